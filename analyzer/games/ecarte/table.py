"""What lies on the table in a deal of Écarté, and what holds for all deals of a question; seats from 0, elder."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE, set_of, size
from ...core.jit import pdep, verb
from ...core.rng import draw_one, nth
from .rules import CARDS
from .variant import MOST_PROPOSALS, Terms

NOBODY, FREE = -1, -1  # who asks, where nobody does; a word that is left to the policy
DEALT, HELD = range(2)  # rows of Table.sets
# places in Table.now; SPOKEN: words said; LAID: cards of the stock laid out; STOCK: cards left; WON: elder's tricks;
# DONE: what the asker has done of his own; SUIT: which is trumps, where nobody asks
SPOKEN, EXCHANGES, STOCK, LAID, LOOSE, KING, WON, DONE, SUIT = range(9)
PLACES = 9
UNMARKED, BY_ELDER, BY_DEALER, BY_TURN = range(4)  # in KING: who marked it
BY_HAND, OPENLY, SECRETLY = range(3)  # of an arm: the king is marked as the policy says, or is, or is not
STOCK_WORDS = 16  # the words of a deal from here on order the stock
WORDS = 4 * (MOST_PROPOSALS + 1)  # at most


class Table(NamedTuple):
    """What lies on the table in one deal."""

    sets: np.ndarray  # uint64, two rows, a column a seat
    extra: np.ndarray  # uint64: the turn-up, what is left of the stock when the hands are dealt, and what is left now
    spoken: np.ndarray  # int64: the words in order
    thrown: np.ndarray  # uint64, a row an exchange, a column a seat
    drawn: np.ndarray  # uint64, the same
    cards: np.ndarray  # uint64, a row a trick, a column a seat
    leaders: np.ndarray  # int64, a trick: who led
    now: np.ndarray  # int64


TURNED, UNDEALT, LEFT = range(3)  # places in Table.extra


class Game(NamedTuple):
    """What holds for all deals of a question."""

    terms: Terms
    me: int  # the asker, or NOBODY
    said: np.ndarray  # int64: words as numbers
    heard: np.ndarray  # bool: which of them are evidence
    manners: np.ndarray  # int64, a row a seat: how it speaks
    voices: np.ndarray  # int64, a row a seat: how it plays
    score: np.ndarray  # int64: elder's and the dealer's points, without a king turned up
    solved: bool  # both play perfectly, all cards seen


class Arm(NamedTuple):
    """What the asker does on his turn, the rest by policy."""

    word: int
    throws: bool  # whether he throws away what the arm says, when he is next to change cards
    thrown: np.uint64
    king: int  # how he marks it


def new_table():
    """Return a table with nothing on it."""
    return Table(
        np.zeros((2, 2), np.uint64), np.zeros(3, np.uint64), np.zeros(WORDS, np.int64),
        np.zeros((MOST_PROPOSALS + 1, 2), np.uint64), np.zeros((MOST_PROPOSALS + 1, 2), np.uint64),
        np.zeros((CARDS, 2), np.uint64), np.zeros(CARDS, np.int64), np.zeros(PLACES, np.int64),
    )  # fmt: skip


@verb
def draw(table, bits, many):
    """So many cards from the top of the stock, whose order is that of the words of the deal."""
    cards, left, laid = NONE, table.extra[LEFT], table.now[LAID]
    for k in range(many):
        place = draw_one(nth(bits, STOCK_WORDS + laid + k), size(left))
        card = pdep(set_of(place), left)
        cards |= card
        left ^= card
    table.extra[LEFT], table.now[LAID] = left, laid + many
    return cards
