"""What lies on the table in a deal of Euchre, and what holds for all deals of a question."""

from typing import NamedTuple

import numpy as np

from ...core.jit import verb
from ...core.making import PLACES
from .policy import Voice
from .rules import CARDS

NOBODY, FREE_WORD, NOT_TOLD = -1, -1, -1
# rows of Table.sets, by seat: hands as dealt, in lanes; as played with, trumps made; what is left of them; the turn-up,
# in its lane, and what the dealer threw, trumps made; what he took for it; from CARD on by trick what each played
DEALT, KEPT, LEFT, OTHERS, TAKEN, CARD = range(6)
TURNED_UP, THROWN = 0, 1  # places in the row OTHERS
# places of Table.now; NAMES: which suits the lanes are, if nobody asks; from WORD on what was said, from TOOK on by
# trick who took it
MAKER, TRUMP, SPOKEN, TRICKS, ORDER, WORLD, NAMES, WORD, TOOK = 0, 1, 2, 3, 4, 5, 6, 7, 11
SPEAKS, PLAYS = 0, 2  # rows of Game.voices: elder's, then the dealer's
VOID = 4  # the result in which nobody scores; others are VOID + elder's points - dealer's
RESULTS = 9


class Table(NamedTuple):
    """What lies on the table in one deal; seats are 0, elder, and 1, the dealer."""

    sets: np.ndarray  # uint64
    now: np.ndarray  # int64


class Game(NamedTuple):
    """What holds for all deals of a question."""

    ranks: int  # in a suit
    knave: int  # its slot
    stick_dealer: bool
    defenders_march: int
    places: np.ndarray  # see `core.making`
    voices: np.ndarray  # int64, two rows a seat: by which it speaks and throws, by which it plays
    moods: np.ndarray  # int64, a row a seat: to have the turn-up made trumps, to name
    said: np.ndarray  # int64, by turn: the word that was said, or NOT_TOLD
    me: int  # the asker, or NOBODY


class Arm(NamedTuple):
    """What the asker does."""

    turn: int  # whose word is told: 0 to 3
    word: int
    thrown: np.uint64  # in its lane; none: by policy


@verb
def voice_of(game, row):
    """The policy of a row of voices."""
    v = game.voices[row]
    return Voice(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11])


def table_of():
    """Return an empty table."""
    return Table(np.zeros((CARD + CARDS, 2), np.uint64), np.zeros(TOOK + CARDS, np.int64))


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
    voices = np.array([*(policy.voice() for policy in policies), *plays], np.int64)
    ranks = variant.cards.ranks
    return Game(
        len(ranks), ranks.index("J"), variant.stick_dealer, variant.defenders_march, PLACES, voices,
        np.array(moods, np.int64), told, me,
    )  # fmt: skip
