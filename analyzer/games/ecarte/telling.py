"""Single deals of Écarté told: as lines to read, or as a frame."""

import numpy as np

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import Budget
from ...settings import split
from .deciding import MOMENT
from .moment import Moment
from .outcome import CODES
from .policy import POLICIES, whole_model
from .rules import ELDER
from .scene import Blind, Stage
from .sets import asked_for, sets_of
from .talk import code_of
from .variant import VARIANTS


def show(*, index=0, action=None, opponents=None, play=None, mine=None, **settings):
    """Return one deal, word by word and card by card, with the law that bound each.

    Parameters
    ----------
    index : int
        Which of the deals that agree with what was said.
    action : str, optional
        What the asker says next, or throws away, as `discard 7s 8d`; by default what his policy would.
    opponents, play, mine, seed, **settings
        As in `propose`; without a hand a deal in which nobody asks.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from .transcript import lines

    told = _Told(action, (opponents, play, mine), settings)
    index = whole("index", index, 0, 2**62, "the deal's number is")
    if told.over:
        return Answer("ecarte.show", told.situation, told.variant.as_dict(), told.model, over=told.over)
    table, layout, code = told.deal(index)
    situation = told.situation | ({"action": action} if action else {}) | {"index": index}
    return Answer(
        "ecarte.show", situation, told.variant.as_dict(), told.model,
        actions=list(lines(told.variant, layout, table, code, told.score)), seed=told.seed, unit="points",
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
        One row a deal: the turn-up, the hands as dealt and as played, what was said, who was vulnerable, who marked the
        king, elder's tricks, the points of both as though the deal were played to its end.
    """
    import pandas as pd

    from .transcript import facts_of

    told = _Told(action, (opponents, play, mine), settings)
    whole("n", n, 1, 1_000_000, "deals are")
    first = whole("first", first, 0, 2**62, "the first deal is")
    rows = []
    for index in range(first, first + n):
        table, layout, code = told.deal(index)
        rows.append(facts_of(layout, table, code))
    return pd.DataFrame(rows, index=pd.RangeIndex(first, first + n, name="deal"))


class _Told:
    """Deals of one thing the asker does, or of nobody."""

    def __init__(self, action, names, settings):
        self.variant, asked, budget = split(settings, VARIANTS, MOMENT, {"seed"})
        self.model, self.seed = whole_model(*names), Budget(**budget).seed
        self.situation, self.score, self.over = {}, (0, 0), None
        if "hand" not in asked:
            if action or asked:
                raise Misuse("hand", "the cards held; only a deal in which nobody asks goes without")
            policy = POLICIES[self.model["opponents"]]
            seats = [(policy, POLICIES.get(self.model["play"], policy))] * 2
            self.stage = Blind(self.variant, seats, self.model["play"], (0, 0), self.seed)
            return
        moment = Moment.read(self.variant, **asked)
        self.over = moment.over
        if moment.talk.asked == "play":
            raise Misuse("said", "all is said; ask what comes before the cards are played")
        self.situation = moment.as_dict()
        mine, theirs = moment.score or (0, 0)
        self.score = (mine, theirs) if moment.seat == ELDER else (theirs, mine)
        self.stage = Stage(moment, [arm_of(moment, action)], self.model, self.seed, np.zeros((1, CODES), np.int64))

    def deal(self, index):
        """Play a deal; return its table, its layout and its code."""
        tally, table, layout = self.stage.deal(index)
        return table, layout, next(code for code in range(CODES) if tally.counts[code])


def arm_of(moment, action):
    """Return what the asker does as an arm."""
    if action is None:
        return {}
    if moment.talk.asked == "discard":
        ((_, cards),) = asked_for(moment, sets_of(moment, moment.talk.stock), [action]).items()
        return {"thrown": cards}
    return {"word": code_of(choose("action", action, moment.talk.allowed()))}
