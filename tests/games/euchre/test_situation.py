"""A hand as a person describes it: what is filled in, what is refused."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.euchre.situation import Situation
from analyzer.games.euchre.variant import Variant

HAND = "Jh Kh Th As 7c"


def read(pack=32, **asked):
    return Situation.read(Variant(pack=pack), **{"hand": HAND, "turn_up": "9h"} | asked)


def test_what_is_not_said_follows():
    moment = read()
    assert (moment.seat, moment.maker, moment.trump, moment.is_taken_up, moment.throws) == (1, 1, 2, True, False)
    assert read(seat="dealer").throws and read(seat="dealer").maker == 2
    assert read(seat="dealer", maker="elder").throws, "what elder ordered up the dealer takes"
    named = read(seat="dealer", trump="d")
    assert (named.trump, named.is_taken_up, named.throws) == (1, False, False)


def test_canonical_form():
    moment = read(hand="7c, Jd T♥ KH As", maker="dealer", trump="H")
    assert moment.as_dict() == {
        "seat": 1, "hand": ["Jd", "Kh", "Th", "7c", "As"], "turn_up": "9h", "maker": 2, "trump": "h",
    }  # fmt: skip
    assert read(**moment.as_dict()) == moment
    assert read(trump="d", hand="Jh Jd Ad As 7c").as_dict()["hand"] == ["Jd", "Jh", "Ad", "7c", "As"]


@pytest.mark.parametrize(("pack", "unseen"), [(32, 26), (24, 18)])
def test_what_is_not_seen(pack, unseen):
    moment = read(pack, hand="Jh Kh Th As 9c")
    assert len(moment.unseen) == unseen and not {*moment.hand, moment.turn_up} & {*moment.unseen}
    assert sorted(moment.layout.cards(moment.layout.hand(moment.unseen))) == sorted(moment.unseen)


@pytest.mark.parametrize(("asked", "name", "words"), [
    ({"hand": "Jh Kh"}, "hand", "5 cards, as they were dealt, not 2"), ({"pack": 24}, "hand", "pack of 24"),
    ({"hand": "Jh Kh Th As As"}, "hand", "As is there twice"), ({"turn_up": "Jh"}, "turn_up", "Jh is there twice"),
    ({"turn_up": "9h 9c"}, "turn_up", "one card, not 2"), ({"turn_up": None}, "turn_up", "cards as a text"),
    ({"seat": 3}, "seat", "a seat is 1"), ({"maker": 0}, "maker", "a seat is 1"),
    ({"trump": "x"}, "trump", "none of c"), ({"trump": "hearts"}, "trump", "none of c"),
])  # fmt: skip
def test_what_cannot_be_is_refused(asked, name, words):
    with pytest.raises(Misuse, match=words) as refusal:
        read(**asked)
    assert refusal.value.name == name
