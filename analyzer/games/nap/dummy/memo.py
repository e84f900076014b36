"""The scratch of a solver: hands, a stack of plays, and what is known of positions met before.

A position is known by the cards still held and the seat that leads; who holds them follows from the hands a search
began with. So every search has a number of its own, and only what was written under that number is read.
"""

from typing import NamedTuple

import numpy as np

from ....core.hands import marked
from ....core.jit import U, verb
from ....core.rng import mix

FEW, MANY = 2**12, 2**17  # entries: 64 kB, 2 MB
KEY, KNOWN = 0, 1  # the two words of an entry
SPAN, WIDTH = U(256), U(16)  # an entry's second word: number x SPAN + fewest x WIDTH + most


class Memo(NamedTuple):
    """What a search writes on; each thread has its own."""

    hands: np.ndarray  # uint64: seat 0 is the caller, trumps are the top lane
    held: np.ndarray  # uint64: the same before trumps are made
    stack: np.ndarray  # uint64, a row a card played
    leaders: np.ndarray  # int64: who leads, by the number of tricks left
    known: np.ndarray  # uint64, two words an entry
    number: np.ndarray  # uint64: of the search


def memo_of(players, cards=5):
    """Return the scratch for hands of at most so many cards.

    Parameters
    ----------
    players : int
        Those who hold cards, 2 to 6.
    cards : int
        The most cards a player holds.

    Returns
    -------
    Memo
        It serves any number of positions one after the other, of fewer players and cards too.
    """
    entries = FEW if cards <= 5 else MANY
    return Memo(
        np.zeros(players, np.uint64), np.zeros(players, np.uint64), np.zeros((players * cards + 1, 8), np.uint64),
        np.zeros(cards + 1, np.int64), np.zeros((entries, 2), np.uint64), np.zeros(1, np.uint64),
    )  # fmt: skip


@verb
def begin_search(memo):
    """Forget all positions: from here on the cards lie otherwise."""
    memo.number[0] += U(1)


@verb
def place_of(memo, union, leader):
    """Where a position is kept, and its name there."""
    key = marked(union, leader)
    return mix(key) & U(len(memo.known) - 1), key


@verb
def recall(memo, union, leader, left):
    """The fewest and the most tricks the caller may take of those left."""
    place, key = place_of(memo, union, leader)
    word = memo.known[place, KNOWN]
    if memo.known[place, KEY] == key and word // SPAN == memo.number[0]:
        word = word % SPAN
        return np.int64(word // WIDTH), np.int64(word % WIDTH)
    return 0, left


@verb
def remember(memo, union, leader, fewest, most):
    """Keep the fewest and the most tricks of a position."""
    place, key = place_of(memo, union, leader)
    memo.known[place, KEY] = key
    memo.known[place, KNOWN] = memo.number[0] * SPAN + U(fewest) * WIDTH + U(most)
