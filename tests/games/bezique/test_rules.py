"""Every law of Bezique by hands as at the table."""

import random

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.games.bezique import rules
from analyzer.games.bezique.declarations import bezique_cards
from analyzer.games.bezique.following import winner_of
from analyzer.games.bezique.scene import game_of
from analyzer.games.bezique.table import BRISQUES_, LEADER, NOBODY, WINNER, table_of
from analyzer.games.bezique.variant import (
    BEZIQUE,
    DOUBLE,
    FOUR_ACES,
    FOUR_KINGS,
    FOUR_KNAVES,
    FOUR_QUEENS,
    MARRIAGE,
    PACK,
    SEQUENCE,
    Variant,
)

from .against import Kernel
from .sets import cards, named, own, signs

HEARTS = signs().trumps
ROYAL = MARRIAGE + 2  # hearts lie in lane 2


def serving(code, mine, afresh=True, trump="h"):
    return named(rules.may_serve(code, mine, signs(trump), afresh))


def deals(variant=None, seed=3, count=200):
    """Yield deals of the kernel as the events of the twin."""
    kernel = Kernel(variant or Variant(), seed=seed)
    for index in range(count):
        _, _, layout = kernel.deck(index)
        yield list(kernel.events(index, layout))


def test_law_1_every_card_is_there_twice_and_the_ten_ranks_below_the_ace():
    assert PACK.ranks == "789JQKTA" and len(PACK.cards) == 32
    deck, _, _ = Kernel(Variant()).deck(5)
    assert len(set(deck)) == 64 and len({card[:2] for card in deck}) == 32
    assert named(rules.that_take(cards("Tc Kc Ac Ac"), cards("Tc"), HEARTS, True)) == "Ac Ac'"


def test_law_2_a_seven_turned_up_brings_the_dealer_ten():
    turned = [events[0] for events in deals()]
    assert all(points == 10 * (one[0] == "7") and seat == 1 for _, seat, (one,), points in turned)
    assert any(points for *_, points in turned)


def test_law_3_elder_leads_first():
    assert all(events[1][:2] == ("play", 0) for events in deals(count=20))


def test_law_4_anything_may_be_played_while_there_is_a_stock():
    """A policy that follows another suit though it holds the one led is no fault of the kernel."""
    free = 0
    for events in deals(count=20):
        plays = [e for e in events if e[0] == "play"][:48]
        free += sum(a[2][0].suit != b[2][0].suit for a, b in zip(plays[::2], plays[1::2], strict=True))
    assert free


@pytest.mark.parametrize(
    ("second", "first", "any_suit", "suit_led"),
    [("7h", "Ac", True, True), ("8h", "7h", True, True), ("7h", "8h", False, False), ("Ac", "Ah", False, False),
     ("Tc", "Kc", True, True), ("Kc", "Tc", False, False), ("Ad", "Tc", True, False), ("8d", "9c", False, False),
     ("Kc'", "Kc", False, False), ("Kd", "Kc", False, False)],
)  # fmt: skip
def test_law_5_trumps_take_plain_cards_and_the_higher_takes_of_any_suit_or_of_that_led(
    second, first, any_suit, suit_led
):
    for agreed, expected in ((False, any_suit), (True, suit_led)):
        assert bool(rules.takes(cards(second), cards(first), HEARTS, agreed)) == expected
        assert bool(rules.that_take(cards(second), cards(first), HEARTS, agreed)) == expected


def test_law_6_the_winner_draws_first_and_leads():
    for events in deals(count=20):
        winner = None
        for event, after in zip(events, events[1:], strict=False):
            if event[0] == "win":
                winner = event[1]
            if event[0] == after[0] == "draw":
                assert (event[1], after[1]) == (winner, 1 - winner)
            if after[0] == "play" and event[0] == "draw":
                assert after[1] == winner


def test_law_7_the_loser_of_the_last_trick_with_a_stock_takes_the_turn_up():
    for events in deals(count=50):
        turned = [e[2] for e in events if e[0] == "turn-up"][0]
        for event in events:
            if event[0] == "exchange":
                turned = tuple(card for card in event[2] if card not in turned)
        assert [e[2] for e in events if e[0] == "draw"][-1] == turned


def test_law_8_one_declaration_a_trick_of_cards_not_played():
    for events in deals(count=100):
        played, declared = set(), 0
        for kind, _, some, _ in events:
            played |= set(some) if kind == "play" else set()
            declared = 0 if kind == "win" else declared + (kind == "declare")
            assert declared <= 1 and not (kind == "declare" and played & set(some))


@pytest.mark.parametrize(
    ("code", "points"),
    [(MARRIAGE, 20), (ROYAL, 40), (SEQUENCE, 250), (BEZIQUE, 40), (DOUBLE, 500), (FOUR_ACES, 100), (FOUR_KINGS, 80),
     (FOUR_QUEENS, 60), (FOUR_KNAVES, 40)],
)  # fmt: skip
def test_law_9_what_each_declaration_brings(code, points):
    assert rules.worth(code, signs()) == points


def test_law_9_what_each_declaration_takes():
    assert serving(MARRIAGE, own("Kc Qc Kd Jc")) == "Qc Kc"
    assert serving(MARRIAGE, own("Kc Qd")) == ""
    assert serving(SEQUENCE, own("Ah Th Kh Qh Jh 9h")) == "Jh Qh Kh Th Ah"
    assert serving(SEQUENCE, own("Ah Th Kh Qh 9h 9h")) == ""
    assert serving(BEZIQUE, own("Qs Jd Js")) == "Jd Qs"
    assert serving(DOUBLE, own("Qs Jd Jd")) == ""
    assert serving(FOUR_ACES, own("Ac Ac Ad As")) == "Ac Ac' Ad As"
    assert serving(FOUR_KNAVES, own("Jc Jd Jh")) == ""


def test_law_10_no_card_marries_twice_nor_one_of_a_sequence():
    assert serving(ROYAL, own("Kh Qh Qh", wed="Kh Qh")) == ""
    assert serving(ROYAL, own("Kh Qh Kh Qh", wed="Kh Qh")) == "Qh' Kh'"
    assert serving(ROYAL, own("Kh Qh Qh", run="Kh Qh")) == "", "a fresh queen to the king of a sequence"
    assert serving(SEQUENCE, own("Ah Th Kh Qh Jh", wed="Kh Qh")) != "", "the marriage first scores both"
    assert serving(FOUR_KINGS, own("Kh Kc Kd Ks", wed="Kh Kc")) != "", "classes do not touch each other"
    assert serving(ROYAL, own("Kh Qh Kh Qh", wed="Kh Qh"), afresh=False) == ""
    assert serving(MARRIAGE, own("Kc Qc", wed="Kh Qh"), afresh=False) != "", "another suit's marriage is another"


def test_law_11_a_sequence_takes_cards_that_were_in_none():
    used = "Ah Th Kh Qh Jh"
    assert serving(SEQUENCE, own("Ah Th Kh Qh Jh Ah", run=used)) == ""
    both = f"{used} {used}"
    assert serving(SEQUENCE, own(both, run=used)) == "Jh' Qh' Kh' Th' Ah'"
    assert serving(SEQUENCE, own(both, run=used), afresh=False) == ""


def test_law_12_bezique_of_fresh_cards_and_double_of_one_at_least():
    four = "Qs Qs Jd Jd"
    assert serving(BEZIQUE, own("Qs Jd Jd", pair="Qs Jd")) == ""
    assert serving(BEZIQUE, own(four, pair="Qs Jd")) == "Jd' Qs'"
    assert serving(DOUBLE, own(four, pair="Qs Jd")) == "Jd Jd' Qs Qs'"
    assert serving(DOUBLE, own(four, pair=four)) == ""
    assert serving(BEZIQUE, own(four, pair=four)) == ""


def test_law_13_four_fresh_ones_score_again():
    four = "Ac Ad Ah As"
    assert serving(FOUR_ACES, own(f"{four} Ac", four=four)) == ""
    assert serving(FOUR_ACES, own(f"{four} {four}", four=four)) == "Ac' Ad' Ah' As'"
    assert serving(FOUR_ACES, own(f"{four} {four}", four=four), afresh=False) == ""
    assert serving(FOUR_KINGS, own("Kc Kd Kh Ks", four=four), afresh=False) != ""


def test_law_14_the_seven_is_exchanged_but_not_for_a_seven():
    assert rules.may_exchange(cards("7h 8c"), cards("Ah"), HEARTS)
    assert not rules.may_exchange(cards("7c 8h"), cards("Ah"), HEARTS)
    assert not rules.may_exchange(cards("7h 8c"), cards("7h'"), HEARTS)
    swaps = 0
    for events in deals(count=300):
        for event, after in zip(events, events[1:], strict=False):
            if event[0] == "exchange":
                assert event[3] == 10
                swaps += 1
                obtained = [card for card in event[2] if card.rank != "7"]
                assert after[0] != "declare" or not set(obtained) & set(after[2])
    assert swaps


def test_law_15_a_seven_of_trumps_played_while_there_is_a_stock_scores():
    assert rules.seven_points(cards("7h"), HEARTS) == 10
    assert rules.seven_points(cards("7c"), HEARTS) == rules.seven_points(cards("8h"), HEARTS) == 0
    for events in deals(count=100):
        trump = events[0][2][0].suit
        plays = [(some[0], points) for kind, _, some, points in events if kind == "play"]
        for k, (card, points) in enumerate(plays):
            assert points == 10 * (k < 48 and (card.rank, card.suit) == ("7", trump))


@pytest.mark.parametrize(
    ("hand", "led", "legal", "free"),
    [("9c Tc Ac 7h", "Kc", "Tc Ac", "Tc Ac"), ("9c 8c 7h", "Kc", "8c 9c", "8c 9c"), ("9d 7h 8h", "Kc", "7h 8h", None),
     ("9d 8s", "Kc", "9d 8s", "9d 8s"), ("7h Ah 9c", "Th", "Ah", "Ah"), ("Kc 9h", "Kc'", "Kc", "Kc")],
)  # fmt: skip
def test_law_16_follow_and_win_if_able_void_trump(hand, led, legal, free):
    assert set(named(rules.legal_closed(cards(hand), cards(led), HEARTS, True)).split()) == set(legal.split())
    free = hand if free is None else free
    assert set(named(rules.legal_closed(cards(hand), cards(led), HEARTS, False)).split()) == set(free.split())


@pytest.mark.parametrize("last", [32, 24])
def test_law_17_the_last_trick_brings_ten(last):
    for events in deals(Variant(last_trick=last), count=20):
        tricks = 0
        for kind, _, _, points in events:
            tricks += kind == "win"
            if kind == "last-trick":
                assert (tricks, points) == (last, 10)
        assert sum(kind == "last-trick" for kind, *_ in events) == 1


def test_law_18_aces_and_tens_bring_160_between_the_two():
    assert rules.brisques(cards("Ac Ac Tc Kd 7h")) == 3
    assert all(sum(points for kind, *_, points in events if kind == "brisques") == 160 for events in deals(count=50))


def ended(total, brisques, leader=0, won=NOBODY, **agreed):
    """Return who has won a game to 1000 after a deal."""
    table = table_of()
    table.total[:], table.points[BRISQUES_, :] = total, brisques
    table.now[LEADER], table.now[WINNER] = leader, won
    return winner_of(table, game_of(Variant(**agreed), ["plain", "plain"], 1000), 0)


def test_law_19_who_reaches_the_game_wins_and_at_once_but_for_aces_and_tens():
    assert ended([990, 900], [80, 80]) == NOBODY
    assert ended([1000, 900], [80, 80]) == 0 and ended([900, 1200], [80, 80]) == 1
    assert ended([1000, 1200], [80, 80], won=0) == 0, "he was there first"


def test_law_20_both_there_who_had_more_without_the_last_aces_and_tens():
    assert ended([1010, 1060], [20, 140]) == 0
    assert ended([1060, 1010], [140, 20]) == 1
    assert [ended([1020, 1100], [40, 120], leader=leader) for leader in (0, 1)] == [0, 1]
    assert ended([1010, 1160], [20, 40], elder_first=True) == 0


def test_law_21_the_other_bezique():
    for trump, suit in enumerate("cdhs"):
        plain, other = (" ".join(PACK.name(c) for c in bezique_cards(trump, agreed)) for agreed in (False, True))
        assert plain == "Qs Jd"
        assert other == ("Qc Jh" if suit in "sd" else "Qs Jd")


def test_cards_that_take_are_those_that_take():
    draw = random.Random(1)
    for _ in range(400):
        led, *hand = draw.sample(range(64), 9)
        suit_led, trumps = draw.random() < 0.5, signs(draw.choice("cdhs")).trumps
        one = U(1 << led)
        expected = [place for place in hand if rules.takes(U(1 << place), one, trumps, suit_led)]
        found = rules.that_take(U(sum(1 << place for place in hand)), one, trumps, suit_led)
        assert int(found) == sum(1 << place for place in expected)
    assert np.array(found).dtype == np.uint64 or isinstance(found, int)
