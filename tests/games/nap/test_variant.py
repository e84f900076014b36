"""Variants check themselves, become numbers, and every field matters."""

import random
from dataclasses import fields, replace

import pytest

from analyzer.errors import Misuse
from analyzer.games.nap.policy import POLICIES, Policy
from analyzer.games.nap.variant import VARIANTS, Variant

from .cases import OTHERS
from .naive_cards import Table
from .played import Deals, some_policy, variant_of


def test_the_default_is_baxter_wrays():
    assert next(iter(VARIANTS.values())) == Variant()
    assert Variant().as_dict() == {
        "name": "baxter-wray", "pack": 52, "dealt": 5, "stands_out": "6", "lowest": 1, "all_pass": "eldest",
        "double_header": False, "nap_wins": 10, "nap_loses": 5, "misery": "none", "misery_trumps": True,
        "misery_loss": 3, "raises": "none", "raise_stakes": "full", "challenge": False, "kitty": 0, "kitty_others": 0,
        "failed_nap": "nothing", "toll": False, "spare": False, "buying": False, "peep": "none",
    }  # fmt: skip


def test_names_are_found_again():
    for name, variant in VARIANTS.items():
        told = variant.as_dict()
        assert told.pop("name") == name
        assert Variant(**told) == variant, "what is said in full is what was left open"
    assert Variant(kitty=7).as_dict()["name"] == "as given"
    assert Variant(stands_out=6) == Variant() == Variant(lowest=1, nap_wins=10, nap_loses=5)


@pytest.mark.parametrize(
    ("given", "open_fields"),
    [({}, (1, 10, 5)), ({"double_header": True}, (3, 10, 5)), ({"dealt": 9}, (1, 18, 9)), ({"dealt": 7}, (1, 10, 5)),
     ({"lowest": 2, "nap_wins": 12, "nap_loses": 6}, (2, 12, 6)), ({"double_header": True, "lowest": 1}, (1, 10, 5))],
)  # fmt: skip
def test_what_is_left_open(given, open_fields):
    variant = Variant(**given)
    assert tuple(variant.agreed(name) for name in ("lowest", "nap_wins", "nap_loses")) == open_fields
    assert variant.terms.lowest == open_fields[0]


def test_terms_are_numbers():
    terms = Variant(
        pack=32, dealt=7, misery="above-three", misery_trumps=False, raises="blucher", challenge=True, toll=True,
        failed_nap="doubles", spare=True, buying=True, peep="foster", kitty=2, kitty_others=1, all_pass="thrown-in",
    ).terms  # fmt: skip
    assert terms == (8, 7, 5, 1, 2, 0, 7, 0, 2, 1, 1, 1, 1, 1, 2, 2, 1)
    assert all(isinstance(term, int) for term in terms)


@pytest.mark.parametrize(
    "given", [{"kitty": 1}, {"kitty_others": 1}, {"toll": True}, {"buying": True}, {"peep": "hoffmann"}]
)
def test_where_there_is_a_kitty(given):
    assert Variant(**given).has_kitty and not Variant(failed_nap="doubles", spare=True).has_kitty


@pytest.mark.parametrize(("given", "name"), [
    ({"pack": 40}, "pack"), ({"dealt": 8}, "dealt"), ({"stands_out": "4"}, "stands_out"), ({"lowest": 0}, "lowest"),
    ({"lowest": 5}, "lowest"), ({"lowest": 9, "dealt": 9}, "lowest"), ({"lowest": 1.5}, "lowest"),
    ({"all_pass": "nobody"}, "all_pass"), ({"double_header": "yes"}, "double_header"), ({"nap_wins": 0}, "nap_wins"),
    ({"nap_loses": 101}, "nap_loses"), ({"nap_wins": True}, "nap_wins"), ({"misery": "three"}, "misery"),
    ({"misery": "above-three", "misery_loss": 4}, "misery_loss"), ({"misery_trumps": None}, "misery_trumps"),
    ({"raises": "all"}, "raises"), ({"raises": "blucher", "raise_stakes": "low"}, "raise_stakes"),
    ({"challenge": 2}, "challenge"), ({"kitty": -1}, "kitty"), ({"kitty_others": 101}, "kitty_others"),
    ({"failed_nap": "trebles"}, "failed_nap"), ({"toll": "knaves"}, "toll"), ({"spare": "one"}, "spare"),
    ({"buying": 5}, "buying"), ({"peep": "always"}, "peep"),
])  # fmt: skip
def test_a_bad_value_is_named(given, name):
    with pytest.raises(Misuse) as refusal:
        Variant(**given)
    assert refusal.value.name == name


@pytest.mark.parametrize(("given", "name"), [
    ({"challenge": True}, "challenge"), ({"raise_stakes": "mild"}, "raise_stakes"), ({"misery_loss": 6}, "misery_loss"),
    ({"misery_trumps": False}, "misery_trumps"), ({"double_header": True, "all_pass": "dealer"}, "all_pass"),
    ({"double_header": True, "all_pass": "thrown-in"}, "all_pass"),
])  # fmt: skip
def test_what_would_be_agreed_in_vain_is_refused(given, name):
    with pytest.raises(Misuse) as refusal:
        Variant(**given)
    assert refusal.value.name == name


EVERYTHING = Table(
    misery="below-three", raises="blucher", challenge=True, kitty=1, knaves_fives=True, spare=True, buying=True,
    peep="hoffmann",
)  # fmt: skip
FLIPS = [(name, value) for name in OTHERS for value in OTHERS[name] if name not in ("players", "kitty", "kitty_others")]


def test_every_field_of_the_variant_is_thought_of():
    told = {"dealer_out": "stands_out", "knaves_fives": "toll"}
    flipped = {told.get(name, name) for name, _ in FLIPS} - {"nap_stakes"}
    put_in = {"kitty", "kitty_others"}  # what they change is paid before a deal is played
    assert {field.name for field in fields(Variant)} == flipped | {"nap_wins", "nap_loses"} | put_in


@pytest.mark.parametrize(("name", "value"), FLIPS)
def test_every_field_changes_some_deal(name, value):
    base = replace(EVERYTHING, players={5: 5, 7: 6}[value]) if name == "dealer_out" else EVERYTHING
    if name in ("all_pass", "double_header"):
        base = Table()
    other = replace(base, **{name: value})
    if other == base:
        other = replace(base, **{name: getattr(Table(), name)})
    if other.raises == "none":
        base, other = replace(base, challenge=False), replace(other, challenge=False)
    if 32 in (base.pack, other.pack) or other.dealt > 6:
        base, other = replace(base, players=2), replace(other, players=2)
    draw = random.Random(1)
    policies = [some_policy(draw) for _ in range(6)]
    if name == "raises":
        policies = [Policy(base=-6, nap=-12, raises=-4, spare=99)] * 6
    if name.startswith("misery"):
        policies = [Policy(base=9, misery=8, spare=99)] * 6
    if base == Table():
        policies = [POLICIES["plain"]] * 6
    assert any(said_and_paid(base, policies, seed) != said_and_paid(other, policies, seed) for seed in range(40))


def said_and_paid(agreed, policies, seed):
    stage = Deals(agreed, policies[: agreed.holders], seed)
    found = [stage.play(index, 5, agreed.double_header) for index in range(25)]
    return [(played.words, played.net, played.pool, played.doubled_next) for played in found]


def test_tables_of_the_twin_are_variants():
    assert variant_of(Table()) == Variant()
    assert variant_of(Table(nap_stakes=(12, 6), dealer_out=7)) == Variant(nap_wins=12, nap_loses=6, stands_out="none")
