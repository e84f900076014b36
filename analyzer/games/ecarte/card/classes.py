"""The hands of five by their trumps and plain suits: king, queen, knave and plain ace named, lower cards x."""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from ....core.deal import subsets
from ....core.hands import NONE, size
from ....core.jit import kernel, verb
from ....core.opposed import hands_of
from ....core.trumps import TRUMPS, plain_held, trump_at
from ..holdings import ACE, KING, KNAVE, QUEEN, has_rank
from ..rules import CARDS

NAMED, PLAIN_NAMED = "KQJ", "KQJA"
SIXTEEN, SUIT = 16, 96  # names of a suit, and kinds of a plain suit: its length and its names


class Class(NamedTuple):
    """Hands that a card does not tell apart."""

    trumps: str  # "K x", or "" for none
    plain: str  # "K x x + Q", the longest suit first
    hands: np.ndarray  # uint64: all of them
    weakest: np.uint64


@verb
def kind_of_suit(suit):
    """A plain suit's length and which of king, queen, knave, ace it holds, as a number."""
    names = 8 * has_rank(suit, KING) + 4 * has_rank(suit, QUEEN) + 2 * has_rank(suit, KNAVE) + has_rank(suit, ACE)
    return SIXTEEN * np.int64(size(suit)) + names


@verb
def kind_of_trumps(hand):
    """The number of trumps, and which of king, queen, knave are held, as a number."""
    names = 0
    for slot in (KING, QUEEN, KNAVE):
        names = 2 * names + (hand & trump_at(slot) != NONE)
    return 8 * np.int64(size(hand & TRUMPS)) + names


@kernel
def list_kinds(kinds, heights, hands):
    """Write of each hand its kind, and how high its cards are."""
    for i in range(len(hands)):
        high = 0
        for lane in range(3):
            suit = plain_held(hands[i] & ~TRUMPS, lane)
            kind = kind_of_suit(suit)
            for slot in range(8):
                high += slot * has_rank(suit, slot)
            kinds[i, 1 + lane] = kind
        for slot in range(8):
            high += slot * (hands[i] & trump_at(slot) != NONE)
        kinds[i, 0], heights[i] = kind_of_trumps(hands[i]), high


@lru_cache(maxsize=8)
def classes(unseen):
    """Return the classes of all hands of some cards.

    Parameters
    ----------
    unseen : int
        All cards but the turn-up, in the layout of `trumps`.

    Returns
    -------
    list of Class
        The most trumps and the highest first.
    """
    hands = hands_of(subsets(CARDS, int(unseen).bit_count()), unseen)
    kinds, heights = np.zeros((len(hands), 4), np.int64), np.zeros(len(hands), np.int64)
    list_kinds(kinds, heights, hands)
    kinds[:, 1:] = -np.sort(-kinds[:, 1:], axis=1)
    key = ((kinds[:, 0] * SUIT + kinds[:, 1]) * SUIT + kinds[:, 2]) * SUIT + kinds[:, 3]
    order = np.lexsort((hands, heights, -key))
    hands, kinds, key = hands[order], kinds[order], key[order]
    cuts = [*np.flatnonzero(np.diff(key, prepend=-1)).tolist(), len(hands)]
    return [_class(kinds[begin].tolist(), hands[begin:end]) for begin, end in pairwise(cuts)]


def _class(kind, hands):
    trumps, *suits = kind
    names = [_named(*divmod(suit, SIXTEEN), PLAIN_NAMED) for suit in suits if suit >= SIXTEEN]
    return Class(_named(*divmod(trumps, 8), NAMED), " + ".join(names), np.sort(hands), hands[0])


def _named(length, names, ranks):
    """Return a suit's name: its named cards from the top, then the others."""
    held = [rank for k, rank in enumerate(ranks) if names // 2 ** (len(ranks) - 1 - k) % 2]
    return " ".join(held + ["x"] * (length - len(held)))
