"""Runs of Loo made ready for the kernels, played, and folded into integers that add up."""

from math import lcm

import numpy as np

from ....core.deal import subsets
from ....core.jit import U
from ....tally import RunTally
from ..course import Game
from ..policy import Voice
from ..variant import LEADS
from ..variant import SINGLES as KINDS
from .course import BINS, CLASSES, FACTS, FIGURES, LARGEST, SINGLES, Sums, play_runs
from .deal import Scene
from .settle import Agreed

AT_ONCE = 16_384  # deals in a block of runs
MOST = 1024  # runs in a block


class Sitting:
    """Players who sit down for runs of a first single and what follows.

    Parameters
    ----------
    variant : Variant
    policies : list of Policy
        Of every chair, the eldest hand of the first deal first.
    length : int
        Deals in a run.
    groups : list of list of int
        The chairs whose money makes a row of the answer.
    rotated : bool
        Whether the first dealer sits one chair farther in every run.
    purse : int or None
        Down by so much a chair counts as ruined.
    seed : int

    Attributes
    ----------
    scale : int
        Smallest units of a row's payoff in one counter a deal and chair.
    """

    def __init__(self, variant, policies, length, groups, rotated, purse, seed):
        self.variant, self.length, self.groups = variant, length, groups
        self.n, self.rotated, self.purse, self.seed = len(policies), rotated, purse, U(seed)
        common = lcm(*map(len, groups))
        self.scale, self.weights = length * common, [common // len(group) for group in groups]
        self.scene = scene_of(variant, policies)
        self.block = max(1, min(MOST, AT_ONCE // length))

    def compile(self):
        """Compile on this very thread, where Ctrl-C is heard: one run of one deal."""
        self.rows_of(0, 1, length=1)

    def rows_of(self, first, count, log=0, length=None):
        """Play runs and return a row each, and the sums: money and lowest point by chair, then the figures."""
        n = self.n
        rows = np.zeros((count, 2 * n + FIGURES), np.int64)
        line = len(FACTS) + 7 * n + 4
        sums = Sums(np.zeros(CLASSES + BINS, np.int64), np.zeros((n, 3), np.int64), np.zeros((log, line), np.int64))
        play_runs(rows, sums, first, length or self.length, self.rotated, self.scene, self.seed)
        return rows, sums

    def play(self, first, count):
        """Play runs `first`, `first + 1`, ... and return their tally: rows, then singles and pools, as arms."""
        rows, sums = self.rows_of(first, count)
        n = self.n
        money, lowest, figures = rows[:, :n], rows[:, n : 2 * n], rows[:, 2 * n :]
        paid = [w * money[:, chairs].sum(axis=1) for w, chairs in zip(self.weights, self.groups, strict=True)]
        columns = [column.tolist() for column in (*paid, *figures[:, SINGLES:].T)]
        ahead, ruined = (money > 0).sum(axis=0), (lowest <= -(self.purse or 0)).sum(axis=0)
        counts = np.concatenate([sums.deals, sums.chairs.ravel(), ahead, ruined]).tolist()
        return RunTally.of_columns(columns, counts, int(figures[:, LARGEST].max()))

    def told(self, tally):
        """Return counts: of deals, of pools by size, and of each row times in, tricks, loos, runs ahead, ruined."""
        deals, pools, rest = np.split(np.array(tally.counts), [CLASSES, CLASSES + BINS])
        chairs = np.hstack([rest[: 3 * self.n].reshape(-1, 3), rest[3 * self.n :].reshape(2, -1).T])
        return deals.tolist(), pools.tolist(), [chairs[group].sum(axis=0).tolist() for group in self.groups]

    @property
    def largest(self):
        """How far one deal may move a run's mean, in counters a deal; nothing where pools know no limit."""
        variant, n = self.variant, self.n
        if variant.loo == "unlimited":
            return 0.0
        fixed, cap = variant.loo_bounds()
        loo = max(fixed, variant.single_loo) if variant.loo.isdigit() else cap
        return float(variant.deal + (n - 1) * variant.ante + (n + 1) * loo) / self.length


def scene_of(variant, policies):
    """Return what holds for all runs, as numbers."""
    n, pack = len(policies), variant.cards
    fixed, cap = variant.loo_bounds()
    agreed = Agreed(
        len(pack.ranks), variant.deal, variant.ante, KINDS.index(variant.single), variant.single_loo, fixed,
        0 if variant.loo.isdigit() else cap, variant.club_law,
    )  # fmt: skip
    chairs = np.array([policy.voice(pack) for policy in policies], np.int64).T
    zeros = (0,) * n
    game = Game(
        LEADS.index(variant.lead), U(0), variant.miss_leads, variant.defend == "free", variant.flush == "foster",
        False, (False,) * n, Voice(*(zeros for _ in Voice._fields)),
    )  # fmt: skip
    return Scene(agreed, game, np.ascontiguousarray(np.hstack([chairs, chairs])), subsets(3), (U(0),) * n, zeros)
