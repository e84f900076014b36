"""A card chosen over imagined worlds: every world as likely, the best on average, the best on sight."""

import random
from collections import Counter
from math import comb

import numpy as np
import pytest

from analyzer.core.imagined import draw_cards, imagined, on_sight
from analyzer.core.jit import OFF, U, kernel
from analyzer.core.rng import CARDS as CARDS_STREAM
from analyzer.core.rng import stream, word

from .test_duel import answered, deals, led_brute, sets
from .test_two import lawful, set_of, worth


@kernel
def draw_all(found, stock, many, seed):
    for i in range(len(found)):
        found[i] = draw_cards(stock, many, word(stream(seed, CARDS_STREAM, U(0)), U(i)))


@kernel
def see_all(found, plays, hand, led, theirs, worths, head, trump):
    for i in range(len(found)):
        found[i] = on_sight(plays[i], hand[i], led[i], theirs[i], 0, worths, head, trump)


@kernel
def imagine(found, plays, hand, sure, unseen, worths, worlds):
    for i in range(len(found)):
        found[i] = imagined(plays, hand, U(0), sure, unseen, 0, worths, 1, 1, U(i), worlds)


def test_every_set_of_a_stock_is_as_likely():
    stock, found = set_of([(0, 1), (2, 5), (3, 0), (3, 9), (1, 1)]), np.zeros(2000 if OFF else 20_000, np.uint64)
    draw_all(found, U(stock), 2, U(1))
    counts = Counter(found.tolist())
    assert len(counts) == comb(5, 2) and all(card & ~stock == 0 for card in counts)
    wanted = len(found) / comb(5, 2)
    assert sum((many - wanted) ** 2 / wanted for many in counts.values()) < 28  # chi squared of nine, one in a thousand


@pytest.mark.parametrize(("head", "trump"), [(1, 1), (0, 0)])
def test_on_sight_the_card_that_brute_force_finds(head, trump):
    laid = [deal for deal in deals(60 if OFF else 400, seed=9, most=4)]
    rows = [(m, t, None, sorted(m)) for m, t in laid]
    rows += [(m, t - {led}, led, lawful(sorted(m), led, head, trump)) for m, t in laid for led in list(t)[:1]]
    found, worths = np.zeros(len(rows), np.uint64), np.arange(6)
    led = np.array([0 if card is None else set_of([card]) for _, _, card, _ in rows], np.uint64)
    see_all(
        found, sets(r[3] for r in rows), sets(r[0] for r in rows), led, sets(r[1] for r in rows), worths, head, trump
    )
    for (mine, theirs, card, plays), chosen in zip(rows, found.tolist(), strict=True):
        if card is None:
            value = {play: led_brute(mine, theirs, play, head, trump) for play in plays}
        else:
            other = theirs | {card}
            value = {play: len(mine) - answered(other, mine, card, play, head, trump) for play in plays}
        best = [play for play in plays if value[play] == max(value.values())]
        assert chosen == set_of([min(best, key=worth)])


def test_over_many_worlds_the_card_that_is_best_over_all():
    draw = random.Random(4)
    mine = {(0, 7), (1, 5)}
    rest = draw.sample([(lane, slot) for lane in range(4) for slot in range(8) if (lane, slot) not in mine], 7)
    others = [frozenset(pair) for k, one in enumerate(rest) for pair in [{one, two} for two in rest[k + 1 :]]]
    mean = {card: sum(led_brute(frozenset(mine), other, card, 1, 1) for other in others) for card in mine}
    best = [card for card in mine if mean[card] == max(mean.values())]
    found = np.zeros(2, np.uint64)
    imagine(found, U(set_of(mine)), U(set_of(mine)), U(0), U(set_of(rest)), np.arange(6), 300 if OFF else 3000)
    assert len(best) == 1 and found.tolist() == [set_of(best)] * 2


def test_what_the_other_is_known_to_hold_he_holds_in_every_world():
    mine, sure = {(0, 7), (3, 5)}, {(0, 6), (3, 6)}
    found = np.zeros(1, np.uint64)
    imagine(found, U(set_of(mine)), U(set_of(mine)), U(set_of(sure)), U(0), np.arange(6), 1)
    assert found[0] == set_of([(0, 7)])
