"""The picture has a panel a place, and the table of letters as many cells."""

from analyzer.games import euchre
from analyzer.games.euchre.charts import draw
from analyzer.report.table import tables


def test_a_panel_a_place():
    answer = euchre.chart(places="order take elder-next dealer-cross", deals=64, pack=24)
    figure = draw(answer)
    panels = [axes for axes in figure.axes if axes.get_title()]
    assert [axes.get_title() for axes in panels] == [
        "elder orders up", "the dealer takes up", "elder names the other of the colour",
        "the dealer names one of the other colour",
    ]  # fmt: skip
    grids = tables(answer)
    assert len(grids) == 4
    cells = sum(bool(text) for grid in grids for name, column in grid.items() if len(name) == 1 for text in column)
    assert cells == sum(len(axes.texts) for axes in panels)
