"""Worlds of two hands that are listed: which there are, how often each is drawn, how often tricks come."""

from math import comb

import numpy as np

from analyzer.core.layout import Layout
from analyzer.core.scene import layouts_of
from analyzer.ending import Ending, Worlds, all_worlds, tallied
from analyzer.games.ecarte.variant import PACK

POINTS = [-2, -1, -1, 1, 1, 2]


def worlds(times=None):
    theirs = np.array([0, 1, 3, 5], np.uint64)
    return Worlds(theirs, np.zeros_like(theirs), np.arange(4), times and np.array(times))


def test_worlds_are_drawn_as_often_as_they_come():
    for times in (None, [1, 2, 3, 4]):
        _, _, orders = worlds(times).drawn(0, 20_000, 1)
        share = np.bincount(orders, minlength=4) / 20_000
        assert np.allclose(share, np.array(times or [1] * 4) / sum(times or [1] * 4), atol=0.015)
        assert (worlds(times).drawn(5_000, 100, 1)[2] == orders[5_000:5_100]).all()


def test_tricks_are_counted_and_paid():
    tricks = lambda theirs, thrown, orders, first, seed: theirs.astype(np.int64)[None]  # noqa: E731
    for times, counts in ((None, [1, 1, 0, 1, 0, 1]), ([1, 2, 3, 4], [1, 2, 0, 3, 0, 4])):
        ending = Ending(tricks, worlds(times), ["lead 7s"], POINTS)
        assert ending.count().tolist() == [counts]
        tally = ending.play(0, 1000, 1)
        assert tally.deals == 1000 and sum(tally.counts) == 1000 and tally.counts[2] == tally.counts[4] == 0
    assert Ending(tricks, worlds(), [], POINTS, [0.5] * 6).pays.tolist() == [500_000] * 6


def test_all_hands_in_all_orders():
    layouts, unseen = layouts_of(Layout.of(PACK, 2, [])), PACK.cards[:7]
    found = all_worlds(layouts, unseen)
    assert len(found) == 6 * comb(7, 5) and not found.thrown.any()
    for k, layout in enumerate(layouts):
        hands = {tuple(sorted(layout.cards(hand))) for hand in found.theirs[found.orders == k]}
        assert len(hands) == comb(7, 5) and set().union(*hands) == set(unseen)


def test_parts_of_the_worlds_add_up():
    one, two = {"best": np.array([0, 5]), "follow": np.array([1, 1])}, {"best": np.array([5, 5])}
    found = {action: tally.tolist() for action, tally in tallied([one, two]).items()}
    assert found == {"best": [1, 0, 0, 0, 0, 3], "follow": [0, 2, 0, 0, 0, 0]}
