"""The play from any moment on, once an arm: in deals drawn at random, or in every world there is."""

from typing import NamedTuple

import numpy as np

from ....core.hands import NONE, size
from ....core.jit import U, kernel, pick, put, rotate, verb
from ....core.rows import fold_outcomes, fold_payoffs
from ....core.trumps import PLAIN, reorder
from ..course import NOBODY, flush_seat, last_trick, nothing, play_trick, round_table, tricks_of
from ..dealing import hands_of, known_row, pay
from .drawing import NO_LIMIT, ORDERS, draw_block, turn_row

BLOCK = 2048  # deals at once: their rows stay in the processor's cache
SWEPT = 4  # outcome beside 0 to 3 tricks: the pool by three trumps (law 17)


class Now(NamedTuple):
    """Where the play stands."""

    me: int
    own: np.uint64  # the asker's cards
    shown: np.ndarray  # uint64: by seat, what lies on the table of the trick that is on
    leader: int  # of the trick that is on
    opening: bool  # whether it is the first
    left: int  # tricks not taken yet
    won: int  # tricks the asker has taken
    number_in: int


@verb
def rest_of(hands, forced, now, game):
    """Laws 6 to 9 from a trick that may have begun: who takes it and the two after it, if there are."""
    players, free, leader = len(hands), nothing(hands), now.leader
    hands, winner, _ = play_trick(rotate(hands, leader), forced, leader, now.opening, now.number_in, game)
    one = round_table(leader + winner, players)
    hands, winner, _ = play_trick(rotate(hands, winner), free, one, False, now.number_in, game)
    two = round_table(one + winner, players)
    three = round_table(one + last_trick(hands, winner), players)
    return one, pick(now.left > 1, two, NOBODY), pick(now.left > 2, three, NOBODY)


@verb
def cards_of(cards, order, blank):
    """The forced cards of an arm, by place from the leader, in the deal's order of the suits."""
    for place in range(len(blank)):
        blank = put(blank, place, reorder(cards[place], U(order)))
    return blank


@kernel
def play_block(hands, orders, forced, now, game, seats, outcome):
    """Play every deal of a block on from now: the tricks the asker will have, or the pool by three trumps."""
    for i in range(len(outcome)):
        table = hands_of(hands, i, seats)
        flush = flush_seat(table, NOBODY, game)
        tricks = now.won + tricks_of(rest_of(table, cards_of(forced, orders[i], seats), now, game), now.me)
        outcome[i] = pick(flush >= 0, pick(flush == now.me, SWEPT, 0), tricks)


@kernel
def simulate(sums, products, counts, first, deals, world, subsets, now, game, forced, pays, seats, seed):
    """Fold deals: an arm is a row of forced cards by place from the leader; `pays`: what outcomes bring."""
    block = min(BLOCK, deals)
    hands, orders = np.zeros((len(seats) + 1, block), np.uint64), np.zeros(block, np.int64)
    payoffs, outcome = np.empty((len(forced), block), np.int64), np.empty(block, np.int64)
    drawn = 0
    for start in range(first, first + deals, block):
        n = min(block, first + deals - start)
        drawn += draw_block(hands, orders, world, subsets, seed, U(start), n, NO_LIMIT)[1]
        for seat in range(len(seats)):
            turn_row(hands[seat], orders, now.shown[seat])
        known_row(hands[now.me], now.own, orders)
        for a in range(len(forced)):
            play_block(hands, orders, forced[a], now, game, seats, outcome)
            pay(payoffs[a], outcome, pays)
            fold_outcomes(outcome[:n], counts[a])
        fold_payoffs(payoffs, n, sums, products)
    return drawn


@kernel
def nth_world(hands, i, world, number):
    """Lay out the n-th of all draws of the lists; what it takes, and whether no two hands share a card."""
    taken, clash = NONE, NONE
    for k in range(len(world.rows)):
        many = np.int64(world.sizes[k])
        hand = world.lists[world.starts[k] + number % many]
        number //= many
        hands[world.rows[k], i] = hand
        clash |= taken & hand
        taken |= hand
    return taken, clash == NONE


@kernel
def count_worlds(counts, many, world, now, game, forced, seats):
    """Play all worlds with all orders of the suits: counts by arm, plain cards left unseen, outcome."""
    hands, turned = np.zeros((len(seats) + 1, BLOCK), np.uint64), np.zeros((len(seats) + 1, BLOCK), np.uint64)
    left, orders, outcome = np.zeros(BLOCK, np.int64), np.zeros(BLOCK, np.int64), np.zeros(BLOCK, np.int64)
    filled = 0
    for number in range(many):
        taken, agrees = nth_world(hands, filled, world, number)
        left[filled] = np.int64(size(world.unseen & PLAIN & ~taken))
        hands[now.me, filled] = now.own
        filled += agrees
        if filled == BLOCK or number == many - 1:
            for order in range(ORDERS):
                orders[:] = order
                for seat in range(len(seats)):
                    turned[seat] = hands[seat]
                    turn_row(turned[seat], orders, now.shown[seat])
                for a in range(len(forced)):
                    play_block(turned, orders, forced[a], now, game, seats, outcome)
                    for i in range(filled):
                        counts[a, left[i], outcome[i]] += 1
            filled = 0
