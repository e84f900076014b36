"""Bezique the slow, obvious way: chances by counting hands, as fractions; no simulation."""

from fractions import Fraction
from itertools import permutations, product
from math import comb, prod


def chance(groups, drawn, unseen, event):
    """Count the draws of `drawn` out of `unseen` cards for which `event(*numbers drawn of each group)` holds."""
    rest, good = unseen - sum(groups), 0
    for counts in product(*(range(size + 1) for size in groups)):
        others = drawn - sum(counts)
        if others >= 0 and event(*counts):
            good += prod(map(comb, groups, counts)) * comb(rest, others)
    return Fraction(good, comb(unseen, drawn))


def at_least(needed):
    """Ask for so many cards of each group."""
    return lambda *counts: all(got >= need for got, need in zip(counts, needed, strict=True))


def race(mine, theirs, left, hidden, stock, drawn, first):
    """Return the chances that I complete a declaration first, that the other does, and that nobody does.

    `mine` and `theirs` are the numbers still needed of each group of cards, `left` the unseen copies of each. These lie
    anywhere in the other's `hidden` cards and the `stock` of face-down cards, of which the two draw `drawn` in turns,
    I `first` or not. Nobody plays a needed card away. All cards are tried in all places.
    """
    needed = [group for group, copies in enumerate(left) for _ in range(copies)]
    won = {True: 0, False: 0, None: 0}
    for places in permutations(range(-hidden, stock), len(needed)):
        won[who_first(mine, theirs, list(zip(places, needed, strict=True)), drawn, first)] += 1
    return tuple(Fraction(won[who], sum(won.values())) for who in (True, False, None))


def who_first(mine, theirs, places, drawn, first):
    """Say whether I (True), the other (False) or nobody (None) completes first; places below 0 are in his hand."""
    have = {True: [0] * len(mine), False: [0] * len(mine)}
    for place, group in places:
        if place < 0:
            have[False][group] += 1
    if at_least(theirs)(*have[False]):
        return False
    for place, group in sorted(places):
        if 0 <= place < drawn:
            me = (place % 2 == 0) == first
            have[me][group] += 1
            if at_least(mine if me else theirs)(*have[me]):
                return me
    return None
