"""Every law by its number."""

import numpy as np
import pytest

from analyzer.games.speculation import rules
from analyzer.games.speculation.exact import Prices
from analyzer.games.speculation.situation import Situation
from analyzer.games.speculation.variant import Variant

BOOK, FOSTER, PLAY, ACE = (
    Variant().terms,
    Variant(court="showdown").terms,
    Variant(court="play").terms,
    Variant(court="ace").terms,
)
SHORT = Variant(pack=32).terms


def card(name, pack=52):
    return Variant(pack=pack).cards.read(name, "")[0]


@pytest.mark.parametrize(
    ("variant", "most"),
    [
        ({"court": "play"}, 17), ({"court": "pass"}, 16), ({"court": "ace"}, 16), ({"court": "showdown"}, 16),
        ({"court": "play", "spare": True}, 16), ({"court": "pass", "spare": True}, 15),
        ({"pack": 32, "court": "play"}, 10), ({"pack": 32, "court": "pass", "spare": True}, 9),
    ],
)  # fmt: skip
def test_law_1_three_cards_each_and_the_turn_up(variant, most):
    assert rules.most_players(Variant(**variant).terms) == most


def test_law_2_the_dealer_puts_in_two_the_others_one():
    assert rules.stakes(5, BOOK) == 6000
    assert rules.stakes(5, Variant(stakes=(6, 4)).terms) == 22000


def test_law_3_the_turn_up_is_the_dealers_or_the_pools():
    assert rules.owner_of_turn_up(4, BOOK) == 4
    assert rules.owner_of_turn_up(4, Variant(turn_up_to="pool").terms) == -1


@pytest.mark.parametrize(
    ("terms", "passing", "pack"),
    [(BOOK, "JQKA", 52), (ACE, "A", 52), (FOSTER, "A", 52), (PLAY, "", 52), (SHORT, "JQKA", 32)],
)
def test_law_4_a_court_card_passes_the_deal(terms, passing, pack):
    ranks = Variant(pack=pack).cards.ranks
    assert "".join(r for r in ranks if rules.passes(card(f"{r}h", pack), True, terms)) == passing
    assert not any(rules.passes(card(f"{r}h", pack), False, terms) for r in ranks), "the last card is played for"


def test_law_4_foster_shows_king_queen_and_knave_down():
    shown = {
        terms: "".join(r for r in "TJQKA" if rules.shows_down(card(f"{r}c"), terms)) for terms in (FOSTER, BOOK, ACE)
    }
    assert shown == {FOSTER: "JQK", BOOK: "", ACE: ""}


@pytest.mark.parametrize(
    ("turn", "leader", "hidden", "next_seat"),
    [
        (0, 3, [3, 3, 3, 3], 0), (3, 3, [3, 3, 3, 3], 0), (1, 3, [3, 0, 2, 3], 2), (3, 2, [0, 0, 1, 0], 2),
        (0, 2, [0, 0, 0, 0], 4), (2, -1, [1, 1, 0, 0], 0), (0, -1, [0, 0, 0, 0], 4),
    ],
)  # fmt: skip
def test_law_5_and_9_who_turns_next(turn, leader, hidden, next_seat):
    assert rules.next_to_turn(turn, leader, np.array(hidden), 4) == next_seat


def test_law_5_the_leader_keeps_his_cards():
    assert rules.next_to_turn(2, 2, np.array([1, 1, 3, 1]), 4) == 3


def test_law_6_only_a_higher_trump_leads():
    assert rules.leads(card("Th"), card("9h"))
    assert not rules.leads(card("8h"), card("9h"))
    assert not rules.leads(card("As"), card("9h"))


def test_law_7_the_turn_passes_to_the_buyers_left():
    """Seat 2 of five buys the lead: seat 3 turns next, and is the first that the price's holder waits for."""
    from analyzer.games.speculation.scene import next_turn

    moment = Situation.read(Variant(), turn_up="9d")
    assert next_turn(moment, 2) == 2, "counted from 0: the seat left of seat 2"
    assert next_turn(moment, moment.owner) == 0, "left of the dealer"


def test_law_8_a_card_sold_unseen_is_the_buyers_only_if_sold():
    assert rules.owner_when_turned(3, 1) == 1
    assert rules.owner_when_turned(3, -1) == 3


def test_law_9_the_leader_turns_last_then_the_spare_hand():
    assert rules.next_to_turn(1, 2, np.array([0, 0, 2, 0]), 4) == 2
    assert rules.next_to_turn(1, 2, np.array([0, 0, 0, 0]), 4) == 4


def test_law_10_knaves_and_fives_of_any_suit():
    assert {r for r in "23456789TJQKA" for s in "cdhs" if rules.marked(card(r + s), BOOK)} == {"5", "J"}
    assert {r for r in "789TJQKA" if rules.marked(card(r + "s", 32), SHORT)} == {"J"}


def test_law_11_who_looked_leaves_the_pool():
    looked = np.array([0, 1, 0])
    assert [rules.wins(seat, looked) for seat in (0, 1, 2)] == [True, False, True]
    chances, nobody = Prices(Situation.read(Variant(), players=3, turn_up="9d", looked="2")).seats()
    assert chances[1] == 0 and nobody > 0


def test_law_12_nobody_wins_with_the_spare_hands_card():
    assert not rules.wins(-1, np.array([0, 0]))
    _, nobody = Prices(Situation.read(Variant(spare=True), players=4, turn_up="9d")).seats()
    assert nobody == Prices(Situation.read(Variant(spare=True), players=4, turn_up="9d")).card.chance * 3
