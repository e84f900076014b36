"""Match equity against games played out, against fractions, and against what must be so."""

import random
from fractions import Fraction

import numpy as np
import pytest

from analyzer.equity import DEALER, ELDER, after, equities, standard_error, values

CODES = [
    [], [(ELDER, 1)], [(ELDER, 2)], [(DEALER, 1)], [(DEALER, 2)], [(DEALER, 1), (ELDER, 1)], [(ELDER, 1), (DEALER, 2)],
]  # fmt: skip
CHANCES = [0.1, 0.3, 0.1, 0.2, 0.1, 0.15, 0.05]


def played_out(game, elder, dealer, draw, chances=CHANCES):
    """Play one game; return whether elder of the first deal wins it."""
    score, leads = [elder, dealer], 0
    while True:
        (marks,) = draw.choices(CODES, chances)
        for who, points in marks:
            player = leads if who == ELDER else 1 - leads
            score[player] += points
            if score[player] >= game:
                return player == 0
        leads = 1 - leads


def test_a_mark_in_the_middle_of_a_deal_ends_the_game():
    assert after(5, 4, 4, CODES[6]) == (ELDER, (5, 4))
    assert after(5, 4, 4, CODES[5]) == (DEALER, (4, 5))
    assert after(5, 0, 3, CODES[6]) == (DEALER, (1, 5))
    assert after(5, 0, 2, CODES[6]) == (None, (1, 4))


def test_one_point_is_a_fraction():
    sure = Fraction(1, 3)
    found = equities(1, lambda _e, _d: (np.array([1 / 3, 1 / 3, 1 / 3]), [[], [(ELDER, 1)], [(DEALER, 1)]]))
    assert found[0, 0] == pytest.approx(float((sure + sure) / (1 + sure)))  # x = 1/3 + 1/3 (1 - x)


def test_games_played_out_agree():
    found = equities(3, lambda _e, _d: (np.array(CHANCES), CODES))
    draw, many = random.Random(2), 20_000
    for elder, dealer in ((0, 0), (2, 1), (0, 2), (2, 2)):
        won = sum(played_out(3, elder, dealer, draw) for _ in range(many)) / many
        assert abs(won - found[elder, dealer]) < 4 * 0.5 / many**0.5


def test_it_solves_its_own_equations():
    found = equities(5, lambda e, d: (np.array(CHANCES if e <= d else CHANCES[::-1]), CODES))
    for e in range(5):
        for d in range(5):
            chances = np.array(CHANCES if e <= d else CHANCES[::-1])
            assert found[e, d] == pytest.approx(chances @ values(5, found, e, d, CODES))
    assert ((0 < found) & (found < 1)).all()
    assert (np.diff(found, axis=0) > 0).all() and (np.diff(found, axis=1) < 0).all()


def test_a_deal_that_is_always_void_leaves_the_game_even():
    assert (equities(2, lambda _e, _d: (np.array([1.0, 0]), [[], [(ELDER, 1)]])) == 0.5).all()


def test_replicates_are_worked_out_each_for_itself():
    blocks = np.array([CHANCES, CHANCES[::-1], CHANCES])
    found = equities(4, lambda _e, _d: (blocks, CODES))
    alone = [equities(4, lambda _e, _d, block=block: (block, CODES)) for block in blocks]
    assert found.shape == (3, 4, 4) and np.allclose(found, alone)
    assert values(4, found, 1, 2, CODES).shape == (3, len(CODES))
    mean, stderr = standard_error(found)
    assert mean == pytest.approx(np.mean(alone, axis=0)) and (stderr > 0).all()
