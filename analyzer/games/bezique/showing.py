"""Single deals: one card by card, and many as a frame."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import Budget
from ...settings import keywords, split
from . import moves
from .asking import model_of
from .situation import DEALT, Situation
from .variant import VARIANTS

MOMENT = keywords(Situation.read)


def show(*, index=0, action=None, play=None, mine=None, worlds=None, **settings):
    """Return one deal, card by card, with the laws.

    Parameters
    ----------
    index : int
        Which of the deals that agree with what is known.
    action : str, optional
        What the asker does first, as `play` or `declare` name it; by default what his policy would.
    play, mine, worlds, seed, **settings
        As in `play` and `declare`: with seven cards he has won a trick; without a hand a whole deal, in which nobody
        asks and elder plays as `mine` says.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from .transcript import lines

    model = model_of(play, mine, worlds)
    stage, facts, variant = _staged(action, model, settings)
    index = whole("index", index, 0, 2**62, "the deal's number is")
    begin = {"question": "bezique.show", "variant": variant.as_dict(), "model": model, "unit": "points"}
    begin["situation"] = facts | {"index": index}
    return Answer(**begin, actions=list(lines(stage.situation, *stage.deal(index))), seed=int(stage.seed))


def deals(*, n=1000, first=0, action=None, play=None, mine=None, worlds=None, **settings):
    """Return deals themselves as a frame, for teaching and checking.

    Parameters
    ----------
    n, first : int
        How many deals, from which number on.
    action, play, mine, worlds, seed, **settings
        As in `show`.

    Returns
    -------
    pandas.DataFrame
        One row a deal: the turn-up, both hands (1: elder, or the asker), the stock from the top, the cards as they were
        played, and the points of either by source.
    """
    import pandas as pd

    from .transcript import facts_of

    stage, *_ = _staged(action, model_of(play, mine, worlds), settings)
    whole("n", n, 1, 1_000_000, "deals are")
    first = whole("first", first, 0, 2**62, "the first deal is")
    rows = [facts_of(*stage.deal(index)) for index in range(first, first + n)]
    return pd.DataFrame(rows, index=pd.RangeIndex(first, first + n, name="deal"))


def _staged(action, model, settings):
    """Return the deals of one thing the asker does, what is known and the variant."""
    from .scene import Stage, Whole

    variant, moment, budget = split(settings, VARIANTS, MOMENT, {"seed"})
    seed = Budget(**budget).seed
    if "hand" not in moment:
        if action is not None or moment:
            raise Misuse("hand", "the cards held; only a whole deal, in which nobody asks, goes without")
        return Whole(variant, model, seed), {}, variant
    if moment.get("score") is not None:
        raise Misuse("score", "a deal is shown without the game around it; `declare` and `play` ask for the score")
    situation = Situation.read(variant, **moment)
    declares = len(situation.mine) == DEALT - 1 and situation.stock
    arms = moves.declarations(situation) if declares else moves.cards(situation)
    arm = {} if action is None else arms[choose("action", action, tuple(arms))]
    facts = situation.as_dict() | ({} if action is None else {"action": action})
    return Stage(situation, moves.stage(situation, declares), [arm], model, seed), facts, variant
