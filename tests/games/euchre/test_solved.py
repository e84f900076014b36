"""Tricks of every world found at once: those of brute force, and those of the play where both go by a policy."""

import random

import numpy as np
import pytest

from analyzer.core.deal import ORDERS
from analyzer.core.opposed import hands_of, subsets
from analyzer.games.euchre.moment import Moment
from analyzer.games.euchre.policy import FREE, POLICIES
from analyzer.games.euchre.solved import NOTHING, needs, solved_of
from analyzer.games.euchre.variant import Variant

from .naive_dummy import hands_taken_up, most_tricks

DRAW = random.Random(5)


def moment_of(said, pack=24):
    variant = Variant(pack=pack)
    cards = [variant.cards.name(card) for card in DRAW.sample(variant.cards.cards, 6)]
    return Moment.read(variant, hand=" ".join(cards[:5]), turn_up=cards[5], said=said)


def other_hand(moment, world):
    lanes = moment.lanes
    places = subsets(5, len(moment.unseen))[world : world + 1]
    return [lanes.pack.name(card) for card in lanes.cards(hands_of(places, lanes.hand(moment.unseen))[0])]


@pytest.mark.parametrize("said", ["", "pass"])
def test_open_hands_as_by_brute_force(said):
    for _ in range(3):
        moment = moment_of(said)
        lanes, pack = moment.lanes, moment.variant.cards
        own, turn_up = [pack.name(card) for card in moment.hand], pack.name(moment.turn_up)
        solved = solved_of(moment, lanes, [FREE, FREE], [(True, 0), (False, 1), (False, 3)])
        for world in DRAW.sample(range(solved.tricks.shape[2]), 6):
            hands = [own, other_hand(moment, world)][:: 1 if moment.seat == 1 else -1]
            for lane in (1, 3):
                row = solved.tricks[solved.rows[0, lane], 0]
                assert row[world] == most_tricks(hands, "cdhs"[lanes.suits[lane]])
            kept, first = hands_taken_up(*hands, turn_up), solved.rows[1, 0]
            values = {card: most_tricks(held, turn_up[1]) for card, held in kept.items()}
            if moment.seat == 1:
                assert solved.tricks[first, 0][world] == min(values.values())
            else:
                thrown = [lanes.pack.name(card) for card in reversed(lanes.cards(lanes.hand(moment.hand)))]
                assert [solved.tricks[first + k, 0][world] for k in range(5)] == [values[card] for card in thrown]


def test_two_policies_as_in_the_play():
    """Worlds solved with both sides bound take what the kernel plays card by card."""
    from analyzer.games.euchre.scene import Stage
    from analyzer.games.euchre.table import RESULTS

    moment = moment_of("")
    plain = POLICIES["plain"].voice()
    model = {"opponents": "plain", "play": "plain"}
    stage = Stage(moment, [{"word": "order"}, {"word": "pass"}], model, 1)
    played = stage.count((0, stage.worlds))
    orders = range(6)
    wanted = [(True, 0), *((False, lane) for lane in range(1, 4))]
    rows = [solved_of(moment, moment.lanes, [plain, FREE], wanted[:1])]
    assert rows[0].sixth and rows[0].tricks.shape == (1, len(orders), stage.worlds)
    solved = _bound(moment, wanted, plain)
    stage.solved = solved
    assert np.array_equal(stage.count((0, stage.worlds)), played) and played.shape == (2, 2, RESULTS, RESULTS)


def _bound(moment, wanted, voice):
    from analyzer.games.euchre import solved

    before, solved.needs = solved.needs, lambda voices: True
    try:
        return solved.solved_of(moment, moment.lanes, [voice, voice], wanted)
    finally:
        solved.needs = before


def test_nothing_is_solved_for_policies():
    assert not needs([POLICIES["plain"].voice()] * 2) and needs([FREE, POLICIES["book"].voice()])
    assert len(NOTHING.tricks) == 0 and len(ORDERS) == 24
