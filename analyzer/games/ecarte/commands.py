"""The questions of Écarté as commands: parse, ask, show."""

import click

from ... import options
from .policy import MARKING, PLAYS, POLICIES, WAYS
from .variant import ANNOUNCING, VARIANTS

OPPONENTS = (*POLICIES, "any")

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
speaker = click.option("--seat", metavar="elder|dealer", help="Who asks [as the words tell].")
dealer = click.option("--seat", metavar="dealer", help="Who asks: always the dealer.")
models = options.several(
    click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [plain]."),
    click.option("--mine", type=click.Choice(PLAYS), help="How the asker plays [as the other]."),
)
said = click.option(
    "--said", metavar="WORDS", help='What was said, in order, as "propose accept draw-3 draw-2"; draw-3: changes three.'
)
moment = options.several(
    click.option("--dead", metavar="CARDS", help="The cards you have thrown away."),
    click.option("--score", metavar="A-B", help="Points before the deal, yours first, as 3-4: then the game decides."),
)
whole = options.several(
    click.option("--opponents", type=click.Choice(list(POLICIES)), help="How the other speaks and throws away [book]."),
    click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [as --opponents]."),
    click.option("--mine", type=click.Choice(list(POLICIES)), help="How you do what comes later [as --opponents]."),
)
king = click.option(
    "--king", type=click.Choice(MARKING), help="Mark a king of trumps in your hand, or keep it secret [as --mine]."
)
sampling = options.several(
    options.method,
    click.option("--deals", type=int, metavar="N", help="At most so many deals [393,216; with open hands 262,144]."),
    options.budget,
)
asking = options.several(whole, king, variant, sampling, options.output, options.chart)
ways = options.ways_of(WAYS)


@click.group()
def group():
    """Écarté: play, or propose to change cards first; three tricks of five make the point."""


@group.command()
@hand
@turn_up
@said
@seat
@moment
@click.option("--actions", metavar="WORDS", help="Answer only these, as play.")
@asking
def propose(form, out, chart, **asked):
    """Elder: play, or propose?

    \b
    odds ecarte propose --hand "7h 8h Qs 7s 7d" --turn-up 9h
    odds ecarte propose --hand "7h 8h Qs 7s 7d" --turn-up 9h --score 3-4
    odds ecarte propose --hand "7h 8h Qs Kd 7d" --turn-up 9h --variant club \\
         --said "propose accept draw-2 draw-3" --dead "8c 9c"
    """
    from . import questions

    options.answer(questions.propose, asked, form, out, chart)


@group.command()
@hand
@turn_up
@said
@dealer
@moment
@click.option("--actions", metavar="WORDS", help='Answer only these, as "accept refuse".')
@asking
def answer(form, out, chart, **asked):
    """Dealer: accept the proposal, or refuse?

    \b
    odds ecarte answer --hand "Ks 7s Qd 7h 8c" --turn-up 9h
    odds ecarte answer --hand "Ks 7s Qd 7h 8c" --turn-up 9h --score 4-3
    """
    from . import questions

    options.answer(questions.answer, asked, form, out, chart)


@group.command()
@hand
@turn_up
@said
@speaker
@moment
@click.option("--actions", metavar="SETS", help='Answer only these, as "7s 8d, 7s 9c".')
@asking
def discard(form, out, chart, **asked):
    """Which cards to throw away, and so how many?

    \b
    odds ecarte discard --hand "7h 8h Qs 7s 7d" --turn-up 9h
    odds ecarte discard --hand "Ks 7s Qd 7h 8c" --turn-up 9h --seat dealer \\
         --said "propose accept draw-3"
    """
    from . import questions

    options.answer(questions.discard, asked, form, out, chart)


@group.command()
@hand
@turn_up
@seat
@ways
@options.band
@variant
@options.pimc_deals
@options.budget
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


@group.command()
@click.option("--opponents", type=click.Choice(list(POLICIES)), help="How both speak and throw away [book].")
@click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [as --opponents].")
@variant
@options.seed
@options.threads
@options.output
def match(form, out, **asked):
    """The chance of the game at every score.

    \b
    odds ecarte match
    odds ecarte match --opponents book --variant club --format csv
    """
    from . import questions

    options.answer(questions.match, asked, form, out)


@group.command()
@click.option(
    "--policies",
    metavar="A,B",
    help="How each speaks and plays, elder of the first deal first, or one for both: plain, book [book].",
)
@click.option("--runs", type=int, metavar="N", help="Independent games [1,000].")
@click.option("--deals", "refused", type=int, hidden=True, help="Not here: say --runs.")
@click.option("--by", type=click.Choice(["seat", "policy"]), help="What a row is [seat].")
@click.option("--play", type=click.Choice(PLAYS), help="How both play the cards [each by his own policy].")
@variant
@options.budget
@options.output
@options.chart
def session(form, out, chart, refused, **asked):
    """What whole games bring a player or a policy.

    \b
    odds ecarte session --runs 10000
    odds ecarte session --policies book,plain --by policy --variant club
    """
    from . import questions

    options.answer(questions.session, asked | {"deals": refused}, form, out, chart)


@group.command()
@click.option("--hand", metavar="CARDS", help="The cards held; without, a deal in which nobody asks.")
@click.option("--turn-up", metavar="CARD", help="The card turned for trumps, as 9h or 10d.")
@said
@speaker
@moment
@click.option("--action", metavar="WORD", help="What the asker says, or throws away [as his policy].")
@options.index
@whole
@variant
@options.of_seed
@options.output
def show(form, out, **asked):
    """One deal, word by word and card by card, with the laws.

    \b
    odds ecarte show --index 7
    odds ecarte show --hand "7h 8h Qs 7s 7d" --turn-up 9h --action play
    """
    from . import questions

    options.answer(questions.show, asked, form, out)


@group.command()
@click.option("--hand", required=True, metavar="CARDS", help='The cards you still hold, as "8h Qs Ah".')
@turn_up
@click.option("--said", required=True, metavar="WORDS", help='All that was said, as "propose accept draw-3 draw-2".')
@click.option("--played", metavar="CARDS", help='The cards played, each trick from its leader, as "Ks Ts / 7h".')
@click.option("--dead", metavar="CARDS", help="The cards you threw away.")
@click.option(
    "--king",
    metavar="elder|dealer|mark|keep",
    help="Who marked the king of trumps from his hand; of one that you may mark now: mark, or keep it secret [mark].",
)
@click.option("--seat", metavar="elder|dealer", help="Whose turn it is [as the cards tell].")
@click.option("--score", metavar="N-M", help="Your points before the deal first; then the game decides.")
@click.option("--opponents", type=click.Choice(OPPONENTS), help="How the other speaks; any: it tells nothing [book].")
@ways
@variant
@options.sampling
@options.output
@options.chart
def play(form, out, chart, **asked):
    """Which card to play, at any moment, elder or dealer?

    \b
    odds ecarte play --hand "7h 8h 7s 8s 9s" --turn-up 9h --said play
    odds ecarte play --hand "Jh 7d 8c 9c" --turn-up 9h --said "propose refuse" \\
         --played "Qs Ts / Jc"
    odds ecarte play --hand "8h Qs Ah" --turn-up 9h --dead "7c 8c 7d" \\
         --said "propose accept draw-3 draw-2" --king dealer \\
         --played "Ks Ts / 7h Kh / 9c"
    """
    from . import questions

    options.answer(questions.play, asked, form, out, chart)


@group.command()
@click.option("--seat", metavar="SEATS", help='elder, dealer, or "elder dealer" [both].')
@click.option("--turn-up", metavar="CARD", help="The card turned for trumps [9h].")
@click.option("--trumps", metavar="NUMBERS", help='Only hands with so many trumps, as "2 3" [0 to 5].')
@click.option("--score", metavar="A-B", help="Points before the deal, one's own first: then the game decides.")
@whole
@variant
@click.option("--deals", type=int, metavar="N", help="At most so many a class and seat [32,768].")
@options.seed
@click.option("--confidence", type=float, metavar="P", help="Of what is said of a class [.99].")
@options.threads
@options.drawn
def chart(out, form, **asked):
    """The table of jeux de règle: on which hands to play, or to refuse.

    By trumps and plain suits; the data hold every class with its exact chance.
    Of all hands a minute of work, of those with so many trumps less.

    \b
    odds ecarte chart --trumps 4 --out regle.png
    odds ecarte chart --seat dealer --trumps 5 --score 3-4 --format csv
    """
    from . import questions

    options.answer_chart(questions.chart, asked, out, form)


@group.command()
@options.output
def claims(form, out):
    """What the old books claim, each with numbers and a verdict.

    \b
    odds ecarte claims
    """
    from . import questions

    options.answer(questions.claims, {}, form, out)
