"""The chance of the game of Euchre at every score, from what deals come to under some policies."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from ...core.jit import U
from ...equity import equities, standard_error, values
from ...run import spread
from .dealing import play_deals
from .policy import FREE, POLICIES
from .rules import DEALER, ELDER
from .scene import BY_POLICY, DRAWN, NO_LIMIT, dealing_of
from .solved import NOTHING
from .table import RESULTS, VOID, game_of, table_of
from .variant import Variant

BLOCKS = 32  # of deals, each a replicate
MOST, LEAST = 16_384, 1024  # deals in a block, over all moods
DEALS = {"double-dummy": 2048}  # where they take long
MARKS = [
    [(ELDER, points)] if points > 0 else [(DEALER, -points)] if points < 0 else []
    for points in (result - VOID for result in range(RESULTS))
]


@lru_cache(maxsize=16)
def equity_of(variant, opponents, play, seed, threads=None):
    """Return the match equity where both players speak and play alike; asked twice it is the same one."""
    return Equity(variant, opponents, play, seed, threads)


@dataclass(frozen=True)
class Equity:
    """The chance of the game at every score.

    Parameters
    ----------
    variant : Variant
    opponents : str
        How both players speak, a name of `POLICIES`.
    play : str
        How both play the cards, one of `PLAYS`.
    seed : int
    threads : int or None
    """

    variant: Variant
    opponents: str
    play: str
    seed: int
    threads: int = None

    def moods(self, elder, dealer):
        """Return the moods of elder and the dealer at a score of theirs."""
        policy, game = POLICIES[self.opponents], self.variant.game
        return policy.moods(ELDER, elder, dealer, game), policy.moods(DEALER, dealer, elder, game)

    @cached_property
    def kinds(self):
        """The moods there are."""
        points = range(self.variant.game)
        return list(dict.fromkeys(self.moods(e, d) for e in points for d in points))

    @cached_property
    def results(self):
        """How often deals come to each result: by moods, an array by block."""
        kinds = self.kinds
        asked = [(moods, block) for moods in kinds for block in range(BLOCKS)]
        _count(self._game(kinds[0]), self.variant, self.seed, 0, 1)  # compiled once, where Ctrl-C is heard
        found = spread(self._block, asked, self.threads, "blocks of deals")
        return {moods: np.array(found[k * BLOCKS : (k + 1) * BLOCKS]) for k, moods in enumerate(kinds)}

    def _game(self, moods):
        policy = POLICIES[self.opponents]
        policy = policy.playing(POLICIES.get(self.play, policy))
        voice = policy.voice() if self.play in POLICIES else FREE
        return game_of(self.variant, [policy] * 2, [voice] * 2, moods)

    def _block(self, asked):
        moods, block = asked
        return _count(self._game(moods), self.variant, self.seed, block * self.block, self.block)

    @property
    def block(self):
        """How many deals are a replicate."""
        return max(LEAST, DEALS.get(self.play, MOST) // len(self.kinds))

    @property
    def deals(self):
        """How many deals were played in all."""
        return len(self.kinds) * BLOCKS * self.block

    @cached_property
    def table(self):
        """The chance that elder of the coming deal wins the game, by block and by elder's and the dealer's points."""
        return equities(self.variant.game, lambda e, d: (self.results[self.moods(e, d)] / self.block, MARKS))

    def at(self, elder, dealer):
        """Return the chance of elder at a score, and its standard error."""
        mean, error = standard_error(self.table[:, elder, dealer])
        return float(mean), float(error)

    def worth(self, seat, mine, theirs):
        """Return what each result is worth to the asker, in chances of the game: by block and result."""
        score = (mine, theirs) if seat == ELDER else (theirs, mine)
        elders = values(self.variant.game, self.table, *score, MARKS)
        return elders if seat == ELDER else 1 - elders

    @property
    def usual(self):
        """How often deals come to each result, over all scores alike."""
        points = range(self.variant.game)
        times = Counter(self.moods(e, d) for e in points for d in points)
        total = sum(times[moods] * counts.sum(axis=0) for moods, counts in self.results.items())
        return total / total.sum()


def _count(game, variant, seed, first, many):
    joint = np.zeros((1, 1, RESULTS, RESULTS), np.int64)
    open_hands = True if game.voices[-1, 0] else None  # who is free sees all hands
    how = table_of(), dealing_of(variant), game, NOTHING, BY_POLICY, open_hands, U(seed)
    play_deals(joint, first, many, NO_LIMIT, DRAWN, *how)
    return joint[0, 0].diagonal().copy()
