"""Hands as sets of 64 bits: every verb against Python's own integers."""

import numpy as np

from analyzer.core.hands import LANE, NONE, ONE, TOP_BIT, above, lane_of, number_of, set_of, size, strongest
from analyzer.core.jit import kernel

CARDS = range(64)


@kernel
def ask_cards(sets, numbers, lanes, higher, cards):
    for i in range(len(cards)):
        sets[i] = set_of(cards[i])
        numbers[i] = number_of(sets[i])
        lanes[i] = lane_of(sets[i])
        higher[i] = above(sets[i])


@kernel
def ask_sets(best, sizes, sets):
    for i in range(len(sets)):
        best[i] = strongest(sets[i])
        sizes[i] = size(sets[i])


def test_every_card_as_a_set_and_back():
    sets, numbers, lanes, higher = np.zeros((4, 64), np.uint64)
    ask_cards(sets, numbers, lanes, higher, np.array(CARDS))
    assert sets.tolist() == [2**card for card in CARDS]
    assert numbers.tolist() == list(CARDS)
    assert lanes.tolist() == [sum(2**c for c in CARDS if c // 16 == card // 16) for card in CARDS]
    assert higher.tolist() == [sum(2**c for c in CARDS if c > card) for card in CARDS]


def test_the_strongest_card_and_the_size_of_any_set():
    cards = [[], [0], [63], [0, 63], [15, 16], list(CARDS)]
    random = np.random.default_rng(6)
    cards += [sorted(random.choice(64, n, replace=False).tolist()) for n in range(65) for _ in range(20)]
    sets = np.array([sum(2**c for c in hand) for hand in cards], np.uint64)
    best, sizes = np.zeros((2, len(sets)), np.uint64)
    ask_sets(best, sizes, sets)
    assert best.tolist() == [2 ** hand[-1] if hand else 0 for hand in cards]
    assert sizes.tolist() == [len(hand) for hand in cards]


def test_the_sets_with_names():
    assert (int(NONE), int(ONE), int(LANE), int(TOP_BIT)) == (0, 1, 2**16 - 1, 2**63)
