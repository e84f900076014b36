"""The questions of Euchre: known numbers to the unit, the form of an answer, what is refused."""

from fractions import Fraction
from math import comb

import pytest

from analyzer.answer import Answer
from analyzer.errors import Misuse
from analyzer.games.euchre.questions import strength

from .asked import NAMES, ORDERS, TAKES
from .cases import CASES

KEYS = ["action", "method", "p_point", "p_march", "p_march_against", "fraction", "ev", "counts"]


def rows_of(hand, turn_up="9h", play="double-dummy", **asked):
    answer = strength(hand=hand, turn_up=turn_up, play=play, **asked)
    return {row["action"]: row for row in answer.actions}, answer


def counts(row):
    return tuple(row["counts"][key] for key in ("worlds", "point", "march", "march_against", "points"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_counts_of_another_program(case):
    hand, expected = " ".join(case["hand"]), case["expected"]
    if case["mode"] == "take":
        rows, _ = rows_of(hand, case["turn_up"], seat="dealer", maker="dealer")
        for card, told in expected["by_discard"].items():
            keys = ("layouts", "dealer_ge3", "dealer_5", "elder_5", "sum_maker_minus_opponent")
            assert counts(rows[f"discard {card}"]) == tuple(told[key] for key in keys)
        return
    rows, _ = rows_of(hand, case["turn_up"], trump=case.get("suit"))
    keys = ("layouts", "elder_ge3", "elder_5", "dealer_5", "sum_maker_minus_opponent")
    assert counts(rows["best"]) == tuple(expected[key] for key in keys)


def is_near(row, point, march, ev):
    """Whether a row has the chances that are told, to as many digits."""
    told = ((row["p_point"], point), (row["p_march"], march), (row["ev"], f"{ev:.2f}"))
    return all(abs(number - float(text)) <= 0.51 * 10 ** -len(text.partition(".")[2]) for number, text in told)


@pytest.mark.parametrize("hand", ORDERS)
def test_elder_orders_up(hand):
    point, march, ev = ORDERS[hand]
    assert is_near(rows_of(hand)[0]["best"], point, march, ev)


@pytest.mark.parametrize("hand", NAMES)
def test_elder_names_the_other_suit_of_the_colour(hand):
    assert is_near(rows_of(hand, trump="d")[0]["best"], *NAMES[hand])


@pytest.mark.parametrize("hand", TAKES)
def test_the_dealer_takes_up(hand):
    turn_up, best, point, march, ev = TAKES[hand]
    rows, answer = rows_of(hand, turn_up, seat="dealer")
    assert is_near(max((rows[action] for action in answer.best), key=lambda row: row["ev"]), point, march, ev)
    assert best is None or {action.removeprefix("discard ") for action in answer.best} == set(best.split())


def test_the_form_of_an_answer():
    rows, answer = rows_of("Jh Kh Th As 7c", seat="elder", maker="elder")
    assert answer.question == "euchre.strength" and answer.unit == "chance" and answer.model == {"play": "double-dummy"}
    assert answer.situation == {
        "seat": 1, "hand": ["Jh", "Kh", "Th", "7c", "As"], "turn_up": "9h", "maker": 1, "trump": "h",
    }  # fmt: skip
    assert (answer.method["kind"], answer.method["worlds"]) == ("exact", comb(26, 5)) and "orders" not in answer.method
    assert list(rows) == ["best", "lead Jh", "lead Kh", "lead Th", "lead 7c", "lead As"]
    assert all(list(row) == KEYS for row in rows.values())
    assert rows["best"]["counts"] == {
        "worlds": 65780, "point": 64330, "march": 5369, "march_against": 0, "points": 66799,
    }  # fmt: skip
    assert rows["best"]["ev"] == 66799 / 65780 and rows["best"]["fraction"] == str(Fraction(64330, 65780))
    assert (answer.best, answer.verdict) == (["lead 7c"], "clear")
    assert answer.edge == {"over": "lead As", "p_point": float(Fraction(64309 - 58688, 65780))}
    assert Answer.from_json(answer.to_json()) == answer


def test_against_a_maker_the_same_tricks_pay_otherwise():
    mine, _ = rows_of("Jh Kh Th As 7c", maker="elder")
    theirs, answer = rows_of("Jh Kh Th As 7c", maker="dealer")
    for action, row in mine.items():
        worlds, point, march, against, _ = counts(row)
        assert counts(theirs[action])[:4] == (worlds, point, march, against)
        assert row["counts"]["points"] == point + march - 2 * (worlds - point)
        assert theirs[action]["counts"]["points"] == 2 * point - (worlds - point) - against
    assert answer.situation["maker"] == 2


def test_a_dealer_with_nothing_to_throw_has_one_row():
    for maker in ("elder", "dealer"):
        rows, answer = rows_of("7h 8h Ks Qd 9c", trump="s", seat="dealer", maker=maker)
        assert list(rows) == ["best"] and answer.best is None and answer.verdict is None


def test_where_a_policy_plays_worlds_are_counted_with_orders():
    rows, answer = rows_of("7h 8h As 7d 7c", play="plain", seat="dealer")
    assert answer.method["orders"] == 6 and "best" not in rows
    assert {row["counts"]["worlds"] for row in rows.values()} == {6 * comb(26, 5)}
    assert rows_of("7h As Ac Kd 7c", play="book")[1].actions != rows_of("7h As Ac Kd 7c", play="plain")[1].actions


def test_the_asker_may_play_otherwise():
    both, answer = rows_of("Jh Kh Th As 7c", play="plain", mine="double-dummy")
    assert answer.model == {"play": "plain", "mine": "double-dummy"}
    alike = rows_of("Jh Kh Th As 7c", play="plain")[0]
    assert all(both[action]["p_point"] >= row["p_point"] for action, row in alike.items())


def test_a_short_pack_has_fewer_worlds_and_a_march_against_the_maker_may_pay_more():
    rows, answer = rows_of("Jh Kh Th As 9c", "9h", pack=24)
    assert answer.method["worlds"] == comb(18, 5) == rows["best"]["counts"]["worlds"]
    weak = {"hand": "9h Tc 9c 9d Ts", "turn_up": "Kh", "pack": 24}
    two, four = (rows_of(**weak, defenders_march=worth)[0]["best"]["counts"] for worth in (2, 4))
    assert two["march_against"] > 0 and four["points"] == two["points"] - 2 * two["march_against"]


@pytest.mark.parametrize("asked", [{}, {"seat": "dealer", "play": "plain", "mine": "book"}])
def test_an_answer_tells_all_it_takes_to_ask_it_again(asked):
    answer = rows_of("Jd Kh Th As 7c", **asked)[1]
    told = {key: value for key, value in answer.variant.items() if key != "name"}
    assert strength(**answer.situation, **told, **answer.model).to_json() == answer.to_json()


def test_a_list_of_hands_gives_one_frame():
    frame = strength(hand=["Jh Kh Th As 7c", "Ah Kh As 7d 8c"], turn_up="9h", play="double-dummy")
    assert len(frame) == 12 and frame.counts_point.tolist()[0] == 64330 and frame.hand.nunique() == 2


@pytest.mark.parametrize(("asked", "name"), [
    ({"play": "perfect"}, "play"), ({"mine": "blind"}, "mine"), ({"worlds": 9}, "worlds"),
    ({"seat": 3}, "seat"), ({"maker": "both"}, "maker"),
    ({"trump": "n"}, "trump"), ({"xyzzy": 1}, ""), ({"variant": "hoyle"}, "variant"), ({"hand": "7h"}, "hand"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        strength(**{"hand": "Jh Kh Th As 7c", "turn_up": "9h"} | asked)
    assert refusal.value.name == name
