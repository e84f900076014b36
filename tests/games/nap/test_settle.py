"""What a deal brings, in small; `test_course` holds every payment against the twin."""

import pytest

from analyzer.games.nap import table as places
from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.scene import game_of, stakes_of
from analyzer.games.nap.settle import settle, stays_doubled
from analyzer.games.nap.variant import Variant


def settled(level, made, senior=1, players=4, pool=0, doubled=False, spare_to=places.NOBODY, **agreed):
    variant = Variant(**agreed)
    game = game_of(variant, players, [POLICIES["plain"]] * variant.holders(players), ["own"] * players)
    table = places.table_of(players, variant.tricks)
    for place, value in (
        (places.SENIOR, senior), (places.LEVEL, level), (places.MADE, made), (places.POOL, pool),
        (places.DOUBLED, doubled), (places.SPARE_TO, spare_to),
    ):  # fmt: skip
        table.now[place] = value
    settle(table, game)
    return table.seats[places.NET, :players].tolist(), int(table.now[places.POOL]), bool(stays_doubled(table, game))


@pytest.mark.parametrize(("asked", "net", "pool"), [
    ({"level": 4, "made": 1}, [-2, 6, -2, -2], 0), ({"level": 4, "made": 0, "pool": 5}, [2, -6, 2, 2], 5),
    ({"level": 10, "made": 1, "pool": 5}, [-10, 35, -10, -10], 0), ({"level": 10, "made": 0}, [5, -15, 5, 5], 0),
    ({"level": 10, "made": 0, "pool": 5, "failed_nap": "doubles"}, [5, -20, 5, 5], 10),
    ({"level": 10, "made": 0, "spare_to": 1, "spare": True}, [5, -15, 5, 5], 0),
    ({"level": 10, "made": 0, "spare_to": 1, "spare": True, "kitty": 1}, [5, -17, 5, 5], 2),
    ({"level": 10, "made": 0, "spare_to": 2, "spare": True, "kitty": 1}, [5, -15, 5, 5], 0),
    ({"level": 12, "made": 1, "raises": "wellington", "pool": 3}, [-20, 63, -20, -20], 0),
    ({"level": 14, "made": 0, "raises": "blucher"}, [15, -45, 15, 15], 0),
    ({"level": 5, "made": 1, "misery": "below-three", "pool": 3}, [-3, 9, -3, -3], 3),
    ({"level": 7, "made": 0, "misery": "above-three", "misery_loss": 6}, [6, -18, 6, 6], 0),
    ({"level": 6, "made": 1, "double_header": True, "doubled": True, "pool": 3}, [-6, 18, -6, -6], 3),
    ({"level": 18, "made": 1, "dealt": 9, "players": 2}, [-18, 18], 0),
    ({"level": 4, "made": 1, "players": 6}, [-2, 10] + [-2] * 4, 0),
    ({"level": 4, "made": 1, "senior": places.NOBODY, "pool": 4}, [0] * 4, 4),
])  # fmt: skip
def test_payments(asked, net, pool):
    assert settled(**asked)[:2] == (net, pool)


@pytest.mark.parametrize(("asked", "stays"), [
    ({"senior": places.NOBODY, "made": 0}, True), ({"senior": places.NOBODY, "made": 1, "doubled": True}, True),
    ({"made": 0}, False), ({"made": 1}, False), ({"made": 0, "doubled": True}, True),
    ({"made": 1, "doubled": True}, False),
])  # fmt: skip
def test_law_14_how_long_stakes_stay_doubled(asked, stays):
    assert settled(level=6, double_header=True, **asked)[2] is stays
    assert not settled(level=6, **asked | {"doubled": False})[2], "where no Double Header is agreed"


def test_stakes_by_level():
    won, lost = stakes_of(Variant(raises="blucher", misery="below-three", misery_loss=6, raise_stakes="foster"))
    assert won.tolist() == [0, 0, 1, 0, 2, 3, 3, 0, 4, 0, 10, 0, 10, 0, 10]
    assert lost.tolist() == [0, 0, 1, 0, 2, 6, 3, 0, 4, 0, 5, 0, 10, 0, 20]
