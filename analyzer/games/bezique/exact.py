"""Closed forms: the chance that cards come among some draws, as fractions; each unseen card is as likely anywhere."""

from fractions import Fraction
from math import comb
from typing import NamedTuple


class Need(NamedTuple):
    """Cards any of which will do: how many are wanted, how many the other wants, how many are unseen."""

    wanted: int
    by_other: int
    unseen: int


def chance(needs, unseen, draws):
    """Return the chance that what is wanted is among some draws.

    Parameters
    ----------
    needs : list of Need
        Of cards that differ.
    unseen : int
        All cards that are not seen.
    draws : int
        So many of them are drawn.

    Returns
    -------
    Fraction
    """
    return Fraction(_both(needs, unseen, draws, 0, False), comb(unseen, draws))


def chance_alone(needs, unseen, draws, others):
    """Return the chance that what is wanted is among some draws, and the other, with so many cards, lacks his."""
    all_ways = comb(unseen, draws) * comb(unseen - draws, others)
    return chance(needs, unseen, draws) - Fraction(_both(needs, unseen, draws, others, True), all_ways)


def chance_before(needs, unseen, draws, hidden, other_first):
    """Return the chance to have what is wanted, in some draws, before the other has it.

    Parameters
    ----------
    needs, unseen, draws
        As in `chance`.
    hidden : int
        Cards the other holds that are not seen.
    other_first : bool
        Whether he draws before the asker each time.
    """
    won = chance_alone(needs, unseen, 0, hidden)
    for draw in range(1, draws + 1):
        others = hidden + draw - (not other_first)
        won += chance_alone(needs, unseen, draw, others) - chance_alone(needs, unseen, draw - 1, others)
    return won


def _both(needs, unseen, draws, others, other_too):
    """Return in how many ways the asker's draws hold what he wants, and the other's cards, if asked, what he wants."""
    ways = {(0, 0): 1}
    for need in needs:
        grown = {}
        for mine in range(max(need.wanted, 0), need.unseen + 1):
            least = max(need.by_other, 0) if other_too else 0
            for his in range(least, need.unseen - mine + 1) if other_too else (0,):
                found = comb(need.unseen, mine) * comb(need.unseen - mine, his)
                for (a, b), n in ways.items():
                    grown[a + mine, b + his] = grown.get((a + mine, b + his), 0) + n * found
        ways = grown
    rest = unseen - sum(need.unseen for need in needs)
    return sum(
        n * comb(rest, draws - a) * comb(rest - draws + a, others - b)
        for (a, b), n in ways.items()
        if a <= draws and b <= others and rest >= draws - a
    )
