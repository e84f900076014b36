"""The card in letters: it fits the screen and says what the cells are."""

import re

from analyzer.report.table import tables, text

from ..cards import pools, second


def test_the_table_fits_and_shows_the_cells():
    shown = text(second(), 80)
    assert max(map(len, shown.split("\n"))) <= 80
    first, other = tables(second())
    assert list(first) == ["0 stood:", "A A", "A K", "A QJ", "A", "K KQ", "K", "Q QJ", "Q", "J", "10-"]
    assert first["A A"][0] == other["10-"][0] == "S"
    assert first["A A"][3] == ""  # with two trumps there is one plain card
    assert "each by itself: up to 10 in 1,000" in shown.replace("\n", " ")
    assert re.search(r"Against book players this card earns -?\d\.\d+ ± \d\.\d+", shown.replace("\n", " "))


def test_the_table_of_pools():
    shown = text(pools(), 80)
    assert max(map(len, shown.split("\n"))) <= 80
    (table,) = tables(pools())
    cells_shown = [cell for column in list(table.values())[1:] for cell in column if cell]
    assert all(re.fullmatch(r"\d\.\d(-\d\.\d)?", cell) for cell in cells_shown)
    assert table["10-"][0] == "0.0" and table["A A"][3] == ""
