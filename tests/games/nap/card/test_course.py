"""A hand of a class played: as often made as `strength` says, and alike whether calls are counted together or not."""

from math import sqrt

import numpy as np
import pytest

from analyzer.core.layout import Fours
from analyzer.games import nap
from analyzer.games.nap.card.classes import Class
from analyzer.games.nap.card.rows import Seating, alike_whatever_is_called
from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.variant import Variant
from analyzer.run import Budget

GOAL = {"1": 1, "2": 2, "3": 3, "4": 4, "nap": 5}
LIMITS = (0.5, 0.5, 0.5, 0.5, 1 / 3)
DEALS = 16_384


def seating(players=4, play="plain", mine=None, seed=1, goal=GOAL, **variant):
    model = {"opponents": "plain", "play": play, "mine": mine or play}
    budget = Budget(deals=DEALS, seed=seed)
    return Seating(Variant(**variant), players, goal, LIMITS[-len(goal) :], model, budget)


def of_one(text, pack=52):
    """Return a class of a single hand; its suits are renamed in every deal."""
    pack = Variant(pack=pack).cards
    layout = Fours(pack, (0, 1, 2, 3))
    return Class("", "", np.array([layout.hand(pack.read(text, "hand"))], np.uint64), text)


def chances(row):
    return [row[f"p_{k}"] for k in GOAL.values() if f"p_{k}" in row]


@pytest.mark.parametrize(
    "hand, lead, players, asked",
    [
        ("As Js Ts 8d 7c", "As", 4, {}), ("As Js Ts 8d 7c", "As", 3, {}), ("Ks Qs 9s 2s Ah", "Ks", 5, {}),
        ("9s 8s 9h 8h Ac", "9s", 4, {}), ("Qs 2s Kh Kd Kc", "Qs", 2, {}), ("9s 8s 7s Ah Ac", "9s", 4, {"pack": 32}),
        ("As Qs 7s Kh Kc", "As", 4, {"play": "book"}), ("Ks Qs 9s 3s Kh", "Ks", 4, {"play": "plain", "mine": "bold"}),
        ("Ts 8s 5s Kh Qc", "Ts", 6, {"stands_out": "none"}),
    ],
)  # fmt: skip
def test_a_cell_is_what_strength_says_of_a_hand(hand, lead, players, asked):
    row, deals = seating(players, **asked).row(of_one(hand, asked.get("pack", 52)))
    assert deals == DEALS
    told = nap.strength(hand=hand, players=players, deals=DEALS, precision=0, seed=5, **{"play": "plain"} | asked)
    expected = next(r for r in told.actions if r["action"] == f"lead {lead}")
    for k, p in zip(GOAL.values(), chances(row), strict=True):
        error = sqrt(2 * p * (1 - p) / DEALS)
        assert p == pytest.approx(expected[f"p_{k}"], abs=4 * error + 2e-4), k


@pytest.mark.parametrize("name", POLICIES)
def test_calls_counted_together_are_made_as_one_by_one(name, monkeypatch):
    """Where a policy plays alike whatever was called; the others do so in some deals only."""
    kind, table = of_one("As Qs 7s Kh 8c"), seating(play=name)
    expected, _ = table.row(kind)
    other = not alike_whatever_is_called(POLICIES[name])
    monkeypatch.setattr("analyzer.games.nap.card.rows.alike_whatever_is_called", lambda policy: other)
    assert (table.row(kind)[0] == expected) == (name == "plain")
    assert other == (name != "plain")


def test_a_certain_call_is_always_made():
    assert chances(seating(5).row(of_one("As Ks Qs Js Ts"))[0]) == [1] * 5
    assert chances(seating(5).row(of_one("As Ks Qs 2h 3d"))[0])[:3] == [1] * 3
    assert chances(seating(2).row(of_one("Ks Qs Js Ts 2d"))[0])[:3] == [1] * 3


def test_a_call_by_itself_is_as_often_made():
    kind = of_one("As Qs 7s Kh 8c")
    everything = seating(play="book").row(kind)[0]
    for word, tricks in GOAL.items():
        alone = seating(play="book", goal={word: tricks}).row(kind)[0]
        assert alone[f"p_{tricks}"] == everything[f"p_{tricks}"]


def test_suits_renamed_are_as_good():
    rows = [seating().row(of_one("As Js 9s Kh 8c".translate(str.maketrans("cdhs", to))))[0] for to in ("shdc", "dhcs")]
    for one, other in zip(*map(chances, rows), strict=True):
        assert one == pytest.approx(other, abs=4 * sqrt(0.5 / DEALS))


def test_other_seeds_are_other_deals():
    kind = of_one("As Js 9s Kh 8c")
    assert seating(seed=2).row(kind) == seating(seed=2).row(kind) != seating(seed=3).row(kind)
