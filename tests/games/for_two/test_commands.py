"""The commands for a card, and ways to play on the command line: what is typed is asked, and every option counts."""

import json
import shlex

import pytest
from click.testing import CliRunner

from analyzer.core.jit import OFF
from analyzer.settings import keywords

from .games import BOTH

pytestmark = [pytest.mark.skipif(OFF, reason="many worlds"), pytest.mark.parametrize("game", BOTH.values(), ids=BOTH)]


def ask(game, line):
    ran = CliRunner().invoke(
        game.commands.group, shlex.split(f"{line} --format json"), standalone_mode=False,
        help_option_names=["-h", "--help"],
    )  # fmt: skip
    assert ran.exit_code == 0, ran.output or repr(ran.exception)
    return json.loads(ran.stdout)


@pytest.mark.parametrize(("line", "asked"), [
    ("", {}), ("--opponents any --play double-dummy", {"opponents": "any", "play": "double-dummy"}),
    ("--play pimc --mine book --worlds 5 --deals 100", {"play": "pimc", "mine": "book", "worlds": 5, "deals": 100}),
    ("--method simulate --deals 3000 --seed 2", {"method": "simulate", "deals": 3000, "seed": 2}), (None, None),
])  # fmt: skip
def test_the_command_is_the_question(game, line, asked):
    line, asked = game.options if line is None else (line, asked)
    assert ask(game, f"play {game.line} {line}") == json.loads(game.play(**game.late | asked).to_json())


@pytest.mark.parametrize(("line", "asked"), [
    ("--play pimc --deals 50 --worlds 4", {"play": "pimc", "deals": 50, "worlds": 4}),
    ("--play double-dummy --band --deals 50", {"play": "double-dummy", "band": True, "deals": 50}),
])  # fmt: skip
def test_ways_to_play_a_hand(game, line, asked):
    hand = " ".join(f"--{name.replace('_', '-')} '{cards}'" for name, cards in game.whole.items())
    assert ask(game, f"strength {hand} {line}") == json.loads(game.strength(**game.whole | asked).to_json())


def test_the_names_are_those_of_the_questions(game):
    assert game.commands.OPPONENTS == (*game.policy.POLICIES, game.worlds.ANY)
    options = {option.name for option in game.commands.group.commands["play"].params}
    assert keywords(game.moment.Moment.read) | {"opponents", "play", "mine", "worlds"} <= options


def test_the_examples_of_the_help_are_answered(game):
    text, begin = game.commands.group.commands["play"].help.replace("\\\n", " "), f"odds {game.name} "
    lines = [line.strip().removeprefix(begin) for line in text.splitlines() if begin in line]
    assert len(lines) == game.examples
    assert all(ask(game, line)["question"] == f"{game.name}.play" for line in lines)


def test_every_way_to_play_is_told(game):
    for way in game.commands.WAYS:
        told = str(game.play(**game.late, play=way, **({"deals": 50} if way == "pimc" else {})))
        assert "Model: the other spoke" in told and ("20 worlds" in told) == (way == "pimc")


def test_every_way_to_speak_is_told(game):
    for opponents in game.commands.OPPONENTS:
        told = str(game.play(**game.late, opponents=opponents, play="double-dummy"))
        assert ("Such a player would say" in told) == (opponents != "any")
