"""The checks that a user can run pass here, and each notices what it is there for."""

import csv
import io
import json
import re

import numpy as np
import pytest

from analyzer import selftest
from analyzer.answer import Answer
from analyzer.games import speculation

from .test_cli import run

CHECKS = (
    selftest.generator,
    selftest.subsets_dealt,
    selftest.uniform_hands,
    selftest.coverage,
    selftest.threads,
    selftest.exact_and_sampled,
)


def test_all_checks_pass():
    ran = run("selftest", "--format", "json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert [row["check"] for row in told["actions"]] == [check.__doc__.splitlines()[0][:-1] for check in CHECKS]
    assert {row["passed"] for row in told["actions"]} == {"yes"}


def test_every_form_shows_every_check(tmp_path):
    assert run("selftest", "--format", "csv", "--out", tmp_path / "a.csv").code == 0
    assert len(list(csv.DictReader(io.StringIO((tmp_path / "a.csv").read_text())))) == len(CHECKS)
    table = run("selftest").out
    assert len(re.findall(r" yes  ", table)) == len(CHECKS)
    assert max(map(len, table.split("\n"))) <= 80


def test_the_name_of_a_file_says_the_form_here_too(tmp_path):
    """As the help of --format says of every command: `[table, or what the name of --out says]`."""
    assert run("selftest", "--out", tmp_path / "a.json").code == 0
    assert json.loads((tmp_path / "a.json").read_text())["question"] == "odds.selftest"


def wrong_words(monkeypatch):
    monkeypatch.setattr(selftest, "mix", lambda word: word)


def wrong_subsets(monkeypatch):
    monkeypatch.setattr(selftest, "spread", lambda places, cards: 0)


def always_the_same_hand(monkeypatch):
    monkeypatch.setattr(selftest, "draw_rows", lambda *_: None)


def hands_a_little_uneven(monkeypatch):
    """One hand in a hundred is replaced by the first."""
    dealt = selftest.deal_pieces

    def deal(hands, *rest):
        dealt(hands, *rest)
        hands[0, ::100] = 31

    monkeypatch.setattr(selftest, "deal_pieces", deal)


def intervals_for_one_look(monkeypatch):
    monkeypatch.setattr(selftest, "half_width", lambda n, variance, alpha: 1.96 * np.sqrt(variance / n))


def threads_that_differ(monkeypatch):
    buy = speculation.buy
    monkeypatch.setattr(speculation, "buy", lambda threads, **asked: buy(**asked, seed=threads), raising=False)


def a_closed_form_that_is_wrong(monkeypatch):
    price = speculation.price

    def shifted(**asked):
        answer = price(**asked)
        if answer.method["kind"] == "exact":
            answer.actions[0]["ev"] += 0.02
        return answer

    monkeypatch.setattr(speculation, "price", shifted, raising=False)


FAULTS = [
    (wrong_words, selftest.generator),
    (wrong_subsets, selftest.subsets_dealt),
    (always_the_same_hand, selftest.uniform_hands),
    (hands_a_little_uneven, selftest.uniform_hands),
    (intervals_for_one_look, selftest.coverage),
    (threads_that_differ, selftest.threads),
    (a_closed_form_that_is_wrong, selftest.exact_and_sampled),
]


@pytest.mark.parametrize(("fault", "check"), FAULTS, ids=lambda f: f.__name__)
def test_a_check_notices(monkeypatch, fault, check):
    assert check()[0]
    fault(monkeypatch)
    passed, numbers = check()
    assert not passed
    assert numbers


def test_a_check_that_fails_is_named_and_the_exit_code_is_1(monkeypatch):
    """No question was wrong, so it is not 2; and one failure does not hide the other checks."""
    intervals_for_one_look(monkeypatch)
    ran = run("selftest")
    assert (ran.code, ran.err) == (1, "")
    shown = " ".join(ran.out.split())
    assert "Intervals looked at 100 times hold NO" in shown  # and the rest of its name in the line below
    assert "of 500 runs left the" in shown
    assert len(re.findall(r" yes  ", ran.out)) == len(CHECKS) - 1


def test_what_failed_is_named():
    rows = [{"check": "one", "passed": "yes", "numbers": ""}, {"check": "two", "passed": "NO", "numbers": "0 of 9"}]
    assert selftest.failed(Answer("odds.selftest", actions=rows)) == ["two"]
