"""What the numbers mean, in sentences."""

from analyzer.games.ecarte.policy import PLAYS
from analyzer.games.ecarte.questions import strength
from analyzer.games.ecarte.words import PLAYS as TOLD
from analyzer.games.ecarte.words import model

HAND = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}


def test_every_way_to_play_is_told():
    assert set(TOLD) == set(PLAYS)


def test_a_bound_is_called_one_where_there_is_one():
    assert any("a bound" in line for line in model(strength(**HAND, play="double-dummy")))
    for other in ({"play": "plain"}, {"play": "double-dummy", "seat": "dealer"}):
        assert not any("a bound" in line for line in model(strength(**HAND, **other)))


def test_how_the_asker_plays_if_otherwise():
    assert "the asker" not in model(strength(**HAND, play="plain"))[-1]
    assert model(strength(**HAND, play="plain", mine="book"))[-1].endswith("; the asker: " + TOLD["book"] + ".")
