"""Four suits interleaved: every card, every suit, every pack against Python's own integers."""

import numpy as np

from analyzer.core.fours import LANE, four_apart, four_card, four_lane, four_number, four_pack
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
