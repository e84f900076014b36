"""The questions of Nap as commands: parse, ask, show."""

import click

from ... import options
from .policy import PLAYS, POLICIES
from .variant import (
    ALL_PASS, FAILED_NAPS, MISERIES, PEEPS, RAISE_STAKES, RAISES, STANDS_OUT, VARIANTS,
)  # fmt: skip

variant = options.several(
    click.option(
        "--variant",
        type=click.Choice(list(VARIANTS)),
        metavar="NAME",
        help=f"Rules to start from: {', '.join(VARIANTS)}.",
    ),
    click.option("--pack", type=int, metavar="52|32", help="Cards in the pack."),
    click.option("--dealt", type=int, metavar="5|6|7|9", help="Cards dealt to each [5]."),
    click.option("--stands-out", type=click.Choice(STANDS_OUT), help="From so many on the dealer gets no cards [6]."),
    click.option("--lowest", type=int, metavar="N", help="The lowest call [1; with a Double Header 3]."),
    click.option("--all-pass", type=click.Choice(ALL_PASS), help="Who must play if all pass [eldest]."),
    click.option("--double-header/--no-double-header", default=None, help="If all pass, stakes are doubled instead."),
    click.option("--nap-wins", type=int, metavar="N", help="What Nap wins from each [10]."),
    click.option("--nap-loses", type=int, metavar="N", help="What it pays to each [5]."),
    click.option("--misery", type=click.Choice(MISERIES), help="To take no trick, and its rank [none]."),
    click.option("--misery-trumps/--no-misery-trumps", default=None, help="Misery's lead makes trumps, or not."),
    click.option("--misery-loss", type=int, metavar="3|6", help="What it pays to each [3]."),
    click.option("--raises", type=click.Choice(RAISES), help="What may be called over Nap; blucher is both [none]."),
    click.option("--raise-stakes", type=click.Choice(RAISE_STAKES), help="20/10, 30/15; 10/10, 10/15; 10/10, 10/20."),
    click.option("--challenge/--no-challenge", default=None, help="The Nap caller, raised, may take the raise."),
    click.option("--kitty", type=int, metavar="N", help="What the dealer puts into the kitty at every deal [0]."),
    click.option("--kitty-others", type=int, metavar="N", help="What each other player does [0]."),
    click.option("--failed-nap", type=click.Choice(FAILED_NAPS), help="A failed Nap doubles the kitty [nothing]."),
    click.option("--toll/--no-toll", default=None, help="A knave or five played, no trump, pays 1 to the kitty."),
    click.option("--spare/--no-spare", default=None, help="A spare hand, for who stands for Nap."),
    click.option("--buying/--no-buying", default=None, help="Cards may be bought before the calls."),
    click.option("--peep", type=click.Choice(PEEPS), help="A card face down to look at for 1 [none]."),
)
hand = click.option("--hand", required=True, metavar="CARDS", help='The cards held, as "Ah Kh Qh 9h As".')
players = click.option("--players", type=int, metavar="N", help="How many sit at the table [4].")
said = click.option("--said", metavar="WORDS", help='What was said, in order, as "pass 2"; cards bought: draw-3.')
moment = options.several(
    click.option("--pool", metavar="X", help="Units in the kitty now [0]."),
    click.option("--doubled/--no-doubled", default=None, help="Stakes are doubled by a Double Header."),
    click.option("--peeped", metavar="CARD", help="The card face down, if you have looked at it."),
    click.option("--dead", metavar="CARDS", help="Cards you have thrown away."),
)
models = options.several(
    click.option("--opponents", type=click.Choice(list(POLICIES)), help="How the others call and keep [plain]."),
    click.option("--play", type=click.Choice(PLAYS), help="How all play the cards [plain]."),
    click.option("--mine", type=click.Choice(PLAYS), help="How the asker does what comes later [as all]."),
    click.option("--worlds", type=int, metavar="N", help="Worlds a seat draws for a card, with pimc [20]."),
)


@click.group()
def group():
    """Nap: call how many of five tricks you will take, lead, and the suit you lead is trumps."""


@group.command()
@hand
@players
@options.seat
@said
@moment
@click.option("--actions", metavar="WORDS", help='Answer only these, as "3 nap".')
@models
@variant
@options.sampling
@options.output
@options.chart
def call(form, out, chart, **asked):
    """Pass, or how many tricks to call?

    \b
    odds nap call --players 4 --seat 3 --hand "Ah Kh Qh 9h As" --said "pass 2"
    odds nap call --players 5 --seat eldest --hand "2c 3c 4d 5h 7s"
    odds nap call --variant wellington --hand "Ah Kh Qh Jh As" --said "nap"
    """
    from . import questions

    options.answer(questions.call, asked, form, out, chart)


@group.command()
@hand
@players
@options.seat
@said
@moment
@click.option("--actions", metavar="SETS", help='Answer only these, as "2c 3c, 2c 9h".')
@models
@variant
@options.sampling
@options.output
@options.chart
def discard(form, out, chart, **asked):
    """Which cards to throw away, where there are more than are played?

    \b
    odds nap discard --dealt 7 --hand "Ah Kh Qh 9h As 2c 3c"
    odds nap discard --buying --hand "Ah Kh Qh 9d 3c" --said "draw-0"
    odds nap discard --spare --said "pass spare" \\
         --hand "Ah Kh Qh 9d 3c 4c 5c Kd Qd Jd"
    odds nap discard --peep foster --hand "Ah Kh Qh 9d 3c" --peeped 5h \\
         --said "pass 3 pass pass"
    """
    from . import questions

    options.answer(questions.discard, asked, form, out, chart)


@group.command()
@options.output
def claims(form, out):
    """What the old books say of Nap, put to the test.

    \b
    odds nap claims
    """
    from . import questions

    options.answer(questions.claims, {}, form, out)
