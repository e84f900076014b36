"""Blocks, threads and the compiler change nothing; hands are dealt uniformly."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.games import loo
from analyzer.games.loo.exchange import deals as exchange_deals
from analyzer.games.loo.exchange.evidence import deal_agreeing  # noqa: F401 - compiled before it is called

from .test_evidence import NO_FLUSH, dealt, stage_of

ROOT = Path(__file__).parents[4]
ASKED = [
    ("declare", {"variant": "five-card", "hand": "Kh 7h Ac 4d 2s", "turn_up": "Qh", "said": "throw draw-3"}),
    ("declare", {"variant": "five-card-hoffmann", "hand": "Jc 7h Ac 4d 2s", "turn_up": "Qh", "future": True}),
    ("declare", {"variant": "irish-foster", "hand": "Kh 7h Ac", "turn_up": "Qh", "opponents": "book"}),
    ("declare", {"variant": "irish", "club_law": True, "hand": "Kc 7h Ac", "turn_up": "Qc", "players": 7}),
    ("discard", {"variant": "irish", "hand": "Kh 7h Ac", "turn_up": "Qh", "mine": "bold", "said": "draw-2"}),
    ("discard", {"variant": "five-card", "hand": "3c 4c 5c 6c 9h", "turn_up": "Qh", "opponents": "cautious",
                 "actions": "9h, none, 3c 4c 5c 6c"}),
]  # fmt: skip


def answers(deals, **how):
    return [json.loads(getattr(loo, name)(**asked, deals=deals, precision=0, **how).to_json()) for name, asked in ASKED]


def test_any_number_of_threads_the_same_bytes():
    one = answers(40_000, threads=1)
    assert one == answers(40_000, threads=2) == answers(40_000, threads=7)


def test_a_deal_does_not_depend_on_its_block():
    stage = stage_of(NO_FLUSH, "throw draw-3")
    whole = stage.play(5, 3000)
    assert whole.digest() == (stage.play(5, 1) + stage.play(6, 1500) + stage.play(1506, 1499)).digest()
    assert whole.digest() != stage.play(6, 3000).digest()


def test_the_same_without_the_compiler():
    code = "import json; from tests.games.loo.exchange.test_deals import answers; print(json.dumps(answers(20)))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == answers(20)


def test_every_card_comes_to_every_seat_and_the_stock_equally_often():
    stage, n = stage_of(NO_FLUSH, ""), 20_000
    counts = np.zeros((4, 64))
    for hands, _ in dealt(stage, n):
        for seat, hand in enumerate(hands[1:]):
            counts[seat, hand] += 1
    seen = counts[:, counts.sum(axis=0) > 0]
    assert seen.shape == (4, 46)
    expected, spread = n * 5 / 46, (n * 5 / 46 * 41 / 46) ** 0.5
    assert (abs(seen - expected) < 4.5 * spread).all()


def test_the_six_orders_of_the_plain_suits_come_equally_often():
    stage, orders = stage_of(NO_FLUSH, ""), np.zeros(6)
    for deal in range(6000):
        orders[
            exchange_deals.play_one(stage.table(), stage.dealing, stage.game, stage.arms, 0, stage.seed, U(deal))
        ] += 1
    assert ((orders - 1000) ** 2 / 1000).sum() < 25


def test_arms_are_played_on_the_same_deals():
    """Two words that come to the same are the same in every deal."""
    answer = loo.discard(form="irish", hand="7h 3c 2d", turn_up="Qh", actions="3c 2d, none", deals=5000, precision=0)
    said = loo.declare(form="irish", hand="7h 3c 2d", turn_up="Qh", deals=5000, precision=0)
    by_word = {row["action"]: row["ev"] for row in said.actions}
    assert [row["ev"] for row in answer.actions] == [by_word["draw-2"], by_word["stand"]]


@pytest.mark.slow
def test_many_deals_fit_the_sums():
    """The best hand takes every trick in every deal."""
    asked = {"form": "irish", "hand": "Ah Kh Qh", "turn_up": "Jh", "pool": 9999, "actions": "stand"}
    (row,) = loo.declare(**asked, deals=2**21, precision=0).actions
    assert (row["ev"], row["stderr"]) == (9999, 0)
