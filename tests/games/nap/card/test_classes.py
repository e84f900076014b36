"""Classes of hands: every hand is in one, whatever the suits are called, and they are as many as can be counted."""

from itertools import permutations
from math import comb

import numpy as np
import pytest

from analyzer.core.layout import Fours
from analyzer.core.packs import WHIST
from analyzer.games.nap.card.classes import SIDES, classes, holdings

PACK = WHIST[52]
LAYOUT = Fours(PACK, (0, 1, 2, 3))
RANKS = "23456789TJQKA"


def by_hand(hand):
    """Return the class of a hand, from names: the trumps named and the plain cards."""
    suits = ([card[0] for card in hand.split() if card[1] == suit] for suit in "cdhs")
    *others, trumps = sorted((len(s), sorted(map(RANKS.index, s), reverse=True)) for s in suits)
    named = [RANKS[k] if RANKS[k] in "AKQJ" else "x" for k in trumps[1]]
    plain = "".join(sorted((RANKS[k] for _, suit in others for k in suit if k > 9), key="AKQ".index))
    if plain.startswith("AA"):
        side = "A A" if len(plain) == 2 else "A A+"
    elif plain[:1] in ("A", "K"):
        side = plain[0] + "+" * (len(plain) > 1)
    else:
        side = plain[:1] or "J-"
    return " ".join(named), side


@pytest.mark.parametrize("size, many", [(52, 273), (32, 272)])
def test_every_hand_is_in_one_class(size, many):
    found = classes(size)
    assert len(found) == many
    assert len({(one.trumps, one.side) for one in found}) == many
    hands = np.concatenate([one.hands for one in found])
    assert len(hands) == len(np.unique(hands)) == comb(size, 5)
    assert {int(hand).bit_count() for hand in hands[::997]} == {5}


@pytest.mark.parametrize("size", [52, 32])
def test_classes_are_as_large_as_can_be_counted(size):
    ranks = size // 4
    weights = {(one.trumps, one.side): len(one.hands) for one in classes(size)}
    longest = {k: sum(n for (held, _), n in weights.items() if len(held.split()) == k) for k in (5, 4, 3)}
    plain = {k: comb(3 * ranks, 5 - k) for k in (5, 4, 3)}
    assert longest == {k: 4 * comb(ranks, k) * plain[k] for k in plain}
    assert weights["A K Q J x", "J-"] == 4 * (ranks - 4)
    assert weights["A K Q J", "A"] == 4 * 3
    assert weights["A x x x", "K"] == 4 * comb(ranks - 4, 3) * 3
    assert weights["K J x", "A A"] == 4 * (ranks - 4) * 3
    assert weights["A K", "A A+"] == 4 + (4 * 3 + 6 * 2) + (4 * 3 * 2 + 4 * 3)  # an ace more; a king; a queen


def test_a_hand_is_in_the_class_that_its_names_say():
    draw = np.random.default_rng(1)
    for one in classes(52):
        for hand in draw.choice(one.hands, 5):
            assert by_hand(LAYOUT.names(hand)) == (one.trumps, one.side)


def test_suits_renamed_are_the_same_class():
    for one in classes(52):
        names = {frozenset(LAYOUT.names(hand).split()) for hand in one.hands[:1].tolist() + one.hands[-1:].tolist()}
        for suits in permutations("cdhs"):
            renamed = str.maketrans("cdhs", "".join(suits))
            assert {by_hand(" ".join(hand).translate(renamed)) for hand in names} == {(one.trumps, one.side)}


def test_a_class_holds_every_renaming_of_its_hands():
    one = next(one for one in classes(52) if (one.trumps, one.side) == ("Q J", "A A+"))
    layouts = [Fours(PACK, suits) for suits in permutations(range(4))]
    for hand in one.hands[:40]:
        cards = LAYOUT.cards(hand)
        assert all(layout.hand(cards) in one.hands for layout in layouts)


def test_an_example_is_of_its_class_with_spades_as_trumps():
    for one in classes(52) + classes(32):
        assert by_hand(one.example) == (one.trumps, one.side)
        trumps = [card for card in one.example.split() if card[1] == "s"]
        assert len(trumps) == len(one.trumps.split())
        assert one.example.startswith(" ".join(trumps))


def test_names_stand_in_the_order_of_the_card():
    assert holdings()[:3] == ["A K Q J x", "A K Q x x", "A K J x x"]
    assert holdings()[-3:] == ["Q x", "J x", "x x"]
    assert len(holdings()) == len(set(holdings())) == 16 + 16 + 15 + 11
    found = [(holdings().index(one.trumps), SIDES.index(one.side)) for one in classes(52)]
    assert found == sorted(found)
    assert {one.side for one in classes(52) if len(one.trumps.split()) == 4} == {"J-", "Q", "K", "A"}
    assert {one.trumps for one in classes(52)} - {one.trumps for one in classes(32)} == {
        "x x x x x"
    }  # only four are low
