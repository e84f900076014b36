"""Sure tricks: never more than brute force finds, and the ones a player would count."""

import random

import numpy as np

from analyzer.core.jit import kernel
from analyzer.games.nap.dummy.bounds import cashes, loses, unbeaten
from analyzer.games.nap.dummy.layout import lay_out, make_trumps, trump_lane
from analyzer.games.nap.dummy.memo import memo_of

from ..naive_dummy import most_tricks
from .endings import RANKS, sets_of, some_ending, suit_set

TOP_SUIT = np.uint64(0xFFFF << 48)


@kernel
def ask_bounds(hands, leader, trump, top, memo):
    players = len(hands)
    lay_out(memo, hands, 0)
    make_trumps(memo, players, trump_lane(trump))
    union = memo.hands[0]
    for k in range(1, players):
        union |= memo.hands[k]
    sure = unbeaten(memo.hands[0] & top, (union ^ memo.hands[0]) & top)
    return sure, cashes(memo.hands, players, union, top), loses(memo.hands, players, leader, union, top)


def bounds_of(hands, leader=0, trump="s"):
    top = TOP_SUIT if trump else np.uint64(0)
    found = ask_bounds(sets_of(hands), leader, np.uint64(suit_set(trump)), top, memo_of(len(hands)))
    return tuple(map(int, found))


def test_they_are_never_wrong():
    draw, close = random.Random(4), 0
    for _ in range(400):
        players = draw.randint(2, 4)
        ending = some_ending(draw, players, draw.randint(2, 3), ranks=RANKS[-8:], begun=0)
        hands, leader, trump = ending.hands, ending.leader, ending.trump
        most = most_tricks(hands, 0, trump, leader=leader)
        sure, cashed, lost = bounds_of(hands, leader, trump)
        assert sure <= most <= len(hands[0]) - lost
        assert leader or cashed <= most
        close += most in (len(hands[0]) - lost, max(sure, 0 if leader else cashed))
    assert close > 200


def test_sure_tricks_as_counted_at_the_table():
    assert bounds_of([["Ks", "Qs", "2h"], ["As", "3h", "4h"]])[0] == 1
    assert bounds_of([["As", "Ks", "2s"], ["Qs", "3h", "4h"], ["3s", "5h", "6h"]])[1] == 3  # trumps are drawn
    assert bounds_of([["Ah", "Kh", "2s"], ["3h", "4h", "As"], ["5h", "6h", "3s"]])[1] == 2  # both must follow twice
    assert bounds_of([["2h", "3h", "2s"], ["3s", "4s", "Ah"]])[2] == 2
    assert bounds_of([["2h", "3h", "4d"], ["Ah", "Kh", "Qh"]], leader=1, trump="")[2] == 3
