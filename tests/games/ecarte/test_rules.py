"""The laws by their numbers, and against the twin."""

import random
from itertools import product

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.core.layout import Layout
from analyzer.core.two import takes
from analyzer.games.ecarte import rules
from analyzer.games.ecarte.rules import DEALER, ELDER
from analyzer.games.ecarte.variant import PACK, Variant

from . import naive_cards, naive_score, naive_words
from .asked import variant_of
from .cases import some_table
from .naive_cards import Table

GAME = [  # the worked game: the play of its deals, trumps, and elder's tricks (rules, 1.4.1)
    ("Qd Td Tc 8c 8h", "Jc Ah Jh Th 8d", "d", "Tc Jc Ah 8h Jh Td Qd 8d 8c Th", 3),
    ("Qd Jd Ks Qs As", "Kd Ad Ah Kc 8s", "d", "Ks 8s Qd Kd Kc Jd Qs Ad Ah As", 2),
]


@kernel
def ask_plays(found, taken, hands, led, terms):
    for i in range(len(hands)):
        found[i], taken[i] = rules.legal_plays(hands[i], led[i], terms), takes(hands[i], led[i])


def card(name):
    return PACK.read(name, "")[0]


def plays(hand, led, trump="h", **agreed):
    """Name what may be played to a card led."""
    layout = Layout.in_order(PACK, "cdhs".index(trump), (0, 1, 2, 3))
    found, taken = np.zeros(1, np.uint64), np.zeros(1, np.bool_)
    sets = [np.array([layout.hand(PACK.read(text, ""))]) for text in (hand, led)]
    ask_plays(found, taken, *sets, Variant(**agreed).terms)
    return set(layout.names(found[0]).split()), bool(taken[0])


def test_law_1_the_ace_ranks_between_knave_and_ten():
    assert PACK.ranks == "789TAJQK" and len(PACK.cards) == 32
    assert rules.first_dealer([card("Ac"), card("Jd")]) == 1 and rules.first_dealer([card("Ac"), card("Td")]) == 0


def test_law_2_the_higher_card_deals_and_equal_ones_are_cut_again():
    assert rules.first_dealer([card("Jh"), card("Th")]) == 0 and rules.first_dealer([card("7h"), card("7s")]) is None
    for cuts in product(naive_cards.pack(), repeat=2):
        assert rules.first_dealer(list(map(card, cuts))) == naive_cards.first_dealer(cuts)


def test_law_3_five_points_are_the_game():
    assert (
        not rules.is_over(Variant(), (4, 4)) and rules.is_over(Variant(), (5, 0)) and rules.is_over(Variant(), (2, 6))
    )
    assert not rules.is_over(Variant(game=7), (6, 2))


def test_law_4_a_king_turned_up_marks_one():
    assert [name for name in naive_cards.pack() if rules.turned_king(Variant(), card(name))] == "Kc Kd Kh Ks".split()


def test_law_5_the_dealer_accepts_or_refuses():
    assert rules.answers(Variant(), 21) == ["accept", "refuse"] and rules.may_propose(Variant(), 0, 21)


def test_law_6_elder_changes_one_card_at_least_the_dealer_perhaps_none():
    assert rules.changes(Variant(), ELDER, 21) == (1, 5) and rules.changes(Variant(), DEALER, 16) == (0, 5)
    assert rules.changes(Variant(dealer_least=1), DEALER, 16) == (1, 5)


def test_law_7_one_exchange_or_several_or_as_many_as_the_stock_allows():
    club = Variant(max_proposals="unlimited")
    assert not rules.may_propose(Variant(), 1, 15) and rules.may_propose(Variant(max_proposals=2), 1, 15)
    assert all(rules.may_propose(club, done, 1) for done in range(21)) and not rules.may_propose(club, 5, 0)


def test_law_8_nobody_changes_more_than_are_left_and_a_condition_may_be_made():
    assert rules.changes(Variant(), ELDER, 3) == (1, 3) and rules.changes(Variant(dealer_least=1), DEALER, 0) == (0, 0)
    agreed = Variant(max_proposals="unlimited", conditional=True)
    assert rules.answers(agreed, 6) == ["accept", "refuse", *(f"accept-{k}" for k in range(2, 6))]
    assert rules.answers(agreed, 21) == ["accept", "refuse"], "elder's number cannot decide it"


def test_law_9_until_when_the_king_may_be_marked():
    assert rules.may_mark(ELDER, 0) and not rules.may_mark(ELDER, 1), "held: before he leads"
    assert rules.may_mark(DEALER, 0) and rules.may_mark(DEALER, 1) and not rules.may_mark(DEALER, 2)
    assert rules.may_mark(ELDER, 1, king=0) and not rules.may_mark(ELDER, 2, king=0), "led, and not covered"
    assert rules.may_mark(DEALER, 2, king=1) and not rules.may_mark(DEALER, 3, king=1), "before his second card"
    assert not any(rules.may_mark(seat, k + 1, king=k) for seat in (ELDER, DEALER) for k in range(2, 10))


@pytest.mark.parametrize(("hand", "led", "expected"), [
    ("Kc 7c 7h", "9c", "Kc"), ("8c 7c 7h", "9c", "8c 7c"), ("Ac Jc 7h", "Tc", "Ac Jc"), ("7c Ac", "Jc", "7c Ac"),
    ("7h 8h Kd", "9c", "7h 8h"), ("Ks Kd", "9c", "Ks Kd"), ("7h Kh Kd", "9h", "Kh"), ("7h 8h Kd", "9h", "7h 8h"),
    ("Ks Kd", "7h", "Ks Kd"),
])  # fmt: skip
def test_law_10_follow_head_trump_else_anything(hand, led, expected):
    assert plays(hand, led)[0] == set(expected.split())


def test_law_10_by_agreement_nobody_need_head_or_trump():
    assert plays("Kc 7c 7h", "9c", must_head=False)[0] == {"Kc", "7c"}
    assert plays("7h Kd", "9c", must_trump=False)[0] == {"7h", "Kd"} and plays("7h Kd", "9c")[0] == {"7h"}


def test_law_10_and_11_random_hands_as_the_twin():
    draw = random.Random(6)
    for _ in range(400):
        table, trump = some_table(draw), draw.choice("cdhs")
        led, *hand = draw.sample(naive_cards.pack(), draw.randint(2, 6))
        agreed = {"must_head": table.must_head, "must_trump": table.must_trump}
        assert plays(" ".join(hand), led, trump, **agreed)[0] == set(naive_cards.legal_plays(hand, led, trump, table))
        assert plays(hand[0], led, trump)[1] == naive_cards.beats(hand[0], led, trump)


@pytest.mark.parametrize(("elder", "dealer", "trump", "cards", "tricks"), GAME)
def test_law_11_the_worked_game_is_played_by_the_laws(elder, dealer, trump, cards, tricks):
    hands, cards, leader, won = [set(elder.split()), set(dealer.split())], cards.split(), 0, 0
    for led, reply in zip(cards[::2], cards[1::2], strict=True):
        hands[leader].remove(led)
        legal = plays(" ".join(hands[1 - leader]), led, trump)[0]
        assert reply in legal
        hands[1 - leader].remove(reply)
        leader = 1 - leader if plays(reply, led, trump)[1] else leader
        won += leader == 0
    assert won == tricks and hands == [set(), set()]


def test_law_12_the_point_and_the_vole():
    assert [rules.points(Variant(), tricks, None) for tricks in range(6)] == [
        (0, 2), (0, 1), (0, 1), (1, 0), (1, 0), (2, 0),
    ]  # fmt: skip


def test_law_13_who_is_vulnerable_and_what_it_costs():
    assert rules.vulnerable(["play"]) == ELDER and rules.vulnerable("propose refuse".split()) == DEALER
    later = ["propose accept play", "propose accept propose refuse", "propose accept", ""]
    assert all(rules.vulnerable(said.split()) is None for said in later)
    assert rules.points(Variant(), 2, ELDER) == (0, 2) and rules.points(Variant(), 3, ELDER) == (1, 0)
    assert rules.points(Variant(), 3, DEALER) == (2, 0) and rules.points(Variant(), 5, DEALER) == (2, 0)
    assert rules.points(Variant(vulnerable_vole=3), 0, ELDER) == (0, 3)


def test_law_14_stakes_by_agreement():
    assert [rules.stake(Variant(stakes=True), points) for points in range(5)] == [3, 2, 2, 1, 1]
    assert {rules.stake(Variant(), points) for points in range(5)} == {1}


def test_every_law_of_words_and_points_as_the_twin():
    draw = random.Random(9)
    for _ in range(300):
        table = some_table(draw)
        if table.conditional and table.max_proposals in (1, 2):
            continue
        variant, left, done = variant_of(table), draw.randint(0, 21), draw.randint(0, 4)
        assert rules.may_propose(variant, done, left) == naive_words.may_propose(table, done, left)
        offers = [f"accept-{number}" for number in naive_words.conditions(table, left)]
        assert rules.answers(variant, left) == ["accept", "refuse", *offers]
        for seat in (0, 1):
            numbers = naive_words.numbers_of(seat, table, left)
            assert rules.changes(variant, seat + 1, left) == (numbers[0], numbers[-1])
        for won, loose in product(range(6), (None, 0, 1)):
            points = naive_score.trick_points([won, 5 - won], loose, table)
            assert rules.points(variant, won, None if loose is None else loose + 1) == tuple(points)
        assert [rules.stake(variant, k) for k in range(5)] == [naive_score.stake_of(k, table) for k in range(5)]


def test_the_default_table_is_the_twins():
    assert variant_of(Table()) == Variant()
