"""Deals in which nobody trades: only the highest trump matters, so eight of them are settled at a time.

Rows of a block of deals: one a seat, then the spare hand, then the lot the asker considers (dealt as a hand of its
own), then the turn-up not turned yet. `play` plays the same deals in the order of the laws; a test compares them.
"""

import numpy as np

from ...core.deal import deal_pieces
from ...core.hands import ALL, NONE, lane_of, set_of, size, strongest
from ...core.jit import U, kernel, pick
from ...core.rng import CARDS, draw_rows
from ...core.rows import fill, fold_outcomes, fold_payoffs

BLOCK = 2048  # deals at once: their rows stay in the processor's cache


@kernel
def deal_block(hands, dealing, tables, unseen, seed, first):
    """Deal first, first + 1, ... : every hand of every deal of a block."""
    stock = np.empty(hands.shape[1], np.uint64)
    index = np.empty((len(dealing.owners), hands.shape[1]), np.uint32)
    fill(stock, unseen)
    for row in range(len(hands)):
        fill(hands[row], NONE)
    draw_rows(index, dealing.choices, seed, CARDS, first)
    deal_pieces(hands, stock, index, dealing.owners, dealing.sizes, tables)


@kernel
def begin(best, live, turned, courts):
    """The turn-up of each deal, and which cards may still count: none where the deal passes (law 4)."""
    for i in range(len(best)):
        best[i] = turned[i]
        live[i] = pick(turned[i] & courts != NONE, NONE, ALL)


@kernel
def head(best, winner, hand, live, place):
    """Law 6: a hand's highest trump leads if it is above the best so far."""
    for i in range(len(best)):
        top = strongest(hand[i] & lane_of(best[i]) & live[i])
        leads = top > best[i]
        best[i], winner[i] = pick(leads, top, best[i]), pick(leads, place, winner[i])


@kernel
def owe(amounts, hand, live, each):
    """Law 10: add `each` for every marked card of a hand that is turned; `live` holds the marked cards that count."""
    for i in range(len(amounts)):
        amounts[i] += each * np.int64(size(hand[i] & live[i]))


@kernel
def mask(live, cards):
    """Let only `cards` count."""
    for i in range(len(live)):
        live[i] &= cards


@kernel
def pay(payoff, winner, wins, pot):
    """Law 12: the pool, where the asker has the best trump."""
    for i in range(len(payoff)):
        payoff[i] = wins[winner[i]] * pot[i]


@kernel
def settle_block(payoffs, winner, hands, scene, arms, courts, marked, penalty, players):
    """Who has the best trump of each deal (0: the lead; k: row k - 1) and what each arm receives."""
    best, live, pot = (
        np.empty(len(winner), np.uint64),
        np.empty(len(winner), np.uint64),
        np.empty(len(winner), np.int64),
    )
    turned = hands[players + 2]
    if scene.turn_up >= 0:
        fill(turned, set_of(scene.lead))
    begin(best, live, turned, courts)
    fill(winner, 0)
    for row in range(players + 2):
        head(best, winner, hands[row], live, row + 1)
    fill(pot, scene.pool)
    if penalty:
        mask(live, marked)
        for row in range(players + 2):
            if row != players:
                owe(pot, hands[row], live, penalty)
        if scene.turn_up < 0:
            fill(live, marked)
            owe(pot, turned, live, penalty * (arms.owner[0] >= 0))
    for a in range(len(payoffs)):
        pay(payoffs[a], winner, arms.wins[a], pot)
        if penalty:
            begin(best, live, turned, courts)
            mask(live, marked)
            for row in range(players + 2):
                owe(payoffs[a], hands[row], live, -penalty * arms.owes[a, row])
            if scene.turn_up < 0:
                fill(live, marked)
                owe(payoffs[a], turned, live, -penalty * arms.owes[a, players + 2])


@kernel
def simulate_settled(sums, products, counts, first, deals, dealing, tables, scene, arms, courts, game):
    """Fold deals in which nobody trades."""
    block = min(BLOCK, deals)
    hands = np.empty((game.players + 3, block), np.uint64)
    payoffs, winner = np.empty((len(sums), block), np.int64), np.empty(block, np.int64)
    for start in range(first, first + deals, block):
        n = min(block, first + deals - start)
        deal_block(hands, dealing, tables, scene.unseen, game.seed, U(start))
        settle_block(payoffs, winner, hands, scene, arms, courts, game.marked, game.terms.penalty, game.players)
        fold_payoffs(payoffs, n, sums, products)
        fold_outcomes(winner[:n], counts)
