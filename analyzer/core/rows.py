"""Rows of integers become sums: addition does not care about order, so any number of threads makes the same tally."""

from .jit import kernel


@kernel
def fill(row, value):
    """Write one value all over a row; `row[:] = value` is slower."""
    for i in range(len(row)):
        row[i] = value


def joined(products):
    """Return the products of arms as Python's unbounded integers: row a has those with arms 0 to a."""
    return [[(high << 32) + low for high, low in row[: a + 1]] for a, row in enumerate(products.tolist())]


@kernel
def sum_products(one, two):
    """The sum over deals of the product of two rows of numbers below 2**31: how often 2**32, and the rest."""
    high, low = 0, 0
    for i in range(len(one)):
        product = one[i] * two[i]
        high += product >> 32
        low += product & 0xFFFFFFFF
    return high, low


@kernel
def copy(row, other):
    """Write another row over a row."""
    for i in range(len(row)):
        row[i] = other[i]


@kernel
def sum_row(row):
    """The sum of a row over deals."""
    total = 0
    for i in range(len(row)):
        total += row[i]
    return total


@kernel
def fold_payoffs(payoffs, deals, sums, products):
    """Add the first `deals` deals of a block: payoffs, one row an arm, and the products of every two arms.

    A payoff is below 2**31; `products[a, b]` counts 2**32 and the rest, so no number of deals overflows.
    """
    for a in range(len(payoffs)):
        sums[a] += sum_row(payoffs[a][:deals])
        for b in range(a + 1):
            high, low = sum_products(payoffs[a][:deals], payoffs[b][:deals])
            products[a, b, 0] += high
            products[a, b, 1] += low


FEW = 8


@kernel
def how_many(row, number):
    """In how many deals a row has this number."""
    found = 0
    for i in range(len(row)):
        found += row[i] == number
    return found


@kernel
def fold_outcomes(outcome, counts):
    """Count how often each outcome, a small number, came."""
    if len(counts) <= FEW:  # passing over the row for each is quicker than going to and fro
        for k in range(len(counts)):
            counts[k] += how_many(outcome, k)
    else:
        for i in range(len(outcome)):
            counts[outcome[i]] += 1
