"""Break-even pools, the share of the next pool, and chances that add up."""

import pytest

from analyzer.games import loo
from analyzer.games.loo.answers import envelope

FIVE = {"variant": "five-card", "hand": "9h 7h Ac 4d 2s", "turn_up": "Qh", "deals": 8000, "precision": 0}
IRISH = {"variant": "irish", "hand": "7h 4d 2s", "turn_up": "Qh", "deals": 8000, "precision": 0}


def rows(question=loo.declare, **asked):
    return {row["action"]: row for row in question(**asked).actions}


def test_lines_and_where_they_cross():
    lines = {"flat": (0.0, 0.0), "steep": (1.0, -10.0), "middle": (0.5, -2.0), "never": (0.4, -5.0)}
    assert envelope(lines, 0.0) == [
        {"pool": 4.0, "between": ["middle", "flat"]},
        {"pool": 16.0, "between": ["steep", "middle"]},
    ]
    assert envelope(lines, 5.0) == [{"pool": 16.0, "between": ["steep", "middle"]}]
    assert envelope({"one": (1.0, 0.0)}, 0.0) == []


@pytest.mark.parametrize("asked", [FIVE, IRISH, FIVE | {"flush": "hoffmann"}], ids=["five", "irish", "hoffmann"])
def test_the_best_changes_at_the_break_even(asked):
    points = loo.declare(**asked).break_even
    assert points
    for point in points:
        below, above = (loo.declare(**asked, pool=int(point["pool"]) + step) for step in (0, 1))  # the same deals
        assert point["between"][1] in below.best
        assert point["between"][0] in above.best


def test_only_a_fixed_loo_or_a_cap_has_a_break_even():
    assert loo.declare(**IRISH, loo="unlimited").break_even is None
    assert loo.declare(**IRISH, loo="0").break_even is None
    capped = loo.declare(**IRISH, loo="mixed-40").break_even
    assert all(point["pool"] > 40 for point in capped)


@pytest.mark.parametrize("asked", [FIVE, FIVE | {"flush": "foster"}, FIVE | {"flush": "none"}, IRISH])
@pytest.mark.parametrize("question", [loo.declare, loo.discard])
def test_the_chances_of_a_row_add_up(asked, question):
    found = rows(question, **asked)
    for action, row in found.items():
        if action != "throw":
            total = sum(row["p_tricks"]) + row["p_uncontested"]
            total += row.get("p_flush", 0) + row.get("p_flush_against", 0)
            assert total == pytest.approx(1)
            assert row["p_tricks"][0] <= row["p_looed"] <= row["p_tricks"][0] + row.get("p_flush_against", 0) + 1e-9
            assert len(row["p_tricks"]) == (4 if asked is IRISH else 6)


@pytest.mark.parametrize("asked", [FIVE | {"flush": "none"}, IRISH], ids=["five", "irish"])
def test_a_row_is_its_tricks_and_loos(asked):
    pool, loo_paid, tricks = (25, 10, 5) if "five" in asked["variant"] else (15, 6, 3)
    for action, row in rows(**asked).items():
        if action != "throw":
            shares = sum(k * p for k, p in enumerate(row["p_tricks"])) + tricks * row["p_uncontested"]
            assert row["ev"] == pytest.approx(shares * pool / tricks - loo_paid * row["p_looed"])


def test_by_the_book_a_flush_is_paid_by_who_threw_up():
    thrown = rows(**FIVE)["throw"]
    assert thrown["ev"] == pytest.approx(-10 * thrown["p_looed"])
    assert thrown["p_looed"] > 0
    for flush in ("none", "foster", "hoffmann"):
        thrown = rows(**FIVE | {"flush": flush})["throw"]
        assert (thrown["ev"], thrown["stderr"], thrown["low"], thrown["high"]) == (0, 0, 0, 0)
        assert "p_looed" not in thrown


def test_a_share_of_the_loos_comes_back():
    """Everybody is credited with one n-th: who throws up with that alone, who is surely looed with his own back too."""
    plain, future = rows(**IRISH), rows(**IRISH, future=True)
    assert all(future[action]["ev"] >= row["ev"] for action, row in plain.items())
    assert 0 < future["throw"]["ev"] < 6 * 4 / 5
    for action in ("stand", "draw-2"):
        gain = future[action]["ev"] - plain[action]["ev"]
        assert 6 / 5 * plain[action]["p_looed"] <= gain + 1e-9 <= 6 + 1e-9
    answer = loo.declare(**IRISH, future=True)
    assert answer.model["future"] is True
    assert answer.break_even is None
    assert "credited with its share" in str(answer)


def test_by_the_book_a_flush_leaves_nothing_for_the_next_pool():
    held = {"variant": "five-card", "hand": "Ah Kh 9h 7h Jc", "turn_up": "Qh", "deals": 2000, "precision": 0}
    stand = {future: rows(**held, future=future, actions="stand")["stand"] for future in (False, True)}
    assert 64 < stand[True]["ev"] == stand[False]["ev"] < 25 + 4 * 10, "now and then another flush pays nothing"
    assert stand[True]["p_flush"] == 1
    by_hoffmann = {f: rows(**held | {"flush": "hoffmann"}, future=f, actions="stand")["stand"]["ev"] for f in (0, 1)}
    assert by_hoffmann[0] == 25 < by_hoffmann[1]


def test_precision_and_seconds_end_a_run():
    asked = {"variant": "irish", "hand": "Ah Kh Qh", "turn_up": "Jh"}
    assert loo.declare(**asked, precision=3).method["deals"] == 16_384
    assert loo.declare(**IRISH | {"deals": 10**9, "precision": 0}, seconds=0).method["deals"] == 16_384
