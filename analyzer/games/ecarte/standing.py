"""Match equity at Écarté: the chance of the game at every score, from deals played by policy at every kind of score."""

from functools import lru_cache

import numpy as np

from ...equity import equities, standard_error, values
from ...run import spread
from .outcome import CODES, MARKS
from .policy import POLICIES
from .scene import Blind

BLOCKS = 16  # of deals, for the standard error
DEALS = {"double-dummy": 2_048}  # a block, at a kind of score; else
MANY = 8_192
ELDER_LACKS, DEALER_LACKS = 3, 4  # a policy takes more points that are lacking for so many; the king turned up is one


def kind_of(game, policy, score):
    """Return the score that stands for all at which such players do the same."""
    if not (policy.score or policy.secret or policy.sure):
        return 0, 0
    lacks = zip((game - score[0], game - score[1]), (ELDER_LACKS, DEALER_LACKS), strict=True)
    return tuple(game - min(lack, most) for lack, most in lacks)


class Standing:
    """The chance of the game between two players of a policy.

    Parameters
    ----------
    variant : Variant
    opponents, play : str
        See `policy.whole_model`.
    seed : int
    threads : int or None
    least : (int, int)
        Only scores of at least so many points of the one and of the other are asked for, whoever is elder.
    """

    def __init__(self, variant, opponents, play, seed=1, threads=None, least=(0, 0)):
        self.variant, self.policy, self.block = variant, POLICIES[opponents], DEALS.get(play, MANY)
        cards = POLICIES.get(play, self.policy)
        self.scores = [
            (e, d) for e in range(variant.game) for d in range(variant.game)
            if (e >= least[0] and d >= least[1]) or (e >= least[1] and d >= least[0])
        ]  # fmt: skip
        kinds = sorted({kind_of(variant.game, self.policy, score) for score in self.scores})
        stages = {kind: Blind(variant, [(self.policy, cards)] * 2, play, kind, seed) for kind in kinds}
        jobs = [(kind, k) for kind in kinds for k in range(BLOCKS)]
        found = spread(
            lambda job: stages[job[0]].play(job[1] * self.block, self.block).counts[:CODES], jobs, threads, "blocks"
        )
        counts = {kind: np.zeros((BLOCKS, CODES)) for kind in kinds}
        for (kind, k), counted in zip(jobs, found, strict=True):
            counts[kind][k] = counted
        self.chances = {kind: np.vstack([some.mean(axis=0), some]) / self.block for kind, some in counts.items()}
        self.equity = equities(variant.game, self._outcome)

    def _outcome(self, elder, dealer):
        """Return the chances of the codes at a score; of one that is not asked for those of some other."""
        kind = kind_of(self.variant.game, self.policy, (elder, dealer))
        return self.chances.get(kind, next(iter(self.chances.values()))), MARKS

    @property
    def chance(self):
        """Elder's chance of the game by his points and the dealer's: ndarray."""
        return self.equity[0]

    @property
    def stderr(self):
        """The standard error of each chance."""
        return standard_error(self.equity[1:])[1]

    @property
    def largest_error(self):
        """The largest standard error of the chances asked for."""
        return float(max(self.stderr[score] for score in self.scores))

    @property
    def deals(self):
        """How many deals the table rests on."""
        return self.block * BLOCKS * len(self.chances)

    def of_codes(self, score):
        """Return elder's chance of the game after each code of a deal that begins at a score."""
        return values(self.variant.game, self.chance, *score, MARKS)


@lru_cache(maxsize=64)
def standing(variant, opponents, play, seed=1, threads=None, least=(0, 0)):
    """Return the `Standing` of two players; it is reckoned once."""
    return Standing(variant, opponents, play, seed, threads, least)
