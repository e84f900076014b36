"""Between names and sets: every card there and back, in lanes that know no names."""

from itertools import permutations

import pytest

from analyzer.core.deal import ORDERS
from analyzer.core.jit import U
from analyzer.core.layout import Fours, Layout
from analyzer.core.packs import WHIST
from analyzer.core.trumps import LANE_ORDERS, PAM, TRUMPS, reorder

PACK = WHIST[52]


def read(names):
    return PACK.read(names, "")


def layouts():
    for trump in range(4):
        for plain in permutations([suit for suit in range(4) if suit != trump]):
            yield Layout(PACK, trump, plain)


@pytest.mark.parametrize("pack", WHIST)
def test_every_card_there_and_back(pack):
    for base in layouts():
        layout = Layout(WHIST[pack], base.trump, base.plain)
        for card in WHIST[pack].cards:
            hand = layout.hand([card])
            assert layout.cards(hand) == [card] and layout.name(hand) == WHIST[pack].name(card)
            assert bool(hand & TRUMPS) == (card // 16 == base.trump)
        assert sorted(layout.cards(layout.hand(WHIST[pack].cards))) == sorted(WHIST[pack].cards)


def test_the_cards_of_a_set_come_from_the_top():
    layout = Layout.in_order(PACK, 2, (0, 1, 2, 3))
    hand = layout.hand(read("2c 3h Ac Ad As 2h"))
    assert list(map(PACK.name, layout.cards(hand))) == "3h 2h As Ad Ac 2c".split()
    assert layout.names(hand) == "3h 2h Ac 2c Ad As"


def test_equal_ranks_are_ordered_as_told():
    for order in permutations(range(4)):
        layout = Layout.in_order(PACK, order[2], order)
        aces = [card // 16 for card in reversed(layout.cards(layout.hand(read("Ac Ad Ah As"))))]
        assert aces == [*(suit for suit in order if suit != order[2]), order[2]]


def test_pam_is_the_highest_trump_and_leaves_his_suit():
    knave = read("Jc")[0]
    for trump in range(4):
        layout = Layout.of(PACK, trump, [], knave)
        assert layout.hand([knave]) == PAM and layout.cards(PAM) == [knave]
        assert len(layout.cards(layout.hand(PACK.cards))) == 52
        ace = 16 * trump + 12
        assert layout.bit(knave) == layout.bit(ace) + 1


def test_lanes_know_no_names():
    """Suits renamed in a question rename its lanes: sets are the same whatever the suits are called."""
    hand, turned = "Kh 7h Ac", "Qh"
    expected = None
    for suits in permutations("cdhs"):
        rename = str.maketrans("cdhs", "".join(suits))
        cards, up = read(hand.translate(rename)), read(turned.translate(rename))
        layout = Layout.of(PACK, up[0] // 16, [*cards, *up])
        sets = {layout.hand([card]) for card in cards}, layout.hand(up)
        expected = expected or sets
        assert sets == expected


def test_the_suit_that_lacks_its_knave_lies_highest():
    for suit in range(3):
        layout = Layout.of(PACK, 3, [], 16 * suit + 9)
        assert layout.plain[2] == suit


@pytest.mark.parametrize("order", range(6))
def test_a_deals_own_order_names_the_cards_that_were_moved(order):
    layout = Layout.of(PACK, 1, [])
    cards = sorted(read("Ac Kc 2h 3h 4s Ts Ad 2d"))
    moved = reorder(layout.hand(cards), U(order))
    assert sorted(layout.reordered(order).cards(moved)) == cards
    assert len({layout.reordered(k).plain for k in range(6)}) == len(LANE_ORDERS)


@pytest.mark.parametrize("pack", WHIST)
def test_without_trumps_every_card_there_and_back(pack):
    for suits in permutations(range(4)):
        layout = Fours(WHIST[pack], suits)
        for card in WHIST[pack].cards:
            hand = layout.hand([card])
            assert layout.cards(hand) == [card] and layout.name(hand) == WHIST[pack].name(card)
            assert int(hand) == 2 ** (4 * (card % 16) + suits.index(card // 16))
        assert sorted(layout.cards(layout.hand(WHIST[pack].cards))) == sorted(WHIST[pack].cards)


def test_without_trumps_names_stand_in_the_order_of_the_suits():
    layout = Fours(PACK, (2, 0, 3, 1))
    hand = layout.hand(read("2c Ah As 3d Ad"))
    assert layout.names(hand) == "2c Ad 3d Ah As"
    assert list(map(PACK.name, layout.cards(hand))) == "Ad As Ah 3d 2c".split()


def test_without_trumps_lanes_know_no_names():
    """Suits renamed rename the lanes; a card that is known otherwise tells suits apart."""
    expected = None
    for suits in permutations("cdhs"):
        rename = str.maketrans("cdhs", "".join(suits))
        hand, dead, peeped = (read(names.translate(rename)) for names in ("Kh 7h Ac Ad 2s", "3d", "4c"))
        layout = Fours.of(PACK, {card: how for how, cards in enumerate((hand, dead, peeped)) for card in cards})
        sets = [int(layout.hand(cards)) for cards in (hand, dead, peeped)]
        expected = expected or sets
        assert sets == expected


@pytest.mark.parametrize("order", range(len(ORDERS)))
def test_without_trumps_a_deals_own_order(order):
    layout = Fours(PACK, (2, 0, 3, 1))
    moved = layout.reordered(order)
    assert moved.suits == tuple(layout.suits[lane] for lane in ORDERS[order])
    for card in PACK.cards:
        assert moved.card(moved.bit(card)) == card and moved.bit(card) // 4 == layout.bit(card) // 4
