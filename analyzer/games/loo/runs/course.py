"""Long runs of three-card Loo: singles and ordinary deals as they follow, the pool carried, the deal moving left.

Run k of a seed is the same deals in the same order, however many there are. The last chair deals first, or in every run
the next one.
"""

from typing import NamedTuple

import numpy as np

from ....core.hands import leading_zeros
from ....core.jit import U, at, kernel, pick, verb
from ....core.rng import RUNS, stream, word
from ..choices import holds
from ..course import round_table, tricks_of
from .deal import play_deal
from .settle import ORDINARY

LARGEST, SINGLES, POOLS = range(3)  # of a run, after money and lowest of every chair
FIGURES = 3
LOOED, UNCONTESTED, CAPPED, CLASSES = range(4)  # of ordinary deals; from CLASSES on: pools of each size
SMALL, BINS = 9, 40  # a pool below 9 counters is in the first class; each that follows is twice as wide
TIMES_IN, TRICKS, LOOS = range(3)  # of a chair over all runs, in ordinary deals
FACTS = ("kind", "first", "suit", "place", "slot", "pool", "loo", "left")  # how a line of the log begins


class Sums(NamedTuple):
    """What is counted over all runs, and a log of deals if it has lines."""

    deals: np.ndarray
    chairs: np.ndarray
    log: np.ndarray


@verb
def put_in(row, dealer, agreed):
    """Law 1: the dealer's stake, and what the others put in if all do; returns the sum."""
    players, total = len(row) // 2, 0
    for chair in range(players):
        stake = pick(chair == dealer, agreed.deal, agreed.ante)
        row[chair] -= stake
        total += stake
    return total


@verb
def lowest(row):
    """Note how far each chair has ever been down; its money comes first in a row, its lowest point after all money."""
    players = len(row) // 2
    for chair in range(players):
        row[players + chair] = min(row[players + chair], row[chair])


@verb
def pay(money, first, deal):
    """Laws 10 and 11: all are paid and pay; returns how many are looed."""
    players, number = len(deal.looed), 0
    for seat in range(players):
        chair = round_table(first + seat, players)
        money[chair] += at(deal.received, seat) - at(deal.looed, seat) * deal.loo
        number += at(deal.looed, seat)
    return number


@verb
def count(figures, sums, first, pool, looed, cap, deal):
    """Count a deal: singles are counted, of ordinary deals all there is to know."""
    players, inside = len(deal.hands), 0
    figures[SINGLES] += deal.kind != ORDINARY
    if deal.kind == ORDINARY:
        for seat in range(players):
            chair, plays = sums.chairs[round_table(first + seat, players)], holds(at(deal.played.hands, seat))
            inside += plays
            chair[TIMES_IN] += plays
            chair[TRICKS] += tricks_of(deal.played.winners, seat)
            chair[LOOS] += at(deal.looed, seat)
        figures[LARGEST] = max(figures[LARGEST], pool)
        figures[POOLS] += pool
        sums.deals[LOOED] += looed
        sums.deals[UNCONTESTED] += inside == 1
        sums.deals[CAPPED] += (cap > 0) & (pool > cap)
        sums.deals[CLASSES + min(64 - np.int64(leading_zeros(U(pool // SMALL))), BINS - 1)] += 1


@verb
def note(line, first, pool, deal):
    """Write a deal into a line of the log: `FACTS`; by seat hands, words, cards, money; winners and the miss."""
    players, played = len(deal.hands), deal.played
    facts = (deal.kind, first, deal.suit, deal.place, deal.slot, pool, deal.loo, deal.left)
    for k in range(len(facts)):
        line[k] = facts[k]
    for seat in range(players):
        row = line[len(facts) + seat :: players]
        row[0], row[1] = at(deal.hands, seat), at(played.words, seat)
        for trick in range(3):
            row[2 + trick] = at(at(played.cards, trick), seat)
        row[5], row[6] = at(deal.received, seat), at(deal.looed, seat)
    for trick in range(3):
        line[len(facts) + 7 * players + trick] = at(played.winners, trick)
    line[len(facts) + 7 * players + 3] = deal.miss


@kernel
def play_runs(rows, sums, run, length, rotated, scene, seed):
    """Runs `run`, the next ...: a row each, of money and lowest point by chair and of three figures."""
    agreed, players = scene.agreed, len(scene.zeros)
    for r in range(len(rows)):
        money, figures, begin = rows[r, : 2 * players], rows[r, 2 * players :], stream(seed, RUNS, U(run + r))
        first, pool, looed = pick(rotated, (run + r) % players, 0), 0, 0
        for d in range(length):
            pool += put_in(money, pick(first == 0, players - 1, first - 1), agreed)
            lowest(money)
            deal = play_deal(word(begin, U(d)), first, looed == 0, pool, scene)
            looed = pay(money, first, deal)
            lowest(money)
            count(figures, sums, first, pool, looed, agreed.cap, deal)
            if d < len(sums.log):
                note(sums.log[d], first, pool, deal)
            pool = deal.left + deal.loo * looed
            first = round_table(first + 1, players)
