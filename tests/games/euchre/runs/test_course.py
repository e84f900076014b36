"""Whole games against the slow twin: who wins, in how many deals, how they came to their trumps."""

import random
from dataclasses import replace

import numpy as np
import pytest

from analyzer.core.jit import U, kernel
from analyzer.core.rng import RUNS, stream, word
from analyzer.games.euchre.dealing import draw
from analyzer.games.euchre.layout import Lanes
from analyzer.games.euchre.policy import POLICIES
from analyzer.games.euchre.runs.course import DEALER_NAMED, DEALS, ELDER_NAMED, ENDS, ORDERED, TOOK_UP, VOIDS, WINNER
from analyzer.games.euchre.runs.sitting import Sitting
from analyzer.games.euchre.scene import dealing_of
from analyzer.games.euchre.table import NAMES, game_of, table_of
from analyzer.games.euchre.transcript import Told, suits_of

from .. import naive
from ..asked import variant_of
from ..cases import some_table
from ..naive_book import Bold, Book
from ..naive_plain import Plain

TWINS = {"plain": Plain, "book": Book, "bold": Bold}


@kernel
def lay_out(table, dealing, game, run, deal, seed):
    draw(table, dealing, game, word(stream(seed, RUNS, U(run)), U(deal)))


def deals_of(variant, run, seed):
    """Yield the deals of a game as the twin takes them."""
    policy = POLICIES["plain"]
    game = game_of(variant, [policy] * 2, [policy.voice()] * 2, [(0, 0)] * 2)
    table, dealing = table_of(), dealing_of(variant)
    for deal in range(10_000):
        lay_out(table, dealing, game, run, deal, U(seed))
        lanes = Lanes(variant, suits_of(int(table.now[NAMES])))
        told = Told(lanes, table)
        order = "".join("cdhs"[lanes.suits[lane]] for lane in told.order)
        yield {"hands": [told.hand(seat).split() for seat in (0, 1)], "turn_up": told.turn_up, "order": order}


def way_of(record):
    """Tell how a deal came to its trumps."""
    if record["maker"] is None:
        return VOIDS
    if record["thrown"]:
        return (ORDERED, TOOK_UP)[record["maker"]]
    return (ELDER_NAMED, DEALER_NAMED)[record["maker"]]


@pytest.mark.parametrize("seed", range(12))
def test_games_are_those_of_the_twin(seed):
    chance = random.Random(seed)
    table = replace(some_table(chance), packets=(2, 3))
    names, rotated = chance.choices(list(TWINS), k=2), chance.random() < 0.5
    variant = variant_of(table)
    rows, ways = Sitting(variant, names, rotated=rotated, seed=seed).rows_of(0, 6)
    counted = np.zeros((2, len(ways[0])), np.int64)
    for run, row in enumerate(rows):
        dealer = 1 - (run % 2 if rotated else 0)
        record = naive.play_game(deals_of(variant, run, seed), table, [TWINS[name]() for name in names], dealer=dealer)
        assert (row[WINNER], row[DEALS]) == (record["winner"], len(record["records"]))
        for deal, deals in zip(record["records"], record["dealers"], strict=True):
            maker = 1 - deals if deal["maker"] != 1 else deals
            counted[maker, way_of(deal)] += 1
    assert np.array_equal(ways.sum(axis=2), counted) and ways.shape[2] == ENDS
