"""A safe Misery is one by brute force too, and what a player would call safe is."""

import random

import numpy as np

from analyzer.core.jit import kernel
from analyzer.games.nap.dummy.misery import is_safe

from .endings import RANKS, some_ending

TOP_SUIT = 0xFFFF << 48


@kernel
def ask_safe(hand, others, trump):
    return is_safe(hand, others, trump)


def safe(hand, others, trump):
    order = "".join(suit for suit in "cdhs" if suit != trump) + trump
    sets = [sum(2 ** (16 * order.index(suit) + RANKS.index(rank)) for rank, suit in cards) for cards in (hand, others)]
    return bool(ask_safe(*map(np.uint64, [*sets, TOP_SUIT if trump else 0])))


def test_it_is_never_wrong():
    draw, found = random.Random(12), 0
    for _ in range(1500):
        ending = some_ending(draw, draw.randint(2, 4), draw.randint(1, 3), ranks=RANKS[-8:], begun=0)
        if ending.leader != ending.caller:
            hand = ending.hands[ending.caller]
            others = [card for seat, cards in enumerate(ending.hands) if seat != ending.caller for card in cards]
            if safe(hand, others, ending.trump):
                found += 1
                assert ending.shuns(), ending
    assert found > 100


def test_safe_suits_as_seen_at_the_table():
    assert safe(["2h", "4h", "Ah"], ["3h", "5h", "6d"], "")
    assert not safe(["2h", "6h"], ["3h", "5h"], "")
    assert safe(["2h", "3d"], ["4h", "5d", "2s"], "s") and not safe(["2h", "3s"], ["4h", "5d", "4s"], "s")
