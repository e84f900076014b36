"""What to declare and to throw: exact and sampled agree, evidence counts, points and the chance of the game."""

from fractions import Fraction
from math import comb

import pytest

from analyzer.answer import Answer
from analyzer.errors import Misuse
from analyzer.games import euchre
from analyzer.games.euchre.policy import POLICIES

from .asked import ORDERS

BOWER = {"hand": "Jh Ah As 7d 8c", "turn_up": "9h"}
FAIR = {"hand": "7s As Ac Ad 8c", "turn_up": "9h"}
NINES = {"hand": "Qh As Ac Kd Tc", "turn_up": "9h", "pack": 24}


def rows_of(question=euchre.declare, **asked):
    answer = question(**asked)
    return {row["action"]: row for row in answer.actions}, answer


def test_the_form_of_an_answer():
    rows, answer = rows_of(**BOWER)
    assert answer.question == "euchre.declare" and answer.unit == "points"
    assert answer.situation == {"seat": 1, "hand": ["Jh", "Ah", "8c", "7d", "As"], "turn_up": "9h", "said": []}
    assert answer.model == {"opponents": "bold", "play": "plain"}
    assert answer.method["kind"] == "exact" and "p_said" not in answer.method and answer.seed is None
    assert (answer.method["worlds"], answer.method["orders"]) == (comb(26, 5), 24)
    assert list(rows) == ["order", "pass"]
    assert rows["order"]["counts"]["worlds"] == 24 * comb(26, 5)
    assert rows["order"]["ev"] == rows["order"]["counts"]["points"] / rows["order"]["counts"]["worlds"]
    assert rows["order"]["p_mark"] + rows["order"]["p_against"] == 1
    assert (answer.best, answer.verdict, answer.edge["over"]) == (["pass"], "clear", "order")
    assert Answer.from_json(answer.to_json()) == answer


def test_ordering_up_on_open_hands_is_what_another_program_found():
    for hand in ("Jh Kh Th As 7c", "7h As Ac Ad 8c"):
        row = rows_of(hand=hand, turn_up="9h", play="double-dummy", actions="order")[0]["order"]
        assert row["p_mark"] == pytest.approx(float(ORDERS[hand][0]), abs=0.00051)
        assert row["ev"] == pytest.approx(ORDERS[hand][2], abs=0.0051)


@pytest.mark.parametrize("asked", [
    BOWER, {**BOWER, "play": "double-dummy"}, {**NINES, "said": "pass", "opponents": "book"},
    {**FAIR, "said": "pass pass"}, {**NINES, "said": "pass pass pass", "play": "double-dummy", "mine": "book"},
    {**FAIR, "said": "pass", "play": "book", "score": "3-4"},
])  # fmt: skip
def test_exact_and_sampled_agree(asked):
    exact, whole = rows_of(**asked)
    drawn, sampled = rows_of(**asked, method="simulate", deals=40_000, precision=0)
    key = "p_game" if "score" in asked else "ev"
    for action, row in drawn.items():
        error = max(row["stderr"], 1e-9)
        assert abs(row["ev"] - exact[action]["ev"]) < 4.5 * error
        if key in ("p_game",):
            assert abs(row[key] - exact[action][key]) < 4.5 * row[f"{key}_stderr"]
    assert sampled.method.get("p_said") == whole.method.get("p_said")


def test_a_suit_is_named_on_what_was_said():
    rows, answer = rows_of(**FAIR, said="pass pass", opponents="plain")
    assert list(rows) == ["name-c", "name-d", "name-s", "pass"] and answer.best == ["name-s"]
    assert answer.method["p_said"] == float(Fraction(answer.method["worlds"], comb(26, 5))) < 1
    assert rows_of(**FAIR, said="pass pass", opponents="book")[1].method["p_said"] != answer.method["p_said"]


def test_a_dealer_who_takes_up_throws_the_best_card():
    take = rows_of(**FAIR, said="pass")[0]["take"]
    throws, answer = rows_of(euchre.discard, **FAIR)
    assert answer.situation["said"] == ["pass", "take"] and len(throws) == 5
    assert take["ev"] == max(row["ev"] for row in throws.values())
    assert throws[f"discard {take['discard']}"]["ev"] == take["ev"]
    assert {row["counts"]["worlds"] for row in throws.values()} == {take["counts"]["worlds"]}
    ordered = rows_of(euchre.discard, **FAIR, said="order")[1]
    assert ordered.method["p_said"] != answer.method["p_said"]


def test_the_worlds_a_dealer_sees_are_parted_by_what_elder_says():
    parts = [rows_of(euchre.discard, **FAIR, said=said)[1].method["p_said"] for said in ("order", "pass take")]
    assert sum(parts) == pytest.approx(1)


def test_where_the_game_counts_its_chance_decides():
    rows, answer = rows_of(hand="Kh 7h As Kd 8c", turn_up="9h", score="4-4")
    assert rows["order"]["ev"] < rows["pass"]["ev"] and rows["order"]["p_game"] > rows["pass"]["p_game"]
    assert (answer.best, answer.method["by_points"], answer.verdict) == (["order"], ["pass"], "clear")
    assert list(answer.edge) == ["over", "p_game", "stderr", "low", "high"] and answer.edge["low"] > 0
    assert "By points alone: pass." in str(answer) and answer.seed == 1
    level = rows_of(hand="Kh 7h As Kd 8c", turn_up="9h", score="0-0")[1]
    assert level.best == ["pass"] and "by_points" not in level.method


def test_at_four_all_the_chance_of_the_game_is_that_of_marking():
    rows, _ = rows_of(**NINES, said="pass", score="4-4", actions="take")
    assert rows["take"]["p_game"] == pytest.approx(rows["take"]["p_mark"]) and rows["take"]["p_game_stderr"] < 1e-9


def test_a_march_against_the_maker_may_pay_more():
    weak = {"hand": "9h Tc 9c 9d Ts", "turn_up": "Kh", "pack": 24, "actions": "order"}
    two, four = (rows_of(**weak, defenders_march=worth)[0]["order"] for worth in (2, 4))
    assert four["ev"] < two["ev"] and four["p_against"] == two["p_against"]


def test_a_dealer_who_is_stuck_must_name():
    rows, _ = rows_of(**FAIR, said="pass pass pass", stick_dealer=True)
    assert list(rows) == ["name-c", "name-d", "name-s"]


def test_the_asker_may_speak_and_play_otherwise():
    both, answer = rows_of(**BOWER, mine="book")
    assert answer.model == {"opponents": "bold", "play": "plain", "mine": "book"}
    assert both["pass"]["ev"] != rows_of(**BOWER)[0]["pass"]["ev"]


def test_perfect_play_is_no_worse_for_who_orders_against_it():
    """More information never hurts: on open hands elder takes at least what any policy does against the same dealer."""
    mine = {"hand": "Kh Th As Qd 9c", "turn_up": "9h", "pack": 24, "actions": "order", "play": "double-dummy"}
    free = rows_of(**mine)[0]["order"]["ev"]
    assert all(rows_of(**mine, mine=name)[0]["order"]["ev"] <= free for name in POLICIES)


@pytest.mark.parametrize(("question", "asked", "name"), [
    (euchre.declare, {"said": "order"}, "said"), (euchre.declare, {"actions": "take"}, "actions"),
    (euchre.declare, {"actions": []}, "actions"), (euchre.declare, {"opponents": "wild"}, "opponents"),
    (euchre.declare, {"play": "perfect"}, "play"), (euchre.declare, {"method": "guess"}, "method"),
    (euchre.discard, {"said": "pass"}, "said"), (euchre.discard, {"actions": "Kh"}, "actions"),
    (euchre.show, {"play": "double-dummy"}, "play"), (euchre.show, {"action": "take"}, "action"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(question, asked, name):
    with pytest.raises(Misuse) as refusal:
        question(**{**BOWER, **asked})
    assert refusal.value.name == name


def test_words_that_hardly_anybody_would_say_are_refused():
    with pytest.raises(Misuse, match="ask with other opponents"):
        euchre.discard(hand="Jh Jd Ah Kh Qh", turn_up="Th", said="order", pack=24)


def test_a_list_of_hands_gives_one_frame():
    frame = euchre.declare(hand=["Qh As Ac Kd Tc", "Jh As Ac Kd Tc"], turn_up="9h", pack=24)
    assert len(frame) == 4 and frame.hand.nunique() == 2


def test_threads_do_not_matter():
    one, two = (euchre.declare(**NINES, score="1-2", threads=n) for n in (1, 2))
    assert one.to_json() == two.to_json()
