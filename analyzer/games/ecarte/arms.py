"""Deals of Écarté played once an arm and folded into sums."""

from typing import NamedTuple

import numpy as np

from ...core.jit import U, kernel, verb
from ...core.rows import fold_payoffs
from .course import play_out
from .exchange import declare
from .table import Arm
from .world import deal_hands, open_deal, words_of

BLOCK = 1024  # deals at once: rows of payoffs that are folded together


class Arms(NamedTuple):
    """What differs between the actions of a question, one entry an action."""

    words: np.ndarray  # int64: what the asker says
    throws: np.ndarray  # bool: whether he throws away `thrown`
    thrown: np.ndarray  # uint64, a row an action: these, in each order of the suits
    kings: np.ndarray  # int64: how he marks the king


@verb
def arm_of(arms, a, order):
    """What the asker does in an arm."""
    return Arm(arms.words[a], arms.throws[a], arms.thrown[a, order], arms.kings[a])


@kernel
def simulate(sums, products, counts, first, deals, most, table, dealing, game, arms, values, seed):
    """Fold deals, until more than `most` are drawn; `values` tells what each code of a deal is worth, a row a measure.

    Of every measure there is a payoff an arm; `counts` are of codes, a row an arm. Returns how many were played and
    drawn, and the last one's order of the suits; the table is left as it lay.
    """
    block, drawn, order, many = min(BLOCK, deals), 0, 0, len(arms.words)
    payoffs = np.empty((len(values) * many, block), np.int64)
    for begin in range(first, first + deals, block):
        n = min(block, first + deals - begin)
        for i in range(n):
            a, tried = 0, 0
            while a < many:
                if a == 0:
                    if drawn == most:
                        return begin + i - first, drawn, order
                    deal = U(begin) + U(i)
                    bits = words_of(seed, deal, tried)
                    order = deal_hands(table, dealing, game.me, deal, bits)
                    tried, drawn = tried + 1, drawn + 1
                open_deal(table)
                arm = arm_of(arms, a, order)
                if declare(table, game, bits, arm):
                    code = play_out(table, game, arm)
                    counts[a, code] += 1
                    for k in range(len(values)):
                        payoffs[k * many + a, i] = values[k, code]
                    a += 1
        fold_payoffs(payoffs[:, :n], n, sums, products)
    return deals, drawn, order
