"""What an answer excludes, against every hand that the laws let answer so."""

import random
from itertools import combinations, product

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.core.shown import shown

from .test_two import CARDS, lawful, set_of

SEEN = [card for card in CARDS if card[1] < 3]  # twelve cards


@kernel
def ask(found, before, led, card, head, trump):
    for i in range(len(led)):
        found[i] = shown(before[i], led[i], card[i], head, trump)


def rests_that_agree(others, card, led, head, trump, size=2):
    """What is left of every hand that could lawfully answer so."""
    return {rest for rest in combinations(others, size) if card in lawful([card, *rest], led, head, trump)}


@pytest.mark.parametrize(("head", "trump"), [*product([0, 1], repeat=2)])
def test_what_is_left_are_all_hands_of_the_cards_not_excluded(head, trump):
    pairs = [(led, card) for led in SEEN for card in SEEN if led != card]
    led, card = (np.array([set_of([pair[k]]) for pair in pairs], np.uint64) for k in (0, 1))
    found, before = np.zeros((2, len(pairs)), np.uint64)
    ask(found, before, led, card, head, trump)
    for (first, second), held_back in zip(pairs, found, strict=True):
        others = [c for c in SEEN if c not in (first, second)]
        left = [c for c in others if not set_of([c]) & int(held_back)]
        assert rests_that_agree(others, second, first, head, trump) == set(combinations(left, 2))


def test_it_is_joined_to_what_was_known():
    draw = random.Random(3)
    led, card, old = (np.array([set_of(draw.sample(CARDS, n))], np.uint64) for n in (1, 1, 9))
    alone, joined = np.zeros((2, 1), np.uint64)
    ask(alone, alone.copy(), led, card, 1, 1)
    ask(joined, old, led, card, 1, 1)
    assert joined == alone | old
