"""Two packs in one set."""

import pytest

from analyzer.core.deal import ORDERS
from analyzer.core.jit import U
from analyzer.core.packs import Pack
from analyzer.core.twice import (
    LANES,
    Twice,
    between,
    firsts,
    lowest,
    married,
    pairs,
    ranks_from,
    through_rank,
    twice_lane,
    twice_rank,
    twice_rank_of,
    twice_suit_of,
    twins,
)

PACK = Pack("789JQKTA")
LAYOUT = Twice(PACK, (0, 1, 2, 3))


def hand(text):
    return LAYOUT.hand(PACK.read(text, "hand"))


def test_every_place_is_a_card_and_back():
    for order in range(len(ORDERS)):
        layout = Twice.in_order(PACK, order)
        assert int(layout.hand([*PACK.cards, *PACK.cards])) == 2**64 - 1
        assert all(layout.bit(layout.card(place)) == place - place % 2 for place in range(64))
        assert [layout.lane(suit) for suit in layout.suits] == [0, 1, 2, 3]
    assert Twice.in_order(PACK, 0, None, (3, 2, 1, 0)).suits == tuple((3, 2, 1, 0)[lane] for lane in ORDERS[0])


def test_names_and_copies():
    assert LAYOUT.names(hand("7c Ah Ah")) == "7c Ah Ah"
    assert LAYOUT.copies([(0, 0), (0, 1)]) == hand("7c 7c") and LAYOUT.copies([(0, 1)]) == U(2)


def test_the_higher_bit_is_the_higher_card():
    assert hand("7s") < hand("8c") < hand("9c") < hand("Jc") < hand("Qc") < hand("Kc") < hand("Tc") < hand("Ac")
    assert hand("Kc") < hand("Kd") < hand("Kh") < hand("Ks")


@pytest.mark.parametrize("name", ["7c", "Td", "As", "Jh"])
def test_rank_and_suit(name):
    card, number = hand(name), PACK.read(name, "hand")[0]
    assert (twice_rank(card), twice_lane(card)) == (number % 16, number // 16)
    assert twice_suit_of(card) == LANES[number // 16] and twins(card) == hand(f"{name} {name}")
    assert twice_rank_of(card) == ranks_from(number % 16, number % 16)
    assert through_rank(card) == ranks_from(0, number % 16)


def test_between():
    assert between(hand("9c"), hand("Qd")) == ranks_from(2, 4)
    assert between(hand("Ac"), hand("Ad")) == ranks_from(7, 7)


def test_sets():
    some = hand("Kc Kc Qd Qc")
    assert lowest(some) == hand("Qc") and lowest(U(0)) == U(0)
    assert firsts(some) == hand("Kc Qd Qc") and pairs(some) == hand("Kc")
    assert married(hand("Kc Kc Ks"), hand("Qc Qd")) == hand("Qc")
    assert married(LAYOUT.copies([(5, 1)]), LAYOUT.copies([(4, 1)])) == hand("Qc")
