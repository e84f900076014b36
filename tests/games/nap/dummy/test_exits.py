"""Positions that answer themselves: one trick left, and the first or the last trick needed while one is on."""

import random

import pytest

from .endings import RANKS, ask, some_ending


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_first_and_the_last_trick_needed_within_a_trick(cards):
    draw = random.Random(cards)
    for _ in range(400):
        players = draw.randint(2, 4 if cards == 3 else 5)
        ending = some_ending(draw, players, cards, ranks=RANKS[-6:], begun=draw.randint(0, players - 1))
        for need in {1, cards}:
            ending = ending._replace(need=need)
            assert ask(ending) == (ending.makes(), ending.shuns()), ending
