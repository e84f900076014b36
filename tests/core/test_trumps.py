"""Trumps on top, plain suits interleaved below: every verb against cards as pairs of suit and slot."""

from itertools import permutations

import numpy as np
import pytest

from analyzer.core.jit import U, kernel
from analyzer.core.trumps import (
    LANE_0,
    LANE_1,
    LANE_2,
    LANE_ORDERS,
    PAM,
    PLAIN,
    TRUMPS,
    plain_from,
    plain_held,
    plain_suit,
    reorder,
    several,
    singles,
    suit_of,
    trump_at,
    trumps_from,
    weakest,
    whole_pack,
)

TRUMP = 3  # the lane of the trumps; the plain suits are 0, 1, 2
CARDS = [(lane, slot) for lane in range(4) for slot in range(16)]


@kernel
def ask_cards(suits, cards):
    for i in range(len(cards)):
        suits[i] = suit_of(cards[i])


@kernel
def ask_sets(low, rest, sets):
    for i in range(len(sets)):
        low[i], rest[i] = weakest(sets[i]), several(sets[i])


@kernel
def ask_slots(at, trumps, plain, packs, slots):
    for i in range(len(slots)):
        at[i], trumps[i], plain[i], packs[i] = (
            trump_at(slots[i]), trumps_from(slots[i]), plain_from(slots[i]), whole_pack(slots[i])
        )  # fmt: skip


@kernel
def ask_lanes(held, suits, sets, lane):
    for i in range(len(sets)):
        held[i], suits[i] = plain_held(sets[i], lane), sets[i] & plain_suit(lane)


@kernel
def ask_singles(found, sets):
    for i in range(len(sets)):
        found[i] = singles(sets[i])


@kernel
def ask_orders(out, sets, order):
    for i in range(len(sets)):
        out[i] = reorder(sets[i], order)


def place(card):
    """Plain suits are interleaved, trumps above them all."""
    lane, slot = card
    return 48 + slot if lane == TRUMP else 3 * slot + lane


def set_of(cards):
    return sum(2 ** place(card) for card in cards)


def value(card):
    """The order of section 4: trumps last, then by rank, equal ranks by suit."""
    lane, slot = card
    return (lane == TRUMP, slot, lane)


def hands(n=500):
    draw = np.random.default_rng(5)
    sizes = [0, 1, 2, 3, 5, 64, *draw.integers(1, 40, n).tolist()]
    return [[CARDS[k] for k in sorted(draw.choice(64, size, replace=False))] for size in sizes]


def asked(sets):
    return np.array([set_of(hand) for hand in sets], np.uint64)


def test_every_card_has_a_place_of_its_own():
    assert sorted(map(place, CARDS)) == list(range(64))
    assert sorted(CARDS, key=place) == sorted(CARDS, key=value), "the higher bit is the higher card"


def test_the_sets_with_names():
    lanes = [set_of(card for card in CARDS if card[0] == lane) for lane in range(4)]
    assert [int(LANE_0), int(LANE_1), int(LANE_2), int(TRUMPS)] == lanes
    assert int(PLAIN) == sum(lanes[:3])
    assert int(PAM) == set_of([(TRUMP, 13)]), "above the ace"


def test_the_suit_of_every_card():
    suits = np.zeros(64, np.uint64)
    ask_cards(suits, asked([[card] for card in CARDS]))
    assert suits.tolist() == [set_of(other for other in CARDS if other[0] == card[0]) for card in CARDS]


def test_the_weakest_card_of_a_set_and_whether_there_are_more():
    sets = hands()
    low, rest = np.zeros((2, len(sets)), np.uint64)
    ask_sets(low, rest, asked(sets))
    weak = [sorted(hand, key=value)[:1] for hand in sets]
    assert low.tolist() == [set_of(cards) for cards in weak]
    assert rest.tolist() == [set_of(set(hand) - set(cards)) for hand, cards in zip(sets, weak, strict=True)]


def test_cards_from_a_slot_on_and_packs():
    slots = np.arange(16)
    at, trumps, plain, packs = np.zeros((4, 16), np.uint64)
    ask_slots(at, trumps, plain, packs, slots)
    assert at.tolist() == [set_of([(TRUMP, slot)]) for slot in range(16)]
    assert trumps.tolist() == [set_of((TRUMP, s) for s in range(slot, 16)) for slot in range(16)]
    assert plain.tolist() == [set_of((x, s) for x in range(3) for s in range(slot, 16)) for slot in range(16)]
    assert packs.tolist() == [set_of((x, s) for x in range(4) for s in range(ranks)) for ranks in range(16)]


@pytest.mark.parametrize("order", range(6))
def test_the_six_orders_of_the_plain_suits(order):
    sets, goes = hands(), (*LANE_ORDERS[order], TRUMP)
    out = np.zeros(len(sets), np.uint64)
    ask_orders(out, asked(sets), U(order))
    assert out.tolist() == [set_of((goes[lane], slot) for lane, slot in hand) for hand in sets]


def test_all_orders_are_there():
    assert sorted(LANE_ORDERS) == sorted(permutations(range(3)))


@pytest.mark.parametrize("lane", range(3))
def test_a_plain_suit_and_the_same_as_though_it_were_the_lowest(lane):
    sets = hands()
    held, suits = np.zeros((2, len(sets)), np.uint64)
    ask_lanes(held, suits, asked(sets), lane)
    assert suits.tolist() == [set_of(card for card in hand if card[0] == lane) for hand in sets]
    assert held.tolist() == [set_of((0, card[1]) for card in hand if card[0] == lane) for hand in sets]


def test_plain_cards_that_stand_alone():
    sets = [[card for card in hand[:5] if card[0] != TRUMP] for hand in hands()]
    found = np.zeros(len(sets), np.uint64)
    ask_singles(found, asked(sets))
    alone = [[card for card in hand if [other[0] for other in hand].count(card[0]) == 1] for hand in sets]
    assert found.tolist() == list(map(set_of, alone))
