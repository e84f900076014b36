"""Whole deals of the kernel against the twin's, event by event."""

import random

import pytest

from analyzer.games.bezique.variant import Variant

from .against import Kernel, some_variant, table_agreed
from .naive_plain import Plain
from .naive_play import play_deal


def same(variant, first, count, seed=1):
    """Hold deals of plain players against the twin's."""
    kernel = Kernel(variant, seed=seed)
    for index in range(first, first + count):
        deck, order, layout = kernel.deck(index)
        events = play_deal(table_agreed(variant), deck, 1, [Plain(), Plain()], order)
        told = [(e.kind, e.seat, tuple(sorted(e.cards)), e.points) for e in events]
        found = list(kernel.events(index, layout))
        assert found == told, next(pair for pair in zip(found, told, strict=False) if pair[0] != pair[1])


@pytest.mark.parametrize("seed", range(12))
def test_deals_under_any_rules_event_by_event(seed):
    same(some_variant(random.Random(seed)), 1000 * seed, 15, seed)


@pytest.mark.parametrize("suit_led", [False, True])
def test_deals_event_by_event(suit_led):
    same(Variant(suit_led=suit_led), 0, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 40))
def test_twenty_thousand_deals_event_by_event(seed):
    same(some_variant(random.Random(seed)) if seed % 2 else Variant(), 0, 1000, seed)
