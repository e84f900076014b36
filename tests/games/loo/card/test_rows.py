"""A row of a card is what `declare` says of the hand; a break-even has an interval that holds it."""

import pytest

from analyzer.games.loo.card.rows import _crossing

from ..asked import of_plain
from ..cards import pools, row_of, second


@pytest.mark.parametrize("hand, stood", [("As Kh Qd", 0), ("5s 9h 4h", 1), ("9h 8h 4d", 1), ("Ks 7s 3h", 0)])
def test_a_row_is_what_declare_says(hand, stood):
    asked = {"turn_up": "2s", "said": ["throw", "stand"][stood]}
    answer = of_plain.declare(hand=hand, deals=2048, precision=0, **asked)
    row, said = row_of(second(), hand, stood), {a["action"]: a for a in answer.actions}
    assert (row["best"], row["verdict"]) == (answer.best[0], answer.verdict)
    for action in ("stand", "miss"):
        assert row[f"ev_{action}"] == round(said[action]["ev"], 2)
        assert row[f"within_{action}"] == round(said[action]["high"] - said[action]["ev"], 2)


def test_from_which_pool_on():
    """A break-even in loos is where what is won of the pool pays for the loos; the ace of trumps needs none."""
    for row in pools().actions:
        assert 0 <= row["low"] <= row["from_pool"] <= row["high"] or row["high"] is None
    ace = row_of(pools(), "As Kh Qd")
    assert (ace["from_pool"], ace["low"], ace["high"], ace["by"]) == (0, 0, ace["high"], "stand")
    assert ace["high"] < 0.1
    asked = {"turn_up": "2s", "seat": 1, "deals": 2048, "precision": 0}
    for hand in ("5s 9h 4h", "9h 8h 4d", "Ks 7d 3h"):
        answer = of_plain.declare(hand=hand, **asked)
        points = [p["pool"] for p in answer.break_even if p["between"][1] == "throw"]
        assert row_of(pools(), hand)["from_pool"] == pytest.approx(points[0] / 6, abs=0.006)


def test_the_interval_of_a_pool_holds_the_truth_and_shrinks():
    """Looed in 4 deals of 10, else one trick: worth playing from 2 loos on."""
    for n, wide in ((1_000, 1.3), (100_000, 0.12)):
        at, low, high = _crossing([4 * n // 10, 6 * n // 10, 0, 0, 0, 0, 0], 0.01)
        assert (at, low < 2 < high) == (pytest.approx(2), True)
        assert wide / 4 < high - low < wide
    assert _crossing([100, 0, 0, 0, 0, 0, 0], 0.01)[0] == float("inf")
    assert _crossing([0, 0, 0, 900, 0, 0, 0], 0.01)[:2] == (0, pytest.approx(0, abs=0.001))
