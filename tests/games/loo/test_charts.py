"""The card for the table: every class of hand in every column, the same however it is made, and checked again."""

import json

import pytest
from click.testing import CliRunner

from analyzer.cli import odds
from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.games.loo.charts import MOST_STOOD, _columns
from analyzer.report.table import to_csv
from analyzer.verify import verify_file

from .asked import of_plain
from .cards import second


def run(*words):
    ran = CliRunner().invoke(odds, [str(word) for word in words])
    return ran.exit_code, ran.output


def test_every_class_has_a_row_in_every_column():
    for stood in (0, 1):
        rows = [row for row in second().actions if row["stood"] == stood]
        assert (len(rows), sum(row["weight"] for row in rows)) == (4861, 20825)
    assert second().situation == {"seat": 2, "of_what": "action", "players": 5, "pool": 15, "turn_up": "2s"}


def test_a_dealer_has_no_column_where_all_left_him_alone():
    answer = loo.chart(seat="dealer", deals=16, pack=32)
    assert {row["stood"] for row in answer.actions} == {1, 2, 3}
    assert len(answer.actions) == 3 * 1051


def test_no_column_has_more_standers_than_find_trumps():
    """Four who stand beside a hand of three trumps of seven need the other four, one each."""
    of_plain.declare(hand="As Ks Qs", turn_up="7s", pack=32, said="stand stand stand stand", deals=64)
    assert [said.count("stand") for said in _columns(6, 7, MOST_STOOD[52])] == [0, 1, 2, 3, 4]
    assert _columns(3, 5, 4) == [("throw", "throw"), ("throw", "stand"), ("stand", "stand")]


def test_known_cells():
    for row in second().actions:
        trumps = row["hand"].count("s")
        if trumps == 3 or row["hand"].startswith(("As Ks", "As Qs")):
            assert row["best"] == "stand"
        if row["hand"].startswith("As Ks Qs"):
            assert row["ev_stand"] == 15
        if not trumps and max("23456789TJQKA".index(card[0]) for card in row["hand"].split()) < 8:
            assert row["best"] != "stand"


def test_what_is_clear_by_the_first_look_needs_no_more_deals():
    few, many = (loo.chart(deals=deals, pack=32) for deals in (1, 20_000))
    assert few.method["deals"] == 1051
    doubtful = sum(row["verdict"] == "too close to call" for row in many.actions)
    later, rest = divmod(many.method["deals"] - 1051 * 16_384, 20_000 - 16_384)
    assert rest == 0 and doubtful <= later < 600


def test_threads_change_nothing():
    one, three = (loo.chart(deals=64, threads=n, seed=7, pack=32) for n in (1, 3))
    assert one.to_json() == three.to_json()


def test_suits_renamed_are_the_same_card():
    spades, hearts = (loo.chart(deals=256, pack=32, turn_up=card) for card in ("7s", "7h"))
    values = [[{k: v for k, v in row.items() if k != "hand"} for row in card.actions] for card in (spades, hearts)]
    assert values[0] == values[1]


def test_what_lies_beside_the_picture_is_verified(tmp_path):
    asked = ["loo", "chart", "--pack", "32", "--deals", "64", "--confidence", "0.9"]
    for more in ([], ["--of-what", "pool"]):
        code, _ = run(*asked, *more, "--out", tmp_path / "a.svg")
        assert code == 0 and (tmp_path / "a.svg").stat().st_size > 10_000
        assert verify_file(tmp_path / "a.csv") == []


def test_the_command_prints_the_card_and_its_data():
    asked = ["loo", "chart", "--pack", 32, "--deals", 16, "--seed", 3, "--loo", "mixed-30"]
    code, shown = run(*asked)
    assert code == 0 and shown.startswith("loo chart: seat 1, of-what action, players 5")
    told = json.loads(
        run(*asked, "--format", "json")[1].split("\n", 1)[1] if False else run(*asked, "--format", "json")[1]
    )
    assert (told["seed"], told["variant"]["loo"], len(told["actions"])) == (3, "mixed-30", 1051)
    asked = {"pack": 32, "deals": 16, "seed": 3, "loo": "mixed-30"}
    assert told["receipt"] == loo.chart(**asked).receipt


def test_a_csv_stays_small():
    """Twice 4,861 rows; the dealer of five has twice as many again, and less than a MiB."""
    assert len(to_csv(second())) < 2**19


@pytest.mark.parametrize(
    "asked, name, said",
    [
        ({"seat": 6}, "seat", "1 \\(eldest\\) to 5"), ({"seat": 0}, "seat", "1 \\(eldest\\)"),
        ({"of_what": "hand"}, "of_what", "action"), ({"players": 8}, "players", "7"),
        ({"players": 2}, "players", "3"),
        ({"pool": 0}, "pool", "whole counters"), ({"turn_up": "2s 3s"}, "turn_up", "one card"),
        ({"turn_up": "1s"}, "turn_up", "."), ({"deals": 0}, "deals", "."), ({"seed": -1}, "seed", "."),
        ({"confidence": 1}, "confidence", "between 0 and 1"), ({"opponents": "clever"}, "opponents", "plain"),
        ({"form": "five"}, "form", "three-card"), ({"club_law": True, "turn_up": "2c"}, "turn_up", "club law"),
        ({"of_what": "pool", "loo": "unlimited"}, "loo", "no pool"), ({"of_what": "pool", "loo": 0}, "loo", "no pool"),
        ({"pack": 32, "turn_up": "2s"}, "turn_up", "."), ({"hand": "As Ks Qs"}, "", "hand"),
        ({"threads": 0}, "threads", "."),
    ],
)  # fmt: skip
def test_what_has_no_card_is_refused_at_once(asked, name, said):
    with pytest.raises(Misuse, match=said) as refused:
        loo.chart(**asked)
    assert refused.value.name == name


def test_the_command_refuses_too():
    ran = CliRunner().invoke(odds, ["loo", "chart", "--seat", "9"])
    assert isinstance(ran.exception, Misuse) and ran.exception.name == "seat"
