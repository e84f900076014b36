"""The questions of Speculation as commands: parse, ask, show."""

import click

from ... import options
from .lot import KINDS
from .variant import COURTS, VARIANTS

situation = options.several(
    options.players,
    options.turn_up,
    click.option("--owner", metavar="SEAT", help="Who owns the leading card [dealer]."),
    click.option("--lead", metavar="CARD", help="The leading card, once the turn-up is beaten."),
    click.option("--exposed", metavar="CARDS", help='All other cards turned, as "3c Jd".'),
    click.option("--hidden", metavar="N N ...", help='Cards face down before each seat, eldest first, as "3 3 2 2 3".'),
    click.option("--dead", metavar="CARDS", help="Cards used up by earlier deals."),
    click.option(
        "--looked", metavar="SEATS", help="Seats that looked at a card out of turn; they cannot win the pool."
    ),
    options.pool,
)
variant = options.several(
    click.option("--variant", type=click.Choice(list(VARIANTS)), help="Rules to start from [baxter-wray]."),
    click.option("--pack", type=int, metavar="52|32", help="Cards in the pack."),
    click.option("--court", type=click.Choice(COURTS), help="What an ace, king, queen or knave turned up does [pass]."),
    click.option("--spare/--no-spare", default=None, help="A spare hand, turned last, that wins for nobody."),
    click.option("--turn-up-to", type=click.Choice(["dealer", "pool"]), help="Whose the turn-up is."),
    click.option("--penalty", type=int, metavar="N", help="What a knave or five costs when it is turned [0]."),
    click.option("--stakes", metavar='"2 1"', help="What the dealer and each other player put in."),
)  # fmt: skip
lot = options.several(
    click.option("--lot", type=click.Choice(KINDS), help="What is for sale [lead; turn-up before it is turned]."),
    click.option("--of", metavar="SEAT", help="Whose, for lot hidden or hand."),
    click.option("--count", type=int, metavar="K", help="How many, for lot hidden [1]."),
)
market = options.several(
    click.option(
        "--bidders", type=click.Choice(["none", "fair", "noisy"]), help="How the other seats trade afterwards [none]."
    ),
    click.option("--bias", type=float, metavar="X", help="Median of a noisy seat's factor on the fair price [1]."),
    click.option("--spread", type=float, metavar="X", help="Standard deviation of its logarithm [.25]."),
    click.option("--reserve", type=float, metavar="X", help="Owners sell above X times the fair price [1]."),
)


@click.group()
def group():
    """Speculation: the highest trump takes the pool, and every card may be sold."""


@group.command()
@situation
@lot
@variant
@options.sampling
@options.output
@options.chart
def price(form, out, chart, **asked):
    """What is everything worth, if nobody trades any more?

    \b
    odds speculation price --players 5 --turn-up 9d
    odds speculation price --players 5 --turn-up Qh --court play
    odds speculation price --players 5 --turn-up 6d --lead Kd --owner 3 \\
         --exposed "Qs Ah Jh 9s" --hidden "2 2 2 2 2"
    """
    from . import questions

    options.answer(questions.price, asked, form, out, chart)


@group.command()
@click.option("--price", required=True, metavar="X", help="Counters asked.")
@options.seat
@lot
@situation
@market
@variant
@options.sampling
@options.output
@options.chart
def buy(form, out, chart, **asked):
    """Buy at this price, or not, and up to which?

    \b
    odds speculation buy --players 5 --turn-up 9d --price 1
    odds speculation buy --players 5 --price 2           the turn-up, unseen
    odds speculation buy --turn-up 9d --price .3 --lot hidden --of 2
    odds speculation buy --turn-up 9d --price 1.2 --bidders noisy
    """
    from . import questions

    options.answer(questions.buy, asked, form, out, chart)


@group.command()
@click.option("--offer", required=True, metavar="X", help="Counters offered.")
@options.seat
@lot
@situation
@market
@variant
@options.sampling
@options.output
@options.chart
def sell(form, out, chart, **asked):
    """Sell at this offer, or keep, and from which on?

    \b
    odds speculation sell --players 5 --turn-up 9d --offer 1
    odds speculation sell --turn-up 9d --offer 1 --bidders noisy
    odds speculation sell --turn-up 9d --offer .4 --lot hidden --of 2
    """
    from . import questions

    options.answer(questions.sell, asked, form, out, chart)


@group.command()
@click.option(
    "--of-what",
    type=click.Choice(["players", "exposed"]),
    help="By number of players, or as cards are exposed [players].",
)
@click.option("--players", metavar="N ...", help='Numbers of players, as "3 5 7"; one for --of-what exposed.')
@variant
@options.drawn
def chart(out, form, **asked):
    """The fair price of the turn-up by rank: by players, or as cards are exposed.

    \b
    odds speculation chart --court play --out price.png
    odds speculation chart --of-what exposed --players 5 --out exposed.svg
    """
    from . import questions

    options.answer_chart(questions.chart, asked, out, form)


@group.command()
@options.index
@options.players
@options.turn_up
@click.option("--dead", metavar="CARDS", help="Cards used up by earlier deals.")
@options.pool
@market
@variant
@options.of_seed
@options.output
def show(form, out, **asked):
    """One deal replayed line by line, trades included.

    \b
    odds speculation show --players 4 --index 7
    odds speculation show --players 5 --turn-up 9d --bidders noisy
    """
    from . import questions

    options.answer(questions.show, asked, form, out)


@group.command()
@options.output
def claims(form, out):
    """What the old book claims, each with numbers and a verdict.

    \b
    odds speculation claims
    """
    from . import questions

    options.answer(questions.claims, {}, form, out)
