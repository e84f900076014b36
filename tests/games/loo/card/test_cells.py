"""Groups of hands: what they are called, what they bring, and that no hand is in two."""

import pytest

from analyzer.games.loo.card import cells

from ..cards import PACK, second


def group(*rows):
    return [
        {"weight": w, "best": best, "verdict": verdict, "ev_stand": 2.0, "ev_miss": 1.0} for w, best, verdict in rows
    ]


@pytest.mark.parametrize(
    "rows, letters, worth",
    [
        ([(3, "stand", "clear")], "S", 2),
        ([(3, "stand", "clear"), (1, "miss", "clear")], "S/M", 1.75),
        ([(1, "stand", "clear"), (3, "throw", "clear")], "T/S", 0.5),
        ([(91, "stand", "clear"), (9, "miss", "too close to call")], "S", 1.91),
        ([(9, "stand", "clear"), (1, "stand", "too close to call")], "S?", 2),
        ([(1, "defend", "too close to call")], "D?", 0),
    ],
)
def test_a_cell_in_letters(rows, letters, worth):
    assert cells.letters(group(*rows)) == letters
    assert cells.worth(group(*rows)) == pytest.approx(worth)
    assert sum(cells.shares(group(*rows)).values()) == pytest.approx(1)


def test_a_cell_of_pools():
    rows = [{"weight": w, "from_pool": pool} for w, pool in ((2, None), (3, 1.5), (2, 0.0))]
    assert cells.pools(rows) == (0.0, 1.5, None)
    assert [cells.pool_text(pool) for pool in cells.pools(rows)] == ["0.0", "1.5", "never"]


def test_every_hand_is_in_one_cell():
    grids = cells.grids_of(second(), PACK)
    assert list(grids) == [0, 1]
    for grid in grids.values():
        assert sum(row["weight"] for rows in grid.values() for row in rows) == 20825
