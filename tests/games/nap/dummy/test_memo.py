"""What is known of positions: read under the number it was written under, by name, and never otherwise."""

import numpy as np

from analyzer.core.jit import U, kernel
from analyzer.games.nap.dummy.memo import begin_search, memo_of, recall, remember


@kernel
def begin(memo):
    begin_search(memo)


@kernel
def write(memo, union, leader, fewest, most):
    remember(memo, union, leader, fewest, most)


@kernel
def read(memo, union, leader, left):
    return recall(memo, union, leader, left)


def test_what_is_written_is_read_until_the_next_search():
    memo = memo_of(4)
    assert read(memo, U(7), 2, 5) == (0, 5)
    begin(memo)
    assert read(memo, U(7), 2, 5) == (0, 5)
    write(memo, U(7), 2, 1, 3)
    assert read(memo, U(7), 2, 5) == (1, 3)
    assert read(memo, U(7), 1, 5) == read(memo, U(3), 2, 5) == (0, 5)
    begin(memo)
    assert read(memo, U(7), 2, 5) == (0, 5)


def test_of_many_positions_none_is_taken_for_another():
    memo, draw, told = memo_of(6, 5), np.random.default_rng(1), {}
    begin(memo)
    for _ in range(9000):
        union, leader = U(draw.integers(2**13) * 65537), int(draw.integers(6))
        told[union, leader] = fewest, most = int(draw.integers(10)), int(draw.integers(10))
        write(memo, union, leader, fewest, most)
    found = [read(memo, *key, 15) for key in told]
    kept = [pair == want for pair, want in zip(found, told.values(), strict=True)]
    assert all(same or pair == (0, 15) for same, pair in zip(kept, found, strict=True)) and sum(kept) > 2000


def test_it_is_small():
    assert sum(array.nbytes for array in memo_of(6)) < 2**17
    assert sum(array.nbytes for array in memo_of(5, 9)) < 2**22
