"""How the answer of a session is made: rows by seat, by policy or by position, the calls and the kitty."""

from math import sqrt

from ....answer import Answer
from ....estimate import chance, closing, decide, watch
from ..asking import block_of
from ..policy import POLICIES, SIGHTS
from .course import LIMIT
from .sitting import Sitting

TUNED = 1000  # runs at which intervals are tightest
ENOUGH = 30  # runs; the spread of fewer is hardly known, and no interval is claimed
FEW = f"no interval is claimed of fewer than {ENOUGH} runs"
LONG_TAIL = "no interval is claimed to hold: a kitty that is doubled makes a mean hang on a few enormous ones"


def answered(variant, model, length, by, purse, budget):
    """Return what runs bring; see `session` for the parameters."""
    names, play = model["policies"], model.get("play")
    labels, groups = _rows_of(names, by)
    sitting = Sitting(
        variant, [POLICIES[name].playing(POLICIES.get(play, POLICIES[name])) for name in names], length, groups,
        by != "seat", by == "position", purse, budget.seed, play if play in SIGHTS else "own",
        model.get("worlds", 1), block_of(play, variant),
    )  # fmt: skip
    claimed = not sitting.endless and budget.deals >= ENOUGH
    compared = by != "seat" and len(groups) > 1 and claimed
    sitting.compile()
    how = {"scale": sitting.scale, "shifts": [0.0] * len(groups), "largest": [sitting.largest] * len(groups)}
    sample, interrupted = watch(sitting.play, budget, 0, sitting.block, "runs", compared=compared, tuned=TUNED, **how)
    seats = _rows(sitting, sample, labels, names, by)
    compared &= sample.tally.deals >= ENOUGH  # Ctrl-C may have come before
    facts = {"players": len(names), "by": by, "length": length} | ({"purse": purse} if purse else {})
    return Answer(
        question="nap.session",
        situation=facts,
        variant=variant.as_dict(),
        model=model,
        method=_method(sitting, sample.tally),
        seats=seats,
        **(decide(labels, [row["ev"] for row in seats], sample.difference) if compared else {}),
        unit="units",
        **closing(sample, budget, interrupted),
    )


def _rows_of(names, by):
    """Return the labels of the rows and the places, chairs or positions, that each counts."""
    n = len(names)
    if by == "policy":
        labels = list(dict.fromkeys(names))
        return labels, [[k for k in range(n) if names[k] == label] for label in labels]
    labels = ["eldest", *map(str, range(2, n)), "dealer"] if by == "position" else list(range(1, n + 1))
    return labels, [[k] for k in range(n)]


def _rows(sitting, sample, labels, names, by):
    """Return a row a seat, policy or position."""
    runs, (_, told, _) = sample.tally.deals, sitting.told(sample.tally)
    rows = []
    for a, (ahead, ruined, calls) in enumerate(told):
        places, estimate, label = len(sitting.groups[a]), sample.arm(a), labels[a]
        row = {by: label} | ({"policy": names[a]} if by == "seat" else {"seats": places} if by == "policy" else {})
        claimed = not sitting.endless and runs >= ENOUGH
        row |= estimate.as_dict() if claimed else {"ev": estimate.ev, "stderr": estimate.stderr}
        row |= {"sd": estimate.stderr * sqrt(runs) * sitting.length}
        row |= chance("p_ahead", ahead / places, runs, sample.alpha) if by != "position" else {}
        row |= chance("p_ruin", ruined / places, runs, sample.alpha) if sitting.purse else {}
        rows.append(row | {"counts": _counts(calls)})
    return rows


def _counts(calls):
    """Return how many calls were played and made, all and by name."""
    played, made = (sum(column) for column in zip(*calls.values(), strict=True))
    counts = {"played": played, "made": made}
    for name, (some, of_them) in calls.items():
        counts |= {name: some, f"{name} made": of_them} if some else {}
    return counts


def _method(sitting, tally):
    """Return how many runs, what was called and made, how often stakes were doubled, and how the kitty grew."""
    runs, length, variant = tally.deals, sitting.length, sitting.variant
    deals, (doubled, _, calls) = runs * length, sitting.told(tally)
    method = {
        "kind": "simulation", "deals": deals, "runs": runs, "length": length,
        "why": f"{runs:,} run{'s' * (runs > 1)} of {length:,}",
    }  # fmt: skip
    thrown_in = deals - sum(played for played, _ in calls.values())
    called = {"thrown-in": thrown_in / deals} if "forced" not in calls else {}
    method["called"] = called | {name: played / deals for name, (played, _) in calls.items()}
    method["made"] = {name: made / played for name, (played, made) in calls.items() if played}
    method |= {"p_doubled": doubled / deals} if variant.double_header else {}
    if variant.has_kitty:
        total, square = tally.sums[-1], tally.products[-1][-1]
        spread = (runs * square - total**2) / (runs * max(runs - 1, 1))
        method |= {
            "mean_kitty": total / deals, "mean_kitty_stderr": sqrt(spread / runs) / length,
            "largest_kitty": tally.largest,
        }  # fmt: skip
    if sitting.endless:
        return method | {"cap": LIMIT, "intervals": LONG_TAIL}
    return method | ({"intervals": FEW} if runs < ENOUGH else {})
