"""Four suits interleaved: every card, every suit, every pack against Python's own integers."""

from itertools import permutations

import numpy as np

from analyzer.core.fours import (
    LANE,
    four_apart,
    four_card,
    four_from,
    four_held,
    four_lane,
    four_number,
    four_pack,
    four_rank,
    four_reordered,
    four_slot,
    four_suit,
)
from analyzer.core.hands import number_of
from analyzer.core.jit import U, kernel


@kernel
def ask_cards(cards, numbers, lanes, slots, suits):
    for i in range(len(cards)):
        cards[i] = four_card(slots[i], suits[i])
        numbers[i], lanes[i] = number_of(cards[i]), four_lane(cards[i])


@kernel
def ask_packs(packs, ranks):
    for i in range(len(packs)):
        packs[i] = four_pack(ranks[i])


def test_every_card_and_its_suit():
    places = np.arange(64)
    cards, numbers, lanes = np.zeros((3, 64), np.uint64)
    ask_cards(cards, numbers, lanes, places // 4, places % 4)
    assert cards.tolist() == [2**k for k in range(64)]
    assert numbers.tolist() == list(range(64))
    assert lanes.tolist() == [sum(2**c for c in range(64) if c % 4 == k % 4) for k in range(64)]
    assert int(LANE) == sum(2 ** (4 * slot) for slot in range(16))


def test_every_pack():
    ranks = np.arange(1, 17)
    packs = np.zeros(16, np.uint64)
    ask_packs(packs, ranks.astype(U))
    assert packs.tolist() == [2 ** (4 * n) - 1 for n in ranks.tolist()]


@kernel
def ask_apart(apart, lanes, cards):
    for i in range(len(cards)):
        apart[i], lanes[i] = four_apart(cards[i]), four_number(cards[i])


def test_the_four_suits_apart():
    random = np.random.default_rng(8)
    hands = [[card] for card in range(64)]
    hands += [random.choice(64, n, replace=False).tolist() for n in range(65)]
    sets = np.array([sum(2**card for card in hand) for hand in hands], np.uint64)
    apart, lanes = np.zeros((2, len(sets)), np.uint64)
    ask_apart(apart, lanes, sets)
    assert apart.tolist() == [sum(2 ** (16 * (card % 4) + card // 4) for card in hand) for hand in hands]
    assert lanes[:64].tolist() == [card % 4 for card in range(64)]


@kernel
def ask_rows(suits, ranks, rises, lanes, slots):
    for i in range(len(lanes)):
        suits[i] = four_suit(lanes[i])
    for i in range(len(slots)):
        ranks[i], rises[i] = four_rank(min(slots[i], 15)), four_from(slots[i])


def test_every_suit_every_rank_and_all_above():
    suits, slots = np.zeros(4, np.uint64), np.arange(17)
    ranks, rises = np.zeros((2, 17), np.uint64)
    ask_rows(suits, ranks, rises, np.arange(4), slots)
    assert suits.tolist() == [sum(2**c for c in range(64) if c % 4 == lane) for lane in range(4)]
    assert ranks[:16].tolist() == [sum(2**c for c in range(64) if c // 4 == slot) for slot in range(16)]
    assert rises.tolist() == [sum(2**c for c in range(64) if c // 4 >= slot) for slot in range(17)]


@kernel
def ask_hands(held, moved, slots, hands, lanes):
    for i in range(len(hands)):
        moved[i] = four_reordered(hands[i], lanes)
        for lane in range(4):
            held[i, lane] = four_held(hands[i], lane)
    for card in range(64):
        slots[card] = four_slot(U(1) << U(card))


def test_hands_suit_by_suit_and_in_every_order():
    random = np.random.default_rng(9)
    lists = [random.choice(52, 9, replace=False).tolist() for _ in range(40)]
    hands = np.array([sum(2**card for card in hand) for hand in lists], np.uint64)
    held, moved, slots = np.zeros((40, 4), np.uint64), np.zeros(40, np.uint64), np.zeros(64, np.uint64)
    for goes in permutations(range(4)):
        ask_hands(held, moved, slots, hands, np.array(goes, np.uint64))
        assert moved.tolist() == [sum(2 ** (card - card % 4 + goes[card % 4]) for card in hand) for hand in lists]
    assert slots.tolist() == [card // 4 for card in range(64)]
    for hand, row in zip(lists, held.tolist(), strict=True):
        assert row == [sum(2 ** (card - lane) for card in hand if card % 4 == lane) for lane in range(4)]


def test_of_two_suits_as_long_the_greater_has_the_higher_top():
    suits = list(permutations(range(6), 3))
    held, empty = np.zeros((1, 4), np.uint64), np.zeros(64, np.uint64)
    for k in range(0, len(suits) - 3, 4):
        four = suits[k : k + 4]
        sets = np.array([sum(2 ** (4 * slot + lane) for lane, suit in enumerate(four) for slot in suit)], np.uint64)
        ask_hands(held, np.zeros(1, np.uint64), empty, sets, np.arange(4, dtype=np.uint64))
        tops = [sorted(suit, reverse=True) for suit in four]
        for a, one in enumerate(tops):
            for b, other in enumerate(tops):
                assert (held[0, a] > held[0, b]) == (one > other)
