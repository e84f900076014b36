"""How the answer of a session is made: rows by seat or by policy, points by source, declarations, lengths of games."""

from math import sqrt

import numpy as np

from ....answer import Answer
from ....estimate import closing, decide, watch
from ..declarations import FOURS
from ..policy import WORLDS
from .course import TEN
from .sitting import Sitting

TUNED = 2000  # games at which intervals are tightest
SOURCES = ("melds", "sevens", "brisques", "last")
SHARES = (10, 50, 90)  # of deals, in a hundred
KINDS = ("marriage", "royal-marriage", "sequence", "bezique", "double-bezique", *FOURS)


def answered(variant, model, by, score, budget):
    """Return what games bring; see `session` for the parameters."""
    names = model["policies"]
    sitting = Sitting(variant, names, by == "policy", budget.seed, model.get("worlds", WORLDS), score)
    labels = names if by == "policy" else [1, 2]
    how = {"scale": 1, "shifts": [0.0, 0.0], "largest": [1.0, 1.0], "compared": by == "policy", "tuned": TUNED}
    sitting.play(0, 1)  # compiled on this very thread, where Ctrl-C is heard
    sample, interrupted = watch(sitting.play, budget, 0, sitting.block, "games", **how)
    (deals, square), points, lengths, kinds, bins = sitting.told(sample.tally)
    rows = [_row(sample, chair, {by: labels[chair]}, names, deals, points, kinds, bins) for chair in (0, 1)]
    runs = sample.tally.deals
    spread = sqrt(max(float(square) / runs - (float(deals) / runs) ** 2, 0))
    method = {
        "kind": "simulation", "deals": int(deals), "runs": runs, "length": float(deals) / runs,
        "length_stderr": spread / sqrt(runs), "lengths": [float(k) / runs for k in lengths[1:]],
        "why": f"{runs:,} game{'s' * (runs > 1)} to {variant.game:,}",
    }  # fmt: skip
    return Answer(
        question="bezique.session",
        situation={"by": by} | ({"score": "{}-{}".format(*score)} if any(score) else {}),
        variant=variant.as_dict(),
        model=model,
        method=method,
        seats=rows,
        **(decide(labels, [row["ev"] for row in rows], sample.difference) if by == "policy" else {}),
        unit="games",
        **closing(sample, budget, interrupted),
    )


def _row(sample, chair, label, names, deals, points, kinds, bins):
    """Return a chair's row: games won, points a deal by source, what shares of deals brought no more, declarations."""
    row = label | ({} if "policy" in label else {"policy": names[chair]}) | sample.arm(chair).as_dict()
    by_source = {name: float(points[k, chair]) / float(deals) for k, name in enumerate(SOURCES)}
    row |= {"points": sum(by_source.values())} | by_source
    names = (*SOURCES, "points")
    at_most = {f"{name}_{share}": _quantile(bins[chair, k], share) for k, name in enumerate(names) for share in SHARES}
    return row | {"counts": dict(zip(KINDS, kinds[chair].tolist(), strict=True)), "at_most": at_most}


def _quantile(bins, share):
    """Return the points that a share of the deals, in a hundred, do not exceed."""
    return TEN * int((100 * np.cumsum(bins) >= share * bins.sum()).argmax())
