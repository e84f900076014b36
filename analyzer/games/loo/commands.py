"""The questions of Loo as commands: parse, ask, show."""

import click

from ... import options
from .policy import POLICIES
from .variant import EXCHANGES, FLUSHES, FORMS, LEADS, PAMS, SINGLES, VARIANTS

BY_FORM = "bold; five-card and Irish Loo: plain"
variant = options.several(
    click.option(
        "--variant",
        type=click.Choice(list(VARIANTS)),
        metavar="NAME",
        help=f"Rules to start from: {', '.join(VARIANTS)}.",
    ),
    click.option(  # `form` is what the shared options call --format
        "--form",
        "kind",
        type=click.Choice(list(FORMS)),
        help="Three cards and a miss, five-card Loo, Irish Loo [three].",
    ),
    click.option("--pack", type=int, metavar="52|32", help="Cards in the pack."),
    click.option("--loo", metavar="L", help="What a loo costs: a number, unlimited, or mixed-30 [6]."),
    click.option("--deal", type=int, metavar="N", help="The dealer's stake [3]."),
    click.option("--ante", type=int, metavar="N", help="What each other player puts in at every deal [0]."),
    click.option("--single", type=click.Choice(SINGLES), help="The deal after one without a loo [show]."),
    click.option("--single-loo", type=int, metavar="N", help="What a single costs [3]."),
    click.option("--lead", type=click.Choice(LEADS), help="The first lead from several trumps [highest]."),
    click.option("--miss-leads/--no-miss-leads", default=None, help="Whoever plays the miss leads."),
    click.option("--club-law/--no-club-law", default=None, help="A club turned up: everybody stands."),
    click.option("--defend", type=click.Choice(["pool", "free"]), help="The dealer against one stander [pool]."),
    click.option("--flush", type=click.Choice(FLUSHES), help="What a hand of one suit wins [none]."),
    click.option("--pam", type=click.Choice(PAMS), help="Five-card Loo: which knave is Pam."),
    click.option("--civil/--no-civil", default=None, help="Five-card Loo: Pam, be civil."),
    click.option("--exchange", type=click.Choice(EXCHANGES), help="When cards are exchanged [at-once]."),
)
hand = click.option("--hand", required=True, metavar="CARDS", help='The cards held, as "Kh 7h Ac".')
turn_up = click.option("--turn-up", required=True, metavar="CARD", help="The card turned for trumps, as Qh or 10d.")
said = click.option(
    "--said", metavar="WORDS", help='What the seats before said, as "throw stand"; who exchanges three: draw-3.'
)
future = click.option(
    "--future/--no-future", default=None, help="Count a share of what the deal leaves for the next pool."
)


def policies(default):
    """Return the options of who plays how, whose help says the default of others and of all."""
    names = click.Choice(list(POLICIES))
    return options.several(
        click.option("--opponents", type=names, help=f"How the others declare [{default}]."),
        click.option("--play", type=names, help=f"How all play the cards [{default}]."),
        click.option("--mine", type=names, help="How the asker plays his [as all]."),
    )


moment = options.several(hand, turn_up, options.players, options.seat, said, options.pool)
asking = options.several(variant, options.sampling, options.output, options.chart)


@click.group()
def group():
    """Loo: stand on your cards, take the miss unseen, or throw up; who takes no trick pays."""


@group.command()
@moment
@click.option("--action", metavar="WORD", help="What the asker says [stand].")
@options.index
@policies(BY_FORM)
@variant
@options.of_seed
@options.output
def show(form, out, kind, **asked):
    """One deal of a declaration, card by card, with the law that bound each play.

    \b
    odds loo show --hand "Kh 7h Ac" --turn-up Qh --said "throw stand" --index 7
    odds loo show --hand "2h 3c 5d" --turn-up Qh --action miss
    """
    from . import questions

    options.answer(questions.show, asked | {"form": kind}, form, out)


@group.command()
@moment
@click.option("--actions", metavar="WORDS", help='Answer only these, as "stand throw".')
@future
@policies(BY_FORM)
@asking
def declare(form, out, chart, kind, **asked):
    """Stand, take the miss, or throw up?

    \b
    odds loo declare --players 5 --seat 3 --hand "Kh 7h Ac" --turn-up Qh \\
         --said "throw stand" --pool 15
    odds loo declare --seat eldest --hand "2h 3c 5d" --turn-up Qh --pool 30
    odds loo declare --variant five-card --hand "Kh 7h Ac 4c 2d" --turn-up Qh \\
         --said "throw draw-3"
    """
    from . import questions

    options.answer(questions.declare, asked | {"form": kind}, form, out, chart)


@group.command()
@moment
@click.option("--actions", metavar="SETS", help='Answer only these, as "7s 8d, 7s, none".')
@future
@policies("plain")
@asking
def discard(form, out, chart, kind, **asked):
    """Which cards to exchange, in five-card and Irish Loo?

    \b
    odds loo discard --variant five-card --hand "Kh 7h Ac 4c 2d" --turn-up Qh \\
         --said "throw draw-3"
    odds loo discard --variant irish --hand "Kh 7d Ac" --turn-up Qh
    """
    from . import questions

    options.answer(questions.discard, asked | {"form": kind}, form, out, chart)


@group.command()
@click.option("--policies", metavar="A,B,...", help="How each seat plays, seat 1 first; one name for all [bold].")
@options.players
@click.option("--runs", type=int, metavar="N", help="Independent runs [1,000].")
@click.option("--length", type=int, metavar="N", help="Deals in a run, the first a single [1,000].")
@click.option("--deals", "refused", type=int, hidden=True, help="Not here: say --runs and --length.")
@click.option("--by", type=click.Choice(["seat", "policy"]), help="What a row is; policies change seats every run.")
@click.option("--purse", type=int, metavar="N", help="Chance to be down by N counters at some time in a run.")
@variant
@options.budget
@options.output
@options.chart
def session(form, out, chart, kind, refused, **asked):
    """What do long runs bring, and how do the pools grow?

    \b
    odds loo session --players 5 --runs 1000 --length 1000 --loo unlimited
    odds loo session --policies book,plain,plain,plain,plain --by policy
    odds loo session --purse 100 --length 200
    """
    from . import questions

    options.answer(questions.session, asked | {"form": kind, "deals": refused}, form, out, chart)


@group.command()
@hand
@turn_up
@options.players
@options.pool
@policies("bold")
@asking
def strength(form, out, chart, kind, **asked):
    """How many tricks does a hand take against others who stand?

    Leading, the asker is the eldest hand; last, he deals.

    \b
    odds loo strength --hand "Kh 7h Ac" --turn-up Qh
    odds loo strength --hand "Kh Qd Js" --turn-up Qh --players 3 --opponents book
    """
    from . import questions

    options.answer(questions.strength, asked | {"form": kind}, form, out, chart)


@group.command()
@hand
@turn_up
@options.players
@options.seat
@click.option("--said", metavar="WORDS", help="What all seats said, the asker too.")
@click.option("--played", metavar="CARDS", help='From the leader, tricks parted by /, as "Kh 6h Qh / 5h Jd".')
@options.pool
@click.option("--dead", metavar="CARDS", help="The cards the asker threw away for the miss.")
@policies("bold")
@asking
def play(form, out, chart, kind, **asked):
    """Which card to play?

    The hand holds the cards that are left; whose turn it is follows from what was said and played.

    \b
    odds loo play --hand "7h Ac Kd" --turn-up Qh \\
         --said "stand throw stand throw stand"
    odds loo play --hand "Ad Jd" --turn-up 8s \\
         --said "stand throw stand throw miss" --played "Ks 6s Qs / 5s"
    """
    from . import questions

    options.answer(questions.play, asked | {"form": kind}, form, out, chart)


@group.command()
@options.output
def claims(form, out):
    """What the old book says of Loo, put to the test.

    \b
    odds loo claims
    """
    from . import questions

    options.answer(questions.claims, {}, form, out)


@group.command()
@options.seat
@click.option(
    "--of-what",
    type=click.Choice(["action", "pool"]),
    help="The best declaration, or from how many loos in the pool to play [action].",
)
@options.players
@options.pool
@click.option("--turn-up", metavar="CARD", help="The card turned for trumps [the lowest spade].")
@policies("plain")
@variant
@click.option("--deals", type=int, metavar="N", help="At most so many a hand [262,144; pool: 65,536].")
@options.seed
@click.option("--confidence", type=float, metavar="P", help="Of what is said of a hand [.99].")
@options.threads
@options.drawn
def chart(out, form, kind, **asked):
    """A card for the table: what to declare on every hand, some minutes of work.

    Here the miss is still free; bold players, who are the default elsewhere, would have taken it.

    \b
    odds loo chart --seat eldest --out loo.png
    odds loo chart --seat dealer --pool 30 --players 4 --out dealer.svg
    odds loo chart --of-what pool --out pool.png
    """
    from . import questions

    options.answer_chart(questions.chart, asked | {"form": kind}, out, form)
