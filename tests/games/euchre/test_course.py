"""Whole deals against the slow twin, word by word and card by card: all tables, policies and scores."""

import random

import numpy as np
import pytest

from analyzer.core.deal import ORDERS
from analyzer.core.jit import U
from analyzer.games.euchre.dealing import play_deals
from analyzer.games.euchre.layout import Lanes
from analyzer.games.euchre.policy import POLICIES
from analyzer.games.euchre.rules import DEALER, ELDER
from analyzer.games.euchre.scene import BY_POLICY, DRAWN, NO_LIMIT, dealing_of
from analyzer.games.euchre.solved import NOTHING
from analyzer.games.euchre.table import NAMES, RESULTS, VOID, game_of, table_of
from analyzer.games.euchre.transcript import Told, suits_of

from . import naive
from .asked import variant_of
from .cases import some_table
from .naive_book import Bold, Book
from .naive_plain import Plain

TWINS = {"plain": Plain, "book": Book, "bold": Bold}


class Sitting:
    """Two players at some table and score, none of whom asks."""

    def __init__(self, table, names, score=(0, 0), seed=1):
        self.table, self.names, self.score, self.seed = table, names, list(score), seed
        self.variant, policies = variant_of(table), [POLICIES[name] for name in names]
        mine, theirs = score
        moods = [
            policies[0].moods(ELDER, mine, theirs, table.game),
            policies[1].moods(DEALER, theirs, mine, table.game),
        ]
        self.game = game_of(self.variant, policies, [policy.voice() for policy in policies], moods)
        self.dealing = dealing_of(self.variant)

    def deal(self, index):
        """Return a deal with names, and its result."""
        table, joint = table_of(), np.zeros((1, 1, RESULTS, RESULTS), np.int64)
        how = self.dealing, self.game, NOTHING, BY_POLICY, None, U(self.seed)
        play_deals(joint, index, 1, NO_LIMIT, DRAWN, table, *how)
        result = int(joint[0, 0].diagonal().argmax())
        return Told(Lanes(self.variant, suits_of(int(table.now[NAMES]))), table), result

    def twin(self, told):
        """Play the same deal the slow way."""
        order = "".join("cdhs"[told.lanes.suits[lane]] for lane in told.order)
        hands = [told.hand(seat).split() for seat in (0, 1)]
        players = [TWINS[name]() for name in self.names]
        return naive.play_deal(
            hands=hands, turn_up=told.turn_up, table=self.table, players=players, order=order, score=self.score
        )


def assert_alike(told, result, record):
    assert told.words == [word for _, word in record["words"]]
    assert told.plays == (record["maker"] is not None)
    assert told.thrown == (record["thrown"] or "")
    points = record["points"]
    assert result - VOID == points[0] - points[1]
    played = [
        (leader, [told.made.name(cards[seat]) for seat in (leader, 1 - leader)], winner)
        for leader, cards, winner in told.tricks
    ]
    assert played == [(leader, [card for _, card in plays], winner) for leader, plays, winner in record["tricks"]]


@pytest.mark.parametrize("seed", range(40))
def test_deals_are_those_of_the_twin(seed):
    draw = random.Random(seed)
    table = some_table(draw)
    score = [draw.randrange(table.game) for _ in range(2)]
    sitting = Sitting(table, draw.choices(list(TWINS), k=2), score, seed)
    for index in range(150):
        told, result = sitting.deal(index)
        assert_alike(told, result, sitting.twin(told))


def test_all_orders_and_names_of_suits_come():
    sitting = Sitting(some_table(random.Random(1)), ["plain", "plain"])
    tolds = [sitting.deal(index)[0] for index in range(400)]
    assert {told.order for told in tolds} == set(ORDERS)
    assert len({told.lanes.suits for told in tolds}) == 8
