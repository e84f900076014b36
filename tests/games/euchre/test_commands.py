"""The commands of Euchre: what is typed is asked, and every option counts."""

import json
import shlex
from dataclasses import fields

import pytest
from click.testing import CliRunner

from analyzer.games.euchre.commands import group
from analyzer.games.euchre.questions import strength
from analyzer.games.euchre.variant import Variant

HAND = '--hand "Jh Kh Th As 9c" --turn-up 9h'
USUAL = {"hand": "Jh Kh Th As 9c", "turn_up": "9h"}


def ask(line):
    ran = CliRunner().invoke(
        group, [*shlex.split(line), "--format", "json"], standalone_mode=False, help_option_names=["-h", "--help"]
    )
    assert ran.exit_code == 0, ran.output or repr(ran.exception)
    return json.loads(ran.stdout)


@pytest.mark.parametrize(("line", "asked"), [
    ("", {}), ("--seat dealer --play double-dummy --maker elder", {"seat": 2, "play": "double-dummy", "maker": 1}),
    ("--trump d --play book --mine double-dummy", {"trump": "d", "play": "book", "mine": "double-dummy"}),
    ("--variant stick-the-dealer --game 7 --pack 24", {"variant": "stick-the-dealer", "game": 7, "pack": 24}),
    ("--rename --defenders-march 3 --no-stick-dealer", {"rename": True, "defenders_march": 3, "stick_dealer": False}),
])  # fmt: skip
def test_the_command_is_the_question(line, asked):
    assert ask(f"strength {HAND} {line}") == json.loads(strength(**USUAL | asked).to_json())


def test_every_field_of_the_variant_has_an_option():
    options = {option.name for option in group.commands["strength"].params}
    assert {field.name for field in fields(Variant)} <= options


def test_the_examples_of_the_help_are_answered():
    text = group.commands["strength"].help
    lines = [line.strip().removeprefix("odds euchre ") for line in text.splitlines() if "odds euchre" in line]
    assert len(lines) == 3 and all(ask(line)["question"] == "euchre.strength" for line in lines)
