"""What the other seats bid: the fair price, each times a factor of its own, drawn anew for every card offered.

Nobody sees a hidden card here: a bid is made of the fair price, which all can reckon, and a random factor.
"""

from math import exp
from typing import NamedTuple

from ...core.jit import verb
from ...core.rng import BIDS, U, normal_quantile, nth, stream, unit, word


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


POLICIES = {"none": Policy(trades=0), "fair": Policy(), "noisy": Policy(spread=0.25)}


@verb
def opinion(policy, seed, deal, offer, seat):
    """How highly a seat thinks of what is offered: a number between 0 and 1; all the same where opinions do not spread."""
    if policy.spread == 0.0:
        return 0.5
    return unit(nth(word(stream(seed, BIDS, U(seat)), deal), offer))


@verb
def factor(policy, opinion):
    """How many times the fair price a seat of that opinion bids: lognormal over all opinions."""
    return policy.bias * exp(policy.spread * normal_quantile(opinion)) if policy.spread else policy.bias


@verb
def in_thousandths(value):
    """The nearest whole number of thousandths of a counter."""
    return int(value + 0.5)
