"""The machine words of `jit` in plain Python, for `NUMBA_DISABLE_JIT=1`; `spread` is also the portable pdep."""

import numpy as np

U = np.uint64


def pick(yes, this, that):
    return this if yes else that


def at(row, k):
    return row[int(k)]


def put(row, k, value):
    out = (*row[: int(k)], value, *row[int(k) + 1 :])
    return row._make(out) if hasattr(row, "_make") else out


def rotate(row, k):
    return (*row[int(k) :], *row[: int(k)])


def leading_zeros(x):
    return U(64 - int(x).bit_length())


def count_bits(x):
    return U(int(x).bit_count())


def spread(places, stock):
    """The members of `stock` whose place in it, counted from the lowest, is a bit of `places`."""
    found = U(0)
    while places:
        lowest = stock & (~stock + U(1))
        if places & U(1):
            found |= lowest
        stock ^= lowest
        places >>= U(1)
    return found
