"""Which card to play at Euchre, at any moment of the play."""

from ....answer import Answer
from ....band import model_of
from ....core.course import tricks_by
from ....ending import Ending
from ....errors import Misuse, choose
from ....run import BUDGET, METHODS, Budget
from ....settings import keywords, split
from ....worth import PIMC_DEALS, answered
from .. import rules
from ..answers import head
from ..chances import equity_of
from ..choices import lead_all
from ..counts import balance
from ..policy import BEST, PLAYS, POLICIES, SPEAKER, WAYS, voices_of
from ..rules import DUTIES, ELDER
from ..table import VOID
from ..variant import VARIANTS
from .moment import Moment
from .worlds import ANY, any_fits, worlds_of


def play(*, opponents=None, play=None, mine=None, worlds=None, method="auto", **settings):
    """Say which card to play, at any moment of the play, elder or dealer.

    Parameters
    ----------
    hand : str or list of str
        The cards still held.
    turn_up : str
    said : str or list of str
        What both said, as `order`, `pass take`, `pass pass name-h`; the other's words are evidence of his hand.
    played : str or list of str
        The cards played, each trick from its leader: `Jh 8h / As`.
    seat : int or str, optional
        Whose turn it is: it follows from the rest, and what is told must agree.
    dead : str, optional
        The card that a dealer who asks threw for the turn-up.
    score : str, optional
        The asker's points before the deal, then the other's, as `3-2`; then cards are judged by the chance of the game.
    opponents : str, optional
        How the other speaks, and throws a card for the turn-up: a name of `POLICIES`, or `any`, whose words tell
        nothing; by default the policy that wins most games, or, if it would never have said so, `any`.
    play, mine : str, optional
        How both play the cards, and how the asker does if otherwise: `double-dummy`, `pimc`, or a name of `POLICIES`.
    worlds : int, default 20
        That a `pimc` player imagines for every card.
    method : {"auto", "exact", "simulate"}
        All worlds are counted, unless somebody is `pimc`.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`.

    Returns
    -------
    Answer
        A row a card the laws allow: `ev` the asker's points of the deal minus the other's, `p_point` his three tricks.

    Raises
    ------
    Misuse
        For a moment that cannot be.
    """
    variant, asked, budget = split(settings, VARIANTS, keywords(Moment.read), BUDGET)
    named = choose("opponents", SPEAKER if opponents is None else opponents, (*POLICIES, ANY))
    moment, model = Moment.read(variant, **asked), {"opponents": named} | model_of(play, mine, WAYS, BEST, worlds)
    fallen = opponents is None and not any_fits(moment, model)
    model["opponents"] = ANY if fallen else named
    blind = "pimc" in model.values()
    if choose("method", method, METHODS) == "exact" and blind:
        raise Misuse("method", "cards chosen over imagined worlds are not counted; say auto or simulate")
    budget = Budget(**({"deals": PIMC_DEALS} if blind else {}) | budget)
    ending, told = ending_of(moment, model, budget)
    told |= {"never_said_by": named} if fallen else {}
    return Answer(**head("play", moment, model), **answered(ending, method, told, budget, blind))


def ending_of(moment, model, budget):
    """Return the rest of the deal, and what the method says of the other's words."""
    points = balance(moment.variant, moment.seat, rules.maker(moment.said))
    found, p_said = worlds_of(moment, model, budget.threads)
    scene, terms = moment.scene(points), moment.variant.terms
    tricks = tricks_by(scene, DUTIES, model.get("worlds", 1), lead_all, terms, voices_of(model))
    games = None if moment.score is None else games_of(moment, model, points, budget)
    ending = Ending(tricks, found, list(moment.actions), points, games)
    return ending, {} if p_said is None else {"p_said": p_said}


def games_of(moment, model, points, budget):
    """Return the asker's chance of the game after each number of tricks, if both go on as the model says."""
    speaks = SPEAKER if model["opponents"] == ANY else model["opponents"]
    plays = model["play"] if model["play"] in PLAYS else BEST
    equity = equity_of(moment.variant, speaks, plays, budget.seed, budget.threads)
    worth = equity.worth(moment.seat, *moment.score).mean(axis=0)
    return [float(worth[VOID + (brings if moment.seat == ELDER else -brings)]) for brings in points]
