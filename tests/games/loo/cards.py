"""Cards of Loo made of few deals, once for all tests that look at them."""

from functools import cache

from analyzer.games import loo
from analyzer.games.loo.card.classes import class_of
from analyzer.games.loo.variant import Variant

PACK = Variant().cards


@cache
def second():
    """Return the card of the second of five players."""
    return loo.chart(seat=2, deals=2048, threads=2)


@cache
def pools():
    """Return from which pool on the eldest of five should play."""
    return loo.chart(of_what="pool", deals=2048)


def row_of(chart, hand, stood=0):
    """Return the row of the class that a hand is of; trumps are spades."""
    kind = class_of(PACK.read(hand, "hand"), 3)
    rows = (row for row in chart.actions if row["stood"] == stood)
    return next(row for row in rows if class_of(PACK.read(row["hand"], "hand"), 3) == kind)
