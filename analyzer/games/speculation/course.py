"""Deals in the order of the laws, trades included, and many of them as integer sums."""

import numpy as np

from ...core.hands import number_of, set_of, size
from ...core.jit import U, kernel, pdep, verb
from ...core.rng import ORDER, draw_one, nth, stream, word
from ...core.rows import fill, fold_outcomes, fold_payoffs
from .market import (
    BEST,
    BOUGHT,
    BUYER,
    DEALER,
    DEALT,
    DOWN,
    HIDDEN,
    LEADER,
    MONEY,
    POOL,
    PRIZE,
    SALES,
    STAKES,
    TURN,
    TURN_UP,
    TURNED,
    UNSEEN,
    note,
    owner_of_turn_up,
    play_on,
    play_pool,
    stakes,
)
from .settle import BLOCK, deal_block


@verb
def start_table(table, scene):
    """Clear the table of the deal before."""
    for row in range(len(table.seats)):
        for column in (DEALT, HIDDEN, BOUGHT, MONEY):
            table.seats[row, column] = 0
    fill(table.now, 0)
    table.now[POOL], table.now[BEST], table.now[DEALER] = scene.pool, scene.lead, scene.dealer
    table.now[BUYER], table.now[UNSEEN] = scene.buyer, np.int64(scene.unseen)


@verb
def lay_hand(table, row, cards, seed, deal, stream_row):
    """Put a hand's cards into the order in which they will be turned, behind those that lie there."""
    k = table.seats[row, DEALT]
    bits = word(stream(seed, ORDER, U(stream_row)), deal)
    while cards:
        j = draw_one(nth(bits, k), size(cards))
        card = pdep(set_of(j), cards)
        cards ^= card
        table.cards[row, k] = np.int64(number_of(card))
        k += 1
    table.now[DOWN] += k - table.seats[row, DEALT]
    table.seats[row, DEALT] = k
    table.seats[row, HIDDEN] = k


@verb
def lay_table(table, hands, i, scene, game, deal):
    """Lay out deal i of a block: the lot first among the cards of its seat."""
    players = game.players
    start_table(table, scene)
    for row in range(players + 1):
        if row == scene.lot_of:
            lay_hand(table, row, hands[players + 1, i], game.seed, deal, players + 1)
        lay_hand(table, row, hands[row, i], game.seed, deal, row)
    for row in range(players + 2, len(hands)):
        table.cards[players + 1, row - players - 2] = np.int64(number_of(hands[row, i]))


@kernel
def trade_block(payoffs, outcome, hands, table, scene, arms, game, first):
    """Play each deal of a block once an arm, on the same cards and the same bids."""
    for i in range(hands.shape[1]):
        for a in range(len(payoffs)):
            lay_table(table, hands, i, scene, game, first + U(i))
            table.now[LEADER], table.now[TURN] = arms.owner[a], arms.turn[a]
            if scene.lot_of >= 0:
                table.seats[scene.lot_of, BOUGHT] = arms.lot[a]
            if scene.turn_up >= 0:
                winner = play_on(table, game, first + U(i), scene.showdown)
            else:
                winner = play_pool(table, game, first + U(i), table.cards[game.players + 1, 0])[0]
            payoffs[a, i] = table.seats[game.asker, MONEY]
            outcome[a, i] = a * (game.players + 1) + winner + 1


@kernel
def simulate_traded(sums, products, counts, first, deals, dealing, tables, scene, arms, game, table):
    """Fold deals with trades."""
    block = min(BLOCK, deals)
    hands = np.empty((game.players + 3, block), np.uint64)
    payoffs, outcome = np.empty((len(sums), block), np.int64), np.empty((len(sums), block), np.int64)
    for start in range(first, first + deals, block):
        n = min(block, first + deals - start)
        deal_block(hands, dealing, tables, scene.unseen, game.seed, U(start))
        trade_block(payoffs, outcome, hands, table, scene, arms, game, U(start))
        fold_payoffs(payoffs, n, sums, products)
        for a in range(len(sums)):
            fold_outcomes(outcome[a, :n], counts)


COLUMNS = ("pools", "passed", "turn_up", "winner", "best", "pool", "carried", "turned", "sales")


@verb
def play_deal(row, table, scene, game, deal):
    """Pools one after the other for as long as court cards pass the deal; the row is of the first, `net` of all."""
    players, dealer, carried = game.players, scene.dealer, scene.pool - stakes(game.players, game.terms)
    received, net = row[len(COLUMNS) : len(COLUMNS) + players], row[len(COLUMNS) + players :]
    pools, passed = 0, True
    while passed:
        before = table.now[SALES], table.now[TURNED]
        fill(table.seats[:, MONEY], 0)
        table.now[POOL], table.now[DEALER] = carried + stakes(players, game.terms), dealer
        table.now[LEADER] = owner_of_turn_up(dealer, game.terms)
        note(table, STAKES, dealer, 0, table.now[POOL], 0)
        card = table.cards[players + 1, pools]
        winner, passed = play_pool(table, game, deal, card)
        carried = table.now[POOL]  # 0 unless nobody won
        if pools == 0:
            row[1], row[2], row[3], row[4] = passed, card, winner, table.now[BEST]
            row[5], row[6] = table.now[PRIZE], carried
            row[7], row[8] = table.now[TURNED] - before[1], table.now[SALES] - before[0]
            for seat in range(players):
                received[seat] = table.seats[seat, MONEY]
        for seat in range(players):
            net[seat] += table.seats[seat, MONEY] - (game.terms.dealer_stake if seat == dealer else game.terms.stake)
        dealer, pools = (dealer + 1) % players, pools + 1
    row[0] = pools


@verb
def play_rest(row, table, scene, arms, game, deal):
    """From the middle of a deal to its end; the row is of this pool."""
    players = game.players
    table.now[LEADER], table.now[TURN] = arms.owner[0], arms.turn[0]
    note(table, STAKES, scene.dealer, 0, scene.pool, 0)
    note(table, TURN_UP, arms.owner[0], scene.turn_up, 0, 0)
    row[3] = play_on(table, game, deal, scene.showdown)
    row[0], row[2], row[4], row[5], row[6] = 1, scene.turn_up, table.now[BEST], table.now[PRIZE], table.now[POOL]
    row[7], row[8] = table.now[TURNED], table.now[SALES]
    for seat in range(players):
        row[len(COLUMNS) + seat] = table.seats[seat, MONEY]
        row[len(COLUMNS) + players + seat] = table.seats[seat, MONEY]


@kernel
def play_deals(rows, hands, table, scene, arms, game, first):
    """Whole deals, one row of `COLUMNS`, receipts of the first pool and gains of all pools a deal."""
    for i in range(len(rows)):
        lay_table(table, hands, i, scene, game, first + U(i))
        fill(rows[i], 0)
        if scene.turn_up >= 0:
            play_rest(rows[i], table, scene, arms, game, first + U(i))
        else:
            play_deal(rows[i], table, scene, game, first + U(i))
