"""Figures of arms from joint counts: exact means, and the two errors of a chance of the game."""

from fractions import Fraction

import numpy as np
import pytest

from analyzer.estimate import Sample
from analyzer.games.euchre.figures import Chances, Counted, histogram
from analyzer.games.euchre.scene import signs, tally_of
from analyzer.games.euchre.table import RESULTS, VOID


def joint_of(one, two):
    """Count the results of two arms, deal by deal."""
    joint = np.zeros((2, 2, RESULTS, RESULTS), np.int64)
    for a, b in zip(one, two, strict=True):
        joint[0, 0, a, a] += 1
        joint[1, 1, b, b] += 1
        joint[1, 0, b, a] += 1
    return joint


ONE = [VOID, VOID + 1, VOID + 2, VOID - 2, VOID + 1]
TWO = [VOID, VOID + 1, VOID + 1, VOID - 1, VOID - 2]
JOINT = joint_of(ONE, TWO)


def test_points_are_counted():
    counted = Counted(JOINT, signs(1))
    assert counted.arm(0).ev == Fraction(2, 5) and counted.total(1) == -1
    assert counted.difference(0, 1).ev == Fraction(3, 5) and counted.difference(0, 1).stderr is None
    assert Counted(JOINT, signs(2)).total(0) == -2


def test_a_tally_of_results_has_the_sums_and_products_of_the_points():
    worth = signs(1)
    one, two = ([worth[result] for result in row] for row in (ONE, TWO))
    tally = tally_of(5, JOINT, worth, 7)
    assert tally.sums == [sum(one), sum(two)] and tally.counts[-1] == 7
    assert tally.products == [
        [sum(a * a for a in one)], [sum(a * b for a, b in zip(one, two, strict=True)), sum(b * b for b in two)],
    ]  # fmt: skip


def test_a_chance_of_the_game_has_the_error_of_match_equity():
    draw = np.random.default_rng(1)
    worth = 0.5 + 0.1 * np.array(signs(1)) + draw.normal(0, 0.001, (32, RESULTS))
    chances = Chances(JOINT, worth, 0.99)
    found = chances.arm(0)
    assert found.ev == pytest.approx(0.54, abs=0.001) and 0 < found.stderr < 0.001
    assert found.low < found.ev < found.high
    same = joint_of(ONE, ONE)
    gap = Chances(same, worth, 0.99).difference(0, 1)
    assert gap.ev == 0 and gap.stderr == 0


def test_of_drawn_deals_it_has_theirs_as_well():
    worth = np.tile(0.5 + 0.1 * np.array(signs(1)), (32, 1))
    units = [round(1000 * value) for value in worth[0]]
    how = {"shifts": [0.0] * 2, "compared": True, "largest": [0.4] * 2, "confidence": 0.99}
    sample = Sample(tally_of(5, JOINT, units), 1000, **how)
    found = Chances(JOINT, worth, 0.99, sample).arm(0)
    assert found.ev == pytest.approx(sample.arm(0).ev) and found.stderr == pytest.approx(sample.arm(0).stderr)


def test_the_histogram_of_an_arm():
    assert histogram(JOINT, 0).tolist() == np.bincount(ONE, minlength=RESULTS).tolist()
