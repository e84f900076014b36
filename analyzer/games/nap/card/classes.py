"""The five-card hands of Nap by what a caller would make trumps, his longest suit, and by his best plain cards."""

from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np

from ....core.deal import subsets
from ....core.fours import four_rank, four_suit
from ....core.hands import number_of
from ....core.jit import kernel, verb
from ....core.layout import Fours
from ....core.trumps import weakest
from ..choices import holds, longest, number
from ..variant import Variant

TOPS = "AKQJ"  # trumps that a class names; lower ones are x
SIDES = ("J-", "Q", "K", "K+", "A", "A+", "A A", "A A+")  # +: with another of ace, king and queen, but no better name
SUIT = 3  # the suit that an example has as trumps, and its lane


class Class(NamedTuple):
    """Hands that a card does not tell apart."""

    trumps: str  # "A K x"
    side: str  # of SIDES
    hands: np.ndarray  # uint64: all of them, suits in lanes c d h s
    example: str


@verb
def side_of(plain, ranks):
    """The best plain cards, as a place in `SIDES`."""
    aces, kings = number(plain & four_rank(ranks - 1)), number(plain & four_rank(ranks - 2))
    courts = kings + number(plain & four_rank(ranks - 3))
    if aces > 1:
        return 6 + (aces + courts > 2)
    if aces == 1:
        return 4 + (courts > 0)
    return 2 + (courts > 1) if kings > 0 else int(courts > 0)


@kernel
def list_hands(hands, kinds, ranks, twos, threes):
    """Write every hand and its kind: how many trumps, which of the highest, the plain cards; then the trump lane."""
    many = 0
    for k in range(len(twos)):
        below = np.int64(number_of(weakest(twos[k])))
        for j in range(below * (below - 1) * (below - 2) // 6):  # the triples below the pair
            hand = twos[k] | threes[j]
            lane = longest(hand)
            trumps = hand & four_suit(lane)
            kind = number(trumps)
            for rank in range(ranks - 1, ranks - 5, -1):
                kind = 2 * kind + int(holds(trumps & four_rank(rank)))
            hands[many], kinds[many] = hand, 4 * (8 * kind + side_of(hand ^ trumps, ranks)) + lane
            many += 1


@cache
def classes(size):
    """Return the classes of the hands of a pack, the longest and highest trumps first.

    Parameters
    ----------
    size : int
        Cards in the pack.

    Returns
    -------
    list of Class
    """
    pack = Variant(pack=size).cards
    hands, kinds = np.zeros(comb(size, 5), np.uint64), np.zeros(comb(size, 5), np.int16)
    list_hands(hands, kinds, len(pack.ranks), subsets(2)[: comb(size, 2)], subsets(3))
    order = np.argsort(kinds, kind="stable")
    hands, kinds = hands[order], kinds[order] // 4
    begin = np.flatnonzero(np.diff(kinds, prepend=-1))
    found = [_class(pack, int(kinds[b]), part) for b, part in zip(begin, np.split(hands, begin[1:]), strict=True)]
    return sorted(found, key=lambda one: (-len(one.trumps), holdings().index(one.trumps), SIDES.index(one.side)))


def _class(pack, kind, hands):
    (length, tops), side = divmod(kind // 8, 2 ** len(TOPS)), kind % 8
    layout = Fours(pack, (0, 1, 2, SUIT))
    typical = hands[len(hands) * 7 // 8]  # hands lie by their trump suit; as many have each, but for suits as good
    return Class(_holding(length, tops), SIDES[side], hands, " ".join(pack.names(layout.cards(typical), SUIT)))


@cache
def holdings():
    """Return the names of all holdings of trumps, the longest first, then by the highest cards."""
    return [
        _holding(length, tops) for length in (5, 4, 3, 2) for tops in reversed(range(16)) if tops.bit_count() <= length
    ]


def _holding(length, tops):
    named = [top for k, top in enumerate(TOPS) if tops // 2 ** (len(TOPS) - 1 - k) % 2]
    return " ".join(named + ["x"] * (length - len(named)))
