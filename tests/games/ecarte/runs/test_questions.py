"""Sessions as they are asked: rows, verdicts, refusals."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.questions import session


def test_by_policy_the_better_one_is_named():
    found = session(policies="book,plain", by="policy", runs=4000)
    assert {row["policy"] for row in found.seats} == {"book", "plain"} and "book" in found.best
    assert found.seats[0]["ev"] == -found.seats[1]["ev"] and found.actions is None


def test_by_seat_there_is_no_verdict():
    found = session(runs=500, stakes=True)
    assert [row["seat"] for row in found.seats] == [1, 2] and found.verdict is None
    assert "law 14" in str(found) and "deals a game" in str(found)


def test_of_few_games_no_interval_is_claimed():
    found = session(runs=20, policies="book,plain", by="policy", play="plain")
    assert "low" not in found.seats[0] and found.verdict is None and "Both play" in str(found)


@pytest.mark.parametrize(("asked", "name"), [
    ({"policies": "bold"}, "policies"), ({"policies": "plain,plain,plain"}, "policies"), ({"by": "chair"}, "by"),
    ({"by": "policy"}, "by"), ({"runs": 0}, "runs"), ({"deals": 5}, "deals"), ({"play": "pimc"}, "play"),
])  # fmt: skip
def test_what_cannot_be_played_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        session(**asked)
    assert refusal.value.name == name
