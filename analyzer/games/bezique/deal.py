"""The deals of Bezique: what is known lies where it lies, the rest is drawn one by one; deal i is always the same."""

from typing import NamedTuple

import numpy as np

from ...core.deal import ORDERS
from ...core.hands import NONE, set_of, size
from ...core.jit import U, pdep, step, verb
from ...core.rng import CARDS, draw_one, nth, stream, word
from ...core.twice import LANES, twice_lane
from .rules import BRISQUES
from .table import (
    HELD,
    KNAVE,
    LEADER,
    PLAYED,
    QUEEN,
    STAGE,
    STOCK,
    TRUMPS,
    TURN_UP,
    begin,
)


class Dealing(NamedTuple):
    """What a deal is made of, a row an order of the suits."""

    sets: np.ndarray  # uint64, by order, as in Table.sets: what is known
    cards: np.ndarray  # uint64, by order, as in Table.cards; no turn-up: it is drawn
    unknown: np.ndarray  # uint64, by order
    bezique: np.ndarray  # uint64, by order and lane of trumps: the queens, the knaves
    suits: np.ndarray  # int64, by order and lane: which suit lies there
    hidden: np.ndarray  # int64, a seat: how many cards of its hand are not known
    stock: int  # cards in it, the turn-up counted
    leader: int
    stage: int
    live: int  # how many aces and tens are among what is dealt; negative where that is not known


@verb
def order_of(bits):
    """Which of the 24 orders of the suits a deal carries."""
    return np.int64(draw_one(nth(bits, 0), U(len(ORDERS))))


@verb
def bits_of(seed, deal):
    """The word of a deal."""
    return word(stream(seed, CARDS, U(0)), deal)


@verb
def one_of(cards, bits, k):
    """A card of a set, drawn with the k-th word of a deal."""
    return pdep(set_of(draw_one(nth(bits, 1 + k), U(size(cards)))), cards)


@verb
def drawn_from(cards, many, bits, first):
    """So many cards of a set, drawn with the words from `first` on."""
    found = NONE
    for k in range(many):
        found |= one_of(cards & ~found, bits, first + k)
    return found


@step
def deal_out(table, dealing, order, bits):
    """Lay a deal out; what is neither held nor in the stock has been played."""
    begin(table)
    for row in range(table.sets.shape[0]):
        for seat in range(2):
            table.sets[row, seat] = dealing.sets[order, row, seat]
    for k in range(len(table.cards)):
        table.cards[k] = dealing.cards[order, k]
    rest, drawn, played = dealing.unknown[order], 0, NONE
    if dealing.live >= 0:
        drawn = dealing.hidden[0] + dealing.hidden[1] + max(dealing.stock - 1, 0)
        live = drawn_from(rest & BRISQUES, dealing.live, bits, 0)
        live |= drawn_from(rest & ~BRISQUES, drawn - dealing.live, bits, dealing.live)
        rest, played = live, rest & ~live
    for seat in range(2):
        for _ in range(dealing.hidden[seat]):
            card = one_of(rest, bits, drawn)
            table.sets[HELD, seat] |= card
            rest ^= card
            drawn += 1
    table.now[STOCK], table.now[LEADER], table.now[STAGE] = dealing.stock, dealing.leader, dealing.stage
    if dealing.stock:
        if table.cards[TURN_UP] == NONE:
            table.cards[TURN_UP] = one_of(rest, bits, drawn)
            rest ^= table.cards[TURN_UP]
            drawn += 1
            table.cards[TRUMPS] = LANES[np.int64(twice_lane(table.cards[TURN_UP]))]
        for k in range(48 - dealing.stock, 47):
            card = one_of(rest, bits, drawn)
            table.stock[k] = card
            rest ^= card
            drawn += 1
        table.stock[47] = table.cards[TURN_UP]
    lane = np.int64(twice_lane(table.cards[TRUMPS]))
    table.cards[QUEEN], table.cards[KNAVE] = dealing.bezique[order, lane, 0], dealing.bezique[order, lane, 1]
    table.cards[PLAYED] |= rest | played
