"""The same chance under other models, and what verifies it."""

import pytest

from analyzer.errors import Misuse
from analyzer.games import nap
from analyzer.report.table import tables


def test_each_model_has_its_own_error():
    found = nap.call(hand="Ah Kh Qh 9h As", said="pass 2", band=True, deals=3000, actions="3 nap", precision=0)
    assert found.method["band"] == {"double-dummy": 3000, "book": 3000, "pimc": 2000}
    for row in found.actions:
        assert set(row["band"]) == {f"{m}{e}" for m in ("double-dummy", "book", "pimc") for e in ("", "_stderr")}
    assert found.actions[1]["band"]["pimc_stderr"] > found.actions[1]["band"]["book_stderr"] > 0
    main, band = tables(found)
    assert list(band) == ["action", "double-dummy", "book", "pimc"] and "band" not in main


def test_a_band_agrees_with_the_question_asked_that_way():
    asked = {"hand": "Ah Jh Th Kc 4d", "precision": 0, "deals": 2000}
    found = nap.strength(**asked, band=True)
    alone = nap.strength(**asked, play="double-dummy")
    for row, other in zip(found.actions, alone.actions, strict=False):
        assert row["band"]["double-dummy"] == other["p_3"]


def test_of_nine_cards_fewer_deals_are_solved():
    hand = "Ah Kh Qh 9h 2s Ks 4d 3d 3c"
    found = nap.strength(hand=hand, players=2, variant="nine-card", band=True, worlds=2, deals=4000, precision=0)
    assert found.method["band"] == {"double-dummy": 250, "book": 4000, "pimc": 10}


def test_ctrl_c_ends_a_band(monkeypatch):
    asked = {"hand": "Ah Kh Qh 9h As", "deals": 200, "precision": 0}
    cut = nap.call(**asked)
    cut.interrupted, cut.model["band"] = True, True
    monkeypatch.setattr("analyzer.games.nap.answers.called", lambda *_: cut)
    found = nap.call(**asked, band=True)
    assert found.interrupted and not found.method["band"] and not any("band" in row for row in found.actions)


def test_worlds_that_nobody_draws_are_refused():
    with pytest.raises(Misuse, match="nobody draws worlds"):
        nap.call(hand="Ah Kh Qh 9h As", worlds=5)
    with pytest.raises(Misuse, match="worlds are from 1"):
        nap.call(hand="Ah Kh Qh 9h As", play="pimc", worlds=0)
