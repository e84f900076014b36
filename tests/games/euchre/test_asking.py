"""Which arms answer which question."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.euchre.asking import chosen, declared, discarded
from analyzer.games.euchre.moment import Moment
from analyzer.games.euchre.variant import Variant


def moment(said):
    return Moment.read(Variant(), hand="7s As Ac Ad 8c", turn_up="9h", said=said)


def test_a_word_is_an_arm_and_taking_up_one_a_card():
    assert declared(moment(""), None) == {"order": [{"word": "order"}], "pass": [{"word": "pass"}]}
    arms = declared(moment("pass"), "take")
    assert list(arms) == ["take"] and [arm["thrown"] for arm in arms["take"]] == list(moment("pass").hand)


def test_cards_to_throw_are_named_in_many_ways():
    names = ["discard 8c", "discard As"]
    for actions in ("8c, As", "discard 8c, discard As", "8c As", names):
        assert list(discarded(moment("order"), actions)) == names


def test_the_chosen_are_those_named_once_each():
    assert chosen(None, ["a", "b"]) == ["a", "b"] and chosen("b b", ["a", "b"]) == ["b"]
    with pytest.raises(Misuse):
        chosen("c", ["a", "b"])
    with pytest.raises(Misuse, match="one or several"):
        chosen("", ["a", "b"])
