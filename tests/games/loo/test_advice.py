"""The old book's claims: the verdicts follow from numbers that other questions give."""

from math import comb

import pytest

from analyzer.games import loo
from analyzer.games.loo import advice_declaring, advice_table
from analyzer.games.loo.advice_declaring import DECLARING, asked, holds, needed
from analyzer.games.loo.advice_table import TABLE


def test_all_claims_are_there_in_order():
    assert [row[0] for row in DECLARING + TABLE] == [f"L{k}" for k in range(1, 18)]


def test_the_pool_needed_is_where_standing_brings_nothing():
    """A hand is worth share x pool - chance x loo; the break-even of `declare` says the same."""
    pool = needed("Jh 2c 3s", kind="plain")
    found = loo.declare(hand="Jh 2c 3s", turn_up="5h", opponents="plain", play="plain", deals=advice_declaring.DEALS,
                        precision=0, actions="stand throw")  # fmt: skip
    assert found.break_even[0]["pool"] == pytest.approx(pool)
    assert asked("Jh 2c 3s", pool=9)["ev"] > 0 if pool < 9 else asked("Jh 2c 3s", pool=9)["ev"] < 0


@pytest.mark.parametrize(("pools", "verdict"), [((3, 15), "holds"), ((3, 15.1), "holds in part"), ((16, 20), "fails")])
def test_a_claim_holds_if_every_pool_is_small_enough(pools, verdict):
    assert holds(pools) == verdict


def test_nobody_before_the_dealer_holds_a_trump():
    """By the chance of one hand after the other; rules, section 4.4, has the numbers."""
    chance, cards, trumps = 1.0, 51, 12
    for seats in range(1, 7):
        chance *= comb(cards - trumps, 3) / comb(cards, 3)
        cards -= 3
        assert advice_table._no_trump(seats) == pytest.approx(chance)
    assert [round(advice_table._no_trump(k), 3) for k in range(2, 7)] == [0.181, 0.070, 0.025, 0.008, 0.002]


def test_what_the_others_decide_changes_the_verdict_of_the_king():
    """Among players who stand on any trump the king alone is safe everywhere; among the book's own it is not."""
    for _, said in advice_declaring.PLACES:
        assert needed("Kh 2c 3s", said, kind="plain") < 15
    assert needed("Kh 2c 3s", "stand stand", kind="book") > 15


def test_two_trumps_however_small_are_not_enough_after_four_stands():
    """As the dealer's card for the table has it: there they lose in the usual pool."""
    assert needed("2h 3h 4c", "", kind="plain") < 15 < needed("2h 3h 4c", "stand " * 4, kind="plain")
    assert asked("2h 3h 4c", "stand " * 4)["high"] < 0


@pytest.mark.slow
def test_every_claim_has_a_verdict_and_numbers():
    answer = loo.claims()
    assert len(answer.actions) == 17
    for row in answer.actions:
        assert row["verdict"].split()[0] in ("holds", "holds:", "fails", "a", "the")
        assert any(c.isdigit() for c in row["numbers"])
