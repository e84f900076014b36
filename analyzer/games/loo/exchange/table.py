"""What lies on the table in a deal of five-card or Irish Loo, and what holds for all deals of a question.

A word is how many cards a seat exchanges, 0 to stand pat, or one of the codes below.
"""

from typing import NamedTuple

import numpy as np

from ....core.hands import set_of, size
from ....core.jit import pdep, verb
from ....core.rng import draw_one, nth

PAT, OUT, IN, FREE = 0, -1, -2, -3  # IN: plays, and exchanges by policy; FREE: not said yet
NOBODY = -1
DEALT, HELD, LEFT = range(3)  # rows of Table.sets: the hand dealt, after exchanging (none: out), what is left of it
WORD, TRICKS, TOOK = range(3)  # rows of Table.seats; TOOK: by trick, not by seat
NUMBER_IN, DRAWN, LAID, FLUSH, LEADER = range(5)  # places in Table.now
PLACES = 5
STOCK_WORDS = 32  # the words of a deal from here on order the stock, those before deal the hands


class Table(NamedTuple):
    """What lies on the table in one deal."""

    sets: np.ndarray  # uint64, three rows a seat
    cards: np.ndarray  # uint64, a row a trick: what each seat played
    stock: np.ndarray  # uint64: what is not laid out yet, then the cards from the top, as far as anybody drew
    seats: np.ndarray  # int64, three rows a seat
    now: np.ndarray  # int64


class Game(NamedTuple):
    """What holds for all deals of a question."""

    players: int
    me: int  # the asker, whose hand is known, or NOBODY
    tricks: int
    lead: int  # law 6
    duty: np.uint64  # the trump that must be led first: the ace, or the king if the ace is turned
    civil: np.uint64  # the ace of trumps, which Pam spares; none where he need not (law 20)
    flush: int  # law 21
    must: bool  # everybody stands (law 16)
    said: np.ndarray  # int64, a word a seat; FREE: by policy
    voices: np.ndarray  # int64, a row of policy numbers a seat


def table_of(players, tricks):
    """Return an empty table."""
    return Table(
        np.zeros((3, players), np.uint64), np.zeros((tricks, players), np.uint64),
        np.zeros(1 + players * tricks, np.uint64), np.zeros((3, max(players, tricks)), np.int64),
        np.zeros(PLACES, np.int64),
    )  # fmt: skip


def code_of(word):
    """Return a word as a number."""
    codes = {"throw": OUT, "in": IN, "stand": PAT, "take": PAT}
    return codes[word] if word in codes else int(word.removeprefix("draw-"))


@verb
def draw(table, bits):
    """Law 18: the top card of the stock; each is laid out once and is the same whoever draws it."""
    k = table.now[DRAWN]
    if k == table.now[LAID]:
        rest = table.stock[0]
        card = pdep(set_of(draw_one(nth(bits, STOCK_WORDS + k), size(rest))), rest)
        table.stock[0] = rest ^ card
        table.stock[1 + k] = card
        table.now[LAID] = k + 1
    table.now[DRAWN] = k + 1
    return table.stock[1 + k]
