"""What arms of Euchre are worth, in points and in chances of the game, from how often they come to which results.

A chance of the game has two errors: of the deals, unless all worlds were counted, and of the match equity, which was
estimated in blocks.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from statistics import NormalDist

import numpy as np

from ...equity import standard_error
from ...estimate import Estimate, Sample


def histogram(joint, a):
    """Return how often an arm came to each result."""
    return joint[a, a].diagonal()


class Counted:
    """Arms counted over all worlds.

    Parameters
    ----------
    joint : ndarray of int64, shape (arms, arms, results, results)
    worth : list of int
        The asker's points, by result.
    """

    def __init__(self, joint, worth):
        self.joint, self.worth = joint, np.array(worth)

    def total(self, a):
        """Return the points of an arm, summed."""
        return int(histogram(self.joint, a) @ self.worth)

    def arm(self, a):
        """Return the `Estimate` of an arm, without an error."""
        return Estimate(Fraction(self.total(a), int(self.joint[a, a].sum())))

    def difference(self, a, b):
        """Return the `Estimate` of arm a minus arm b."""
        return Estimate(self.arm(a).ev - self.arm(b).ev)


class Chances:
    """The chances of the game of some arms.

    Parameters
    ----------
    joint : ndarray of int64
    worth : ndarray of float, shape (blocks, results)
        The chance of the game after each result, by block of the deals from which match equity was estimated.
    confidence : float
        That all intervals hold together.
    sample : Sample, optional
        Of the same arms in the same unit, if deals were drawn.
    """

    def __init__(self, joint, worth, confidence, sample=None):
        self.joint, self.worth, self.sample = joint, worth, sample
        arms, blocks = len(joint), len(worth)
        z = NormalDist().inv_cdf(1 - (1 - confidence) / (arms * (arms + 1)))
        self.times = z + (z**3 + z) / (4 * (blocks - 1))  # Student's, nearly

    def arm(self, a):
        """Return the `Estimate` of an arm."""
        return self._estimate(self._by_block(a), self.sample and self.sample.arm(a))

    def difference(self, a, b):
        """Return the `Estimate` of arm a minus arm b."""
        return self._estimate(self._by_block(a) - self._by_block(b), self.sample and self.sample.difference(a, b))

    def _by_block(self, a):
        counts = histogram(self.joint, a)
        return self.worth @ counts / counts.sum()

    def _estimate(self, by_block, drawn):
        mean, error = map(float, standard_error(by_block))
        if not drawn:
            return Estimate(mean, error, mean - self.times * error, mean + self.times * error)
        reach = (drawn.high - drawn.low) / 2 + self.times * error
        return Estimate(mean, sqrt(drawn.stderr**2 + error**2), mean - reach, mean + reach)


@dataclass
class Figures:
    """What the arms of a question are worth.

    Parameters
    ----------
    points : Counted or Sample
    chances : Chances or None
        If the game counts.
    joint : ndarray of int64
    sample : Sample, optional
        If deals were drawn.
    """

    points: Counted | Sample
    chances: Chances | None
    joint: np.ndarray
    sample: Sample | None = None

    @property
    def deciding(self):
        """By what actions are ranked: the chance of the game if it counts, else points."""
        return self.chances or self.points

    def results(self, a):
        """Return how often an arm came to each result."""
        return histogram(self.joint, a)

    @property
    def counted(self):
        """How many worlds with their orders were counted, or deals played."""
        return int(self.joint[0, 0].sum())
