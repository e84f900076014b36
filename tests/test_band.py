"""Other ways to play beside an answer: which rows stand beside which, and with which error."""

from math import sqrt

import pytest

from analyzer.answer import Answer
from analyzer.band import banded, model_of, told, with_worlds
from analyzer.errors import Misuse
from analyzer.run import Budget

CHANCES = {"double-dummy": 0.5, "book": 0.25, "pimc": 0.2}


def measure(model, budget):
    """Answer with a chance that hangs on the way to play alone."""
    how = model["play"]
    method = {"kind": "simulation", "deals": budget.deals} if how == "pimc" else {"kind": "exact", "worlds": 7}
    names = ["best", "lead 7s"] if how == "double-dummy" else ["lead 7s"]
    rows = [{"action": name, "p_point": CHANCES[how]} for name in names]
    return Answer("nap.strength", model=model, method=method, actions=rows)


def asked(play="double-dummy", **more):
    model = with_worlds({"play": play}, band=True)
    return banded(measure(model, Budget()), measure, Budget(**more))


def test_every_way_stands_beside_the_row_of_its_name():
    found = asked(deals=500)
    best, lead = found.actions
    assert best["band"] == {"double-dummy": 0.5, "double-dummy_stderr": 0.0}
    assert lead["band"]["book"] == 0.25 and lead["band"]["book_stderr"] == 0.0
    assert lead["band"]["pimc_stderr"] == sqrt(0.2 * 0.8 / 500)
    assert found.method["band"] == {"double-dummy": 7, "book": 7, "pimc": 500}
    assert "pimc 500" in told(found.method)


def test_of_players_who_imagine_worlds_no_more_deals_than_2000():
    assert asked().method["band"]["pimc"] == 2000


def test_without_a_band_nothing_is_asked():
    found = measure({"play": "book"}, Budget())
    assert banded(found, None, Budget()) is found


def test_worlds_are_told_where_somebody_imagines_them():
    assert with_worlds({"play": "plain"}) == {"play": "plain"}
    assert with_worlds({"play": "plain", "mine": "pimc"})["worlds"] == 20
    assert with_worlds({"play": "book"}, 7, True) == {"play": "book", "band": True, "worlds": 7}
    for model, worlds, band in (
        ({"play": "plain"}, 7, False),
        ({"play": "pimc"}, 0, False),
        ({"play": "book"}, None, 3),
    ):
        with pytest.raises(Misuse):
            with_worlds(model, worlds, band)


def test_a_model_names_how_both_play_and_the_asker_where_he_differs():
    ways = ("plain", "book", "pimc")
    assert model_of(None, None, ways, "plain") == model_of("plain", "plain", ways, "book") == {"play": "plain"}
    assert model_of("book", "pimc", ways, "plain", 7) == {"play": "book", "mine": "pimc", "worlds": 7}
    for names in (("wild", None), (None, "wild")):
        with pytest.raises(Misuse):
            model_of(*names, ways, "plain")
