"""What a person reads of five-card and Irish Loo on a screen of 80 columns, and what he is told who asks it wrong."""

import re
import sys

import pytest
from click.testing import CliRunner

from analyzer.cli import main, odds
from analyzer.games import loo
from analyzer.report.table import text, to_csv

FIVE = {"variant": "five-card", "hand": "Kh 7h Ac 4c 2d", "turn_up": "Qh"}
IRISH = {"variant": "irish", "hand": "Kh 7d Ac", "turn_up": "Qh"}
FEW = {"deals": 3000, "precision": 0}


def arguments(words, **options):
    return [
        "loo",
        *words.split(),
        *(p for key, value in options.items() for p in (f"--{key.replace('_', '-')}", value)),
    ]


@pytest.mark.parametrize("question", ["declare", "discard"])
@pytest.mark.parametrize("asked", [FIVE, IRISH])
@pytest.mark.parametrize("width", [60, 80])
def test_every_row_has_a_line(question, asked, width):
    answer = getattr(loo, question)(**asked, **FEW)
    lines = text(answer, width).split("\n")
    assert max(map(len, lines)) <= width
    begin = next(k for k, line in enumerate(lines) if line.startswith("───")) + 1
    rows = lines[begin : lines.index("", begin)]
    assert len(rows) == min(12, len(answer.actions)), "no line is folded"


def test_of_many_sets_the_best_are_printed_and_the_rest_is_told_of():
    answer = loo.discard(**FIVE, **FEW)
    read = text(answer, 200)
    printed = [line.split("   ")[0] for line in read.split("\n") if line.startswith("discard")]
    ranked = sorted(answer.actions, key=lambda row: -row["ev"])
    assert [name.strip() for name in printed] == [row["action"] for row in ranked[:12]]
    assert re.search(rf"20 more sets, down to {ranked[-1]['ev']:.1f}\d* of {ranked[-1]['action']};", read)
    assert to_csv(answer).count("\n") == 33
    assert "more sets" not in text(loo.discard(**IRISH, **FEW))


def test_what_is_left_out_is_named():
    answer = loo.declare(**FIVE, **FEW)
    assert "Too wide for here: p_uncontested, p_flush_against; --format csv has all." in text(answer, 80)
    assert "p_flush_against" in text(answer, 200) and "Too wide" not in text(answer, 200)


def test_what_ev_and_a_word_mean():
    assert "the loos that a flush wins or costs" in text(loo.declare(**FIVE, **FEW), 400)
    assert "another's flush costs" in text(loo.declare(**FIVE | {"variant": "five-card-hoffmann"}, **FEW), 400)
    assert "flush" not in text(loo.declare(**IRISH, **FEW), 400)
    assert "the cards the asker's policy parts with first; `discard` compares" in text(loo.declare(**IRISH, **FEW), 400)
    first = text(loo.declare(**IRISH | {"variant": "irish-foster"}, **FEW), 400)
    assert "exchange as the asker's policy does when all have declared" in first
    assert "Rules: five-card, but club-law yes." in text(loo.declare(**FIVE, club_law=True, **FEW))


@pytest.mark.parametrize("said", ["throw draw-3", "throw draw 3", "throw,draw3", ["throw", "draw-3"]])
def test_a_draw_is_understood_as_it_is_written(said):
    assert loo.declare(**FIVE, said=said, **FEW).situation["said"] == ["throw", "draw-3"]


def test_actions_too():
    assert [row["action"] for row in loo.declare(**FIVE, actions="draw 2, throw", **FEW).actions] == ["draw-2", "throw"]


@pytest.mark.parametrize(
    ("words", "options", "told"),
    [
        ("declare", {"hand": FIVE["hand"]}, r"--hand: 3 cards, not 5; .* --variant five-card"),
        ("declare --variant five-card", {"hand": IRISH["hand"]}, r"--hand: 5 cards, not 3; in Irish Loo three"),
        ("declare --variant five-card", {"hand": "Kh 7h"}, r"--hand: 5 cards, not 2$"),
        ("discard", {"hand": IRISH["hand"]}, r"--variant: nothing is exchanged .* five-card or irish"),
        ("discard --variant irish", {"hand": IRISH["hand"], "actions": "2c"}, r"--actions: 2c is not in the hand"),
        ("declare --variant irish --said miss", {"hand": IRISH["hand"]}, r"'miss' is none of stand, draw-1, draw-2"),
        ("declare --variant irish --players 9", {"hand": IRISH["hand"]}, r"Irish Loo with 52 cards, so that the pack"),
        ("declare --variant irish --flush book", {"hand": IRISH["hand"]}, r"--flush: in Irish Loo none, not 'book'"),
        ("declare --variant irish --miss-leads", {"hand": IRISH["hand"]}, r"--miss-leads: there is no miss in Irish"),
        ("declare --variant five-card --pam none", {"hand": FIVE["hand"]}, r"--civil: nobody .* or no-civil"),
        ("session --variant irish", {}, r"--form: long runs are of three-card Loo, not of Irish Loo"),
        (
            "declare --variant five-card",
            {"hand": FIVE["hand"], "said": "stand stand stand"},
            r"less than one in 10,000 deals; .*; stand is to exchange nothing, draw-3 to exchange three",
        ),
    ],
)
def test_who_asks_it_wrong_is_told_in_a_line(words, options, told, monkeypatch, capsys):
    cards = {} if words.startswith("session") else {"turn_up": "Qh"}
    monkeypatch.setattr(sys, "argv", ["odds", *arguments(words, **options, **cards)])
    with pytest.raises(SystemExit) as left:
        main()
    out, err = capsys.readouterr()
    lines = [line for line in err.split("\n") if line and not line.startswith("compiling")]
    assert (left.value.code, out, len(lines)) == (2, "", 1)
    assert re.search(told, lines[0]), lines[0]


def test_a_deal_is_shown_by_the_command():
    words = arguments("show --said throw --index 3", **FIVE, action="discard 2d 4c")
    done = CliRunner().invoke(odds, words, prog_name="odds")
    assert done.exit_code == 0, done.output
    assert "Seat 2 exchanges 4c 2d and draws" in done.stdout and "Jc is Pam" in done.stdout


def test_the_picture_shows_the_sets_of_the_table():
    figure = loo.discard(**FIVE, **FEW).plot()
    names = [label.get_text() for label in figure.axes[0].get_yticklabels()]
    assert len(names) == 12 and names[0] == loo.discard(**FIVE, **FEW).best[0]
