"""A hand as a person describes it: what is filled in, what is refused."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.situation import Situation
from analyzer.games.ecarte.variant import Variant

HAND = "7h 8h 7s 8s 9s"


def read(**asked):
    return Situation.read(Variant(), **{"hand": HAND, "turn_up": "9h"} | asked)


def test_canonical_form():
    moment = read(hand="9s, 7♥ 8h 8S 7s")
    assert moment.as_dict() == {"seat": 1, "hand": ["8h", "7h", "9s", "8s", "7s"], "turn_up": "9h"}
    assert read(hand=HAND.split()) == moment and moment.trump == 2


@pytest.mark.parametrize(("seat", "number"), [(None, 1), ("elder", 1), ("eldest", 1), ("dealer", 2), (2, 2), ("1", 1)])
def test_seats(seat, number):
    assert read(seat=seat).seat == number


def test_what_is_not_seen():
    moment = read()
    assert len(moment.unseen) == 26 and not {*moment.hand, moment.turn_up} & {*moment.unseen}
    assert sorted(moment.layout.cards(moment.layout.hand(moment.unseen))) == sorted(moment.unseen)


@pytest.mark.parametrize(("asked", "name", "words"), [
    ({"hand": "7h 8h 7s 8s"}, "hand", "5 cards, not 4"), ({"hand": "7h 8h 7s 8s 6s"}, "hand", "pack of 32"),
    ({"hand": "7h 8h 7s 8s 8s"}, "hand", "8s is there twice"), ({"hand": "7h 8h 7s 8s 9h"}, "turn_up", "9h is there"),
    ({"turn_up": "9h 9c"}, "turn_up", "one card, not 2"), ({"turn_up": None}, "turn_up", "cards as a text"),
    ({"hand": None}, "hand", "cards as a text"), ({"seat": 3}, "seat", "a seat is 1"),
    ({"hand": "7h 8x"}, "hand", "'x'"),
])  # fmt: skip
def test_what_cannot_be_is_refused(asked, name, words):
    with pytest.raises(Misuse, match=words) as refusal:
        read(**asked)
    assert refusal.value.name == name
