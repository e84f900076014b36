"""The card for the table as a picture: a block a number of trumps, in it a column of each table's size by plain cards."""

from . import cells
from .places import Page, key, place

GAP = 0.4  # between plain cards, in columns
NAMES = 3.3  # room for the names of the trumps
HEAD, APART = 2.1, 1.0  # lines above a block, and between two
WORDS = {5: "all of one suit", 4: "four trumps and", 3: "three trumps and", 2: "two trumps and"}


def draw(answer):
    """Return the figure of a chart's rows."""
    from ....report.chart import foot, sheet
    from ....report.table import sentences

    tables = cells.tables_of(answer)
    blocks = [_Block(tables, length) for length in WORDS if _Block(tables, length).held]
    rows = _stacked(blocks)
    width = max(_wide(row) for row in rows)
    height = sum(row[0].height + APART for row in rows)
    fig = sheet(8.3, 1.6 + 0.172 * height)
    page = Page(fig, width, height)
    y = 0
    for row in rows:
        x = 0
        for block in row:
            block.draw(page, x, y + row[0].height - block.height if len(row) == 1 else y)
            x += block.width + APART
        y += max(block.height for block in row) + APART
    x = _wide(rows[0]) + APART
    key(page, x, 0, width - x, {row["call"] for row in answer.actions}, list(tables), answer)
    foot(fig, sentences(answer))
    return fig
