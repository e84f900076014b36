"""Écarté event by event against the naive twin: words, exchanges, the king, every card, the points of random tables."""

import random
from dataclasses import replace

import numpy as np
import pytest

from analyzer.games.ecarte.moment import Moment
from analyzer.games.ecarte.outcome import CODES, points_of_codes
from analyzer.games.ecarte.policy import whole_model
from analyzer.games.ecarte.scene import Stage
from analyzer.games.ecarte.table import BY_HAND
from analyzer.games.ecarte.talk import PLAY
from analyzer.games.ecarte.variant import Variant

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


@pytest.mark.parametrize("turn_up", ["9h", "Kh"])
def test_the_queen_is_led_from_the_last_three_where_the_king_was_seen(turn_up):
    moment = Moment.read(Variant(), hand="Qh 8h 7h Ks Kd", turn_up=turn_up)
    arms, model = [{"word": PLAY, "king": BY_HAND}], whole_model("book", None, None)
    stage, seen = Stage(moment, arms, model, 1, np.zeros((1, CODES), np.int64)), set()
    for index in range(600):
        _, table, layout = stage.deal(index)
        tricks = Played(table, layout).tricks
        leader, (led, _) = tricks[2]
        if leader == 0 and led[1] == "h":
            gone = turn_up == "Kh" or any("Kh" in cards for _, cards in tricks[:2])
            assert led == ("Qh" if gone else "7h")
            seen.add(gone)
    assert seen == ({True} if turn_up == "Kh" else {True, False})


@pytest.mark.slow
def test_many_deals_go_as_the_twin_s():
    deals_as_the_twin(1500, 30, 2)
