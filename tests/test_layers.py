"""Who may import whom, where bits are touched, what a cheap question leaves unloaded: by trees and processes."""

import ast
import io
import json
import shlex
import subprocess
import sys
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

import analyzer
from analyzer.games import GAMES

PACKAGE = Path(analyzer.__file__).parent
MODULES = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*.py"))}
OUTSIDE_CORE = [name for name in MODULES if not name.startswith("core/")]
HEAVY = {"numba", "llvmlite", "pandas", "matplotlib", "rich", "numpy"}
CHEAP = {
    "bezique": "melds --hand 'Qs Jd Kh Qh Ah 7c 8c 9d' --turn-up 9h --stock 40",
    "speculation": "price --turn-up 9d",
}  # of each game that has one, a question that needs no deals


def tree_of(name):
    return ast.parse(MODULES[name].read_text(encoding="utf-8"))


def imports_of(name, at_module_level=False):
    """Return the absolute names of all that a module imports, `from . import x` as the package's `x`."""
    tree = tree_of(name)
    where = ["analyzer", *Path(name).parts[:-1]]
    nodes = _outside_functions(tree) if at_module_level else ast.walk(tree)
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = where[: len(where) - node.level + 1] if node.level else []
            base += [node.module] if node.module else []
            found |= {".".join([*base, alias.name]) for alias in node.names}
    return found


def _outside_functions(node):
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (ast.FunctionDef, ast.Lambda)):
            yield child
            yield from _outside_functions(child)


def names(imports, *parts):
    """Return the imports that lie in one of some packages, or are it."""
    return {found for found in imports for part in parts if found == part or found.startswith(f"{part}.")}


def test_the_imports_of_a_module_are_found():
    assert {"click", "analyzer.errors.Misuse", "analyzer.verify.verify_file"} <= imports_of("cli.py")
    assert "analyzer.verify.verify_file" not in imports_of("cli.py", at_module_level=True)
    assert {"analyzer.core.packs.WHIST", "analyzer.settings.numbers"} <= imports_of("games/speculation/variant.py")
    assert "analyzer.games.speculation.rules" in imports_of("games/speculation/situation.py")


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("core/")])
def test_core_knows_no_game_and_no_screen(name):
    mine = names(imports_of(name), "analyzer") - names(imports_of(name), "analyzer.core")
    assert mine <= {"analyzer.errors.Misuse"}
    assert not names(imports_of(name), "click", "pandas", "matplotlib", "rich")


@pytest.mark.parametrize("name", MODULES)
def test_only_one_module_names_the_compiler(name):
    assert bool(names(imports_of(name), "numba", "llvmlite")) == (name == "core/jit.py")


@pytest.mark.parametrize("name", [f"games/{game}/{layer}.py" for game in GAMES for layer in ("rules", "policy")])
def test_laws_and_policies_know_nothing_above_them(name):
    below = ("variant",) if name.endswith("/rules.py") else ("variant", "rules")
    mine = names(imports_of(name), "analyzer")
    game = ".".join(["analyzer", *Path(name).parts[:-1]])
    assert mine == names(mine, "analyzer.core", "analyzer.errors", *(f"{game}.{layer}" for layer in below))
    assert not names(imports_of(name), "click", "pandas", "matplotlib", "rich")


@pytest.mark.parametrize("name", [name for name in OUTSIDE_CORE if name.startswith("games/")])
def test_a_game_shows_nothing_but_in_its_commands_and_asks_for_the_heavy_when_it_must(name):
    if not name.endswith("/commands.py"):
        assert not names(imports_of(name), "click")
    assert not names(imports_of(name, at_module_level=True), "pandas", "matplotlib", "rich")


@pytest.mark.parametrize("name", [name for name in OUTSIDE_CORE if not name.startswith("games/")])
def test_what_all_games_share_names_no_game(name):
    assert not names(imports_of(name, at_module_level=True), *(f"analyzer.games.{game}" for game in GAMES))


@pytest.mark.parametrize("name", OUTSIDE_CORE)
def test_bits_are_touched_in_core_only(name):
    shifts = [
        node.lineno
        for node in ast.walk(tree_of(name))
        if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, (ast.LShift, ast.RShift))
    ]
    tokens = tokenize.generate_tokens(io.StringIO(MODULES[name].read_text(encoding="utf-8")).readline)
    masks = [token.start[0] for token in tokens if token.type == tokenize.NUMBER and token.string[:2].lower() == "0x"]
    assert not shifts, f"shifts on lines {shifts}"
    assert not masks, f"hexadecimal numbers on lines {masks}"


@pytest.mark.parametrize("game", GAMES)
def test_no_module_of_a_game_is_named_like_a_question(game):
    """An imported module becomes an attribute of its package, and would take the question's place."""
    modules = {Path(name).stem for name in MODULES if Path(name).parent == Path("games", game)}
    modules |= {Path(name).parent.name for name in MODULES if Path(name).parent.parent == Path("games", game)}
    assert not modules & set(import_module(f"analyzer.games.{game}").__all__)


def loaded(code):
    """Return which heavy modules are loaded once code has run in a fresh process."""
    code += f"\nimport json, sys; print(json.dumps(sorted({HEAVY} & set(sys.modules))), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stderr)


def test_the_command_loads_nothing_heavy():
    assert loaded("import analyzer.cli") == []


def test_its_help_loads_nothing_heavy():
    code = "from analyzer.cli import odds; odds.main({0}, standalone_mode=False)"
    games = "\n".join(code.format([game, "--help"]) for game in GAMES)
    assert loaded(f"{code.format(['--help'])}\n{games}") == []


@pytest.mark.parametrize("game", CHEAP)
def test_a_closed_form_loads_nothing_but_what_prints_it(game):
    arguments = [game, *shlex.split(CHEAP[game])]
    assert loaded(f"from analyzer.cli import odds; odds.main({arguments}, standalone_mode=False)") == ["rich"]
