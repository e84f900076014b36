"""The questions of Euchre as commands: parse, ask, show."""

import click

from ... import options
from .policy import PLAYS
from .variant import VARIANTS

variant = options.several(
    click.option(
        "--variant",
        type=click.Choice(list(VARIANTS)),
        metavar="NAME",
        help=f"Rules to start from: {', '.join(VARIANTS)}.",
    ),
    click.option("--pack", type=int, metavar="32|24", help="Cards in the pack [32]."),
    click.option("--game", type=int, metavar="N", help="Points that win the game [5]."),
    click.option("--stick-dealer/--no-stick-dealer", default=None, help="The dealer must name a suit in the end."),
    click.option("--rename/--no-rename", default=None, help="The suit turned down may be named."),
    click.option("--defenders-march", type=int, metavar="2|3|4", help="Points for five tricks against the maker [2]."),
)
hand = click.option("--hand", required=True, metavar="CARDS", help='The five cards dealt, as "Jh Kh Th As 7c".')
turn_up = click.option("--turn-up", required=True, metavar="CARD", help="The card turned up, as 9h or 10d.")
seat = click.option("--seat", metavar="elder|dealer", help="Who asks: elder, who leads, or the dealer [elder].")
maker = click.option("--maker", metavar="elder|dealer", help="Who made trumps [the asker].")
trump = click.option("--trump", metavar="c|d|h|s", help="The suit of trumps [that of the turn-up, taken up].")
models = options.several(
    click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [plain]."),
    click.option("--mine", type=click.Choice(PLAYS), help="How the asker plays [as the other]."),
)


@click.group()
def group():
    """Two-handed Euchre: order the turn-up up, or pass; the maker of trumps must take three tricks of five."""


@group.command()
@hand
@turn_up
@seat
@maker
@trump
@models
@variant
@options.output
@options.chart
def strength(form, out, chart, **asked):
    """What does a hand make once trumps are made, with which lead or discard?

    \b
    odds euchre strength --hand "Jh Kh Th As 7c" --turn-up 9h --play double-dummy
    odds euchre strength --hand "7h 8h As 7d 7c" --turn-up 9h --seat dealer
    odds euchre strength --hand "Jh Kh 7h Ad 7s" --turn-up 9h --trump d
    """
    from . import questions

    options.answer(questions.strength, asked, form, out, chart)
