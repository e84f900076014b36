"""Rows of integers become sums: addition does not care about order, so any number of threads makes the same tally."""

from .jit import kernel


@kernel
def fill(row, value):
    """Write one value all over a row; `row[:] = value` is slower."""
    for i in range(len(row)):
        row[i] = value


@kernel
def sum_products(one, two):
    """The sum over deals of the product of two rows."""
    total = 0
    for i in range(len(one)):
        total += one[i] * two[i]
    return total


@kernel
def sum_row(row):
    """The sum of a row over deals."""
    total = 0
    for i in range(len(row)):
        total += row[i]
    return total


@kernel
def fold_payoffs(payoffs, deals, sums, products):
    """Add the first `deals` deals of a block: payoffs, one row an arm, and the products of every two arms."""
    for a in range(len(payoffs)):
        sums[a] += sum_row(payoffs[a][:deals])
        for b in range(a + 1):
            products[a, b] += sum_products(payoffs[a][:deals], payoffs[b][:deals])


@kernel
def fold_outcomes(outcome, counts):
    """Count how often each outcome, a small number, came."""
    for i in range(len(outcome)):
        counts[outcome[i]] += 1
