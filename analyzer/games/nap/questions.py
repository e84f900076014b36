"""What may be asked of Nap: each question checks what was said and gives an `Answer`."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import BUDGET, Budget
from ...settings import keywords, one_or_many, split
from . import answers
from .asking import budget_of, only_simulated, several_hands
from .band import banded
from .playing.questions import play
from .playing.strength import strength
from .policy import model_of
from .runs.questions import session
from .scene import Stage
from .sets import Discard
from .situation import Situation, spoken
from .talk import code_of
from .variant import VARIANTS

__all__ = ["call", "chart", "claims", "deals", "discard", "play", "session", "show", "strength"]

MOMENT = keywords(Situation.read) - {"cards", "over", "speaker"}


@one_or_many("hand", several_hands)
def call(*, actions=None, opponents=None, play=None, mine=None, worlds=None, band=False, method="auto", **settings):
    """Say what to call, or to pass.

    Parameters
    ----------
    hand : str or list of str
        The cards held (a list of hands is answered with one frame).
    players : int, default 4
        At the table, a dealer without cards counted.
    seat : int or str, optional
        1 (eldest) to `players` (dealer); follows from `said`.
    said : str or list of str
        What was said, in order: `pass`, `1` to `4`, `nap`, `misery`, `wellington`, `blucher`, `spare`, `peep` (and then
        the same seat's call); first, where cards are bought, `draw-0` or `draw-3` of each. It is evidence.
    pool : int, default 0
        Units in the kitty now.
    doubled : bool
        Whether stakes are doubled by a Double Header.
    peeped : str, optional
        The card face down, if the asker has looked at it.
    dead : str or list of str
        Cards the asker threw away before.
    actions : str or list of str, optional
        Answer only these.
    opponents, play, mine : str, optional
        How the others call and keep, a name of `POLICIES`; how all play the cards, one of `PLAYS`; how the asker does
        all that comes later.
    worlds : int, default 20
        That a seat draws for a choice of card under `pimc`.
    band : bool
        Beside it `p_made` under `double-dummy`, `book` and `pimc`, each with its own error.
    method : {"auto", "simulate"}
        There are too many deals to enumerate.
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`.

    Returns
    -------
    Answer
        A row an action: `ev` in units of this deal, over all who pay or are paid, what was paid before left out;
        `p_played`, that the asker is the senior hand; `p_made`, that he makes his call then; `p_break_even`, the chance
        at which the call brings nothing.

    Raises
    ------
    Misuse
        For a situation that cannot be, or words that such players would hardly say.
    """
    only_simulated(method)
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    situation, model = Situation.read(variant, **moment), model_of(opponents, play, mine, worlds, band)
    if situation.talk.asked == "draw":
        raise Misuse(
            "said", "the cards are bought first: say what each says, as draw-0 or draw-3; how many `discard` tells"
        )
    chosen, budget = chosen_of(actions, situation.actions), budget_of(budget, model, variant)
    found = answers.called(situation, chosen, model, budget)
    return banded(found, lambda other, few: answers.called(situation, chosen, other, few), budget, "p_made", variant)


def discard(*, actions=None, opponents=None, play=None, mine=None, worlds=None, method="auto", **settings):
    """Say which cards to throw away: of six or seven, for others that are bought, with the spare hand, for a peep.

    Parameters
    ----------
    hand : str or list of str
        The six or seven cards dealt; the five, where cards are bought or for the card face down, which `peeped` names;
        both hands, after the word `spare`.
    actions : str or list of str, optional
        Answer only these sets of cards, as `7s 8d, 7s 9c`.
    opponents, play, mine, worlds, method, **settings
        As in `call`.

    Returns
    -------
    Answer
        A row a set of cards: as in `call`; of more than 12 sets those that do best in a first look.

    Raises
    ------
    Misuse
        Where there is nothing to throw away.
    """
    only_simulated(method)
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    if "said" in moment:
        moment["said"] = spoken(moment["said"])
    moment, model = Discard.read(variant, **moment), model_of(opponents, play, mine, worlds)
    return answers.discarded(moment, moment.asked(actions), model, budget_of(budget, model, variant))


def show(*, index=0, action=None, opponents=None, play=None, mine=None, worlds=None, **settings):
    """Return one deal, word by word and card by card, with the law that bound each play.

    Parameters
    ----------
    index : int
        Which of the deals that agree with what was said.
    action : str, optional
        What the asker says, or throws away, as `discard 2c 3c`; by default what his policy would.
    opponents, play, mine, worlds, seed, **settings
        As in `call`, or `discard`; without a hand a deal in which nobody asks.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from .transcript import lines

    stage, facts, model = _staged(action, (opponents, play, mine, worlds), settings)
    index = whole("index", index, 0, 2**62, "the deal's number is")
    table, layout = stage.deal(index)
    begin = answers.head("show", stage.situation, model)
    begin["situation"] |= facts | {"index": index}
    return Answer(**begin, actions=list(lines(stage.situation, layout, table)), seed=int(stage.seed))


def deals(*, n=1000, first=0, action=None, opponents=None, play=None, mine=None, worlds=None, **settings):
    """Return deals themselves as a frame, for teaching and checking.

    Parameters
    ----------
    n, first : int
        How many deals, from which number on.
    action, opponents, play, mine, worlds, seed, **settings
        As in `show`.

    Returns
    -------
    pandas.DataFrame
        One row a deal: who plays (0: nobody) which call, whether it is made, how many tricks were played and the
        caller took, the first lead; `hand_k`, with what seat k played; `net_k`, what player k gained, in units.
    """
    import pandas as pd

    from .transcript import facts_of

    stage, _, _ = _staged(action, (opponents, play, mine, worlds), settings)
    whole("n", n, 1, 1_000_000, "deals are")
    first = whole("first", first, 0, 2**62, "the first deal is")
    rows = [facts_of(stage.situation, layout, table) for table, layout in map(stage.deal, range(first, first + n))]
    return pd.DataFrame(rows, index=pd.RangeIndex(first, first + n, name="deal"))


def _staged(action, names, settings):
    """Return the stage of one thing the asker does, its name if it was told, and the model."""
    variant, asked, budget = split(settings, VARIANTS, MOMENT, {"seed"})
    model, seed, arm = model_of(*names), Budget(**budget).seed, {}
    if "hand" not in asked:
        if action or not set(asked) <= {"players", "pool", "doubled"}:
            raise Misuse("hand", "the cards held; only a deal in which nobody asks goes without")
        situation = Situation.of_nobody(variant, **asked)
    elif action and str(action).startswith("discard"):
        moment = Discard.read(variant, **asked)
        situation, ((action, cards),) = moment.situation, moment.asked([action]).items()
        arm = moment.arm(cards)
    else:
        situation = Situation.read(variant, **asked)
        if action:
            arm = {"word": code_of(variant, choose("action", action, situation.actions))}
    facts = {"action": action} if action else {}
    return Stage(situation, [arm], model, seed, cards=True), facts, model


def claims():
    """Return the old books' claims N1 to N23 and others', each with numbers and a verdict."""
    from . import advice

    return advice.claims()


def warm():
    """Compile every kernel of the game."""
    for how in ("plain", "double-dummy"):
        call(hand="Ah Kh Qh 9h As", said="pass nap", raises="wellington", play=how, deals=1)
    session(runs=1, length=1)
    chart(players=4, deals=1)


def chosen_of(actions, allowed):
    """Return the actions to answer: all, or those that are named."""
    if actions is None:
        return allowed
    words = [choose("actions", word, allowed) for word in spoken(actions)]
    if not words:
        raise Misuse("actions", f"one or several of {', '.join(allowed)}")
    return list(dict.fromkeys(words))


def chart(**settings):
    """Return the highest call that pays on every class of hand: a card for the table; see `charts.chart`."""
    from . import charts

    return charts.chart(**settings)
