"""Variants check themselves and become numbers."""

from dataclasses import fields

import pytest

from analyzer.errors import Misuse
from analyzer.games.bezique.variant import VARIANTS, Terms, Variant


def test_the_default_is_enquire_withins():
    assert next(iter(VARIANTS.values())) == Variant()
    assert Variant().as_dict() == {
        "name": "enquire-within", "suit_led": False, "last_trick": 32, "other_bezique": False, "must_trump": True,
        "afresh": True, "game": 1000, "elder_first": False,
    }  # fmt: skip


def test_names_are_found_again():
    for name, variant in VARIANTS.items():
        told = variant.as_dict()
        assert told.pop("name") == name and Variant(**told) == variant
    assert Variant(game=4000).as_dict()["name"] == "as given"


def test_terms_are_every_field():
    assert set(Terms._fields) == {field.name for field in fields(Variant)}
    assert Variant(game=2000, suit_led=True).terms == Terms(True, 32, False, True, True, 2000, False)


@pytest.mark.parametrize(("name", "value"), [("game", 1500), ("last_trick", 8), ("suit_led", "yes"), ("afresh", 2)])
def test_a_bad_value_is_refused(name, value):
    with pytest.raises(Misuse, match=str(value)) as caught:
        Variant(**{name: value})
    assert caught.value.name == name
