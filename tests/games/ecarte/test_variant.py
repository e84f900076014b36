"""Variants check themselves, become numbers, and have names."""

import random
from dataclasses import fields, replace

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.variant import VARIANTS, Variant

from .asked import variant_of
from .cases import OTHERS, some_table
from .naive_cards import RANKS, Table


def test_the_default_is_that_of_enquire_within():
    assert next(iter(VARIANTS.values())) == Variant() == variant_of(Table())
    assert Variant().as_dict() == {
        "name": "enquire-within", "game": 5, "max_proposals": "1", "dealer_least": 0, "conditional": False,
        "must_head": True, "must_trump": True, "announcing": "optional", "vulnerable_vole": 2, "stakes": False,
    }  # fmt: skip


def test_names_are_found_again():
    for name, variant in VARIANTS.items():
        told = variant.as_dict()
        assert told.pop("name") == name and Variant(**told) == variant
    assert Variant(game=7).as_dict()["name"] == "as given" and Variant(max_proposals=1) == Variant()


def test_terms_are_numbers():
    terms = Variant(
        game=7, max_proposals="unlimited", dealer_least=1, conditional=True, must_head=False, must_trump=False,
        announcing="compulsory", vulnerable_vole=3,
    ).terms  # fmt: skip
    assert terms == (7, 21, 1, True, False, False, True, 3)
    assert Variant(max_proposals=3).terms == (5, 3, 0, False, True, True, False, 2)


def test_the_pack_ranks_the_ace_below_the_knave():
    assert Variant().cards.ranks == RANKS and len(Variant().cards.cards) == 32


@pytest.mark.parametrize(("given", "name"), [
    ({"game": 0}, "game"), ({"game": 5.5}, "game"), ({"game": True}, "game"), ({"max_proposals": 0}, "max_proposals"),
    ({"max_proposals": "none"}, "max_proposals"), ({"max_proposals": 21}, "max_proposals"),
    ({"dealer_least": 2}, "dealer_least"), ({"conditional": "yes", "max_proposals": 3}, "conditional"),
    ({"must_head": None}, "must_head"), ({"must_trump": 2}, "must_trump"), ({"announcing": "never"}, "announcing"),
    ({"vulnerable_vole": 4}, "vulnerable_vole"), ({"stakes": "high"}, "stakes"), ({"conditional": True}, "conditional"),
    ({"conditional": True, "max_proposals": 2}, "conditional"),
])  # fmt: skip
def test_a_bad_value_is_named(given, name):
    with pytest.raises(Misuse) as refusal:
        Variant(**given)
    assert refusal.value.name == name


def test_every_field_of_the_twins_table_is_thought_of():
    assert {field.name for field in fields(Variant)} == set(OTHERS) - {"packets"}, "packets deal any hands alike"


def test_tables_of_the_twin_are_variants():
    draw = random.Random(1)
    tables = [some_table(draw) for _ in range(200)]
    agreed = [variant_of(table) for table in tables if not table.conditional or table.max_proposals in (None, 3)]
    assert len(set(agreed)) > 40


def test_two_exchanges_and_conditions_are_refused_with_what_to_type():
    with pytest.raises(Misuse, match="say --no-conditional or --max-proposals unlimited"):
        replace(VARIANTS["club"], max_proposals=2)
    assert replace(VARIANTS["club"], max_proposals=2, conditional=False).proposals == 2
