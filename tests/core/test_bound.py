"""What a policy plays from what is left of a hand: its leads as they were told, its replies by the law."""

import random
from typing import NamedTuple

import numpy as np
import pytest

from analyzer.core.bound import OPEN, PIMC, Voice, follow, lead, leads_of, orders_of
from analyzer.core.hands import strongest
from analyzer.core.jit import kernel

from .test_two import CARDS, beats, lawful, set_of


class Told(NamedTuple):
    free: int = 0


@kernel
def lead_all(hands, terms, voice):
    for i in range(len(hands)):
        hands[i] = strongest(hands[i])


@kernel
def ask(found, hands, whole, leads):
    for i in range(len(hands)):
        found[i] = lead(hands[i], Voice(0, whole, leads))


@kernel
def answer(found, hands, led, duties):
    for i in range(len(hands)):
        found[i] = follow(hands[i], led[i], duties)


def test_every_part_of_a_hand_leads_what_its_policy_does():
    draw = random.Random(1)
    for many in (1, 3, 5):
        held = draw.sample(CARDS, many)
        parts = [[card for card in held if draw.random() < 0.5] or held for _ in range(20)]
        sets, found = np.array([set_of(part) for part in parts], np.uint64), np.zeros(20, np.uint64)
        (leads,) = leads_of(np.array([set_of(held)], np.uint64), lead_all, None, Told())
        assert leads.shape == (2**many,)
        ask(found, sets, np.uint64(set_of(held)), leads)
        assert found.tolist() == [max(set_of([card]) for card in part) for part in parts]


def test_who_is_free_has_no_leads():
    assert leads_of(np.ones((6, 5), np.uint64), None, None, Told(1)).shape == (6, 5, 1)


def test_no_order_of_the_suits_matters_where_all_hands_are_open():
    free, blind, bound = Told(OPEN), Told(PIMC), Told()
    assert orders_of([free, free]) == 1
    assert all(orders_of(voices) == 6 for voices in ([free, bound], [bound, bound], [free, blind]))


@pytest.mark.parametrize("duties", [(1, 1), (0, 0), (1, 0), (0, 1)])
def test_every_policy_takes_a_trick_with_the_lowest_that_may(duties):
    draw, rows = random.Random(2), []
    for _ in range(200):
        led, *hand = draw.sample(CARDS, draw.randint(2, 6))
        rows.append((led, sorted(hand)))
    found = np.zeros(len(rows), np.uint64)
    hands = np.array([set_of(hand) for _, hand in rows], np.uint64)
    answer(found, hands, np.array([set_of([led]) for led, _ in rows], np.uint64), duties)
    for card, (led, hand) in zip(found.tolist(), rows, strict=True):
        plays = lawful(hand, led, *duties)
        assert card == min(set_of([c]) for c in [c for c in plays if beats(c, led)] or plays)
