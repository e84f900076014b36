"""Closed forms against known values, brute force, and the book's tables: all as fractions."""

import json
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.games import speculation
from analyzer.games.speculation.exact import Prices
from analyzer.games.speculation.situation import Situation
from analyzer.games.speculation.variant import Variant

from . import naive

CASES = json.loads((Path(__file__).parents[2] / "oracles/speculation.json").read_text())["cases"]


def situation_of(case):
    """Turn a case into a situation: there seats count from 0, and `exposed` holds the turn-up too."""
    variant = Variant(pack=case["pack"], court={"on": "pass", "off": "play"}[case["court"]], spare=case["spare"] > 0)
    turn_up, *others = case["exposed"] or [None]
    return Situation.read(
        variant, players=case["n"], pool=case["pool"], turn_up=turn_up, lead=case["lead"], owner=case["owner"] + 1,
        exposed=[c for c in others if c != case["lead"]], hidden=case["hidden"], dead=case["dead"],
    )  # fmt: skip


def fraction(told):
    return None if told is None else Fraction(told["frac"])


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_known_values(case):
    told, moment = case["expected"], situation_of(case["input"])
    prices = Prices(moment)
    seats, nobody = prices.seats()
    assert len(moment.unseen) == told["unseen"]
    assert moment.dealt == told["hidden_total"]
    assert prices.lead.chance == fraction(told["p_turnup_or_lead_wins"])
    assert seats == [fraction(seat) for seat in told["seat_win"]]
    assert nobody == fraction(told["nobody_wins"])
    assert prices.lead.value == fraction(told["price_lead"] or told["price_unturned_turnup"])
    assert prices.card.value == fraction(told["price_one_unseen_card"])
    for count, price in told["price_k_unseen_cards"].items():
        assert prices.card.times(int(count)).value == fraction(price)
    for cards, price in zip(moment.hidden, told["price_all_unseen_of_seat"], strict=True):
        assert prices.card.times(cards).value == fraction(price)


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_known_values_are_what_the_question_answers(case):
    given_, told = case["input"], case["expected"]
    turn_up, *others = given_["exposed"] or [None]
    answer = speculation.price(
        players=given_["n"], pool=given_["pool"], turn_up=turn_up, lead=given_["lead"], owner=given_["owner"] + 1,
        exposed=[c for c in others if c != given_["lead"]], hidden=given_["hidden"], dead=given_["dead"],
        pack=given_["pack"], court={"on": "pass", "off": "play"}[given_["court"]], spare=given_["spare"] > 0,
    )  # fmt: skip
    assert Fraction(answer.actions[0]["fraction"]) == fraction(told["p_turnup_or_lead_wins"])
    assert answer.actions[0]["ev"] == pytest.approx(
        (told["price_lead"] or told["price_unturned_turnup"])["dec"], abs=1e-12
    )
    assert [s["p_win"] for s in answer.seats if s["seat"] != "nobody"] == pytest.approx(
        [s["dec"] for s in told["seat_win"]]
    )


# ---------------------------------------------------------------- the tables of section 1.8 and 6


@pytest.mark.parametrize(
    ("n", "beaten", "owner", "unseen"),
    [
        (3, (".882", ".776", ".681"), ("1", ".882", ".784", ".701"), ".589"),
        (4, (".824", ".675", ".551"), ("1", ".824", ".686", ".579"), ".478"),
        (5, (".765", ".581", ".439"), ("1", ".765", ".595", ".474"), ".399"),
        (6, (".706", ".494", ".343"), ("1", ".706", ".512", ".385"), ".342"),
        (8, (".588", ".341", ".195"), ("1", ".588", ".366", ".248"), ".265"),
        (10, (".471", ".216", ".097"), ("1", ".471", ".248", ".157"), ".216"),
    ],
)
def test_the_owners_chance(n, beaten, owner, unseen):
    variant, pack = Variant(court="play"), Variant().cards
    for rank, told in zip("AKQJ", owner, strict=True):
        seats, _ = Prices(Situation.read(variant, players=n, turn_up=f"{rank}h")).seats()
        assert float(seats[-1]) == pytest.approx(float(told), abs=0.00051)
    for rank, told in zip("KQJ", beaten, strict=True):  # the owner's own three lie aside
        unseen_cards = [pack.name(c) for c in pack.cards if pack.name(c) != f"{rank}h"]
        moment = made_up(variant, n, [3] * (n - 1) + [0], 0, f"{rank}h", unseen_cards, n)
        assert float(Prices(moment).lead.chance) == pytest.approx(float(told), abs=0.00051)
    seats, _ = Prices(Situation.read(Variant(court="play"), players=n)).seats()
    assert float(seats[-1]) == pytest.approx(float(unseen), abs=0.00051)


@pytest.mark.parametrize(
    ("pack", "means"),
    [
        (52, {3: ".384", 4: ".304", 5: ".249", 6: ".210", 8: ".160", 10: ".129"}),
        (32, {3: ".388", 4: ".305", 5: ".250", 6: ".211"}),
    ],
)
def test_the_unseen_turn_up_alone(pack, means):
    for n, told in means.items():
        prices = Prices(Situation.read(Variant(pack=pack, court="play"), players=n))
        assert float(prices.lead.chance) == pytest.approx(float(told), abs=0.00051)


@pytest.mark.parametrize(
    ("rank", "row"),
    [
        ("K", ".8235 .7647 .7059 .6471 .5882 .5294"), ("Q", ".6753 .5812 .4941 .4141 .3412 .2753"),
        ("J", ".5513 .4388 .3429 .2620 .1950 .1405"), ("T", ".4479 .3291 .2357 .1637 .1097 .0702"),
        ("9", ".3621 .2451 .1605 .1010 .0607 .0344"), ("8", ".2913 .1812 .1082 .0615 .0330 .0164"),
        ("7", ".2330 .1329 .0721 .0369 .0176 .0077"), ("6", ".1854 .0966 .0475 .0218 .0092 .0035"),
        ("5", ".1466 .0697 .0309 .0127 .0047 .0015"), ("4", ".1152 .0498 .0199 .0072 .0024 .0007"),
        ("3", ".0899 .0352 .0126 .0041 .0011 .0003"), ("2", ".0697 .0246 .0079 .0022 .0005 .0001"),
    ],
)  # fmt: skip
def test_a_turn_up_that_stays_best(rank, row):
    for n, told in zip((3, 4, 5, 6, 7, 8), row.split(), strict=True):
        prices = Prices(Situation.read(Variant(court="play"), players=n, turn_up=f"{rank}s"))
        assert float(prices.lead.chance) == pytest.approx(float(told), abs=0.000051)


# ---------------------------------------------------------------- brute force over every deal of a small pack


@st.composite
def moments(draw):
    """A moment of a deal with at most nine cards unseen: the others are dead."""
    names = [rank + suit for suit in "cdhs" for rank in "789TJQKA"]
    players = draw(st.integers(2, 4))
    hidden = draw(st.lists(st.integers(0, 2), min_size=players, max_size=players))
    spare = draw(st.integers(0, 3))
    down = sum(hidden) + spare
    size = draw(st.integers(max(down, 1), max(down, 1) + 2).filter(lambda n: n <= 9))
    lead = draw(st.sampled_from(names))
    unseen = draw(st.permutations([c for c in names if c != lead]))[:size]
    return players, hidden, spare, lead, unseen


@settings(max_examples=60, deadline=None)
@given(moments(), st.integers(0, 2), st.integers(0, 4))
def test_against_every_deal(case, penalty, owner):
    players, hidden, spare, lead, unseen = case
    if sum(hidden) + spare > 6:
        return
    variant = Variant(pack=32, court="play", spare=True, penalty=penalty)
    owner = min(owner, players - 1)
    prices = Prices(made_up(variant, players, hidden, spare, lead, unseen, owner + 1))
    slow = naive.values(
        players=players, pool=5, hidden=hidden, lead=lead, owner=owner, unseen=unseen, spare=spare, penalty=penalty,
        pack_ranks=variant.cards.ranks,
    )  # fmt: skip
    seats, nobody = prices.seats()
    assert (prices.lead.chance, seats, nobody) == (slow["stays"], slow["seat_win"], slow["nobody"])
    assert prices.lead.value == slow["lead_value"]
    assert {price for price in slow["card_value"] if price is not None} <= {prices.card.value}


@settings(max_examples=40, deadline=None)
@given(moments(), st.integers(0, 2), st.sampled_from(["pass", "ace", "play", "showdown"]))
def test_unturned_against_every_deal(case, penalty, court):
    players, hidden, spare, lead, unseen = case
    unseen = [*unseen[:6], lead]
    if sum(hidden) + spare + 1 > len(unseen) or sum(hidden) + spare > 5:
        return
    variant = Variant(pack=32, court=court, spare=True, penalty=penalty)
    moment = made_up(variant, players, hidden, spare, None, unseen, players)
    prices = Prices(moment)
    slow = naive.unturned(
        players=players, pool=5, hidden=hidden, owner=players - 1, unseen=unseen, spare=spare, penalty=penalty,
        court=court, pack_ranks=variant.cards.ranks, more=moment.more,
    )  # fmt: skip
    seats, nobody = prices.seats()
    assert (prices.lead.value, seats, nobody) == (slow["turn_up_value"], slow["seat_win"], slow["nobody"])
    assert {price for price in slow["card_value"] if price is not None} <= {prices.card.value}


def made_up(variant, players, hidden, spare, lead, unseen, owner):
    """Return a moment with just these unseen cards, whatever became of the others."""
    pack = variant.cards
    lead = None if lead is None else pack.read(lead, "")[0]
    left = set(pack.read(unseen, "")) | {lead}
    dead = tuple(card for card in pack.cards if card not in left)
    return Situation(variant, players, Fraction(5), lead, lead, owner, (), tuple(hidden), spare, dead)


# ---------------------------------------------------------------- what any price must satisfy


@settings(max_examples=60, deadline=None)
@given(st.sampled_from("23456789TJQKA"), st.integers(2, 15), st.booleans(), st.integers(1, 50))
def test_chances_and_prices_add_up(rank, players, spare, pool):
    moment = Situation.read(Variant(court="play", spare=spare), players=players, turn_up=f"{rank}c", pool=pool)
    prices = Prices(moment)
    seats, nobody = prices.seats()
    assert sum(seats) + nobody == 1
    assert prices.lead.value + prices.card.times(moment.dealt).value == pool, "all that can be bought makes the pool"


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from("23456789TJQKA"), st.integers(2, 12), st.integers(1, 3), st.sampled_from(["play", "ace", "pass"])
)
def test_penalties_only_move_money(rank, players, penalty, court):
    """All cards together are worth the pool: what is paid is won, except by those who do not sit at the table."""
    moment = Situation.read(Variant(court=court, penalty=penalty), players=players, pool=9)
    prices = Prices(moment)
    assert prices.lead.value + prices.card.times(3 * players).value == 9


def test_a_card_that_was_seen_cannot_beat():
    """Each exposed card that does not beat the lead makes it worth more (section 6: 51 - t, 3n - t)."""
    for shown, cards in enumerate(["", "3c", "3c 4s", "3c 4s Kh"]):
        prices = Prices(Situation.read(Variant(court="play"), players=5, turn_up="Qd", exposed=cards))
        assert prices.lead.chance == Fraction(comb(49 - shown, 15 - shown), comb(51 - shown, 15 - shown))
