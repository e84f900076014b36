"""How an answer about a card or a declaration is made: estimated from deals that agree with what is known."""

from ...answer import Answer
from ...estimate import chance, closing, decide, watch
from .arms import COLUMNS, TRICK
from .scene import Stage

PRECISION = 1.0  # points
LARGEST = 2000.0  # how far two deals may lie apart, in points


def head(question, situation, model):
    """Return what all answers begin with."""
    return {
        "question": f"bezique.{question}", "situation": situation.as_dict(), "variant": situation.variant.as_dict(),
        "model": model, "unit": "points",
    }  # fmt: skip


def answered(question, situation, stage, arms, model, budget):
    """Return the value of each arm, by the name of its action."""
    actions = list(arms)
    deals = Stage(situation, stage, list(arms.values()), model, budget.seed)
    how = {"scale": 1, "shifts": [0.0] * len(arms), "compared": True, "largest": [LARGEST] * len(arms)}
    sample, interrupted = watch(deals.play, budget, PRECISION, **how)
    rows = [_row(sample, a, action, question) for a, action in enumerate(actions)]
    return Answer(
        **head(question, situation, model),
        method={"kind": "simulation", "deals": sample.tally.deals, "why": "too many worlds to enumerate"},
        actions=rows,
        **decide(actions, [row["ev"] for row in rows], sample.difference),
        **closing(sample, budget, interrupted),
    )


def _row(sample, a, action, question):
    """Return a row: what the asker gains, what either scores, whence it comes."""
    deals, columns = sample.tally.deals, sample.tally.counts[a * COLUMNS : (a + 1) * COLUMNS]
    row = {"action": action, "method": "simulation", **sample.arm(a).as_dict()}
    if question == "play":
        row |= chance("p_trick", columns[TRICK], deals, sample.alpha)
    for seat, name in enumerate(("mine", "theirs")):
        row[name] = sum(columns[seat:TRICK:2]) / deals
    return row | {"melds": columns[0] / deals, "brisques": columns[4] / deals}
