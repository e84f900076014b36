"""A class of hands at a place: what it brings to make trumps, and to pass, and how sure that is."""

from dataclasses import dataclass

import numpy as np

from ....core.jit import U
from ....estimate import Sample, decide
from ....run import Budget
from ....tally import Tally
from ..bidding import PASS
from ..dealing import Arms, play_deals
from ..layout import Lanes
from ..policy import speakers_of
from ..rules import DEALER, ELDER
from ..scene import DRAWN, NO_LIMIT, dealing_of, signs, tally_of
from ..solved import NOTHING
from ..table import NOT_TOLD, RESULTS, game_of, table_of
from ..variant import Variant

LOOK = 4096  # deals, at first
UNDECIDED = "too close to call"


@dataclass(frozen=True)
class Seating:
    """What is asked of every class.

    Parameters
    ----------
    variant : Variant
    lanes : Lanes
    turn_up : int
    model : dict
    budget : Budget
    """

    variant: Variant
    lanes: Lanes
    turn_up: int
    model: dict
    budget: Budget

    def row(self, place, kind):
        """Return the row of a class at a place, and of how many deals; more are played until it is clear."""
        play, worth = self._play(place, kind), signs((ELDER, DEALER)[place.turn % 2])
        tally, look, largest = Tally(), LOOK, float(max(worth) - min(worth))
        how = {"shifts": [0.0, 0.0], "compared": True, "largest": [largest] * 2, "tuned": 16 * LOOK}
        while tally.deals < self.budget.deals:
            until = min(look, self.budget.deals)
            tally, look = tally + tally_of(until - tally.deals, play(tally.deals, until), worth), 2 * look
            sample = Sample(tally, 1, self.budget.confidence, **how)
            means = [sample.arm(a).ev for a in range(2)]
            found = decide([place.act, "pass"], means, sample.difference)
            if found["verdict"] != UNDECIDED:
                break
        gap = sample.difference(0, 1)
        told = {"best": found["best"][0], "verdict": found["verdict"], "ev": round(means[0], 3)}
        told |= {"ev_pass": round(means[1], 3), "within": round(gap.high - gap.ev, 3)}
        return told, tally.deals

    def _play(self, place, kind):
        """Return what plays deals of a class at a place."""
        me = place.turn % 2
        policies, voices = speakers_of(self.model)
        by_seat = slice(None, None, 1 if me == 0 else -1)
        moods = [
            policy.moods(seat, 0, 0, self.variant.game) for policy, seat in zip(policies, (ELDER, DEALER), strict=True)
        ]
        game = game_of(self.variant, policies[by_seat], voices[by_seat], moods, [PASS] * place.turn, me)
        dealing = dealing_of(self.variant, kind.hands, self.lanes.hand([self.turn_up]))
        turns, words = np.full(2, place.turn, np.int64), np.array([place.code, PASS], np.int64)
        arms = Arms(turns, words, np.zeros(2, np.uint64), np.full(2, NOT_TOLD, np.int64))

        def play(first, until):
            joint = np.zeros((2, 2, RESULTS, RESULTS), np.int64)
            how = table_of(), dealing, game, NOTHING, arms, None, U(self.budget.seed)
            play_deals(joint, first, until - first, NO_LIMIT, DRAWN, *how)
            return joint

        return play
