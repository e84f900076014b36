"""Rows become sums: every fold against numpy's."""

import numpy as np
import pytest

from analyzer.core.rows import fill, fold_outcomes, fold_payoffs, joined, sum_products, sum_row

BLOCK = np.random.default_rng(8).integers(-9_000, 9_000, (3, 1000))


def whole(parts):
    """Return the number that is so often 2**32, and a rest."""
    return int(parts[0]) * 2**32 + int(parts[1])


@pytest.mark.parametrize("kind", [np.uint64, np.int64])
def test_a_row_is_filled_and_its_neighbours_are_not(kind):
    rows = np.zeros((3, 5), kind)
    fill(rows[1], kind(7))
    assert rows.tolist() == [[0] * 5, [7] * 5, [0] * 5]


def test_sums_and_products_are_numpys():
    assert sum_row(BLOCK[0]) == BLOCK[0].sum()
    assert whole(sum_products(BLOCK[0], BLOCK[1])) == BLOCK[0] @ BLOCK[1]
    assert sum_row(BLOCK[0, :0]) == whole(sum_products(BLOCK[0, :0], BLOCK[1, :0])) == 0


@pytest.mark.parametrize(("one", "two"), [(2**31 - 1, 2**31 - 1), (2**31 - 1, 1 - 2**31), (10**7, 10**7), (-1, 1)])
def test_products_of_the_largest_payoffs_add_up(one, two):
    n = 500_000
    assert whole(sum_products(np.full(n, one), np.full(n, two))) == n * one * two


@pytest.mark.parametrize("deals", [1000, 37, 0])
def test_payoffs_of_the_first_deals_are_added_to_what_was_there(deals):
    sums, products = np.array([5, 6, 7]), np.zeros((3, 3, 2), np.int64)
    products[2, 0] = 11, 13
    fold_payoffs(BLOCK, deals, sums, products)
    played = BLOCK[:, :deals]
    assert sums.tolist() == (played.sum(axis=1) + [5, 6, 7]).tolist()
    products[2, 0] -= 11, 13
    assert [[whole(parts) for parts in row] for row in products] == np.tril(played @ played.T).tolist()


def test_products_are_joined_to_a_triangle_of_unbounded_integers():
    parts = np.zeros((3, 3, 2), np.int64)
    parts[0, 0], parts[1, 0], parts[1, 1] = (2**62, 5), (-1, 2**32 - 7), (0, 2**62)
    parts[0, 1] = 9, 9  # above the diagonal nothing is counted
    triangle = joined(parts)
    assert triangle == [[2**94 + 5], [-7, 2**62], [0, 0, 0]]
    assert {type(entry) for row in triangle for entry in row} == {int}


def test_outcomes_are_counted_on():
    outcome = np.random.default_rng(9).integers(0, 6, 1000)
    counts = np.arange(8)
    fold_outcomes(outcome, counts)
    assert counts.tolist() == (np.bincount(outcome, minlength=8) + np.arange(8)).tolist()
