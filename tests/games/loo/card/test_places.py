"""A place on the card is split as its hands are, hatched where they are undecided, and written in."""

import pytest
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure

from analyzer.games.loo.card.places import DOUBT, FILLS, action, mixed, pool

HANDS = [
    {"weight": 6, "best": "stand", "verdict": "clear", "ev_stand": 3.0},
    {"weight": 1, "best": "stand", "verdict": "too close to call", "ev_stand": 2.0},
    {"weight": 3, "best": "throw", "verdict": "clear", "ev_stand": -1.0},
]


def drawn(draw, group, width=1):
    axes = Figure().subplots()
    draw(axes, 2, 5, width, group)
    return axes.patches, [label.get_text() for label in axes.texts]


@pytest.mark.parametrize("width", [1, 10])
def test_a_place_is_split_by_weight(width):
    (*parts, frame), written = drawn(action, HANDS, width)
    assert [part.get_width() / width for part in parts] == pytest.approx([0.6, 0.1, 0.3])
    assert [part.get_hatch() for part in parts] == [None, DOUBT, None]
    assert [part.get_x() for part in parts] == pytest.approx([2, 2 + 0.6 * width, 2 + 0.7 * width])
    assert (frame.get_width(), frame.get_fill()) == (width, False)
    assert written == ["S/T?\n2.0"]


def test_colours_are_told_apart_in_grey():
    greys = sorted(sum(k * c for k, c in zip((0.3, 0.59, 0.11), mixed(*fill), strict=True)) for fill in FILLS.values())
    assert all(b - a > 0.08 for a, b in zip(greys, greys[1:], strict=False))
    assert mixed("black", 0.25) == [0.75] * 3 and mixed("C0", 1) == pytest.approx(to_rgb("C0"))


def test_a_place_of_pools_shows_the_middle_and_the_ends():
    rows = [{"weight": 1, "from_pool": value} for value in (0.5, 1.25, None)]
    assert drawn(pool, rows)[1] == ["1.2", "0.5–never"]
    assert drawn(pool, rows[:1])[1] == ["0.5"]
