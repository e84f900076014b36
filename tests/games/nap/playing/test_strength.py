"""What a hand makes as caller, against known numbers, certain hands, and the bound of perfect play."""

from math import sqrt

import pytest

from analyzer.errors import Misuse
from analyzer.games import nap
from analyzer.games.nap.playing.strength import levels_of
from analyzer.games.nap.policy import POLICIES, model_of
from analyzer.games.nap.scene import Stage
from analyzer.games.nap.situation import Situation
from analyzer.games.nap.table import MADE
from analyzer.games.nap.variant import Variant

from ..cases import CASES

FEW = {"plain": 200_000, "double-dummy": 10_000}
MANY = {"plain": 4_000_000, "double-dummy": 200_000}
ORDER = "23456789TJQKA"


def chances(case, play, deals):
    """Return the chances of one to five tricks as we find them, and as they are known with their errors."""
    hand, trump = case["input"]["hand"], case["input"]["plain_trump"]
    asked = {"hand": " ".join(hand), "players": case["input"]["n"], "stands_out": "none", "seed": 7}
    rows = nap.strength(**asked, play=play, deals=deals, precision=0).actions
    highest = max((card for card in hand if card[1] == trump), key=lambda card: ORDER.index(card[0]))
    name = "best" if play == "double-dummy" else f"lead {highest}"
    (row,) = [row for row in rows if row["action"] == name]
    known = case["expected"][play.replace("-", "_")]
    return [row[f"p_{k}"] for k in range(1, 6)], known["p"], known["se"]


def far(found, known, error, deals):
    """Return by how many combined standard errors two chances differ."""
    spread = sqrt(known * (1 - known) / deals + error**2)
    return abs(found - known) / spread if spread else 100.0 * (found != known)


@pytest.mark.parametrize("play", FEW)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_known_chances(case, play):
    for found, known, error in zip(*chances(case, play, FEW[play]), strict=True):
        assert far(found, known, error, FEW[play]) < 4.5 or abs(found - known) < 5 / FEW[play]


@pytest.mark.slow
@pytest.mark.parametrize("play", MANY)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_known_chances_with_many_deals(case, play):
    for found, known, error in zip(*chances(case, play, MANY[play]), strict=True):
        assert far(found, known, error, MANY[play]) < 4 or abs(found - known) < 5 / MANY[play]


@pytest.mark.parametrize(("goal", "key"), [("nap", "p_5"), ("misery", "p_misery"), ("2", "p_2"), (2, "p_2")])
def test_leads_are_ranked_by_the_call_that_is_named(goal, key):
    found = nap.strength(hand="Ah Kh Qh 3s 2d", goal=goal, deals=1000)
    leads = sorted(found.actions, key=lambda row: -row[key])
    assert found.best[0] in [row["action"] for row in leads if row[key] == leads[0][key]]
    assert key in found.edge


def test_a_goal_that_is_none_is_refused():
    for goal in ("6", 0, "blucher"):
        with pytest.raises(Misuse, match="goal"):
            nap.strength(hand="Ah 2h 3s 4c 2d", goal=goal)


def test_the_perfect_hand_is_certain_and_misery_with_it_hopeless():
    for play in ("plain", "book", "double-dummy"):
        for row in nap.strength(hand="Ah Kh Qh Jh Th", play=play, deals=500, players=6).actions:
            assert (row["p_5"], row["p_misery"]) == (1, 0)


def test_more_tricks_are_never_likelier_and_sight_of_all_hands_never_harms():
    rows = nap.strength(hand="Kc Qd 9d 4h 3s", play="double-dummy", deals=3000, precision=0).actions
    for row in rows:
        assert all(row[f"p_{k}"] >= row[f"p_{k + 1}"] for k in range(1, 5))
    *leads, best = rows
    for key in ("p_1", "p_2", "p_3", "p_4", "p_5", "p_misery"):
        assert best[key] >= max(row[key] for row in leads)


def test_no_policy_beats_open_hands_on_any_deal_against_defenders_who_see_all():
    situation = Situation.read(Variant(), hand="Ah Jh Th Kc 4d")
    arm = [{"stands": 6}]
    bound = Stage(situation, arm, model_of("plain", "double-dummy", "double-dummy"), 3)
    made = [bound.deal(k)[0].now[MADE] for k in range(200)]
    for mine in (*POLICIES, "pimc"):
        stage = Stage(situation, arm, model_of("plain", "double-dummy", mine), 3)
        found = [stage.deal(k)[0].now[MADE] for k in range(200)]
        assert all(one <= most for one, most in zip(found, made, strict=True))
        assert sum(found) < sum(made) or mine == "pimc"


def test_leads_are_ranked_by_the_goal():
    hand = "Ah Jh Th Kc 4d"
    found = nap.strength(hand=hand, goal=2, deals=20_000)
    assert found.edge.keys() >= {"over", "p_2", "stderr"} and found.unit == "chance"
    assert found.best == ["lead Jh", "lead Th"] or "lead Ah" in found.best
    assert levels_of(Variant(), 3)[0][0] == 6
    for goal in (0, 6, 2.5):
        with pytest.raises(Misuse, match="tricks are from 1 to 5"):
            nap.strength(hand=hand, goal=goal)


def test_of_seven_cards_all_others_throw_two_away():
    """Opponents who keep the best five of seven are harder to beat than those who hold five."""
    five = nap.strength(hand="Ah Jh Th Kc 4d", deals=20_000, precision=0)
    seven = nap.strength(hand="Ah Jh Th Kc 4d", dealt=7, deals=20_000, precision=0)
    assert five.actions[2]["p_3"] - seven.actions[2]["p_3"] > 0.02
