"""Blocks of deals of three-card Loo: dealt so that they agree with what was said, played once an arm, folded into sums.

Rows of a block: one a seat, then the miss. A seat's hand is drawn from a range of the list of subsets (a free hand is
the whole range), or, where several hands are bound by what was said, from lists of the hands that fit: all lists are
drawn from at once, and all again whenever two of the hands share a card, which is the law of all deals that agree.
"""

from typing import NamedTuple

import numpy as np

from ...core.deal import subsets
from ...core.hands import NONE
from ...core.jit import U, at, kernel, pdep, put, verb
from ...core.rng import AGAIN, CARDS, draw_one, draw_rows, nth, stream, word
from ...core.rows import copy, fill, fold_outcomes, fold_payoffs
from ...core.trumps import reorder
from .course import declare, first_leader, flush_seat, left_behind, outcome_of, play_deal, play_tricks

BLOCK = 2048  # deals at once: their rows stay in the processor's cache


class Dealing(NamedTuple):
    """How the hands of a block are drawn."""

    unseen: np.uint64  # what the asker has not seen
    own: np.uint64  # the asker's hand
    me: int
    lists: np.ndarray  # uint64: the hands that fit, one list after the other
    listed: np.ndarray  # int64: which row each list is of
    starts: np.ndarray  # int64: where each list begins
    ranged: np.ndarray  # int64: which row each range is of, in the order of dealing
    lows: np.ndarray  # int64: where each range begins in the list of subsets
    sizes: np.ndarray  # uint64: six orders of the suits; how many hands each list, then each range holds


@kernel
def known_row(hand, cards, order):
    """The same cards in every deal, in that deal's order of the suits."""
    for i in range(len(hand)):
        hand[i] = reorder(cards, U(order[i]))


@kernel
def range_row(hand, stock, index, table):
    """Give every deal's hand the cards of its subset, and take them from the stock."""
    for i in range(len(hand)):
        cards = pdep(table[index[i]], stock[i])
        hand[i] = cards
        stock[i] ^= cards


@kernel
def list_row(hand, taken, clash, index, fitting):
    """Draw a hand from a list; note whether it shares a card with those drawn before."""
    for i in range(len(hand)):
        hand[i] = fitting[index[i]]
        clash[i] |= taken[i] & hand[i]
        taken[i] |= hand[i]


@kernel
def lists_again(hands, dealing, taken, clash, seed, first):
    """Draw all lists again for the deals in which hands clashed, until they do not; returns how many draws it took."""
    drawn = 0
    for i in range(len(clash)):
        draw = 0
        while clash[i] != NONE:
            draw += 1
            taken[i], clash[i] = NONE, NONE
            for k in range(len(dealing.listed)):
                bits = nth(word(stream(seed, AGAIN, U(k)), first + U(i)), draw)
                hand = dealing.lists[dealing.starts[k] + np.int64(draw_one(bits, dealing.sizes[1 + k]))]
                clash[i] |= taken[i] & hand
                taken[i] |= hand
                hands[dealing.listed[k], i] = hand
        drawn += draw
    return drawn


@kernel
def take_row(hand, stock, order):
    """A hand from a list, in the deal's order of the suits; its cards leave the stock."""
    for i in range(len(hand)):
        hand[i] = reorder(hand[i], U(order[i]))
        stock[i] ^= hand[i]


@kernel
def deal_block(hands, order, dealing, table, seed, first):
    """Deal first, first + 1, ... , each in an order of its own; returns how many draws of all lists it took."""
    block, lists = hands.shape[1], len(dealing.listed)
    index = np.empty((len(dealing.sizes), block), np.uint32)
    stock, taken, clash = np.empty(block, np.uint64), np.empty(block, np.uint64), np.empty(block, np.uint64)
    draw_rows(index, dealing.sizes, seed, CARDS, first)
    copy(order, index[0])
    index = index[1:]
    known_row(stock, dealing.unseen, order)
    known_row(hands[dealing.me], dealing.own, order)
    drawn = 0
    if lists:
        fill(taken, NONE)
        fill(clash, NONE)
        for k in range(lists):
            list_row(hands[dealing.listed[k]], taken, clash, index[k], dealing.lists[dealing.starts[k] :])
        drawn = block + lists_again(hands, dealing, taken, clash, seed, first)
        for k in range(lists):
            take_row(hands[dealing.listed[k]], stock, order)
    for k in range(len(dealing.ranged)):
        range_row(hands[dealing.ranged[k]], stock, index[lists + k], table[dealing.lows[k] :])
    return drawn


@verb
def hands_of(hands, i, seats):
    """The hands of deal i as a tuple; `seats` is any tuple of that many sets."""
    for seat in range(len(seats)):
        seats = put(seats, seat, hands[seat, i])
    return seats


@verb
def said_of(words, blank):
    """A row of words as a tuple."""
    for seat in range(len(blank)):
        blank = put(blank, seat, words[seat])
    return blank


@kernel
def play_block(hands, me, game, said, seats, outcome):
    """Play every deal of a block: what becomes of one seat."""
    for i in range(len(outcome)):
        played, _, _, number_in, flush, winners = play_deal(hands_of(hands, i, seats), hands[len(seats), i], game, said)
        outcome[i] = outcome_of(me, played, number_in, flush, winners)


@kernel
def play_block_left(hands, me, game, said, seats, outcome):
    """The same, and what the deal leaves for the next pool: loos and tricks, four to a loo, seven outcomes before."""
    for i in range(len(outcome)):
        played, _, for_pool, number_in, flush, winners = play_deal(
            hands_of(hands, i, seats), hands[len(seats), i], game, said
        )
        looed, stays = left_behind(played, for_pool, number_in, flush, winners)
        outcome[i] = outcome_of(me, played, number_in, flush, winners) + 7 * (stays + 4 * looed)


@kernel
def pay(payoff, outcome, pays):
    """Laws 10 and 11: what an outcome brings."""
    for i in range(len(payoff)):
        payoff[i] = pays[outcome[i]]


@kernel
def simulate(sums, products, counts, first, deals, dealing, table, game, arms, pays, left, seats, blank, seed):
    """Fold deals: an arm is what all say, FREE by policy; `pays`: what outcomes bring; `seats`, `blank`: any tuples."""
    block = min(BLOCK, deals)
    hands = np.empty((len(seats) + 1, block), np.uint64)
    payoffs, outcome = np.empty((len(arms), block), np.int64), np.empty(block, np.int64)
    order, drawn = np.empty(block, np.uint32), 0
    for start in range(first, first + deals, block):
        n = min(block, first + deals - start)
        if n < block:  # the last: no draw is counted for a deal that is not asked for
            hands, order = np.empty((len(seats) + 1, n), np.uint64), np.empty(n, np.uint32)
            payoffs, outcome = np.empty((len(arms), n), np.int64), np.empty(n, np.int64)
        drawn += deal_block(hands, order, dealing, table, seed, U(start))
        for a in range(len(arms)):
            said = said_of(arms[a], blank)
            if left:
                play_block_left(hands, dealing.me, game, said, seats, outcome)
            else:
                play_block(hands, dealing.me, game, said, seats, outcome)
            pay(payoffs[a], outcome, pays[a])
            fold_outcomes(outcome[:n], counts[a])
        fold_payoffs(payoffs, n, sums, products)
    return drawn


class Trace(NamedTuple):
    """All that happens in some deals; sets of cards, a row a deal."""

    words: np.ndarray  # int64, by seat
    played: np.ndarray  # uint64, by seat: what it plays with, nothing if it is out
    cards: np.ndarray  # uint64, by trick and seat
    winners: np.ndarray  # int64, by trick
    facts: np.ndarray  # int64: who plays for the pool, how many are in, who has a flush


@kernel
def trace_block(hands, game, said, seats, trace):
    """Play every deal of a block and write down what happens."""
    n = len(seats)
    for i in range(hands.shape[1]):
        played, words, holder, for_pool, number_in = declare(hands_of(hands, i, seats), hands[n, i], game, said)
        winners, shown = play_tricks(played, first_leader(played, holder, game), number_in, game)
        for seat in range(n):
            trace.words[i, seat], trace.played[i, seat] = at(words, seat), at(played, seat)
            for trick in range(3):
                trace.cards[i, trick, seat] = at(shown[trick], seat)
        for trick in range(3):
            trace.winners[i, trick] = winners[trick]
        trace.facts[i, 0], trace.facts[i, 1] = for_pool, number_in
        trace.facts[i, 2] = flush_seat(played, for_pool, game)


def traced(stage, arm, first, count):
    """Return the `Trace` of deals of one arm, the hands as dealt, the miss last, and the order of suits of each."""
    n = stage.situation.players
    hands = np.zeros((n + 1, count), np.uint64)
    order = np.zeros(count, np.uint32)
    deal_block(hands, order, stage.evidence.dealing, subsets(3), stage.seed, U(first))
    trace = Trace(
        np.zeros((count, n), np.int64), np.zeros((count, n), np.uint64), np.zeros((count, 3, n), np.uint64),
        np.zeros((count, 3), np.int64), np.zeros((count, 3), np.int64),
    )  # fmt: skip
    trace_block(hands, stage.game, tuple(int(w) for w in stage.arms[arm]), (U(0),) * n, trace)
    return trace, hands, order.tolist()
