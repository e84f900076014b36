"""Écarté event by event against the naive twin: words, exchanges, the king, every card, the points of random tables."""

import random
from dataclasses import replace

import numpy as np
import pytest

from analyzer.games.ecarte.outcome import points_of_codes

from .cases import some_table
from .played import Played, compare, stage_of, twins_of


def deals_as_the_twin(tables, deals, seed):
    """Play deals of random tables, policies and scores both ways; return what was seen."""
    draw, seen = random.Random(seed), set()
    for _ in range(tables):
        agreed = some_table(draw)
        if agreed.conditional and agreed.max_proposals in (1, 2):  # the stock cannot run short
            agreed = replace(agreed, conditional=False)
        names = [draw.choice(["plain", "book"]) for _ in range(2)]
        score = [draw.randrange(agreed.game) for _ in range(2)]
        stage = stage_of(agreed, names, score, draw.randrange(2**60))
        worth = points_of_codes(agreed.game, score)
        first = draw.randrange(10**9)
        for index in range(first, first + deals):
            tally, table, layout = stage.deal(index)
            code = int(np.flatnonzero(tally.counts[:-1])[0])
            record = compare(Played(table, layout), agreed, twins_of(names), score, worth[code])
            seen |= {word for _, word in record["words"]} | {f"vulnerable {record['vulnerable']}", record["king"]}
            seen |= {("exchanges", len(record["exchanges"]) // 2), ("won", record["won"][0]), ("over", record["over"])}
    return seen


def test_deals_go_as_the_twin_s():
    seen = deals_as_the_twin(150, 20, 1)
    assert {"play", "propose", "accept", "refuse", "vulnerable 0", "vulnerable 1", (0, "held"), (1, "held")} <= seen
    assert {("won", won) for won in range(6)} <= seen and ("exchanges", 3) in seen


@pytest.mark.slow
def test_many_deals_go_as_the_twin_s():
    deals_as_the_twin(1500, 30, 2)
