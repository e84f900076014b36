"""What the books see in a hand: guards, tierces, sure trumps."""

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.core.layout import Layout
from analyzer.games.ecarte.holdings import shape_of, sure_trumps
from analyzer.games.ecarte.variant import PACK

LAYOUT = Layout(PACK, 2, (0, 1, 3))


@kernel
def shape_all(shapes, hands):
    """Write what is seen of each hand."""
    for i in range(len(hands)):
        shape = shape_of(hands[i])
        shapes[i, 0], shapes[i, 1], shapes[i, 2], shapes[i, 3] = (
            shape.longest,
            shape.courts,
            shape.guards,
            shape.guarded,
        )
        shapes[i, 4], shapes[i, 5], shapes[i, 6] = shape.tierces, shape.loose, shape.stopped


@kernel
def sure_all(out, hands, turned):
    """Write how many trumps nothing beats."""
    for i in range(len(hands)):
        out[i] = sure_trumps(hands[i], turned, 8)


@pytest.mark.parametrize(("hand", "seen"), [
    ("7h Ks Qs Js 7d", (3, 3, 1, 4, 1, 3, 1)), ("Ks Jd 7d Jc 7c", (2, 3, 3, 8, 0, 4, 3)),
    ("Qs 7s Qd 7d Qc", (2, 3, 2, 6, 0, 5, 3)), ("7h 8h Th Ah Kh", (0, 0, 0, 0, 0, 0, 0)),
    ("Qs Jd 7d Tc 7c", (2, 2, 1, 2, 0, 5, 3)), ("7s 8s 9s Ts As", (5, 0, 0, 0, 0, 5, 1)),
])  # fmt: skip
def test_what_is_seen(hand, seen):
    shapes = np.zeros((1, 7), np.int64)
    shape_all(shapes, np.array([LAYOUT.hand(PACK.read(hand, ""))], np.uint64))
    assert tuple(shapes[0].tolist()) == seen


@pytest.mark.parametrize(("hand", "turn_up", "many"), [
    ("Kh Qh Jh 7s 7d", "9h", 3), ("Kh Qh Ah 7s 7d", "Jh", 3), ("Qh Jh Ah 7s 7d", "9h", 0), ("Kh Jh 7h 8s 7d", "9h", 1),
    ("Qh Jh Ah Th 7d", "Kh", 4),
])  # fmt: skip
def test_trumps_that_nothing_beats(hand, turn_up, many):
    out = np.zeros(1, np.int64)
    held, turned = (LAYOUT.hand(PACK.read(cards, "")) for cards in (hand, turn_up))
    sure_all(out, np.array([held], np.uint64), turned)
    assert out[0] == many
