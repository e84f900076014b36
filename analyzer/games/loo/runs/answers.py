"""How the answer of a session is made: rows by seat or by policy, and the pools."""

from fractions import Fraction
from math import sqrt

from ....answer import Answer
from ....estimate import chance, closing, decide, watch
from ..policy import POLICIES
from .course import CAPPED, LOOED, SMALL, UNCONTESTED
from .sitting import Sitting

TUNED = 1000  # runs at which intervals are tightest
ENOUGH = 30  # runs; the spread of fewer is hardly known, and no interval is claimed
FEW = f"no interval is claimed of fewer than {ENOUGH} runs"
LONG_TAIL = "no interval is claimed to hold: with unlimited pools a mean hangs on a few enormous ones"


def answered(variant, names, length, by, purse, budget):
    """Return what runs bring; see `session` for the parameters."""
    labels = list(dict.fromkeys(names)) if by == "policy" else list(range(1, len(names) + 1))
    groups = [[k for k, name in enumerate(names) if name == label or k + 1 == label] for label in labels]
    policies = [POLICIES[name] for name in names]
    sitting = Sitting(variant, policies, length, groups, by == "policy", purse, budget.seed)
    claimed = variant.loo != "unlimited" and budget.deals >= ENOUGH
    compared = by == "policy" and len(groups) > 1 and claimed
    sitting.compile()
    how = {"scale": sitting.scale, "shifts": [0.0] * len(groups), "largest": [sitting.largest] * len(groups)}
    sample, interrupted = watch(sitting.play, budget, 0, sitting.block, "runs", compared=compared, tuned=TUNED, **how)
    seats = _rows(sitting, sample, labels, names, by)
    compared &= sample.tally.deals >= ENOUGH  # Ctrl-C may have come before
    means = [row["ev"] for row in seats]
    facts = {"players": len(names), "by": by, "length": length} | ({"purse": purse} if purse else {})
    return Answer(
        question="loo.session",
        situation=facts,
        variant=variant.as_dict(),
        model={"policies": names},
        method=_method(sitting, sample.tally),
        seats=seats,
        **(decide(labels, means, sample.difference) if compared else {}),
        unit="counters",
        **closing(sample, budget, interrupted),
    )


def _rows(sitting, sample, labels, names, by):
    """Return a row a seat or policy."""
    runs, (_, _, counts) = sample.tally.deals, sitting.told(sample.tally)
    rows = []
    for a, label in enumerate(labels):
        chairs, (times_in, tricks, loos, ahead, ruined) = len(sitting.groups[a]), counts[a]
        estimate = sample.arm(a)
        row = {"seat": label, "policy": names[label - 1]} if by == "seat" else {"policy": label, "seats": chairs}
        claimed = sitting.variant.loo != "unlimited" and runs >= ENOUGH
        told = estimate.as_dict() if claimed else {"ev": estimate.ev, "stderr": estimate.stderr}
        row |= {**told, "sd": estimate.stderr * sqrt(runs) * sitting.length}
        row |= chance("p_ahead", ahead / chairs, runs, sample.alpha)
        row |= chance("p_ruin", ruined / chairs, runs, sample.alpha) if sitting.purse else {}
        rows.append(row | {"counts": {"in": times_in, "tricks": tricks, "looed": loos}})
    return rows


def _method(sitting, tally):
    """Return how many runs, how often a single came, and how the pools of the other deals grew."""
    runs, length, (deals, pools, _) = tally.deals, sitting.length, sitting.told(tally)
    singles, ordinary = tally.sums[-2], runs * length - tally.sums[-2]
    method = {
        "kind": "simulation", "deals": runs * length, "runs": runs, "length": length,
        "why": f"{runs:,} run{'s' * (runs > 1)} of {length:,}", "p_single": singles / (runs * length),
    }  # fmt: skip
    if ordinary:
        method |= {
            "mean_pool": tally.sums[-1] / ordinary, "mean_pool_stderr": _error_of_mean_pool(tally, length),
            "largest_pool": tally.largest, "pools": _sizes(pools, ordinary), "looed": deals[LOOED] / ordinary,
            "p_uncontested": deals[UNCONTESTED] / ordinary,
        }  # fmt: skip
    if sitting.scene.agreed.cap:
        method |= {"cap": sitting.scene.agreed.cap, "p_capped": deals[CAPPED] / max(ordinary, 1)}
    if sitting.variant.loo == "unlimited":
        return method | {"intervals": LONG_TAIL}
    return method | ({"intervals": FEW} if runs < ENOUGH else {})


def _error_of_mean_pool(tally, length):
    """Return the standard error of a ratio: pools of a run to its ordinary deals, which are all but the singles."""
    n, singles, pools = tally.deals, tally.sums[-2], tally.sums[-1]
    (singles_2, both, pools_2) = tally.products[-2][-1], tally.products[-1][-2], tally.products[-1][-1]
    ordinary = n * length - singles
    mean = Fraction(pools, ordinary)
    ordinary_2, mixed = n * length**2 - 2 * length * singles + singles_2, length * pools - both
    square = pools_2 - 2 * mean * mixed + mean**2 * ordinary_2
    return sqrt(square * n / max(n - 1, 1)) / ordinary


def _sizes(pools, ordinary):
    """Return the share of ordinary deals by size of pool: below 9, then each class twice as wide."""
    last = max(k for k, number in enumerate(pools) if number)
    names = [f"<{SMALL}"] + [f"{SMALL * 2**k}-{SMALL * 2 ** (k + 1) - 1}" for k in range(len(pools))]
    return {names[k]: pools[k] / ordinary for k in range(last + 1)}
