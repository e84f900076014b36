"""Positions of two hands, one of them known, solved from those of one trick less.

A position is what is left of the known hand, a mask of its cards; what is left of the other, a subset of the places of
the cards unseen, numbered as in `deal`; and who leads. Its value is how many of the tricks left the known hand takes.
What each may play stands in tables, so that laws and policies are the game's. Cards are counted from the lowest.
"""

from math import comb
from typing import NamedTuple

import numpy as np

from .hands import NONE, number_of
from .jit import kernel, pdep, verb
from .trumps import weakest
from .two import takes

TRICKS = 5  # at most
MINE, THEIRS = 0, 1  # who leads
BINOMIALS = np.array([[comb(n, k) for k in range(TRICKS + 2)] for n in range(52)], np.int64)


class Plays(NamedTuple):
    """What may be played from each of some hands: masks of the cards of a hand, or of what it is left of."""

    leads: np.ndarray  # uint8, by hand
    follows: np.ndarray  # uint8, by hand and card led


class Table(NamedTuple):
    """What does not change from level to level."""

    taken: np.ndarray  # uint8, by who leads, card of the known hand and card unseen: whether the known hand takes both
    mine: Plays  # by mask
    binomials: np.ndarray


@verb
def mask_in(cards, whole):
    """Which cards of a hand some of them are, as a mask."""
    mask, one = 0, 1
    while whole != NONE:
        mask += one if weakest(whole) & cards != NONE else 0
        one += one
        whole ^= weakest(whole)
    return mask


@verb
def has(mask, k):
    """Whether a mask holds its k-th card."""
    return (mask >> k) & 1 == 1


@verb
def number_all(subset, places, without, binomials):
    """Write the places of a subset, and for each the number of the subset without it; return how many there are."""
    size, before = 0, 0
    while subset != NONE:
        place = np.int64(number_of(weakest(subset)))
        subset ^= weakest(subset)
        for j in range(size):
            without[j] += binomials[place, size]
        places[size], without[size] = place, before
        size += 1
        before += binomials[place, size]
    return size


@verb
def after_my_lead(mask, c, follows, size, places, without, below, table):
    """What the known hand takes if it leads its c-th card: the other plays to it what leaves least."""
    least = size
    for j in range(size):
        if has(follows, j):
            won = np.int64(table.taken[MINE, c, places[j]])
            least = min(least, won + np.int64(below[1 - won, mask - (1 << c), without[j]]))
    return least


@verb
def after_their_lead(mask, j, places, without, below, table):
    """What the known hand takes if the other leads its j-th card."""
    most, follows = 0, table.mine.follows[mask, places[j]]
    for c in range(table.taken.shape[1]):
        if has(follows, c):
            won = np.int64(table.taken[THEIRS, c, places[j]])
            most = max(most, won + np.int64(below[1 - won, mask - (1 << c), without[j]]))
    return most


@kernel
def climb(values, below, subsets, theirs, masks, table):
    """Find the values of all positions of so many cards from those of one card less: by leader, mask and subset."""
    places, without = np.zeros(TRICKS, np.int64), np.zeros(TRICKS, np.int64)
    for i in range(len(subsets)):
        size = number_all(subsets[i], places, without, table.binomials)
        for k in range(len(masks)):
            mask = masks[k]
            most, least = 0, size
            for c in range(table.taken.shape[1]):
                if has(table.mine.leads[mask], c):
                    most = max(most, after_my_lead(mask, c, theirs.follows[i, c], size, places, without, below, table))
            for j in range(size):
                if has(theirs.leads[i], j):
                    least = min(least, after_their_lead(mask, j, places, without, below, table))
            values[MINE, mask, i], values[THEIRS, mask, i] = most, least


@kernel
def lead_each(values, below, subsets, theirs, mask, table):
    """Find what the known hand takes after each card it leads, whatever it would lead: by card and subset."""
    places, without = np.zeros(TRICKS, np.int64), np.zeros(TRICKS, np.int64)
    for i in range(len(subsets)):
        size = number_all(subsets[i], places, without, table.binomials)
        for c in range(table.taken.shape[1]):
            if has(mask, c):
                values[c, i] = after_my_lead(mask, c, theirs.follows[i, c], size, places, without, below, table)


@kernel
def throw_one(values, below, subsets, choices, binomials):
    """Find what the known hand takes if the other throws one card away, of those of a mask: by row and subset."""
    places, without = np.zeros(TRICKS, np.int64), np.zeros(TRICKS, np.int64)
    for i in range(len(subsets)):
        size = number_all(subsets[i], places, without, binomials)
        for row in range(len(values)):
            least = TRICKS
            for j in range(size):
                if has(choices[i], j):
                    least = min(least, np.int64(below[row, without[j]]))
            values[row, i] = least


@kernel
def spread_all(hands, subsets, cards):
    """Put the places of each subset into some cards."""
    for i in range(len(subsets)):
        hands[i] = pdep(subsets[i], cards)


@kernel
def who_takes(taken, mine, theirs):
    """Tell for each two cards, and who leads, whether the known hand takes them."""
    for c in range(len(mine)):
        for j in range(len(theirs)):
            taken[MINE, c, j] = not takes(theirs[j], mine[c])
            taken[THEIRS, c, j] = takes(mine[c], theirs[j])
