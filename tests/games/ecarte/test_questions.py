"""The questions of Écarté: printed and known numbers to the unit, the form of an answer, what is refused."""

from fractions import Fraction
from math import comb

import pytest

from analyzer.answer import Answer
from analyzer.errors import Misuse
from analyzer.games.ecarte.questions import strength

from .asked import DEALERS, ELDERS, FOSTERS, NOT_TOLD
from .cases import CASES

KEYS = ["action", "method", "p_point", "p_vole", "p_vole_against", "fraction", "counts"]


def rows_of(hand, turn_up="9h", play="double-dummy", **asked):
    answer = strength(hand=hand, turn_up=turn_up, play=play, **asked)
    return {row["action"]: row for row in answer.actions}, answer


def counts(row, *keys):
    return tuple(row["counts"][key] for key in keys)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_counts_of_another_program(case):
    rows, expected = rows_of(" ".join(case["hand"]), case["turn_up"], seat=case["mode"])[0], case["expected"]
    found = counts(rows["best"], "worlds", "point", "vole", "vole_against")
    if case["mode"] == "dealer":
        assert found == tuple(expected[key] for key in ("layouts", "dealer_ge3", "dealer_5", "elder_5"))
        return
    assert found == tuple(expected[key] for key in ("layouts", "elder_ge3", "elder_5", "dealer_5"))
    for card in case["hand"]:
        lead = counts(rows[f"lead {card}"], "point", "vole")
        assert lead == (expected["lead_ge3"][card], expected["lead_5"][card])
    worlds, point, vole, against = found
    assert point + vole - 2 * (worlds - point) == expected["sum_played"], "vulnerable: law 13"
    assert point + vole - (worlds - point) - against == expected["sum_exchanged"]


@pytest.mark.parametrize("hand", ELDERS)
def test_what_elder_makes_of_known_hands(hand):
    rows, answer = rows_of(hand)
    point, vole, against, best, leads = ELDERS[hand]
    best_row = rows["best"]
    assert best_row["counts"]["point"] == point
    assert round(1e4 * best_row["p_vole"]) == vole
    assert hand in NOT_TOLD or not against or round(1e4 * best_row["p_vole_against"]) == against
    assert best == "" or answer.best == [f"lead {card}" for card in in_turn(hand, best)]
    for card, chance in leads.items():
        assert round(1e4 * rows[f"lead {card}"]["p_point"]) == chance


def in_turn(hand, best):
    cards = hand.split() if best == "all" else best.split()
    return sorted(cards, key=lambda card: (card[1] != "h", card[1], -"789TAJQK".index(card[0])))


@pytest.mark.parametrize("hand", DEALERS)
def test_what_a_dealer_makes_who_refuses(hand):
    rows, answer = rows_of(hand, seat="dealer")
    assert round(1e4 * rows["best"]["p_point"]) == DEALERS[hand]
    assert list(rows) == ["best"] and answer.best is None and answer.verdict is None


@pytest.mark.parametrize("hand", FOSTERS)
def test_fosters_table(hand):
    turn_up = next(rank + hand[1] for rank in "9T" if rank + hand[1] not in hand)
    assert rows_of(hand, turn_up)[0]["best"]["counts"]["point"] == FOSTERS[hand]


def test_fosters_hand_without_a_trump():
    rows, answer = rows_of("Kc 7c Kh Qs Ks", "7d")
    assert rows["best"]["counts"]["point"] == 48567
    assert max(rows[lead]["counts"]["point"] for lead in answer.best) == 48147


def test_the_form_of_an_answer():
    rows, answer = rows_of("7h 8h 7s 8s 9s", seat="elder")
    assert answer.question == "ecarte.strength" and answer.unit == "chance" and answer.model == {"play": "double-dummy"}
    assert answer.situation == {"seat": 1, "hand": ["8h", "7h", "9s", "8s", "7s"], "turn_up": "9h"}
    assert (answer.method["kind"], answer.method["worlds"]) == ("exact", comb(26, 5)) and "orders" not in answer.method
    assert list(rows) == ["best", "lead 8h", "lead 7h", "lead 9s", "lead 8s", "lead 7s"]
    assert all(list(row) == KEYS for row in rows.values())
    assert rows["best"]["counts"] == {"worlds": 65780, "point": 47768, "vole": 4368, "vole_against": 9906}
    assert rows["best"]["fraction"] == "11942/16445" and Fraction(rows["lead 7s"]["fraction"]) == Fraction(47768, 65780)
    assert (answer.best, answer.verdict) == (["lead 9s", "lead 8s", "lead 7s"], "clear")
    assert answer.edge == {"over": "lead 8h", "p_point": float(Fraction(47768 - 22568, 65780))}
    assert Answer.from_json(answer.to_json()) == answer


def test_where_a_policy_plays_worlds_are_counted_with_orders():
    rows, answer = rows_of("7h 8h Qs 7s 7d", play="plain")
    assert answer.method["orders"] == 6 and "best" not in rows
    assert {row["counts"]["worlds"] for row in rows.values()} == {6 * comb(26, 5)}
    assert rows_of("7h 8h Qs 7s 7d", play="book")[1].edge != answer.edge


def test_the_asker_may_play_otherwise():
    both, answer = rows_of("7h 8h Qs 7s 7d", play="plain", mine="double-dummy")
    assert answer.model == {"play": "plain", "mine": "double-dummy"}
    assert rows_of("7h 8h Qs 7s 7d", play="plain", mine="plain")[1].model == {"play": "plain"}
    alike = rows_of("7h 8h Qs 7s 7d", play="plain")[0]
    assert all(both[action]["p_point"] >= row["p_point"] for action, row in alike.items())


def test_without_the_duty_to_head_or_trump_other_hands_win():
    hand = "7s Jd Th Ks As"
    usual = rows_of(hand, "7c")[0]["best"]["counts"]["point"]
    assert (usual, rows_of(hand, "7c", must_head=False)[0]["best"]["counts"]["point"]) == (21977, 22262)
    hand = "Qc As 9d 7c Qs"
    usual, free = (rows_of(hand, "Ts", variant=name)[0]["best"]["counts"]["point"] for name in (None, "free-trump"))
    assert (usual, free) == (54478, 54718)


@pytest.mark.parametrize("asked", [{}, {"seat": "dealer", "play": "plain", "mine": "book"}])
def test_an_answer_tells_all_it_takes_to_ask_it_again(asked):
    answer = rows_of("7h 8h Qs 7s 7d", **asked)[1]
    told = {key: value for key, value in answer.variant.items() if key != "name"}
    assert strength(**answer.situation, **told, **answer.model).to_json() == answer.to_json()


def test_a_list_of_hands_gives_one_frame():
    frame = strength(hand=["7h 8h 7s 8s 9s", "7h 8h Qs 7s 7d"], turn_up="9h", play="double-dummy")
    assert len(frame) == 12 and frame.counts_point.tolist()[0] == 47768 and frame.hand.nunique() == 2
    assert isinstance(strength(hand="7h 8h 7s 8s 9s".split(), turn_up="9h"), Answer), "cards, not hands"


@pytest.mark.parametrize(("asked", "name"), [
    ({"play": "perfect"}, "play"), ({"mine": "blind"}, "mine"), ({"worlds": 9}, "worlds"),
    ({"seat": 3}, "seat"), ({"game": 0}, "game"),
    ({"xyzzy": 1}, ""), ({"variant": "hoyle"}, "variant"), ({"hand": "7h"}, "hand"), ({"deals": 0}, "deals"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        strength(**{"hand": "7h 8h 7s 8s 9s", "turn_up": "9h"} | asked)
    assert refusal.value.name == name
