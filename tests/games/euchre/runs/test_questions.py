"""What sessions answer: rows by seat and by policy, zero-sum, threads, what is refused."""

import pytest

from analyzer.errors import Misuse
from analyzer.games import euchre


def test_the_form_of_an_answer():
    answer = euchre.session(runs=200)
    assert answer.question == "euchre.session" and answer.unit == "games" and answer.actions is None
    assert [row["seat"] for row in answer.seats] == [1, 2] and answer.model == {"policies": ["bold", "bold"]}
    assert list(answer.seats[0])[:6] == ["seat", "policy", "ev", "stderr", "low", "high"]
    assert answer.method["runs"] == 200 and answer.best is None
    assert sum(answer.method["called"].values()) == pytest.approx(1)


def test_one_of_two_wins_every_game():
    for asked in ({}, {"policies": "book,plain"}, {"policies": "book", "play": "double-dummy", "runs": 40}):
        answer = euchre.session(**{"runs": 100} | asked)
        assert sum(row["ev"] for row in answer.seats) == 1


def test_by_policy_seats_are_rotated_and_one_is_best():
    answer = euchre.session(policies="book,plain", runs=4000)
    assert [row["policy"] for row in answer.seats] == ["book", "plain"] and answer.best == ["plain"]
    mirrored = euchre.session(policies="plain,book", runs=4000)
    assert abs(mirrored.seats[1]["ev"] - answer.seats[0]["ev"]) < 0.04


def test_the_same_bytes_on_any_threads():
    answers = {euchre.session(runs=1500, threads=n).to_json() for n in (1, 2, 5)}
    assert len(answers) == 1


def test_few_games_claim_nothing():
    answer = euchre.session(runs=10)
    assert "low" not in answer.seats[0] and "no interval" in answer.method["intervals"]


def test_words():
    said = str(euchre.session(policies="book,plain", runs=100))
    assert "the share of games won" in said and "deals a game" in said and "take" in said


@pytest.mark.parametrize("asked", [
    {"policies": "wild"}, {"policies": "plain,plain,plain"}, {"policies": "plain", "by": "policy"}, {"by": "position"},
    {"runs": 0}, {"deals": 5}, {"play": "pimc"},
])  # fmt: skip
def test_what_cannot_be_played_is_refused(asked):
    with pytest.raises(Misuse):
        euchre.session(**asked)
