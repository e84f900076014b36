"""The laws of the play by their numbers, as at the table: spades are trumps."""

import numpy as np
import pytest

from analyzer.core.layout import Layout
from analyzer.games.loo.rules import ANY_OF_SEVERAL, ANY_TRUMP, HIGHEST, heads, legal_leads, legal_plays
from analyzer.games.loo.variant import Variant

PACK = Variant().cards
SPADES = Layout(PACK, 3, (0, 1, 2))
LEADS = {"highest": HIGHEST, "one": ANY_OF_SEVERAL, "trump": ANY_TRUMP}


def cards(names):
    return SPADES.hand(PACK.read(names, ""))


def names(hand):
    return set(map(PACK.name, SPADES.cards(hand)))


def leads(hand, lead="highest", duty="As", opening=True):
    return names(legal_leads(cards(hand), opening, cards(duty), LEADS[lead]))


def plays(hand, led, *others):
    """What may be played on a card led, and on those that headed it since."""
    suit = SPADES.hand([PACK.read(led, "")[0] // 16 * 16 + slot for slot in range(13)])
    return names(legal_plays(cards(hand), suit, cards((led, *others)[-1]), False))


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("As Kd 2c", "As"), ("As Ks 2s", "As"), ("Ks 5s Qd", "Ks"), ("9s 8s 7s", "9s"), ("2s 3s Ad", "3s"),
        ("Ks Ad 2c", "Ks Ad 2c"), ("2s Ad 2c", "2s Ad 2c"), ("Kd Ad 2c", "Kd Ad 2c"),
    ],
)  # fmt: skip
def test_law_6_the_first_lead(hand, may):
    assert leads(hand) == set(may.split())


@pytest.mark.parametrize(
    ("hand", "may"), [("Ks Ad 2c", "Ks"), ("Ks 5s Qd", "Ks"), ("Qs Ad 2c", "Qs Ad 2c"), ("Qs 3s 2c", "Qs")]
)
def test_law_6_the_king_if_the_ace_is_turned_up(hand, may):
    assert leads(hand, duty="Ks") == set(may.split())


@pytest.mark.parametrize(
    ("hand", "may"),
    [("Ks 5s Qd", "Ks 5s"), ("9s 8s 7s", "9s 8s 7s"), ("As 5s Qd", "As"), ("5s Qd 2c", "5s Qd 2c")],
)
def test_law_6_or_one_of_several_trumps(hand, may):
    assert leads(hand, "one") == set(may.split())


@pytest.mark.parametrize(
    ("hand", "may"), [("Ks 5s Qd", "Ks"), ("2s Ad Kd", "2s"), ("Ad Kd 2c", "Ad Kd 2c"), ("As 2s 3c", "As")]
)
def test_law_6_or_a_trump_whenever_held(hand, may):
    assert leads(hand, "trump") == set(may.split())


@pytest.mark.parametrize(
    ("hand", "led", "others", "may"),
    [
        ("Ad 9d 2c", "Td", [], "Ad"),  # head the trick
        ("Ad Kd 2c", "Td", [], "Ad Kd"),  # with any card that does
        ("9d 2d Ac", "Td", [], "9d 2d"),  # else follow, with any card
        ("9d Ks Ac", "Td", [], "9d"),  # who can follow does not trump
        ("Ad 9d 2c", "Td", ["3s"], "Ad 9d"),  # a plain card does not head a trumped trick
        ("Ks 2s Ac", "Td", [], "Ks 2s"),  # void: a trump
        ("Ks 2s Ac", "Td", ["3s"], "Ks"),  # a trump that heads
        ("2s Ac Kh", "Td", ["3s"], "2s Ac Kh"),  # to undertrump is free
        ("Ac Kh 2h", "Td", [], "Ac Kh 2h"),  # else anything
        ("9s 2s Ac", "Ts", [], "9s 2s"),  # trumps led: follow
        ("Js 2s Ac", "Ts", [], "Js"),  # and head
        ("Qs 2s Ac", "Ts", ["Ks"], "Qs 2s"),
    ],
)
def test_law_7_following(hand, led, others, may):
    assert plays(hand, led, *others) == set(may.split())


@pytest.mark.parametrize(
    ("card", "led", "best", "wins"),
    [
        ("Ad", "Kd", "Kd", True), ("Qd", "Kd", "Kd", False), ("Ac", "2d", "2d", False), ("2s", "Ad", "Ad", True),
        ("Ad", "2d", "2s", False), ("3s", "Ad", "2s", True), ("2s", "As", "As", False), ("3s", "2s", "2s", True),
        ("Ah", "3s", "3s", False),
    ],
)  # fmt: skip
def test_law_8_what_takes_the_trick(card, led, best, wins):
    suit = SPADES.hand([PACK.read(led, "")[0] // 16 * 16 + slot for slot in range(13)])
    assert bool(heads(cards(card), suit, cards(best))) is wins


@pytest.mark.parametrize("lead", LEADS)
@pytest.mark.parametrize(
    ("hand", "may"), [("Ks 5s", "Ks"), ("2s Ad", "2s"), ("Ad 2c", "Ad 2c"), ("2s", "2s"), ("2c", "2c")]
)
def test_law_9_later_leads(hand, may, lead):
    assert leads(hand, lead, opening=False) == set(may.split())


def test_law_9_the_ace_turned_up_binds_the_first_lead_only():
    assert leads("Ks Ad", duty="Ks", opening=False) == {"Ks"}
    assert leads("Ad Kc", duty="Ks", opening=False) == {"Ad", "Kc"}


def test_a_lead_and_a_play_are_of_the_hand():
    draw = np.random.default_rng(1)
    for _ in range(300):
        hand = SPADES.hand([PACK.cards[k] for k in draw.choice(52, 3, replace=False)])
        led = PACK.cards[draw.integers(52)]
        suit = SPADES.hand([led // 16 * 16 + slot for slot in range(13)])
        for lead in LEADS.values():
            told = legal_leads(hand, True, cards("As"), lead)
            assert told and told & ~hand == 0
        told = legal_plays(hand, suit, SPADES.hand([led]), False)
        assert told and told & ~hand == 0
