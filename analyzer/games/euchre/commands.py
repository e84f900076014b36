"""The questions of Euchre as commands: parse, ask, show."""

import click

from ... import options
from .policy import PLAYS, POLICIES, WAYS
from .variant import VARIANTS

OPPONENTS = (*POLICIES, "any")

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
asked = options.several(
    click.option("--said", metavar="WORDS", help='What was said so far, in order, as "pass pass".'),
    click.option("--seat", metavar="elder|dealer", help="Who asks [as --said tells]."),
    click.option("--score", metavar="N-M", help="Your points first, as 3-2; then the chance of the game decides."),
    click.option("--actions", metavar="WORDS", help='Answer only these, as "order pass".'),
)
whole_models = options.several(
    click.option("--opponents", type=click.Choice(list(POLICIES)), help="How the other speaks and throws [bold]."),
    click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [plain]."),
    click.option("--mine", type=click.Choice(PLAYS), help="How you do all that comes later [as the other]."),
)
before = options.several(
    hand, turn_up, asked, whole_models, variant, options.sampling, options.output, options.chart
)  # the play
ways = options.ways_of(WAYS)


@click.group()
def group():
    """Two-handed Euchre: order the turn-up up, or pass; the maker of trumps must take three tricks of five."""


@group.command()
@hand
@turn_up
@seat
@maker
@trump
@ways
@options.band
@variant
@options.pimc_deals
@options.budget
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


@group.command()
@before
def declare(form, out, chart, **asked):
    """Order up or pass, take up or pass, name a suit or pass?

    What is asked follows from --said. The answer is exact: all 65,780 hands
    that the other may hold, as far as they agree with what was said.

    \b
    odds euchre declare --hand "Jh Ah As 7d 8c" --turn-up 9h
    odds euchre declare --hand "7h 8h As 7d 7c" --turn-up 9h --said pass
    odds euchre declare --hand "7s As Ac Ad 8c" --turn-up 9h \\
         --said "pass pass" --score 3-2
    """
    from . import questions

    options.answer(questions.declare, asked, form, out, chart)


@group.command()
@before
def discard(form, out, chart, **asked):
    """Which card does the dealer throw for the turn-up?

    \b
    odds euchre discard --hand "7h As Ac 7d 8d" --turn-up 9h
    odds euchre discard --hand "7h As Ac 7d 8d" --turn-up 9h --said order
    """
    from . import questions

    options.answer(questions.discard, asked, form, out, chart)


@group.command()
@click.option("--opponents", type=click.Choice(list(POLICIES)), help="How both speak and throw [bold].")
@click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [plain].")
@variant
@options.seed
@options.threads
@options.output
def match(form, out, **asked):
    """What chance of the game does every score give?

    \b
    odds euchre match
    odds euchre match --opponents book --play book
    """
    from . import questions

    options.answer(questions.match, asked, form, out)


@group.command()
@click.option("--policies", metavar="A,B", help="How each speaks and plays, seat 1 first, or one for both [bold].")
@click.option("--runs", type=int, metavar="N", help="Independent games [10,000].")
@click.option("--deals", "refused", type=int, hidden=True, help="Not here: say --runs.")
@click.option("--by", type=click.Choice(["seat", "policy"]), help="What a row is [policy, if there are two].")
@click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [each by his own policy].")
@variant
@options.budget
@options.output
@options.chart
def session(form, out, chart, refused, **asked):
    """Who wins whole games, and how do deals come to their trumps?

    \b
    odds euchre session --policies book,plain
    odds euchre session --policies book --by seat
    """
    from . import questions

    options.answer(questions.session, asked | {"deals": refused}, form, out, chart)


@group.command()
@click.option("--hand", metavar="CARDS", help="The five cards dealt; without, a deal in which nobody asks.")
@click.option("--turn-up", metavar="CARD", help="The card turned up, as 9h or 10d.")
@click.option("--said", metavar="WORDS", help='What was said so far, in order, as "pass pass".')
@click.option("--seat", metavar="elder|dealer", help="Who asks [as --said tells].")
@click.option("--score", metavar="N-M", help="Your points first, as 3-2.")
@click.option("--action", metavar="WORD", help='What the asker does, as order, or "discard 7c" [as his policy].')
@options.index
@click.option("--opponents", type=click.Choice(list(POLICIES)), help="How the other speaks and throws [bold].")
@click.option("--play", type=click.Choice(list(POLICIES)), help="How both play the cards [plain].")
@click.option("--mine", type=click.Choice(list(POLICIES)), help="How you do all that comes later [as the other].")
@variant
@options.of_seed
@options.output
def show(form, out, **asked):
    """One deal, word by word and card by card, with the laws.

    \b
    odds euchre show --index 7
    odds euchre show --hand "Jh Ah As 7d 8c" --turn-up 9h --action order
    """
    from . import questions

    options.answer(questions.show, asked, form, out)


@group.command()
@click.option("--places", metavar="NAMES", help='Only these, as "order take elder-next dealer-cross" [all].')
@click.option("--turn-up", metavar="CARD", help="The card turned up [9h].")
@click.option("--opponents", type=click.Choice(list(POLICIES)), help="How both speak and throw [bold].")
@click.option("--play", type=click.Choice(list(POLICIES)), help="How both play the cards [plain].")
@variant
@click.option("--deals", type=int, metavar="N", help="At most so many a class and place [65,536].")
@options.seed
@click.option("--confidence", type=float, metavar="P", help="Of what is said of a class [.99].")
@options.threads
@options.drawn
def chart(out, form, **asked):
    """A card for the table: on which hands to make trumps.

    By trumps, bowers and plain aces, at each moment at which it can be done.
    Half a minute of work.

    \b
    odds euchre chart --out euchre.png
    odds euchre chart --places "order take" --turn-up Jh
    """
    from . import questions

    options.answer_chart(questions.chart, asked, out, form)


@group.command()
@options.output
def claims(form, out):
    """What the old books claim, each with numbers and a verdict.

    \b
    odds euchre claims
    """
    from . import questions

    options.answer(questions.claims, {}, form, out)


@group.command()
@click.option("--hand", required=True, metavar="CARDS", help='The cards you still hold, as "Ah 9h Ks Qs".')
@turn_up
@click.option("--said", required=True, metavar="WORDS", help='All that was said, as order, or "pass pass name-d".')
@click.option("--played", metavar="CARDS", help='The cards played, each trick from its leader, as "Jh 8h / As".')
@click.option("--dead", metavar="CARD", help="The card that you threw for the turn-up.")
@click.option("--seat", metavar="elder|dealer", help="Whose turn it is [as the cards tell].")
@click.option("--score", metavar="N-M", help="Your points before the deal first; then the game decides.")
@click.option("--opponents", type=click.Choice(OPPONENTS), help="How the other speaks; any: it tells nothing [bold].")
@ways
@variant
@options.sampling
@options.output
@options.chart
def play(form, out, chart, **asked):
    """Which card to play, at any moment, elder or dealer?

    \b
    odds euchre play --hand "Jh Kh Th As 7c" --turn-up 9h --said order
    odds euchre play --hand "Ah 9h Ks Qs" --turn-up 9h --said order --dead Jc \\
         --played "Jh 8h / As"
    """
    from . import questions

    options.answer(questions.play, asked, form, out, chart)
