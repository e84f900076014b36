"""Imagined hands: only cards not seen, no suit that was not followed, every fitting set as likely as any other."""

from collections import Counter
from itertools import combinations

import numpy as np
from scipy.stats import chisquare

from analyzer.core.fours import four_suit
from analyzer.core.hands import NONE
from analyzer.core.jit import U, kernel
from analyzer.core.rng import nth
from analyzer.games.nap.worlds import imagine

STOCK = [0, 4, 8, 1, 5, 2, 6]  # three cards of lane 0, two of lane 1, two of lane 2
SUITS = {0: {0, 4, 8}, 1: {1, 5}, 2: {2, 6}}


@kernel
def ask(found, many, voids, unseen, me, begin):
    for i in range(len(found)):
        for seat in range(len(many)):
            found[i, seat] = NONE
        imagine(found[i], many, voids, unseen, me, nth(begin, i * 200_000))


@kernel
def ask_suits(found):
    for lane in range(4):
        found[lane] = four_suit(lane)


def suits():
    found = np.zeros(4, np.uint64)
    ask_suits(found)
    return found


def drawn(many, void_lanes, me, count):
    """Return the hands of all seats in many draws, as sets of places."""
    lanes = suits()
    voids = np.array([sum(int(lanes[lane]) for lane in seat) for seat in void_lanes], np.uint64)
    unseen = U(sum(2**place for place in STOCK))
    found = np.zeros((count, len(many)), np.uint64)
    ask(found, np.array(many, np.int64), voids, unseen, me, U(12345))
    return [tuple(frozenset(p for p in STOCK if int(hand) >> p & 1) for hand in row) for row in found]


def fitting(many, void_lanes, me):
    """Yield every set of hands that fits, one seat after the other."""

    def deal(seat, left):
        if seat == len(many):
            yield ()
        elif seat == me:
            yield from ((frozenset(), *rest) for rest in deal(seat + 1, left))
        else:
            may = [card for card in left if not any(card in SUITS[lane] for lane in void_lanes[seat])]
            for cards in combinations(may, many[seat]):
                yield from ((frozenset(cards), *rest) for rest in deal(seat + 1, [c for c in left if c not in cards]))

    yield from deal(0, STOCK)


def test_every_fitting_set_of_hands_is_as_likely():
    for many, voids in (((2, 1, 2), ((), (), (0,))), ((2, 1, 2), ((1,), (), (0,))), ((1, 2, 2), ((0, 1), (), (2,)))):
        for me in (1, 0):
            every = list(fitting(many, voids, me))
            found = Counter(drawn(many, voids, me, 60 * len(every)))
            assert set(found) == set(every)
            assert chisquare([found[hands] for hands in every]).pvalue > 1e-4


def test_where_hardly_any_hands_fit_one_that_does_is_found():
    many, voids = (2, 2, 0), ((0, 2), (0, 1), ())
    for hands in drawn(many, voids, 2, 200):
        assert hands[:2] == (frozenset({1, 5}), frozenset({2, 6}))
