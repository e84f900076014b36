"""Deals of five-card and Irish Loo, played once an arm and folded into sums."""

from typing import NamedTuple

import numpy as np

from ....core.jit import U, kernel, verb
from ....core.rows import fold_payoffs
from .course import declare_all, play_deal
from .evidence import deal_agreeing
from .fate import OUTCOMES, fate, looed
from .table import DRAWN, FREE, NUMBER_IN

BLOCK = 1024  # deals at once: rows of payoffs that are folded together
SHARES, LOOS = OUTCOMES, OUTCOMES + 1  # columns of counts after the outcomes: sums of both
COLUMNS = OUTCOMES + 2


class Arms(NamedTuple):
    """What differs between the actions of a question, one entry an action."""

    words: np.ndarray  # int64: what the asker says
    thrown: np.ndarray  # uint64, a row an action: what he exchanges, in each order of the suits; none: his worst


class Pay(NamedTuple):
    """What the asker gets, in the smallest unit."""

    share: int  # of the pool, a trick
    loo: int
    left: int  # his share of a loo that goes to the next pool


@verb
def play_arm(table, game, arms, a, order, bits, number_in, drawn):
    """From the asker's turn on, once an action: the seats before him have said and drawn the same."""
    table.now[NUMBER_IN], table.now[DRAWN] = number_in, drawn
    first = max(game.me, 0)
    declare_all(table, game, bits, arms.words[a], arms.thrown[a, order], first, game.players)
    play_deal(table, game)


@kernel
def simulate(sums, products, counts, first, deals, table, dealing, game, arms, pay, seed):
    """Fold deals; returns how many were drawn for them."""
    block, drawn = min(BLOCK, deals), 0
    payoffs = np.empty((len(sums), block), np.int64)
    for begin in range(first, first + deals, block):
        n = min(block, first + deals - begin)
        for i in range(n):
            order, bits, tries = deal_agreeing(table, dealing, game, seed, U(begin) + U(i))
            drawn += tries
            table.now[NUMBER_IN], table.now[DRAWN] = 0, 0
            declare_all(table, game, bits, FREE, U(0), 0, game.me)
            before = table.now[NUMBER_IN], table.now[DRAWN]
            for a in range(len(sums)):
                play_arm(table, game, arms, a, order, bits, before[0], before[1])
                outcome, shares, loos = fate(table, game, game.me)
                left = looed(table, game) if pay.left else 0
                payoffs[a, i] = shares * pay.share + loos * pay.loo + left * pay.left
                counts[a, outcome] += 1
                counts[a, SHARES] += shares
                counts[a, LOOS] += loos
        fold_payoffs(payoffs, n, sums, products)
    return drawn


@kernel
def play_one(table, dealing, game, arms, a, seed, deal):
    """Play one deal of an action, to be read from the table; returns its order of the suits."""
    order, bits, _ = deal_agreeing(table, dealing, game, seed, deal)
    table.now[NUMBER_IN], table.now[DRAWN] = 0, 0
    declare_all(table, game, bits, arms.words[a], arms.thrown[a, order], 0, game.players)
    play_deal(table, game)
    return order


@kernel
def fates(table, game, found):
    """What became of every seat: outcome, shares, loos; returns how many loos go to the next pool."""
    for seat in range(game.players):
        found[seat, 0], found[seat, 1], found[seat, 2] = fate(table, game, seat)
    return looed(table, game)
