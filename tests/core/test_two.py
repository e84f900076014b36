"""A trick of two: the second hand's plays and who takes it, against cards as pairs of suit and slot."""

import random
from itertools import product

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.core.two import cheapest, second_plays, takes, taking

TRUMP = 3  # the lane of the trumps; the plain suits are 0, 1, 2
CARDS = [(lane, slot) for lane in range(4) for slot in range(16)]


@kernel
def ask(plays, over, taken, cheap, hands, led, head, trump):
    for i in range(len(hands)):
        plays[i] = second_plays(hands[i], led[i], head, trump)
        over[i] = taking(led[i])
        taken[i] = takes(hands[i], led[i])
        cheap[i] = cheapest(hands[i], led[i])


def set_of(cards):
    return sum(2 ** (48 + slot if lane == TRUMP else 3 * slot + lane) for lane, slot in cards)


def beats(card, led):
    return card[1] > led[1] if card[0] == led[0] else card[0] == TRUMP


def lawful(hand, led, head, trump):
    """The second hand's plays as the law of Écarté tells them, with and without its duties."""
    same = [card for card in hand if card[0] == led[0]]
    if same:
        return [card for card in same if beats(card, led)] * head or same
    return [card for card in hand if card[0] == TRUMP] * trump or hand


def worth(card):
    return card[0] == TRUMP, card[1], card[0]


@pytest.mark.parametrize(("head", "trump"), [*product([False, True], repeat=2)])
def test_plays_and_takers_of_any_hand(head, trump):
    draw = random.Random(4)
    deals = [(draw.sample(CARDS, draw.randint(1, 8))) for _ in range(2000)]
    led, hands = [deal[0] for deal in deals], [deal[1:] for deal in deals]
    plays, over, cheap = np.zeros((3, len(deals)), np.uint64)
    taken = np.zeros(len(deals), np.bool_)
    sets = [np.array([set_of(cards) for cards in some], np.uint64) for some in (hands, [[card] for card in led])]
    ask(plays, over, taken, cheap, *sets, head, trump)
    for i, (card, hand) in enumerate(zip(led, hands, strict=True)):
        winning = [other for other in hand if beats(other, card)]
        assert plays[i] == set_of(lawful(hand, card, head, trump))
        assert over[i] == set_of(other for other in CARDS if beats(other, card))
        assert taken[i] == bool(winning)
        assert cheap[i] == set_of(sorted(winning or hand, key=worth)[:1])
