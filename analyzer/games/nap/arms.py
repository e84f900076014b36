"""Deals of Nap that agree with what was said, played once an arm and folded into sums."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE
from ...core.jit import U, kernel, verb
from ...core.rows import fold_payoffs
from .auction import before_play, open_deal, stand
from .course import lead_off, play_on
from .deal import deal_hands, order_of, words_of
from .past import deal_rest, resume
from .rules import takes_kitty_at
from .settle import settle
from .sights import solve
from .table import FREE, LEVEL, MADE, NET, NOBODY, NOWHERE, SENIOR, Arm

BLOCK = 1024  # deals at once: rows of payoffs that are folded together
# columns of counts: the asker is the senior hand, and makes it; anybody does; kitties that the asker takes, less those
# that he pays
PLAYED, MADE_IT, CALL_MADE, KITTIES = range(4)
COLUMNS = 4
LISTEN = -1  # before the arms: would all have said what was said?


class Arms(NamedTuple):
    """What differs between the actions of a question, one entry an action."""

    words: np.ndarray  # int64: what the asker says
    stages: np.ndarray  # int64: where he throws cards away
    thrown: np.ndarray  # uint64, a row an action: these, in each order of the suits
    stands: np.ndarray  # int64: the call he plays without an auction, or 0
    leads: np.ndarray  # uint64, a row an action: his first card, in each order; none: by policy


@verb
def arm_of(arms, a, order):
    """What the asker does in an arm; where one only listens, nothing of his own."""
    if a == LISTEN:
        return Arm(FREE, NOWHERE, NONE, 0, NONE)
    return Arm(arms.words[a], arms.stages[a], arms.thrown[a, order], arms.stands[a], arms.leads[a, order])


@verb
def count(counts, table, game):
    """Count whether the asker played, made his call and took the kitty, and whether anybody made his."""
    plays, made = table.now[SENIOR] == game.me, table.now[SENIOR] != NOBODY and table.now[MADE] == 1
    counts[PLAYED] += plays
    counts[MADE_IT] += plays and made
    counts[CALL_MADE] += made
    if plays and takes_kitty_at(table.now[LEVEL], game.terms):
        counts[KITTIES] += 1 if made else -game.terms.doubles


@verb
def deal(table, dealing, past, game, bits):
    """All hands, or what is left of them; returns the order of the suits."""
    if past.begun:
        order = order_of(bits)
        deal_rest(table, past, dealing.own[order], dealing.unseen[order], game.me, order, bits)
        return order
    return deal_hands(table, dealing, game, bits)


@verb
def speak(table, game, bits, arm):
    """All that comes before the play; returns whether all could have said what was said."""
    if arm.stands:
        stand(table, game, arm)
        return True
    return before_play(table, game, bits, arm)


@verb
def play(table, past, game, eyes, bits, arm, order):
    """The tricks, or what becomes of the call where all hands are open to all."""
    if table.now[SENIOR] != NOBODY:
        if past.begun:
            resume(table, past, arm.stands, order)
        else:
            lead_off(table, game)
        if eyes is not None and game.solved:
            solve(table, game, eyes, arm.lead)
        else:
            play_on(table, game, eyes, bits, arm.lead)


@kernel
def simulate(sums, products, counts, first, deals, most, table, dealing, past, game, eyes, arms, pool, doubled, seed):
    """Fold deals, until more than `most` are drawn; of the arms the first ones bring payoffs, all are counted.

    Returns how many were played and drawn, and the last one's order of the suits; the table is left as it lay.
    """
    block, drawn, order = min(BLOCK, deals), 0, 0
    payoffs = np.empty((len(sums), block), np.int64)
    for begin in range(first, first + deals, block):
        n = min(block, first + deals - begin)
        for i in range(n):
            a, tried = LISTEN, 0
            while a < len(counts):
                if a == LISTEN:
                    if drawn == most:
                        return begin + i - first, drawn, order
                    bits = words_of(seed, U(begin) + U(i), tried)
                    order = deal(table, dealing, past, game, bits)
                    tried, drawn = tried + 1, drawn + 1
                open_deal(table, game, pool, doubled)
                arm = arm_of(arms, a, order)
                if speak(table, game, bits, arm):
                    if a > LISTEN:
                        play(table, past, game, eyes, bits, arm, order)
                        settle(table, game, past.tricks)
                        if a < len(sums):
                            payoffs[a, i] = table.now[MADE] if game.by_chance else table.seats[NET, game.me]
                        count(counts[a], table, game)
                    a += 1
        fold_payoffs(payoffs, n, sums, products)
    return deals, drawn, order
