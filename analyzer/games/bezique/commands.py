"""The questions of Bezique as commands: parse, ask, show."""

import click

from ... import options
from .policy import POLICIES
from .variant import VARIANTS

variant = options.several(
    click.option("--variant", type=click.Choice(list(VARIANTS)), help="Rules to start from [enquire-within]."),
    click.option(
        "--suit-led/--no-suit-led",
        default=None,
        help="A plain card of another suit than that led never takes the trick [the higher does, whatever its suit].",
    ),
    click.option("--last-trick", type=int, metavar="32|24", help="Which trick brings ten [32]."),
    click.option(
        "--other-bezique/--no-other-bezique",
        default=None,
        help="Queen of clubs and knave of hearts are bezique where spades or diamonds are trumps.",
    ),
    click.option(
        "--must-trump/--no-must-trump", default=None, help="In the last eight tricks who is void must trump [he must]."
    ),
    click.option(
        "--afresh/--no-afresh",
        default=None,
        help="Fresh cards score the same four, sequence or marriage again [they do]; single bezique they always do.",
    ),
    click.option("--game", type=int, metavar="N", help="Points that win the game: 1000, 2000 or 4000 [1000]."),
    click.option(
        "--elder-first/--no-elder-first", default=None, help="Elder's aces and tens are counted first, and may win."
    ),
)
known = options.several(
    options.turn_up,
    click.option("--stock", type=int, metavar="N", help="Cards left in the stock, the turn-up counted [48]."),
    click.option("--table", metavar="CARDS", help="Those of your cards that lie face up [the declared that you hold]."),
    click.option("--theirs", metavar="CARDS", help="The other's cards that you know, as those face up."),
    click.option("--seen", metavar="CARDS", help="Cards played; those not named count as unseen."),
    click.option("--declared", metavar="WORDS", help='What you declared, as "royal-marriage:KhQh bezique:QsJd".'),
    click.option(
        "--theirs-declared",
        metavar="WORDS",
        help="What the other declared; cards of it that are not in --theirs were played.",
    ),
)
hand = click.option("--hand", required=True, metavar="CARDS", help="All your cards, face up or not, as Qs Jd Kh.")
led = click.option("--led", metavar="CARD", help="The card the other led; without it you lead.")
worlds = click.option(
    "--worlds", type=int, metavar="N", help="With search, which takes long: worlds imagined for each move [48]."
)
models = options.several(
    click.option("--play", type=click.Choice(list(POLICIES)), help="How both play and declare [book]."),
    click.option("--mine", type=click.Choice(list(POLICIES)), help="How you do all that comes later [as --play]."),
    worlds,
)
match = options.several(
    click.option(
        "--score",
        metavar="N-N",
        help="Of the game, yours first, all of this deal in it but aces and tens; then all is ranked by its chance.",
    ),
    click.option("--brisques", metavar="N-N", help="With --score: aces and tens in your tricks and the other's."),
    click.option("--seat", type=click.Choice(["elder", "dealer"]), help="Which you are in this deal [elder]."),
)
actions = click.option("--actions", metavar="NAMES", help="Answer only these, parted by commas.")


@click.group()
def group():
    """Bezique: marriages, the sequence, bezique and fours, declared one a trick, and aces and tens."""


@group.command()
@hand
@known
@click.option("--draws", metavar="NUMBERS", help='Tell the chance within so many draws, as "1 3 5 10" [1 5].')
@click.option("--first", type=click.Choice(["me", "other"]), help="Who draws first, every time [me].")
@actions
@models
@variant
@options.sampling_of("131,072; with search 1,024")
@options.output
@options.chart
def melds(form, out, chart, **asked):
    """How likely is each declaration, and what does each missing card cost?

    \b
    odds bezique melds --hand "Qs Jd Kh Qh Ah 7c 8c 9d" --turn-up 9h --stock 40
    odds bezique melds --hand "Qs Jd Kh Qh Ah 7c 8c 9d" --turn-up 9h --stock 40 \\
         --method simulate
    odds bezique melds --hand "Qs Jd Kh Qh Ah 7c 8c 9d" --turn-up 9h --stock 20 \\
         --declared "bezique:QsJd" --seen "Th Th Jd" --first other
    """
    from . import questions

    options.answer(questions.melds, asked, form, out, chart)


@group.command()
@hand
@known
@match
@actions
@models
@variant
@options.sampling_of("12,288; with --score 8,192, of longer games fewer; with search 1,024")
@options.output
@options.chart
def declare(form, out, chart, **asked):
    """Which declaration now, after winning a trick, the seven exchanged or not, or none?

    \b
    odds bezique declare --hand "Kh Qh Ah Th Jh Qs 7c" --turn-up 9h --stock 20
    odds bezique declare --hand "7h Qh Kh Ks Kc Kd 8c" --turn-up Ah --stock 30
    odds bezique declare --hand "Kh Qh Ah Th Jh Qs 7c" --turn-up 9h --stock 20 \\
         --score 880-940 --brisques 5-6
    """
    from . import questions

    options.answer(questions.declare, asked, form, out, chart)


@group.command()
@hand
@known
@led
@match
@actions
@models
@variant
@options.sampling_of("12,288; with --score 2,048, of longer games fewer; with search 1,024")
@options.output
@options.chart
def play(form, out, chart, **asked):
    """Which card to lead, or to play to the card led?

    \b
    odds bezique play --hand "Qs Jd Kh Qh Ah 7c 8c 9d" --turn-up 9h --stock 20 \\
         --led Ac
    odds bezique play --hand "Ah Tc 9d" --turn-up 9h --stock 0 --theirs "Kh Ac 8d"
    """
    from . import questions

    options.answer(questions.play, asked, form, out, chart)


@group.command()
@click.option("--policies", metavar="NAMES", help=f"Of seat 1 and 2, as book,plain, of {', '.join(POLICIES)} [book].")
@click.option("--runs", type=int, metavar="N", help="Games [1,000].")
@click.option("--deals", "refused", type=int, hidden=True, help="Not here: say --runs.")
@worlds
@click.option("--by", type=click.Choice(["seat", "policy"]), help="What a row is [seat].")
@click.option("--score", metavar="N-N", help="From which the games go on, seat 1 first [0-0].")
@variant
@options.budget
@options.output
@options.chart
def session(form, out, chart, refused, **asked):
    """What do whole games bring, and whence do points come?

    \b
    odds bezique session --runs 10000 --policies book,plain
    odds bezique session --policies book,plain --by policy --suit-led
    odds bezique session --score 620-540 --game 2000
    """
    from . import questions

    options.answer(questions.session, asked | {"deals": refused}, form, out, chart)


@group.command()
@click.option(
    "--of-what",
    type=click.Choice(["melds", "cards", "throws"]),
    help="Chances of declarations, worth of cards, or cost of parting with them in play [melds].",
)
@click.option("--trump", type=click.Choice(list("cdhs")), help="Trumps, of exact charts [h].")
@click.option("--play", type=click.Choice(["book", "plain"]), help="Of throws: how both play [book].")
@click.option("--deals", type=int, metavar="N", help="Of throws: deals played [16,384].")
@click.option("--confidence", type=float, metavar="P", help="Of throws: of each row's interval [.99].")
@variant
@options.of_seed
@options.threads
@options.drawn
def chart(out, form, **asked):
    """How likely each declaration is, or what each card is worth keeping, by tricks left.

    \b
    odds bezique chart --out melds.png
    odds bezique chart --of-what cards --out cards.svg
    odds bezique chart --of-what throws --suit-led --out throws.png
    """
    from . import questions

    options.answer_chart(questions.chart, asked, out, form)


@group.command()
@click.option("--hand", metavar="CARDS", help="All your cards; without, a whole deal in which nobody asks.")
@known
@led
@click.option("--action", metavar="NAME", help="What you do first [as your policy].")
@options.index
@models
@variant
@options.of_seed
@options.output
def show(form, out, **asked):
    """One deal, card by card, with the laws.

    \b
    odds bezique show --index 7
    odds bezique show --hand "Kh Qh Ah Th Jh Qs 7c" --turn-up 9h --stock 20 \\
         --action royal-marriage
    """
    from . import questions

    options.answer(questions.show, asked, form, out)


@group.command()
@options.output
def claims(form, out):
    """What the old books claim, each with numbers and a verdict; a minute or two.

    \b
    odds bezique claims
    """
    from . import questions

    options.answer(questions.claims, {}, form, out)
