"""Two packs in one set: place `8 x rank + 2 x lane + copy`, so the higher bit is the higher card, twins side by side.

Lanes lie in the deal's order of the suits, the lowest first, so that equal ranks are ordered by it.
"""

from dataclasses import dataclass

import numpy as np

from .deal import ORDERS
from .hands import NONE, ONE, number_of
from .jit import U, verb
from .layout import Places

SUIT = U(sum(3 << 8 * rank for rank in range(8)))
LANES = np.array([3 * sum(1 << 8 * rank + 2 * lane for rank in range(8)) for lane in range(4)], np.uint64)
FIRST = U(sum(1 << place for place in range(0, 64, 2)))


def ranks_from(low, high):
    """Return all cards of the ranks `low` to `high`; not for kernels."""
    return U(sum(255 << 8 * rank for rank in range(low, high + 1)))


@verb
def twice_suit(lane):
    """The suit of a lane, as a set."""
    return SUIT << (U(2) * U(lane))


@verb
def twice_suit_of(card):
    """The whole suit of a card, as a set."""
    return SUIT << (number_of(card) & U(6))


@verb
def twice_lane(card):
    """The lane of a card, as a number."""
    return (number_of(card) >> ONE) & U(3)


@verb
def twice_rank(card):
    """The rank of a card, as a number."""
    return number_of(card) >> U(3)


@verb
def twice_rank_of(card):
    """All cards of the rank of a card, as a set."""
    return U(255) << (number_of(card) & U(56))


@verb
def through_rank(card):
    """All cards of the rank of a card and of lower ones."""
    return ~NONE >> (U(56) - (number_of(card) & U(56)))


@verb
def between(low, high):
    """All cards from the rank of one card to that of a higher one, both included."""
    return through_rank(high) & ~(through_rank(low) ^ twice_rank_of(low))


@verb
def twins(card):
    """Both copies of a card."""
    return U(3) << (number_of(card) & U(62))


@verb
def lowest(cards):
    """The lowest card of a set, or none."""
    return cards & (NONE - cards)


@verb
def firsts(cards):
    """One place a card, however many copies of it a set holds."""
    return (cards | (cards >> ONE)) & FIRST


@verb
def pairs(cards):
    """One place a card of which a set holds both copies."""
    return cards & (cards >> ONE) & FIRST


@verb
def married(kings, queens):
    """The lanes in which one set has a card and a set one rank below has one: a place a lane, of the lower."""
    return (firsts(kings) >> U(8)) & firsts(queens)


@dataclass(frozen=True)
class Twice(Places):
    """Two packs, the suits in lanes.

    Parameters
    ----------
    pack : Pack
    suits : tuple of int
        Lowest lane first.
    """

    pack: object
    suits: tuple
    trump: int = None

    @classmethod
    def in_order(cls, pack, order, trump=None, suits=(0, 1, 2, 3)):
        """Return the layout of a deal whose suits are in another of `deal.ORDERS`."""
        return cls(pack, tuple(suits[lane] for lane in ORDERS[order]), trump)

    def bit(self, card):
        """Return the place of the first copy of a card."""
        return 8 * (card % 16) + 2 * self.suits.index(card // 16)

    def card(self, place):
        """Return the card of a place."""
        return 16 * self.suits[place // 2 % 4] + place // 8

    def hand(self, cards):
        """Return a set of cards, given by their numbers; one that is there twice is both copies."""
        return self.copies((card, cards[:k].count(card)) for k, card in enumerate(cards))

    def copies(self, pairs):
        """Return a set of cards, each given by its number and which copy of it is meant, 0 or 1."""
        return U(sum(1 << self.bit(card) + copy for card, copy in pairs))

    def lane(self, suit):
        """Return the lane of a suit."""
        return self.suits.index(suit)
