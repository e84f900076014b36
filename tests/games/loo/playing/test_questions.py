"""The question of the play, as it is asked at the table."""

import json
import os
import subprocess
import sys
from itertools import permutations

import pytest
from click.testing import CliRunner

from analyzer.cli import odds
from analyzer.games import loo
from analyzer.verify import verify_file

from ..asked import of_plain

LEAD = {"hand": "7h Ac Kd", "turn_up": "Qh", "said": "stand throw stand throw stand"}
FOLLOW = {"hand": "Ad Jd", "turn_up": "8s", "said": "stand throw stand throw miss", "played": "Ks 6s Qs / 5s"}
BOOK = {"hand": "Kc 4c", "turn_up": "8s", "said": "stand throw stand stand throw", "played": "9c Tc Jc"}


def test_one_row_a_legal_card():
    answer = of_plain.play(**LEAD, deals=65_536)
    assert [row["action"] for row in answer.actions] == ["lead 7h", "lead Ac", "lead Kd"]
    for row in answer.actions:
        assert row["low"] < row["ev"] < row["high"] and row["stderr"] > 0
        assert sum(row["p_tricks"]) == pytest.approx(1) and row["p_tricks"][0] == row["p_looed"]
        worth = sum(5 * k * p for k, p in enumerate(row["p_tricks"])) - 6 * row["p_looed"]
        assert row["ev"] == pytest.approx(worth)
    assert answer.method["kind"] == "simulation" and answer.edge["over"] != answer.best[0]


def test_the_moment_follows_from_what_was_played():
    answer = of_plain.play(**FOLLOW)
    assert (answer.situation["seat"], answer.situation["pool"]) == (3, 15)
    assert answer.best == ["play Jd"] and answer.verdict == "clear"
    assert answer.method["kind"] == "exact" and answer.method["orders"] == 6
    assert answer.method["no_evidence"] == ["seat 5: miss"]
    assert all(row["counts"]["worlds"] == answer.actions[0]["counts"]["worlds"] for row in answer.actions)
    assert answer.edge["ev"] == pytest.approx(answer.actions[1]["ev"] - answer.actions[0]["ev"])


def test_only_one_card_needs_no_verdict():
    answer = of_plain.play(**FOLLOW | {"played": "Ks 6s Qs / Qd"})
    assert (answer.best, answer.verdict, answer.edge) == (["play Ad"], None, None)


def test_a_trick_already_won_is_counted():
    won = of_plain.play(turn_up="8s", said="stand throw stand throw miss", played="Ks 6s Qs / 5s Jd 7h", hand="Qd")
    assert won.actions[0]["p_looed"] == 0 and won.actions[0]["ev"] >= 10
    drawn = of_plain.play(
        turn_up="8s", said="stand throw stand throw miss", played="Ks 6s Qs / 5s Jd 7h", hand="Qd",
        method="simulate", deals=16_384,
    )  # fmt: skip
    assert drawn.actions[0]["p_looed"] == 0 and "p_looed_high" not in drawn.actions[0]


def test_who_plays_for_the_pool_has_nothing_to_win():
    asked = {"turn_up": "8s", "said": "throw throw throw stand defend", "played": "Ks", "hand": "Ad Jd 5h"}
    answer = of_plain.play(**asked, dead="2c 3c 4c")
    assert answer.verdict == "identical" and {row["ev"] for row in answer.actions} == {0.0}
    assert all("p_looed" not in row and row["p_tricks"][0] < 1 for row in answer.actions)


def test_what_was_thrown_away_is_out():
    with_it, without = (
        of_plain.play(turn_up="8s", said="throw throw throw stand miss", played="Qs", hand="7d Jd 2s", **dead)
        for dead in ({"dead": "As Ks Ts"}, {})
    )
    assert with_it.actions[0]["ev"] > without.actions[0]["ev"]


@pytest.mark.parametrize("asked", [LEAD, FOLLOW, BOOK | {"opponents": "book"}], ids=["lead", "follow", "book"])
def test_suits_renamed_change_no_row(asked):
    pairs = [("c", "d", "h", "s"), *list(permutations("cdhs"))[1::4], ("s", "h", "d", "c")]
    texts = set()
    for new in pairs:
        names = dict(zip("cdhs", new, strict=True))
        cards = ("hand", "turn_up", "played")
        told = {key: rename(text, names) if key in cards else text for key, text in asked.items()}
        answer = of_plain.play(**told, method="simulate", deals=16_384)
        back = {value: key for key, value in names.items()}
        rows = {rename(row["action"], back): {**row, "action": ""} for row in answer.actions}
        texts.add(json.dumps([rows[key] for key in sorted(rows)]) + json.dumps(answer.method))
    assert len(texts) == 1


def rename(text, names):
    return " ".join(w[0] + names[w[1]] if len(w) == 2 and w[0] in "23456789TJQKA" else w for w in text.split())


def test_all_renamings_of_a_counted_moment():
    rows = set()
    for new in permutations("cdhs"):
        names = dict(zip("cdhs", new, strict=True))
        told = {key: rename(text, names) if key != "said" else text for key, text in FOLLOW.items()}
        answer = of_plain.play(**told)
        by_rank = sorted((row["action"][5], row["ev"], *row["counts"].values()) for row in answer.actions)
        rows.add(json.dumps(by_rank))
    assert len(rows) == 1


def test_two_suits_alike_have_no_order():
    """Clubs and diamonds show the same ranks, but from different seats: their names still do not matter."""
    asked = {"turn_up": "8s", "said": "stand throw stand throw stand"}
    one = of_plain.play(**asked, played="7c Tc 2c", hand="7d Td", method="simulate", deals=16_384)
    two = of_plain.play(**asked, played="7d Td 2d", hand="7c Tc", method="simulate", deals=16_384)
    assert [row["ev"] for row in one.actions] == [row["ev"] for row in two.actions]


def test_any_number_of_threads_the_same_bytes():
    texts = {loo.play(**LEAD, deals=500_000, precision=0, threads=n).to_json() for n in (1, 2, 7)}
    assert len(texts) == 1


def test_the_order_of_the_hand_does_not_matter():
    hands = map(list, permutations(LEAD["hand"].split()))
    assert len({loo.play(**LEAD | {"hand": hand}, deals=16_384).to_json() for hand in hands}) == 1


def test_a_larger_confidence_widens():
    sure, less = (loo.play(**LEAD, deals=16_384, confidence=c) for c in (0.999, 0.9))
    assert sure.actions[0]["high"] - sure.actions[0]["low"] > less.actions[0]["high"] - less.actions[0]["low"]


@pytest.mark.slow  # the contract asks one of each question so
def test_without_the_compiler_the_same_bytes():
    asked = [
        {"turn_up": "8s", "pack": 32, "players": 3, "said": "stand throw stand", "played": "9c Tc", "hand": "Jc Kc"},
        LEAD | {"pack": 32, "players": 3, "said": "stand stand stand", "deals": 12, "method": "simulate"},
    ]  # fmt: skip
    asked = [told | {"opponents": "plain", "play": "plain"} for told in asked]  # fewer hands to enumerate
    code = f"from analyzer.games import loo\nfor asked in {asked!r}: print(loo.play(**asked).to_json())"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )  # fmt: skip
    assert ran.stdout == "".join(loo.play(**told).to_json() + "\n" for told in asked)
    assert "exact" in ran.stdout and "simulation" in ran.stdout


def test_an_answer_can_be_verified(tmp_path):
    few = {"deals": 20_000}
    for number, asked in enumerate((FOLLOW, LEAD | few, FOLLOW | few | {"method": "simulate"})):
        file = tmp_path / f"{number}.json"
        file.write_text(loo.play(**asked).to_json())
        assert verify_file(file) == []


def test_who_stood_on_better_hands_is_worth_less():
    believed = {name: of_plain.play(**LEAD, opponents=name, deals=65_536).actions for name in ("plain", "cautious")}
    assert believed["plain"][1]["ev"] > believed["cautious"][1]["ev"]


@pytest.mark.parametrize(
    ("change", "asked"),
    [
        ({"lead": "trump"}, {"hand": "9s Kd Ad"}), ({"lead": "one"}, {"hand": "9s Ts Ad"}),
        ({"lead": "one"}, {"said": "throw stand throw throw stand", "played": "7s", "hand": "9s Ts Ad"}),
        ({"loo": "unlimited"}, {"hand": "9s Kd Ad"}), ({"pack": 32}, {"hand": "9s Kd Ad"}),
        ({"flush": "foster"}, {"hand": "9s Kd Ad"}),
        ({"miss_leads": True}, {"said": "stand throw throw throw miss", "hand": "9s Ts Ad"}),
    ],
)  # fmt: skip
def test_every_rule_of_the_play_changes_a_row(change, asked):
    """An opening lead of a lone trump tells nothing, one of several trumps tells how high the others are."""
    asked = {"turn_up": "8s", "said": "stand throw stand throw stand", "deals": 16_384, "precision": 0} | asked
    before, after = of_plain.play(**asked), of_plain.play(**asked, **change)
    assert [row["ev"] for row in before.actions] != [row["ev"] for row in after.actions]


def test_the_command():
    typed = [word for key, text in FOLLOW.items() for word in (f"--{key.replace('_', '-')}", text)]
    told = CliRunner().invoke(odds, ["loo", "play", *typed])
    assert told.exit_code == 0 and "Clear: play Jd, better than play Ad" in told.output
    text = CliRunner().invoke(odds, ["loo", "play", "--help"]).output
    assert "--played" in text and "odds loo play" in text
