"""How often either declares what, as both play and declare by policy: the chances of declarations with play."""

from ...answer import Answer
from ...core.reader import SUITS
from ...estimate import chance, closing, watch
from .answers import LARGEST, PRECISION, head
from .arms import DECLARED
from .asking import looks_of
from .declarations import kinds
from .moves import TO_DECLARE, TO_LEAD
from .scene import CODE_OF, Stage
from .situation import DEALT
from .variant import MARRIAGE


def answered(situation, wanted, facts, model, usual, budget):
    """Return how often each declaration is made by either; see `melds`."""
    stage = TO_LEAD if len(situation.mine) == DEALT else TO_DECLARE
    deals = Stage(situation, stage, [{}], model, budget.seed, leader=0 if facts["first"] == "me" else 1)
    how = {"scale": 1, "shifts": [0.0], "compared": False, "largest": [float(LARGEST)]}
    deals.play(0, 1)  # compiled on this very thread, where Ctrl-C is heard
    sample, interrupted = watch(deals.play, budget, PRECISION, **looks_of(model, usual), **how)
    begin = head("melds", situation, model)
    begin["situation"] |= facts
    rows = [_row(sample, kind, situation.trump) for kind in kinds(situation.trump, situation.variant.other_bezique)]
    return Answer(
        **begin | {"unit": "chance"},
        method={"kind": "simulation", "deals": sample.tally.deals, "why": "both play and declare"},
        actions=[row for row in rows if row["action"] in wanted],
        **closing(sample, budget, interrupted),
    )


def _row(sample, kind, trump):
    """Return in how many deals either declares it."""
    suit = trump if kind.name == "royal-marriage" else SUITS.find(kind.name[-1])
    code = MARRIAGE + suit if "marriage" in kind.name else CODE_OF[kind.name]
    row, deals, counts = {"action": kind.name, "points": kind.points}, sample.tally.deals, sample.tally.counts
    for seat, key in enumerate(("p_declared", "p_theirs")):
        row |= chance(key, counts[DECLARED + 2 * code + seat], deals, sample.alpha)
    return row
