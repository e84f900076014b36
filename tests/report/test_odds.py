"""Odds in the old form, held against a search of all small ratios."""

import re
from fractions import Fraction
from math import gcd

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.report.odds import odds_form

MOST = 29
PAIRS = [(a, b) for a in range(1, MOST + 1) for b in range(1, a + 1) if gcd(a, b) == 1]  # the longer term first


def read(text):
    """Return the two terms of odds and whether they are `on`."""
    if text == "evens":
        return 1, 1, True
    longer, shorter, side = re.fullmatch(r"([\d,]+) to (\d+) (on|against)", text).groups()
    return int(longer.replace(",", "")), int(shorter), side == "on"


def ratio_of(chance):
    """Return the odds of a chance, the longer side over the shorter, as an exact fraction."""
    chance = Fraction(chance)
    return max(chance, 1 - chance) / min(chance, 1 - chance)


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0, "never"),
        (1, "certain"),
        (0.5, "evens"),
        (2 / 3, "2 to 1 on"),
        (5 / 13, "8 to 5 against"),
        (42 / 85, "29 to 28 against"),  # 43 to 42
        (1 / 30, "29 to 1 against"),
        (50 / 51, "50 to 1 on"),
        (1 / 2_598_960, "2,598,959 to 1 against"),
        (0.09, "10 to 1 against"),  # 91 to 9
    ],
)
def test_odds_as_they_were_spoken(chance, text):
    assert odds_form(chance) == text


def test_every_small_ratio_is_its_own_name():
    for longer, shorter in PAIRS:
        on, against = Fraction(longer, longer + shorter), Fraction(shorter, longer + shorter)
        if longer == shorter:
            assert odds_form(float(on)) == "evens"
        else:
            assert odds_form(float(on)) == f"{longer} to {shorter} on"
            assert odds_form(float(against)) == f"{longer} to {shorter} against"


@given(st.floats(1 / (MOST + 1), MOST / (MOST + 1)))
def test_no_small_ratio_is_nearer(chance):
    longer, shorter, on = read(odds_form(chance))
    ratio = ratio_of(chance)
    nearest = min(abs(Fraction(a, b) - ratio) for a, b in PAIRS)
    assert abs(Fraction(longer, shorter) - ratio) <= nearest + Fraction(1, 10**9)
    assert longer == shorter or on == (chance > 0.5)


@given(st.floats(1e-12, 1 - 1e-12))
def test_both_terms_are_small_in_lowest_terms_and_none_is_nothing(chance):
    longer, shorter, _ = read(odds_form(chance))
    assert longer >= shorter >= 1
    assert gcd(longer, shorter) == 1
    assert longer <= MOST or shorter == 1


@given(st.floats(1e-12, 1 / (MOST + 1)))
def test_long_odds_are_whole_to_one(chance):
    longer, shorter, on = read(odds_form(chance))
    assert shorter == 1
    assert not on
    assert abs(longer - ratio_of(chance)) <= Fraction(1, 2) + Fraction(1, 10**3)


@given(st.floats(1e-9, 1 - 1e-9))
def test_the_other_side_has_the_same_odds(chance):
    turned = {"on": "against", "against": "on"}
    text = odds_form(chance)
    other = re.sub("on$|against$", lambda side: turned[side[0]], text)
    longer, shorter, _ = read(other)
    found, beside, _ = read(odds_form(1 - chance))
    assert (found, beside) == (longer, shorter) or abs(Fraction(found, beside) / Fraction(longer, shorter) - 1) < 1e-6


CHANCES = st.floats(1e-12, 1 - 1e-12) | st.sampled_from([0, 1])


@given(st.tuples(CHANCES, CHANCES))
def test_more_likely_is_never_named_less(chances):
    def order(chance):
        text = odds_form(chance)
        if text in ("never", "certain"):
            return Fraction(0 if text == "never" else 1)
        longer, shorter, on = read(text)
        return Fraction(longer if on else shorter, longer + shorter)

    low, high = sorted(chances)
    assert order(low) <= order(high)


@pytest.mark.parametrize("chance", [-0.0, -1e-17, 1 + 1e-12])
def test_rounding_at_the_ends_is_no_trouble(chance):
    assert odds_form(chance) in ("never", "certain")
