"""What the numbers mean, in sentences."""

from analyzer.games.euchre.policy import PLAYS
from analyzer.games.euchre.questions import strength
from analyzer.games.euchre.words import PLAYS as TOLD
from analyzer.games.euchre.words import model

HAND = {"hand": "Jh Kh Th As 7c", "turn_up": "9h"}


def test_every_way_to_play_is_told():
    assert set(TOLD) == set(PLAYS)


def test_a_bound_is_called_one_where_there_is_one():
    for seat, word in (("elder", "A lead is"), ("dealer", "A discard is")):
        assert any(word in line for line in model(strength(**HAND, play="double-dummy", seat=seat)))
    for other in ({"play": "plain"}, {"play": "double-dummy", "seat": "dealer", "trump": "c"}):
        assert not any("a bound" in line for line in model(strength(**HAND, **other)))


def test_what_three_tricks_are_worth_and_how_the_asker_plays_if_otherwise():
    assert "makes the point" in model(strength(**HAND))[0]
    assert "euchres the maker" in model(strength(**HAND, maker="dealer"))[0]
    assert model(strength(**HAND, play="plain", mine="book"))[-1].endswith("; the asker: " + TOLD["book"] + ".")
