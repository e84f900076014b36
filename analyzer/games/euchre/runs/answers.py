"""How the answer of a session is made: who wins the games, how deals came to their trumps and ended."""

from math import sqrt

import numpy as np

from ....answer import Answer
from ....estimate import chance, closing, decide, watch
from .course import DEALER_NAMED, ELDER_NAMED, ENDS, EUCHRES, MARCHES, ORDERED, TOOK_UP, VOIDS, WAYS
from .sitting import AT_ONCE, Sitting

TUNED = 1000  # games at which intervals are tightest
ENOUGH = 30  # games; of fewer no interval is claimed
FEW = f"no interval is claimed of fewer than {ENOUGH} games"
NAMES = {ORDERED: "order", TOOK_UP: "take", ELDER_NAMED: "elder names", DEALER_NAMED: "dealer names", VOIDS: "void"}


def answered(variant, model, by, budget):
    """Return what games bring; see `session` for the parameters."""
    names, play = model["policies"], model.get("play")
    sitting = Sitting(variant, names, play, by == "policy", budget.seed)
    sitting.compile()
    how = {"scale": 1, "shifts": [0.0, 0.0], "largest": [1.0, 1.0], "tuned": TUNED, "compared": True}
    sample, interrupted = watch(sitting.play, budget, 0, AT_ONCE, "games", **how)
    claimed = sample.tally.deals >= ENOUGH
    labels = names if by == "policy" else [1, 2]
    seats = [_row(sample, chair, {by: labels[chair]}, names, claimed) for chair in range(2)]
    decided = decide(labels, [row["ev"] for row in seats], sample.difference) if claimed else {}
    return Answer(
        question="euchre.session",
        situation={"by": by},
        variant=variant.as_dict(),
        model=model,
        method=_method(sample.tally, claimed),
        seats=seats,
        **(decided if by == "policy" else {}),
        unit="games",
        **closing(sample, budget, interrupted),
    )


def _row(sample, chair, named, names, claimed):
    """Return a row: the share of games a player wins, and how he fares as maker."""
    estimate, ways = sample.arm(chair), np.array(sample.tally.counts).reshape(2, WAYS, ENDS)[chair]
    row = named | ({"policy": names[chair]} if "seat" in named else {})
    row |= estimate.as_dict() if claimed else {"ev": estimate.ev, "stderr": estimate.stderr}
    made = ways[[way for way in NAMES if way != VOIDS]].sum(axis=0)
    total = max(1, int(made.sum()))
    row |= chance("p_euchred", int(made[EUCHRES]), total, sample.alpha)
    row |= chance("p_march", int(made[MARCHES]), total, sample.alpha)
    counts = {f"{name}": int(ways[way].sum()) for way, name in NAMES.items() if way != VOIDS}
    return row | {"counts": {"maker": int(made.sum())} | counts}


def _method(tally, claimed):
    """Return how many games and deals, and how deals came to their trumps and ended."""
    games, deals = tally.deals, tally.sums[2]
    variance = (games * tally.products[2][2] - deals**2) / (games * max(games - 1, 1))
    ways = np.array(tally.counts).reshape(2, WAYS, ENDS).sum(axis=0)
    method = {
        "kind": "simulation", "deals": deals, "runs": games, "why": f"{games:,} game{'s' * (games > 1)}",
        "deals_a_game": deals / games, "deals_a_game_stderr": sqrt(variance / games),
        "called": {name: int(ways[way].sum()) / deals for way, name in NAMES.items()},
        "euchred": {
            name: int(ways[way, EUCHRES]) / int(ways[way].sum())
            for way, name in NAMES.items() if way != VOIDS and ways[way].any()
        },
    }  # fmt: skip
    return method | ({} if claimed else {"intervals": FEW})
