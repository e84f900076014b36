"""Whole games: their figures add up, a game does not depend on how many are played, and the twin wins as often."""

import random

import numpy as np

from analyzer.games.ecarte.runs.course import DEALS, POINTS, STAKE, WINNER
from analyzer.games.ecarte.runs.sitting import Sitting
from analyzer.games.ecarte.variant import Variant

from .. import naive
from ..cases import some_deal
from ..naive_book import Book
from ..naive_cards import Table
from ..naive_plain import Plain


def test_a_game_is_a_function_of_its_number():
    sitting = Sitting(Variant(), ["book", "plain"], rotated=True)
    whole = sitting.rows_of(90, 50)
    parts = np.vstack([sitting.rows_of(90, 1), sitting.rows_of(91, 30), sitting.rows_of(121, 19)])
    assert (whole == parts).all()
    assert (Sitting(Variant(), ["book", "plain"], rotated=True, seed=2).rows_of(90, 50) != whole).any()


def test_figures_add_up():
    rows = Sitting(Variant(stakes=True), ["plain", "plain"]).rows_of(0, 2000)
    assert set(rows[:, WINNER].tolist()) == {0, 1} and set(rows[:, STAKE].tolist()) == {1, 2, 3}
    points = rows[:, [3 + POINTS, 7 + POINTS]] + rows[:, [3, 7]]  # of tricks, and kings
    winner = points[np.arange(len(rows)), rows[:, WINNER]]
    assert ((winner >= 5) & (winner <= 7)).all() and (points.min(axis=1) < 5).all()
    assert ((rows[:, DEALS] >= 2) & (rows[:, DEALS] <= 9)).all()


def test_the_twin_wins_as_often():
    """20,000 games here, 1,500 there: within four standard errors."""
    draw, agreed = random.Random(11), Table()
    wins, lengths = 0, 0
    for game in range(1500):
        played = naive.play_game(
            (some_deal(agreed, draw) for _ in range(20)), agreed, [Book(), Plain()], dealer=1 - game % 2
        )
        wins += played["winner"] == 0
        lengths += len(played["records"])
    rows = Sitting(Variant(), ["book", "plain"], "plain", rotated=True).rows_of(0, 20_000)
    assert abs(wins / 1500 - (rows[:, WINNER] == 0).mean()) < 4 * (0.25 / 1500 + 0.25 / 20_000) ** 0.5
    assert abs(lengths / 1500 - rows[:, DEALS].mean()) < 0.2
