"""The one answer of every question: JSON there and back, keys in their order, rows as a frame."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from analyzer import __version__
from analyzer.answer import Answer, flat, head_of, receipt
from analyzer.core.fingerprint import source_hash

ORDER = [
    "question", "situation", "variant", "model", "method", "actions", "seats", "best", "verdict", "edge", "break_even",
    "over", "unit", "seed", "confidence", "interrupted", "receipt",
]  # fmt: skip
ROWS = [
    {"action": "stand", "method": "simulation", "ev": 2.8503, "stderr": 0.0061, "p_tricks": [0.25, 0.5, 0.25]},
    {"action": "throw", "ev": 0.0},
]
STAND = Answer(
    "speculation.buy",
    situation={"players": 5, "hand": ["Kh", "7h"], "said": []},
    method={"kind": "simulation", "deals": 262_144, "why": "too many worlds to enumerate"},
    actions=ROWS,
    best=["stand"],
    verdict="clear",
    edge={"over": "throw", "ev": 2.8503},
    unit="counters",
    seed=1,
    confidence=0.99,
)
OVER = Answer("speculation.buy", over="All is said.")

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
json_values = st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=5)


def test_keys_stand_in_the_order_of_the_design():
    everything = Answer(**{f.name: f.name for f in fields(Answer)})
    assert list(json.loads(everything.to_json())) == ORDER


def test_keys_without_a_meaning_are_absent():
    told = json.loads(STAND.to_json())
    assert [key for key in ORDER if key not in told] == [
        "variant", "model", "seats", "break_even", "over", "interrupted",
    ]  # fmt: skip


def test_lists_of_plain_values_stand_on_one_line_and_the_file_ends_like_one():
    text = STAND.to_json()
    assert '"hand": ["Kh", "7h"],\n' in text and '"p_tricks": [0.25, 0.5, 0.25]\n' in text
    assert text.endswith("}\n") and not text.endswith("\n\n")


def test_an_answer_comes_back_from_its_json():
    assert Answer.from_json(STAND.to_json()) == STAND


@given(st.dictionaries(st.text(), json_values), st.lists(st.dictionaries(st.text(), json_values), max_size=2))
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_json_says_what_the_answer_says(situation, rows):
    answer = Answer("game.question", situation=situation, actions=rows)
    assert json.loads(answer.to_json()) == answer.as_dict()
    assert Answer.from_json(answer.to_json()).to_json() == answer.to_json()


def test_the_receipt_names_version_and_source_and_a_digest_of_the_rows():
    assert STAND.receipt == receipt(STAND.receipt["digest"])
    assert (STAND.receipt["version"], STAND.receipt["kernel"]) == (__version__, source_hash())
    others = [
        replace(STAND, receipt=None, actions=[{**ROWS[0], "ev": 2.8504}, ROWS[1]]),
        replace(STAND, receipt=None, actions=None, seats=ROWS),
        replace(STAND, receipt=None, actions=None, over="Kd turned up passes the deal."),
    ]
    assert len({answer.receipt["digest"] for answer in (STAND, *others)}) == 4
    assert replace(STAND, receipt=None).receipt == STAND.receipt


def test_a_row_is_flat_in_a_table():
    row = {"action": "stand", "p_tricks": [0.1, 0.9], "counts": {"worlds": 3, "point": 2}, "ev": 1.5}
    assert flat(row) == {
        "action": "stand", "p_tricks_0": 0.1, "p_tricks_1": 0.9, "counts_worlds": 3, "counts_point": 2, "ev": 1.5,
    }  # fmt: skip


def test_the_table_is_a_frame_of_the_actions_or_else_the_seats():
    frame = STAND.table
    assert list(frame.columns) == ["action", "method", "ev", "stderr", "p_tricks_0", "p_tricks_1", "p_tricks_2"]
    assert frame["ev"].tolist() == [2.8503, 0.0] and frame["stderr"].isna().tolist() == [False, True]
    seats = Answer("loo.session", seats=[{"seat": 1, "ev": 0.5}, {"seat": 2, "ev": -0.5}])
    assert seats.table.to_dict("list") == {"seat": [1, 2], "ev": [0.5, -0.5]}
    assert OVER.table.empty


def test_it_shows_itself():
    assert repr(STAND) == "<Answer speculation.buy: stand>"
    assert repr(OVER) == "<Answer speculation.buy: All is said.>"
    assert "speculation buy" in str(STAND) and "Clear: stand" in str(STAND)


@pytest.mark.parametrize("answer", [STAND, OVER])
def test_a_notebook_shows_rows_as_a_table_and_what_they_rest_on(answer):
    html = answer._repr_html_()
    assert ("<table" in html) == bool(answer.actions)
    assert "<p>All is said.</p>" in html or "<p>Clear: stand" in html


def test_answers_about_a_situation_begin_alike():
    from analyzer.games.ecarte.situation import Situation
    from analyzer.games.ecarte.variant import Variant

    situation = Situation.read(Variant(), hand="7h 8h 7s 8s 9s", turn_up="9h")
    answer = Answer(**head_of("ecarte", "points", "strength", situation, {"play": "plain"}))
    assert (answer.question, answer.unit, answer.situation) == ("ecarte.strength", "points", situation.as_dict())
    assert answer.variant["name"] == "enquire-within" and answer.model == {"play": "plain"}
