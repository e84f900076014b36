"""Classes of hands by trumps and aces."""

import numpy as np
import pytest

from analyzer.games.euchre.card.classes import classes, group_of
from analyzer.games.euchre.layout import Lanes
from analyzer.games.euchre.variant import Variant

VARIANT = Variant(pack=24)
TURNED = VARIANT.cards.read("9h", "")[0]
LANES = Lanes.around(VARIANT, TURNED // 16, [TURNED])


@pytest.mark.parametrize("lane", [0, 1, 3])
def test_every_hand_is_in_the_class_of_its_cards(lane):
    found = classes(VARIANT, LANES, TURNED, lane)
    hands = np.concatenate([kind.hands for kind in found])
    assert len(hands) == len(np.unique(hands)) == 33_649  # C(23, 5)
    assert len({(kind.trumps, kind.aces) for kind in found}) == len(found)
    trump = "cdhs"[LANES.suits[lane]]
    near = {"h": "d", "d": "h", "c": "s", "s": "c"}[trump]
    for kind in found[::7]:
        for hand in kind.hands[:3]:
            names = [LANES.pack.name(card) for card in LANES.cards(hand)]
            held = {"R" if n == f"J{trump}" else "L" if n == f"J{near}" else n[0] for n in names if n[1] == trump}
            held |= {"L"} if f"J{near}" in names else set()
            assert held == set(kind.trumps)
            assert sum(n[0] == "A" and n[1] != trump for n in names) == kind.aces


def test_the_strongest_come_first():
    found = classes(VARIANT, LANES, TURNED, 3)
    assert found[0].trumps == ("R", "L", "A", "K", "Q") and found[0].name == "R L A K Q"
    assert found[-1].name == "none" and found[-1].aces == 0


@pytest.mark.parametrize(("trumps", "line"), [
    ((), "0"), (("R",), "R"), (("R", "L", "A"), "RL +1"), (("L", "K", "9"), "L +2"), (("A", "K"), "2"),
])  # fmt: skip
def test_lines_of_the_card(trumps, line):
    assert group_of(trumps) == line
