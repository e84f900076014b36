"""A class of hands at a table of so many: how often a caller makes each call, and the highest call that pays."""

from dataclasses import dataclass

import numpy as np

from ....core.deal import ORDERS
from ....core.jit import U
from ....core.layout import Fours
from ....estimate import half_width
from ....run import BLOCK, Budget
from ..policy import seats_of
from ..scene import dealing_of, game_of
from ..situation import Situation
from ..table import table_of
from ..variant import Variant
from .course import count_made

PASS = "pass"  # no call pays
UNDECIDED = "too close to call"


@dataclass(frozen=True)
class Seating:
    """What is asked of every class at a table.

    Parameters
    ----------
    variant : Variant
    players : int
    goal : dict of str to int
        The calls, the lowest first, and how many tricks each must take.
    limits : tuple of float
        The chance of each from which on it pays.
    model : dict
        See `policy.model_of`.
    budget : Budget
    """

    variant: Variant
    players: int
    goal: dict
    limits: tuple
    model: dict
    budget: Budget

    def row(self, kind):
        """Return the chances of a class, the highest call that pays, and of how many deals; more until it is clear."""
        play, counts, deals, look = self._play(kind.hands), np.zeros(len(self.goal), np.int64), 0, BLOCK
        while deals < self.budget.deals:
            until = min(look, self.budget.deals)
            play(counts, deals, until - deals)
            deals, look = until, 2 * look
            chances = (counts / deals).tolist()
            reach = [self._within(p, deals) for p in chances]
            call, clear = highest(list(self.goal), chances, reach, self.limits)
            if clear:
                break
        told = {f"p_{tricks}": round(p, 4) for tricks, p in zip(self.goal.values(), chances, strict=True)}
        verdict = "clear" if clear else UNDECIDED
        return {"call": call} | told | {"within": round(max(reach), 4), "verdict": verdict}, deals

    def _play(self, hands):
        """Return what plays deals of a class."""
        variant, holders = self.variant, self.variant.holders(self.players)
        layout = Fours.of(variant.cards, {})
        layouts = [layout.reordered(order) for order in range(len(ORDERS))]
        policies, sights = seats_of(self.model, holders, 0)
        game = game_of(variant, self.players, policies, sights, me=0)
        dealing = dealing_of(variant, self.players, layouts, me=0, listed=0, fitting=hands)
        levels = np.array([2 * tricks for tricks in self.goal.values()], np.int64)
        table, alike = table_of(self.players, variant.tricks), all(map(alike_whatever_is_called, policies))
        seed = U(self.budget.seed)
        return lambda counts, first, n: count_made(counts, first, n, table, dealing, game, levels, alike, seed)

    def _within(self, p, deals):
        return half_width(deals, p * (1 - p), (1 - self.budget.confidence) / len(self.goal), 1.0)


def alike_whatever_is_called(policy):
    """Return whether a policy plays the same cards whatever the call: who leads trumps does not hang on it."""
    return policy.goes_on == 0 and not policy.trumps_last


def highest(calls, chances, reach, limits):
    """Return the highest call that pays, and whether intervals leave no doubt of it.

    Parameters
    ----------
    calls : list of str
        The lowest first.
    chances, reach, limits : sequence of float
        Of each call how often it is made, half the interval, and from where on it pays.
    """
    call, clear = PASS, True
    for name, p, within, limit in zip(calls, chances, reach, limits, strict=True):
        if p > limit:
            call, clear = name, p - within > limit
        else:
            clear = clear and p + within < limit
    return call, clear


def moment(variant, players, pool):
    """Return the situation of a caller of whom it matters only what his calls win and lose."""
    return Situation(variant, players, 1, (), (), pool, False, None, ())
