"""Estimates against numbers made by another program, and what follows from them."""

import json
from math import sqrt
from pathlib import Path

import pytest

from analyzer.games import loo
from analyzer.games.loo.answers import break_even

from .asked import of_plain, stage_of

CASES = {
    case["id"]: case for case in json.loads((Path(__file__).parents[2] / "oracles" / "loo.json").read_text())["cases"]
}
HAND = {"hand": "Kh 7h Ac", "turn_up": "Qh"}


def against_the_oracle(case, deals):
    """Compare every action; return the largest distance of a mean and of a chance, in standard errors of both."""
    given, expected, far, far_chance = case["input"], case["expected"], 0, 0
    answer = of_plain.declare(
        hand=" ".join(given["hand"]), turn_up=given["turnup"], players=given["n"], seat=given["seat"] + 1,
        said=" ".join(given["history"]), pool=given["pool"], loo=given["loo"], deals=deals, precision=0,
    )  # fmt: skip
    rows = {row["action"].replace("defend", "throw"): row for row in answer.actions}
    assert set(rows) == set(expected["actions"])
    theirs = case.get("N") or expected["N"]
    for action, told in expected["actions"].items():
        row = rows[action]
        error = sqrt(row["stderr"] ** 2 + told["se"] ** 2)
        if error == 0:
            assert row["ev"] == told["mean"] == 0
            continue
        far = max(far, abs(row["ev"] - told["mean"]) / error)
        chances = [*zip(row["p_tricks"], told["dist"], strict=True), (row["p_uncontested"], told["p_uncontested"])]
        for mine, other in chances:
            spread = sqrt(other * (1 - other) * (1 / theirs + 1 / deals))
            assert spread or mine == other
            far_chance = max(far_chance, abs(mine - other) / spread if spread else 0)
    return far, far_chance


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case["input"]["n"] in (3, 5)])
def test_a_million_deals_against_the_oracle(name):
    far, far_chance = against_the_oracle(CASES[name], 1_000_000)
    assert far < 4 and far_chance < 4


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_twenty_million_deals_against_the_oracle(name):
    """Of a hundred chances the largest is 4.2 errors off, the one trickless stand in 55 of loo-22; the means agree."""
    far, far_chance = against_the_oracle(CASES[name], 20_000_000)
    assert far < 4 and far_chance < 5


def value(answer, action, pool, loo=6):
    """What an action brings with another pool, the words of the others as they are."""
    row = next(row for row in answer.actions if row["action"] == action)
    if action in ("throw", "defend"):
        return 0
    p = row["p_tricks"]
    return (p[1] + 2 * p[2] + 3 * p[3] + 3 * row["p_uncontested"]) * pool / 3 - row["p_looed"] * loo


def test_ev_is_tricks_and_loos():
    answer = of_plain.declare(**HAND, said="throw stand", deals=30_000, precision=0)
    for row in answer.actions:
        assert row["ev"] == pytest.approx(value(answer, row["action"], 15), abs=1e-9)


@pytest.mark.parametrize("hand", ["2h 3c 5d", "Kh 7c 2d", "9c 4c 5d", "Kc Qd 5s"])
@pytest.mark.parametrize("pool", [9, 40])
def test_at_the_break_even_pools_the_best_action_changes(hand, pool):
    asked = {"hand": hand, "turn_up": "Qh", "said": "stand", "deals": 30_000, "precision": 0}
    answer = of_plain.declare(**asked, pool=pool)
    actions = [row["action"] for row in answer.actions]
    points = answer.break_even or []
    for point in points:
        above, below = point["between"]
        values = {action: value(answer, action, point["pool"]) for action in actions}
        assert values[above] == pytest.approx(values[below], abs=1e-9) == pytest.approx(max(values.values()), abs=1e-9)
    ends = [0, *(point["pool"] for point in points), 1000]
    for low, high in zip(ends, ends[1:], strict=False):
        best = [max(actions, key=lambda a, at=low + (high - low) * k / 7: value(answer, a, at)) for k in range(1, 7)]
        assert len(set(best)) == 1, "between two of them nothing changes"
    assert [point["pool"] for point in points] == sorted(point["pool"] for point in points)


def test_where_nothing_can_change_it_there_is_no_break_even():
    assert of_plain.declare(**HAND, said="throw stand", pool=40, variant="unlimited", deals=2000).break_even is None
    assert of_plain.declare(**HAND, said="throw stand", loo=0, deals=2000).break_even is None
    assert of_plain.declare(**HAND, said="throw stand", future=True, deals=2000).break_even is None


def test_a_mixed_loo_changes_the_choice_only_above_its_cap():
    stage = stage_of({"hand": "2h 3c 5d", "turn_up": "Qh", "said": "stand", "pool": 60}, loo="mixed-30")
    for point in break_even(stage, stage.play(0, 20_000)):
        assert point["pool"] > 30


def test_with_a_fixed_loo_a_larger_pool_never_makes_standing_less_attractive():
    """Under plain, whose words do not depend on the pool: what standing brings over throwing up only grows."""
    for hand in ("2h 3c 5d", "Kh 7h Ac", "9c 4c 5d"):
        for said in ("", "stand", "throw stand throw"):
            last = None
            for pool in (3, 9, 15, 30, 60):
                answer = of_plain.declare(hand=hand, turn_up="Qh", said=said, pool=pool, deals=16_384, precision=0)
                rows = {row["action"]: row["ev"] for row in answer.actions}
                assert last is None or rows["stand"] - rows["throw"] >= last
                last = rows["stand"] - rows["throw"]


def test_the_share_of_the_next_pool():
    """In every deal of these a loo is paid or not; all seats are credited alike."""
    plain = of_plain.declare(hand="2c 3c 5d", turn_up="Qh", said="stand stand stand stand", deals=16_384, precision=0)
    more = of_plain.declare(
        hand="2c 3c 5d", turn_up="Qh", said="stand stand stand stand", deals=16_384, precision=0, future=True
    )
    for now, later in zip(plain.actions, more.actions, strict=True):
        assert 0 < later["ev"] - now["ev"] <= 6 * 5 / 5
    thrown = next(row for row in more.actions if row["action"] == "throw")
    assert thrown["ev"] > 6 / 5, "of four who stood at least one is looed"


def test_what_would_hardly_be_said_is_refused_at_once():
    for opponents, said in (("plain", "stand " * 9), ("cautious", "stand " * 9)):
        for question in (loo.declare, loo.show, loo.deals):
            with pytest.raises(ValueError, match=f"{opponents} players would say"):
                question(hand="Ah Kh Jh", turn_up="Qh", said=said, players=10, opponents=opponents)
