"""Where the cards lie: the bowers on top of the trumps, the rest as in any game."""

import pytest

from analyzer.core.trumps import TRUMPS
from analyzer.games.euchre.layout import LEFT, RIGHT, Bowered
from analyzer.games.euchre.variant import PACKS, Variant

from .naive_cards import beats, is_bower, suit_of


@pytest.mark.parametrize("size", PACKS)
@pytest.mark.parametrize("trump", range(4))
@pytest.mark.parametrize("order", range(6))
def test_every_card_there_and_back(size, trump, order):
    variant, letter = Variant(pack=size), "cdhs"[trump]
    layout = Bowered.made(variant, trump, []).reordered(order)
    cards = variant.cards.cards
    assert sorted(layout.cards(layout.hand(cards))) == cards
    for card in cards:
        name, hand = variant.cards.name(card), layout.hand([card])
        assert layout.name(hand) == name
        assert bool(hand & TRUMPS) == (suit_of(name, letter) == letter)
        assert (layout.bit(card) in (RIGHT, LEFT)) == is_bower(name, letter)
    for one in cards:
        for other in cards:
            a, b = variant.cards.name(one), variant.cards.name(other)
            if suit_of(a, letter) == suit_of(b, letter):
                assert (layout.bit(one) > layout.bit(other)) == beats(a, b, letter)


def test_canonical_order_puts_trumps_first_and_the_bowers_before_them():
    variant = Variant()
    layout = Bowered.made(variant, 2, [])
    read = lambda text: variant.cards.read(text, "")  # noqa: E731 - for one test
    assert layout.in_turn(read("Ah Jd Jh 7h Ad As 8c Ac")) == "Jh Jd Ah 7h Ac 8c Ad As".split()
    assert layout.names_upward(layout.hand(read("Ah Jd Jh 7h"))) == "7h Ah Jd Jh".split()


def test_lanes_know_no_names_but_which_suit_is_of_the_colour():
    variant = Variant()
    for trump in range(4):
        known = [16 * trump + 2, 16 * (3 - trump) + 7, *(16 * s for s in range(4) if s not in (trump, 3 - trump))][:3]
        layout = Bowered.made(variant, trump, known)
        assert layout.plain[2] == 3 - trump
        assert known[2] // 16 == layout.plain[1], "of the two others the one that is known of stands higher"
