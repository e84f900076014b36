"""A declaration as a person describes it: what is filled in, what is refused."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.loo.situation import Situation
from analyzer.games.loo.variant import Variant

HAND = {"hand": "Kh 7h Ac", "turn_up": "Qh"}


def read(variant=None, **asked):
    return Situation.read(Variant(**(variant or {})), **{**HAND, **asked})


def test_what_is_not_said_follows_from_the_laws():
    moment = read()
    assert (moment.players, moment.seat, moment.said, moment.pool) == (5, 1, (), 15)
    assert read(said="throw stand").seat == 3
    assert read({"form": "five"}, hand="Kh 7h Ac 2c 3c").pool == 25


@pytest.mark.parametrize("seat", [None, 5, "5", "dealer"])
def test_the_seat_may_be_told_and_must_agree(seat):
    assert read(said="throw stand throw throw", seat=seat).seat == 5
    assert read(seat="eldest").seat == 1


def test_canonical_form():
    moment = read(hand="Ac, 7h K♥", turn_up="q♥", said=["throw", "stand"], pool="15")
    assert moment.as_dict() == {
        "players": 5, "seat": 3, "hand": ["Kh", "7h", "Ac"], "turn_up": "Qh", "said": ["throw", "stand"], "pool": 15,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("said", "variant", "actions"),
    [
        ("", {}, "stand miss throw"), ("throw stand", {}, "stand miss throw"), ("stand miss", {}, "stand throw"),
        ("throw throw stand throw", {}, "stand miss defend"), ("throw throw throw throw", {}, "take"),
        ("throw throw stand throw", {"defend": "free"}, "stand miss throw"),
        ("throw throw miss throw", {}, "stand throw"), ("stand throw stand throw", {}, "stand miss throw"),
        ("stand miss throw throw", {}, "stand throw"),
    ],
)  # fmt: skip
def test_what_the_asker_may_say(said, variant, actions):
    assert read(variant, said=said).actions == actions.split()


def test_under_club_law_there_is_but_one_word():
    moment = read({"club_law": True}, turn_up="2c", said="stand stand")
    assert moment.must and moment.actions == ["stand"]
    assert not read({"club_law": True}).must


@pytest.mark.parametrize(
    ("variant", "asked", "name", "words"),
    [
        ({}, {"players": 17}, "players", "from 3 to 16, not 17"),
        ({}, {"players": 2}, "players", "from 3 to 16, not 2"),
        ({"pack": 32}, {"players": 10}, "players", "from 3 to 9, not 10"),
        ({}, {"hand": "Kh 7h"}, "hand", "3 cards, not 2"),
        ({}, {"hand": "Kh 7h Ac 2c"}, "hand", "3 cards, not 4"),
        ({}, {"hand": ""}, "hand", "3 cards, not 0"),
        ({}, {"hand": "Kh Kh Ac"}, "hand", "twice"),
        ({}, {"hand": "Kh 7h 1c"}, "hand", "'1' is no rank"),
        ({"pack": 32}, {"hand": "Kh 2h Ac"}, "hand", "not in this pack"),
        ({}, {"turn_up": "Kh"}, "turn_up", "twice"),
        ({}, {"turn_up": "Qh Jh"}, "turn_up", "one card, not 2"),
        ({}, {"turn_up": ""}, "turn_up", "one card, not 0"),
        ({}, {"said": "throw " * 5}, "said", "5 words, but only 4"),
        ({}, {"said": "throw", "seat": 3}, "said", "seat 2, not of seat 3"),
        ({}, {"seat": 3}, "said", "say what they said"),
        ({}, {"seat": 6}, "seat", "1 (eldest) to 5 (dealer)"),
        ({}, {"seat": 0}, "seat", "1 (eldest) to 5 (dealer)"),
        ({}, {"said": "pass"}, "said", "none of stand, miss, throw"),
        ({}, {"said": "defend"}, "said", "none of stand, miss, throw"),
        ({}, {"said": "miss miss"}, "said", "none of stand, throw"),
        ({}, {"said": "draw-3"}, "said", "none of stand, miss, throw"),
        ({"club_law": True}, {"turn_up": "2c", "said": "throw"}, "said", "none of stand"),
        ({}, {"pool": 0}, "pool", "1 to 10,000"),
        ({}, {"pool": "1.5"}, "pool", "whole counters"),
        ({}, {"pool": 10_001}, "pool", "1 to 10,000"),
        ({}, {"pool": "much"}, "pool", "a number of counters"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(variant, asked, name, words):
    with pytest.raises(Misuse) as refusal:
        read(variant, **asked)
    assert refusal.value.name == name
    assert words in refusal.value.message
