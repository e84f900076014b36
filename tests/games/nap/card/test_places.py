"""A place on the card is filled by its call, as dark as it is high, and written in."""

import pytest
from matplotlib import style
from matplotlib.figure import Figure

from analyzer.games.nap.card.places import FILLS, LIGHT_ON, mixed, place
from analyzer.report.chart import STYLE


@pytest.fixture(autouse=True)
def as_printed():
    with style.context(STYLE):
        yield


def grey(color):
    return sum(k * c for k, c in zip((0.3, 0.59, 0.11), color, strict=True))


def test_colours_are_told_apart_in_grey():
    greys = [grey(mixed(*fill)) for fill in FILLS.values()]
    assert list(FILLS) == ["pass", "1", "2", "3", "4", "nap"]
    assert all(a - b > 0.05 for a, b in zip(greys, greys[1:], strict=False))


@pytest.mark.parametrize(
    "call, verdict, said", [("nap", "clear", "N"), ("4", "too close to call", "4?"), ("2", "clear", "2")]
)
def test_a_place_says_its_call(call, verdict, said):
    axes = Figure().subplots()
    place(axes, 3, 5, {"call": call, "verdict": verdict}, 1.5)
    (patch,), (label,) = axes.patches, axes.texts
    assert (patch.get_x(), patch.get_y(), patch.get_width(), patch.get_height()) == (3, 5, 1.5, 1)
    assert label.get_text() == said and label.get_position() == (3.75, 5.5)
    assert (label.get_color() == "white") == (call in LIGHT_ON)
    assert abs(grey(patch.get_facecolor()[:3]) - (label.get_color() == "white")) > 0.3  # it can be read
