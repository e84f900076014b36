"""What is still to be played between two hands, in worlds that are listed or drawn; see `worth`.

A game says which worlds there are and how one is played to the end; an outcome is the asker's tricks, 0 to 5.
"""

from dataclasses import dataclass

import numpy as np

from .core.deal import subsets
from .core.jit import U
from .core.listed import draw_index, pay
from .core.opposed import hands_of
from .core.rows import fold_outcomes, fold_payoffs, joined
from .core.scene import CARDS, sets_of
from .run import spread
from .tally import Tally

OUTCOMES = CARDS + 1
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


def all_worlds(layouts, unseen):
    """Return all hands that may be among some cards, in all orders of the suits."""
    every = subsets(CARDS, len(unseen))
    theirs = np.concatenate([hands_of(every, cards) for cards in sets_of(layouts, unseen)])
    return Worlds(theirs, np.zeros_like(theirs), np.repeat(np.arange(len(layouts)), len(every)))


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


def tallied(parts):
    """Count worlds by the asker's tricks.

    Parameters
    ----------
    parts : iterable of dict of str to ndarray of int
        Of some worlds his tricks by action.

    Returns
    -------
    dict of str to ndarray of int64, shape (6,)
    """
    tallies = {}
    for part in parts:
        for action, tricks in part.items():
            tallies[action] = tallies.get(action, 0) + np.bincount(tricks, minlength=OUTCOMES)
    return tallies
