"""From integers to numbers that can be trusted: means, intervals that may be watched, paired differences, a verdict."""

from dataclasses import dataclass, fields
from math import log, sqrt

from .answer import receipt
from .run import BLOCK, looks

TUNED_FOR = 262_144  # deals at which the interval is tightest; it is valid at every number


@dataclass(frozen=True)
class Estimate:
    """A mean and what is known of it; an exact one has no error."""

    ev: float
    stderr: float = None
    low: float = None
    high: float = None

    def as_dict(self):
        """Return `ev stderr low high` as floats; of an exact number `ev` alone."""
        return {f.name: float(getattr(self, f.name)) for f in fields(self) if getattr(self, f.name) is not None}

    def moved(self, amount):
        """Return the estimate of what is larger by `amount`."""
        return Estimate(self.ev + amount, self.stderr, self.low + amount, self.high + amount)

    def negative(self):
        """Return the estimate of the opposite."""
        return Estimate(-self.ev, self.stderr, -self.high, -self.low)


def half_width(n, variance, alpha, largest=0.0, tuned=TUNED_FOR):
    """Half the width of a normal-mixture confidence sequence after `n` deals, made fit for rare payoffs.

    The chance that the sequence leaves the truth outside at any look is at most `alpha`, for sums that are nearly
    normal from the first look on. A payoff that came seldom or never is far from that: so the variance is taken as if
    one more deal had brought the largest, and Bernstein's term for skew is added; both vanish as deals grow.

    Parameters
    ----------
    n : int
    variance : float
        Of one deal's payoff, as estimated.
    alpha : float
    largest : float
        How far payoffs may lie apart.
    tuned : int
        Deals at which it is tightest; whole runs are fewer than deals.

    References
    ----------
    Robbins (1970), Ann. Math. Stat. 41, 1397; Howard, Ramdas, McAuliffe, Sekhon (2021), Ann. Stat. 49, 1055;
    with an estimated variance: Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas (2024), Ann. Stat. 52, 2613, Theorem 2.2.
    """
    tight = 2 * log(1 / alpha)
    rho2 = (tight + log(1 + tight)) / tuned
    odds = log(sqrt(n * rho2 + 1) / alpha)
    mixture = sqrt((variance + largest**2 / n) * 2 * (n * rho2 + 1) / (n * n * rho2) * odds)
    return mixture + 2 * largest * odds / (3 * n)


class Sample:
    """The arms of one question as estimated by a tally.

    Parameters
    ----------
    tally : Tally
    scale : int
        Smallest units in one counter.
    confidence : float
        Chance that all intervals of the answer, over all looks, hold together.
    shifts : list of float
        What each arm's payoff still lacks: minus the price, say.
    compared : bool
        Whether differences of arms are asked for too; they share the error.
    largest : list of float
        How far each arm's payoffs may lie apart, in counters, 0 for one that is known; see `half_width`.
    tuned : int
        See `half_width`.
    """

    def __init__(self, tally, scale, confidence, shifts, compared, largest, tuned=TUNED_FOR):
        arms = len(shifts)
        self.tally, self.scale, self.shifts, self.compared = tally, scale, shifts, compared
        self.largest, self.tuned = largest, tuned
        self.alpha = (1 - confidence) / (arms * (arms + 1) // 2 if compared else arms)

    def arm(self, a):
        """Return the `Estimate` of one arm's mean payoff."""
        return self._estimate(self.tally.sums[a], self._square(a, a), self.shifts[a], self.largest[a])

    def difference(self, a, b):
        """Return the `Estimate` of arm a minus arm b, deal by deal."""
        square = self._square(a, a) - 2 * self._square(a, b) + self._square(b, b)
        total, shift = self.tally.sums[a] - self.tally.sums[b], self.shifts[a] - self.shifts[b]
        return self._estimate(total, square, shift, self.largest[a] + self.largest[b])

    def settled(self, precision):
        """Return whether every half-width is within `precision` and, if arms are compared, the verdict is clear."""
        arms = range(len(self.shifts))
        if any((e.high - e.low) / 2 > precision for e in map(self.arm, arms)):
            return False
        means = [self.arm(a).ev for a in arms]
        return not self.compared or decide(arms, means, self.difference).get("verdict") != "too close to call"

    def _square(self, a, b):
        return self.tally.products[max(a, b)][min(a, b)]

    def _estimate(self, total, square, shift, largest):
        n = self.tally.deals
        mean = total / (n * self.scale) + float(shift)
        variance = (n * square - total * total) / (n * max(n - 1, 1) * self.scale**2)
        reach = half_width(n, variance, self.alpha, largest, self.tuned)
        return Estimate(mean, sqrt(variance / n), mean - reach, mean + reach)


def watch(play, budget, precision, block=BLOCK, what="deals", **how):
    """Play until the sample is settled, the budget is spent or the person has had enough.

    Parameters
    ----------
    play : callable
        See `run.looks`.
    budget : Budget
    precision : float
        The question's own, if the budget names none.
    block, what : int, str
        See `run.looks`.
    **how
        The other parameters of `Sample`.

    Returns
    -------
    sample : Sample
    interrupted : bool
    """
    wanted = precision if budget.precision is None else budget.precision
    for tally, interrupted in looks(play, budget, block, what):  # noqa: B007 - the last one counts
        sample = Sample(tally, confidence=budget.confidence, **how)
        if wanted and sample.settled(wanted):
            break
    return sample, interrupted


def closing(sample, budget, interrupted):
    """Return what all sampled answers end with."""
    return {
        "seed": budget.seed, "confidence": budget.confidence, "interrupted": interrupted or None,
        "receipt": receipt(sample.tally.digest()),
    }  # fmt: skip


def chance(key, hits, n, alpha):
    """Return a row's entry for a chance, with its exact one-sided bound when none or all of `n` deals hit."""
    entry = {key: hits / n}
    if hits == 0:
        entry[f"{key}_high"] = 1 - alpha ** (1 / n)
    if hits == n:
        entry[f"{key}_low"] = alpha ** (1 / n)
    return entry


def decide(names, means, difference):
    """Say which actions are best, and how sure that is.

    Parameters
    ----------
    names : list of str
    means : list of float or Fraction
    difference : callable
        `difference(a, b)` is the `Estimate` of action a minus action b.

    Returns
    -------
    dict
        `best`, `verdict` and, unless all actions are identical, `edge`; of a single action `best` alone.
    """
    if len(names) == 1:
        return {"best": list(names)}
    order = sorted(range(len(names)), key=lambda a: -means[a])
    edges = {a: difference(order[0], a) for a in order[1:]}
    rivals = [a for a, e in edges.items() if e.ev or e.stderr]  # the others differ in no deal
    best = [names[a] for a in order if a not in rivals]
    if not rivals:
        return {"best": best, "verdict": "identical"}
    edge = edges[rivals[0]]
    clear = all(edges[a].low is None or edges[a].low > 0 for a in rivals)
    verdict = "clear" if clear else "too close to call"
    return {"best": best, "verdict": verdict, "edge": {"over": names[rivals[0]], **edge.as_dict()}}


def decide_by(key, chances):
    """Say which actions are best by an exact chance.

    Parameters
    ----------
    key : str
        The chance, by its key in a row.
    chances : dict of str to Fraction

    Returns
    -------
    dict
        As `decide`, `edge` by that key; of no action nothing.
    """
    if not chances:
        return {}
    names, means = list(chances), list(chances.values())
    found = decide(names, means, lambda a, b: Estimate(means[a] - means[b]))
    if "edge" in found:
        found["edge"] = {key if name == "ev" else name: value for name, value in found["edge"].items()}
    return found


def envelope(lines, pool):
    """Return where from `pool` on another of some lines, each a slope and a level, becomes the highest."""
    best = max(lines, key=lambda action: (lines[action][0] * pool + lines[action][1], lines[action][0]))
    points = []
    while True:
        slope, level = lines[best]
        steeper = {action: line for action, line in lines.items() if line[0] > slope}
        meets = {a: (level - other) / (steep - slope) for a, (steep, other) in steeper.items()}
        meets = {a: at for a, at in meets.items() if at > pool}  # one that meets it where we begin is no change
        if not meets:
            return points
        above = min(meets, key=lambda a: (meets[a], -lines[a][0]))
        pool = meets[above]
        points.append({"pool": pool, "between": [above, best]})
        best = above
