"""The commands of Écarté: what is typed is asked, and every option counts."""

import json
import shlex
from dataclasses import fields

import pytest
from click.testing import CliRunner

from analyzer.games.ecarte.commands import group
from analyzer.games.ecarte.questions import strength
from analyzer.games.ecarte.variant import Variant

HAND = '--hand "7h 8h Qs 7s 7d" --turn-up 9h'
USUAL = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}


def run(line):
    return CliRunner().invoke(group, shlex.split(line), standalone_mode=False, help_option_names=["-h", "--help"])


def ask(line):
    ran = run(f"{line} --format json")
    assert ran.exit_code == 0, ran.output or repr(ran.exception)
    return json.loads(ran.stdout)


@pytest.mark.parametrize(("line", "asked"), [
    ("", {}), ("--seat dealer --play double-dummy", {"seat": "dealer", "play": "double-dummy"}),
    ("--play book --mine double-dummy --no-must-head", {"play": "book", "mine": "double-dummy", "must_head": False}),
    ("--variant club --game 7 --no-must-trump", {"variant": "club", "game": 7, "must_trump": False}),
    ("--max-proposals unlimited --conditional --announcing compulsory --vulnerable-vole 3 --stakes --dealer-least 1",
     {"max_proposals": "unlimited", "conditional": True, "announcing": "compulsory", "vulnerable_vole": 3,
      "stakes": True, "dealer_least": 1}),
])  # fmt: skip
def test_the_command_is_the_question(line, asked):
    assert ask(f"strength {HAND} {line}") == json.loads(strength(**USUAL | asked).to_json())


def test_every_field_of_the_variant_has_an_option():
    options = {option.name for option in group.commands["strength"].params}
    assert {field.name for field in fields(Variant)} <= options


def test_the_examples_of_the_help_are_answered():
    text = group.commands["strength"].help
    lines = [line.strip().removeprefix("odds ecarte ") for line in text.splitlines() if "odds ecarte" in line]
    assert len(lines) == 2 and all(ask(line)["question"] == "ecarte.strength" for line in lines)
