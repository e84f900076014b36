"""Variants check themselves and become numbers."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.loo.variant import NO_LIMIT, VARIANTS, Variant


def test_the_default_is_baxter_wrays():
    assert next(iter(VARIANTS.values())) == Variant()
    assert Variant().as_dict() == {
        "name": "baxter-wray", "form": "three", "pack": 52, "loo": "6", "deal": 3, "ante": 0, "single": "show",
        "single_loo": 3, "lead": "highest", "miss_leads": False, "club_law": False, "defend": "pool", "flush": "none",
        "pam": "none", "civil": False, "exchange": "at-once",
    }  # fmt: skip


def test_names_are_found_again():
    for name, variant in VARIANTS.items():
        assert variant.as_dict()["name"] == name
    assert Variant(loo=7).as_dict()["name"] == "as given"
    assert Variant(loo=6) == Variant() == Variant(loo="6")


@pytest.mark.parametrize(
    ("loo", "bounds", "in_pools"),
    [
        ("6", (6, NO_LIMIT), {3: 6, 15: 6, 300: 6}), ("0", (0, NO_LIMIT), {15: 0}),
        ("unlimited", (0, NO_LIMIT), {3: 3, 300: 300}), ("mixed-30", (0, 30), {3: 3, 30: 30, 31: 30, 300: 30}),
    ],
)  # fmt: skip
def test_what_a_loo_costs(loo, bounds, in_pools):
    variant = Variant(loo=loo)
    assert variant.loo_bounds() == bounds
    assert {pool: variant.one_loo(pool) for pool in in_pools} == in_pools


def test_terms_are_numbers():
    terms = Variant(lead="trump", miss_leads=True, defend="free", flush="foster", pack=32).terms
    assert (terms.cards, terms.ranks, terms.lead, terms.miss_leads, terms.may_give_up) == (3, 8, 2, 1, 1)
    assert all(isinstance(term, int) for term in terms)
    assert Variant(form="five").hand == 5 and Variant(form="irish").hand == 3


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({"pack": 40}, "pack"), ({"form": "four"}, "form"), ({"single": "double"}, "single"), ({"lead": "low"}, "lead"),
        ({"defend": "never"}, "defend"), ({"flush": "royal"}, "flush"), ({"pam": "hearts"}, "pam"),
        ({"exchange": "never"}, "exchange"), ({"miss_leads": "perhaps"}, "miss_leads"), ({"club_law": 2}, "club_law"),
        ({"deal": -1}, "deal"), ({"deal": 1.5}, "deal"), ({"ante": 1001}, "ante"), ({"single_loo": "3"}, "single_loo"),
        ({"loo": "lots"}, "loo"), ({"loo": -6}, "loo"), ({"loo": 6.5}, "loo"), ({"loo": "mixed"}, "loo"),
        ({"loo": "mixed-0"}, "loo"), ({"loo": "mixed-x"}, "loo"), ({"loo": "unlimited-9"}, "loo"), ({"loo": ""}, "loo"),
        ({"loo": "٦"}, "loo"), ({"loo": 1001}, "loo"), ({"loo": "mixed-10001"}, "loo"), ({"loo": True}, "loo"),
        ({"flush": "book"}, "flush"), ({"flush": "hoffmann"}, "flush"), ({"pam": "clubs"}, "pam"),
        ({"civil": True}, "civil"), ({"exchange": "after"}, "exchange"),
        ({"form": "irish", "miss_leads": True}, "miss_leads"),
        ({"form": "five", "defend": "free"}, "defend"), ({"form": "irish", "flush": "foster"}, "flush"),
        ({"form": "irish", "pam": "clubs"}, "pam"), ({"form": "five", "civil": True}, "civil"),
    ],
)  # fmt: skip
def test_a_bad_value_is_named(given, name):
    with pytest.raises(Misuse) as refusal:
        Variant(**given)
    assert refusal.value.name == name
