"""A hand among players who imagine worlds, and the band: the same chance under several ways to play."""

import pytest

from analyzer.core.jit import OFF
from analyzer.games.euchre.questions import strength

HAND = {"hand": "Jh 8h As 7d 7c", "turn_up": "9h"}
FEW = {"deals": 20 if OFF else 400, "precision": 0}


def rows_of(**asked):
    answer = strength(**HAND | FEW | asked)
    return {row["action"]: row for row in answer.actions}, answer


@pytest.mark.skipif(OFF, reason="many worlds")
def test_the_form_of_an_answer():
    rows, answer = rows_of(play="pimc")
    assert list(rows) == ["lead Jh", "lead 8h", "lead 7c", "lead 7d", "lead As"]
    assert answer.model == {"play": "pimc", "worlds": 20} and answer.method["deals"] == FEW["deals"]
    assert all(0 <= row["p_point"] <= 1 and row["stderr"] >= 0 for row in rows.values())
    dealer, answer = rows_of(play="pimc", seat="dealer", trump="d")
    assert list(dealer) == ["follow"] and answer.best is None
    dealer, answer = rows_of(play="pimc", seat="dealer")
    assert list(dealer) == ["discard Jh", "discard 8h", "discard 7c", "discard 7d", "discard As"] and answer.best


@pytest.mark.skipif(OFF, reason="many worlds")
def test_the_band_stands_beside_what_is_counted():
    rows, answer = rows_of(play="double-dummy", band=True)
    assert answer.method["band"] == {"double-dummy": 65780, "book": 65780, "pimc": FEW["deals"]}
    book = {row["action"]: row["p_point"] for row in strength(**HAND, play="book").actions}
    blind = {row["action"]: row["p_point"] for row in rows_of(play="pimc")[1].actions}
    for action, row in rows.items():
        assert row["band"]["double-dummy"] == row["p_point"] and row["band"]["double-dummy_stderr"] == 0
        if action != "best":
            assert (row["band"]["book"], row["band"]["pimc"]) == (book[action], blind[action])
            assert row["band"]["pimc_stderr"] > 0
    (row,) = rows_of(play="double-dummy", seat="dealer", trump="d", band=True)[0].values()
    assert set(row["band"]) == {f"{n}{e}" for n in ("double-dummy", "book", "pimc") for e in ("", "_stderr")}


@pytest.mark.skipif(OFF, reason="many deals")
def test_threads_and_suits_change_nothing():
    rows = rows_of(play="pimc", threads=1)[0]
    assert rows_of(play="pimc", threads=2)[0] == rows
    other = {row["action"]: row for row in strength(hand="Js 8s Ah 7c 7d", turn_up="9s", play="pimc", **FEW).actions}
    rename = str.maketrans("cdhs", "dcsh")
    assert {action[:-1] + action[-1].translate(rename): row["p_point"] for action, row in rows.items()} == {
        action: row["p_point"] for action, row in other.items()
    }


@pytest.mark.skipif(OFF, reason="many deals")
def test_more_worlds_are_another_player():
    assert rows_of(play="pimc", worlds=1)[0] != rows_of(play="pimc", worlds=40)[0]
    assert rows_of(play="pimc", mine="plain")[0] != rows_of(play="plain", mine="pimc")[0]
