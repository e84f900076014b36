"""Tallies add like integers, and their digest tells any two apart."""

from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from analyzer.core.rows import joined
from analyzer.tally import RunTally, Tally

whole = st.integers(-(2**70), 2**70)


def rows(n):
    return st.lists(whole, min_size=n, max_size=n)


tallies = st.builds(Tally, st.integers(1, 2**40), rows(2), st.tuples(rows(1), rows(2)).map(list), rows(3))
maybe_empty = tallies | st.just(Tally())


@given(maybe_empty, maybe_empty, maybe_empty)
def test_addition_does_not_care_about_order(a, b, c):
    assert a + b == b + a
    assert (a + b) + c == a + (b + c)
    assert ((a + b) + c).digest() == (c + (a + b)).digest()


@given(tallies)
def test_nothing_added_changes_nothing(tally):
    assert tally + Tally() == Tally() + tally == tally


@given(tallies, tallies)
def test_a_sum_is_the_sum_of_every_entry(a, b):
    both = a + b
    assert both.deals == a.deals + b.deals
    assert both.sums == [x + y for x, y in zip(a.sums, b.sums, strict=True)]
    assert both.products[1][0] == a.products[1][0] + b.products[1][0]
    assert both.counts == [x + y for x, y in zip(a.counts, b.counts, strict=True)]


@given(tallies, tallies)
def test_the_digest_tells_tallies_apart(a, b):
    assert (a.digest() == b.digest()) == (a == b)
    assert a.digest() != replace(a, deals=a.deals + 1).digest()
    assert a.digest() != replace(a, counts=[*a.counts[:2], a.counts[2] - 1]).digest()
    assert a.digest() != replace(a, products=[a.products[0], [a.products[1][0] + 1, a.products[1][1]]]).digest()


def test_a_digest_does_not_part_figures_elsewhere():
    assert Tally(1, [12, 3], [[1], [1, 1]], [1]).digest() != Tally(1, [1, 23], [[1], [1, 1]], [1]).digest()


def test_blocks_of_random_rows_add_up_to_numpys_sums():
    payoffs = np.random.default_rng(10).integers(-5000, 5000, (3, 1000))
    outcome = np.random.default_rng(11).integers(0, 4, 1000)

    def tally(first, until):
        played = payoffs[:, first:until]
        counts = np.bincount(outcome[first:until], minlength=4)
        products = np.stack(np.divmod(played @ played.T, 2**32), axis=-1)  # as kernels count them
        return Tally.of(until - first, played.sum(axis=1), joined(products), counts)

    total = sum((tally(a, b) for a, b in [(900, 1000), (0, 1), (17, 900), (1, 17)]), Tally())
    assert total == tally(0, 1000)
    assert total.sums == payoffs.sum(axis=1).tolist()
    assert total.products == [[int(payoffs[a] @ payoffs[b]) for b in range(a + 1)] for a in range(3)]
    assert total.counts == [int((outcome == k).sum()) for k in range(4)]
    assert {type(entry) for entry in (*total.sums, *total.products[2], *total.counts)} == {int}


def test_runs_keep_the_largest():
    one, two = RunTally.of_columns([[1, 2], [3, -4]], [7], 5), RunTally.of_columns([[10], [20]], [1], 3)
    assert (one.deals, one.sums, one.products) == (2, [3, -1], [[5], [-5, 25]])
    both = one + two
    assert both == two + one and (both.deals, both.sums, both.counts, both.largest) == (3, [13, 19], [8], 5)
    assert both.digest() != replace(both, largest=6).digest()
