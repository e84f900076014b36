"""The command for a card, and ways to play on the command line: what is typed is asked, and every option counts."""

import json
import shlex

import pytest
from click.testing import CliRunner

from analyzer.core.jit import OFF
from analyzer.games.ecarte.commands import OPPONENTS, WAYS, group
from analyzer.games.ecarte.playing import worlds
from analyzer.games.ecarte.playing.moment import Moment
from analyzer.games.ecarte.policy import POLICIES
from analyzer.games.ecarte.questions import play, strength
from analyzer.settings import keywords

LINE = '--hand "Jh 7d 8c 9c" --turn-up 9h --said "propose refuse" --played "Qs Ts / Jc"'
ASKED = {"hand": "Jh 7d 8c 9c", "turn_up": "9h", "said": "propose refuse", "played": "Qs Ts / Jc"}
HELD = '--hand "7h 8h Qs 7s 7d" --turn-up 9h'
HAND = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}
pytestmark = pytest.mark.skipif(OFF, reason="many worlds")


def ask(line):
    ran = CliRunner().invoke(
        group, shlex.split(f"{line} --format json"), standalone_mode=False, help_option_names=["-h", "--help"]
    )
    assert ran.exit_code == 0, ran.output or repr(ran.exception)
    return json.loads(ran.stdout)


@pytest.mark.parametrize(("line", "asked"), [
    ("", {}), ("--opponents any --play double-dummy", {"opponents": "any", "play": "double-dummy"}),
    ("--play pimc --mine book --worlds 5 --deals 100", {"play": "pimc", "mine": "book", "worlds": 5, "deals": 100}),
    ("--king elder --score 3-2 --no-must-head", {"king": "elder", "score": "3-2", "must_head": False}),
    ("--method simulate --deals 3000 --seed 2", {"method": "simulate", "deals": 3000, "seed": 2}),
])  # fmt: skip
def test_the_command_is_the_question(line, asked):
    assert ask(f"play {LINE} {line}") == json.loads(play(**ASKED | asked).to_json())


@pytest.mark.parametrize(("line", "asked"), [
    ("--play pimc --deals 50 --worlds 4", {"play": "pimc", "deals": 50, "worlds": 4}),
    ("--play double-dummy --band --deals 50", {"play": "double-dummy", "band": True, "deals": 50}),
])  # fmt: skip
def test_ways_to_play_a_hand(line, asked):
    assert ask(f"strength {HELD} {line}") == json.loads(strength(**HAND | asked).to_json())


def test_the_names_are_those_of_the_questions():
    assert OPPONENTS == (*POLICIES, worlds.ANY)
    options = {option.name for option in group.commands["play"].params}
    assert keywords(Moment.read) | {"opponents", "play", "mine", "worlds"} <= options


def test_the_examples_of_the_help_are_answered():
    text = group.commands["play"].help.replace("\\\n", " ")
    lines = [line.strip().removeprefix("odds ecarte ") for line in text.splitlines() if "odds ecarte" in line]
    assert len(lines) == 3 and all(ask(line)["question"] == "ecarte.play" for line in lines)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_play_is_told(way):
    told = str(play(**ASKED, play=way, **({"deals": 50} if way == "pimc" else {})))
    assert "Model: the other spoke" in told and ("20 worlds" in told) == (way == "pimc")


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_every_way_to_speak_is_told(opponents):
    told = str(play(**ASKED, opponents=opponents, play="double-dummy"))
    assert ("Such a player would say" in told) == (opponents != "any")
