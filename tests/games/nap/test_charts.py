"""The card for the table: every class of hand in every column, the same however it is made, and checked again."""

import json
from math import comb

import pytest
from click.testing import CliRunner

from analyzer.cli import odds
from analyzer.errors import Misuse
from analyzer.games import nap
from analyzer.report.table import to_csv
from analyzer.verify import verify_file

from .pinned import of_two_calls, row_of, usual


def run(*words):
    ran = CliRunner().invoke(odds, [str(word) for word in words])
    return ran.exit_code, ran.output


def test_every_class_has_a_row_in_every_column():
    for players in range(2, 7):
        rows = [row for row in usual().actions if row["players"] == players]
        assert (len(rows), sum(row["weight"] for row in rows)) == (273, comb(52, 5))
    assert usual().situation == {"players": [2, 3, 4, 5, 6], "goal": ["1", "2", "3", "4", "nap"], "pool": 0}
    assert usual().method["deals"] == 4 * 273 * 2048  # five play, of five or of six


def test_known_cells():
    for row in usual().actions:
        chances = [row[f"p_{k}"] for k in range(1, 6)]
        assert chances == sorted(chances, reverse=True)
        if row["trumps"].startswith("A K Q"):
            assert row["p_3"] == 1
        if row["trumps"].startswith("A K"):
            assert row["p_2"] == 1
    assert [row_of(usual(), "A K", players=n)["call"] for n in (2, 3, 4, 5)] == ["3", "2", "2", "2"]
    assert all(row_of(usual(), "A K Q J x", players=n)["call"] == "nap" for n in range(2, 7))


def test_a_kitty_makes_nap_pay_sooner_and_for_fewer_the_more():
    for players in (4, 5):
        calls = {(row["trumps"], row["side"]): row for row in of_two_calls().actions if row["players"] == players}
        limit = 5 * (players - 1) / (15 * (players - 1) + 12)
        for row in calls.values():
            assert (row["call"] == "nap") == (row["p_5"] > limit)
            assert set(row) >= {"p_3", "p_5"} and "p_4" not in row


def test_only_some_calls_leave_the_chances_as_they_are():
    few = nap.chart(players="4", goal="nap 3", deals=512)
    every = nap.chart(players="4", deals=512)
    assert [row["p_3"] for row in few.actions] == [row["p_3"] for row in every.actions]
    assert {row["call"] for row in few.actions} == {"pass", "3", "nap"}


def test_threads_change_nothing():
    one, three = (nap.chart(deals=64, threads=n, seed=7, players="3") for n in (1, 3))
    assert one.to_json() == three.to_json()


def test_a_table_is_the_same_beside_others():
    alone = nap.chart(deals=2048, players=[3]).actions
    assert alone == [row for row in usual().actions if row["players"] == 3]


def test_what_lies_beside_the_picture_is_verified(tmp_path):
    asked = ["nap", "chart", "--players", "4 6", "--deals", "64", "--confidence", "0.9", "--play", "book"]
    for more in ([], ["--goal", "3 nap", "--pool", "5", "--variant", "kitty", "--mine", "bold"]):
        code, _ = run(*asked, *more, "--out", tmp_path / "a.svg")
        assert code == 0 and (tmp_path / "a.svg").stat().st_size > 10_000
        assert verify_file(tmp_path / "a.csv") == []
    text = (tmp_path / "a.csv").read_text().rstrip("\n")
    *lines, last = text.split("\n")
    (tmp_path / "a.csv").write_text("\n".join([*lines, last.replace("0", "1", 1), ""]))
    assert len(verify_file(tmp_path / "a.csv")) == 1


def test_the_command_prints_the_card_and_its_data():
    asked = ["nap", "chart", "--pack", 32, "--deals", 16, "--seed", 3, "--players", 3]
    code, shown = run(*asked)
    assert code == 0 and shown.startswith("nap chart: players 3, goal 1 2 3 4 nap")
    told = json.loads(run(*asked, "--format", "json")[1])
    assert (told["seed"], told["variant"]["pack"], len(told["actions"])) == (3, 32, 272)
    assert told["receipt"] == nap.chart(pack=32, deals=16, seed=3, players=3).receipt


def test_a_csv_stays_small():
    assert len(to_csv(usual())) < 2**18


@pytest.mark.parametrize(
    "asked, name, said",
    [
        ({"players": 7}, "players", "6"), ({"players": "1 2"}, "players", "2"), ({"players": []}, "players", "one or"),
        ({"players": "two"}, "players", "whole numbers"), ({"goal": "5"}, "goal", "nap"),
        ({"goal": ""}, "goal", "one or"), ({"goal": "2", "lowest": 3}, "goal", "3"),
        ({"goal": "misery", "misery": "below-three"}, "goal", "nap"), ({"pool": -1}, "pool", "."),
        ({"pool": 0.5}, "pool", "whole"), ({"play": "pimc"}, "play", "plain"), ({"mine": "clever"}, "mine", "plain"),
        ({"play": "double-dummy"}, "play", "plain"), ({"deals": 0}, "deals", "."), ({"seed": -1}, "seed", "."),
        ({"confidence": 1}, "confidence", "between 0 and 1"), ({"threads": 0}, "threads", "."),
        ({"dealt": 9}, "dealt", "five cards"), ({"variant": "seven-card"}, "dealt", "strength"),
        ({"buying": True}, "buying", "bought"), ({"peep": "foster"}, "peep", "taken up"),
        ({"hand": "As Ks Qs Js Ts"}, "", "hand"), ({"opponents": "book"}, "", "opponents"),
    ],
)  # fmt: skip
def test_what_has_no_card_is_refused_at_once(asked, name, said):
    with pytest.raises(Misuse, match=said) as refused:
        nap.chart(**asked)
    assert refused.value.name == name


def test_the_command_refuses_too():
    ran = CliRunner().invoke(odds, ["nap", "chart", "--players", "9"])
    assert isinstance(ran.exception, Misuse) and ran.exception.name == "players"
