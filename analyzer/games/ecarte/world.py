"""The deals of Écarté that agree with what was said: one that does not is drawn again, from a stream of its own."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE, set_of, size
from ...core.jit import U, pdep, verb
from ...core.rng import AGAIN, CARDS, draw_one, nth, stream, word
from ...core.trumps import LANE_ORDERS, reorder, trump_at
from .holdings import KING
from .rules import CARDS as FIVE
from .table import (
    BY_TURN,
    DEALT,
    DONE,
    EXCHANGES,
    HELD,
    LAID,
    LEFT,
    LOOSE,
    NOBODY,
    SPOKEN,
    STOCK,
    SUIT,
    TURNED,
    UNDEALT,
    UNMARKED,
    WON,
)
from .table import KING as MARKED
from .talk import STOCK as WHOLE

ORDERS = len(LANE_ORDERS)
TURN_WORD, HAND_WORDS, SUIT_WORD = 1, 2, 15


class Dealing(NamedTuple):
    """What the hands are dealt from; sets in each of the six orders of the plain suits, or in the first."""

    own: np.ndarray  # uint64, by order: the asker's hand
    unseen: np.ndarray  # uint64, by order: what may be anywhere
    turned: np.uint64  # the turn-up, or none: any
    fitting: np.ndarray  # uint64: the hands that the other may hold, in the first order
    hands: np.ndarray  # uint64: those that the asker may hold, in the first order, if `own` is none of them
    every: int  # 0: any of them; else deal k is world k: each hand in so many orders


@verb
def words_of(seed, deal, drawn):
    """The words of a deal, of the first that is drawn for it or of another."""
    if drawn == 0:
        return word(stream(seed, CARDS, U(0)), deal)
    return nth(word(stream(seed, AGAIN, U(0)), deal), drawn)


@verb
def order_of(dealing, deal, bits):
    """Which of the six orders of the plain suits a deal carries."""
    if dealing.every:
        return np.int64(deal % U(dealing.every))
    return np.int64(draw_one(nth(bits, 0), U(ORDERS)))


@verb
def deal_blind(table, dealing, bits):
    """All cards, where nobody asks: the turn-up, elder's hand, the dealer's."""
    left = dealing.unseen[0]
    table.extra[TURNED] = trump_at(draw_one(nth(bits, TURN_WORD), U(8)))
    left ^= table.extra[TURNED]
    for seat in range(2):
        hand = NONE
        for k in range(FIVE):
            card = pdep(set_of(draw_one(nth(bits, HAND_WORDS + FIVE * seat + k), size(left))), left)
            hand |= card
            left ^= card
        table.sets[DEALT, seat] = hand
    table.extra[UNDEALT] = left
    table.now[SUIT] = draw_one(nth(bits, SUIT_WORD), U(4))


@verb
def deal_known(table, dealing, me, order, deal, bits):
    """The asker's hand, and one of those that the other may hold."""
    many = U(len(dealing.fitting))
    k = deal // U(dealing.every) if dealing.every else draw_one(nth(bits, TURN_WORD), many)
    other = reorder(dealing.fitting[k], U(order))
    table.sets[DEALT, me], table.sets[DEALT, 1 - me] = dealing.own[order], other
    table.extra[TURNED], table.extra[UNDEALT] = dealing.turned, dealing.unseen[order] ^ other


@verb
def deal_class(table, dealing, me, order, bits):
    """One of the hands that the asker may hold, and any of the other's."""
    mine = reorder(dealing.hands[draw_one(nth(bits, TURN_WORD), U(len(dealing.hands)))], U(order))
    left, hand = dealing.unseen[order] ^ mine, NONE
    for k in range(FIVE):
        card = pdep(set_of(draw_one(nth(bits, HAND_WORDS + k), size(left))), left)
        hand |= card
        left ^= card
    table.sets[DEALT, me], table.sets[DEALT, 1 - me] = mine, hand
    table.extra[TURNED], table.extra[UNDEALT] = dealing.turned, left


@verb
def deal_hands(table, dealing, me, deal, bits):
    """Deal all; returns the order of the plain suits."""
    order = order_of(dealing, deal, bits)
    if me == NOBODY:
        deal_blind(table, dealing, bits)
    elif len(dealing.hands):
        deal_class(table, dealing, me, order, bits)
    else:
        deal_known(table, dealing, me, order, deal, bits)
    return order


@verb
def open_deal(table):
    """Laws 2 and 4: the table as it lies when the hands are dealt and nothing is said."""
    for seat in range(2):
        table.sets[HELD, seat] = table.sets[DEALT, seat]
    table.extra[LEFT] = table.extra[UNDEALT]
    table.now[SPOKEN], table.now[EXCHANGES], table.now[LAID], table.now[LOOSE] = 0, 0, 0, 0
    table.now[WON], table.now[DONE], table.now[STOCK] = 0, 0, WHOLE
    table.now[MARKED] = BY_TURN if table.extra[TURNED] == trump_at(KING) else UNMARKED
