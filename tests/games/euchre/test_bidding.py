"""What the policies say, hand by hand, as the books have it; random hands are held against the twins in test_course."""

import numpy as np
import pytest

from analyzer.core.deal import ORDERS
from analyzer.core.jit import kernel
from analyzer.core.making import PLACES
from analyzer.games.euchre.bidding import NONE_GOOD, named, orders_up, takes_up
from analyzer.games.euchre.layout import Lanes
from analyzer.games.euchre.policy import CAUTIOUS, LIGHT, POLICIES, USUAL
from analyzer.games.euchre.variant import Variant

VARIANT = Variant()
PACK, KNAVE, RANKS = VARIANT.cards, 4, 8
MOODS = {"": USUAL, "light": LIGHT, "cautious": CAUTIOUS}


@kernel
def ask(found, hand, cards, order, places, voice, mood, is_dealer, must):
    found[0] = orders_up(hand, order, places, 4, 8, voice, mood)
    found[1] = takes_up(cards, 8, voice, mood)
    found[2] = named(hand, order, places, 4, 8, voice, mood, is_dealer, must)


def said(hand, policy="book", mood="", turn_up="9h", is_dealer=False, must=False, order=0):
    """Return whether elder orders, whether the dealer takes up, and the suit that is named."""
    lanes = Lanes.around(VARIANT, "cdhs".index(turn_up[1]), [])
    held, turned = PACK.read(hand, ""), PACK.read(turn_up, "")
    made, found = lanes.made(0, ORDERS[order]), np.zeros(3, np.int64)
    how = POLICIES[policy].voice(), MOODS[mood], is_dealer, must
    ask(found, lanes.hand(held), made.hand(held + turned), order, PLACES, *how)
    name = "" if found[2] == NONE_GOOD else "cdhs"[lanes.suits[found[2]]]
    return bool(found[0]), bool(found[1]), name


@pytest.mark.parametrize(("hand", "policy", "mood", "orders"), [
    ("Jh Kh Th As 7c", "book", "", True),  # U2
    ("Jd Kh 8h 7h 7s", "book", "", True),
    ("Jh Jd Th Ad Kd", "book", "", False),  # U4: rather the other of the colour
    ("Jh Kh 7h Ad 7s", "book", "", False),  # U5
    ("Jh Kh 7h As 7s", "book", "", True),
    ("Kh Th 8h As 7c", "book", "", True),  # U13: no other suit to name
    ("Kh Th 8h Ad Kd", "book", "", True),  # two diamonds without a bower are none
    ("Kh Th 8h Ad Jc", "book", "", True),
    ("Kh Th 8h 9s 7c", "book", "", False),
    ("Kh Th 8h 9s 7c", "plain", "", True),
    ("Kh Th 8h 9s 7c", "book", "light", True),  # U7
    ("Kh Th 8h As 7c", "book", "cautious", False),  # U8
    ("Jh 7h 9s 7c 8d", "plain", "", True),
    ("Ah 7h 9s 7c 8d", "plain", "", False),
    ("Ah 7h As 7c 8d", "plain", "", True),
    ("Jh 7h 9s 7c 8d", "book", "", False),
])  # fmt: skip
def test_elder_orders_up(hand, policy, mood, orders):
    assert said(hand, policy, mood)[0] == orders


@pytest.mark.parametrize(("hand", "turn_up", "mood", "takes"), [
    ("7h 8h Ks 7d 7c", "9h", "", True), ("7h Ks 8s 7d 7c", "9h", "", False),
    ("Ah Ks 8s 7d 7c", "Jh", "", True), ("Qh Ks 8s 7d 7c", "Jh", "", True), ("Jd Ks 8d 7d 7c", "Jh", "", True),
    ("7h Ks 8d 7d 7c", "Jh", "", False), ("7h Ks 8s 7s 7c", "Jh", "", True), ("7h As 8d 7d 7c", "Jh", "", True),
    ("Jd As 8d 7d 7c", "Ah", "", True), ("Jd As 8d 7d 7c", "9h", "", False), ("Jd As Kc Qc 7d", "9h", "", True),
    ("Kh As 8s 7d 7c", "Ah", "", True), ("Kh As 8c 7d 7c", "Ah", "", False), ("7h As Ac 7d 8c", "9h", "", True),
    ("Jd As 8d 7d 7c", "9h", "light", True), ("7h As Ac 7d 8c", "9h", "cautious", False),
    ("7h 8h As 7d 8c", "9h", "cautious", True), ("7h 8h Ks 7d 8c", "9h", "cautious", False),
])  # fmt: skip
def test_a_dealer_takes_up_on_the_hands_listed(hand, turn_up, mood, takes):
    assert said(hand, "book", mood, turn_up)[1] == takes


@pytest.mark.parametrize(("hand", "policy", "asked", "suit"), [
    ("As Ks Qs 7d 7c", "plain", {}, "s"), ("Js Ks 8d 7d Ac", "plain", {}, "s"), ("Js Ks 8d 7d Kc", "plain", {}, ""),
    ("Kd Qd 7d 7c 8c", "book", {}, "d"),
    ("Jc Ks Qs Td Jd", "plain", {}, "s"),  # the left bower counts
    ("Ks Qs Jd Td Ac", "book", {}, "d"),  # U6: two diamonds with a bower and an ace are enough for elder
    ("Ks Qs 7s Jd Jh", "plain", {}, "s"),  # three before two
    ("Ks Qs 7s Jd Jh", "book", {"mood": "cautious"}, ""),
    ("7s 8s 9d Qc Kc", "plain", {"is_dealer": True, "must": True}, "c"),
])  # fmt: skip
def test_suits_named(hand, policy, asked, suit):
    assert said(hand, policy, **asked)[2] == suit


def test_equal_suits_are_parted_by_the_order_of_the_deal():
    hand = "Ks Qs Kc Qc 7d"
    found = {said(hand, "plain", must=True, order=order)[2] for order in range(24)}
    assert found == {"c", "s"}


@pytest.mark.parametrize(("score", "seat", "moods"), [
    ((0, 0), 1, (USUAL, USUAL)), ((4, 4), 2, (LIGHT, LIGHT)), ((4, 0), 1, (LIGHT, LIGHT)),
    ((4, 3), 2, (LIGHT, CAUTIOUS)),
    ((3, 3), 1, (CAUTIOUS, CAUTIOUS)), ((4, 2), 1, (CAUTIOUS, CAUTIOUS)), ((3, 1), 2, (CAUTIOUS, CAUTIOUS)),
    ((3, 1), 1, (USUAL, USUAL)), ((1, 4), 2, (LIGHT, LIGHT)), ((0, 3), 1, (USUAL, CAUTIOUS)),
])  # fmt: skip
def test_moods_by_the_score(score, seat, moods):
    assert POLICIES["book"].moods(seat, *score, 5) == moods
    assert POLICIES["plain"].moods(seat, *score, 5) == (USUAL, USUAL)
