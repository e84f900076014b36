"""What a seat makes of its cards, hand by hand; `test_course` holds whole deals of every policy against its twin."""

import random

import numpy as np
import pytest

from analyzer.games.nap import choices
from analyzer.games.nap.policy import POLICIES, Policy
from analyzer.games.nap.rules import levels
from analyzer.games.nap.table import DRAW, NOBODY, PEEP, SPARE
from analyzer.games.nap.variant import Variant

from . import naive_plain, naive_points
from .laid import LAYOUT, PACK, cards, names

BOOK, PLAIN = POLICIES["book"], POLICIES["plain"]


def hands(number, size=5, seed=1):
    draw = random.Random(seed)
    for _ in range(number):
        yield [PACK.name(card) for card in draw.sample(PACK.cards, size)]


def lane_name(lane):
    return "cdhs"[lane]


@pytest.mark.parametrize("size", [1, 5, 9, 12])
def test_suits_chosen_are_those_of_the_twin(size):
    for hand in hands(300, size):
        held = cards(" ".join(hand))
        assert lane_name(choices.longest(held)) == naive_plain.longest_suit(hand, "cdhs")
        assert lane_name(choices.shortest(held)) == naive_plain.shortest_suit(hand, "cdhs")
        assert lane_name(choices.best_lane(held, BOOK.voice(), 13)) == naive_points.best_suit(hand, "cdhs")
        assert lane_name(choices.best_lane(held, PLAIN.voice(), 13)) == naive_plain.longest_suit(hand, "cdhs")


def test_points_are_those_of_the_twin():
    for hand in hands(300):
        held = cards(" ".join(hand))
        found = [int(choices.points(held, lane, 13)) for lane in range(4)]
        assert found == [naive_points.points(hand, suit) for suit in "cdhs"]
        assert [int(choices.tops(held & cards(f"Ah Kh Qh Jh Th 9h {rank}h"), 13)) for rank in "2"] == [
            sum({"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}.get(card[0], 0) for card in hand if card in "AhKhQhJhTh9h2h")
        ]


@pytest.mark.parametrize(("hand", "worth"), [
    ("Ah Kh Qh Jh Th", 40), ("2h 3h 4h 5h 6h", 25), ("2c 3d 4h 5s 7s", 10), ("Ah 2h As Kc Qd", 29),
])  # fmt: skip
def test_points_by_hand(hand, worth):
    held = cards(hand)
    assert max(choices.points(held, lane, 13) for lane in range(4)) == worth


@pytest.mark.parametrize("policy", [BOOK, PLAIN], ids=["book", "plain"])
@pytest.mark.parametrize("size", [6, 10])
def test_what_is_kept_is_what_the_twin_keeps(size, policy):
    keep = naive_plain.best_cards if policy.plain else naive_points.kept
    for hand in hands(200, size):
        held, kept = cards(" ".join(hand)), set(keep(hand, 5, "cdhs"))
        assert names(choices.best_cards(held, 5, policy.voice(), 13)) == kept
        assert names(choices.worst_cards(held, size - 5, policy.voice(), 13)) == set(hand) - kept


def word(hand, best=0, *, policy=BOOK, taken=False, peeped=False, holders=4, **agreed):
    variant = Variant(**agreed)
    code = choices.own_word(cards(hand), best, taken, peeped, policy.voice(), variant.terms, holders)
    told = {level: name for name, level in levels(variant).items()} | {0: "pass", SPARE: "spare", PEEP: "peep"}
    return told[int(code)]


@pytest.mark.parametrize(("hand", "asked", "said"), [
    ("Ah Kh Qh 9h As", {}, "nap"), ("Ah Jh Th Kc 4d", {}, "3"), ("Ah Kh 9h 3c 4d", {}, "3"),
    ("2c 3d 4h 5s 7s", {}, "pass"),
    ("2c 3d 4h 5s 7s", {"policy": Policy(least=10)}, "1"),
    ("2c 3d 4h 5s 7s", {"policy": Policy(least=11)}, "pass"),
    ("2c 3d 4h 5s 7s", {"holders": 5}, "pass"), ("Ah Kh 9h 3c 4d", {"best": 6}, "pass"),
    ("Ah Kh 9h 3c 4d", {"policy": Policy(base=5)}, "3"), ("Ah Kh 9h 3c 4d", {"policy": Policy(base=7)}, "2"),
    ("Kh Qh Jh 9h 2c", {}, "3"), ("Kh Qh Jh 9h 2c", {"policy": Policy(four=True)}, "4"),
    ("Ah Kh Qh Jh Th", {"best": 10, "raises": "wellington"}, "wellington"),
    ("Ah Kh Qh Jh 9h", {"best": 10, "raises": "wellington", "policy": Policy(raises=9)}, "pass"),
    ("Ah Kh Qh Jh Th", {"best": 12, "raises": "blucher", "policy": Policy(raises=4)}, "blucher"),
    ("Ah Kh Qh Jh Th", {"best": 12, "raises": "blucher", "policy": Policy(raises=5)}, "pass"),
    ("2c 3d 4h 4s 5d", {"misery": "below-three"}, "misery"), ("2c 3d 4h 5s 6d", {"misery": "below-three"}, "pass"),
    ("2c 3d 4h 4s 5d", {"misery": "below-three", "best": 6}, "pass"),
    ("Ah Kh 9h 3c 4d", {"spare": True, "policy": Policy(spare=20)}, "spare"),
    ("Ah Kh 9h 3c 4d", {"spare": True, "policy": Policy(spare=20), "taken": True}, "3"),
    ("Ah Kh 9h 3c 4d", {"spare": True, "policy": Policy(spare=20), "best": 10}, "pass"),
    ("Ah Kh Qh 9h As", {"spare": True, "policy": Policy(spare=20)}, "nap"),
    ("Ah Kh 9h 3c 4d", {"peep": "hoffmann"}, "peep"), ("Ah Kh 9h 3c 4d", {"peep": "hoffmann", "peeped": True}, "3"),
    ("Ah Kh Qh 9h As", {"policy": PLAIN}, "nap"), ("Ah Jh Th Kc 4d", {"policy": PLAIN}, "2"),
    ("2c 3c 4d 5h 7s", {"policy": PLAIN}, "pass"), ("Kh Qh Jh As Ad", {"policy": PLAIN}, "4"),
    ("Ah Jh Th Kc 4d", {"policy": PLAIN, "best": 4}, "pass"),
    ("Ah Jh Th Kc 4d", {"policy": PLAIN, "lowest": 3}, "pass"),
])  # fmt: skip
def test_words(hand, asked, said):
    assert word(hand, asked.pop("best", 0), **asked) == said


@pytest.mark.parametrize(("level", "raises", "takes"), [(12, 6, True), (12, 11, False), (14, 4, True), (14, 6, False)])
def test_a_raise_is_met_with_the_points_for_it(level, raises, takes):
    voice, terms = Policy(raises=raises).voice(), Variant(raises="blucher", challenge=True).terms
    assert bool(choices.meets(cards("Ah Kh Qh Jh Th"), level, voice, terms, 4)) is takes
    assert not choices.meets(cards("Ah Kh Qh Jh Th"), level, PLAIN.voice(), terms, 4)


@pytest.mark.parametrize(("buys", "room", "many"), [(0, 9, 0), (2, 9, 2), (5, 9, 3), (5, 1, 1), (5, 0, 0)])
def test_what_is_bought(buys, room, many):
    terms = Variant(buying=True).terms
    assert choices.own_draw(cards("2h 9h 4c 5d 7s"), Policy(buys=buys).voice(), terms, room) == many
    assert choices.own_draw(cards("2h 9h Ac Ad 7s"), Policy(buys=5).voice(), terms, 9) == 1, "aces stay"


@pytest.mark.parametrize(("hand", "lowest", "low"), [
    ("2c 3c 9c 4d 3h", 3, True), ("2c 7c 9c 4d 3h", 3, True), ("2c 8c 9c 4d 3h", 3, False),
    ("5c 2d 2h 2s 3s", 3, False),
    ("5c 2d 2h 2s 3s", 4, True),
    ("2c 3c 4c Kc 3h", 3, True), ("2c 3c Ac 4d 3h", 3, False), ("2c 3c 4d 3h 2s", 0, False),
])  # fmt: skip
def test_low_hands(hand, lowest, low):
    assert bool(choices.is_low(cards(hand), lowest)) is low


def test_a_voice_is_read_from_its_row():
    voices = np.array([policy.voice() for policy in POLICIES.values()], np.int64)
    for seat, policy in enumerate(POLICIES.values()):
        assert choices.voice_of(voices, seat) == policy.voice()
    assert choices.number(LAYOUT.hand(PACK.cards)) == 52 and NOBODY < 0 < DRAW
