"""Numbers as tables print them: no digit that the error does not support, none lost that it does."""

import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.report.numbers import (
    amount_text,
    amount_within,
    bounded_text,
    chance_text,
    counters,
    decimals,
    reach_text,
)

ERRORS = [0.0061, 0.00999, 0.01, 0.099, 0.1, 0.31, 0.999, 1, 1.04, 7.2, 9.99, 10, 55, 1234, 0.000123, 1e-6, 3e-7, 1e-12]


def test_two_digits_of_the_error():
    """By the exponent of the error in the decimal system; at most six decimals, and whole numbers at least."""
    for stderr in ERRORS:
        assert decimals(stderr) == min(6, max(0, 1 - Decimal(repr(stderr)).adjusted())), stderr


@given(st.floats(1e-5, 1e5))
def test_the_error_is_told_to_a_twentieth(stderr):
    places = decimals(stderr)
    assert abs(float(f"{stderr:.{places}f}") - stderr) <= max(0.051 * stderr, 0) or places in (0, 6)
    assert places == 0 or 10 ** -(places - 1) > stderr / 10  # and not to a thousandth


def test_an_exact_number_has_three_decimals():
    assert decimals(None) == decimals(0.0) == 3
    assert decimals(None, exact=5) == 5


@pytest.mark.parametrize(
    ("row", "text"),
    [
        ({"ev": 2.85034, "low": 2.84424, "high": 2.85644}, "2.8503"),
        ({"ev": 285.03, "low": 224.0, "high": 346.0}, "285"),
        ({"ev": -2.8503, "low": -2.9113, "high": -2.7893}, "-2.850"),
        ({"ev": 42 / 85}, "0.494"),
        ({"ev": 6.0}, "6.000"),
        ({"ev": 0.0, "stderr": 0.0}, "0.000"),
        ({"ev": 0.00008207}, "8.2e-05"),  # exact, so it has these digits
        ({"ev": -0.0001}, "-1.0e-04"),
        ({"ev": 0.0005}, "0.001"),
    ],
)
def test_a_mean_is_rounded_by_its_error(row, text):
    assert amount_text(row) == text


def test_another_key_may_be_a_mean():
    assert amount_text({"price": 0.96292, "low": 0.96132, "high": 0.96452}, "price") == "0.9629"


@pytest.mark.parametrize(
    ("row", "text"),
    [
        ({"ev": 1, "low": 0.98765, "high": 1.01235}, "1.000 ± 0.013"),
        ({"ev": 1, "low": -0.5, "high": 2.5}, "1.0 ± 1.5"),
        ({"ev": 1, "low": -120.5, "high": 122.5}, "1 ± 122"),
        ({"ev": 1}, "1.000"),
    ],
)
def test_half_an_interval_has_two_digits_and_its_mean_the_same_decimals(row, text):
    assert amount_within(row) == text


def test_what_is_just_clear_of_nothing_does_not_look_like_nothing():
    assert amount_within({"ev": 0.03028, "low": 0.00062, "high": 0.05994}) == "0.0303 ± 0.0297"
    assert amount_within({"ev": 0.0299, "low": -0.0001, "high": 0.0599}) == "0.030 ± 0.030"


@given(st.floats(1e-5, 1e4))
def test_half_an_interval_is_never_told_as_narrower(half):
    told = float(reach_text({"low": 0.0, "high": 2 * half}))
    assert half - 1e-9 <= told <= 1.11 * half + 1


@pytest.mark.parametrize(
    "row", [{"ev": -0.0}, {"ev": -0.0001, "low": -0.05, "high": 0.0498}, {"ev": -0.0, "low": 0.0, "high": 0.0}]
)
def test_nothing_has_no_sign(row):
    assert not amount_text(row).startswith("-")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (6.0, "6"),
        (2.5, "2.5"),
        (9999.999, "9,999.999"),
        (10000.0, "10,000"),
        (-1234.5, "-1,234.5"),
        (0.001, "0.001"),
        (-0.0001, "0"),
    ],
)
def test_an_amount_without_needless_zeros(number, text):
    assert counters(number) == text


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0, "0"),
        (1.0, "1"),
        (42 / 85, ".4941"),
        (0.00014, ".0001"),
        (0.9998, ".9998"),
        (3.8147e-06, "3.8e-06"),
        (1 - 3.8147e-06, "1 - 4e-06"),
    ],
)
def test_a_chance(chance, text):
    assert chance_text(chance) == text


@given(st.floats(1e-9, 1 - 1e-9))
def test_a_chance_is_told_within_half_a_last_digit_and_never_as_certain(chance):
    text = chance_text(chance)
    told = 1 - float(text[4:]) if text.startswith("1 - ") else float(text)
    near = min(chance, 1 - chance)
    assert abs(told - chance) <= (0.00005001 if near >= 0.0001 else 0.51 * near)
    assert 0 < told < 1


@pytest.mark.parametrize(
    ("hits", "deals", "text"),
    [
        (82_075, 262_144, ".31309"),  # standard error .00091
        (3279, 20_000, ".1640"),  # .0026
        (1, 5, ".20"),
        (1, 16_384, ".000061"),
        (9995, 10_000, ".99950"),
        (0, 1000, "0"),
        (1000, 1000, "1"),
    ],
)
def test_a_sampled_chance_has_the_digits_of_its_error(hits, deals, text):
    assert chance_text(hits / deals, deals) == text


def test_a_chance_that_was_seen_is_not_told_as_never_or_certain():
    """By default 4,000,000 deals are played; six decimals are too few for one of them."""
    for deals in (10, 16_384, 1_000_000, 4_000_000, 10**8):
        for chance in (1 / deals, 1 - 1 / deals):
            text = chance_text(chance, deals)
            assert 0 < (1 - float(text[4:]) if text.startswith("1 - ") else float(text)) < 1, (deals, text)


def test_what_was_not_seen_is_below_its_exact_bound_and_what_never_failed_above():
    """The bound is exact, so what is printed must not be less."""
    for bound in (2.18e-05, 2e-05, 1.4e-05, 2.4999e-4, 0.0149, 0.9e-6, 0.26, 0.9999):
        text = bounded_text({"p_win": 0.0, "p_win_high": bound}, "p_win", 1000)
        assert bound <= float(re.fullmatch(r"< (\S+)", text)[1]) <= 2 * bound
        text = bounded_text({"p_win": 1.0, "p_win_low": 1 - bound}, "p_win", 1000)
        assert bound * 0.999 <= float(re.fullmatch(r"> 1 - (\S+)", text)[1]) <= 2 * bound


@pytest.mark.parametrize(("bound", "text"), [(2.81e-05, "< 3e-05"), (0.00028, "< 3e-04"), (0.602, "< 0.602")])
def test_a_bound_is_told_with_one_digit(bound, text):
    assert bounded_text({"p_win": 0.0, "p_win_high": bound}, "p_win") == text


def test_a_bound_that_is_rounded_up_to_ten_is_told_as_one():
    """As 50,000 deals of one arm give it: 1 - .01 ** (1 / 50,000)."""
    assert bounded_text({"p_win": 0.0, "p_win_high": 9.21e-05}, "p_win") == "< 1e-04"


def test_a_chance_that_was_seen_is_itself():
    assert bounded_text({"p_win": 0.3}, "p_win") == ".3000"
    assert bounded_text({"p_win": 0.3}, "p_win", 10_000) == ".3000"
    assert bounded_text({"p_win": 0.3}, "p_win", 100) == ".300"
