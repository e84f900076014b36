"""The laws by their numbers, and against the twin."""

import random
from itertools import product

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.core.two import takes
from analyzer.games.euchre import rules
from analyzer.games.euchre.layout import Bowered
from analyzer.games.euchre.rules import DEALER, ELDER
from analyzer.games.euchre.variant import Variant

from . import naive_cards, naive_play, naive_words
from .asked import variant_of
from .cases import some_table
from .naive_cards import Table


@kernel
def ask_plays(found, taken, hands, led):
    for i in range(len(hands)):
        found[i], taken[i] = rules.legal_plays(hands[i], led[i]), takes(hands[i], led[i])


def card(name):
    return Variant().cards.read(name, "")[0]


def plays(hand, led, trump="h"):
    """Name what may be played to a card led, and tell whether the whole hand, if it is a card, takes the trick."""
    layout = Bowered.made(Variant(), "cdhs".index(trump), [])
    found, taken = np.zeros(1, np.uint64), np.zeros(1, np.bool_)
    sets = [np.array([layout.hand(list(map(card, text.split())))]) for text in (hand, led)]
    ask_plays(found, taken, *sets)
    return set(layout.names(found[0]).split()), bool(taken[0])


def takes_it(second, led, trump="h"):
    return plays(second, led, trump)[1]


def test_law_1_plain_suits_rank_as_at_whist():
    assert Variant().cards.ranks == "789TJQKA" and Variant(pack=24).cards.ranks == "9TJQKA"
    assert takes_it("Ac", "Kc") and takes_it("Jc", "Tc") and not takes_it("Jc", "Qc")


def test_law_2_the_bowers_are_the_highest_trumps():
    assert takes_it("Jh", "Jd") and takes_it("Jd", "Ah") and takes_it("Ah", "Kh") and not takes_it("Jc", "7h")
    assert takes_it("Jd", "Ad"), "it trumps its own suit"
    for trump, suit in product(range(4), repeat=2):
        for rank in "7JA":
            name, letter = rank + "cdhs"[suit], "cdhs"[trump]
            assert "cdhs"[rules.suit_of(Variant(), card(name), trump)] == naive_cards.suit_of(name, letter)
    assert "".join("cdhs"[rules.other_of_colour(suit)] for suit in range(4)) == "shdc"
    assert Variant(pack=24).cards.name(rules.knave(Variant(pack=24), 3)) == "Js"


def test_law_3_the_higher_card_deals_and_equal_ones_are_cut_again():
    for cuts in product(naive_cards.pack(Table()), repeat=2):
        assert rules.first_dealer(list(map(card, cuts))) == naive_cards.first_dealer(cuts)


def test_law_4_elder_orders_up_or_the_dealer_takes_up():
    assert rules.words(Variant(), 2, []) == ["order", "pass"] and rules.words(Variant(), 2, ["pass"]) == [
        "take",
        "pass",
    ]
    assert rules.takes_up(["order"]) and rules.takes_up(["pass", "take"])
    assert not any(rules.takes_up(said) for said in ([], ["pass"], "pass pass name-c".split()))


def test_law_5_elder_names_another_suit():
    assert rules.words(Variant(), 2, ["pass"] * 2) == ["name-c", "name-d", "name-s", "pass"]
    assert rules.words(Variant(rename=True), 2, ["pass"] * 2) == ["name-c", "name-d", "name-h", "name-s", "pass"]


def test_law_6_the_dealer_names_one_or_the_deal_is_void():
    assert rules.words(Variant(), 0, ["pass"] * 3) == ["name-d", "name-h", "name-s", "pass"]
    assert rules.words(Variant(stick_dealer=True), 0, ["pass"] * 3) == ["name-d", "name-h", "name-s"]
    assert rules.words(Variant(), 0, ["pass"] * 4) == [] and rules.maker(["pass"] * 4) is None


def test_law_7_who_made_trumps_and_nobody_speaks_after_him():
    makers = {"order": ELDER, "pass take": DEALER, "pass pass name-c": ELDER, "pass pass pass name-c": DEALER}
    for said, maker in makers.items():
        assert rules.maker(said.split()) == maker and rules.words(Variant(), 2, said.split()) == []


def test_law_8_the_worked_hand_is_played_by_the_laws():
    hands, leader, won = [set("Jh Kh Th As 7c".split()), set("Ah 9h 8h Ks Qs".split())], 0, [0, 0]
    cards = "Jh 8h As Qs 7c 9h Ah Th Ks Kh".split()
    for led, reply in zip(cards[::2], cards[1::2], strict=True):
        hands[leader].remove(led)
        assert reply in plays(" ".join(hands[1 - leader]), led)[0]
        hands[1 - leader].remove(reply)
        leader = 1 - leader if takes_it(reply, led) else leader
        won[leader] += 1
    assert won == [3, 2] and rules.points(Variant(), won[0], ELDER) == (1, 0)


@pytest.mark.parametrize(("hand", "led", "expected"), [
    ("Kc 7c 7h", "9c", "Kc 7c"), ("7h Kd", "9c", "7h Kd"), ("Jd Kd", "7h", "Jd"), ("Jd 9c", "7d", "Jd 9c"),
    ("Jd 9d 9c", "7d", "9d"), ("Jd Jh 7h", "Ah", "Jd Jh 7h"), ("7h 9c", "Jd", "7h"),
])  # fmt: skip
def test_law_9_follow_suit_and_nothing_else_is_a_duty(hand, led, expected):
    assert plays(hand, led)[0] == set(expected.split())


def test_law_9_and_10_random_hands_as_the_twin():
    draw = random.Random(6)
    for _ in range(400):
        trump = draw.choice("cdhs")
        led, *hand = draw.sample(naive_cards.pack(Table()), draw.randint(2, 6))
        assert plays(" ".join(hand), led, trump)[0] == set(naive_cards.legal_plays(hand, led, trump))
        assert takes_it(hand[0], led, trump) == naive_cards.beats(hand[0], led, trump)


def test_law_10_a_trump_takes_a_plain_card():
    assert takes_it("7h", "Ac") and not takes_it("Ac", "7h") and not takes_it("Ad", "7c")


def test_law_11_points_as_the_twin():
    assert [rules.points(Variant(), tricks, ELDER) for tricks in range(6)] == [
        (0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (2, 0),
    ]  # fmt: skip
    assert rules.points(Variant(defenders_march=4), 0, ELDER) == (0, 4)
    draw = random.Random(3)
    for _ in range(50):
        table = some_table(draw)
        for won, maker in product(range(6), (0, 1)):
            points = naive_play.trick_points([won, 5 - won], maker, table)
            assert rules.points(variant_of(table), won, maker + 1) == tuple(points)


def test_law_12_five_points_are_the_game():
    assert not rules.is_over(Variant(), (4, 4)) and rules.is_over(Variant(), (4, 6))
    assert not rules.is_over(Variant(game=7), (6, 2))


def test_words_as_the_twin():
    draw = random.Random(8)
    for _ in range(100):
        table, turn_up = some_table(draw), draw.choice(naive_cards.pack(Table()))
        asked = naive_words.questions(table, turn_up)
        for k, (_, legal) in enumerate(asked):
            words = rules.words(variant_of(table), "cdhs".index(turn_up[1]), ["pass"] * k)
            assert sorted(words) == sorted(legal)
