"""Chances of Nap that need no deals: the printed values, and deals at random."""

import random
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest

from analyzer.games.nap import exact

DEALS = 20_000
ACE, KNAVE, TEN, KING, QUEEN = 12, 9, 8, 11, 10  # of suit 0, which is trumps


def near(found, p, deals=DEALS):
    """Whether a share of some deals lies within four standard errors of a chance."""
    return abs(found - p) < 4 * sqrt(p * (1 - p) / deals) + 1e-9


def rounded(values, digits=3):
    return [round(float(value), digits) for value in values]


def some_deals(own, players, deals=DEALS):
    """Deal the others' hands; card c is of suit c // 13."""
    draw, rest = random.Random(players), [card for card in range(52) if card not in own]
    for _ in range(deals):
        cards = draw.sample(rest, 5 * (players - 1))
        yield [cards[k :: players - 1] for k in range(players - 1)]


def test_the_printed_chances_of_cards_that_are_out():
    """Rules, section 6; two cards against one opponent are .7965, printed .797."""
    tables = range(2, 7)
    assert rounded(exact.is_out(n) for n in tables) == [0.106, 0.213, 0.319, 0.426, 0.532]
    assert rounded(exact.none_out(2, n) for n in tables) == [0.796, 0.616, 0.459, 0.325, 0.214]
    assert rounded(exact.none_out(3, n) for n in tables) == [0.708, 0.479, 0.306, 0.180, 0.095]
    assert all(exact.none_out(1, n) == 1 - exact.is_out(n) for n in tables)
    assert (exact.odds_in(exact.is_out(3)), exact.odds_in(exact.is_out(4))) == (Fraction(37, 10), Fraction(32, 15))


def test_the_printed_chances_of_hands():
    assert 1 / exact.in_one_hand(5) == 649_740
    assert 1 / exact.in_one_hand(3) == Fraction(1105, 2)
    assert rounded([exact.in_one_hand(3), exact.suit_of(5)], 5) == [0.00181, 0.00198]
    assert rounded([exact.suit_of(4)], 4) == [0.0429]


def test_the_printed_chances_of_ace_knave_ten():
    assert rounded((exact.beats_ace_knave_ten(n) for n in (3, 4, 5)), 2) == [0.23, 0.33, 0.43]


@pytest.mark.parametrize("ranks", [8, 13])
def test_hands_at_random_hold_so_many_of_a_suit(ranks):
    draw, counts, tops = random.Random(ranks), {3: 0, 4: 0, 5: 0}, 0
    for _ in range(DEALS):
        hand = draw.sample(range(4 * ranks), 5)
        most = max(sum(card // ranks == suit for card in hand) for suit in range(4))
        counts[most] = counts.get(most, 0) + 1
        tops += any({ranks * suit + k for k in range(3)} <= set(hand) for suit in range(4))
    for length in (3, 4, 5):
        assert near(counts[length] / DEALS, float(exact.suit_of(length, ranks)))
    assert near(tops / DEALS, float(exact.in_one_hand(3, ranks)))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_cards_are_out_and_trumps_lie_together_as_often_in_deals_at_random(players):
    own = (ACE, KNAVE, TEN, 15, 30)
    out = none = feared = 0
    most = [0] * 6
    for hands in some_deals(own, players):
        out += any(KING in hand for hand in hands)
        none += not any({KING, QUEEN, 51} & set(hand) for hand in hands)
        trumps = [{card for card in hand if card < 13} for hand in hands]
        most[max(map(len, trumps))] += 1
        feared += any({KING, QUEEN} & held and len(held) > 1 for held in trumps)
    assert near(out / DEALS, float(exact.is_out(players)))
    assert near(none / DEALS, float(exact.none_out(3, players)))
    assert near(feared / DEALS, float(exact.beats_ace_knave_ten(players)))
    for many in range(6):
        assert near(sum(most[: many + 1]) / DEALS, float(exact.all_within(10, many, players)))


def test_all_trumps_within_five_is_sure():
    assert all(exact.all_within(10, 5, n) == 1 for n in range(2, 7))


def by_pairs(trumps):
    """How many of some trumps can be paired with higher ones outside, by trying all."""
    outside = [rank for rank in range(13) if rank not in trumps]
    for many in range(len(trumps), 0, -1):
        for lost in combinations(sorted(trumps), many):
            if all(own < high for own, high in zip(lost, outside[-many:], strict=True)):
                return many
    return 0


def test_sure_tricks_are_those_that_cannot_be_paired():
    assert all(exact.sure(held) == len(held) - by_pairs(held) for held in exact.holdings())


@pytest.mark.parametrize(
    ("held", "tricks"),
    [((12, 11, 10), 3), ((12, 11), 2), ((12, 10, 9), 2), ((11, 10, 9, 8), 3), ((12, 9, 8), 1), ((11,), 0)],
)
def test_sure_tricks_by_name(held, tricks):
    assert exact.sure(held) == tricks


def test_holdings_are_all_sets_of_up_to_five():
    assert len(exact.holdings()) == len(set(exact.holdings())) == sum(comb(13, k) for k in range(1, 6))


@pytest.mark.parametrize("ranks", [4, 5, 6])
@pytest.mark.parametrize("goal", [2, 3, 4, 5])
def test_sure_hands_are_counted_by_trying_all_of_a_small_pack(goal, ranks):
    found = 0
    for hand in combinations(range(4 * ranks), 5):
        suits = [[card % ranks for card in hand if card // ranks == suit] for suit in range(4)]
        found += any(exact.sure(held, ranks) >= goal for held in suits)
    assert exact.sure_hands(goal, ranks) == (found, comb(4 * ranks, 5))
