"""Two open hands against brute force, and against the solver of one hand against all."""

import random
import time
from functools import cache

import numpy as np
import pytest

from analyzer.core.duel import after_lead, after_reply, solve
from analyzer.core.jit import OFF, kernel

from .test_two import CARDS, beats, lawful, set_of


@kernel
def ask(found, mine, theirs, leads, head, trump):
    for i in range(len(mine)):
        found[i] = solve(mine[i], theirs[i], leads[i], head, trump)


@kernel
def ask_leads(found, mine, theirs, card, head, trump):
    for i in range(len(mine)):
        found[i] = after_lead(mine[i], theirs[i], card[i], head, trump)


@kernel
def ask_replies(found, mine, theirs, led, card, head, trump):
    for i in range(len(mine)):
        found[i] = after_reply(mine[i], theirs[i], led[i], card[i], head, trump)


@cache
def brute(mine, theirs, leads, head, trump):
    """Tricks of `mine`, told from the laws alone."""
    if not mine:
        return 0
    if not leads:
        return len(mine) - brute(theirs, mine, True, head, trump)
    return max(led_brute(mine, theirs, led, head, trump) for led in mine)


def led_brute(mine, theirs, led, head, trump):
    return min(answered(mine, theirs, led, card, head, trump) for card in lawful(sorted(theirs), led, head, trump))


def answered(mine, theirs, led, card, head, trump):
    kept = not beats(card, led)
    return kept + brute(mine - {led}, theirs - {card}, kept, head, trump)


def deals(count, seed=5, most=5, cards=CARDS):
    draw = random.Random(seed)
    for _ in range(count):
        size = draw.randint(1, most)
        some = draw.sample([(lane, slot) for lane, slot in cards if slot < 8], 2 * size)
        yield frozenset(some[:size]), frozenset(some[size:])


def sets(hands):
    return np.array([set_of(hand) for hand in hands], np.uint64)


@pytest.mark.parametrize(("head", "trump"), [(1, 1), (0, 0), (1, 0), (0, 1)])
def test_both_hands_open(head, trump):
    laid = list(deals(60 if OFF else 500))
    mine, theirs = [m for m, _ in laid], [t for _, t in laid]
    for leads in (0, 1):
        found = np.zeros(len(laid), np.int64)
        ask(found, sets(mine), sets(theirs), np.full(len(laid), leads), head, trump)
        assert found.tolist() == [brute(m, t, bool(leads), head, trump) for m, t in laid]


@pytest.mark.parametrize(("head", "trump"), [(1, 1), (0, 0)])
def test_after_each_card(head, trump):
    laid = list(deals(30 if OFF else 300, seed=6))
    rows = [(m, t, card) for m, t in laid for card in m]
    found = np.zeros(len(rows), np.int64)
    ask_leads(found, sets(m for m, _, _ in rows), sets(t for _, t, _ in rows), sets([c] for *_, c in rows), head, trump)
    assert found.tolist() == [led_brute(m, t, c, head, trump) for m, t, c in rows]
    rows = [(m, t - {led}, led, card) for m, t in laid for led in t for card in lawful(sorted(m), led, head, trump)]
    found = np.zeros(len(rows), np.int64)
    told = sets(m for m, *_ in rows), sets(t for _, t, *_ in rows), sets([led] for _, _, led, _ in rows)
    ask_replies(found, *told, sets([c] for *_, c in rows), head, trump)
    wanted = [len(m) - answered(t | {led}, m, led, c, head, trump) for m, t, led, c in rows]
    assert found.tolist() == wanted


@pytest.mark.skipif(OFF, reason="speed is of compiled code")
def test_a_duel_of_five_cards_takes_microseconds():
    laid = [deal for deal in deals(4000, seed=7) if len(deal[0]) == 5]
    mine, theirs = sets(m for m, _ in laid), sets(t for _, t in laid)
    found, ones = np.zeros(len(laid), np.int64), np.ones(len(laid), np.int64)
    ask(found, mine, theirs, ones, 1, 1)
    begun = time.process_time()
    for _ in range(10):
        ask(found, mine, theirs, ones, 1, 1)
    assert (time.process_time() - begun) / (10 * len(laid)) < 20e-6
