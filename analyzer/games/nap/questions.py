"""What may be asked of Nap: each question checks what was said and gives an `Answer`."""

from ...errors import Misuse, choose
from ...run import BUDGET
from ...settings import keywords, one_or_many, split
from . import answers
from .asking import budget_of, only_simulated, several_hands, worlds_of
from .band import banded
from .playing.strength import strength
from .policy import model_of
from .runs.questions import session
from .sets import Discard
from .situation import Situation, spoken
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
    situation, model = Situation.read(variant, **moment), model_of(opponents, play, mine)
    if situation.talk.asked == "draw":
        raise Misuse(
            "said", "the cards are bought first: say what each says, as draw-0 or draw-3; how many `discard` tells"
        )
    chosen, worlds, budget = chosen_of(actions, situation.actions), worlds_of(worlds), budget_of(budget, model)
    found = answers.called(situation, chosen, model, worlds, budget)
    return banded(
        found, band, lambda other, few: answers.called(situation, chosen, other, worlds, few), budget, "p_made"
    )


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
    moment, model = Discard.read(variant, **moment), model_of(opponents, play, mine)
    return answers.discarded(moment, moment.asked(actions), model, worlds_of(worlds), budget_of(budget, model))


def claims():
    """Return the old books' claims, N1 to N23 and what others add, each with numbers and a verdict."""
    from . import advice

    return advice.claims()


def chosen_of(actions, allowed):
    """Return the actions to answer: all, or those that are named."""
    if actions is None:
        return allowed
    words = [choose("actions", word, allowed) for word in spoken(actions)]
    if not words:
        raise Misuse("actions", f"one or several of {', '.join(allowed)}")
    return list(dict.fromkeys(words))
