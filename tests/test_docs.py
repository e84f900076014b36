"""What is promised in words: help, examples, README, docstrings, and a test file for every module."""

import inspect
import re
import shlex
from importlib import import_module
from pathlib import Path, PurePath

import click
import pytest
from click.testing import CliRunner

import analyzer
from analyzer.cli import odds
from analyzer.games import GAMES

ROOT, PACKAGE = Path(__file__).parents[1], Path(analyzer.__file__).parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
UNTESTED = {  # modules without a test file of their name, and who tests them
    "core/twins.py": "test_jit holds every twin against its word",
    "games/*/answers.py": "test_questions sees what it makes",
    "games/*/scene.py": "test_settle and test_course play its deals",
    "games/*/policy.py": "test_market draws its bids",
    "games/*/worth.py": "test_exact holds its prices against every deal",
    "games/loo/runs/deal.py": "runs/test_course holds its deals against the twin",
    "games/loo/runs/course.py": "runs/test_course holds its runs against the twin",
    "games/loo/runs/settle.py": "runs/test_course holds every payment against the twin",
    "games/loo/runs/singles.py": "runs/test_laws lays out singles",
    "games/loo/runs/sitting.py": "runs/test_course reads its tallies",
    "games/*/runs/answers.py": "runs/test_questions sees what it makes",
    "games/*/runs/words.py": "runs/test_questions reads them",
    "games/*/advice.py": "test_questions reads its claims",
    "games/*/advice_*.py": "test_advice reads the claims",
    "games/loo/playing/company.py": "playing/test_against plays its deals",
    "games/loo/playing/rest.py": "playing/test_against and test_course play and count with it",
    "games/loo/exchange/frame.py": "exchange/test_questions reads the frame",
    "games/loo/playing/past.py": "playing/test_moment replays what was played",
    "games/loo/playing/replay.py": "playing/test_moment replays what was played",
    "games/loo/playing/told.py": "playing/test_moment reads what was said",
    "games/loo/playing/drawing.py": "playing/test_course counts worlds by brute force",
    "games/loo/playing/ending.py": "playing/test_course counts worlds by brute force",
    "games/loo/playing/remainders.py": "playing/test_course counts worlds by brute force",
    "games/loo/playing/worlds.py": "playing/test_course counts worlds by brute force",
    "games/loo/playing/answers.py": "playing/test_questions sees what it makes",
    "games/euchre/table.py": "test_course plays on it",
    "games/euchre/dealing.py": "test_course and test_declaring play its deals",
    "games/euchre/showing.py": "test_transcript shows its deals",
    "games/euchre/chancing.py": "test_chances asks for it",
    "games/euchre/card/rows.py": "test_charts reads them",
    "games/euchre/runs/sitting.py": "runs/test_course plays its games",
    "games/ecarte/table.py": "test_course plays on it",
    "games/ecarte/world.py": "test_course deals with it, test_evidence and test_deciding what fits",
    "games/ecarte/exchange.py": "test_course holds every word and exchange against the twin",
    "games/ecarte/arms.py": "test_course and test_deciding play its deals",
    "games/ecarte/decisions.py": "test_deciding sees what it makes",
    "games/ecarte/sets.py": "test_deciding throws them away",
    "games/ecarte/scores.py": "test_standing asks for the table",
    "games/ecarte/saying.py": "test_contract reads what is said of every answer",
    "games/ecarte/transcript.py": "test_telling reads its lines",
    "games/ecarte/card/*.py": "test_charts sees every class, cell and picture",
    "games/ecarte/runs/sitting.py": "runs/test_course reads its rows",
    "games/nap/questions.py": "test_contract asks each in many ways, test_evidence and test_course what to call",
    "games/nap/commands.py": "test_contract holds them against the questions",
    "games/nap/words.py": "test_contract reads what is said of every answer",
    "games/nap/asking.py": "test_contract asks by way of it",
    "games/nap/past.py": "playing/test_moment deals what it leaves",
    "games/nap/playing/questions.py": "playing/test_moment asks for cards",
    "games/nap/playing/replay.py": "playing/test_moment replays what was played",
    "games/nap/eyes.py": "test_sights looks with them",
    "games/nap/runs/sitting.py": "runs/test_course reads its tallies",
    "games/bezique/asking.py": "test_questions asks by way of it",
    "games/bezique/showing.py": "test_transcript shows its deals",
    "games/bezique/reading.py": "test_situation reads by it",
    "games/bezique/served.py": "test_situation tells by it what has served",
    "games/bezique/turns.py": "test_course holds every card against the twin",
    "games/bezique/declaring.py": "test_course holds every declaration against the twin",
    "games/bezique/dealings.py": "test_course and test_questions deal from them",
    "games/bezique/arms.py": "test_questions holds its deals against the twin's",
    "games/bezique/book.py": "test_advice plays matches by its numbers",
    "games/bezique/choices.py": "test_course holds plain play against the twin",
    "games/bezique/melding.py": "test_course holds what is laid against the twin",
    "games/bezique/deal.py": "test_course deals with it",
    "games/bezique/whole.py": "test_course plays whole deals",
    "games/bezique/following.py": "runs/test_course holds whole games against the twin",
    "games/bezique/declared.py": "test_questions counts declarations",
    "games/bezique/moves.py": "test_questions asks for what may be done",
    "games/bezique/table.py": "test_course reads the table",
    "games/bezique/commands.py": "test_contract holds them against the questions",
    "games/bezique/words.py": "test_contract reads what is said of every answer",
    "games/bezique/closed/answers.py": "closed/test_search asks by way of it",
    "games/bezique/closed/stakes.py": "closed/test_game plays the deals that follow",
    "games/bezique/hunt/course.py": "hunt/test_worlds plays searching deals",
    "games/bezique/runs/sitting.py": "runs/test_course reads its tallies",
    "games/bezique/runs/answers.py": "runs/test_questions sees what it makes",
    "games/bezique/declarations.py": "test_chances lists them",
    "core/scene.py": "test_course lays its scenes",
    "core/listed.py": "test_ending draws from its lists",
    "games/e*/playing/questions.py": "for_two/test_questions asks both games",
    "games/e*/playing/strength.py": "for_two/test_strength asks both games",
    "games/e*/playing/moment.py": "for_two/test_moment reads those of both games",
}


def commands_below(command, *path):
    """Yield the words of every command below a group, and the command."""
    if isinstance(command, click.Group):
        for name in command.list_commands(None):
            yield from commands_below(command.get_command(None, name), *path, name)
    else:
        yield path, command


COMMANDS = dict(commands_below(odds))
NAMES = [" ".join(path) for path in COMMANDS]


def examples_in(text):
    """Return the lines of a text that begin with `odds `, without what a wide gap sets beside them."""
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [re.split(r"\s{2,}", line.strip())[0] for line in lines if line.strip().startswith("odds ")]


HELP = list(dict.fromkeys(e for text in [odds.help, *(c.help for c in COMMANDS.values())] for e in examples_in(text)))
SHOWN = examples_in(
    "\n".join(line for line in README.splitlines() if line.startswith("    ")).replace(".venv/bin/", "")
)


def typed(example):
    """Return what to type for an example: placeholders filled in, few deals."""
    questions = import_module(f"analyzer.games.{GAMES[0]}.commands").group.commands
    filled = {"GAME": GAMES[0], "QUESTION": next(iter(questions))}
    words = [filled.get(word, word) for word in shlex.split(example)[1:]]
    command = next((c for path, c in COMMANDS.items() if tuple(words[: len(path)]) == path), odds)
    exact = words[:2] == ["bezique", "chart"] and "throws" not in words
    few = any(p.name == "deals" for p in command.params) and "--deals" not in words and not exact
    return words + ["--deals", "2000"] * few


@pytest.mark.parametrize("name", NAMES)
def test_a_command_has_help_with_an_example_of_its_own(name):
    command = COMMANDS[tuple(name.split())]
    assert command.help and command.help[0].isupper()
    assert any(example.startswith(f"odds {name}") for example in examples_in(command.help)), command.help


@pytest.mark.parametrize("name", NAMES)
def test_every_option_says_what_it_is(name):
    silent = [p.name for p in COMMANDS[tuple(name.split())].params if isinstance(p, click.Option) and not p.help]
    assert not silent


# half a minute each, or more; charts of which another is drawn; and what `make test` begins with
LONG = re.compile(
    r"odds ((bezique|ecarte|euchre|loo|nap) claims|euchre chart --out|nap chart --out|warm$"
    r"|loo chart)"
)
RUN = [
    pytest.param(example, marks=pytest.mark.slow) if LONG.match(example) else example
    for example in dict.fromkeys([*HELP, *SHOWN])
]


@pytest.mark.parametrize("example", RUN)
def test_an_example_runs(example, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))  # nobody's own settings
    words = typed(example)
    if words[0] == "verify":
        asked = ["speculation", "price", "--turn-up", "9d", "--format", "json", "--out", words[1]]
        assert CliRunner().invoke(odds, asked).exit_code == 0
    done = CliRunner().invoke(odds, words, prog_name="odds")
    assert done.exit_code == 0, done.output or repr(done.exception)
    assert done.output
    if "--out" in words:
        assert (tmp_path / words[words.index("--out") + 1]).stat().st_size


def test_readme_names_every_question_and_has_an_example_of_it():
    for game in GAMES:
        (row,) = [line for line in README.splitlines() if line.startswith("|") and f"games/{game}/" in line]
        questions = set(import_module(f"analyzer.games.{game}.commands").group.commands)
        assert set(re.findall(r"`(\w+)`", row)) == questions
        assert {example.split()[2] for example in SHOWN if example.startswith(f"odds {game} ")} == questions


def test_every_verb_of_make_that_readme_names_is_in_the_makefile():
    named = re.findall(r"^ {4}make ([\w-]+)|`make ([\w-]+)`", README, re.M)
    verbs = {one or other for one, other in named}
    assert verbs and verbs <= set(re.findall(r"^([\w-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def test_every_link_of_readme_leads_somewhere():
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    assert links and not [link for link in links if not (ROOT / link).exists()]


QUESTIONS = {
    f"{game}.{name}": getattr(import_module(f"analyzer.games.{game}"), name)
    for game in GAMES
    for name in import_module(f"analyzer.games.{game}").__all__
}


def sections_of(question):
    """Return the sections of a numpydoc docstring by their titles; the first is the summary."""
    first, *others = re.split(r"\n\n(?=\w+\n-+\n)", inspect.getdoc(question))
    return {"Summary": first, **dict(section.split("\n", 1) for section in others)}


def described(name):
    """Return the parameters that a question describes, and those of the questions it refers to."""
    text = sections_of(QUESTIONS[name]).get("Parameters", "")
    entries = re.findall(r"^([*\w][^:\n]*)", text, re.M)
    found = {entry for line in entries for entry in re.split(r",\s*", line.strip())}
    referred = re.findall(r"\b(?:as in|see) `(\w+)`", inspect.getdoc(QUESTIONS[name]), re.I)
    others = [f"{name.split('.')[0]}.{other}" for other in referred]
    return found.union(*(described(other) for other in others if other in QUESTIONS))


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_says_in_numpydoc_what_it_takes_and_gives(name):
    sections = sections_of(QUESTIONS[name])
    assert re.match(r"[A-Z][^\n]*[.:`]($|\n)", sections["Summary"])
    assert "Returns" in sections or sections["Summary"].startswith("Return ")
    taken = {p.name for p in inspect.signature(QUESTIONS[name]).parameters.values() if p.kind is p.KEYWORD_ONLY}
    assert not taken - described(name)


def test_games_are_the_folders_and_each_begins_with_its_name():
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert set(GAMES) == folders and list(GAMES) == sorted(GAMES)
    for game in GAMES:
        first = import_module(f"analyzer.games.{game}").__doc__.splitlines()[0]
        assert re.match(r"[^:]+: .*\.$", first), first


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_offers_are_its_questions_and_commands(game):
    package, questions = import_module(f"analyzer.games.{game}"), import_module(f"analyzer.games.{game}.questions")
    assert all(getattr(package, name) is getattr(questions, name) for name in package.__all__)
    assert set(import_module(f"analyzer.games.{game}.commands").group.commands) <= set(package.__all__)
    with pytest.raises(AttributeError, match="no attribute 'xyzzy'"):
        package.xyzzy  # noqa: B018 - asking is the point


def test_every_module_has_a_test_file_of_its_name():
    modules = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py") if not path.name.startswith("__")}
    tested = {path.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py")}
    alone = {m for m in modules if m.with_name(f"test_{m.name}") not in tested}
    unnamed = {m.as_posix() for m in alone if not any(m.match(pattern) for pattern in UNTESTED)}
    assert not unnamed, f"no test file, and no reason: {sorted(unnamed)}"
    stale = [pattern for pattern in UNTESTED if not any(PurePath(m).match(pattern) for m in modules)]
    assert not stale
