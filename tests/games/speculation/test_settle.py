"""Deals in which nobody trades: the fast way, the order of play, and the closed form agree."""

import numpy as np
import pytest

from analyzer.games import speculation
from analyzer.games.speculation.course import COLUMNS
from analyzer.games.speculation.market import MONEY
from analyzer.games.speculation.policy import POLICIES
from analyzer.games.speculation.scene import Arm, Stage
from analyzer.games.speculation.situation import Situation
from analyzer.games.speculation.variant import Variant

ASKED = {
    "just turned": {"turn_up": "9d", "players": 5},
    "not turned yet": {"players": 5},
    "not turned yet, no court rule": {"players": 4, "court": "play"},
    "ace only": {"players": 3, "court": "ace", "penalty": 1},
    "penalty": {"turn_up": "6d", "players": 5, "penalty": 1},
    "penalty, not turned yet": {"players": 3, "penalty": 2},
    "spare hand": {"turn_up": "9d", "players": 4, "spare": True, "penalty": 1},
    "the pool's turn-up": {"turn_up": "9d", "players": 4, "turn_up_to": "pool", "penalty": 1},
    "in the middle": {
        "turn_up": "6d", "lead": "Kd", "owner": 3, "exposed": "Qs Ah Jh 9s", "hidden": "2 2 2 2 2", "court": "play",
    },
    "many cards before one seat": {
        "turn_up": "6d", "lead": "9d", "owner": 2, "exposed": "2c 3c 4c", "hidden": "0 7 1 0", "players": 4,
    },
    "32 cards and dead ones": {"turn_up": "9d", "players": 4, "pack": 32, "dead": "Ad Kc Qc", "penalty": 1},
    "looked": {"turn_up": "9d", "players": 4, "looked": "1 4"},
    "showdown": {"turn_up": "Qd", "players": 5, "court": "showdown", "penalty": 1},
}  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
def test_simulated_prices_are_the_closed_form(name):
    asked = ASKED[name]
    exact = speculation.price(**asked)
    sampled = speculation.price(**asked, method="simulate", deals=400_000, precision=0, seed=5)
    for told, row in zip(exact.actions, sampled.actions, strict=True):
        assert abs(row["ev"] - told["ev"]) <= 4.5 * row["stderr"]
        chance = told["p_best"]
        assert abs(row["p_best"] - chance) <= 4.5 * (chance * (1 - chance) / 400_000) ** 0.5 + 1e-12
    for told, row in zip(exact.seats, sampled.seats, strict=True):
        assert row["seat"] == told["seat"]
        assert abs(row["p_win"] - told["p_win"]) <= 4.5 * (told["p_win"] / 400_000) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize("name", ASKED)
def test_many_simulated_prices_are_the_closed_form(name):
    asked = ASKED[name]
    exact = speculation.price(**asked)
    sampled = speculation.price(**asked, method="simulate", deals=40_000_000, precision=0, seed=6)
    for told, row in zip(exact.actions, sampled.actions, strict=True):
        assert abs(row["ev"] - told["ev"]) <= 4.5 * row["stderr"]


@pytest.mark.parametrize(
    "name", ["just turned", "not turned yet", "penalty", "spare hand", "penalty, not turned yet", "looked"]
)
def test_every_deal_ends_as_in_the_order_of_play(name):
    """What the asker receives, deal by deal: settled by the highest trump, and played card by card."""
    asked = dict(ASKED[name])
    fields = {key: asked.pop(key) for key in ("court", "penalty", "spare", "turn_up_to") if key in asked}
    moment = Situation.read(Variant(**fields), **asked)
    received = {}
    for seat in range(1, moment.players + 1):
        own = (seat, 0) if seat == moment.owner else (seat,)
        stage = Stage(moment, POLICIES["none"], 9, [Arm(own, moment.owner)], asker=seat)
        received[seat] = np.array([stage.play(deal, 1).sums[0] for deal in range(300)])
    stage = Stage(moment, POLICIES["none"], 9, [Arm((), moment.owner)], pools=len(moment.unseen) - moment.dealt)
    rows, _ = stage.rows_of(0, 300)
    for seat in received:
        assert (received[seat] == rows[:, len(COLUMNS) + seat - 1]).all(), f"seat {seat}"
    assert MONEY == 4


@pytest.mark.parametrize("question", ["buy", "sell"])
@pytest.mark.parametrize(
    "asked",
    [
        {"turn_up": "9d"}, {}, {"turn_up": "9d", "lot": "hidden", "of": 3, "count": 2},
        {"turn_up": "9d", "lot": "hand", "of": 4},
        {"penalty": 1}, {"turn_up": "9d", "penalty": 1, "lot": "hidden", "of": 2},
        {"turn_up": "6d", "lead": "Kd", "owner": 3, "exposed": "Qs Ah Jh 9s", "hidden": "2 2 2 2 2"},
        {"turn_up": "9d", "looked": "1 5", "penalty": 1}, {"lot": "hand", "of": 2, "penalty": 1, "court": "ace"},
    ],
)  # fmt: skip
def test_simulated_trades_are_the_closed_form(question, asked):
    money = {"price": 1} if question == "buy" else {"offer": 1}
    ask = getattr(speculation, question)
    exact = ask(**asked, **money)
    sampled = ask(**asked, **money, method="simulate", deals=400_000, precision=0, seed=8)
    for told, row in zip(exact.actions, sampled.actions, strict=True):
        assert abs(row["ev"] - told["ev"]) <= 4.5 * row["stderr"] + 1e-12
        assert abs(row["p_win"] - told["p_win"]) <= 4.5 * (told["p_win"] / 400_000) ** 0.5 + 1e-12
    name = next(iter(money))
    told, found = exact.break_even[0], sampled.break_even[0]
    assert abs(found[name] - told[name]) <= 4.5 * found["stderr"] + 1e-12
