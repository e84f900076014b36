"""What may be asked of Euchre: each question checks what was said and gives an `Answer`."""

from ...answer import Answer
from ...band import banded, model_of
from ...errors import Misuse, choose, whole
from ...run import BUDGET, Budget
from ...settings import keywords, one_or_many, several_hands, split
from ...worth import PIMC_DEALS
from . import answers
from .asking import budget_of, declared, discarded
from .chancing import matched
from .declaring import answered
from .moment import Moment
from .playing import strength as blind
from .playing.questions import play
from .policy import BEST, POLICIES, WAYS, whole_model
from .runs.questions import session
from .situation import Situation
from .variant import VARIANTS

__all__ = ["chart", "claims", "deals", "declare", "discard", "match", "play", "session", "show", "strength"]

MADE, BEFORE = keywords(Situation.read), keywords(Moment.read)


@one_or_many("hand", several_hands)
def declare(*, actions=None, opponents=None, play=None, mine=None, method="auto", **settings):
    """Say whether to order up or take up, to name a suit, or to pass: what is asked follows from what was said.

    Parameters
    ----------
    hand : str or list of str
        The five cards dealt (a list of hands is answered with one frame).
    turn_up : str
    said : str or list of str
        What was said, in order: `pass`, at most three times. The other's is evidence.
    seat : int or str, optional
        1 (elder, who speaks and leads first) or 2 (dealer); follows from `said`.
    score : str, optional
        The asker's points and the other's, as `3-2`; then the chance of the game decides.
    actions : str or list of str, optional
        Answer only these: `order pass`, `take pass`, `name-c name-d name-h name-s pass`.
    opponents, play, mine : str, optional
        How the other speaks and throws, a name of `POLICIES`; how both play the cards, one of `PLAYS`; how the asker
        does all that comes later.
    method : {"auto", "exact", "simulate"}
        All worlds that agree are counted, with every order of the suits, unless deals are asked for.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; the seed is of match equity too, which is estimated from 524,288 deals.

    Returns
    -------
    Answer
        A row an action: `ev`, the asker's points of the deal minus the other's; `p_game`, if there is a score; how
        often the asker marks, two or more, and the other. Who takes up throws the `discard` that is best.

    Raises
    ------
    Misuse
        For a moment that cannot be, or words that such a player would hardly say.
    """
    variant, moment, budget = split(settings, VARIANTS, BEFORE, BUDGET)
    moment, model = Moment.read(variant, **moment), whole_model(opponents, play, mine)
    arms = declared(moment, actions)
    return answered("declare", moment, arms, model, *budget_of(budget, model, method))


@one_or_many("hand", several_hands)
def discard(*, said="pass take", actions=None, opponents=None, play=None, mine=None, method="auto", **settings):
    """Say which card the dealer throws for the turn-up.

    Parameters
    ----------
    said : str or list of str, default "pass take"
        Or `order`.
    actions : str or list of str, optional
        Answer only these cards, as `7c, 8d`.
    hand, turn_up, score, opponents, play, mine, method, **settings
        As in `declare`.

    Returns
    -------
    Answer
        A row a card; see `declare`.

    Raises
    ------
    Misuse
        Where nothing is thrown.
    """
    variant, moment, budget = split(settings, VARIANTS, BEFORE, BUDGET)
    moment, model = Moment.read(variant, said=said, **moment), whole_model(opponents, play, mine)
    return answered("discard", moment, discarded(moment, actions), model, *budget_of(budget, model, method))


@one_or_many("hand", several_hands)
def strength(*, play=None, mine=None, worlds=None, band=False, **settings):
    """Say what a hand makes once trumps are made: the chance of three tricks, of the march, of the march against it.

    Parameters
    ----------
    hand : str or list of str
        The five cards dealt (a list of hands is answered with one frame).
    turn_up : str
    seat : int or str, default 1
        1 (elder, who leads) or 2 (dealer).
    maker : int or str, optional
        Who made trumps, by default the asker: three tricks make him the point, and euchre him if they are the other's.
    trump : str, optional
        The suit of trumps, `c d h s`; by default that of the turn-up, which the dealer then takes for one of his cards.
        Another was named, and the turn-up is nobody's.
    play, mine : str, optional
        How both play the cards, and how the asker does if otherwise: `double-dummy`, `pimc`, or a name of `POLICIES`.
    worlds : int, default 20
        That a `pimc` player imagines for every card.
    band : bool
        Beside it the chance of three tricks under `double-dummy`, `book` and `pimc`, that with its error.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`; where nobody is `pimc` all is counted.

    Returns
    -------
    Answer
        A row an opening lead, or a card that a dealer throws for the turn-up, fixed before the other hand is seen; and,
        of an asker who plays `double-dummy`, `best`, the best on sight, which is a bound. `ev` is the asker's points
        minus the other's. `counts` are of all hands that the other may have been dealt; where a policy plays, of each
        with the six orders of the plain suits. A dealer who plays `double-dummy` throws what is worst for elder, and
        knows a lead that is fixed; a `pimc` one throws as the book advises.

    Raises
    ------
    Misuse
        For a hand that cannot be.
    """
    variant, moment, budget = split(settings, VARIANTS, MADE, BUDGET)
    situation, model = Situation.read(variant, **moment), model_of(play, mine, WAYS, BEST, worlds, band)
    budget = Budget(**{"deals": PIMC_DEALS} | budget)
    measure = lambda how, few: (blind.measured if "pimc" in how.values() else answers.strengths)(situation, how, few)  # noqa: E731
    return banded(measure(model, budget), measure, budget)


def show(*, index=0, action=None, opponents=None, play=None, mine=None, **settings):
    """Return one deal, word by word and card by card, with the law that bound each.

    Parameters
    ----------
    index : int
        Which of the deals that agree with what was said.
    action : str, optional
        What the asker says, or throws, as `discard 7c`; by default what his policy would.
    opponents, play, mine, seed, **settings
        As in `declare`, but all play by a policy; without a hand a deal in which nobody asks.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from .transcript import lines

    shown, facts, model, seed = _shown(action, (opponents, play, mine), settings)
    index = whole("index", index, 0, 2**62, "the deal's number is")
    told, points = shown.deal(index)
    situation = (shown.moment.as_dict() if shown.moment else {}) | facts | {"index": index}
    return Answer(
        "euchre.show", situation, shown.variant.as_dict(), model, actions=list(lines(told, points)), unit="points",
        seed=seed,
    )  # fmt: skip


def deals(*, n=1000, first=0, action=None, opponents=None, play=None, mine=None, **settings):
    """Return deals themselves as a frame, for teaching and checking.

    Parameters
    ----------
    n, first : int
        How many deals, from which number on.
    action, opponents, play, mine, seed, **settings
        As in `show`.

    Returns
    -------
    pandas.DataFrame
        One row a deal: the turn-up, what was said, who makes which suit trumps, what the dealer throws; `hand_1`,
        elder's, and `hand_2`, the dealer's, as played with; the cards played, from the leader of each trick; elder's
        tricks, and the points.
    """
    import pandas as pd

    from .transcript import facts_of

    shown, *_ = _shown(action, (opponents, play, mine), settings)
    whole("n", n, 1, 1_000_000, "deals are")
    first = whole("first", first, 0, 2**62, "the first deal is")
    rows = [facts_of(*shown.deal(index)) for index in range(first, first + n)]
    return pd.DataFrame(rows, index=pd.RangeIndex(first, first + n, name="deal"))


def _shown(action, names, settings):
    """Return the deals of one thing the asker does, its name if it was told, the model and the seed."""
    from .showing import Shown

    variant, asked, budget = split(settings, VARIANTS, BEFORE, {"seed"})
    model, seed, arm = whole_model(*names), Budget(**budget).seed, {}
    for name in ("play", "mine"):
        if name in model:
            choose(name, model[name], tuple(POLICIES))
    if "hand" not in asked:
        if action or asked or "mine" in model:
            raise Misuse("hand", "the cards held; only a deal in which nobody asks goes without")
        return Shown(variant, None, arm, model, seed), {}, model, seed
    if action and str(action).startswith("discard"):
        asked = {"said": "pass take"} | asked
    moment = Moment.read(variant, **asked)
    if action and str(action).startswith("discard"):
        ((action, (arm,)),) = discarded(moment, str(action)).items()
    elif action:
        arm = {"word": choose("action", str(action), moment.words)}
    return Shown(variant, moment, arm, model, seed), {"action": action} if action else {}, model, seed


def match(*, opponents=None, play=None, seed=1, threads=None, **settings):
    """Say what chance of the game every score gives, both players speaking and playing alike.

    Parameters
    ----------
    opponents, play : str, optional
        How both speak and throw, a name of `POLICIES`; how both play the cards, one of `PLAYS`.
    seed, threads : optional
        See `Budget`.
    variant : str, default "enquire-within"
        And every field of `Variant`.

    Returns
    -------
    Answer
        `seats`: a row a score, elder's and the dealer's points before the deal, the chance `p_elder` that elder wins
        the game, and its standard error. `method`: how often elder comes out of a deal with how many points more.

    Raises
    ------
    Misuse
        For what cannot be played.
    """
    (variant,) = split(settings, VARIANTS)
    return matched(variant, whole_model(opponents, play, None), Budget(seed=seed, threads=threads))


def chart(**settings):
    """Return whether to make trumps on every class of hand: a card for the table; see `charts.chart`."""
    from . import charts

    return charts.chart(**settings)


def claims():
    """Return the old books' claims U1 to U15, each with numbers and a verdict."""
    from . import advice

    return advice.claims()


def warm():
    """Compile every kernel of the game."""
    for how in ("double-dummy", "plain"):
        for seat in ("elder", "dealer"):
            strength(hand="Jh Kh Th As 7c", turn_up="9h", seat=seat, play=how)
    strength(hand="Jh Kh Th As 7c", turn_up="9h", play="pimc", deals=1)
    play(hand="Ah 9h Ks Qs", turn_up="9h", said="order", dead="Jc", played="Jh 8h / As")
    declare(hand="Jh Kh Th As 7c", turn_up="9h", score="0-0")
    for how in (None, "double-dummy"):
        session(runs=1, play=how)
    match(game=1, play="double-dummy")
