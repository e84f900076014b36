"""Cards of Nap made of few deals, once for all tests that look at them."""

from functools import cache

from analyzer.games import nap


@cache
def usual():
    """Return the card of two to six players."""
    return nap.chart(deals=2048, threads=2)


@cache
def of_two_calls():
    """Return the card of three and of Nap, with something in the kitty."""
    return nap.chart(players="4 5", goal="3 nap", pool=12, deals=1024, pack=32)


def row_of(chart, trumps, side="J-", players=4):
    """Return a row by its place."""
    wanted = (players, trumps, side)
    return next(row for row in chart.actions if (row["players"], row["trumps"], row["side"]) == wanted)
