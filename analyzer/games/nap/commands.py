"""The questions of Nap as commands: parse, ask, show."""

import click

from ... import options
from .policy import PLAYS, POLICIES
from .variant import (
    ALL_PASS,
    FAILED_NAPS,
    MISERIES,
    PEEPS,
    RAISE_STAKES,
    RAISES,
    STANDS_OUT,
    VARIANTS,
)  # fmt: skip

variant = options.several(
    click.option(
        "--variant",
        type=click.Choice(list(VARIANTS)),
        metavar="NAME",
        help=f"Rules to start from: {', '.join(VARIANTS)}.",
    ),
    click.option("--pack", type=int, metavar="52|32", help="Cards in the pack [52]."),
    click.option("--dealt", type=int, metavar="5|6|7|9", help="Cards dealt to each [5]."),
    click.option("--stands-out", type=click.Choice(STANDS_OUT), help="From so many on the dealer gets no cards [6]."),
    click.option("--lowest", type=int, metavar="N", help="The lowest call [1; with a Double Header 3]."),
    click.option("--all-pass", type=click.Choice(ALL_PASS), help="Who must play if all pass [eldest]."),
    click.option("--double-header/--no-double-header", default=None, help="If all pass, stakes are doubled instead."),
    click.option("--nap-wins", type=int, metavar="N", help="What Nap wins from each [10]."),
    click.option("--nap-loses", type=int, metavar="N", help="What it pays to each if it fails [5]."),
    click.option("--misery", type=click.Choice(MISERIES), help="The call to take no trick, and its rank [none]."),
    click.option(
        "--misery-trumps/--no-misery-trumps", default=None, help="The lead of a Misery makes trumps [it does]."
    ),
    click.option("--misery-loss", type=int, metavar="3|6", help="What it pays to each if it fails [3]."),
    click.option("--raises", type=click.Choice(RAISES), help="What may be called over Nap; blucher: both [none]."),
    click.option(
        "--raise-stakes",
        type=click.Choice(RAISE_STAKES),
        help="What the two win and lose: 20/10, 30/15; 10/10, 10/15; or 10/10, 10/20 [full].",
    ),
    click.option(
        "--challenge/--no-challenge", default=None, help="A Nap caller who is raised may take the raise himself."
    ),
    click.option("--kitty", type=int, metavar="N", help="What the dealer puts into the kitty at every deal [0]."),
    click.option("--kitty-others", type=int, metavar="N", help="What each of the others puts in [0]."),
    click.option("--failed-nap", type=click.Choice(FAILED_NAPS), help="What a failed Nap does to the kitty [nothing]."),
    click.option(
        "--toll/--no-toll", default=None, help="A knave or five played that is no trump costs 1 to the kitty."
    ),
    click.option("--spare/--no-spare", default=None, help="A spare hand, for whoever will stand for Nap with it."),
    click.option("--buying/--no-buying", default=None, help="Cards may be bought before the calls."),
    click.option("--peep", type=click.Choice(PEEPS), help="A card face down; a look costs 1 to the kitty [none]."),
)
hand = click.option("--hand", required=True, metavar="CARDS", help='The cards held, as "Ah Kh Qh 9h As".')
players = click.option("--players", type=int, metavar="N", help="How many sit at the table [4].")
said = click.option(
    "--said", metavar="WORDS", help='What was said so far, in order, as "pass 2"; first, of cards bought, as draw-3.'
)
moment = options.several(
    click.option(
        "--pool", metavar="X", help="Units in the kitty now, those paid for words that were said included [0]."
    ),
    click.option("--doubled/--no-doubled", default=None, help="Stakes are doubled by a Double Header."),
    click.option("--peeped", metavar="CARD", help="The card face down, if you have looked at it."),
    click.option("--dead", metavar="CARDS", help="Cards you have thrown away."),
)
models = options.several(
    click.option(
        "--opponents", type=click.Choice(list(POLICIES)), help="How the others call, and which cards they keep [book]."
    ),
    click.option(
        "--play",
        type=click.Choice(PLAYS),
        help="How all play the cards: by a policy; double-dummy, all hands open; pimc, over imagined worlds [book].",
    ),
    click.option("--mine", type=click.Choice(PLAYS), help="How you do all that comes later [as --play]."),
    click.option(
        "--worlds", type=int, metavar="N", help="With pimc: worlds imagined for each card that is played [20]."
    ),
)


band = click.option(
    "--band/--no-band",
    default=None,
    help="Beside it the chance with double-dummy, book and pimc play, each with its error.",
)


sampling = options.sampling_of("131,072; fewer of those that take long")


asking = options.several(variant, sampling, options.output, options.chart)


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
@band
@asking
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
@asking
def discard(form, out, chart, **asked):
    """Which cards to throw away, where there are more than are played?

    \b
    odds nap discard --dealt 7 --hand "Ah Kh Qh 9h As 2c 3c"
    odds nap discard --buying --hand "Ah Kh 9d 8s 3c" --said "draw-2"
    odds nap discard --spare --said "pass spare" \\
         --hand "Ah Kh Qh 9d 3c 4c 5c Kd Qd Jd"
    odds nap discard --peep foster --hand "Ah Kh Qh 9d 3c" --peeped 5h \\
         --said "pass 3 pass pass"
    """
    from . import questions

    options.answer(questions.discard, asked, form, out, chart)


@group.command()
@hand
@players
@click.option("--goal", metavar="WORD", help="The call by which leads are ranked: 1 to 5, nap, misery [3].")
@click.option("--dead", metavar="CARDS", help="Cards you have thrown away.")
@models
@band
@asking
def strength(form, out, chart, **asked):
    """What a hand makes as caller, by first lead, which makes trumps.

    \b
    odds nap strength --players 4 --hand "Ah Jh Th Kc 4d"
    odds nap strength --hand "Ah Jh Th Kc 4d" --play double-dummy
    """
    from . import questions

    options.answer(questions.strength, asked, form, out, chart)


@group.command()
@hand
@players
@options.seat
@said
@click.option("--played", metavar="CARDS", help='The cards played, from the leader, as "Ah Qh 3h 6h / Jh".')
@click.option("--pool", metavar="X", help="Units in the kitty now, those paid for words that were said included [0].")
@click.option("--doubled/--no-doubled", default=None, help="Stakes are doubled by a Double Header.")
@click.option("--dead", metavar="CARDS", help="Cards you know to be out of play.")
@models
@band
@asking
def play(form, out, chart, **asked):
    """Which card, as caller or against him, at any moment?

    \b
    odds nap play --hand "Jh Th Kc 4d" --said "pass pass 3 pass" \\
         --played "Ah Qh 3h 6h"
    odds nap play --hand "2s Jc Tc 9d" --said "pass pass 3 pass" \\
         --played "Ah Qh 3h 6h / Jh" --opponents book --play book
    """
    from . import questions

    options.answer(questions.play, asked, form, out, chart)


@group.command()
@click.option(
    "--policies",
    metavar="A,B,...",
    help="How each calls and plays, seat 1 first, or one for all: plain, book, cautious, bold [book].",
)
@players
@click.option("--runs", type=int, metavar="N", help="Independent runs [1,000].")
@click.option("--length", type=int, metavar="N", help="Deals in a run [1,000].")
@click.option("--deals", "refused", type=int, hidden=True, help="Not here: say --runs and --length.")
@click.option(
    "--by", type=click.Choice(["seat", "policy", "position"]), help="What a row is; a position moves with the deal."
)
@click.option("--purse", type=int, metavar="N", help="Chance to be down by N units at some time in a run.")
@click.option("--play", type=click.Choice(PLAYS), help="How all play the cards [each by his own policy].")
@click.option("--worlds", type=int, metavar="N", help="With pimc: worlds imagined for each card that is played [20].")
@variant
@options.budget
@options.output
@options.chart
def session(form, out, chart, refused, **asked):
    """What long runs bring a seat, a policy or a position.

    \b
    odds nap session --players 4 --kitty 1
    odds nap session --policies book,plain,plain,plain --by policy
    odds nap session --by position --all-pass dealer
    """
    from . import questions

    options.answer(questions.session, asked | {"deals": refused}, form, out, chart)


@group.command()
@click.option("--hand", metavar="CARDS", help="The cards held; without, a deal in which nobody asks.")
@players
@options.seat
@said
@moment
@click.option("--action", metavar="WORD", help="What the asker says [as his policy].")
@options.index
@models
@variant
@options.of_seed
@options.output
def show(form, out, **asked):
    """One deal, word by word and card by card, with the laws.

    \b
    odds nap show --players 4 --index 7
    odds nap show --hand "Ah Kh Qh 9h As" --said "pass 2" --action nap
    """
    from . import questions

    options.answer(questions.show, asked, form, out)


@group.command()
@click.option("--players", metavar="NUMBERS", help='Tables of so many, as "3 4 5" [2 to 6].')
@click.option("--goal", metavar="WORDS", help='Only these calls, as "3 nap" [all].')
@click.option("--pool", metavar="X", help="Units in the kitty, which Nap takes [0].")
@click.option("--play", type=click.Choice(list(POLICIES)), help="How all play the cards [plain].")
@click.option("--mine", type=click.Choice(list(POLICIES)), help="How the caller does [as --play].")
@variant
@click.option("--deals", type=int, metavar="N", help="At most so many a class and number of players [262,144].")
@options.seed
@click.option("--confidence", type=float, metavar="P", help="Of what is said of a class [.99].")
@options.threads
@options.drawn
def chart(out, form, **asked):
    """A card for the table: the highest call that pays.

    By trumps, plain cards and number of players. A call pays if it is made more often than it must be to bring
    nothing: half the time, Nap a third. Half a minute of work.

    \b
    odds nap chart --out nap.png
    odds nap chart --players "3 4 5" --play book --out book.pdf
    odds nap chart --goal "3 nap" --pool 6 --players 4
    """
    from . import questions

    options.answer_chart(questions.chart, asked, out, form)


@group.command()
@options.output
def claims(form, out):
    """What the old books claim, each with numbers and a verdict.

    \b
    odds nap claims
    """
    from . import questions

    options.answer(questions.claims, {}, form, out)
