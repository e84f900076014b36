"""What every game in GAMES must satisfy; a new game adds its examples, a `contract.py` among its tests, and no more."""

import dataclasses
import json
import os
import re
import subprocess
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pandas as pd
import pytest
from click.testing import CliRunner

from analyzer import estimate
from analyzer.cli import odds
from analyzer.errors import Misuse
from analyzer.games import GAMES
from analyzer.report.table import sentences, tables, to_csv
from analyzer.run import looks
from analyzer.verify import verify_file

CONTRACTS = {game: import_module(f"tests.games.{game}.contract") for game in GAMES}
CLUBS = ("five-card", "five-card-hoffmann")  # variants in which clubs are not as other suits
CARDS = {  # settings that are cards
    "turn_up", "lead", "exposed", "dead", "hand", "played", "peeped", "trump", "table", "theirs", "seen", "led",
}  # fmt: skip
ROOT = Path(__file__).parents[1]
TABLE = [(game, question, asked) for game in GAMES for question, asked in CONTRACTS[game].EXAMPLES]
WITH_CARDS = [row for row in TABLE if CARDS & set(row[2]) and row[1] != "show"]


def called(row):
    return (
        " ".join([*row[:2], *(f"{key}={value}" for key, value in row[2].items())]) if isinstance(row, tuple) else None
    )


SLOW = {(game, "claims") for game in GAMES if game != "speculation"}  # each some hundred questions in one
every_example = pytest.mark.parametrize(
    "row", [pytest.param(row, marks=pytest.mark.slow) if row[:2] in SLOW else row for row in TABLE], ids=called
)
every_game = pytest.mark.parametrize("game", GAMES)


def is_played(game, question, asked):
    """Return whether a question plays deals until it knows enough."""
    commands = import_module(f"analyzer.games.{game}.commands").group.commands
    exact = getattr(CONTRACTS[game], "is_exact", lambda *_: False)(question, asked)
    return not exact and "deals" in {option.name for option in commands[question].params}


def settings_of(row, deals):
    game, question, asked = row
    most = min(deals, asked.get("deals", deals))  # of those that take long an example says fewer
    fixed = {"deals": most, "precision": 0} if is_played(*row) else {}
    return asked | ({"deals": 20} if question == "chart" and fixed else fixed)  # a chart is of thousands of hands


def ask(row, deals=500, **others):
    return getattr(import_module(f"analyzer.games.{row[0]}"), row[1])(**settings_of(row, deals) | others)


ANSWERS = {}


def answer_to(row):
    """Return the answer to an example, asked once for the tests that hold something else against it."""
    name = called(row)
    if name not in ANSWERS:
        ANSWERS[name] = ask(row)
    return ANSWERS[name]


def rows_of(answer):
    return [answer.actions, answer.seats, bool(answer.over), answer.best, answer.edge, answer.break_even]


def renamed(text, suits):
    return text.translate(str.maketrans("cdhs", "".join(suits)))


def in_order(names):
    """Return names in an order of their own: in a hand that is told suit by suit the suits stand as they are called."""
    return " ".join(sorted(names.split()))


def renamed_cards(text, suits):
    """Rename the cards, and the suits, among words."""
    text = re.sub("(?<=marriage-)[cdhs]", lambda suit: renamed(suit[0], suits), text)
    return " ".join(renamed(w, suits) if re.fullmatch("([2-9TJQKA]|name-)?[cdhs]", w) else w for w in text.split())


def few_deals(game, most):
    """Return the JSON of so many examples of each question, few deals each, for another process to compare with."""
    rows = [row for row in TABLE if row[0] == game and not is_long(row)]
    last = [row for k, row in enumerate(rows) if sum(other[1] == row[1] for other in rows[k:]) <= most]
    return [json.loads(ask(row, 12).to_json()) for row in last]


def is_long(row):
    """Whether a question would play, list or draw too much without the compiler."""
    game, question, asked = row
    return CONTRACTS[game].is_long(question, asked)


def is_warmed(row):
    """Whether a row is of the table that is warmed: Loo is compiled anew for every number of players."""
    return row[0] != "loo" or row[2].get("players", 5) == 5


@every_game
def test_every_question_has_an_example(game):
    questions = import_module(f"analyzer.games.{game}").__all__
    assert {question for question, _ in CONTRACTS[game].EXAMPLES} == set(questions) - {"deals"}


def small_blocks(play, budget, block, what):
    """Look as `run.looks` does, at blocks so small that few deals make many jobs."""
    return looks(play, budget, max(1, block // 27), what)


@pytest.mark.parametrize("row", [row for row in TABLE if is_played(*row)], ids=called)
def test_threads_and_blocks_do_not_change_a_byte(row, monkeypatch):
    answer = ask(row, 5000, threads=1)
    monkeypatch.setattr(estimate, "looks", small_blocks)
    assert all(ask(row, 5000, threads=threads).to_json() == answer.to_json() for threads in (2, 7))


@every_game
@pytest.mark.parametrize("most", [1, pytest.param(99, marks=pytest.mark.slow)])
def test_the_same_json_without_the_compiler(game, most):
    code = f"import json; from tests.test_contract import few_deals; print(json.dumps(few_deals({game!r}, {most})))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == few_deals(game, most)


@pytest.mark.parametrize(("game", "asked"), [(game, asked) for game in GAMES for asked in CONTRACTS[game].DEALS])
def test_a_deal_does_not_depend_on_the_block_it_is_in(game, asked):
    deals = import_module(f"analyzer.games.{game}").deals
    whole = deals(n=3000, first=90, **asked)
    cuts = [90, 91, 92, 1000, 3090]
    parts = [deals(n=b - a, first=a, **asked) for a, b in pairwise(cuts)]
    pd.testing.assert_frame_equal(pd.concat(parts), whole, check_index_type=False)
    assert not whole.equals(deals(n=3000, first=90, seed=2, **asked))


def under_names(told, suits="cdhs"):
    """Return what is told with its cards renamed and in an order of their own, and the rows too."""
    if isinstance(told, str):
        return in_order(renamed_cards(told, suits))
    if isinstance(told, dict):  # of a chart's hand, which stands for its class, the numbers
        return {key: under_names(value, suits) for key, value in told.items() if key != "hand"}
    if isinstance(told, list):
        return sorted((under_names(item, suits) for item in told), key=str)
    return told


@pytest.mark.parametrize("row", WITH_CARDS, ids=called)
def test_suits_renamed_change_no_row(row):
    """All renamings of a game that has few; of others the turns, and two in which clubs stay clubs."""
    every = CONTRACTS[row[0]].RENAMINGS
    rename(row, [suits for suits in every if len(every) < 24 or "".join(suits) in "dhsc hscd scdh chds cshd"])


@pytest.mark.slow
@pytest.mark.parametrize("row", WITH_CARDS, ids=called)
def test_no_renaming_of_suits_changes_a_row(row):
    rename(row, CONTRACTS[row[0]].RENAMINGS)


def rename(row, renamings):
    """Hold what is said under other names of the suits against the answer."""
    game, question, asked = row
    expected = rows_of(answer_to(row))
    for suits in renamings:
        if asked.get("variant") in CLUBS and suits[0] != "c":
            continue
        cards = {key: renamed(asked[key], suits) for key in CARDS & set(asked)}
        assert under_names(rows_of(ask((game, question, asked | cards)))) == under_names(expected, suits), suits


@pytest.mark.parametrize(
    ("game", "asked"), [(game, asked) for game in GAMES for asked in CONTRACTS[game].DEALS if CARDS & set(asked)]
)
def test_suits_renamed_rename_the_cards_of_a_deal_and_change_nothing_else(game, asked):
    deals = import_module(f"analyzer.games.{game}").deals
    base = deals(n=300, **asked)
    for suits in CONTRACTS[game].RENAMINGS:
        frame = deals(n=300, **asked | {key: renamed(asked[key], suits) for key in CARDS & set(asked)})
        named = base.select_dtypes(exclude=["number", "bool"])
        names = named.map(lambda name, suits=suits: in_order(renamed_cards(name, suits)))
        pd.testing.assert_frame_equal(frame.assign(**frame[named.columns].map(in_order)), base.assign(**names))


@every_example
def test_an_answer_verifies(row, tmp_path):
    (tmp_path / "answer.json").write_text(answer_to(row).to_json())
    assert verify_file(tmp_path / "answer.json") == []


@every_game
def test_every_answer_is_said_in_sentences_by_the_words_of_its_game(game):
    words = import_module(f"analyzer.games.{game}.words")
    for answer in (answer_to(row) for row in TABLE if row[0] == game and row[:2] not in SLOW):
        said = sentences(answer)
        assert all(line.endswith(".") for line in said)
        assert set(words.model(answer)) <= set(said)
        assert {words.break_even(point) for point in answer.break_even or []} <= set(said)
        assert all(columns and len({*map(len, columns.values())}) == 1 for columns in tables(answer))


@pytest.mark.parametrize("row", [row for row in TABLE if row[1] == "chart"], ids=called)
def test_a_chart_verifies_by_its_csv(row, tmp_path):
    text = to_csv(answer_to(row))
    (tmp_path / "chart.csv").write_text(text)
    assert verify_file(tmp_path / "chart.csv") == []
    *lines, last = text.rstrip("\n").split("\n")
    (tmp_path / "chart.csv").write_text("\n".join([*lines, last.replace("0", "1", 1), ""]))
    assert len(verify_file(tmp_path / "chart.csv")) == 1


@pytest.mark.parametrize("row", [row for row in TABLE if is_played(*row)], ids=called)
def test_a_changed_number_does_not_verify(row, tmp_path):
    told = json.loads(answer_to(row).to_json())
    (told.get("actions") or [told])[0]["ev"] = 123.5
    (tmp_path / "answer.json").write_text(json.dumps(told))
    differences = verify_file(tmp_path / "answer.json")
    assert len(differences) == 1 and "123.5" in differences[0]


@pytest.mark.parametrize(("game", "field"), [(game, field) for game in GAMES for field in CONTRACTS[game].OTHERWISE])
def test_every_field_of_a_variant_changes_some_row(game, field):
    def changes(row):
        try:
            return rows_of(ask(row, **{field: CONTRACTS[game].OTHERWISE[field]})) != rows_of(answer_to(row))
        except Misuse:  # an example that has no sense under the other rule
            return False

    assert any(changes(row) for row in TABLE if row[0] == game and row[1] not in CONTRACTS[game].LONG)


@every_game
def test_every_field_of_a_variant_is_tried(game):
    variant = import_module(f"analyzer.games.{game}.variant").Variant()
    assert set(CONTRACTS[game].OTHERWISE) == {field.name for field in dataclasses.fields(variant)}
    assert all(getattr(variant, field) != value for field, value in CONTRACTS[game].OTHERWISE.items())
    assert set(variant.as_dict()) == {"name", *CONTRACTS[game].OTHERWISE}


@every_game
def test_the_largest_amounts_fit_the_sums(game):
    """An arm that brings the same in every deal has that mean and no error, however many deals a job folds."""
    question, asked, ev = CONTRACTS[game].LARGEST
    (row,) = ask((game, question, asked), 2**21).actions
    assert (row["ev"], row["stderr"]) == (ev, 0)


@pytest.mark.parametrize(
    ("game", "name"), [(g, n) for g in GAMES for n in import_module(f"analyzer.games.{g}").__all__]
)
def test_a_question_refuses_a_setting_that_nobody_knows(game, name):
    question = getattr(import_module(f"analyzer.games.{game}"), name)
    asked = next((asked for g, q, asked in TABLE if (g, q) == (game, name)), {})
    with pytest.raises((Misuse, TypeError), match="xyzzy"):
        question(**asked, xyzzy=1)


@every_example
def test_the_command_gives_the_same_json(row, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))  # nobody's own settings
    words = [row[0], row[1], "--format", "json"]
    for key, value in settings_of(row, 500).items():
        words.append(f"--{'no-' * (value is False)}{key.replace('_', '-')}")
        words += (
            [] if isinstance(value, bool) else [" ".join(map(str, value)) if isinstance(value, list) else str(value)]
        )
    done = CliRunner().invoke(odds, words, prog_name="odds")
    assert done.exit_code == 0, done.output or repr(done.exception)
    assert done.stdout == answer_to(row).to_json()


@every_game
def test_a_game_can_be_warmed(game):
    warm = import_module(f"analyzer.games.{game}.questions").warm
    assert warm.__doc__ and warm() is None


@pytest.mark.slow
def test_once_warmed_nothing_is_compiled_any_more(tmp_path):
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(tmp_path)}
    code = "from tests.test_contract import *; [ask(row, 12) for row in TABLE if not is_long(row) and is_warmed(row)]"
    for command in (["-m", "analyzer", "warm"], ["-c", code]):
        done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    assert "compiling" not in done.stderr and any(tmp_path.rglob("*.nbc"))
