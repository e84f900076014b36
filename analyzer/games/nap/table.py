"""What lies on the table in a deal of Nap, and what holds for all deals of a question."""

from typing import NamedTuple

import numpy as np

from ...core.hands import set_of, size
from ...core.jit import pdep, verb
from ...core.rng import draw_one, nth
from .variant import Terms

NOBODY = -1
SPARE, PEEP, DRAW = 50, 51, 100  # words that are no level: the spare hand, a peep, DRAW + 3: three cards bought
FREE = -1  # a word that is left to the policy
DEALT, HELD, LEFT, SHOWN = range(4)  # rows of Table.sets; SHOWN: what lies on the table of the trick that is on
WORD, PEEPED, NET, TOOK = range(4)  # rows of Table.seats; TOOK: by trick, not by seat
SENIOR, LEVEL, SPARE_TO, WON, MADE, TRICKS, POOL, DOUBLED, DRAWN, LAID, LEADER, SPOKEN = range(12)  # in Table.now
PLACES = 12
NOWHERE, AT_FIRST, TO_BUY, WITH_SPARE, WITH_PEEP = range(-1, 4)  # stages at which cards are thrown away
SPARE_HAND, PEEP_CARD, TRUMP = range(3)  # places in Table.extra
STOCK_WORDS = 64  # the words of a deal from here on order the stock, those before deal the hands


class Table(NamedTuple):
    """What lies on the table in one deal."""

    sets: np.ndarray  # uint64, four rows a seat
    cards: np.ndarray  # uint64, a row a trick: what each seat played
    extra: np.ndarray  # uint64
    stock: np.ndarray  # uint64: what is not laid out yet, then the cards from the top, as far as anybody drew
    seats: np.ndarray  # int64, four rows a seat
    spoken: np.ndarray  # int64: all words in the order in which they were said, as in Game.said
    now: np.ndarray  # int64


class Game(NamedTuple):
    """What holds for all deals of a question."""

    players: int
    holders: int  # who have cards
    me: int  # the asker, or NOBODY
    terms: Terms
    won: np.ndarray  # int64, by level: what a call wins of each other player
    lost: np.ndarray  # int64, by level
    has_kitty: bool
    said: np.ndarray  # int64, words in the order in which they were said
    heard: np.ndarray  # bool: which of them are evidence
    voices: np.ndarray  # int64, a row of policy numbers a seat
    sights: np.ndarray  # int64, a seat: how it finds its card
    worlds: int  # that a seat draws for a choice of card
    solved: bool  # all hands are open to all, and only what becomes of the call is asked for
    by_chance: bool  # an arm brings 1 if the call is made, else 0, in place of what is paid


class Arm(NamedTuple):
    """What the asker does on his turn, the rest by policy."""

    word: int  # what he says; FREE: by policy
    stage: int  # at which he throws cards away
    thrown: np.uint64
    stands: int  # a call that he plays without an auction, 0 if there is one
    lead: np.uint64  # his first card; none: by policy


def table_of(players, tricks):
    """Return an empty table."""
    return Table(
        np.zeros((4, players), np.uint64), np.zeros((tricks, players), np.uint64), np.zeros(3, np.uint64),
        np.zeros(1 + 5 * players, np.uint64), np.zeros((4, max(players, tricks)), np.int64),
        np.zeros(3 * players + 2, np.int64), np.zeros(PLACES, np.int64),
    )  # fmt: skip


@verb
def draw(table, bits):
    """Law 12: the top card of the stock; each is laid out once and is the same whoever draws it."""
    k = table.now[DRAWN]
    if k == table.now[LAID]:
        rest = table.stock[0]
        card = pdep(set_of(draw_one(nth(bits, STOCK_WORDS + k), size(rest))), rest)
        table.stock[0] = rest ^ card
        table.stock[1 + k] = card
        table.now[LAID] = k + 1
    table.now[DRAWN] = k + 1
    return table.stock[1 + k]


@verb
def pay_in(table, seat, units):
    """Laws 10, 12, 21 and 22: from a player into the kitty."""
    table.seats[NET, seat] -= units
    table.now[POOL] += units
