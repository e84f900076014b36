"""Drawing worlds: all unseen hands of a deal at once, and all again until they agree."""

import numpy as np

from ....core.deal import tables
from ....core.hands import NONE, size
from ....core.jit import U, kernel, pdep, step, verb
from ....core.rng import CARDS, SUITS, draw_one, nth, stream, word
from ....core.trumps import LANE_ORDERS, PLAIN, reorder

ORDERS = len(LANE_ORDERS)  # of the plain suits
NO_LIMIT = 2**62  # draws
TRIAL, RARE = 4096, 16  # deals of a trial, and how few of them are too few
PATIENCE = 2_000_000  # draws it may take


@verb
def threes(stock):
    """How many hands of three a stock holds."""
    n = np.int64(size(stock))
    return n * (n - 1) * (n - 2) // 6


@step
def draw_hands(hands, i, world, subsets, begins, deal, draw):
    """One draw of all hands of deal i, and whether they agree; of a stock's threes those without trumps come first."""
    taken, stream = NONE, 0
    for k in range(len(world.rows)):
        number = draw_one(nth(word(begins[stream], deal), draw), world.sizes[k])
        hand = world.lists[world.starts[k] + np.int64(number)]
        if taken & hand != NONE:
            return False
        taken |= hand
        hands[world.rows[k], i] = hand
        stream += 1
    stock = world.unseen & ~taken
    for k in range(len(world.threes)):
        number = np.int64(draw_one(nth(word(begins[stream], deal), draw), world.bounds[k]))
        plain = threes(stock & PLAIN)
        number += plain if world.trumped[k] else 0
        if number >= (threes(stock) if world.trumped[k] else plain):
            return False
        hand = pdep(subsets[2][number], stock)
        hands[world.threes[k], i] = hand
        stock ^= hand
        stream += 1
    for k in range(len(world.free)):
        number = np.int64(draw_one(nth(word(begins[stream], deal), draw), world.ways[k]))
        hand = pdep(subsets[world.cards[k] - 1][number], stock)
        hands[world.free[k], i] = hand
        stock ^= hand
        stream += 1
    return True


@kernel
def draw_block(hands, orders, world, subsets, seed, first, deals, limit):
    """Draw the hands and the order of the suits of some deals; how many were drawn, and the draws it took."""
    begins = np.empty(len(world.rows) + len(world.threes) + len(world.free), np.uint64)
    for k in range(len(begins)):
        begins[k] = stream(seed, CARDS, U(k))
    drawn = 0
    for i in range(deals):
        deal, draw = first + U(i), 0
        orders[i] = draw_one(word(stream(seed, SUITS, U(0)), deal), U(ORDERS))
        while not draw_hands(hands, i, world, subsets, begins, deal, draw):
            draw += 1
            if drawn + draw >= limit:
                return i, drawn + draw
        drawn += draw + 1
    return deals, drawn


@kernel
def turn_row(hand, orders, shown):
    """A row of hands, with the card shown already, in each deal's order of the suits."""
    for i in range(len(hand)):
        hand[i] = reorder(hand[i] | shown, U(orders[i]))


def agreeing(world, rows, seed):
    """Return how many of `TRIAL` deals were drawn before patience ended, and the draws it took."""
    if len(world.rows) <= 1 and not len(world.threes):
        return TRIAL, TRIAL  # nothing can clash
    hands, orders = np.zeros((rows, TRIAL), np.uint64), np.empty(TRIAL, np.int64)
    return draw_block(hands, orders, world, tables(), U(seed), U(0), TRIAL, PATIENCE)
