"""Numbers of subsets and masks: against lists in colexicographic order."""

from itertools import combinations

import numpy as np
import pytest

from analyzer.core.deal import subsets
from analyzer.core.jit import kernel
from analyzer.core.positions import BINOMIALS, MINE, THEIRS, TRICKS, mask_in, number_all, who_takes


@kernel
def ask_numbers(found, sets, binomials):
    places, without = np.zeros(TRICKS, np.int64), np.zeros(TRICKS, np.int64)
    for i in range(len(sets)):
        found[i, 0] = number_all(sets[i], places, without, binomials)
        found[i, 1:6], found[i, 6:] = places, without


@kernel
def ask_masks(found, cards, wholes):
    for i in range(len(cards)):
        found[i] = mask_in(cards[i], wholes[i])


@pytest.mark.parametrize("size", range(1, TRICKS + 1))
def test_the_number_of_a_subset_without_each_of_its_places(size):
    sets, fewer = subsets(size, 12), subsets(size - 1, 12).tolist()
    found = np.zeros((len(sets), 1 + 2 * TRICKS), np.int64)
    ask_numbers(found, sets, BINOMIALS)
    for row, subset in zip(found.tolist(), sets.tolist(), strict=True):
        places = [place for place in range(12) if subset & 2**place]
        assert row[0] == size and row[1 : 1 + size] == places
        assert row[6 : 6 + size] == [fewer.index(subset - 2**place) for place in places]


def test_which_cards_of_a_hand_some_of_them_are():
    whole = [1, 5, 17, 48, 63]
    asked = [(held, chosen) for n in range(6) for held in combinations(whole, n) for chosen in [held[::2], held[1:]]]
    sets = [np.array([sum(2**c for c in cards) for cards in some], np.uint64) for some in zip(*asked, strict=True)]
    found = np.zeros(len(asked), np.int64)
    ask_masks(found, sets[1], sets[0])
    assert found.tolist() == [sum(2 ** held.index(c) for c in chosen) for held, chosen in asked]


def test_who_takes_two_cards_depends_on_who_leads():
    taken = np.zeros((2, 1, 4), np.uint8)
    who_takes(taken, np.array([2**3], np.uint64), np.array([2**0, 2**6, 2**7, 2**48], np.uint64))
    assert taken[MINE, 0].tolist() == [1, 0, 1, 0], "mine is led: a higher card of its suit takes it, and a trump"
    assert taken[THEIRS, 0].tolist() == [1, 0, 0, 0], "mine is played second"
