"""A position as a search sees it: the caller first, trumps on top, everybody in his place."""

import numpy as np

from analyzer.core.jit import U, kernel
from analyzer.games.nap.dummy.layout import TOP, lay_out, make_trumps, round_table, trump_lane
from analyzer.games.nap.dummy.memo import memo_of

from .endings import SUITS, sets_of, suit_set


@kernel
def ask_layout(memo, hands, caller, trump):
    lay_out(memo, hands, caller)
    make_trumps(memo, len(hands), trump_lane(trump))
    return trump_lane(trump), round_table(len(hands), len(hands)), round_table(-1, len(hands))


def test_the_caller_is_first_and_trumps_are_on_top():
    hands = [["2c", "Ah"], ["3c", "Kd"], ["4s", "Qh"]]
    memo = memo_of(3)
    assert ask_layout(memo, sets_of(hands), 2, U(suit_set("c"))) == (SUITS.index("c"), 0, 2)
    place = {"c": 48, "d": 16, "h": 32, "s": 0}
    want = [sum(2 ** (place[suit] + "23456789TJQKA".index(rank)) for rank, suit in hands[seat]) for seat in (2, 0, 1)]
    assert memo.hands.tolist() == want


def test_without_trumps_the_suits_stay():
    memo = memo_of(2)
    assert ask_layout(memo, sets_of([["2c"], ["3s"]]), 0, U(0))[0] == TOP
    assert memo.hands.tolist() == memo.held.tolist() == [1, 2**49]
    assert memo.number.tolist() == [1] and memo.hands.dtype == np.uint64
