"""Dealing by the list of subsets: one bounded number and one look-up a hand, exact, without rejection.

The k-card subsets of the places 0, 1, 2, ... are listed in colexicographic order, so that the first C(m, k) are
those of a stock of m cards; `pdep` puts the places of a subset into the cards of the stock.
"""

from functools import cache
from itertools import permutations
from math import comb

import numpy as np

from .jit import U, kernel, pdep, verb
from .rng import SUITS, draw_one, stream, word

AT_ONCE = 3  # a larger hand is dealt in pieces: a list of all its subsets would be long


@cache
def subsets(size, places=52):
    """Return all `size`-card subsets of `places` places as sets.

    Returns
    -------
    ndarray of uint64, shape (C(places, size),)
        In colexicographic order, which is the order of their numbers.
    """
    sets = np.zeros(1, np.uint64)
    for _ in range(size):  # put a new highest place on every smaller subset below it
        place = np.arange(places, dtype=np.uint64)
        grown = (sets[:, None] | (np.uint64(1) << place)[None, :])[sets[:, None] < (np.uint64(1) << place)[None, :]]
        sets = grown
    return np.sort(sets)


def pieces(hands):
    """Cut the sizes of hands into pieces dealt at once.

    Returns
    -------
    owners, sizes : ndarray of int64
        Which hand each piece belongs to, and how many cards it has.
    """
    cut = [(h, min(AT_ONCE, n - done)) for h, n in enumerate(hands) for done in range(0, n, AT_ONCE)]
    return np.array([h for h, _ in cut], np.int64), np.array([n for _, n in cut], np.int64)


def choices(sizes, stock):
    """Return how many hands each piece can be, dealt one after the other from `stock` cards: uint64."""
    left = stock - np.concatenate([[0], np.cumsum(sizes[:-1])]) if len(sizes) else []
    return np.array([comb(int(m), int(k)) for m, k in zip(left, sizes, strict=True)], np.uint64)


@kernel
def deal_hand(hand, stock, index, table):
    """Give every deal's hand the cards of its subset, and take them from the stock."""
    for i in range(len(hand)):
        cards = pdep(table[index[i]], stock[i])
        hand[i] |= cards
        stock[i] ^= cards


ORDERS = tuple(permutations(range(4)))  # of the suits, lowest first


@verb
def suit_order(seed, deal):
    """Which of `ORDERS` a deal carries, drawn with it: equal ranks are ordered by it."""
    return draw_one(word(stream(seed, SUITS, U(0)), deal), U(24))


@kernel
def deal_pieces(hands, stock, index, owners, sizes, tables):
    """Deal every piece to its hand from the same stock; `tables[k]` lists the (k+1)-card subsets."""
    for k in range(len(owners)):
        deal_hand(hands[owners[k]], stock, index[k], tables[sizes[k] - 1])


def tables():
    """Return the lists of one-, two- and three-card subsets, as `deal_pieces` takes them."""
    return tuple(subsets(k) for k in range(1, AT_ONCE + 1))


def renumbered(size, goes):
    """Return of every subset of places the number of the subset to which its places go.

    Parameters
    ----------
    size : int
    goes : list of int
        By place, where it goes.

    Returns
    -------
    ndarray of int64
        In the order of the subsets of the old places.
    """
    many = len(goes)
    members = (subsets(size, many)[:, None] >> np.arange(many, dtype=np.uint64)) & np.uint64(1)
    places = np.sort(np.asarray(goes)[np.nonzero(members)[1].reshape(-1, size)], axis=1)
    counted = np.array([[comb(place, k + 1) for k in range(size)] for place in range(many)], np.int64)
    return counted[places, np.arange(size)].sum(axis=1)
