"""Whole games of the kernel against the twin's: who wins, after how many deals, and whence points come."""

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.core.rng import RUNS, stream, word
from analyzer.games.bezique.runs.course import DEALS, SOURCES, WON
from analyzer.games.bezique.runs.sitting import Sitting
from analyzer.games.bezique.variant import Variant

from ..against import Kernel, table_agreed
from ..naive import last_winner, points_of, winner_of
from ..naive_plain import Plain
from ..naive_play import play_deal

KINDS = ("declare", "seven", "brisques", "last-trick")


def twins_game(variant, run, first, seed):
    """Play a game of plain players; return who wins, the deals, and points by source and chair."""
    kernel, agreed = Kernel(variant, seed=seed), table_agreed(variant)
    begin, scores, points = U(stream(U(seed), RUNS, U(run))), [0, 0], np.zeros((4, 2), int)
    for deal in range(60):
        deck, order, _ = kernel.deck_of_bits(U(word(begin, U(deal))))
        dealer = 1 - first
        events = play_deal(agreed, deck, dealer, [Plain(), Plain()], order, scores)
        for event in events:
            kind = event.kind if event.kind in KINDS else "seven"
            points[KINDS.index(kind), event.seat] += event.points
        before = [scores[k] + points_of(events, k, brisques=False) for k in (0, 1)]
        scores = [before[k] + points_of(events, k, brisques=True) for k in (0, 1)]
        winner = winner_of(agreed, before, scores, dealer, last_winner(events))
        if winner is not None:
            return winner, deal + 1, points
        first = 1 - first
    raise AssertionError("a game has no end")


@pytest.mark.parametrize("rotated", [False, True])
@pytest.mark.parametrize(
    "variant", [Variant(), Variant(suit_led=True, elder_first=True), Variant(game=2000, last_trick=24)], ids=str
)
def test_games_against_the_twin(variant, rotated):
    rows, kinds, bins = Sitting(variant, ["plain", "plain"], rotated, 3).rows_of(5, 6)
    deals = 0
    for run, row in enumerate(rows, 5):
        winner, many, points = twins_game(variant, run, run % 2 if rotated else 0, 3)
        told = row[SOURCES:].reshape(4, 2).copy()
        if points[2].sum() < 160 * many:  # the last deal ended early: its aces and tens were not counted
            told[2], points[2] = 0, 0
        assert (row[WON], row[DEALS]) == (winner, many)
        assert told.tolist() == points.tolist()
        deals += many
    assert (bins.sum(axis=2) == deals).all() and kinds.sum() > deals
    tens = (bins[:, :4] * 10 * np.arange(bins.shape[2])).sum(axis=2)
    assert (tens.T == rows[:, SOURCES:].sum(axis=0).reshape(4, 2)).all()


@pytest.mark.slow
def test_many_games_against_the_twin():
    rows, *_ = Sitting(Variant(elder_first=True), ["plain", "plain"], True, 4).rows_of(0, 300)
    for run, row in enumerate(rows):
        assert twins_game(Variant(elder_first=True), run, run % 2, 4)[:2] == (row[WON], row[DEALS])
