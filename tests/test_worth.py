"""What cards are worth over worlds of two hands: counted and sampled, of endings whose tricks are known."""

from fractions import Fraction

import numpy as np
import pytest

from analyzer.ending import Ending, Worlds
from analyzer.games.ecarte.policy import FREE, POLICIES
from analyzer.run import Budget
from analyzer.worth import (
    CHANCES,
    answered,
    balance,
    counted,
    estimated,
    mean_of,
    measured,
    of_all_hands,
    sampled,
)  # fmt: skip

POINTS = [-2, -1, -1, 1, 1, 2]


def ending(hands, times=None, actions=("lead 7s", "lead 7d"), games=None):
    theirs = np.array(hands, np.uint64)
    worlds = Worlds(theirs, np.zeros_like(theirs), np.zeros(len(hands), np.int64), times and np.array(times))

    def tricks(theirs, thrown, orders, first, seed):
        """Arm a takes as many tricks as the world's hand says, one less for each arm but the first."""
        return np.array([np.maximum(theirs.astype(np.int64) - a, 0) for a in range(len(actions))])

    return Ending(tricks, worlds, list(actions), POINTS, games)


def test_worlds_are_counted():
    found = counted(ending([0, 1, 3, 5]))
    one, two = found["actions"]
    assert one["p_tricks"] == [0.25, 0.25, 0, 0.25, 0, 0.25] and one["counts"]["worlds"] == 4
    assert (one["ev"], one["p_point"], two["p_point"]) == (0.0, 0.5, 0.25)
    assert found["best"] == ["lead 7s"] and found["verdict"] == "clear"
    assert found["edge"] == {"over": "lead 7d", "ev": 1.0}


def test_some_may_be_likelier():
    (row,) = counted(ending([0, 5], [1, 3], ["lead 7s"]))["actions"]
    assert row["p_point"] == 0.75 and row["ev"] == 1.0 and row["counts"]["worlds"] == 4


def test_the_game_decides_if_it_is_asked_for():
    games = [0.9, 0.1, 0.1, 0.2, 0.2, 0.8]
    found = counted(ending([1, 3], games=games))
    assert [row["p_game"] for row in found["actions"]] == pytest.approx([0.15, 0.5])
    assert found["best"] == ["lead 7d"] and found["edge"]["p_game"] == pytest.approx(0.35)


@pytest.mark.parametrize("times", [None, [1, 2, 3, 4]])
def test_samples_agree_with_counts_at_any_number_of_threads(times):
    laid = ending([0, 1, 3, 5], times)
    exact = counted(laid)["actions"]
    budget = Budget(deals=40_000, precision=0, threads=1)
    deals, found = sampled(laid, budget, 0.005, 4096)
    assert deals == 40_000 and found["best"] == ["lead 7s"]
    for row, wanted in zip(found["actions"], exact, strict=True):
        assert abs(row["ev"] - wanted["ev"]) < 4 * row["stderr"] and row["low"] < wanted["ev"] < row["high"]
        assert abs(row["p_point"] - wanted["p_point"]) < 0.01
    assert sampled(laid, Budget(deals=40_000, precision=0, threads=2), 0.005, 4096)[1] == found
    games = [k / 5 for k in range(6)]
    row = sampled(ending([0, 1, 3, 5], times, games=games), budget, 0.005, 4096)[1]["actions"][0]
    assert abs(row["p_game"] - float(mean_of(*weighted(times, games)))) < 4 * row["p_game_stderr"]


def weighted(times, values):
    counts = [0] * 6
    for hand, many in zip((0, 1, 3, 5), times or [1] * 4, strict=True):
        counts[hand] += many
    return counts, values


def test_means_and_their_errors():
    assert mean_of([1, 0, 0, 0, 0, 2], POINTS) == Fraction(2, 3)
    told = estimated([50, 0, 0, 0, 0, 50], POINTS, 0.01)
    assert told.ev == 0 and told.stderr == pytest.approx(0.201, abs=0.001) and told.low < 0 < told.high


def test_a_dealer_s_tricks_bring_what_elder_loses():
    marks = [(0, 2), (0, 1), (0, 1), (1, 0), (1, 0), (2, 0)]
    assert balance(marks, 1) == balance(marks, 2) == [-2, -1, -1, 1, 1, 2]
    assert balance(marks[:3] + [(2, 0)] * 3, 2) == [-2, -2, -2, 1, 1, 2]


def test_all_hands_are_counted_in_every_order_that_matters():
    assert of_all_hands(range(26), [FREE, FREE])["worlds"] == 65780
    assert of_all_hands(range(26), [FREE, POLICIES["plain"].voice()])["orders"] == 6


@pytest.mark.parametrize(("blind", "method", "kind", "why"), [
    (False, "auto", "exact", "4 worlds and orders of the suits that agree with all that was seen and said"),
    (False, "simulate", "simulation", "asked for"), (True, "auto", "simulation", "drawn"),
])  # fmt: skip
def test_worlds_that_can_be_counted_are(blind, method, kind, why):
    found = answered(ending([0, 1, 3, 5]), method, {"p_said": 0.5}, Budget(deals=1000), blind, "drawn")["method"]
    assert (found["kind"], found["p_said"], found["why"]) == (kind, 0.5, why)


def test_a_hand_as_it_is_dealt_is_worth_its_chance():
    laid, budget = ending([0, 1, 3, 5]), Budget(deals=2000, precision=0)
    laid = Ending(laid.tricks, laid.worlds, laid.actions, CHANCES)
    alone, paid = measured(laid, budget, "vole"), measured(laid, budget, "vole", POINTS)
    for row in alone["actions"]:
        assert {"p_point", "p_vole", "p_vole_against"} <= set(row) and row["stderr"] < 0.02
    assert abs(alone["actions"][0]["p_point"] - 0.5) < 4 * alone["actions"][0]["stderr"]
    assert abs(paid["actions"][0]["ev"]) < 4 * paid["actions"][0]["stderr"] and "ev" not in alone["actions"][0]
    assert alone["best"] == ["lead 7s"] and "p_point" in alone["edge"]
    assert "best" not in measured(Ending(laid.tricks, laid.worlds, ["lead 7s"], CHANCES), budget, "vole")
