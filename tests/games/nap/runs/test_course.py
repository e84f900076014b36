"""Long runs, payment by payment against the twin, and what must hold whatever is dealt."""

import os
import subprocess
import sys

import numpy as np
import pytest

from analyzer.games.nap.runs.course import DOUBLES, KITTIES, LARGEST, LEFT
from analyzer.games.nap.runs.questions import session

from .. import naive
from ..naive_plain import Plain
from .trace import Logged, deal_of, sitting_of, table_of

PLAIN, MIXED = ["plain"] * 4, ["book", "plain", "bold", "cautious"]
BOLD = ["bold"] * 4
DOUBLE = {"double_header": True, "lowest": 4}
RAISES = {"raises": "blucher", "misery": "above-three"}
TABLES = {
    "baxter-wray": (PLAIN, {}),
    "policies": (MIXED, {}),
    "two": (["bold", "book"], {"kitty": 2}),
    "six": (["plain"] * 6, {"kitty": 1, "all_pass": "dealer"}),
    "six, policies": (["bold", "book"] * 3, {"kitty": 3, "kitty_others": 1}),
    "five hold, six play": (["plain"] * 6, {"stands_out": "6", "lowest": 3, "double_header": True}),
    "five, the dealer out": ([*MIXED, "bold"], {"stands_out": "5", "kitty": 1, "toll": True}),
    "six hold": (["book"] * 6, {"stands_out": "none", "toll": True}),
    "kitty": (PLAIN, {"kitty": 1, "failed_nap": "doubles"}),
    "kitty, policies": (BOLD, {"kitty": 1, "kitty_others": 1, "failed_nap": "doubles", "toll": True}),
    "dealer": (PLAIN, {"all_pass": "dealer", "lowest": 3}),
    "thrown in": (PLAIN, {"all_pass": "thrown-in", "kitty": 1, "lowest": 4}),
    "double header": (["cautious", "plain", "cautious", "plain"], {**DOUBLE, "kitty": 1}),
    "double header, misery": (MIXED, {**DOUBLE, "misery": "above-three", "lowest": 3}),
    "misery": (BOLD, {"misery": "below-three", "misery_loss": 6}),
    "misery without trumps": (MIXED, {"misery": "above-three", "misery_trumps": False}),
    "raises": (BOLD, {**RAISES, "kitty": 1}),
    "challenge": (BOLD, {**RAISES, "challenge": True, "raise_stakes": "mild"}),
    "foster": (MIXED, {**RAISES, "raise_stakes": "foster", "peep": "foster"}),
    "peep": (MIXED, {"peep": "hoffmann"}),
    "plain, foster's peep": (PLAIN, {"peep": "foster", "kitty": 1, "spare": True, "buying": True, "dealt": 6}),
    "spare": (BOLD, {"spare": True, "kitty": 1, "failed_nap": "doubles"}),
    "spare, no kitty": (MIXED, {"spare": True, "raises": "wellington", "challenge": True}),
    "bought": (MIXED, {"buying": True}),
    "bought, short pack": (BOLD, {"buying": True, "pack": 32}),
    "six cards": (MIXED, {"dealt": 6}),
    "seven cards": (PLAIN, {"dealt": 7, "buying": True}),
    "nine cards": (MIXED, {"dealt": 9, "kitty": 1}),
    "nine cards, peep": (BOLD, {"dealt": 9, "peep": "foster", "nap_wins": 30}),
    "short pack": (PLAIN, {"pack": 32, "toll": True}),
}
SAME = ("net", "pool", "senior", "word", "made", "spare_to", "doubled_next")


def follow(name, length, run=0, rotated=False):
    """Every deal is the twin's and leads to the next as the twin says; the payments add up to the row."""
    names, agreed = TABLES[name]
    sitting = sitting_of(names, length, seed=7, rotated=rotated, **agreed)
    variant, n = sitting.variant, sitting.n
    deals = [deal_of(sitting, run, number) for number in range(length)]
    player = Plain() if set(names) == {"plain"} else Logged()
    given = (deal.given for deal in deals) if set(names) == {"plain"} else player.deals(deals, variant)
    gains, records, pool = naive.play_session(given, table_of(variant, n), [player] * n)
    low, money, kitties, largest, doubles, doubled = [0] * n, [0] * n, 0, 0, 0, False
    for number, (deal, record) in enumerate(zip(deals, records, strict=True)):
        assert {key: getattr(deal, key) for key in SAME} == {key: plainly(record[key]) for key in SAME}, number
        assert deal.tricks == [dict(plays) for _, plays, _ in record["tricks"]]
        chairs = [(number + seat) % n for seat in range(n)]
        for seat, chair in enumerate(chairs):
            low[chair] = min(low[chair], money[chair] - record["paid_in"][seat])
            money[chair] += record["net"][seat]
            low[chair] = min(low[chair], money[chair])
        kitty = sum(record["paid_in"]) + (records[number - 1]["pool"] if number else 0)
        kitties, largest, doubles = kitties + kitty, max(largest, kitty), doubles + doubled
        doubled = record["doubled_next"]
    first = run % n if rotated else 0
    row = sitting.rows_of(run, 1)[0][0]
    turned = [(first + chair) % n for chair in range(n)]
    assert row[:n][turned].tolist() == gains == money
    assert row[n : 2 * n][turned].tolist() == low
    assert row[2 * n :][[LARGEST, LEFT, DOUBLES, KITTIES]].tolist() == [largest, pool, doubles, kitties]
    assert sum(gains) + pool == 0


def plainly(word):
    """The twin calls Nap on the spare hand by that name."""
    return "nap" if word == "spare" else word


@pytest.mark.parametrize("name", TABLES)
def test_every_payment_is_the_twins(name):
    follow(name, 120)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_many_payments_are_the_twins(name):
    for run in (1000, 1001):
        follow(name, 400, run)


def test_whoever_deals_first_the_payments_are_the_twins():
    TABLES["turned"] = (["plain"] * 6, {"kitty": 1, "kitty_others": 2, "all_pass": "dealer", "lowest": 3})
    for run in range(1, 7):
        follow("turned", 13, run, rotated=True)


@pytest.mark.parametrize("name", TABLES)
def test_money_is_conserved(name):
    """What all have, and what is left in the kitty, is nothing; by position and by chair the figures are the same."""
    names, agreed = TABLES[name]
    rows, calls, _ = sitting_of(names, 77, **agreed).rows_of(0, 20)
    n = len(names)
    figures = rows[:, 2 * n :]
    assert (rows[:, :n].sum(axis=1) + figures[:, LEFT] == 0).all()
    again, by_seat, _ = sitting_of(names, 77, by_position=True, **agreed).rows_of(0, 20)
    assert (again[:, 2 * n :] == figures).all() and (again[:, :n].sum(axis=1) == rows[:, :n].sum(axis=1)).all()
    assert (by_seat.sum(axis=0) == calls.sum(axis=0)).all()


def test_positions_and_chairs_have_what_the_deals_bring():
    names, agreed = TABLES["six, policies"]
    deals = [deal_of(sitting_of(names, 90, **agreed), 3, number) for number in range(90)]
    seats = sitting_of(names, 90, by_position=True, **agreed).rows_of(3, 1)[0][0, :6]
    chairs = sitting_of(names, 90, **agreed).rows_of(3, 1)[0][0, :6]
    assert seats.tolist() == np.sum([deal.net for deal in deals], axis=0).tolist()
    assert chairs.tolist() == np.sum([np.roll(deal.net, number) for number, deal in enumerate(deals)], axis=0).tolist()


@pytest.mark.parametrize("name", ["policies", "spare", "challenge", "thrown in", "nine cards", "dealer", "misery"])
def test_counts_are_of_the_deals(name):
    names, agreed = TABLES[name]
    sitting = sitting_of(names, 150, **agreed)
    n, found = sitting.n, {}
    for number in range(150):
        deal = deal_of(sitting, 3, number)
        if deal.senior is not None:
            all_passed = {"pass"} == set(deal.words)
            word = "forced" if all_passed else "spare" if deal.spare_to == deal.senior else deal.word
            counts = found.setdefault(word, np.zeros((n, 2), int))
            counts[(deal.senior + number) % n] += (1, deal.made)
    calls = sitting.rows_of(3, 1)[1]
    told = [sitting.named(calls[chair]) for chair in range(n)]
    assert set(found) <= set(told[0])
    for word in told[0]:
        assert [counts[word] for counts in told] == found.get(word, np.zeros((n, 2), int)).tolist(), word
    assert calls.sum() == sum(counts.sum() for counts in found.values())


def test_all_that_can_be_called_is_called_and_counted():
    seen = set()
    for names, agreed in TABLES.values():
        sitting = sitting_of(names, 500, **agreed)
        told = sitting.named(sitting.rows_of(0, 10)[1].sum(axis=0))
        seen |= {word for word, (played, _) in told.items() if played}
        seen |= {f"{word} made" for word, (_, made) in told.items() if made}
    words = {"forced", "spare", "misery", "wellington", "blucher", *map(str, range(1, 8)), "nap"}
    assert words | {f"{word} made" for word in words} <= seen | {"blucher made"}


def test_a_run_is_the_same_alone_shorter_and_among_others():
    whole = sitting_of(MIXED, 50, seed=3, kitty=1).rows_of(0, 40)[0]
    for run in (0, 1, 17, 39):
        assert (sitting_of(MIXED, 50, seed=3, kitty=1).rows_of(run, 1)[0][0] == whole[run]).all()
    longer, shorter = (deal_of(sitting_of(MIXED, length, seed=3, kitty=1), 17, 40) for length in (90, 50))
    assert longer == shorter
    other = sitting_of(MIXED, 50, seed=4, kitty=1).rows_of(0, 40)[0]
    assert (other != whole).any(axis=1).all()


def test_a_policy_is_that_of_its_chair():
    """A chair that calls on less plays more deals, wherever the deal is, whoever deals first."""
    for chair in range(4):
        names = ["cautious"] * 4
        names[chair] = "bold"
        for rotated in (False, True):
            calls = sitting_of(names, 500, rotated=rotated).rows_of(0, 20)[1]
            assert int(calls[:, :, 0].sum(axis=1).argmax()) == chair


FLIPS = [
    ({"pack": 32}, {}), ({"dealt": 6}, {}), ({"dealt": 7}, {}), ({"dealt": 9}, {}), ({"stands_out": "5"}, {}),
    ({"lowest": 3}, {}), ({"all_pass": "dealer"}, {"lowest": 4}), ({"all_pass": "thrown-in"}, {"lowest": 4}),
    ({"double_header": True}, {"lowest": 3}), ({"nap_wins": 12}, {}), ({"nap_loses": 6}, {}),
    ({"misery": "below-three"}, {}), ({"misery": "above-three"}, {}),
    ({"misery_trumps": False}, {"misery": "above-three"}), ({"misery_loss": 6}, {"misery": "above-three"}),
    ({"raises": "wellington"}, {}), ({"raises": "blucher"}, {"raises": "wellington"}),
    ({"raise_stakes": "mild"}, {"raises": "wellington"}), ({"raise_stakes": "foster"}, {"raises": "blucher"}),
    ({"challenge": True}, {"raises": "wellington"}), ({"kitty": 1}, {}), ({"kitty_others": 1}, {}),
    ({"failed_nap": "doubles"}, {"kitty": 1}), ({"toll": True}, {}), ({"spare": True}, {}), ({"buying": True}, {}),
    ({"peep": "hoffmann"}, {}), ({"peep": "foster"}, {"peep": "hoffmann"}),
]  # fmt: skip


@pytest.mark.parametrize(("flip", "base"), FLIPS)
def test_every_field_changes_some_row(flip, base):
    names = ["bold", "bold", "bold", "cautious", "plain"]
    before = sitting_of(names, 400, **base).rows_of(0, 20)[0]
    after = sitting_of(names, 400, **(base | flip)).rows_of(0, 20)[0]
    assert (before != after).any()


def test_any_number_of_threads_the_same_bytes():
    asked = {"runs": 700, "length": 90, "policies": MIXED, "purse": 50, "by": "policy", "kitty": 1}
    assert len({session(threads=n, **asked).to_json() for n in (1, 2, 7)}) == 1


SMALL = """
from analyzer.games.nap.runs.questions import session
for agreed in ({}, {"peep": "foster", "buying": True, "raises": "blucher", "challenge": True, "failed_nap": "doubles"}):
    print(session(runs=2, length=30, policies="book,bold,plain", threads=1, **agreed).to_json())
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
