"""Hands before and after trumps are made: every card where the layout of names puts it."""

import random

import numpy as np
import pytest

from analyzer.core.deal import ORDERS
from analyzer.core.jit import kernel
from analyzer.core.making import HEIGHT, LEFT, PLACES, RIGHT, SIXTH, in_lane, lane_card, made, whole_pack
from analyzer.core.trumps import LANE_ORDERS
from analyzer.games.euchre.layout import Lanes
from analyzer.games.euchre.variant import Variant


@kernel
def make(found, hands, trump, knave, order, places):
    for i in range(len(hands)):
        found[i] = made(hands[i], trump, knave, order, places)


@kernel
def look(found, hand):
    for lane in range(4):
        found[lane, 0], found[lane, 1] = in_lane(hand, lane), lane_card(lane, 3)


@pytest.mark.parametrize("size", [32, 24])
def test_every_hand_is_made_as_the_layout_of_names_has_it(size):
    draw, variant = random.Random(size), Variant(pack=size)
    knave = variant.cards.ranks.index("J")
    for _ in range(60):
        lanes = Lanes.around(variant, draw.randrange(4), [])
        hands = [draw.sample(variant.cards.cards, draw.randrange(1, 7)) for _ in range(10)]
        trump, order = draw.randrange(4), draw.randrange(24)
        layout = lanes.made(trump, ORDERS[order])
        found = np.zeros(len(hands), np.uint64)
        make(found, np.array([lanes.hand(hand) for hand in hands]), trump, knave, order, PLACES)
        assert found.tolist() == [int(layout.hand(hand)) for hand in hands]


def test_the_bowers_are_the_top_places():
    lanes = Lanes.around(Variant(), 2, [])
    layout = lanes.made(0)
    assert layout.hand(lanes.pack.read("Jh", "")) == RIGHT and layout.hand(lanes.pack.read("Jd", "")) == LEFT


def test_the_table_of_places():
    for k, order in enumerate(ORDERS):
        for trump in range(4):
            plain = [lane for lane in range(4) if lane != trump]
            goes = [PLACES[k, trump, lane] for lane in plain]
            assert [plain[goes.index(place)] for place in range(3)] == [lane for lane in order if lane != trump]
            assert LANE_ORDERS[PLACES[k, trump, SIXTH]] == tuple(goes)
            assert order[PLACES[k, trump, HEIGHT]] == trump


def test_lanes_and_the_whole_pack():
    pack = whole_pack(8)
    assert int(pack).bit_count() == 32
    found = np.zeros((4, 2), np.uint64)
    look(found, pack)
    assert found[:, 0].tolist() == [255] * 4
    assert found[:, 1].tolist() == [8 * 65536**lane for lane in range(4)]
