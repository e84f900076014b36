"""How the answer of a session is made: a row a player or a policy, with the games, the kings, the points."""

from ....answer import Answer
from ....estimate import chance, closing, decide, watch
from .course import EXCHANGED, EXPOSED, KINGS, POINTS
from .sitting import BLOCK, Sitting

TUNED = 1_000  # runs at which intervals are tightest
ENOUGH = 30  # runs; the spread of fewer is hardly known
FEW = f"no interval is claimed of fewer than {ENOUGH} runs"


def answered(variant, model, by, budget):
    """Return what games bring; see `session` for the parameters."""
    names = model["policies"]
    compared = by == "policy" and names[0] != names[1]
    sitting = Sitting(variant, names, model.get("play"), by == "policy", budget.seed)
    sitting.rows_of(0, 1)  # compiled on this very thread, where Ctrl-C is heard
    most = 3.0 if variant.stakes else 1.0
    how = {"scale": 1, "shifts": [0.0] * 2, "largest": [2 * most] * 2, "tuned": TUNED}
    sample, interrupted = watch(sitting.play, budget, 0, BLOCK, "runs", compared=compared, **how)
    runs, claimed = sample.tally.deals, sample.tally.deals >= ENOUGH
    labels = names if compared else [1, 2]
    seats = [_row(sample, player, names[player], compared, claimed) for player in range(2)]
    deals = sample.tally.counts[2]
    method = {
        "kind": "simulation", "deals": deals, "runs": runs, "why": f"{runs:,} game{'s' * (runs > 1)}",
        "mean_deals": deals / runs,
    } | ({} if claimed else {"intervals": FEW})  # fmt: skip
    return Answer(
        question="ecarte.session",
        situation={"by": by},
        variant=variant.as_dict(),
        model=model,
        method=method,
        seats=seats,
        **(decide(labels, [row["ev"] for row in seats], sample.difference) if compared and claimed else {}),
        unit="stakes",
        **closing(sample, budget, interrupted),
    )


def _row(sample, player, name, compared, claimed):
    """Return the row of a player, or of a policy."""
    tally, estimate = sample.tally, sample.arm(player)
    figures = tally.counts[3 + 4 * player : 7 + 4 * player]
    row = {"policy": name} if compared else {"seat": player + 1, "policy": name}
    row |= estimate.as_dict() if claimed else {"ev": estimate.ev, "stderr": estimate.stderr}
    row |= chance("p_game", tally.counts[player], tally.deals, sample.alpha)
    return row | {
        "counts": {
            "games": tally.counts[player], "kings": figures[KINGS], "points": figures[POINTS],
            "exchanges": figures[EXCHANGED], "vulnerable": figures[EXPOSED],
        }
    }  # fmt: skip
