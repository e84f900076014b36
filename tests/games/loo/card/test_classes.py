"""Classes of hands: every hand is in one, whatever the plain suits are called, and each has its place on the card."""

from itertools import combinations, permutations
from math import comb

import pytest

from analyzer.core.packs import WHIST
from analyzer.games.loo.card.classes import HOLDINGS, SIDES, class_of, classes, holding, sides

PACK = WHIST[52]
SPADES = 3


def cards(text):
    return PACK.read(text, "hand")


def counted(trumps, ranks):
    """Return the number of classes of three cards by counting: k trumps, and multisets of sets of plain cards."""
    two = comb(ranks, 2) + ranks + comb(ranks, 2)  # in one suit; a pair of ranks, in two suits
    three = comb(ranks, 3) + comb(ranks, 2) * ranks + comb(ranks + 2, 3)  # in one suit, in two, in three
    return comb(trumps, 3) + comb(trumps, 2) * ranks + trumps * two + three


@pytest.mark.parametrize("size, expected", [(52, 4861), (32, 1051)])
def test_every_hand_is_counted_once(size, expected):
    pack = WHIST[size]
    found = classes(pack, pack.read("Qh", "turn_up")[0])
    ranks = len(pack.ranks)
    assert len(found) == counted(ranks - 1, ranks) == expected
    assert sum(weight for _, weight in found) == comb(len(pack.cards) - 1, 3)
    assert len({class_of(hand, 2) for hand, _ in found}) == len(found)


def test_a_weight_is_the_number_of_hands_like_it():
    found = {class_of(hand, SPADES): weight for hand, weight in classes(PACK, cards("2s")[0])}
    hands = ("As Ks Qs", "As Ah Ad", "As Ah Kh", "Ah Kd Qc", "Ah Ad Ac")
    weights = {text: found[class_of(cards(text), SPADES)] for text in hands}
    assert weights == {"As Ks Qs": 1, "As Ah Ad": 3, "As Ah Kh": 3, "Ah Kd Qc": 6, "Ah Ad Ac": 1}


def test_plain_suits_renamed_are_the_same_class():
    for names in permutations("cdh"):
        renamed = str.maketrans("cdh", "".join(names))
        for text in ("As 9d 4d", "2s Jc Jh", "Kc 9h 9d", "7d 5d 3c", "Qs 4s 2h"):
            assert class_of(cards(text.translate(renamed)), SPADES) == class_of(cards(text), SPADES)


@pytest.mark.parametrize("one, other", [("As 9d 4d", "As 9d 4c"), ("As 9d 4d", "Ks 9d 4d"), ("9s 9d 4d", "9d 9h 4d")])
def test_what_a_player_would_tell_apart_are_two(one, other):
    assert class_of(cards(one), SPADES) != class_of(cards(other), SPADES)


@pytest.mark.parametrize(
    "text, place",
    [
        ("As 7s 3s", ("A x x", "")), ("Qs Js 9s", ("Q- x x", "")), ("As Ks 4d", ("A K", "10-")),
        ("As 9s Kd", ("A x", "K")), ("Js 3s Jd", ("J x", "J")), ("9s 3s Ad", ("10- x", "A")),
        ("Ts Ad Ac", ("10", "A A")), ("8s Ad Jd", ("9-7", "A QJ")), ("6s Kd Qc", ("6-2", "K KQ")),
        ("Ks Qd Jc", ("K", "Q QJ")), ("Ks Qd Tc", ("K", "Q")), ("Kd Jd 2c", ("none", "K")),
        ("5c 4c 3c", ("none", "10-")),
    ],
)  # fmt: skip
def test_where_a_hand_lies_on_the_card(text, place):
    assert (holding(PACK, cards(text), SPADES), sides(PACK, cards(text), SPADES)) == place


def test_every_hand_has_a_place():
    places = {(holding(PACK, h, SPADES), sides(PACK, h, SPADES)) for h in combinations(PACK.cards, 3)}
    assert {held for held, _ in places} == set(HOLDINGS)
    assert {side for _, side in places} == {*SIDES, ""}
    assert {held for held, side in places if side == ""} == {held for held in HOLDINGS if held.count(" ") == 2}
