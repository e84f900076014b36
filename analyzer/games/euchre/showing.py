"""Single deals of Euchre: those of a moment, or deals in which nobody asks."""

import numpy as np

from ...core.jit import U
from . import rules
from .dealing import play_deals
from .layout import Lanes
from .policy import POLICIES
from .rules import DEALER, ELDER
from .scene import BY_POLICY, DRAWN, NO_LIMIT, Stage, dealing_of
from .solved import NOTHING
from .table import MAKER, NAMES, NOBODY, RESULTS, game_of, table_of
from .transcript import Told, suits_of


class Shown:
    """Deals one by one.

    Parameters
    ----------
    variant : Variant
    moment : Moment or None
        Without one nobody asks.
    arm : dict
        What the asker does; empty: as his policy would.
    model : dict
    seed : int
    """

    def __init__(self, variant, moment, arm, model, seed):
        self.variant, self.moment = variant, moment
        if moment:
            stage = Stage(moment, [arm], model, seed)
            self.lanes, self.how = stage.lanes, (stage.dealing, stage.game, stage.solved, stage.arms, None, stage.seed)
        else:
            policy = POLICIES[model["opponents"]].playing(POLICIES[model["play"]])
            moods = [policy.moods(seat, 0, 0, variant.game) for seat in (ELDER, DEALER)]
            game = game_of(variant, [policy] * 2, [policy.voice()] * 2, moods)
            self.lanes, self.how = None, (dealing_of(variant), game, NOTHING, BY_POLICY, None, U(seed))

    def deal(self, index):
        """Play one deal; return it with names, and elder's and the dealer's points."""
        table, joint = table_of(), np.zeros((1, 1, RESULTS, RESULTS), np.int64)
        play_deals(joint, index, 1, NO_LIMIT, DRAWN, table, *self.how)
        told = Told(self.lanes or Lanes(self.variant, suits_of(int(table.now[NAMES]))), table)
        if table.now[MAKER] == NOBODY:
            return told, (0, 0)
        return told, rules.points(self.variant, told.elders, (ELDER, DEALER)[table.now[MAKER]])
