"""The card as a picture: it says what the table says, and nothing overlaps."""

import pytest

from analyzer.report.chart import plot
from analyzer.report.table import tables

from ..cards import pools, second


@pytest.mark.parametrize("card", [second, pools])
def test_the_picture_says_what_the_table_says_and_nothing_overlaps(card):
    answer = card()
    fig = plot(answer)
    fig.canvas.draw()
    panels = len({row["stood"] for row in answer.actions})
    assert len(fig.axes) == panels
    for axes in fig.axes:
        boxes = [label.get_window_extent() for label in axes.texts]
        assert not any(a.overlaps(b) for k, a in enumerate(boxes) for b in boxes[:k])
        assert all(axes.bbox.contains(*box.min) and axes.bbox.contains(*box.max) for box in boxes)
    if card is second:
        letters = {label.get_text().split()[0] for axes in fig.axes for label in axes.texts}
        assert letters == {
            cell for table in tables(answer) for cells in list(table.values())[1:] for cell in cells if cell
        }
