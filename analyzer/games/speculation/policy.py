"""What the other seats bid: the fair price, each times a factor of its own, drawn anew for every card offered.

Plain functions of numbers, compiled by `market`. Nobody sees a hidden card here: a bid is made of the fair price, which
all can reckon, and of an opinion, which is a random number.
"""

from math import exp
from typing import NamedTuple


class Policy(NamedTuple):
    """How cards are valued by those who do not ask the question.

    Parameters
    ----------
    trades : int
        0: nobody trades; 1: every card is offered when it may be.
    bias : float
        Median of a seat's factor: 1.1 bids ten percent too much.
    spread : float
        Standard deviation of the factor's logarithm.
    reserve : float
        An owner sells above so many times the fair price.
    """

    trades: int = 1
    bias: float = 1.0
    spread: float = 0.0
    reserve: float = 1.0


MOST = 10_000_000  # thousandths: nobody has more than ten thousand counters
POLICIES = {"none": Policy(trades=0), "fair": Policy(), "noisy": Policy(spread=0.25)}


def bid(fair, opinion, policy):
    """What a seat bids, in thousandths; its `opinion` is a standard normal number, so the factor is lognormal."""
    return int(min(fair * policy.bias * exp(policy.spread * opinion), MOST) + 0.5)


def least(fair, policy):
    """What an owner must be bid more than, in thousandths: his reserve, and nothing below nothing."""
    return max(int(fair * policy.reserve + 0.5), 0)
