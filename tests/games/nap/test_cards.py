"""Which card a seat plays, hand by hand: hearts are trumps unless it says otherwise."""

import pytest

from analyzer.core.fours import four_lane
from analyzer.core.hands import NONE
from analyzer.core.jit import U
from analyzer.games.nap import cards as play
from analyzer.games.nap.policy import POLICIES, Policy

from .laid import cards, names

HEARTS = U(four_lane(cards("2h")))
BOOK, PLAIN = POLICIES["book"], POLICIES["plain"]
TIMID = Policy(attacks=False, trumps_last=False, holds_ace=False)


def leads(hand, policy=BOOK, *, called=True, misery=False, trump=HEARTS, wants=2, left=4):
    card = play.own_lead(cards(hand), policy.voice(), called, misery, trump, wants, left, 13)
    return " ".join(names(card))


def follows(
    hand, led, best=None, policy=BOOK, *, called=False, misery=False, trump=HEARTS, callers=True, opening=False
):
    suit = U(four_lane(cards(led)))
    card = play.own_follow(
        cards(hand), policy.voice(), called, misery, trump, cards(best or led), suit, callers, opening, 13
    )
    return " ".join(names(card))


@pytest.mark.parametrize(("hand", "asked", "card"), [
    ("Ah 9h 2c Ac", {}, "Ah"), ("9h 2c Ac Kd", {}, "Ac"), ("9h 2c Ac Kd", {"policy": Policy(goes_on=1)}, "9h"),
    ("9h 2c Ac Kd", {"wants": 4}, "9h"), ("9h 8h", {"policy": Policy(goes_on=3)}, "9h"), ("2c Ac Kd", {}, "Ac"),
    ("9h 2c Ac Kd", {"policy": PLAIN}, "9h"), ("2c Ac As", {"policy": PLAIN}, "As"),
    ("Kd Qd Jd Ac 2c", {"trump": NONE}, "Kd"), ("9c 8c 7c Ad Kd", {"trump": NONE, "policy": PLAIN}, "9c"),
])  # fmt: skip
def test_the_callers_lead(hand, asked, card):
    assert leads(hand, **asked) == card


@pytest.mark.parametrize(("hand", "asked", "card"), [
    ("Ah 2c Kd", {}, "Kd"), ("Ah 2c Kd", {"policy": TIMID}, "2c"), ("Ah 2c Kd", {"policy": PLAIN}, "2c"),
    ("Ah 2h 2c", {"wants": 1}, "Ah"), ("Ah 2h 2c", {"wants": 1, "policy": TIMID}, "2c"), ("Ah 2h", {}, "2h"),
    ("Kc 2c Kd", {"wants": 1}, "Kd"),
])  # fmt: skip
def test_an_opponents_lead(hand, asked, card):
    assert leads(hand, called=False, **asked) == card


def test_leads_at_misery():
    assert leads("2c 9c 3d Ks 4s", misery=True, trump=NONE) == "3d", "the lowest of the shortest suit"
    assert leads("Ah 2c Kd", misery=True, called=False) == "2c" and leads("Ah 2h", misery=True, called=False) == "2h"


@pytest.mark.parametrize(("hand", "led", "asked", "card"), [
    ("Ac 9c 2c Ah", "8c", {}, "9c"), ("Ac 9c 2c Ah", "8c", {"callers": False}, "2c"), ("7c 2c Ah", "8c", {}, "2c"),
    ("Ah 2h Kd 3d", "8c", {}, "2h"), ("Ah 2h Kd 3d", "8c", {"callers": False}, "3d"),
    ("9h 2h Kd 3d", "8c", {"best": "Th"}, "3d"), ("9h 2h", "8c", {"best": "Th"}, "2h"),
    ("Ac 9c 2c", "8c", {"best": "2h"}, "2c"), ("Ks Kd 3d", "8c", {"trump": NONE}, "3d"),
])  # fmt: skip
def test_an_opponent_wins_cheaply_from_the_caller(hand, led, asked, card):
    assert follows(hand, led, **asked) == card
    assert follows(hand, led, policy=PLAIN, **asked) == card


@pytest.mark.parametrize(("hand", "led", "asked", "card"), [
    ("Ac 9c 2c", "8c", {}, "9c"), ("7c 2c", "8c", {}, "2c"),
    ("Ah 2h 3d", "8c", {}, "2h"), ("9h 2h 3d", "8c", {"best": "Th"}, "3d"),
])  # fmt: skip
def test_the_caller_wins_what_he_can(hand, led, asked, card):
    assert follows(hand, led, called=True, callers=False, **asked) == card


@pytest.mark.parametrize(("hand", "led", "asked", "card"), [
    ("Ah 2h Kd", "Jh", {}, "2h"), ("Ah 2h Kd", "Qh", {}, "Ah"), ("Ah 2h Kd", "Jh", {"opening": False}, "Ah"),
    ("Ah 3h 2h", "Jh", {}, "Ah"), ("Ah Kd", "Jh", {}, "Ah"), ("Kh 2h Kd", "Jh", {}, "Kh"),
    ("Ah 2h Kd", "Jh", {"policy": TIMID}, "Ah"), ("Ah 2h Kd", "Jh", {"policy": PLAIN}, "Ah"),
])  # fmt: skip
def test_the_ace_waits(hand, led, asked, card):
    assert follows(hand, led, **{"opening": True} | asked) == card


@pytest.mark.parametrize(("hand", "led", "asked", "card"), [
    ("Ac 7c 2c", "8c", {}, "7c"), ("Ac 9c", "8c", {}, "9c"), ("Kd 2h Qs", "8c", {}, "Kd"), ("9h 2h", "8c", {}, "2h"),
    ("9h 2h", "8c", {"best": "Th"}, "9h"), ("Kd 2h Qs", "8c", {"trump": NONE}, "Kd"),
])  # fmt: skip
def test_the_caller_ducks_at_misery(hand, led, asked, card):
    assert follows(hand, led, called=True, misery=True, callers=False, **asked) == card


@pytest.mark.parametrize(("hand", "led", "card"), [
    ("Ac 9c 2c", "8c", "2c"), ("Kd 2h Qs", "8c", "Kd"), ("9h 2h", "8c", "2h"), ("2h Ah 2d", "3h", "2h"),
])  # fmt: skip
def test_the_others_sneak_under_him(hand, led, card):
    assert follows(hand, led, misery=True) == card


def test_lowest_and_highest_plain_cards():
    assert names(play.lowest_plain(cards("2h 3c Kd"), HEARTS)) == {"3c"}
    assert names(play.highest_plain(cards("Ah 3c Kd"), HEARTS)) == {"Kd"}
    assert (
        names(play.lowest_plain(cards("2h Ah"), HEARTS)) == names(play.highest_plain(cards("2h Ah"), HEARTS)) == {"2h"}
    )
    assert names(play.lowest_plain(cards("2h 2c"), NONE)) == {"2c"}
