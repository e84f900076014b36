"""Deals of Nap that agree with what was said, played once an arm and folded into sums."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE
from ...core.jit import U, kernel, verb
from ...core.rows import fold_payoffs
from .auction import before_play, open_deal
from .course import lead_off, play_on
from .deal import deal_hands, words_of
from .settle import settle
from .table import FREE, MADE, NET, NOBODY, NOWHERE, SENIOR, Arm

BLOCK = 1024  # deals at once: rows of payoffs that are folded together
PLAYED, MADE_IT = range(2)  # columns of counts: the asker is the senior hand, and makes his call
COLUMNS = 2
LISTEN = -1  # before the arms: would all have said what was said?


class Arms(NamedTuple):
    """What differs between the actions of a question, one entry an action."""

    words: np.ndarray  # int64: what the asker says
    stages: np.ndarray  # int64: where he throws cards away
    thrown: np.ndarray  # uint64, a row an action: these, in each order of the suits


@verb
def arm_of(arms, a, order):
    """What the asker does in an arm; where one only listens, nothing of his own."""
    if a == LISTEN:
        return Arm(FREE, NOWHERE, NONE)
    return Arm(arms.words[a], arms.stages[a], arms.thrown[a, order])


@verb
def count(counts, table, me):
    """Count whether the asker played, and whether he made it."""
    plays = table.now[SENIOR] == me
    counts[PLAYED] += plays
    counts[MADE_IT] += plays and table.now[MADE] == 1


@kernel
def simulate(sums, products, counts, first, deals, most, table, dealing, game, eyes, arms, pool, doubled, seed):
    """Fold deals, until more than `most` are drawn.

    Returns how many were played and drawn, and the last one's order of the suits; the table is left as it lay.
    """
    block, drawn, order = min(BLOCK, deals), 0, 0
    payoffs = np.empty((len(sums), block), np.int64)
    for begin in range(first, first + deals, block):
        n = min(block, first + deals - begin)
        for i in range(n):
            a, tried = LISTEN, 0
            while a < len(sums):
                if a == LISTEN:
                    if drawn == most:
                        return begin + i - first, drawn, order
                    bits = words_of(seed, U(begin) + U(i), tried)
                    order = deal_hands(table, dealing, game, bits)
                    tried, drawn = tried + 1, drawn + 1
                open_deal(table, game, pool, doubled)
                if before_play(table, game, bits, arm_of(arms, a, order)):
                    if a > LISTEN:
                        if table.now[SENIOR] != NOBODY:
                            lead_off(table, game)
                            play_on(table, game, eyes, bits, NONE)
                        settle(table, game)
                        payoffs[a, i] = table.seats[NET, game.me]
                        count(counts[a], table, game.me)
                    a += 1
        fold_payoffs(payoffs, n, sums, products)
    return deals, drawn, order
