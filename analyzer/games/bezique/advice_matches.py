"""Matches of two ways to play, on the same deals with seats exchanged."""

import numpy as np

from ...core.jit import U
from .dealings import whole_dealing
from .scene import game_of
from .table import table_of
from .variant import Variant
from .whole import play_deals

DEALS = 100_000


def gain(base, one, other, suit_led, deals=DEALS, seed=1):
    """Return what players with some numbers of a policy changed gain a deal against others, and its standard error.

    Parameters
    ----------
    base : Policy
    one, other : dict
        The numbers that differ from `base`.
    suit_led : bool
    deals, seed : int
    """
    variant, voices = Variant(suit_led=suit_led), [base._replace(**change).voice for change in (one, other)]
    dealing, table, seats = whole_dealing(variant), table_of(), []
    for order in ((0, 1), (1, 0)):
        game, rows = game_of(variant, ["plain", "plain"]), np.zeros((deals, 8), np.int64)
        for seat in range(2):
            game.voices[seat] = voices[order[seat]]
        play_deals(rows, table, dealing, game, None, U(0), U(seed))
        seats.append((rows[:, 0::2] - rows[:, 1::2]).sum(axis=1))
    difference = (seats[0] - seats[1]) / 2
    return float(difference.mean()), float(difference.std() / deals**0.5)
