"""Runs of Nap made ready for the kernel, played, and folded into integers that add up."""

from math import lcm

import numpy as np

from ....core.deal import ORDERS
from ....core.jit import U
from ....core.layout import Fours
from ....tally import RunTally
from .. import rules
from ..eyes import eyes_of
from ..policy import SIGHTS
from ..scene import dealing_of, game_of
from ..table import table_of
from .course import DOUBLES, FIGURES, FORCED, KITTIES, LARGEST, LEFT, ON_SPARE, People, play_runs

MOST = 1024  # runs in a block
LONG = 100  # deals in which no Nap is made, at a table where cards are bought or peeped at, are rare


class Sitting:
    """Players who sit down for runs of deals, the kitty empty at first.

    Parameters
    ----------
    variant : Variant
    policies : list of Policy
        Of every chair, the eldest hand of the first deal first.
    length : int
        Deals in a run.
    groups : list of list of int
        The places whose money makes a row of the answer.
    rotated : bool
        Whether the first dealer sits one chair farther in every run.
    by_position : bool
        Whether a place is a seat counted from the dealer, not a chair.
    purse : int or None
        Down by so much a place counts as ruined.
    seed : int
    sight : str
        Of `policy.SIGHTS`: how every seat finds its card.
    worlds : int
    at_once : int
        Deals in a block of runs.

    Attributes
    ----------
    scale : int
        Smallest units of a row's payoff in one unit a deal and place: what is left in the kitty is split equally.
    """

    def __init__(
        self, variant, policies, length, groups, rotated=False, by_position=False, purse=None, seed=1, sight="own",
        worlds=20, at_once=16_384,
    ):  # fmt: skip
        self.variant, self.length, self.groups = variant, length, groups
        self.n, self.purse, self.seed, self.block = len(policies), purse, U(seed), max(1, min(MOST, at_once // length))
        common = lcm(*map(len, groups))
        self.scale, self.weights = length * common * self.n, [common // len(group) for group in groups]
        self.sighted = sight != "own"
        self.game = {"policies": policies, "sights": [sight] * self.n, "worlds": worlds}
        voices = np.array([policy.voice() for policy in policies], np.int64)
        self.people = People(voices, np.full(self.n, SIGHTS.index(sight)), rotated, by_position)
        layout = Fours.of(variant.cards, {})
        self.dealing = dealing_of(variant, self.n, [layout.reordered(order) for order in range(len(ORDERS))])

    def compile(self):
        """Compile on this very thread, where Ctrl-C is heard: one run of one deal."""
        self.rows_of(0, 1, length=1)

    def rows_of(self, first, count, length=None):
        """Play runs; return a row each, what was played and made by place and class, and the last deal's table.

        A row is money and lowest point by place, then the figures.
        """
        n, variant = self.n, self.variant
        game = game_of(variant, n, **self.game)  # whose seats are filled anew in every deal
        rows, calls = np.zeros((count, 2 * n + FIGURES), np.int64), np.zeros((n, len(game.won), 2), np.int64)
        table, eyes = table_of(n, variant.tricks), eyes_of(game.holders, variant.tricks) if self.sighted else None
        play_runs(rows, calls, first, length or self.length, self.people, table, self.dealing, game, eyes, self.seed)
        return rows, calls, table

    def play(self, first, count):
        """Play runs `first`, `first + 1`, ... and return their tally: rows, then the kitties, as arms."""
        rows, calls, _ = self.rows_of(first, count)
        n = self.n
        lowest, figures = rows[:, n : 2 * n], rows[:, 2 * n :]
        money = n * rows[:, :n] + figures[:, [LEFT]]
        paid = [w * money[:, places].sum(axis=1) for w, places in zip(self.weights, self.groups, strict=True)]
        columns = [column.tolist() for column in (*paid, figures[:, KITTIES])]
        ahead, ruined = (money > 0).sum(axis=0), (lowest <= -(self.purse or 0)).sum(axis=0)
        counts = np.concatenate([[figures[:, DOUBLES].sum()], ahead, ruined, calls.ravel()]).tolist()
        return RunTally.of_columns(columns, counts, int(figures[:, LARGEST].max()))

    def told(self, tally):
        """Return deals at doubled stakes; of each row runs ahead, ruined, and what was played and made, by name."""
        counts, n = np.array(tally.counts), self.n
        ahead, ruined, calls = counts[1 : 1 + n], counts[1 + n : 1 + 2 * n], counts[1 + 2 * n :].reshape(n, -1, 2)
        rows = [
            (int(ahead[group].sum()), int(ruined[group].sum()), self.named(calls[group].sum(axis=0)))
            for group in self.groups
        ]
        return int(counts[0]), rows, self.named(calls.sum(axis=0))

    def named(self, calls):
        """Return how often each call was played and made, by name, the lowest first."""
        variant = self.variant
        forced = not variant.double_header and variant.all_pass != "thrown-in"
        classes = ({"forced": FORCED} if forced else {}) | rules.levels(variant)
        classes |= {"spare": ON_SPARE} if variant.spare else {}
        return {name: calls[k].tolist() for name, k in classes.items()}

    @property
    def endless(self):
        """Whether the kitty may grow without end: doubled by every failed Nap."""
        return self.variant.failed_nap == "doubles" and self.variant.has_kitty

    @property
    def largest(self):
        """How far one deal may move a run's mean, in units a deal; nothing where the kitty knows no limit."""
        variant, n = self.variant, self.n
        if self.endless:
            return 0.0
        stakes = max(sum(rules.stakes(variant, word)) for word in rules.levels(variant))
        stakes *= (n - 1) * (2 if variant.double_header else 1)
        kitty = self.length * (variant.kitty + (n - 1) * variant.kitty_others)
        if variant.toll or variant.buying or variant.peep != "none":
            kitty += n * min(self.length, LONG)
        return float(stakes + kitty) / self.length
