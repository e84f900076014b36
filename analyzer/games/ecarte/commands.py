"""The questions of Écarté as commands: parse, ask, show."""

import click

from ... import options
from .policy import PLAYS
from .variant import ANNOUNCING, VARIANTS

variant = options.several(
    click.option(
        "--variant",
        type=click.Choice(list(VARIANTS)),
        metavar="NAME",
        help=f"Rules to start from: {', '.join(VARIANTS)}.",
    ),
    click.option("--game", type=int, metavar="N", help="Points that win the game [5]."),
    click.option("--max-proposals", metavar="N", help="Exchanges in a deal, or unlimited [1]."),
    click.option("--dealer-least", type=int, metavar="0|1", help="Cards a dealer who accepts must change [0]."),
    click.option("--conditional/--no-conditional", default=None, help="He may accept if enough cards are left."),
    click.option("--must-head/--no-must-head", default=None, help="Who follows suit must beat the card if he can."),
    click.option("--must-trump/--no-must-trump", default=None, help="Who cannot follow must trump if he can."),
    click.option("--announcing", type=click.Choice(ANNOUNCING), help="Marking the king in hand [optional]."),
    click.option(
        "--vulnerable-vole", type=int, metavar="2|3", help="Points for a vole against a vulnerable player [2]."
    ),
    click.option("--stakes/--no-stakes", default=None, help="A game may pay double or treble."),
)
hand = click.option("--hand", required=True, metavar="CARDS", help='The cards held, as "7h 8h 7s 8s 9s".')
turn_up = click.option("--turn-up", required=True, metavar="CARD", help="The card turned for trumps, as 9h or 10d.")
seat = click.option("--seat", metavar="elder|dealer", help="Who asks: elder, who leads, or the dealer [elder].")
models = options.several(
    click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [plain]."),
    click.option("--mine", type=click.Choice(PLAYS), help="How the asker plays [as the other]."),
)


@click.group()
def group():
    """Écarté: play, or propose to change cards first; three tricks of five make the point."""


@group.command()
@hand
@turn_up
@seat
@models
@variant
@options.output
@options.chart
def strength(form, out, chart, **asked):
    """What does a hand make as it is dealt, and with which lead?

    \b
    odds ecarte strength --hand "7h 8h 7s 8s 9s" --turn-up 9h --play double-dummy
    odds ecarte strength --hand "7h 8h Ks 7s 7d" --turn-up 9h --seat dealer
    """
    from . import questions

    options.answer(questions.strength, asked, form, out, chart)
