"""Which card to play at Écarté, at any moment of the play."""

from ....answer import Answer
from ....band import model_of
from ....core.course import tricks_by
from ....ending import Ending
from ....equity import values
from ....errors import Misuse, choose
from ....run import BUDGET, METHODS, Budget
from ....settings import keywords, split
from ....worth import PIMC_DEALS, WHY, answered
from ..answers import head
from ..choices import lead_all
from ..policy import BEST, MARK, PLAYS, POLICIES, WAYS, WINNER, voices_of
from ..rules import ELDER
from ..standing import standing
from ..variant import VARIANTS
from .king import seeing
from .moment import Moment
from .strength import balance
from .worlds import ANY, any_fits, worlds_of


def play(*, opponents=None, play=None, mine=None, worlds=None, method="auto", **settings):
    """Say which card to play, at any moment of the play, elder or dealer.

    Parameters
    ----------
    hand : str or list of str
        The cards still held.
    turn_up : str
    said : str or list of str
        What both said, as `play`, `propose refuse`, `propose accept draw-3 draw-2`; the other's words, how many cards
        he changed, and that he did not mark the king, are evidence of his hand.
    played : str or list of str
        The cards played, each trick from its leader: `Ks 7s / Qd`.
    seat : int or str, optional
        Whose turn it is: it follows from the rest, and what is told must agree.
    dead : str, optional
        The cards that the asker threw away.
    king : int or str, optional
        Who marked the king of trumps from his hand, elder or dealer; or, of a king that the asker may mark now, `mark`
        or `keep`, by default `mark`.
    score : str, optional
        The asker's points before the deal, then the other's, as `3-2`; then cards are judged by the chance of the game.
    opponents : str, optional
        How the other speaks, changes cards and marks the king: a name of `POLICIES`, or `any`, whose words tell
        nothing; by default the policy that wins most games, or, if it would never have said so, `any`.
    play, mine : str, optional
        How both play the cards, and how the asker does if otherwise: `double-dummy`, `pimc`, or a name of `POLICIES`.
    worlds : int, default 20
        That a `pimc` player imagines for every card.
    method : {"auto", "exact", "simulate"}
        All worlds are counted, unless the other changed cards or somebody is `pimc`.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`.

    Returns
    -------
    Answer
        A row a card the laws allow: `ev` the asker's points for the tricks, and for a king that he marks now, minus the
        other's; `p_point` his three tricks.

    Raises
    ------
    Misuse
        For a moment that cannot be.
    """
    variant, asked, budget = split(settings, VARIANTS, keywords(Moment.read), BUDGET)
    named = choose("opponents", WINNER if opponents is None else opponents, (*POLICIES, ANY))
    moment, model = Moment.read(variant, **asked), {"opponents": named} | model_of(play, mine, WAYS, BEST, worlds)
    fallen = opponents is None and not any_fits(moment, model)
    model["opponents"] = ANY if fallen else named
    choose("method", method, METHODS)
    blind = "pimc" in model.values()
    budget = Budget(**({"deals": PIMC_DEALS} if blind else {}) | budget)
    begin, why = head("play", moment, model), WHY if blind else "the other drew cards"
    if moment.over:
        return Answer(**begin, over=moment.over)
    if method == "exact" and (blind or changed(moment, model)):
        raise Misuse("method", f"{why}, so worlds are not counted; say auto or simulate")
    ending, told = ending_of(moment, model, budget)
    told |= {"never_said_by": named} if fallen else {}
    return Answer(**begin, **answered(ending, method, told, budget, blind, why))


def changed(moment, model):
    """Return whether the other drew cards, and what he kept is told by his words."""
    return model["opponents"] != ANY and any(moment.talk.drawn[moment.turn.other])


def ending_of(moment, model, budget):
    """Return the rest of the deal, and what the method says of the other's words."""
    points = balance(moment.variant, moment.seat, moment.talk.loose)
    found, p_said = worlds_of(moment, model)
    variant, voices = moment.variant, seeing(moment, voices_of(model))
    tricks = tricks_by(moment.scene(points), variant.duties, model.get("worlds", 1), lead_all, variant.terms, voices)
    games = None if moment.score is None else games_of(moment, model, points, budget)
    brings = [worth + (moment.marking == MARK) for worth in points]
    ending = Ending(tricks, found, list(moment.actions), brings, games)
    return ending, {} if p_said is None else {"p_said": p_said}


def games_of(moment, model, points, budget):
    """Return the asker's chance of the game after each number of tricks, if both go on as the model says."""
    speaks = WINNER if model["opponents"] == ANY else model["opponents"]
    plays = model["play"] if model["play"] in PLAYS else BEST
    equity = standing(moment.variant, speaks, plays, budget.seed, budget.threads).chance
    wins = [(moment.seat, brings) if brings > 0 else (moment.turn.other, -brings) for brings in points]
    elders = values(moment.variant.game, equity, *moment.points, [[*moment.kings, marks] for marks in wins])
    return [float(chance if moment.seat == ELDER else 1 - chance) for chance in elders]
