"""One hand against all that may oppose it, solved together, from the last trick up.

A position is what is left of the known hand, a mask of its cards; what is left of the other, a subset of the places of
the cards unseen, numbered as in `deal`; and who leads. Its value is how many of the tricks left the known hand takes.
What each may play stands in tables, so that laws and policies are the game's. Cards are counted from the lowest.
"""

from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np

from .deal import subsets
from .hands import NONE, number_of
from .jit import U, kernel, pdep, verb
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


def singles(cards):
    """Return the cards of a set, the lowest first: uint64."""
    return np.array([1 << place for place in range(64) if int(cards) >> place & 1], np.uint64)


def hands_of(subsets, cards):
    """Return the hands that some subsets of places are among some cards: uint64."""
    hands = np.zeros(len(subsets), np.uint64)
    spread_all(hands, subsets, U(cards))
    return hands


class Opposed:
    """A hand and the cards it does not see, solved but for the first trick.

    Parameters
    ----------
    mine, unseen : int
        Sets of cards in the layout of `trumps`; of six cards and more only as many as there are tricks are played.
    tricks : int
        How many are left, one to five; the other holds as many cards of those unseen.
    plays : callable
        `plays(side, hands, wholes, led)` returns the `Plays` of some hands of a side, `MINE` or `THEIRS`, for some
        cards led: as masks of the cards of `wholes`, what each hand is left of.
    """

    def __init__(self, mine, unseen, tricks, plays):
        self.unseen, self.tricks, self.plays = U(unseen), tricks, plays
        self.cards, others = singles(mine), singles(unseen)
        many = len(self.cards)
        taken = np.zeros((2, many, len(others)), np.uint8)
        who_takes(taken, self.cards, others)
        left = hands_of(np.arange(2**many, dtype=np.uint64), mine)
        self.table = Table(taken, plays(MINE, left, np.full(len(left), U(mine)), others), BINOMIALS)
        self.below = np.zeros((2, 2**many, 1), np.uint8)
        for size in range(1, tricks):
            self.below = self._climbed(subsets(size, len(others)), size)

    def leading(self, hands):
        """Return what the known hand takes after each of its leads: uint8, by card and hand, a subset of places."""
        values = np.zeros((len(self.cards), len(hands)), np.uint8)
        lead_each(values, self.below, hands, self._theirs(hands), self._masks(self.tricks)[-1], self.table)
        return values

    def following(self, hands):
        """Return what it takes if the other leads: uint8, by mask of the cards it plays with and hand."""
        return self._climbed(hands, self.tricks)[THEIRS]

    @property
    def all_hands(self):
        """All hands that may oppose it, as subsets of places."""
        return subsets(self.tricks, int(self.unseen).bit_count())

    def _theirs(self, hands):
        held = hands_of(hands, self.unseen)
        return self.plays(THEIRS, held, held, self.cards)

    def _masks(self, size):
        chosen = combinations(range(len(self.cards)), size)
        return np.array([sum(1 << c for c in cards) for cards in chosen], np.int64)

    def _climbed(self, hands, size):
        values = np.zeros((2, 2 ** len(self.cards), len(hands)), np.uint8)
        climb(values, self.below, hands, self._theirs(hands), self._masks(size), self.table)
        return values
