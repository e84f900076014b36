"""What a number of deals adds up to: integers only, so that any order of adding gives the same digest."""

from dataclasses import dataclass, field
from hashlib import sha256
from operator import mul


@dataclass
class Tally:
    """Sums over deals of integer payoffs, one column an arm, and counts of outcomes.

    Parameters
    ----------
    deals : int
        Deals counted.
    sums : list of int
        Sum of each arm's payoff, in the question's smallest unit.
    products : list of list of int
        Row a: sums of payoff a times payoff b for b = 0 ... a. All variances and paired differences follow.
    counts : list of int
        How often each outcome came; what they mean is the game's.
    """

    deals: int = 0
    sums: list = field(default_factory=list)
    products: list = field(default_factory=list)
    counts: list = field(default_factory=list)

    @classmethod
    def of(cls, deals, sums, products, counts):
        """Make a tally of arrays and of the products that `core.rows.joined` returns."""
        return cls(deals, sums.tolist(), products, counts.tolist())

    def __add__(self, other):
        if not self.deals or not other.deals:
            return self if self.deals else other
        return Tally(
            self.deals + other.deals,
            _plus(self.sums, other.sums),
            [_plus(a, b) for a, b in zip(self.products, other.products, strict=True)],
            _plus(self.counts, other.counts),
        )

    def digest(self):
        """Return sixteen hex digits that any other sequence of integers would change."""
        return sha256(repr((self.deals, self.sums, self.products, self.counts)).encode()).hexdigest()[:16]


@dataclass
class RunTally(Tally):
    """A tally of runs; beside what adds up, the largest pool or kitty."""

    largest: int = 0

    @classmethod
    def of_columns(cls, columns, counts, largest):
        """Make a tally of the columns of whole numbers, a row a run, that are summed as arms."""
        products = [[sum(map(mul, a, b)) for b in columns[: k + 1]] for k, a in enumerate(columns)]
        return cls(len(columns[0]), [sum(c) for c in columns], products, counts, largest)

    def __add__(self, other):
        both = super().__add__(other)
        return RunTally(both.deals, both.sums, both.products, both.counts, max(self.largest, other.largest))

    def digest(self):
        """Return sixteen hex digits that any other sequence of integers would change."""
        return sha256(f"{super().digest()} {self.largest}".encode()).hexdigest()[:16]


def _plus(one, two):
    return [a + b for a, b in zip(one, two, strict=True)]
