"""The highest call that pays, and when there is no doubt of it."""

import pytest

from analyzer.games.nap.card import rows
from analyzer.games.nap.card.classes import classes
from analyzer.run import BLOCK

from .test_course import GOAL, LIMITS, of_one, seating


@pytest.mark.parametrize(
    "chances, call, clear",
    [
        ((0.9, 0.8, 0.7, 0.6, 0.4), "nap", True),
        ((0.9, 0.8, 0.7, 0.4, 0.4), "nap", True),  # Nap pays where four does not
        ((0.9, 0.8, 0.7, 0.6, 0.34), "nap", False),
        ((0.9, 0.8, 0.7, 0.6, 0.33), "4", False),
        ((0.9, 0.8, 0.7, 0.6, 0.3), "4", True),
        ((0.9, 0.8, 0.505, 0.2, 0.1), "3", False),
        ((0.9, 0.505, 0.3, 0.2, 0.1), "2", False),
        ((0.505, 0.6, 0.3, 0.2, 0.1), "2", True),
        ((0.4, 0.3, 0.2, 0.1, 0.0), "pass", True),
        ((0.495, 0.3, 0.2, 0.1, 0.0), "pass", False),
        ((0.6, 0.5, 0.2, 0.1, 0.0), "1", False),  # even is not to pay
    ],
)
def test_the_highest_call_that_pays(chances, call, clear):
    assert rows.highest(list(GOAL), chances, [0.01] * 5, LIMITS) == (call, clear)


def test_what_is_not_clear_is_played_again_until_it_is(monkeypatch):
    kind = of_one("As Js 9s Kh 8c")
    monkeypatch.setattr(rows, "BLOCK", 64)
    first, many = seating().row(kind)
    assert 64 < many <= BLOCK
    assert many == BLOCK or many.bit_count() == 1
    assert first["verdict"] == "clear" or many == BLOCK
    monkeypatch.setattr(rows, "BLOCK", 2 * BLOCK)
    assert seating().row(kind)[1] == BLOCK  # but no more than are to be played
    sure, few = seating().row(of_one("As Ks Qs Js Ts"))
    assert (sure["call"], sure["verdict"], few) == ("nap", "clear", BLOCK)


def test_an_interval_of_a_cell_is_that_of_its_widest_chance():
    row, deals = seating().row(next(kind for kind in classes(52) if (kind.trumps, kind.side) == ("A J x", "K")))
    middle = min((row[f"p_{k}"] for k in GOAL.values()), key=lambda p: abs(p - 0.5))
    assert row["within"] == pytest.approx(4 * (middle * (1 - middle) / deals) ** 0.5, rel=0.35)
