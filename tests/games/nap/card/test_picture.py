"""The card as a picture: it says what the table says, and nothing overlaps."""

from collections import Counter

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg

from analyzer.games import nap
from analyzer.games.nap.card.cells import tables_of
from analyzer.games.nap.card.picture import Block
from analyzer.report.chart import plot
from analyzer.report.table import tables

from ..pinned import of_two_calls, usual


def single():
    return nap.chart(players=4, deals=64)


def of_five():
    return nap.chart(stands_out="none", deals=64)


@pytest.mark.parametrize("card", [usual, of_two_calls, single, of_five])
def test_the_picture_says_what_the_table_says_and_nothing_overlaps(card):
    answer = card()
    fig = plot(answer)
    canvas = FigureCanvasAgg(fig)
    canvas.draw()
    (axes,), renderer = fig.axes, canvas.get_renderer()
    low, high = np.array([label.get_window_extent(renderer).get_points() for label in axes.texts]).swapaxes(0, 1)
    apart = (low[:, None] >= high[None]) | (high[:, None] <= low[None])
    assert np.count_nonzero(~apart.any(axis=2)) == len(low)  # each overlaps itself
    assert (low > axes.bbox.min).all() and (high < axes.bbox.max).all()
    written = Counter(label.get_text() for label in axes.texts)
    shown = Counter(cell for table in tables(answer) for cells in list(table.values())[1:] for cell in cells if cell)
    for letters, many in shown.items():
        if not letters.isdigit():  # how many play is a number too
            assert written[letters] == many
    width, height = fig.get_size_inches()
    assert width == 8 and height < 11.7  # a page


def test_a_block_is_as_large_as_its_places():
    block = Block(tables_of(usual()), 3)
    assert (len(block.held), len(block.plain), block.across) == (15, 7, 4)
    assert block.height == Block(tables_of(usual()), 5).height - 1


def test_the_legend_shows_the_calls_that_are_there():
    (legend,) = plot(of_two_calls()).legends
    assert [label.get_text() for label in legend.texts] == ["- none", "3 tricks", "N Nap"]
    assert legend.get_title().get_text() == "Nap: the highest call that pays, 12 in the kitty, 32 cards"
