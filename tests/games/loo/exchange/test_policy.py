"""Policies as numbers, and that each declares, exchanges or leads otherwise than plain players."""

import pytest

from analyzer.core.packs import WHIST
from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.games.loo.exchange.policy import EXCHANGERS, Exchanger, Voice
from analyzer.games.loo.policy import NEVER, POLICIES

OTHERS = [name for name in EXCHANGERS if name != "plain"]
FIVE = {"variant": "five-card", "hand": "Kh 9h 3c 4d 5s", "turn_up": "Qh", "deals": 2000, "precision": 0}
IRISH = {"variant": "irish", "hand": "Kh 3c 4d", "turn_up": "Qh", "deals": 2000, "precision": 0}


def rows(**asked):
    return [(row["action"], row["ev"]) for row in loo.declare(**asked).actions]


def test_the_names_are_those_of_three_cards():
    assert list(EXCHANGERS) == list(POLICIES)


def test_ranks_become_slots_of_the_pack():
    policy = Exchanger(alone="K", two="", keep="9", pat=3, four=True)
    assert policy.voice(WHIST[52]) == Voice(11, NEVER, 0, 7, 3, 1, 0, 99, 10, NEVER)
    assert policy.voice(WHIST[32])[:4] == (6, NEVER, 0, 2)
    assert Exchanger(alone="2").voice(WHIST[32]).alone == 0, "every card of a short pack"


def test_the_lead_is_of_the_policy_that_plays():
    mixed = EXCHANGERS["cautious"].playing(EXCHANGERS["bold"])
    assert (mixed.alone, mixed.keep) == ("A", "K")
    assert (mixed.lead_trump_in, mixed.lead_low) == (4, "")


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("asked", [FIVE, IRISH], ids=["five", "irish"])
def test_opponents_change_rows(name, asked):
    assert rows(**asked, opponents=name) != rows(**asked)


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("asked", [FIVE, IRISH], ids=["five", "irish"])
def test_how_the_cards_are_played_changes_rows(name, asked):
    """On the first lead: of the eldest who asks, on high and on low cards; of another who leads before him."""
    high = asked | {"hand": " ".join("Kh Kc Ad As Qs".split()[: len(asked["hand"].split())])}
    low = asked | {"hand": " ".join("Kh 3c 4d 5s 6s".split()[: len(asked["hand"].split())]), "actions": "stand"}
    second = asked | {"hand": asked["hand"].replace("Kh", "2h"), "turn_up": "4h"}
    assert any(rows(**ask, mine=name) != rows(**ask) for ask in (high, low))
    told = ("draw-2", "draw-4") if asked is FIVE else ("draw-2",)  # with aces kept, or none before drawing
    assert any(rows(**second, said=word, play=name, mine="plain") != rows(**second, said=word) for word in told)


def test_what_the_asker_keeps_is_his_own_affair():
    hand = FIVE | {"hand": "2h 3c 4c 5c 6c", "variant": "five-card", "actions": "draw-1"}
    assert rows(**hand, mine="bold")[0][1] > rows(**hand)[0][1] + 5, "four to a flush are kept"
    irish = IRISH | {"hand": "9h Kc Ac"}
    assert rows(**irish, mine="cautious") != rows(**irish)


@pytest.mark.parametrize("setting", ["opponents", "play", "mine"])
def test_a_policy_that_nobody_knows(setting):
    with pytest.raises(Misuse) as refusal:
        loo.declare(**FIVE, **{setting: "timid"})
    assert refusal.value.name == setting
