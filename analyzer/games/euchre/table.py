"""What lies on the table in a deal of Euchre, and what holds for all deals of a question."""

from typing import NamedTuple

import numpy as np

from ...core.making import HEIGHTS, PLACES, SIXTHS
from .bidding import Tables
from .policy import Voice
from .rules import CARDS
from .variant import Terms

NOBODY, FREE_WORD, NOT_TOLD = -1, -1, -1
DEALT, KEPT, LEFT = range(3)  # rows of Table.hands: as dealt, in lanes; as played with, trumps made; what is left
MAKER, TRUMP, SPOKEN, TRICKS, ORDER, WORLD = range(6)  # places of Table.now
PLACES_OF_NOW = 6
VOID = 4  # the result in which nobody scores; others are VOID + elder's points - dealer's
RESULTS = 9


class Table(NamedTuple):
    """What lies on the table in one deal; seats are 0, elder, and 1, the dealer."""

    hands: np.ndarray  # uint64, by row and seat
    turned: np.ndarray  # uint64: the turn-up, in its lane
    thrown: np.ndarray  # uint64: what the dealer threw, trumps made
    words: np.ndarray  # int64: what was said
    cards: np.ndarray  # uint64, by trick and seat
    took: np.ndarray  # int64, by trick: who took it
    now: np.ndarray  # int64


class Game(NamedTuple):
    """What holds for all deals of a question."""

    terms: Terms
    tables: Tables
    sixths: np.ndarray  # see `core.making`
    speaks: tuple  # the voice of elder, and of the dealer
    plays: tuple
    moods: np.ndarray  # int64, a row a seat: to have the turn-up made trumps, to name
    said: np.ndarray  # int64, by turn: the word that was said, or NOT_TOLD
    me: int  # the asker, or NOBODY


class Arm(NamedTuple):
    """What the asker does."""

    turn: int  # whose word is told: 0 to 3
    word: int
    thrown: np.uint64  # in its lane; none: by policy


def table_of():
    """Return an empty table."""
    return Table(
        np.zeros((3, 2), np.uint64), np.zeros(1, np.uint64), np.zeros(1, np.uint64), np.zeros(4, np.int64),
        np.zeros((CARDS, 2), np.uint64), np.zeros(CARDS, np.int64), np.zeros(PLACES_OF_NOW, np.int64),
    )  # fmt: skip


def tables_of(variant):
    """Return how trumps are made of the lanes."""
    return Tables(PLACES, HEIGHTS, variant.cards.ranks.index("J"))


def game_of(variant, policies, plays, moods, said=(), me=NOBODY):
    """Return what holds for all deals.

    Parameters
    ----------
    variant : Variant
    policies : list of Policy
        By which elder and the dealer speak and throw.
    plays : list of Voice
        By which they play.
    moods : list of (int, int)
        See `Policy.moods`.
    said : list of int
    me : int
    """
    told = np.full(4, NOT_TOLD, np.int64)
    told[: len(said)] = said
    return Game(
        variant.terms, tables_of(variant), SIXTHS, tuple(policy.voice() for policy in policies),
        tuple(Voice(*voice) for voice in plays), np.array(moods, np.int64), told, me,
    )  # fmt: skip
