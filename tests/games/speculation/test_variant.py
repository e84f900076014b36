"""Variants check themselves and become numbers."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.speculation.variant import VARIANTS, Variant


def test_the_default_is_baxter_wrays():
    assert next(iter(VARIANTS.values())) == Variant()
    assert Variant().as_dict() == {
        "name": "baxter-wray", "pack": 52, "court": "pass", "spare": False, "turn_up_to": "dealer", "penalty": 0,
        "stakes": [2, 1],
    }  # fmt: skip


def test_one_of_ones_own_has_no_name():
    assert Variant(penalty=1).as_dict()["name"] == "as given"
    assert Variant(court="ace", stakes=(6, 4)).as_dict()["name"] == "hoyle-1847"


def test_terms_count_slots_and_thousandths():
    long, short = Variant(penalty=1, spare=True).terms, Variant(pack=32, court="showdown", turn_up_to="pool").terms
    assert (long.ace, long.knave, long.five, long.passing, long.spare, long.penalty) == (12, 9, 3, 9, 3, 1000)
    assert (short.ace, short.knave, short.passing, short.showing, short.to_pool) == (7, 4, 7, 4, 1)
    assert short.five > short.ace, "there is no five among 32 cards"
    assert (long.dealer_stake, long.stake) == (2000, 1000)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pack", 40), ("court", "king"), ("turn_up_to", "eldest"), ("penalty", -1), ("penalty", 0.5), ("stakes", (2,)),
        ("stakes", (2, -1)), ("stakes", "two one"), ("spare", "perhaps"),
    ],
)  # fmt: skip
def test_a_bad_value_is_named(field, value):
    with pytest.raises(Misuse) as refusal:
        Variant(**{field: value})
    assert refusal.value.name == field
