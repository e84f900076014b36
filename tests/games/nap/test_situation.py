"""A moment as a person describes it: what is filled in, what is refused."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.nap.situation import Situation, spoken
from analyzer.games.nap.variant import Variant

HAND = "Ah Kh Qh 9h As"


def read(variant=None, **asked):
    return Situation.read(Variant(**(variant or {})), **{"hand": HAND} | asked)


def test_what_is_not_said_follows():
    moment = read()
    assert (moment.players, moment.seat, moment.said, moment.pool, moment.doubled) == (4, 1, (), 0, False)
    assert read(said="pass 2").seat == 3 and read(players=6).holders == 5
    assert read({"raises": "wellington", "challenge": True}, said="nap pass wellington").seat == 1


@pytest.mark.parametrize("seat", [None, 3, "3"])
def test_the_seat_may_be_told_and_must_agree(seat):
    assert read(said="pass 2", seat=seat).seat == 3
    assert read(seat="eldest").seat == 1 and read(said="pass pass pass", seat="dealer").seat == 4


def test_canonical_form():
    moment = read({"double_header": True}, hand="As, 9h A♥ kh Qh", said=["PASS", "3"], pool="4", doubled=True)
    assert moment.as_dict() == {
        "players": 4, "seat": 3, "hand": ["Ah", "Kh", "Qh", "9h", "As"], "said": ["pass", "3"], "pool": 4,
        "doubled": True,
    }  # fmt: skip
    assert read(hand="9h As Ah Qh Kh").as_dict() == read().as_dict() and "pool" not in read().as_dict()
    peeped = read({"peep": "hoffmann", "dealt": 6}, said="peep", peeped="2c", dead="3d")
    assert (peeped.as_dict()["peeped"], peeped.as_dict()["dead"]) == ("2c", ["3d"])


def test_lanes_know_how_each_card_is_known():
    moment = read({"peep": "hoffmann", "dealt": 6}, said="peep", peeped="2c", dead="3d")
    pack = moment.variant.cards
    assert {pack.name(card): how for card, how in moment.known.items()} == {
        **dict.fromkeys(HAND.split(), 0), "3d": 1, "2c": 2,
    }  # fmt: skip
    assert moment.layout.suits == (0, 1, 2, 3)


@pytest.mark.parametrize(("said", "words"), [
    ("pass 2", ["pass", "2"]), ("draw 3, draw3 draw-0", ["draw-3", "draw-3", "draw-0"]), (["Blücher"], ["blucher"]),
    ([2, "nap"], ["2", "nap"]), ("", []),
])  # fmt: skip
def test_how_words_are_read(said, words):
    assert spoken(said) == words


@pytest.mark.parametrize(("variant", "asked", "actions"), [
    ({}, {}, "pass 1 2 3 4 nap"), ({}, {"said": "pass 4"}, "pass nap"), ({}, {"said": "nap"}, "pass"),
    ({"raises": "blucher"}, {"said": "nap wellington"}, "pass blucher"),
    ({"raises": "blucher", "challenge": True}, {"said": "nap wellington"}, "pass wellington"),
    ({"spare": True, "peep": "foster"}, {"said": "4"}, "pass nap spare peep"),
    ({"buying": True, "players": 2}, {"said": "draw-1"}, "draw-0 draw-1 draw-2 draw-3 draw-4 draw-5"),
])  # fmt: skip
def test_what_the_asker_may_say(variant, asked, actions):
    variant = {name: value for name, value in variant.items() if name != "players"}
    assert read(variant, **asked).actions == actions.split()


@pytest.mark.parametrize(("variant", "asked", "name", "words"), [
    ({}, {"players": 7}, "players", "from 2 to 6, not 7"), ({}, {"players": 1}, "players", "from 2 to 6, not 1"),
    ({"pack": 32, "dealt": 9}, {"players": 4}, "players", "from 2 to 3, not 4"),
    ({}, {"hand": "Ah Kh"}, "hand", "5 cards, not 2"), ({}, {"hand": HAND + " 2c"}, "hand", "`discard` tells"),
    ({}, {"hand": "Ah Kh Qh Jh Th 9h 8h 7h 6h"}, "hand", "--dealt 9"),
    ({}, {"hand": "Ah Ah Qh Jh Th"}, "hand", "twice"),
    ({"pack": 32}, {"hand": "Ah Kh Qh Jh 2h"}, "hand", "not in this pack"),
    ({"dealt": 6}, {"dead": "Ah"}, "dead", "twice"), ({}, {"dead": "2c"}, "dead", "at most 0, not 1"),
    ({"dealt": 7}, {"dead": "2c 3c 4c"}, "dead", "at most 2, not 3"),
    ({"buying": True}, {"said": "draw-1 draw-0 draw-0 draw-0", "dead": "2c 3c"}, "dead", "at most 1, not 2"),
    ({}, {"seat": 3}, "seat", "say what they said"), ({}, {"said": "pass", "seat": 3}, "said", "turn of seat 2"),
    ({}, {"seat": 5}, "seat", "1 (eldest) to 4 (dealer)"), ({}, {"players": 6, "seat": 6}, "seat", "holds no cards"),
    ({}, {"said": "pass pass pass pass"}, "said", "all have spoken"), ({}, {"said": "miss"}, "said", "none of pass, 1"),
    ({}, {"pool": -1}, "pool", "0"), ({}, {"pool": 1.5}, "pool", "whole"),
    ({}, {"doubled": True}, "doubled", "double-header"),
    ({}, {"doubled": "yes", "hand": HAND}, "doubled", "none of"),
    ({"peep": "hoffmann"}, {"peeped": "2c"}, "peeped", "has not looked"),
    ({"peep": "hoffmann"}, {"said": "peep"}, "peeped", "say which it is"),
    ({"peep": "hoffmann"}, {"said": "peep", "peeped": "2c 3c"}, "peeped", "one card, not 2"),
    ({"peep": "hoffmann"}, {"said": "peep", "peeped": "Ah"}, "peeped", "twice"),
])  # fmt: skip
def test_what_cannot_be_is_refused(variant, asked, name, words):
    with pytest.raises(Misuse) as refusal:
        read(variant, **asked)
    assert refusal.value.name == name and words in refusal.value.message


def test_when_all_is_said_the_senior_hand_asks():
    moment = read({"peep": "hoffmann"}, said="peep 3 pass pass pass", peeped="2c", over=True)
    assert (moment.seat, moment.said) == (1, ("peep", "3", "pass", "pass", "pass"))
    with pytest.raises(Misuse, match="turn of seat 2"):
        read({"peep": "hoffmann"}, said="peep 3", peeped="2c", over=True)
    with pytest.raises(Misuse, match="thrown in"):
        read({"peep": "hoffmann", "all_pass": "thrown-in"}, said="pass pass pass pass", over=True)
