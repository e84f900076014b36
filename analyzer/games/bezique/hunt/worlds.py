"""Worlds that agree with what a seat has seen: its cards, what it knows of the other, what was played, the turn-up."""

from typing import NamedTuple

import numpy as np

from ....core.hands import NONE, size
from ....core.jit import step, verb
from ..closed.search import ends_of, stack_of
from ..deal import one_of
from ..table import (
    ASKER,
    BY_POLICY,
    CODE,
    EXCHANGE,
    FORCED,
    HELD,
    KNOWN,
    LAST,
    NOBODY,
    PLAYED,
    STOCK,
    TURN_UP,
    WINNER,
    Game,
    Table,
)

PLACES = 48  # of the stock


class Lab(NamedTuple):
    """What a seat needs to imagine: a table of its own, the game as `book` plays it to the end of the deal, notes."""

    table: Table
    game: Game
    moves: np.ndarray  # uint64: the cards, or codes of declarations, to choose from
    sums: np.ndarray  # int64: what each has gained more than the usual one, over the worlds
    squares: np.ndarray  # int64
    ends: np.ndarray  # for the last eight tricks, see `closed.search`
    stack: np.ndarray
    numbers: np.ndarray


def notes(last):
    """Return room for the moves to choose from, what each gains, and the last tricks; the last brings `last`."""
    return np.zeros(16, np.uint64), np.zeros(16, np.int64), np.zeros(16, np.int64), ends_of(last), *stack_of()


@verb
def hidden_from(table, seat):
    """The cards a seat has not seen, and which may be anywhere that is hidden from it."""
    other = table.sets[KNOWN, 1 - seat] & table.sets[HELD, 1 - seat]
    return ~(table.sets[HELD, seat] | other | table.cards[PLAYED] | table.cards[TURN_UP])


@verb
def copy_table(world, table):
    """Lay all out as it lies, nothing scored yet and nobody told what to do."""
    for row in range(table.sets.shape[0]):
        for k in range(2):
            world.sets[row, k] = table.sets[row, k]
    for k in range(len(table.cards)):
        world.cards[k] = table.cards[k]
    for k in range(len(table.now)):
        world.now[k] = table.now[k]
    for k in range(PLACES - table.now[STOCK], PLACES):
        world.stock[k] = table.stock[k]
    for source in range(LAST + 1):
        for k in range(2):
            world.points[source, k] = 0
    world.cards[FORCED], world.now[WINNER], world.now[ASKER] = NONE, NOBODY, NOBODY
    world.now[CODE], world.now[EXCHANGE] = BY_POLICY, BY_POLICY


@step
def imagine(world, table, seat, bits):
    """Lay out a world: all as it lies, but what is hidden from the seat as chance has it."""
    copy_table(world, table)
    known = table.sets[KNOWN, 1 - seat] & table.sets[HELD, 1 - seat]
    rest, hand, drawn = hidden_from(table, seat), known, 0
    for _ in range(np.int64(size(table.sets[HELD, 1 - seat]) - size(known))):
        card = one_of(rest, bits, drawn)
        hand |= card
        rest ^= card
        drawn += 1
    world.sets[HELD, 1 - seat] = hand
    if table.now[STOCK]:
        for k in range(PLACES - table.now[STOCK], PLACES - 1):
            world.stock[k] = one_of(rest, bits, drawn)
            rest ^= world.stock[k]
            drawn += 1
