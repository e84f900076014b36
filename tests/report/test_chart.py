"""Answers as pictures: the bars are the numbers, and the same answer is the same picture."""

import sys
import xml.etree.ElementTree as ET

import matplotlib as mpl
import pytest
from matplotlib.container import ErrorbarContainer

from analyzer.errors import Misuse
from analyzer.games import speculation
from analyzer.report.chart import STYLE, bars, plot, save
from analyzer.report.table import sentences

ANSWERS = {
    "price": lambda: speculation.price(turn_up="9d"),
    "price sampled": lambda: speculation.price(turn_up="9d", method="simulate", deals=5000),
    "buy": lambda: speculation.buy(turn_up="9d", price=1),
    "buy sampled": lambda: speculation.buy(turn_up="9d", price=1, bidders="noisy", deals=5000),
    "nobody's turn-up": lambda: speculation.price(turn_up="9d", turn_up_to="pool"),
    "chart": lambda: speculation.chart(players=[3, 5]),
    "chart exposed": lambda: speculation.chart(of_what="exposed", players=4),
}


@pytest.fixture(params=ANSWERS)
def answer(request):
    return ANSWERS[request.param]()


def texts(figure):
    """Return all that is written in a figure."""
    return [t.get_text() for t in figure.findobj(mpl.text.Text) if t.get_text()]


@pytest.mark.parametrize("name", ["price", "buy sampled"])
def test_a_bar_is_as_long_as_its_number(name):
    answer = ANSWERS[name]()
    (axes,) = bars(answer).axes
    assert [bar.get_width() for bar in axes.patches] == [row["ev"] for row in answer.actions]
    assert [label.get_text() for label in axes.get_yticklabels()] == [row["action"] for row in answer.actions]
    assert axes.yaxis_inverted()  # the first on top
    assert "counters" in axes.get_xlabel()


def test_a_whisker_is_the_interval():
    answer = ANSWERS["buy sampled"]()
    (axes,) = bars(answer).axes
    (errors,) = [c for c in axes.containers if isinstance(c, ErrorbarContainer)]
    ends = [segment[:, 0].tolist() for segment in errors.lines[2][0].get_segments()]
    assert ends == [pytest.approx([row["low"], row["high"]]) for row in answer.actions]


def test_the_best_is_coloured():
    answer = ANSWERS["buy"]()
    (axes,) = bars(answer).axes
    color = dict(zip([row["action"] for row in answer.actions], [b.get_facecolor() for b in axes.patches], strict=True))
    assert answer.best == ["decline"]
    assert color["decline"] != color["buy"]
    assert sum(color["buy"][:3]) > sum(color["decline"][:3])  # the paler


def test_where_nothing_can_be_bought_the_chances_are_drawn():
    all_turned = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2h 3h"
    answer = speculation.price(turn_up="9d", turn_up_to="pool", exposed=all_turned)
    (axes,) = bars(answer).axes
    assert [bar.get_width() for bar in axes.patches] == [row["p_win"] for row in answer.seats]
    assert axes.get_xlabel() == "chance, p_win"


def test_title_and_foot_say_what_it_is_and_the_readers_own_plots_are_not_touched(answer):
    before = dict(mpl.rcParams)
    written = " ".join(" ".join(texts(plot(answer))).split())
    assert sentences(answer)[-1] in written  # the rules
    assert "Exact: closed form." in written or "5,000 deals" in written
    assert "peculation" in written
    assert "Model: " in written
    assert dict(mpl.rcParams) == before
    if "matplotlib.pyplot" in sys.modules:
        assert not sys.modules["matplotlib.pyplot"].get_fignums()


@pytest.mark.parametrize("name", ["buy sampled", "chart", "chart exposed"])
def test_the_same_answer_is_the_same_picture(name, tmp_path):
    answer = ANSWERS[name]()
    for suffix in ("png", "svg", "pdf"):
        for file in ("a", "b"):
            save(answer, tmp_path / f"{file}.{suffix}")
        assert (tmp_path / f"a.{suffix}").read_bytes() == (tmp_path / f"b.{suffix}").read_bytes()


def test_a_readers_own_style_does_not_change_it(tmp_path):
    """The picture is made in the project's look, whatever stands in somebody's matplotlibrc."""
    answer = ANSWERS["buy"]()
    save(answer, tmp_path / "a.png")
    with mpl.rc_context({"axes.grid": False, "font.size": 20, "lines.linewidth": 9, "figure.facecolor": "red"}):
        save(answer, tmp_path / "b.png")
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_a_picture_as_large_as_it_says(tmp_path):
    save(ANSWERS["price"](), tmp_path / "a.png")
    head = (tmp_path / "a.png").read_bytes()[:24]
    width, height = int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
    assert 600 < width < 2500
    assert 300 < height < 2500


def test_a_drawing_can_be_searched_for_its_words(tmp_path):
    save(ANSWERS["buy"](), tmp_path / "a.svg")
    root = ET.parse(tmp_path / "a.svg").getroot()
    assert root.tag.endswith("svg")
    comments = (tmp_path / "a.svg").read_text()
    assert "decline" in comments


def test_the_style_is_a_file_of_the_package():
    assert STYLE.is_file()
    assert mpl.rc_params_from_file(STYLE, use_default_template=False)


def test_a_notebook_shows_the_picture_without_pyplot():
    assert plot(speculation.price(turn_up="9d"))._repr_png_().startswith(b"\x89PNG\r\n\x1a\n")


def test_what_cannot_be_drawn_is_said():
    for answer in (speculation.price(turn_up="Kd"), speculation.show(), speculation.claims()):
        with pytest.raises(Misuse, match="nothing to draw"):
            plot(answer)
