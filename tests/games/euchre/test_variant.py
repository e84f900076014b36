"""Variants check themselves, become numbers, and have names."""

import random
from dataclasses import fields

import pytest

from analyzer.errors import Misuse
from analyzer.games.euchre.variant import VARIANTS, Variant

from .asked import variant_of
from .cases import OTHERS, some_table
from .naive_cards import RANKS, Table


def test_the_default_is_that_of_enquire_within():
    assert next(iter(VARIANTS.values())) == Variant() == variant_of(Table())
    assert Variant().as_dict() == {
        "name": "enquire-within", "pack": 32, "game": 5, "stick_dealer": False, "rename": False, "defenders_march": 2,
    }  # fmt: skip


def test_names_are_found_again():
    for name, variant in VARIANTS.items():
        told = variant.as_dict()
        assert told.pop("name") == name and Variant(**told) == variant
    assert Variant(game=7).as_dict()["name"] == "as given"


def test_terms_are_numbers():
    assert Variant(pack=24, game=7, stick_dealer=True, rename=True, defenders_march=4).terms == (6, 7, True, True, 4)


def test_the_packs():
    assert Variant().cards.ranks == RANKS and Variant(pack=24).cards.ranks == RANKS[2:]


@pytest.mark.parametrize(("given", "name"), [
    ({"pack": 52}, "pack"), ({"game": 0}, "game"), ({"game": 5.5}, "game"), ({"stick_dealer": "yes"}, "stick_dealer"),
    ({"rename": None}, "rename"), ({"defenders_march": 1}, "defenders_march"),
])  # fmt: skip
def test_a_bad_value_is_named(given, name):
    with pytest.raises(Misuse) as refusal:
        Variant(**given)
    assert refusal.value.name == name


def test_every_field_of_the_twins_table_is_thought_of():
    assert {field.name for field in fields(Variant)} == set(OTHERS) - {"packets"}, "packets deal any hands alike"
    draw = random.Random(1)
    assert len({variant_of(some_table(draw)) for _ in range(200)}) > 30
