"""Rows as cells: their letters, the tables that are the same, and that no hand is in two places."""

from math import comb

import pytest

from analyzer.games.nap.card import cells

from ..pinned import of_two_calls, usual


@pytest.mark.parametrize(
    "call, verdict, letter",
    [("nap", "clear", "N"), ("4", "clear", "4"), ("pass", "clear", "-"), ("nap", "too close to call", "N?"),
     ("1", "too close to call", "1?")],
)  # fmt: skip
def test_a_cell_in_letters(call, verdict, letter):
    assert cells.letter({"call": call, "verdict": verdict}) == letter


def test_tables_that_say_the_same_are_one():
    """Of six players the dealer has no cards, so that five play; with a kitty it is shared among fewer."""
    assert list(cells.tables_of(usual())) == ["2", "3", "4", "5-6"]
    assert list(cells.tables_of(of_two_calls())) == ["4", "5"]


def test_every_hand_is_in_one_cell():
    for grid in cells.tables_of(usual()).values():
        assert sum(row["weight"] for row in grid.values()) == comb(52, 5)
        assert sum(cells.shares(grid).values()) == pytest.approx(1)


def test_lines_of_a_block():
    grid = cells.tables_of(usual())["3"]
    held, plain = cells.lines_of(grid, 2)
    assert (len(held), held[0], held[-1]) == (11, "A K", "x x")
    assert plain == ["J-", "Q", "K", "K+", "A", "A+", "A A", "A A+"]
    assert cells.lines_of(grid, 5)[1] == ["J-"]
    assert len(cells.lines_of(grid)[0]) == 58


def test_more_players_make_calls_riskier():
    tables = list(cells.tables_of(usual()).values())
    shares = [cells.shares(grid)["nap"] for grid in tables]
    assert shares == sorted(shares, reverse=True)
    for few, many in zip(tables, tables[1:], strict=False):
        assert all(few[place]["p_3"] > row["p_3"] - 0.05 for place, row in many.items())
