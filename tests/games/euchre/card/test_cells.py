"""Rows grouped into places of the card."""

import pytest

from analyzer.games.euchre.card.cells import gain, letters, lines_of, shares


def row(best="order", weight=1, verdict="clear", ev=1.0, ev_pass=0.0):
    return {"best": best, "weight": weight, "verdict": verdict, "ev": ev, "ev_pass": ev_pass}


@pytest.mark.parametrize(("group", "text"), [
    ([row()], "O"), ([row("pass")], "P"), ([row(weight=3), row("pass")], "O/P"), ([row("take")], "T"),
    ([row(weight=9), row("pass", 1, "too close to call")], "O?"), ([row(verdict="too close to call")], "O?"),
    ([row(weight=19), row("pass", 1, "too close to call")], "O"),
])  # fmt: skip
def test_a_group_in_letters(group, text):
    assert letters(group) == text


def test_shares_and_gain():
    group = [row("pass", 1, ev=-1.0), row("name", 3, ev=0.5)]
    assert shares(group) == {("name", False): 0.75, ("pass", False): 0.25}
    assert gain(group) == pytest.approx(0.125)


def test_lines_from_the_strongest():
    lines = ["0", "1", "L", "R", "2", "RL", "3", "L +2", "R +2", "RL +1"]
    grid = {(line, "0"): [] for line in lines}
    assert lines_of(grid) == ["RL +1", "R +2", "L +2", "3", "RL", "2", "R", "L", "1", "0"]
