"""How a position is laid out for a search: the caller is seat 0, and trumps, if there are any, are the top lane."""

import numpy as np

from ....core.fours import four_apart, four_number
from ....core.hands import NONE, swap_top
from ....core.jit import step, verb
from .memo import begin_search

TOP = 3


@verb
def trump_lane(trump):
    """The number of the lane that goes to the top: that of trumps, or the top one."""
    return np.int64(four_number(trump)) if trump != NONE else TOP


@verb
def round_table(seat, players):
    """A seat counted from below nobody or beyond the last, as it sits."""
    seat = seat + players if seat < 0 else seat
    return seat - players if seat >= players else seat


@step
def lay_out(memo, hands, caller):
    """Take the hands with the caller as seat 0, the suits apart."""
    players = len(hands)
    for k in range(players):
        memo.held[k] = four_apart(hands[round_table(caller + k, players)])


@step
def make_trumps(memo, players, lane):
    """Put a lane on top and begin a search."""
    begin_search(memo)
    for k in range(players):
        memo.hands[k] = swap_top(memo.held[k], lane)
