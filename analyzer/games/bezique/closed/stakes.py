"""The last tricks within a game: their end wins it, or leads to deals that are played."""

import numpy as np

from ....core.deal import ORDERS
from ....core.jit import U
from ....core.rows import fold_payoffs, joined
from ....tally import Tally
from ..arms import COLUMNS, Arms, play_arms
from ..dealings import nothing_left
from ..policy import WORLDS
from ..scene import game_of, lab_of, match_of
from ..table import BY_POLICY, table_of

TEN = 10


class Rest:
    """The games that follow each end of a deal.

    Parameters
    ----------
    situation : Situation
    ends : list of (int, int, int)
        Of each who takes the last trick, 0 the asker, and how many aces and tens of this deal he and the other have.
    model : dict
    seed : int
    """

    def __init__(self, situation, ends, model, seed):
        self.situation, self.variant, self.seed, self.ends = situation, situation.variant, U(seed), ends
        self.policies, self.worlds = [model["mine"], model["play"]], model.get("worlds", WORLDS)

    def score_at(self, taker):
        """Return the score once the last trick is taken, aces and tens not counted (law 17)."""
        ten = TEN * (self.variant.last_trick == 32)
        return [score + ten * (seat == taker) for seat, score in enumerate(self.situation.score)]

    def decided(self):
        """Return of each end whether it ends the game (law 19)."""
        return [
            max(score + TEN * many for score, many in zip(self.score_at(taker), taken, strict=True))
            >= self.variant.game
            for taker, *taken in self.ends
        ]

    def play(self, first, count):
        """Play games `first`, `first + 1`, ... after every end and return their tally, an arm an end."""
        payoffs, many = np.zeros((len(self.ends), count), np.int64), len(self.ends)
        for row, (taker, *brisques) in zip(payoffs, self.ends, strict=True):
            score = self.score_at(taker)
            if score[taker] >= self.variant.game:  # law 19: at once, before aces and tens are counted
                row[:] = taker == 0
            else:
                self._play(row, taker, score, brisques, U(first))
        sums, products = np.zeros(many, np.int64), np.zeros((many, many, 2), np.int64)
        fold_payoffs(payoffs, count, sums, products)
        return Tally.of(count, sums, joined(products), np.zeros(0, np.int64))

    def _play(self, row, taker, score, brisques, first):
        """Play games after one end, and note in a row whether the asker wins them."""
        game = game_of(self.variant, self.policies, self.variant.game, self.worlds)
        lab, dealing = lab_of(self.variant, self.policies), nothing_left(self.variant, taker)
        match = match_of(self.situation, game.voices.copy())
        match = match._replace(
            score=np.array(score, np.int64), brisques=TEN * np.array(brisques, np.int64), now=np.zeros(2, np.int64)
        )
        payoffs, counts = np.zeros((2, len(row)), np.int64), np.zeros((1, COLUMNS), np.int64)
        by_policy = Arms(
            np.zeros((1, len(ORDERS)), np.uint64), np.full((1, len(ORDERS)), BY_POLICY), np.full(1, BY_POLICY)
        )
        play_arms(payoffs, counts, table_of(), dealing, game, lab, by_policy, match, first, self.seed)
        row[:] = payoffs[1]
