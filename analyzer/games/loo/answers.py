"""How an answer of Loo is made: estimated from deals that agree with what was said."""

from functools import partial

from ...answer import Answer, head_of
from ...errors import Misuse
from ...estimate import chance, closing, decide, envelope, watch
from .course import FLUSH, WHOLE
from .policy import POLICIES, policies_of
from .scene import Stage

PRECISION = 0.02  # counters
UNLIKELY = 1e-4
head = partial(head_of, "loo", "counters")


def declared(situation, actions, model, future, budget):
    """Return the value of each thing the asker may say."""
    stage = Stage(situation, actions, *policies_of(model), future, budget.seed)
    refuse_unlikely(stage, model)
    how = {"scale": stage.scale, "shifts": [0.0] * len(actions), "compared": True, "largest": stage.largest}
    sample, interrupted = watch(stage.play, budget, PRECISION, **how)
    rows = [_row(stage, sample, a, action) for a, action in enumerate(actions)]
    means = [row["ev"] for row in rows]
    return Answer(
        **head("declare", situation, model | ({"future": True} if future else {})),
        method=_method(stage, sample.tally),
        actions=rows,
        **decide(actions, means, sample.difference),
        break_even=None if future else break_even(stage, sample.tally) or None,
        **closing(sample, budget, interrupted),
    )


def refuse_unlikely(stage, model):
    """Refuse words that such opponents would hardly say, before deals are drawn that agree with them."""
    said = " ".join(stage.situation.said)
    p_said = stage.evidence.p_before() if stage.evidence.fitting else 1
    if p_said < UNLIKELY:
        how_often = f"in {p_said:.1e} of deals" if p_said else "in hardly any deal"
        others = ", ".join(name for name in POLICIES if name != model["opponents"])
        raise Misuse("said", f"{model['opponents']} players would say {said!r} {how_often}; ask with others: {others}")


def _row(stage, sample, a, action):
    counts, n, alpha = stage.outcomes(sample.tally, a), sample.tally.deals, sample.alpha
    row = {"action": action, "method": "simulation", **sample.arm(a).as_dict()}
    if action in ("throw", "take"):
        return row
    if action != "defend":
        row |= chance("p_looed", counts[0], n, alpha)
    row |= {"p_tricks": [c / n for c in counts[:4]], **chance("p_uncontested", counts[WHOLE], n, alpha)}
    return row | (chance("p_flush", counts[FLUSH], n, alpha) if stage.game.flush else {})


def _method(stage, tally):
    evidence, said = stage.evidence, stage.situation.said
    method = {"kind": "simulation", "deals": tally.deals}
    if evidence.fitting:
        p_said, error = evidence.p_said(tally.deals, tally.counts[-1] or tally.deals)
        method |= {"p_said": p_said} | ({"p_said_stderr": error} if error is not None else {})
    if evidence.silent:
        method["no_evidence"] = [f"seat {k}: {said[k - 1]}" for k in evidence.silent]
    return method | {"why": "too many worlds to enumerate"}


def break_even(stage, tally):
    """Return the pools at which the best action changes, the others' words held as they are (laws 10 and 11).

    An action is worth share x pool - chance x loo; an unlimited loo changes nothing, a mixed one nothing below its cap.
    """
    variant, n = stage.situation.variant, tally.deals
    fixed, cap = variant.loo_bounds()
    if variant.loo in ("0", "unlimited"):
        return []
    loo = fixed or cap
    lines = {}
    for a, action in enumerate(stage.actions):
        c = stage.outcomes(tally, a)
        share = (c[1] + 2 * c[2] + 3 * c[3] + 3 * c[WHOLE] + 3 * c[FLUSH]) / (3 * n)
        lines[action] = (0.0, 0.0) if action in ("throw", "defend") else (share, -loo * c[0] / n)
    return envelope(lines, 0.0 if fixed else float(cap))
