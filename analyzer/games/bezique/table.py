"""What lies on the table in a deal of Bezique, and what holds for all deals of a question."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE
from ...core.jit import verb
from .rules import Own, Signs
from .variant import CODES, Terms

ELDER, DEALER, NOBODY = 0, 1, -1
HELD, SHOWN, WED, RUN, PAIR, FOUR, KNOWN = range(7)  # rows of Table.sets; KNOWN: seen by the other, not played yet
TRUMPS, QUEEN, KNAVE, TURN_UP, PLAYED, LED, FORCED = range(7)  # places in Table.cards
MELDS, SEVENS_, BRISQUES_, LAST = range(4)  # rows of Table.points: whence points come
STOCK, LEADER, STAGE, WINNER, LOGGED, ASKER, CODE, EXCHANGE, FIRST = range(9)  # places in Table.now; FIRST: who took
# the first trick played
TO_LEAD, TO_FOLLOW, TO_DECLARE = range(3)  # stages: who leads next, follows the card led, has won and may declare
BY_POLICY = -1  # a declaration, or an exchange, that is left to the policy
DEAL, PLAYS, TAKES, SEVEN_PLAYED, EXCHANGES, DECLARES, DRAWS, LAST_TRICK = range(8)  # events
STOCK_TOP = 48  # cards of a full stock
EVENTS = 260  # that a deal may have at most


class Table(NamedTuple):
    """What lies on the table in one deal."""

    sets: np.ndarray  # uint64, seven rows a seat
    cards: np.ndarray  # uint64
    stock: np.ndarray  # uint64: the stock from the top, the turn-up last
    points: np.ndarray  # int64, four rows a seat
    total: np.ndarray  # int64: of the game, a seat; this deal's aces and tens are not in it before its end
    told: np.ndarray  # int64, by declaration, a seat: how often
    now: np.ndarray  # int64
    log: np.ndarray  # uint64, a row an event: kind, seat, cards, number; of no rows where nobody reads it


class Game(NamedTuple):
    """What holds for all deals of a question."""

    terms: Terms
    limit: int  # points that end the game at once
    voices: np.ndarray  # int64, a row of policy numbers a seat


def table_of(log=False):
    """Return an empty table."""
    return Table(
        np.zeros((7, 2), np.uint64), np.zeros(7, np.uint64), np.zeros(48, np.uint64), np.zeros((4, 2), np.int64),
        np.zeros(2, np.int64), np.zeros((CODES, 2), np.int64), np.zeros(9, np.int64),
        np.zeros((EVENTS if log else 0, 4), np.uint64),
    )  # fmt: skip


@verb
def own_of(table, seat, without):
    """A player's own cards, some left out, and what they served in."""
    sets = table.sets
    return Own(
        sets[HELD, seat] & ~without,
        sets[SHOWN, seat],
        sets[WED, seat],
        sets[RUN, seat],
        sets[PAIR, seat],
        sets[FOUR, seat],
    )


@verb
def signs_of(table):
    """What the trumps and bezique are in this deal."""
    return Signs(table.cards[TRUMPS], table.cards[QUEEN], table.cards[KNAVE])


@verb
def note(table, event, seat, cards, number):
    """Write an event down, where somebody reads it."""
    k = table.now[LOGGED]
    if k < len(table.log):
        table.log[k, 0], table.log[k, 1], table.log[k, 2], table.log[k, 3] = event, seat, cards, number
        table.now[LOGGED] = k + 1


@verb
def score(table, game, source, seat, points):
    """Law 19: points that are scored at once; the first who reaches the game wins it."""
    table.points[source, seat] += points
    table.total[seat] += points
    if table.total[seat] >= game.limit and table.now[WINNER] == NOBODY:
        table.now[WINNER] = seat


@verb
def begin(table):
    """Clear the table for a deal; the score of the game stays."""
    for seat in range(2):
        for row in range(7):
            table.sets[row, seat] = NONE
        for row in range(4):
            table.points[row, seat] = 0
        for code in range(CODES):
            table.told[code, seat] = 0
    table.cards[PLAYED], table.cards[LED], table.cards[FORCED] = NONE, NONE, NONE
    table.now[WINNER], table.now[LOGGED], table.now[ASKER], table.now[FIRST] = NOBODY, 0, NOBODY, NOBODY
    table.now[CODE], table.now[EXCHANGE] = BY_POLICY, BY_POLICY
