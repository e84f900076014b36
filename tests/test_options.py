"""What several commands share: formats, files, pictures, and the settings of one's own table."""

import csv
import io
import json
import os
import re
import xml.etree.ElementTree as ET
from unittest.mock import patch

import pytest

from .test_cli import refused, run

PRICE = ["speculation", "price", "--turn-up", "9d"]
BUY = ["speculation", "buy", "--turn-up", "9d", "--price", "1"]
FORMS = ["table", "json", "csv", "markdown"]
QUESTIONS = {
    "price": PRICE,
    "price, sampled": [*PRICE, "--method", "simulate", "--deals", "2000"],
    "buy": BUY,
    "buy, sampled": [*BUY, "--bidders", "noisy", "--deals", "2000"],
    "sell": ["speculation", "sell", "--turn-up", "9d", "--offer", "1"],
    "chart": ["speculation", "chart", "--players", "5"],
    "show": ["speculation", "show", "--players", "3"],
    "claims": ["speculation", "claims"],
    "over": ["speculation", "price", "--turn-up", "Qh"],
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Work in a folder without settings."""
    monkeypatch.chdir(tmp_path)


# Forms


ORDER = (
    "question situation variant model method actions seats best verdict edge break_even over unit seed confidence"
    " interrupted receipt"
).split()


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_form_has_the_same_rows(name):
    table, told, rows, markdown = (run(*QUESTIONS[name], "--format", form) for form in FORMS)
    for ran in (table, told, rows, markdown):
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.endswith("\n") and not ran.out.endswith("\n\n")
    answer = json.loads(told.out)
    assert list(answer) == [key for key in ORDER if key in answer]
    assert list(answer["receipt"]) == ["version", "kernel", "digest"]
    shown = [*answer.get("actions", []), *answer.get("seats", [])] or [{"over": answer["over"]}]
    lines = rows.out.split("\n", 1)[1] if rows.out.startswith("# ") else rows.out
    for asked, row in zip(shown, csv.DictReader(io.StringIO(lines)), strict=True):  # actions, then seats
        assert {key: str(value) for key, value in asked.items()} == {k: v for k, v in row.items() if v}
    first = str(shown[0][{"chart": "rank"}.get(name, next(iter(shown[0])))])
    assert first in markdown.out
    assert (shown[0]["text"] if name == "show" else first) in table.out.replace(
        "\n", " "
    )  # a deal is read in sentences


def test_a_form_that_is_none():
    refused(run(*PRICE, "--format", "yaml"), "--format", "yaml", *FORMS)


# Files


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("a.csv", "csv"),
        ("a.md", "markdown"),
        ("a", "table"),
        ("A.JSON", "json"),
    ],
)
def test_the_name_of_a_file_says_its_form(tmp_path, name, form):
    assert run(*PRICE, "--out", name) == (0, "", "")
    assert (tmp_path / name).read_text() == run(*PRICE, "--format", form).out
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_form_that_is_asked_for_wins(tmp_path):
    assert run(*PRICE, "--out", "a.csv", "--format", "json").code == 0
    assert json.loads((tmp_path / "a.csv").read_text())["question"] == "speculation.price"


def test_a_picture_is_no_form_of_an_answer(tmp_path):
    """Whoever writes `--out fig.png` wants `--chart`, not a text with a picture's name."""
    refused(run(*PRICE, "--out", "fig.png"), "--out", "--chart")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("option", "file", "words"),
    [
        ("--out", "", []),
        ("--out", "missing/a.json", ["there is no folder missing"]),
        ("--out", ".", ["folder"]),
        ("--out", "a" * 300 + ".json", ["File name too long"]),
        ("--chart", "", []),
        ("--chart", "a.gif", ["a.gif", ".png", ".svg", ".pdf"]),
        ("--chart", "missing/a.png", ["there is no folder missing"]),
    ],
)
def test_a_file_that_cannot_be_written_is_found_before_anything_is_played(tmp_path, option, file, words):
    with patch("analyzer.games.speculation.questions.price", side_effect=AssertionError("played")):
        refused(run(*PRICE, option, file), option, *words)
    assert not list(tmp_path.iterdir())


def test_a_name_may_be_as_long_as_the_system_allows(tmp_path):
    file = "a" * (os.pathconf(tmp_path, "PC_NAME_MAX") - 5) + ".json"
    assert run(*PRICE, "--out", file).code == 0
    assert [file.name for file in tmp_path.iterdir()] == [file]


def test_what_may_not_be_written_is_refused(tmp_path):
    (tmp_path / "a.json").write_text("old")
    with patch("analyzer.files.os.access", return_value=False):
        refused(run(*PRICE, "--out", "a.json"), "--out", "a.json", "may not be written")
    assert (tmp_path / "a.json").read_text() == "old"


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=["full", "Ctrl-C"])
@pytest.mark.parametrize(("option", "file"), [("--out", "a.json"), ("--chart", "a.png")])
def test_a_file_is_written_whole_or_not_at_all(tmp_path, error, option, file):
    (tmp_path / file).write_text("old")
    with patch("analyzer.files.os.replace", side_effect=error):
        ran = run(*PRICE, option, file)
    assert (ran.code, ran.err.strip().count("\n")) == (130 if isinstance(error, KeyboardInterrupt) else 1, 0)
    assert ran.err
    assert (tmp_path / file).read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


def test_bad_input_leaves_an_old_file_alone(tmp_path):
    (tmp_path / "a.json").write_text("old")
    refused(run(*PRICE, "--players", 99, "--out", "a.json"), "--players")
    assert (tmp_path / "a.json").read_text() == "old"


# Pictures


def check_picture(path):
    """Check that a file is what its name says, from its first byte to its last."""
    data = path.read_bytes()
    if path.suffix.lower() == ".png":
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert data.endswith(b"IEND\xaeB`\x82")
    elif path.suffix == ".pdf":
        assert data.startswith(b"%PDF-")
        assert data.rstrip().endswith(b"%%EOF")
    else:
        assert ET.fromstring(data).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("file", ["a.png", "a.svg", "a.pdf", "A.PNG"])
def test_an_answer_is_drawn_beside_its_table(tmp_path, file):
    for name in ("price", "buy, sampled"):  # that the same answer is the same bytes is in test_chart
        assert run(*QUESTIONS[name], "--chart", file) == run(*QUESTIONS[name])
        check_picture(tmp_path / file)


def test_a_file_and_a_picture(tmp_path):
    assert run(*PRICE, "--out", "a.json", "--chart", "a.png") == (0, "", "")
    assert json.loads((tmp_path / "a.json").read_text())
    check_picture(tmp_path / "a.png")


def test_a_question_that_is_over_has_nothing_to_draw(tmp_path):
    ran = run(*QUESTIONS["over"], "--chart", "a.png")
    assert (ran.code, ran.err) == (0, "There is nothing to draw.\n")
    assert "passes the deal" in ran.out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("kind", "suffix"), [("players", ".png"), ("players", ".svg"), ("exposed", ".pdf")])
def test_a_chart_is_a_picture_and_its_data(tmp_path, kind, suffix):
    chart = ["speculation", "chart", "--of-what", kind, "--players", "4"]
    ran = run(*chart, "--out", "a" + suffix)
    assert (ran.code, ran.out) == (0, "")
    assert re.findall(r"a\.\w+", ran.err) == ["a" + suffix, "a.csv"]
    check_picture(tmp_path / ("a" + suffix))
    assert (tmp_path / "a.csv").read_text() == run(*chart, "--format", "csv").out
    drawn = (tmp_path / ("a" + suffix)).read_bytes()
    assert run(*chart, "--out", "a" + suffix).code == 0
    assert (tmp_path / ("a" + suffix)).read_bytes() == drawn


def test_a_chart_may_be_drawn_and_printed(tmp_path):
    chart = ["speculation", "chart", "--players", "4"]
    assert run(*chart, "--out", "a.png", "--format", "json").out == run(*chart, "--format", "json").out
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.csv", "a.png"]


@pytest.mark.parametrize("file", ["a.csv", "missing/a.png", ".png"])
def test_a_chart_is_not_written_elsewhere(tmp_path, file):
    refused(run("speculation", "chart", "--players", "4", "--out", file), "--out")
    assert not list(tmp_path.iterdir())


def test_a_chart_whose_data_cannot_be_written_is_not_drawn(tmp_path):
    (tmp_path / "a.csv").mkdir()
    refused(run("speculation", "chart", "--players", "4", "--out", "a.png"), "--out", "a.csv")
    assert [file.name for file in tmp_path.iterdir()] == ["a.csv"]


# How long to play


def told(*arguments):
    """Return the answer to a question as a dict."""
    ran = run(*arguments, "--format", "json")
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


SAMPLED = [*BUY, "--method", "simulate"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["--deals", "100"], "Exact, so --deals made no difference.\n"),
        (["--seed", "2", "--deals", "9"], "Exact, so --deals and --seed made no difference.\n"),
        (
            ["--threads", "1", "--seconds", "1", "--precision", ".1", "--cluster", "tcp://a:1"],
            "Exact, so --precision and --seconds and --threads and --cluster made no difference.\n",
        ),
    ],
)
def test_a_bound_of_what_is_exact_made_no_difference(tmp_path, typed, said):
    assert run(*PRICE, *typed) == (0, run(*PRICE).out, said)
    assert run(*BUY, *typed, "--out", "a.txt") == (0, "", said)
    assert (tmp_path / "a.txt").read_text() == run(*BUY).out


def test_nothing_is_said_where_a_bound_made_a_difference_or_was_not_typed(tmp_path):
    assert run(*SAMPLED, "--deals", 2000, "--seed", 2).err == ""
    (tmp_path / "odds.toml").write_text("deals = 2000\nseed = 2")
    assert run(*PRICE).err == ""


def test_the_confidence_of_what_is_exact_made_no_difference_either():
    """What is typed is used, refused or answered: an exact number has no interval to hold with any chance."""
    assert run(*PRICE, "--confidence", ".9").err == "Exact, so --confidence made no difference.\n"


def test_deals_are_at_most_so_many():
    assert told(*SAMPLED, "--deals", 1000, "--precision", 0)["method"]["deals"] == 1000
    assert told(*SAMPLED, "--deals", 300_000, "--precision", 0)["method"]["deals"] == 300_000


def test_precision_stops_at_a_look():
    answer = told(*SAMPLED, "--precision", 0.02)
    assert answer["method"]["deals"] in [16_384 * 2**k for k in range(9)]
    assert answer["verdict"] == "clear"
    assert all((row["high"] - row["low"]) / 2 <= 0.02 for row in answer["actions"])


def test_seconds_stop_at_the_first_look():
    assert told(*SAMPLED, "--precision", 0, "--seconds", 0)["method"]["deals"] == 16_384
    deals = told(*SAMPLED, "--deals", 10**12, "--precision", 0, "--seconds", 0.2)["method"]["deals"]
    assert deals in [16_384 * 2**k for k in range(26)]  # else this test would take a day


def test_a_seed_names_its_deals():
    one, again, two = (told(*SAMPLED, "--deals", 20_000, "--seed", seed) for seed in (1, 1, 2))
    assert one == again
    assert one["actions"] != two["actions"]
    assert told(*SAMPLED, "--deals", 20_000) == one


def test_more_confidence_is_a_wider_interval():
    width = {}
    for confidence in (0.9, 0.99, 0.999):
        row = told(*SAMPLED, "--deals", 20_000, "--confidence", confidence)["actions"][0]
        width[confidence] = row["high"] - row["low"]
    assert width[0.9] < width[0.99] < width[0.999]


def test_the_confidence_is_shown_as_it_was_asked():
    """No interval holds with 100%."""
    out = run(*SAMPLED, "--deals", 20_000, "--confidence", ".9999").out
    assert "± 99.99%" in out
    assert "with 99.99%." in out.replace("\n", " ")


def test_threads_change_nothing():
    assert len({run(*SAMPLED, "--deals", 100_000, "--threads", n).out for n in (1, 2, 5)}) == 1


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--deals", "0", ["a whole number from 1 to 1,000,000,000,000", "not 0"]),
        ("--deals", "1e6", ["1e6"]),
        ("--deals", "1,000", ["1,000"]),
        ("--deals", "9" * 5000, []),
        ("--precision", "-1", ["0 or more", "-1"]),
        ("--precision", "x", ["x"]),
        ("--seconds", "inf", ["0 or more", "inf"]),
        ("--seed", str(2**63), [str(2**63)]),
        ("--confidence", "99", ["between 0 and 1, say .99", "not 99"]),
        ("--confidence", "99%", ["99%"]),
        ("--threads", "4097", ["4,096"]),
        ("--method", "guess", ["guess", "auto", "exact", "simulate"]),
    ],
)
def test_a_budget_that_cannot_be(option, value, words):
    for question in (PRICE, SAMPLED):  # the exact one has no use for it, and still
        refused(run(*question, option, value), option, *words)


# The settings of one's own table


def write(folder, text, name="odds.toml"):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)


def players(*arguments, home="/nonexistent"):
    """Return how many players a question is asked of."""
    ran = run(*arguments, "--format", "json", home=home)
    assert ran.code == 0, ran.err
    return json.loads(ran.out)["situation"]["players"]


def test_settings_of_this_folder(tmp_path):
    assert players(*PRICE) == 5
    write(tmp_path, "players = 4")
    assert players(*PRICE) == 4


def test_settings_of_the_configuration_folder(tmp_path):
    write(tmp_path / "home" / "odds", "players = 6")
    assert players(*PRICE, home=tmp_path / "home") == 6


def test_settings_of_a_file_that_is_named(tmp_path):
    write(tmp_path, "players = 7", "mine.toml")
    assert players("--config", "mine.toml", *PRICE) == 7


def test_the_nearest_settings_win_and_are_not_mixed(tmp_path):
    write(tmp_path / "home" / "odds", 'players = 6\n[speculation]\ncourt = "play"')
    write(tmp_path, "players = 4")
    write(tmp_path, "seed = 3", "mine.toml")
    assert players(*PRICE, home=tmp_path / "home") == 4
    assert players("--config", "mine.toml", *PRICE, home=tmp_path / "home") == 5
    assert "court play" not in run(*PRICE, home=tmp_path / "home").out


LEVELS = """
players = 3
[speculation]
players = 4
[speculation.buy]
players = 6
"""


def test_the_nearest_level_wins(tmp_path):
    write(tmp_path, LEVELS)
    assert [players(*q) for q in (PRICE, BUY)] == [4, 6]
    write(tmp_path, LEVELS.replace("[speculation]\nplayers = 4\n", ""))
    assert [players(*q) for q in (PRICE, BUY)] == [3, 6]


def test_the_command_line_wins(tmp_path):
    write(tmp_path, LEVELS)
    assert players(*BUY, "--players", 5) == 5
    write(tmp_path, "[speculation]\nspare = true")
    assert "spare yes" in run(*PRICE).out
    assert "spare yes" not in run(*PRICE, "--no-spare").out


def test_every_kind_of_value(tmp_path):
    write(
        tmp_path,
        """
        format = "json"
        confidence = 0.9
        [speculation]
        stakes = [6, 4]
        spare = true
        turn-up-to = "dealer"
        penalty = 1
        [speculation.price]
        turn-up = "9d"
        exposed = ["2c", "3c"]
        hidden = [2, 2, 3, 3, 3, 3]
        method = "simulate"
        deals = 2_000
        [speculation.buy]
        price = 1.5
        """,
    )
    ran = run("speculation", "price")
    answer = json.loads(ran.out)
    assert answer["variant"]["stakes"] == [6, 4]
    assert answer["variant"]["spare"] is True
    assert answer["situation"]["exposed"] == ["3c", "2c"]
    assert answer["situation"]["hidden"] == [2, 2, 3, 3, 3, 3]
    assert (answer["confidence"], answer["method"]["deals"]) == (0.9, 2000)
    assert json.loads(run("speculation", "buy").out)["situation"]["price"] == 1.5


def test_an_underscore_is_as_good_as_a_hyphen(tmp_path):
    write(tmp_path, '[speculation]\nturn_up = "9d"')
    assert run("speculation", "price").out == run(*PRICE).out


def test_a_setting_reaches_those_who_read_it(tmp_path):
    """A seat is asked for in `buy`, not in `price`."""
    write(tmp_path, "[speculation]\nseat = 2")
    assert run(*PRICE).code == 0
    assert "seat 2" in run(*BUY).out.replace("\n", " ")


@pytest.mark.parametrize("arguments", ["--help", "speculation price -h", "rules speculation"])
def test_help_and_what_is_no_game_read_no_settings(tmp_path, arguments):
    expected = run(*arguments.split())
    write(tmp_path, "nonsense")
    assert run(*arguments.split()) == expected
    assert expected.code == 0


def test_verify_reads_no_settings(tmp_path):
    assert run(*PRICE, "--out", "a.json").code == 0
    write(tmp_path, "players = 4")
    assert run("verify", "a.json") == (0, "equal\n", "")


def test_a_variant_that_is_typed_is_not_changed_by_the_rules_of_the_file(tmp_path):
    write(tmp_path, '[speculation]\npool = 7\ncourt = "play"\nstakes = [6, 4]\nspare = true')
    rules = "Rules: foster."
    shown = " ".join(run(*PRICE, "--variant", "foster").out.split())
    assert rules in shown
    assert "pool 7" in shown  # what is no rule is still read
    assert "Rules: britannica." in run(*PRICE, "--variant", "foster", "--court", "ace").out  # they are the same
    assert "court play, spare yes" in " ".join(run(*PRICE).out.split())


def test_a_variant_of_the_file_is_changed_by_its_rules(tmp_path):
    write(tmp_path, '[speculation]\nvariant = "hoyle-1847"\npenalty = 2')
    assert "Rules: hoyle-1847, but penalty 2." in run(*PRICE).out


def test_a_setting_at_fault_is_said_to_be_from_the_file(tmp_path):
    write(tmp_path, "players = 99")
    refused(run(*PRICE), "--players", "from 2 to 16, not 99 (from the settings file)")
    assert "settings file" not in run(*PRICE, "--players", "98").err
    assert run(*PRICE, "--players", "4").code == 0
    write(tmp_path, '[speculation]\nturn-up = "9x"')
    picture = refused(run("speculation", "price"), "--turn-up", "'x' is no suit", "(from the settings file)")
    assert picture == ["  9x", "   ^"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("plyers = 5", ["'plyers'", "players"]),
        ("court = 'play'", ["'court'"]),
        ("[speculaton]\nplayers = 3", ["'speculaton'", "'speculation'"]),
        ("[speculation.prise]\nplayers = 3", ["'prise'", "'price'"]),
        ("[speculation.price]\nseat = 3", ["'seat'"]),
        ("[speculation.price.players]\nn = 3", ["[players] stands too deep", "[game.question]"]),
        ("speculation = 5", ["'speculation'"]),
        ("players = 3\nplayers = 4\n", ["line 2"]),
        ("seconds = .5", ["line 1"]),
        ('[speculation]\nturn-up = "9d"\nturn_up = "8d"', ["'turn_up' is there twice"]),
        ('form = "json"', ["'form' is spelled 'format'"]),
    ],
)
def test_settings_that_nothing_reads_are_refused(tmp_path, text, words):
    write(tmp_path, text)
    refused(run("speculation", "price"), "--config", "odds.toml", *words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players = 'few'", ["players", "few"]),
        ("players = 5.7", ["players", "5.7"]),
        ("players = true", ["players is a number or a text, not true"]),
        ("players = 2020-01-01", ["players = 2020-01-01 is no setting"]),
        ("players = []", ["players = [] is no setting"]),
        ("[speculation]\nplayers = [3, 4]", ["players", "3 4"]),
        ("deals = inf", ["deals", "inf"]),
        ("method = 'exakt'", ["method", "exakt"]),
        ("format = 3", ["format", "3"]),
        ("[speculation]\nspare = 'maybe'", ["spare is true or false, not maybe"]),
        ("[speculation]\nstakes = [2, 1, 1]", ["stakes", "not 3 (from the settings file)"]),
        ('[speculation.price]\nout = "a\\u0000.json"', ["out"]),
    ],
)
def test_values_that_cannot_be_are_refused(tmp_path, text, words):
    write(tmp_path, text)
    refused(run("speculation", "price"), *words)


def test_a_file_that_is_no_text(tmp_path):
    (tmp_path / "odds.toml").write_bytes(b"players = \xff")
    refused(run(*PRICE), "--config", "odds.toml")


def test_a_folder_called_so(tmp_path):
    (tmp_path / "odds.toml").mkdir()
    refused(run(*PRICE), "--config", "odds.toml")


def test_settings_may_not_be_read(tmp_path):
    write(tmp_path, "players = 4")
    with patch("analyzer.options.Path.read_text", side_effect=PermissionError(13, os.strerror(13), "odds.toml")):
        refused(run(*PRICE), "--config", "odds.toml")
