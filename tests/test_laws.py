"""Every numbered law has a function that names it and a test of its number."""

import ast
import re
from pathlib import Path

import pytest

import analyzer
from analyzer.games import GAMES

ROOT = Path(__file__).parents[1]
RULES = Path(analyzer.__file__).parent / "games"


def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def laws_of(game):
    """Return the numbers of the laws in the head of a game's rules, in their order."""
    return [int(n) for n in re.findall(r"^Law (\d+)\.", ast.get_docstring(tree_of(RULES / game / "rules.py")), re.M)]


def laws_named(text):
    """Return the numbers in `Law 4`, `Laws 5 and 9`, `laws 5 to 7`, `Laws 6, 8 and 10`."""
    found = set()
    for run in re.findall(r"\b[Ll]aws? (\d+(?:(?:, | and | to )\d+)*)", text or ""):
        found |= {int(n) for n in re.findall(r"\d+", run)}
        for a, b in re.findall(r"(\d+) to (\d+)", run):
            found |= set(range(int(a), int(b) + 1))
    return found


def functions_of(path):
    return [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)]


def laws_tested(game):
    """Return the number in the name of every test of a law."""
    names = [f.name for path in (ROOT / "tests" / "games" / game).rglob("test_*.py") for f in functions_of(path)]
    return {int(match[1]) for name in names if (match := re.match(r"test_law_(\d+)_", name))}


@pytest.mark.parametrize(
    ("text", "laws"),
    [("Law 4: x", {4}), ("Laws 5 and 9: x", {5, 9}), ("x (laws 2 to 4)", {2, 3, 4}), ("Lawful 1", set())],
)
def test_how_laws_are_named(text, laws):
    assert laws_named(text) == laws


@pytest.mark.parametrize("game", GAMES)
def test_laws_are_numbered_from_1_without_a_gap(game):
    laws = laws_of(game)
    assert laws and laws == list(range(1, len(laws) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_law_has_its_source(game):
    head = ast.get_docstring(tree_of(RULES / game / "rules.py"))
    texts = re.split(r"^Law \d+\.", head, flags=re.M)[1:]
    assert not [n for n, text in enumerate(texts, 1) if not re.search(r"\[[^]]+\]\s*$", text)]


@pytest.mark.parametrize("game", GAMES)
def test_every_law_has_a_test_and_every_test_a_law(game):
    laws, tests = set(laws_of(game)), laws_tested(game)
    assert not laws - tests, f"{game}: no test_law_N_... for {sorted(laws - tests)}"
    assert not tests - laws, f"{game}: there is no law {sorted(tests - laws)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_function_of_the_rules_begins_with_its_laws(game):
    for function in functions_of(RULES / game / "rules.py"):
        text = ast.get_docstring(function) or ""
        assert re.match(r"Laws? \d", text), f"{function.name} does not begin with its law"
        assert laws_named(text) <= set(laws_of(game)), f"{function.name} names a law that is not there"


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: path.relative_to(RULES).as_posix())
def test_no_docstring_of_a_game_names_a_law_that_is_not_there(path):
    game = path.relative_to(RULES).parts[0]
    if game in GAMES:
        texts = [ast.get_docstring(node) for node in [tree_of(path), *functions_of(path)]]
        assert set().union(*map(laws_named, texts)) <= set(laws_of(game))
