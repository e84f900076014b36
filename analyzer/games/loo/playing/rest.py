"""The rest of a deal made ready for the kernels: an arm a card, all arms in the same worlds; drawn, or counted."""

import numpy as np

from ....core.deal import tables
from ....core.jit import U
from ....core.rows import joined
from ....tally import Tally
from . import course as play_on
from .drawing import ORDERS
from .worlds import tuples

PLACES = 64  # more than there are plain cards
OUTCOMES = 5  # 0 to 3 tricks, the pool by three trumps


class Rest:
    """What is still to be played.

    Parameters
    ----------
    world : World
        How the unseen hands are drawn.
    listed : World or None
        The same with every hand from a list, so that they can be counted.
    now : Now
    game : Game
    forced : ndarray of uint64
        The cards of each arm by place from the leader: those on the table, and the asker's.
    pays : ndarray of int64
        What the asker's outcomes bring, in units of 1 / `scale`.
    scale, seed : int

    Attributes
    ----------
    worlds : int
        How many draws of all listed hands there are, each with every order of the suits.
    """

    def __init__(self, world, listed, now, game, forced, pays, scale, seed):
        self.world, self.listed, self.now, self.game = world, listed, now, game
        self.forced, self.pays, self.scale, self.seed = forced, pays, scale, U(seed)
        self.worlds = listed and ORDERS * tuples(listed)
        self.seats = (U(0),) * forced.shape[1]

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`; its last count is of draws of all hands."""
        arms = len(self.forced)
        sums, products = np.zeros(arms, np.int64), np.zeros((arms, arms, 2), np.int64)
        counts = np.zeros((arms, OUTCOMES), np.int64)
        drawn = play_on.simulate(
            sums, products, counts, first, count, self.world, tables(), self.now, self.game, self.forced, self.pays,
            self.seats, self.seed,
        )  # fmt: skip
        return Tally.of(count, sums, joined(products), np.append(counts.ravel(), drawn))

    def count(self):
        """Return by arm, plain cards left unseen and outcome, how many listed worlds with orders of the suits."""
        counts = np.zeros((len(self.forced), PLACES, OUTCOMES), np.int64)
        play_on.count_worlds(
            counts, self.worlds // ORDERS, self.listed, self.now, self.game, self.forced, self.seats
        )  # fmt: skip
        return counts

    @property
    def largest(self):
        """How far the payoffs of an arm may lie apart."""
        return float(self.pays.max() - self.pays.min()) / self.scale
