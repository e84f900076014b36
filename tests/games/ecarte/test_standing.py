"""The chance of the game at every score: its own symmetries, and against whole games played."""

from analyzer.games.ecarte.policy import POLICIES
from analyzer.games.ecarte.questions import match, session
from analyzer.games.ecarte.standing import kind_of, standing
from analyzer.games.ecarte.variant import Variant


def test_games_played_are_won_as_often_as_the_table_says():
    for name in ("plain", "book"):
        table = standing(Variant(), name, name)
        games = session(policies=name, runs=20_000)
        elder = games.seats[0]
        assert abs(elder["p_game"] - table.chance[0, 0]) < 4 * (0.25 / 20_000) ** 0.5 + 4 * table.stderr[0, 0]


def test_more_points_are_better_and_errors_are_small():
    table = standing(Variant(), "book", "plain")
    assert (table.chance[1:] > table.chance[:-1]).all() and (table.chance[:, 1:] < table.chance[:, :-1]).all()
    assert 0 < table.stderr.max() < 0.003 and table.equity.shape[1:] == (5, 5)


def test_a_policy_that_does_not_look_at_the_score_needs_one_kind_of_it():
    assert {kind_of(5, POLICIES["plain"], (e, d)) for e in range(5) for d in range(5)} == {(0, 0)}
    assert len({kind_of(5, POLICIES["book"], (e, d)) for e in range(5) for d in range(5)}) == 12


def test_the_table_as_an_answer():
    found = match(game=2)
    rows = {row["score"]: row for row in found.seats}
    assert set(rows) == {"0-0", "0-1", "1-0", "1-1"} and found.actions is None
    assert abs(rows["0-1"]["p_elder"] + rows["1-0"]["p_dealer"] - 1) < 1e-12
