"""Single deals told: the lines of one, and frames whose points are the twin's."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.questions import deals, show

PAIR = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}


def test_a_deal_is_told_with_its_laws():
    found = show(index=7)
    events = [row["event"] for row in found.actions]
    assert events[:3] == ["holds", "holds", "turns"] and events.count("plays") == 10 and events.count("takes") == 5
    assert {row["law"] for row in found.actions} <= set(range(1, 15))
    assert all(row["text"].endswith(f"(law {row['law']})") for row in found.actions)


def test_what_the_asker_does_is_done():
    for action, event in (("play", "says"), ("propose", "says")):
        row = next(row for row in show(**PAIR, action=action, index=3).actions if row["event"] == event)
        assert row["card"] == action and row["seat"] == 1
    thrown = show(**PAIR, said="propose accept", action="discard 7d").actions
    assert next(row for row in thrown if row["event"] == "changes")["card"] == "7d"


def test_a_king_may_end_the_game_before_the_play():
    for index in range(200):
        rows = show(hand="Kh 8h Qs 7s 7d", turn_up="9h", score="4-4", action="propose", index=index).actions
        if rows[-1]["event"] == "over":
            assert not any(row["event"] == "plays" for row in rows)
            return
    raise AssertionError("the king never ended a game")


def test_a_frame_of_deals():
    frame = deals(n=300, **PAIR)
    assert (frame.dealt_elder == "8h 7h 7d Qs 7s").all() and frame.tricks_elder.between(0, 5).all()
    one = (frame.points_elder > 0) ^ (frame.points_dealer > 0)
    assert (one | (frame.king != "")).all()
    blind = deals(n=300, opponents="book")
    assert blind.turn_up.str[1].nunique() == 4 and 0.05 < (blind.king == "turned").mean() < 0.2


@pytest.mark.parametrize("asked", [
    {"action": "play"}, {"hand": "7h 8h Qs 7s 7d"}, {**PAIR, "action": "accept"}, {**PAIR, "index": -1},
    {**PAIR, "said": "play"}, {"score": "3-4"},
])  # fmt: skip
def test_what_cannot_be_told_is_refused(asked):
    with pytest.raises(Misuse):
        show(**asked)


def test_a_game_that_is_over_is_told_in_a_sentence():
    assert "king turned up" in show(**PAIR | {"turn_up": "Kh"}, score="3-4").over
