"""What a card is worth: counted where worlds are few, else estimated from deals that agree with all that was seen."""

from fractions import Fraction
from math import sqrt

from ....answer import Answer
from ....errors import Misuse
from ....estimate import Estimate, chance, closing, decide, watch
from ..answers import PRECISION, UNLIKELY
from ..policy import POLICIES
from .course import SWEPT
from .drawing import RARE, agreeing
from .rest import OUTCOMES
from .worlds import tuples


def counted_row(action, rest, counts):
    """Return the mean of an arm, a fraction, and its row: how many worlds there are of each outcome."""
    total = sum(counts)
    mean = Fraction(sum(map(int.__mul__, counts, rest.pays.tolist())), rest.scale * total)
    row = {"action": action, "method": "exact", "ev": float(mean)}
    row |= {"p_looed": counts[0] / total} if rest.pays.any() else {}  # not who plays for the pool
    row |= {"p_tricks": [many / total for many in counts[:4]]}
    row |= {"p_flush": counts[SWEPT] / total} if rest.game.flush else {}
    return mean, row | {"counts": {"worlds": total} | {f"tricks_{k}": many for k, many in enumerate(counts[:4])}}


def sampled_row(action, rest, sample, a):
    """Return the row of arm `a` of a sample."""
    n, counts = sample.tally.deals, sample.tally.counts[a * OUTCOMES : (a + 1) * OUTCOMES]
    row = {"action": action, "method": "simulation", **sample.arm(a).as_dict()}
    if rest.pays.any():
        row |= {"p_looed": 0.0} if rest.now.won else chance("p_looed", counts[0], n, sample.alpha)
    row |= {"p_tricks": [many / n for many in counts[:4]]}
    return row | (chance("p_flush", counts[SWEPT], n, sample.alpha) if rest.game.flush else {})


def counted(ending, begin, budget):
    """Return the exact value of each card, from all worlds."""
    moment = ending.moment
    counts, worlds = ending.weigh()
    total = sum(counts[0])
    if not total:
        _refuse(ending, begin)
    said = _said(ending, begin, Fraction(total, 6), budget.seed)
    told = [counted_row(action, ending, row) for action, row in zip(moment.actions, counts, strict=True)]
    means, rows = [mean for mean, _ in told], [row for _, row in told]
    ways = ", each as often as the hands thrown up can be dealt beside it" if ending.remainders.blanks else ""
    why = f"{worlds:,} worlds of the hands in play{ways}, with 6 orders of the suits"
    return Answer(
        **begin,
        method={"kind": "exact", "worlds": worlds, "orders": 6} | said | {"why": why},
        actions=rows,
        **decide(moment.actions, means, lambda a, b: Estimate(means[a] - means[b])),
    )


def sampled(ending, begin, budget, few):
    """Return the estimated value of each card, from deals that agree with all that was seen and said."""
    moment, arms = ending.moment, len(ending.forced)
    found, drawn = agreeing(ending.world, moment.players + 1, budget.seed)
    if found < RARE:
        _refuse(ending, begin)
    _said(ending, begin, tuples(ending.world) * Fraction(found, drawn), budget.seed)  # refused before it takes long
    how = {"scale": ending.scale, "shifts": [0.0] * arms, "compared": True, "largest": [ending.largest] * arms}
    sample, interrupted = watch(ending.play, budget, PRECISION, **how)
    tally, rows = sample.tally, [sampled_row(action, ending, sample, a) for a, action in enumerate(moment.actions)]
    agreed = tuples(ending.world) * Fraction(tally.deals, tally.counts[-1])
    said = _said(ending, begin, agreed, budget.seed, 1 / tally.deals - 1 / tally.counts[-1])
    method = {"kind": "simulation", "deals": tally.deals} | said
    thrown = ", those of the hands thrown up among them" if ending.remainders.dead else ""
    return Answer(
        **begin,
        method=method | {"why": "asked for" if few else f"too many worlds to enumerate{thrown}"},
        actions=rows,
        **decide(moment.actions, [row["ev"] for row in rows], sample.difference),
        **closing(sample, budget, interrupted),
    )


def _said(ending, begin, agreed, seed, variance=0.0):
    """Return the chance of what was said, given what was played: worlds that agree over worlds the laws leave."""
    remainders = ending.remainders
    told = {"no_evidence": [f"seat {k}: {ending.moment.said[k - 1]}" for k in remainders.silent]}
    told = told if remainders.silent else {}
    if not remainders.heard:
        return told
    lawful = remainders.lawful_world()
    deals, drawn = agreeing(lawful, ending.moment.players + 1, seed)
    if not deals:
        return told
    p_said = float(agreed / (tuples(lawful) * Fraction(deals, drawn)))
    if p_said < UNLIKELY:
        _refuse(ending, begin)
    variance += 1 / deals - 1 / drawn
    return {"p_said": p_said} | ({"p_said_stderr": p_said * sqrt(variance)} if variance else {}) | told


def _refuse(ending, begin):
    """Refuse what hardly any hands agree with: the words, or where they are no evidence the cards."""
    if not ending.remainders.heard:
        raise Misuse("played", "hardly any hands of the others agree with all that was played")
    said = " ".join(begin["situation"]["said"])
    raise Misuse("said", f"{begin['model']['opponents']} players would hardly have said {said!r} on hands that can be"
                         f" played so; ask with other opponents, of {', '.join(POLICIES)}")  # fmt: skip
