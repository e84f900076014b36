"""What a card for the table earns against the book's players, beside what one of them earns in its place."""

from itertools import combinations
from math import comb, sqrt

import numpy as np

from ....core.deal import subsets
from ....core.jit import U
from ....core.layout import Layout
from ....estimate import half_width
from ..choices import FREE, MISS, STAND
from ..dealing import Dealing, Trace, deal_block, play_block, trace_block
from ..policy import POLICIES
from ..scene import CODES, game_of, pays_of
from .classes import class_of

DEALS, BLOCK, FIRST, AGAINST = 262_144, 16_384, 2**40, "book"


def earned(answer, variant, turn_up, model):
    """Return what the rows of a chart earn a deal, and what `AGAINST` does in the same seat and deals.

    Parameters
    ----------
    answer : Answer
        Of a chart.
    variant : Variant
    turn_up : int
    model : dict

    Returns
    -------
    list of dict
        Rows `policy`, `ev`, `stderr`, `low`, `high`.
    """
    told = answer.situation
    n, me = told["players"], told["seat"] - 1
    layout = Layout.of(variant.cards, turn_up // 16, [turn_up])
    policies = [POLICIES[AGAINST].playing(POLICIES[model["play"]])] * n
    game = game_of(variant, layout, turn_up, told["pool"], policies, False)
    table = _Table(answer.actions, variant.cards, turn_up, layout)
    pays = pays_of(told["pool"], variant.one_loo(told["pool"]), True)
    firsts = range(FIRST, FIRST + DEALS, BLOCK)  # deals that no row was made of
    gains = [_gains(game, layout, table, n, me, pays, first, answer.seed) for first in firsts]
    chart, usual = np.concatenate(gains, axis=1) / 3
    largest = float(pays.max() - pays.min()) / 3
    return [_estimate("this card", chart, largest, answer), _estimate(AGAINST, usual, largest, answer)]


class _Table:
    """The best declaration of every hand, whatever its suits are called."""

    def __init__(self, rows, pack, turn_up, layout):
        self.unseen = [c for c in pack.cards if c != turn_up]
        hands = list(combinations(self.unseen, 3))
        sets = np.array([int(layout.hand(hand)) for hand in hands], np.uint64)
        order = np.argsort(sets)
        kinds = {kind: k for k, kind in enumerate(dict.fromkeys(class_of(hand, turn_up // 16) for hand in hands))}
        self.sets, self.kinds = sets[order], np.array([kinds[class_of(h, turn_up // 16)] for h in hands])[order]
        self.best = np.full((len(kinds), 1 + max(row["stood"] for row in rows)), FREE, np.int64)
        for row in rows:
            self.best[kinds[class_of(pack.read(row["hand"], "hand"), turn_up // 16)], row["stood"]] = CODES[row["best"]]

    def words(self, hands, stood, free):
        """Return the word for each hand; FREE, by policy, where the card has no column."""
        known = free & (stood < self.best.shape[1])
        kinds = self.kinds[np.searchsorted(self.sets, hands)]
        return np.where(known, self.best[kinds, np.minimum(stood, self.best.shape[1] - 1)], FREE)


def _gains(game, layout, table, n, me, pays, first, seed):
    """Return what the card and the policy gain in each deal of a block, in thirds of a counter."""
    hands, order = np.zeros((n + 1, BLOCK), np.uint64), np.zeros(BLOCK, np.uint32)
    deal_block(hands, order, _all_free(layout, table.unseen, n), subsets(3), U(seed), U(first))
    seats, free = (U(0),) * n, (FREE,) * n
    trace = Trace(
        np.zeros((BLOCK, n), np.int64), np.zeros((BLOCK, n), np.uint64), np.zeros((BLOCK, 3, n), np.uint64),
        np.zeros((BLOCK, 3), np.int64), np.zeros((BLOCK, 3), np.int64),
    )  # fmt: skip
    trace_block(hands, game, free, seats, trace)
    before = trace.words[:, :me]
    words = table.words(hands[me], (before == STAND).sum(axis=1), (before != MISS).all(axis=1))
    gains, outcome = np.zeros((2, BLOCK), np.int64), np.zeros(BLOCK, np.int64)
    for word in np.unique(words).tolist():
        play_block(hands, me, game, free[:me] + (word,) + free[me + 1 :], seats, outcome)
        gains[0] = np.where(words == word, pays[outcome], gains[0])
    play_block(hands, me, game, free, seats, outcome)
    gains[1] = pays[outcome]
    return gains


def _all_free(layout, unseen, n):
    """Return the dealing of a whole table of which nothing is known but the turn-up."""
    none, rows = np.zeros(0, np.int64), np.arange(n + 1)
    sizes = np.array([6] + [comb(len(unseen) - 3 * k, 3) for k in range(n + 1)], np.uint64)
    return Dealing(
        layout.hand(unseen), U(0), n, np.zeros(0, np.uint64), none, none, rows, np.zeros(n + 1, np.int64), sizes
    )


def _estimate(name, gains, largest, answer):
    """Return a policy's mean gain a deal with its interval."""
    mean, variance = float(gains.mean()), float(gains.var(ddof=1))
    reach = half_width(len(gains), variance, (1 - answer.confidence) / 2, largest)
    row = {"policy": name, "ev": mean, "stderr": sqrt(variance / len(gains))}
    return row | {"low": mean - reach, "high": mean + reach}
