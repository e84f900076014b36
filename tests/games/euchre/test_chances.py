"""The chance of the game at every score: whole games, mirrored scores, moods, threads."""

import numpy as np
import pytest

from analyzer.games import euchre
from analyzer.games.euchre.chances import BLOCKS, MARKS, Equity, equity_of
from analyzer.games.euchre.table import RESULTS, VOID
from analyzer.games.euchre.variant import Variant


def test_what_a_result_marks():
    assert MARKS[VOID] == [] and MARKS[VOID + 2] == [(1, 2)] and MARKS[VOID - 1] == [(2, 1)] and len(MARKS) == RESULTS


def test_at_the_last_point_the_chance_follows_from_the_results():
    """At four all who marks wins; a void deal leaves the score and changes the seats."""
    equity = equity_of(Variant(), "plain", "plain", 1)
    counts = next(iter(equity.results.values())).sum(axis=0) / equity.deals
    marks, void = counts[VOID + 1 :].sum(), counts[VOID]
    assert equity.at(4, 4)[0] == pytest.approx((marks + void) / (1 + void), abs=1e-4)


def test_more_points_are_better_and_the_deal_is():
    table = equity_of(Variant(), "plain", "plain", 1).table.mean(axis=0)
    assert (np.diff(table, axis=0) > 0).all() and (np.diff(table, axis=1) < 0).all()
    assert (table.diagonal() < 0.5).all()


def test_what_results_are_worth_to_either_seat():
    equity = equity_of(Variant(), "plain", "plain", 1)
    elder, dealer = equity.worth(1, 3, 2), equity.worth(2, 2, 3)
    assert elder.shape == (BLOCKS, RESULTS) and np.allclose(elder, 1 - dealer)
    assert (elder[:, VOID + 2] == 1).all() and (np.diff(elder.mean(axis=0)) >= 0).all()


def test_moods_make_several_kinds_of_deals():
    assert len(Equity(Variant(), "plain", "plain", 1).kinds) == 1
    assert len(Equity(Variant(game=3), "book", "book", 1).kinds) > 4


def test_threads_and_seeds():
    one, two, other = (Equity(Variant(game=2), "plain", "plain", seed, n).table for seed, n in ((1, 1), (1, 2), (2, 1)))
    assert np.array_equal(one, two) and not np.array_equal(one, other)


def test_the_table_agrees_with_whole_games():
    first = equity_of(Variant(), "plain", "plain", 1).at(0, 0)[0]
    row = euchre.session(policies="plain", runs=20_000, seed=3).seats[0]
    assert abs(row["ev"] - first) < 4 * row["stderr"]


def test_the_question_match():
    answer = euchre.match(game=3)
    assert len(answer.seats) == 9 and answer.unit == "chance"
    assert list(answer.seats[0]) == ["elder", "dealer", "p_elder", "p_elder_stderr"]
    assert sum(answer.method["elders_points"].values()) == pytest.approx(1)
    assert answer.seats[0]["p_elder"] == equity_of(Variant(game=3), "bold", "plain", 1).at(0, 0)[0]
