"""Settings of one's own table: the nearest wins, and nothing is read that nobody reads."""

import click
import pytest

from analyzer.defaults import EVERYWHERE, default_map
from analyzer.errors import Misuse
from analyzer.games import GAMES

GAME = GAMES[0]


@click.group()
def group():
    """Stand for a game with two questions."""


@group.command()
@click.option("--players", type=int)
@click.option("--turn-up")
@click.option("--seed", type=int)
@click.option("--format", "form")
def price(**_asked):
    """Take four options."""


@group.command()
@click.option("--players", type=int)
@click.option("--hidden")
@click.option("--spare/--no-spare", default=None)
def buy(**_asked):
    """Take three others."""


def defaults(settings):
    return default_map(settings, "odds.toml", GAME, group)[GAME]


def test_a_setting_at_the_top_goes_to_every_question_that_reads_it():
    assert defaults({"players": 4, "seed": 9}) == {"price": {"players": "4", "seed": "9"}, "buy": {"players": "4"}}


def test_the_nearest_wins():
    settings = {"players": 4, GAME: {"players": 5, "buy": {"players": 6}}}
    assert defaults(settings) == {"price": {"players": "5"}, "buy": {"players": "6"}}
    assert defaults({GAME: {"buy": {"players": 6}}}) == {"price": {}, "buy": {"players": "6"}}


def test_options_are_spelled_as_on_the_command_line_or_as_in_python():
    assert defaults({GAME: {"turn-up": "9d"}}) == defaults({GAME: {"turn_up": "9d"}})
    assert defaults({"format": "json"})["price"] == {"form": "json"}


def test_values_become_the_text_that_the_command_reads_and_switches_stay():
    settings = {GAME: {"buy": {"hidden": [3, 3, 2], "spare": True}}}
    assert defaults(settings)["buy"] == {"hidden": "3 3 2", "spare": True}


def test_another_games_settings_are_not_this_games():
    assert default_map({GAME: {"players": 5}}, "odds.toml", "other", group) == {"other": {"price": {}, "buy": {}}}


def test_click_takes_them_as_defaults():
    taken = {}

    @group.command()
    @click.option("--players", type=int)
    @click.option("--hidden")
    def ask(**asked):
        taken.update(asked)

    made = defaults({"players": 4, GAME: {"hidden": [3, 2], "ask": {"players": 6}}})
    group.main(["ask", "--hidden", "1 1"], standalone_mode=False, default_map=made)
    assert taken == {"players": 6, "hidden": "1 1"}
    del group.commands["ask"]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"playrs": 4}, "odds.toml: 'playrs' is no setting for every game; did you mean 'players'?"),
        ({"turn_up": "9d"}, "'turn_up' is no setting for every game"),
        ({GAME[:-1]: {"players": 4}}, f"{GAME[:-1]!r} is no game; did you mean {GAME!r}?"),
        ({GAME: {"turnup": "9d"}}, f"'turnup' is no setting of {GAME}; did you mean 'turn_up'?"),
        ({GAME: {"pric": {}}}, f"'pric' is no question of {GAME}; did you mean 'price'?"),
        ({GAME: {"price": {"hidden": "3"}}}, f"'hidden' is no setting of {GAME} price"),
        ({GAME: {"price": {"forms": "json"}}}, f"'forms' is no setting of {GAME} price"),
    ],
)
def test_a_setting_that_nothing_reads_is_named_with_the_nearest(settings, words):
    with pytest.raises(Misuse) as error:
        defaults(settings)
    assert error.value.name == "config" and words in error.value.message


def test_what_holds_everywhere_is_read_by_some_question():
    from importlib import import_module

    groups = [import_module(f"analyzer.games.{game}.commands").group for game in GAMES]
    options = {o for g in groups for c in g.commands.values() for p in c.params for o in p.opts}
    assert {f"--{name.replace('_', '-')}" for name in EVERYWHERE} <= options
