"""The card for the table as an answer: its rows, what they rest on, what is refused."""

from math import comb

import pytest

from analyzer.errors import Misuse
from analyzer.games import euchre


@pytest.fixture(scope="module")
def chart():
    return euchre.chart(places="order dealer-next", deals=4096, pack=24)


def test_every_hand_is_in_one_class_of_each_place(chart):
    weights = {}
    for row in chart.actions:
        weights[row["place"]] = weights.get(row["place"], 0) + row["weight"]
    assert weights == {"order": comb(23, 5), "dealer-next": comb(23, 5)}


def test_the_form_of_a_row(chart):
    assert list(chart.actions[0]) == [
        "place", "trumps", "aces", "hand", "weight", "best", "verdict", "ev", "ev_pass", "within",
    ]  # fmt: skip
    assert chart.actions[0]["trumps"] == "R L A K Q" and chart.situation == {
        "places": ["order", "dealer-next"], "turn_up": "9h",
    }  # fmt: skip
    assert chart.unit == "points" and chart.method["deals_a_hand"] == 4096


def test_rows_agree_with_the_exact_answer_on_hands_of_a_class():
    row = next(r for r in euchre.chart(places="order", deals=16_384).actions if r["trumps"] == "R L A K Q")
    exact = {r["action"]: r["ev"] for r in euchre.declare(hand="Jh Jd Ah Kh Qh", turn_up="9h").actions}
    assert row["ev"] == exact["order"] == 2
    assert abs(row["ev_pass"] - exact["pass"]) < row["within"] + 0.01


def test_strong_hands_make_trumps_and_weak_ones_pass(chart):
    best = {(row["place"], row["trumps"], row["aces"]): row["best"] for row in chart.actions}
    assert best["order", "R L A K Q", 0] == "order" and best["order", "none", 0] == "pass"
    assert best["dealer-next", "R L A K Q", 0] == "name" and best["dealer-next", "none", 0] == "pass"


@pytest.mark.parametrize("asked", [{"places": "elder"}, {"places": []}, {"play": "double-dummy"}, {"turn_up": "9h 8h"}])
def test_what_has_no_card_is_refused(asked):
    with pytest.raises(Misuse):
        euchre.chart(**asked)
