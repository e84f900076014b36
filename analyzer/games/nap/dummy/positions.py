"""What is asked of any position: does the caller make his call, can he shun every trick?

Cards are given in the layout of `core.fours`, at most thirteen ranks; suits as sets, none where there are no trumps.
"""

import numpy as np

from ....core.fours import four_apart
from ....core.hands import NONE, TOP_LANE, size, swap_top
from ....core.jit import pick, step
from .layout import lay_out, make_trumps, round_table, trump_lane
from .search import search
from .trick import SHUNS, WANTS, lay


@step
def takes(hands, table, leader, caller, trump, need, misery, memo):
    """Whether the caller who wants tricks, or shuns them (`misery`), takes at least `need` of those left."""
    players, lane = len(hands), trump_lane(trump)
    lay_out(memo, hands, caller)
    make_trumps(memo, players, lane)
    trump = pick(trump != NONE, TOP_LANE, NONE)
    left = np.int64(size(hands[leader] | table[leader]))
    best, led, winner, seat = NONE, NONE, leader, leader
    while table[seat] != NONE:
        card = swap_top(four_apart(table[seat]), lane)
        best, led, winner = lay(card, seat, best, led, winner, trump)
        seat = round_table(seat + 1, players)
    leader, seat = round_table(leader - caller, players), round_table(seat - caller, players)
    winner = round_table(winner - caller, players)
    return search(memo, players, leader, seat, left, need, trump, best, led, winner, misery)


@step
def makes(hands, table, leader, caller, trump, need, memo):
    """Whether the caller takes at least `need` of the tricks left, the one on the table included."""
    return takes(hands, table, leader, caller, trump, np.int64(need), WANTS, memo)


@step
def shuns(hands, table, leader, caller, trump, memo):
    """Whether the caller can avoid every trick of those left (rules, 3.5: Misery)."""
    return not takes(hands, table, leader, caller, trump, np.int64(1), SHUNS, memo)
