"""One hand in one column of a card: what is best, or from which pool on to play, and how sure that is."""

from math import inf

from ....estimate import Sample, decide, half_width
from ....run import BLOCK
from ....tally import Tally
from ..policy import policies_of
from ..scene import Stage

PLAYS = ("stand", "miss")  # to throw up, or to defend, brings nothing and need not be played
MOST = 100.0  # loos; a pool beyond is none


def action_row(moment, weight, model, budget):
    """Return what a hand should declare, and of how many deals; more are played until that is clear.

    Parameters
    ----------
    moment : Situation
    weight : int
    model : dict
    budget : Budget
    """
    stage, actions = _stage(moment, model, budget), moment.actions
    how = {"scale": stage.scale, "shifts": [0.0] * len(actions), "compared": True}
    how |= {"largest": stage.largest + [0.0] * (len(actions) - len(stage.actions)), "confidence": budget.confidence}
    for tally in _looks(stage, budget):
        sample = Sample(_with_nothing(tally, len(actions)), **how)
        found = decide(actions, [sample.arm(a).ev for a in range(len(actions))], sample.difference)
        if found["verdict"] != "too close to call":
            break
    row = _begun(moment, weight) | {"best": found["best"][0], "verdict": found["verdict"]}
    for a, action in enumerate(stage.actions):
        arm = sample.arm(a)
        row |= {f"ev_{action}": round(arm.ev, 2), f"within_{action}": round(arm.high - arm.ev, 2)}
    return row, tally.deals


def pool_row(moment, weight, model, budget):
    """Return from how many loos in the pool a hand should play, and of how many deals; all are played.

    The words of the others are those they say at the pool asked for (laws 10 and 11).
    """
    stage = _stage(moment, model, budget)
    tally, alpha = stage.play(0, budget.deals), (1 - budget.confidence) / len(stage.actions)
    ways = [(action, *_crossing(stage.outcomes(tally, a), alpha)) for a, action in enumerate(stage.actions)]
    by, at = min(((action, at) for action, at, _, _ in ways), key=lambda way: way[1])
    ends = {"from_pool": at, "low": min(low for *_, low, _ in ways), "high": min(high for *_, high in ways)}
    told = {key: round(end, 2) if end < MOST else None for key, end in ends.items()}
    return _begun(moment, weight) | told | {"by": by}, tally.deals


def _begun(moment, weight):
    pack, trump = moment.variant.cards, moment.turn_up // 16
    return {"stood": moment.said.count("stand"), "hand": " ".join(pack.names(moment.hand, trump)), "weight": weight}


def _stage(moment, model, budget):
    words = [word for word in moment.actions if word in PLAYS]
    return Stage(moment, words, *policies_of(model), False, budget.seed)


def _looks(stage, budget):
    """Yield the tally after 1, 2, 4, 8 ... blocks and at the end."""
    tally, look = Tally(), BLOCK
    while tally.deals < budget.deals:
        tally += stage.play(tally.deals, min(look, budget.deals) - tally.deals)
        look *= 2
        yield tally


def _with_nothing(tally, arms):
    """Return a tally with an arm more that brings nothing in every deal."""
    more = arms - len(tally.sums)
    products = [*tally.products, *([0] * (len(tally.sums) + k + 1) for k in range(more))]
    return Tally(tally.deals, tally.sums + [0] * more, products, tally.counts)


def _crossing(counts, alpha):
    """Return from which pool on, in loos, something brings more than nothing: the estimate, and its interval."""
    n, looed, parts = sum(counts), counts[0], (0, 1, 2, 3, 3, 3, 0)
    share = sum(c * part for c, part in zip(counts, parts, strict=True)) / (3 * n)
    square = sum(c * part * part for c, part in zip(counts, parts, strict=True)) / (9 * n)

    def worth(pool, side):
        mean = pool * share - looed / n
        variance = pool * pool * square + looed / n - mean * mean
        return mean + side * half_width(n, variance, alpha, pool + 1, tuned=n)

    at = looed / n / share if share else inf
    return at, _root(worth, 1), _root(worth, -1)


def _root(worth, side):
    """Return where a bound rises above nothing, by halving."""
    low, high = 0.0, MOST
    if worth(high, side) < 0:
        return inf
    while high - low > 0.001:
        middle = (low + high) / 2
        low, high = (low, middle) if worth(middle, side) >= 0 else (middle, high)
    return high
