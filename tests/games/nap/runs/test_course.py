"""Long runs, payment by payment against the twin, and what must hold whatever is dealt."""

import os
import subprocess
import sys

import numpy as np
import pytest

from analyzer.games.nap.rules import levels
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
    follow(name, 60)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_many_payments_are_the_twins(name):
    for run in (1000, 1001):
        follow(name, 400, run)


def test_whoever_deals_first_the_payments_are_the_twins():
    TABLES["turned"] = (["plain"] * 6, {"kitty": 1, "kitty_others": 2, "all_pass": "dealer", "lowest": 3})
    for run in range(1, 7):
        follow("turned", 13, run, rotated=True)
