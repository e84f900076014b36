"""What a session answers, and what it refuses."""

import numpy as np
import pytest

from analyzer.errors import Misuse
from analyzer.games.nap.runs.course import DOUBLES, KITTIES, LARGEST, LEFT
from analyzer.games.nap.runs.questions import session
from analyzer.games.nap.runs.words import lines

from .trace import sitting_of

ASKED = {"runs": 200, "length": 100, "seed": 5}
MIXED = ["book", "plain", "bold"]


def money_of(rows, n):
    return rows[:, :n] + rows[:, [2 * n + LEFT]] / n


def test_rows_are_seats_and_their_money():
    answer = session(policies="book,plain,bold", purse=40, kitty=2, **ASKED)
    assert (answer.actions, answer.best, answer.situation["players"]) == (None, None, 3)
    rows, calls, _ = sitting_of(MIXED, 100, seed=5, kitty=2).rows_of(0, 200)
    for seat, row in enumerate(answer.seats):
        money, lowest = money_of(rows, 3)[:, seat], rows[:, 3 + seat]
        assert (row["seat"], row["policy"]) == (seat + 1, MIXED[seat])
        assert row["ev"] == pytest.approx(money.mean() / 100)
        assert row["sd"] == pytest.approx(money.std(ddof=1))
        assert row["stderr"] == pytest.approx(money.std(ddof=1) / 100 / np.sqrt(200))
        assert row["low"] < row["ev"] < row["high"]
        assert row["p_ahead"] == (money > 0).mean()
        assert row["p_ruin"] == (lowest <= -40).mean()
        assert (row["counts"]["played"], row["counts"]["made"]) == tuple(calls[seat].sum(axis=0))
        assert (row["counts"]["nap"], row["counts"]["nap made"]) == tuple(calls[seat, 10])
    assert sum(row["ev"] for row in answer.seats) == pytest.approx(0, abs=1e-12)


def test_by_policy_seats_rotate_and_policies_are_compared():
    answer = session(policies="plain book plain plain", by="policy", kitty=1, **ASKED)
    rows = sitting_of(["plain", "book", "plain", "plain"], 100, seed=5, rotated=True, kitty=1).rows_of(0, 200)[0]
    plain, book = answer.seats
    assert (plain["policy"], plain["seats"], book["policy"], book["seats"]) == ("plain", 3, "book", 1)
    shares = money_of(rows, 4)
    money = {"plain": shares[:, [0, 2, 3]].mean(axis=1), "book": shares[:, 1]}
    for row in (plain, book):
        assert row["ev"] == pytest.approx(money[row["policy"]].mean() / 100)
        assert row["sd"] == pytest.approx(money[row["policy"]].std(ddof=1))
    gap = (money[answer.best[0]] - money[answer.edge["over"]]) / 100
    assert answer.edge["ev"] == pytest.approx(gap.mean())
    assert answer.edge["stderr"] == pytest.approx(gap.std(ddof=1) / np.sqrt(200))
    alone = session(by="policy", **ASKED)
    assert (len(alone.seats), alone.best, alone.seats[0]["seats"]) == (1, None, 4)


def test_by_position_rows_are_seats_counted_from_the_dealer():
    answer = session(policies="bold", by="position", players=5, stands_out="5", kitty=1, **ASKED)
    settings = {"seed": 5, "rotated": True, "by_position": True, "stands_out": "5", "kitty": 1}
    rows, calls, _ = sitting_of(["bold"] * 5, 100, **settings).rows_of(0, 200)
    assert [row["position"] for row in answer.seats] == ["eldest", "2", "3", "4", "dealer"]
    for seat, row in enumerate(answer.seats):
        money = money_of(rows, 5)[:, seat]
        assert row["ev"] == pytest.approx(money.mean() / 100)
        assert row["counts"]["played"] == calls[seat, :, 0].sum()
        assert "p_ahead" not in row and "policy" not in row
    assert answer.seats[4]["counts"] == {"played": 0, "made": 0}
    gap = answer.edge["ev"]
    assert gap == pytest.approx(sorted(row["ev"] for row in answer.seats)[-1] - answer_of(answer, answer.edge["over"]))


def answer_of(answer, position):
    return next(row["ev"] for row in answer.seats if row["position"] == position)


def test_of_two_the_eldest_and_the_dealer_share_one_table():
    rows = session(by="position", players=2, **ASKED).seats
    assert [row["position"] for row in rows] == ["eldest", "dealer"]
    assert rows[0]["ev"] == -rows[1]["ev"]


@pytest.mark.parametrize("all_pass", ["eldest", "dealer", "thrown-in"])
def test_among_plain_players_the_deal_is_a_disadvantage(all_pass):
    answer = session(by="position", all_pass=all_pass, runs=300)
    values = [row["ev"] for row in answer.seats]
    assert values == sorted(values, reverse=True)
    assert (answer.best, answer.verdict) == (["eldest"], "clear")


def test_calls_doubled_stakes_and_the_kitty_are_told():
    asked = {"kitty": 1, "double_header": True, "lowest": 3, "misery": "above-three"}
    method = session(policies=MIXED, **asked, **ASKED).method
    rows, calls, _ = sitting_of(MIXED, 100, seed=5, **asked).rows_of(0, 200)
    figures, both = rows[:, 6:], calls.sum(axis=0)
    assert (method["runs"], method["deals"], method["length"]) == (200, 20_000, 100)
    assert list(method["called"]) == ["thrown-in", "3", "misery", "4", "nap"]
    assert sum(method["called"].values()) == pytest.approx(1)
    for word, level in (("3", 6), ("misery", 7), ("4", 8), ("nap", 10)):
        assert method["called"][word] == both[level, 0] / 20_000
        assert method["made"][word] == both[level, 1] / both[level, 0]
    assert method["p_doubled"] == figures[:, DOUBLES].sum() / 20_000
    kitties = figures[:, KITTIES] / 100
    assert method["mean_kitty"] == pytest.approx(kitties.mean())
    assert method["mean_kitty_stderr"] == pytest.approx(kitties.std(ddof=1) / np.sqrt(200))
    assert method["largest_kitty"] == figures[:, LARGEST].max()
    plain = session(**ASKED).method
    assert list(plain["called"])[0] == "forced" and plain["called"]["forced"] > 0
    assert not {"p_doubled", "mean_kitty"} & set(plain)


def test_all_may_play_the_cards_as_others_do():
    own, cards = session(policies="plain", **ASKED), session(policies="plain", play="book", **ASKED)
    assert cards.model == {"policies": ["plain"] * 4, "play": "book"}
    assert own.method["called"] == cards.method["called"] and own.method["made"] != cards.method["made"]
    assert session(policies="book", play="book", **ASKED).seats == session(policies="book", **ASKED).seats


def test_it_stops_when_the_intervals_are_narrow_enough():
    answer = session(runs=100_000, length=100, precision=0.2)
    assert answer.method["runs"] < 100_000
    assert all(row["high"] - row["low"] <= 0.4 for row in answer.seats)


def test_no_interval_is_claimed_of_few_runs_or_of_a_kitty_without_end():
    for settings in ({"runs": 29}, {"runs": 100, "kitty": 1, "failed_nap": "doubles"}):
        answer = session(length=20, by="position", **settings)
        assert "no interval is claimed" in answer.method["intervals"]
        assert not any("low" in row for row in answer.seats)
        assert answer.verdict is None and answer.edge is None
    assert all("low" in row for row in session(length=20, runs=30).seats)
    assert all("low" in row for row in session(length=20, runs=30, failed_nap="doubles").seats)


@pytest.mark.parametrize("asked", [
    {"purse": 30, "kitty": 1}, {"policies": "book,plain,plain", "by": "policy", "play": "bold"},
    {"by": "position", "players": 6, "dealt": 7, "stands_out": "5"}, {"precision": 0.5},
])  # fmt: skip
def test_what_an_answer_tells_is_enough_to_ask_again(asked):
    answer = session(**ASKED, **asked)
    told = type(answer).from_json(answer.to_json())
    assert told == answer
    variant = {key: value for key, value in told.variant.items() if key != "name"}
    runs = {"runs": told.method["runs"], "precision": 0, "seed": told.seed, "confidence": told.confidence}
    again = session(**told.situation, **variant, **told.model, **runs)
    assert again == answer


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ({"deals": 1000}, "deals"), ({"runs": 0}, "runs"), ({"runs": 1.5}, "runs"), ({"length": 0}, "length"),
        ({"length": 10**7}, "length"), ({"players": 1}, "players"), ({"players": 7}, "players"),
        ({"players": 4, "pack": 32, "dealt": 9}, "players"), ({"policies": "bock"}, "policies"),
        ({"policies": ""}, "policies"), ({"policies": "book,plain", "players": 4}, "policies"),
        ({"policies": "double-dummy"}, "policies"), ({"by": "chair"}, "by"), ({"purse": 0}, "purse"),
        ({"purse": 2.5}, "purse"), ({"purse": 5, "by": "position"}, "purse"), ({"play": "perfect"}, "play"),
        ({"play": "pimc", "worlds": 0}, "worlds"), ({"variant": "loo"}, "variant"), ({"dealt": 8}, "dealt"),
        ({"pool": 15}, ""), ({"method": "exact"}, ""), ({"threads": 0}, "threads"), ({"confidence": 2}, "confidence"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(asked, name):
    with pytest.raises(Misuse) as refusal:
        session(**asked)
    assert refusal.value.name == name


def words_of(**asked):
    return " ".join(lines(session(**{**ASKED, **asked})))


def test_what_a_person_reads():
    text = words_of(policies="book,plain,plain", purse=50, kitty=1, play="plain")
    parts = "units a deal", "of what 100 deals bring", "down by 50", "Model: book players", "Model: plain players"
    parts += (
        "All play the cards as plain players do",
        "Played: ",
        " 1 .",
        "nap .",
        "(made .",
        "Kitty: ",
        "split equally",
    )
    for part in parts:
        assert part in text, part
    assert text.count("Model: plain") == 1
    assert "Played: forced, all having passed, ." in words_of(policies="plain,plain,plain")
    text = words_of(by="position", double_header=True, lowest=3)
    assert "another player's in every deal" in text and "p_ahead" not in text
    assert "Stakes doubled: ." in text and "thrown in ." in text and "Kitty" not in text
    assert "up to 2,147,483,648" in words_of(kitty=1, failed_nap="doubles")


@pytest.mark.slow
def test_all_cards_may_be_solved_or_chosen_over_worlds():
    assert session(play="pimc", worlds=1, runs=2, length=2).model["worlds"] == 1
    assert session(play="double-dummy", runs=2, length=2).model["play"] == "double-dummy"
    assert "over 3 worlds" in words_of(play="pimc", worlds=3, runs=1, length=2)
    assert "all hands are open" in words_of(play="double-dummy", runs=1, length=2)
