"""Worlds that agree with what was seen: the unseen hands drawn all at once, and all again until they agree.

Hands bound by what was seen come from lists; all are drawn again whenever two share a card. Of a hand of three that is
only known to hold a trump, or none, a number is drawn below the most such hands there can be; if the cards left have
no hand of that number, all are drawn again. Either way every world that agrees is equally likely. Hands nothing is
known of come last, from what is left.
"""

from math import comb, prod
from typing import NamedTuple

import numpy as np

from ....core.hands import size
from ....core.jit import kernel
from ....core.trumps import PLAIN


class World(NamedTuple):
    """How the unseen hands of a deal are drawn; a row is a seat, the last one is of hands that nobody plays."""

    unseen: np.uint64
    lists: np.ndarray  # uint64: the hands that fit, one list after the other
    starts: np.ndarray  # int64: where each list begins
    rows: np.ndarray  # int64: which row each list is of
    sizes: np.ndarray  # uint64: how many hands it holds
    threes: np.ndarray  # int64: rows of hands of three of which trumps alone are known: those without, then those with
    trumped: np.ndarray  # bool: whether each holds one
    bounds: np.ndarray  # uint64: how many such hands there can be at most, the ones before dealt
    free: np.ndarray  # int64: rows of the hands that nothing is known of
    cards: np.ndarray  # int64: how many cards they have
    ways: np.ndarray  # uint64: how many hands each may be


def world_of(unseen, lists, blank=(), trumped=(), free=()):
    """Return a `World`.

    Parameters
    ----------
    unseen : uint64
    lists : list of (int, ndarray of uint64)
        A row and the hands that fit it.
    blank, trumped : list of int
        Rows of hands of three that hold no trump, that hold one.
    free : list of (int, int)
        A row and how many cards it has.
    """
    hands = [fitting for _, fitting in lists]
    fewest = [int(plain_cards(fitting).min()) for fitting in hands]
    sizes, most = [int(fitting[0]).bit_count() for fitting in hands], [int(plain_cards(f).max()) for f in hands]
    plain, left = int(unseen & PLAIN).bit_count(), int(unseen).bit_count()
    trumps = left - plain - sum(sizes) + sum(most)  # at most, once the lists are dealt
    left, plain = left - sum(sizes) - 3 * len(blank), plain - sum(fewest)
    bounds = [threes_of(plain - 3 * k) for k in range(len(blank))]
    for k in range(len(trumped)):
        bounds.append(threes_of(left - 3 * k) - threes_of(left - 3 * k - max(0, trumps - k)))
    left, ways = left - 3 * len(trumped), []
    for _, cards in free:
        ways, left = [*ways, comb(left, cards)], left - cards
    starts = np.cumsum([0, *map(len, hands)])[:-1] if hands else []
    return World(
        unseen, np.concatenate([*hands, np.zeros(0, np.uint64)]), whole(starts), whole([row for row, _ in lists]),
        np.array([len(fitting) for fitting in hands], np.uint64), whole([*blank, *trumped]),
        np.array([False] * len(blank) + [True] * len(trumped), bool), np.array([max(1, b) for b in bounds], np.uint64),
        whole([row for row, _ in free]), whole([cards for _, cards in free]), np.array(ways, np.uint64),
    )  # fmt: skip


def whole(numbers):
    """Return numbers as int64."""
    return np.array(numbers, np.int64)


def threes_of(cards):
    """Return how many hands of three so many cards hold."""
    return comb(max(0, cards), 3)


def plain_cards(hands):
    """Return how many plain cards each hand holds."""
    counts = np.empty(len(hands), np.int64)
    count_plain(counts, hands)
    return counts


def all_blank(hands, unseen):
    """Tell whether hands of three are all those without trumps."""
    plain = int(unseen & PLAIN).bit_count()
    return len(hands) == threes_of(plain) and int(plain_cards(hands).min()) == 3


def all_trumped(hands, unseen):
    """Tell whether hands are all those of three that hold a trump."""
    room, plain = int(unseen).bit_count(), int(unseen & PLAIN).bit_count()
    return len(hands) == threes_of(room) - threes_of(plain) and int(plain_cards(hands).max()) < 3


@kernel
def count_plain(counts, hands):
    """How many plain cards each hand holds."""
    for i in range(len(hands)):
        counts[i] = np.int64(size(hands[i] & PLAIN))


def tuples(world):
    """Return how many draws of all hands there are, those that do not agree among them."""
    return prod(map(int, [*world.sizes, *world.bounds, *world.ways]))
