"""Hands as sets of 64 bits: every verb against Python's own integers."""

import numpy as np

from analyzer.core.hands import (
    LANE,
    NONE,
    ONE,
    TOP_BIT,
    above,
    below_in_lane,
    distinct,
    lane_at,
    lane_of,
    marked,
    number_of,
    set_of,
    size,
    strongest,
    swap_top,
    tops,
)
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


@kernel
def ask_lanes(found, mine, others, lane):
    for i in range(len(mine)):
        found[0, i] = distinct(mine[i], others[i])
        found[1, i] = tops(mine[i], others[i])
        found[2, i] = below_in_lane(mine[i])
        found[3, i] = swap_top(mine[i], lane)
        found[4, i] = lane_at(lane)
        found[5, i] = marked(mine[i], lane)


def test_lanes_of_two_hands_against_lists_of_cards():
    random = np.random.default_rng(7)
    places = np.array([card for card in CARDS if card % 16 < 13])
    rows = []
    for _ in range(300):
        drawn = random.choice(places, random.integers(1, 40), replace=False).tolist()
        cut = int(random.integers(len(drawn) + 1))
        rows.append((drawn[:cut], drawn[cut:]))
    mine, others = (np.array([sum(2**card for card in row[k]) for row in rows], np.uint64) for k in (0, 1))
    found = np.zeros((6, len(rows)), np.uint64)
    for lane in range(4):
        ask_lanes(found, mine, others, lane)
        for i, (hand, rest) in enumerate(rows):
            lowest = [card for card in hand if not _as_good_below(card, hand, rest)]
            above_all = [card for card in hand if all(card // 16 != c // 16 or card > c for c in rest)]
            under = [card for card in CARDS if any(card // 16 == c // 16 and card < c for c in hand)]
            moved = [c % 16 + 16 * {lane: 3, 3: lane}.get(c // 16, c // 16) for c in hand]
            want = [sum(2**card for card in cards) for cards in (lowest, above_all, under, moved)]
            want += [0xFFFF << 16 * lane, sum(2**card for card in hand) + (lane << 13)]
            assert found[:, i].tolist() == want


def _as_good_below(card, hand, rest):
    lower = [c for c in hand if c // 16 == card // 16 and c < card]
    return bool(lower) and not any(max(lower) < c < card for c in rest)
