"""The old books' claims: theorems are proved again, verdicts follow from numbers that other questions give."""

import random
from itertools import combinations_with_replacement, product
from math import comb

import pytest

from analyzer.games import nap
from analyzer.games.nap import advice, advice_calls, advice_foster, advice_hoffmann, advice_play, advice_safe, exact
from analyzer.games.nap.advice_asked import calls, chance, dots, leads, made, of_all, random_hands, signed, stage
from analyzer.games.nap.advice_solved import (
    cards_of,
    hostile,
    led,
    never_beaten,
    of_suit,
    others_of,
    shapes,
    solved,
    trumps_of,
    with_sides,
)  # fmt: skip

from .naive_dummy import tricks_by_lead

SUITS, RANKS = "cdhs", "23456789TJQKA"
PERFECT = tuple(range(8, 13))


def names(hand):
    return [RANKS[card // 4] + SUITS[card % 4] for card in hand]


def test_all_claims_are_there_in_order():
    wanted = [f"{book}{k}" for book, many in (("N", 23), ("H", 9), ("F", 6)) for k in range(1, many + 1)]
    assert [row[0] for row in advice.CLAIMS] == wanted


@pytest.mark.slow  # of claims, which are so too
def test_positions_are_solved_as_by_brute_force():
    draw = random.Random(1)
    for _ in range(6):
        pack = draw.sample(range(52), 10)
        hands = [pack[k::2] for k in range(2)]
        for lead, tricks in tricks_by_lead([names(hand) for hand in hands], 0, None).items():
            rows = [led(hands, *cards_of(lead))] * 5
            assert solved(rows, [1, 2, 3, 4, 5]).tolist() == [tricks >= need for need in range(1, 6)]


def test_cards_are_named_and_parted():
    assert names(cards_of("10h As 2c")) == ["Th", "As", "2c"]
    assert cards_of("2c As") == [0, 51]
    assert names(with_sides((12, 0), (2, 1, 0))) == ["As", "2s", "Ac", "Kc", "Ad"]
    assert shapes(2) == [(1, 1, 0), (2, 0, 0)] and len(shapes(4)) == 4
    assert led([[0, 51], [4], []], 51, 4) == ([[0], [], []], [(51,), (4,), ()])
    assert of_suit([51, 2, 3, 50]) == [3, 51]


@pytest.mark.parametrize("deal", [hostile, others_of])
def test_dealt_hands_are_five_cards_each_and_share_none(deal):
    draw, own = random.Random(2), with_sides((12, 11, 10), (1, 1, 0))
    for players in (2, 3, 4, 5):
        for _ in range(50):
            hands = deal(own, players, draw)
            assert [len(hand) for hand in hands] == [5] * (players - 1)
            assert len({*own, *(card for hand in hands for card in hand)}) == 5 * players


def test_no_other_nap_is_certain():
    tried, beaten = advice_safe.beaten_naps()
    assert tried == beaten == sum(k * comb(13, k) for k in range(1, 6)) - 5


def test_the_perfect_nap_wins_whatever_is_led_and_held():
    draw, hand = random.Random(3), trumps_of(PERFECT)
    for players in (2, 3, 4, 5):
        rows = [led([hand, *hostile(hand, players, draw)], lead) for _ in range(200) for lead in hand]
        assert solved(rows, [5] * len(rows)).all()


def classes():
    """List the hands that differ by more than the names of suits, one of each."""
    held = {k: [some for some in exact.holdings() if len(some) == k] for k in range(1, 6)}
    found = []
    for parts in ((5,), (4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1)):
        groups = [combinations_with_replacement(held[k], parts.count(k)) for k in dict.fromkeys(parts)]
        found += [[ranks for group in some for ranks in group] for some in product(*groups)]
    return found


@pytest.mark.slow
def test_every_hand_but_the_perfect_nap_is_beaten_after_every_lead():
    """All 134,459 classes of hands, each with its own side cards, against the five highest trumps outside."""
    every, rows = classes(), []
    assert len(every) == 134_459
    for suits in every:
        for trump in range(len(suits)):
            hand = [4 * rank + (3 + k - trump) % 4 for k, ranks in enumerate(suits) for rank in ranks]
            own = of_suit(hand)
            outside = [card for card in range(3, 52, 4) if card not in own][-5:]
            rows += [led([hand, outside], lead) for lead in own]
    found = solved(rows, [5] * len(rows))
    assert found.sum() == 5  # the leads of the perfect one


@pytest.mark.parametrize("players", [2, 4])
def test_sure_tricks_are_taken_in_every_deal_by_every_lead_of_a_trump(players):
    draw, rows, needs = random.Random(players), [], []
    for held in draw.sample(exact.holdings(), 400):
        if exact.sure(held):
            hand = trumps_of(held) + [4 * k for k in range(5 - len(held))]
            for lead in trumps_of(held):
                rows += [led([hand, *hostile(hand, players, draw)], lead) for _ in range(10)]
                needs += [exact.sure(held)] * 10
    assert solved(rows, needs).all()


def test_four_trumps_beat_three_and_two_aces_unless_an_ace_is_led():
    assert advice_safe.four_trumps("Ah") == (210 * 37, 210 * 37)
    assert advice_safe.four_trumps("As")[0] == 0
    assert leads(advice_safe.ACES, 5)["As"] > 0.1


def test_a_certain_hand_is_never_beaten_and_ace_knave_ten_is():
    hands = [with_sides((12, 11, 10), (1, 1, 0)), with_sides((12, 9, 8), (1, 1, 0))]
    assert never_beaten(hands, 3, 3) == hands[:1]


@pytest.mark.parametrize("claim", [advice_safe.n8, advice_safe.n9])
def test_certain_threes_and_twos(claim):
    verdict, numbers = claim()
    assert verdict.startswith("holds for exactly") and "0 are not" in numbers


def test_ace_knave_ten_fails_only_as_the_book_says():
    lost, unlike, count = advice_safe.guarded(2000)
    assert unlike == 0 and abs(lost / count - float(exact.beats_ace_knave_ten(4))) < 0.04
    assert advice_safe._guards(["Kh", "2h", "As"]) and advice_safe._guards(["Kh", "Qh"])
    assert not advice_safe._guards(["Kh", "2s"]) and not advice_safe._guards(["3h", "2h"])


def test_a_chance_is_that_of_the_question_strength():
    found = nap.strength(hand="Ah Kh Jh 9h As", goal=5, deals=65_536, precision=0)
    rows = {row["action"].removeprefix("lead "): row["p_5"] for row in found.actions}
    assert leads("Ah Kh Jh 9h As", 5) == rows
    assert chance("Ah Kh Jh 9h As", 5) == max(rows.values())
    assert made(stage("Ah Kh Jh 9h As", 5, "Ah")) == rows["Ah"]


def test_policies_may_be_changed_for_one_deal():
    usual = stage("Ah Kh 9h 6s 4c", 3, play="book").game.voices
    other = stage("Ah Kh 9h 6s 4c", 3, play="book", change={"trumps_last": False}).game.voices
    assert (usual[0] == other[0]).all() and (usual[1] != other[1]).sum() == 1


def test_a_plain_card_wins_if_nobody_can_beat_it():
    queen, trump = 16 * 1 + 10, 2
    assert advice_play._lets_win(queen, [queen - 1, 40], trump)  # follows with the knave
    assert not advice_play._lets_win(queen, [queen + 1], trump)
    assert not advice_play._lets_win(queen, [16 * 2], trump)  # void, and trumps it
    assert advice_play._lets_win(queen, [16 * 3 + 12, 12], trump)


def test_the_better_of_two_last_cards_is_no_worse_than_either_guess():
    (rank, memory, best), many = advice_play.last_two("Ah Kh Qh Qs Jc", 4, "book", 500)
    assert many > 100 and 0 < rank <= best and memory <= best < 1


def test_over_another_three_four_is_often_the_best_call():
    worth = {row["action"]: row["ev"] for row in nap.call(hand="Ah Kh Qh 8h 4s", said="3 pass", deals=8192).actions}
    assert worth["4"] > max(worth["pass"], worth["nap"])


def test_hands_at_random_are_the_same_every_time():
    assert len(set(random_hands())) == len(random_hands()) == 1000
    assert all(len(set(hand.split())) == 5 for hand in random_hands())


def test_words_and_numbers():
    assert [of_all(some) for some in ([True], [True, False], [False])] == ["holds", "holds in part", "fails"]
    assert dots([0.5, 1, 0.0912], 3) == ".500 / 1 / .091"
    assert signed([0.5, -1]) == "+0.50 / -1.00"


@pytest.mark.parametrize("claim", [advice_hoffmann.h1, advice_foster.f1, advice_foster.f2])
def test_exact_claims_hold(claim):
    verdict, numbers = claim()
    assert verdict.startswith("holds") and any(c.isdigit() for c in numbers)


def test_naps_on_one_suit_grow_with_the_top_card():
    rows = [chance(hand, 5, 3) for hand in advice_hoffmann.ONE_SUIT]
    assert rows == sorted(rows, reverse=True) and rows[-1] > 1 / 3


def test_what_a_hand_needs_for_four_to_beat_nap():
    """Win 10 or lose 5 against win 4 or lose 4: 15 q - 5 > 8 r - 4."""
    assert 15 * advice_calls.MAYBE < 8 * advice_calls.MAYBE + 1


@pytest.mark.slow
def test_every_claim_has_a_verdict_and_numbers():
    answer = nap.claims()
    assert len(answer.actions) == len(advice.CLAIMS)
    for row in answer.actions:
        assert row["verdict"].split()[0].strip(":,;") in ("holds", "fails", "a")
        assert any(c.isdigit() for c in row["numbers"])
        assert row["text"].startswith(f"\n{row['claim']} ({row['page']})")


def test_ctrl_c_ends_all_claims(monkeypatch):
    cut = nap.call(hand="Ah Kh Qh 9h As", deals=100)
    cut.interrupted = True
    monkeypatch.setattr("analyzer.games.nap.advice_asked.call", lambda **_: cut)
    with pytest.raises(KeyboardInterrupt):
        calls.__wrapped__("Ah Kh Qh 9h As")
