"""What each of a few cards is worth over worlds of two hands: counted where worlds are few, else sampled.

A game says which worlds there are and how one is played to the end; an outcome is the asker's tricks, 0 to 5.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np

from .core.jit import U
from .core.listed import draw_index, pay
from .core.rows import fold_outcomes, fold_payoffs, joined
from .estimate import Estimate, chance, closing, decide, half_width, watch
from .run import spread
from .tally import Tally

OUTCOMES, POINT = 6, 3
MOST_WORLDS = 2_000_000  # worlds times orders of the suits that are enumerated
AT_ONCE = 8_192  # worlds in one job of a thread
SCALE = 1_000_000  # of a chance of the game


@dataclass(frozen=True)
class Worlds:
    """Worlds that can be counted.

    Parameters
    ----------
    theirs, thrown : ndarray of uint64
        The other's hand and what he threw away, in the layout of the order.
    orders : ndarray of int64
        Of the plain suits.
    times : ndarray of int64, optional
        How likely each is; by default each as the next.
    """

    theirs: np.ndarray
    thrown: np.ndarray
    orders: np.ndarray
    times: np.ndarray = None

    def __len__(self):
        return len(self.theirs)

    def __getitem__(self, some):
        return self.theirs[some], self.thrown[some], self.orders[some]

    def drawn(self, first, count, seed):
        """Return the worlds of deals `first`, `first + 1`, ... of a seed, as `Ending.tricks` takes them."""
        index = np.zeros(count, np.int64)
        if self.times is None:
            draw_index(index, U(first), U(seed), U(len(self)))
            return self[index]
        sums = np.cumsum(self.times)
        draw_index(index, U(first), U(seed), U(sums[-1]))
        return self[np.searchsorted(sums, index, "right")]


@dataclass(frozen=True)
class Ending:
    """What is still to be played.

    Parameters
    ----------
    tricks : callable
        `tricks(theirs, thrown, orders, first, seed)` returns the asker's tricks by arm and world: int64.
    worlds : object
        With `drawn`; to be counted a `Worlds`.
    actions : list of str
        One an arm.
    points : list of int
        What each number of tricks brings the asker: his points minus the other's.
    games : list of float or None
        The asker's chance of the game after each number of tricks, if it is asked for.
    """

    tricks: object
    worlds: object
    actions: list
    points: list
    games: list = None

    @property
    def pays(self):
        """What arms are compared by, whole: points, or chances of the game in millionths."""
        return np.array(self.points if self.games is None else [round(SCALE * p) for p in self.games], np.int64)

    def count(self, threads=None):
        """Return by arm in how many worlds the asker takes so many tricks."""
        parts = [slice(first, first + AT_ONCE) for first in range(0, len(self.worlds), AT_ONCE)]
        return sum(spread(self._count, parts, threads, "worlds"))

    def _count(self, part):
        taken, times = self.tricks(*self.worlds[part], 0, 0), self.worlds.times
        if times is None:
            return counts_of(taken)
        return np.array([[times[part][row == k].sum() for k in range(OUTCOMES)] for row in taken])

    def play(self, first, count, seed):
        """Play deals `first`, `first + 1`, ... and return their `Tally`."""
        taken = self.tricks(*self.worlds.drawn(first, count, seed), first, seed)
        arms = len(taken)
        payoffs, sums, products = np.zeros_like(taken), np.zeros(arms, np.int64), np.zeros((arms, arms, 2), np.int64)
        pay(payoffs, taken, self.pays)
        fold_payoffs(payoffs, count, sums, products)
        return Tally.of(count, sums, joined(products), counts_of(taken).ravel())


def counts_of(taken):
    """Count by arm how often each number of tricks came."""
    counts = np.zeros((len(taken), OUTCOMES), np.int64)
    for a in range(len(taken)):
        fold_outcomes(taken[a], counts[a])
    return counts


def mean_of(counts, values):
    """Return the mean of values over counts of their numbers, a fraction."""
    return sum(Fraction(value) * int(many) for value, many in zip(values, counts, strict=True)) / int(sum(counts))


def estimated(counts, values, alpha):
    """Return the `Estimate` of the mean of values over sampled counts of their numbers."""
    n, mean = int(sum(counts)), float(mean_of(counts, values))
    square = float(mean_of(counts, [value * value for value in values]))
    variance = max(square - mean * mean, 0) * n / max(n - 1, 1)
    reach = half_width(n, variance, alpha, float(max(values) - min(values)))
    return Estimate(mean, sqrt(variance / n), mean - reach, mean + reach)


def counted(ending, threads=None):
    """Return what an answer holds when every world is counted: `actions`, `best` and what goes with it."""
    rows, means = [], []
    key, values = ("ev", ending.points) if ending.games is None else ("p_game", ending.games)
    for action, counts in zip(ending.actions, ending.count(threads).tolist(), strict=True):
        total = sum(counts)
        row = {"action": action, "method": "exact", "ev": float(mean_of(counts, ending.points))}
        row |= {} if ending.games is None else {"p_game": float(mean_of(counts, ending.games))}
        row |= {"p_point": sum(counts[POINT:]) / total, "p_tricks": [many / total for many in counts]}
        rows.append(row | {"counts": {"worlds": total} | {f"tricks_{k}": many for k, many in enumerate(counts)}})
        means.append(mean_of(counts, values))
    return {"actions": rows} | by_key(key, decide(ending.actions, means, lambda a, b: Estimate(means[a] - means[b])))


def sampled(ending, budget, precision, block):
    """Return what an answer holds when worlds are drawn, and how many: `actions`, `best`, the seed and the receipt."""
    arms, key = len(ending.actions), "ev" if ending.games is None else "p_game"
    scale = 1 if ending.games is None else SCALE
    largest = float(ending.pays.max() - ending.pays.min()) / scale
    how = {"scale": scale, "shifts": [0.0] * arms, "compared": True, "largest": [largest] * arms}
    sample, interrupted = watch(
        lambda first, count: ending.play(first, count, budget.seed), budget, precision, block=block, **how
    )
    rows, deals = [], sample.tally.deals
    for a, action in enumerate(ending.actions):
        counts = sample.tally.counts[a * OUTCOMES : (a + 1) * OUTCOMES]
        told = estimated(counts, ending.points, sample.alpha).as_dict()
        row = {"action": action, "method": "simulation", **told}
        if ending.games is not None:
            row |= {"p_game": sample.arm(a).ev, "p_game_stderr": sample.arm(a).stderr}
        row |= chance("p_point", sum(counts[POINT:]), deals, sample.alpha)
        rows.append(row | {"p_tricks": [many / deals for many in counts]})
    means = [row[key] for row in rows]
    return deals, {
        "actions": rows, **by_key(key, decide(ending.actions, means, sample.difference)),
        **closing(sample, budget, interrupted),
    }  # fmt: skip


def by_key(key, found):
    """Return a decision whose edge is named by what it was decided by."""
    if "edge" in found:
        found["edge"] = {key if name == "ev" else name: value for name, value in found["edge"].items()}
    return found
