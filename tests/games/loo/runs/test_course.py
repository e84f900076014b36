"""Long runs, deal by deal against the twin, and what must hold whatever is dealt."""

import os
import subprocess
import sys
from math import comb, sqrt

import numpy as np
import pytest

from analyzer.games import loo
from analyzer.games.loo.runs.course import SINGLES
from analyzer.games.loo.runs.settle import ORDINARY

from ..trace import compare, deals_of, sitting_of, twin_of

PLAIN, MIXED = ["plain"] * 5, ["book", "plain", "bold", "cautious", "book"]
TABLES = {
    "baxter-wray": (PLAIN, {}),
    "policies": (MIXED, {}),
    "three": (["book", "bold", "plain"], {"loo": "mixed-20", "deal": 4}),
    "seven": (["plain", "book"] * 3 + ["bold"], {"single_loo": 5}),
    "unlimited": (MIXED, {"loo": "unlimited"}),
    "unlimited, plain": (PLAIN, {"loo": "unlimited", "deal": 5}),
    "mixed": (PLAIN, {"loo": "mixed-30"}),
    "all put in": (MIXED, {"ante": 2, "loo": "7"}),
    "must": (PLAIN, {"single": "must", "lead": "one"}),
    "must, policies": (MIXED, {"single": "must", "flush": "foster", "loo": "mixed-25"}),
    "bold": (PLAIN, {"single": "bold", "lead": "trump", "loo": "3", "flush": "foster"}),
    "bold, three of 32": (["plain"] * 3, {"single": "bold", "pack": 32, "loo": "unlimited"}),
    "bold, seven": (["bold"] * 7, {"single": "bold"}),
    "none": (MIXED, {"single": "none", "defend": "free"}),
    "club law": (MIXED, {"club_law": True}),
    "club law, miss leads": (["bold"] * 5, {"club_law": True, "miss_leads": True, "flush": "foster"}),
    "miss leads": (["bold", "book", "bold", "book", "bold"], {"miss_leads": True}),
    "32 cards": (PLAIN, {"pack": 32}),
    "32 cards, seven": (["book"] * 7, {"pack": 32, "flush": "foster", "lead": "trump"}),
    "no loo": (["bold"] * 3, {"loo": "0", "single_loo": 0}),
}


def follow(name, runs, length, first=0):
    """Every deal of some runs is the twin's, and leads to the next as the twin says; the money adds up to the row."""
    names, agreed = TABLES[name]
    sitting = sitting_of(names, length, seed=7, **agreed)
    variant, n = sitting.variant, sitting.n
    forced = any(name != "plain" for name in names)
    for run in range(first, first + runs):
        row, deals = deals_of(sitting, run)
        money, lowest, carried, due = [0] * n, [0] * n, 0, True
        for number, deal in enumerate(deals):
            eldest = number % n
            chairs = [(eldest + seat) % n for seat in range(n)]
            assert (deal["first"], deal["kind"] != ORDINARY) == (eldest, due and variant.single != "none")
            assert deal["pool"] == carried + variant.deal + (n - 1) * variant.ante
            twin = twin_of(deal, variant, forced)
            compare(deal, twin)
            for chair in chairs:
                money[chair] -= variant.deal if chair == chairs[-1] else variant.ante
            lowest = list(map(min, lowest, money))
            for seat, chair in enumerate(chairs):
                money[chair] += twin["received"][seat] - twin["paid"][seat]
            lowest = list(map(min, lowest, money))
            carried, due = twin["next_pool"], twin["next_is_single"]
        assert row[: 2 * n].tolist() == money + lowest
        ordinary = [deal["pool"] for deal in deals if deal["kind"] == ORDINARY]
        assert row[2 * n :].tolist() == [max(ordinary), length - len(ordinary), sum(ordinary)]


EVERY = [pytest.param(name, marks=[pytest.mark.slow] * ("seven" in name)) for name in TABLES]  # compiled anew for seven


@pytest.mark.parametrize("name", EVERY)
def test_every_deal_is_the_twins(name):
    follow(name, 2, 100)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_many_deals_are_the_twins(name):
    follow(name, 20, 260, first=1000)


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6, 12, 16])
def test_every_number_of_players_is_the_twins(players):
    TABLES["many"] = (["book", "bold"] * (players // 2), {"club_law": True})
    follow("many", 2, 200)


@pytest.mark.parametrize("name", EVERY)
def test_money_is_conserved(name):
    """What all seats have, and what the last deal leaves for the next pool, is nothing."""
    names, agreed = TABLES[name]
    sitting = sitting_of(names, 77, **agreed)
    for run in range(20):
        row, deals = deals_of(sitting, run)
        left = deals[-1]["left"] + deals[-1]["loo"] * sum(deals[-1]["looed"])
        assert row[: sitting.n].sum() + left == 0


def test_counts_are_of_the_deals():
    sitting = sitting_of(MIXED, 300, loo="mixed-20")
    rows, sums = sitting.rows_of(3, 1, log=300)
    _, deals = deals_of(sitting, 3)
    ordinary = [deal for deal in deals if deal["kind"] == ORDINARY]
    inside = [sum(word != "throw" for word in deal["words"]) for deal in ordinary]
    assert sums.deals[:3].tolist() == [
        sum(sum(deal["looed"]) for deal in ordinary), inside.count(1), sum(deal["pool"] > 20 for deal in ordinary),
    ]  # fmt: skip
    sizes = [sum(low <= deal["pool"] < high for deal in ordinary) for low, high in ((0, 9), (9, 18), (18, 36))]
    assert sums.deals[3:6].tolist() == sizes
    assert sums.chairs[:, 0].sum() == sum(inside)
    assert sums.chairs[:, 1].sum() == sum(3 * (deal["winners"][0] >= 0) for deal in ordinary)
    assert sums.chairs[:, 2].sum() == sums.deals[0]
    assert rows[0, -3 + SINGLES] == 300 - len(ordinary)


def test_a_run_is_the_same_alone_shorter_and_among_others():
    whole, _ = sitting_of(MIXED, 50, seed=3).rows_of(0, 40)
    for run in (0, 1, 17, 39):
        alone, _ = sitting_of(MIXED, 50, seed=3).rows_of(run, 1)
        assert (alone[0] == whole[run]).all()
    _, longer = deals_of(sitting_of(MIXED, 90, seed=3), 17)
    _, shorter = deals_of(sitting_of(MIXED, 50, seed=3), 17)
    assert longer[:50] == shorter
    other, _ = sitting_of(MIXED, 50, seed=4).rows_of(0, 40)
    assert (other != whole).any(axis=1).all()


def test_policies_that_rotate_take_the_first_deal_in_turn():
    sitting = sitting_of(MIXED, 10, rotated=True)
    assert [deals_of(sitting, run)[1][0]["first"] for run in range(7)] == [0, 1, 2, 3, 4, 0, 1]


@pytest.mark.parametrize(
    ("players", "nobody", "carry"),
    [(3, 0.696, None), (5, 0.560, 15.4), pytest.param(7, 0.459, 20.8, marks=pytest.mark.slow)],
)
def test_closed_form_of_the_single(players, nobody, carry):
    """Section 2.11: nobody beats the centre; what it brings a seat and the dealer; what is carried."""
    exact = sum(comb(51 - h, players) for h in range(13)) / comb(51, players) / 13
    assert exact == pytest.approx(nobody, abs=6e-4)
    runs = 400_000
    rows, _ = sitting_of(["plain"] * players, 1, seed=5).rows_of(0, runs)
    money = rows[:, :players]
    left = -money.sum(axis=1)
    assert set(left.tolist()) == {3 * players - 3, 3 * players + 3}
    assert abs((left == 3 * players + 3).mean() - exact) < 4.5 * sqrt(exact * (1 - exact) / runs)
    wins = (1 - exact) / players
    error = 4.5 * 6 * sqrt(wins * (1 - wins) / runs)
    assert np.abs(money[:, :-1].mean(axis=0) - (6 * wins - 3)).max() < error
    assert abs(money[:, -1].mean() - (6 * wins - 6)) < error
    if players == 5:
        assert (6 * wins - 3, 6 * wins - 6) == (pytest.approx(-2.47, abs=0.01), pytest.approx(-5.47, abs=0.01))
    if carry:
        assert left.mean() == pytest.approx(carry, abs=0.06)


FLIPS = [
    ({"pack": 32}, {}), ({"loo": "7"}, {}), ({"loo": "unlimited"}, {}), ({"loo": "mixed-30"}, {}), ({"deal": 4}, {}),
    ({"ante": 1}, {}), ({"single": "must"}, {}), ({"single": "bold"}, {}), ({"single": "none"}, {}),
    ({"single_loo": 4}, {}), ({"single_loo": 4}, {"single": "bold"}), ({"lead": "trump"}, {}),
    ({"miss_leads": True}, {}), ({"club_law": True}, {}), ({"defend": "free"}, {}), ({"flush": "foster"}, {}),
    ({"loo": "mixed-18"}, {"loo": "mixed-30"}), ({"loo": "mixed-30"}, {"loo": "unlimited"}),
]  # fmt: skip


@pytest.mark.parametrize(("flip", "base"), FLIPS)
def test_every_field_changes_some_row(flip, base):
    before, _ = sitting_of(MIXED, 400, **base).rows_of(0, 20)
    after, _ = sitting_of(MIXED, 400, **(base | flip)).rows_of(0, 20)
    assert (before != after).any()


@pytest.mark.parametrize(
    ("flip", "base"),
    [
        ({"lead": "one"}, {}),  # every policy leads the highest of several trumps, which it may
        ({"single_loo": 4}, {"single": "must"}),  # law 14: looed as usual
        ({"single_loo": 4}, {"loo": "unlimited"}), ({"single_loo": 4}, {"single": "none"}),
    ],
)  # fmt: skip
def test_fields_that_have_nothing_to_change(flip, base):
    before, _ = sitting_of(MIXED, 400, **base).rows_of(0, 20)
    after, _ = sitting_of(MIXED, 400, **(base | flip)).rows_of(0, 20)
    assert (before == after).all()


def test_a_policy_is_that_of_its_chair():
    """A chair that never stands on less than an ace is in less often, wherever the deal is."""
    for chair in range(5):
        names = ["plain"] * 5
        names[chair] = "cautious"
        sums = sitting_of(names, 500).rows_of(0, 20)[1]
        assert int(sums.chairs[:, 0].argmin()) == chair


def test_any_number_of_threads_the_same_bytes():
    asked = {"runs": 700, "length": 90, "policies": MIXED, "purse": 50, "by": "policy"}
    assert len({loo.session(threads=n, **asked).to_json() for n in (1, 2, 7)}) == 1


SMALL = """
from analyzer.games import loo
for agreed in ({}, {"single": "bold", "loo": "unlimited"}, {"single": "must", "club_law": True}):
    print(loo.session(runs=2, length=40, players=3, policies="book", threads=1, **agreed).to_json())
"""


def test_without_the_compiler_the_same_bytes():
    told = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", SMALL], env={**os.environ, "NUMBA_DISABLE_JIT": off},
            capture_output=True, text=True, check=True,
        ).stdout
        for off in ("0", "1")
    ]  # fmt: skip
    assert told[0] == told[1]
