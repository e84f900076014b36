"""Dealing by lists of subsets: the lists against itertools, hands against a twin with lists, deals against chance."""

from itertools import combinations, pairwise, permutations
from math import comb, factorial, prod

import numpy as np
import pytest
from scipy.stats import chisquare

from analyzer.core.deal import ORDERS, choices, deal_pieces, pieces, renumbered, subsets, suit_order, tables
from analyzer.core.jit import U, kernel
from analyzer.core.rng import CARDS, draw_rows

WHOLE = 2**52 - 1


@kernel
def order_all(orders, seed):
    for i in range(len(orders)):
        orders[i] = suit_order(seed, U(i))


def set_of(places):
    return sum(1 << place for place in places)


def drawn(sizes, stock, seed=1, first=0, n=1000):
    """Return how the pieces of hands are cut and which subset each piece of each deal is."""
    owners, cut = pieces(sizes)
    index = np.zeros((len(cut), n), np.uint32)
    draw_rows(index, choices(cut, stock.bit_count()), U(seed), CARDS, U(first))
    return owners, cut, index


def dealt(sizes, stock, **which):
    """Return hands of these sizes, one row a hand, and what is left of each deal's stock."""
    owners, cut, index = drawn(sizes, stock, **which)
    hands, left = np.zeros((len(sizes), index.shape[1]), np.uint64), np.full(index.shape[1], stock, np.uint64)
    deal_pieces(hands, left, index, owners, cut, tables())
    return hands, left


def counted(values):
    """Count every value that came, in a stable order."""
    return np.unique(values, return_counts=True)[1]


def is_uniform(cells, kinds):
    """All kinds came, neither too unevenly to be chance nor too evenly."""
    return len(cells) == kinds and 1e-4 < chisquare(cells).pvalue < 1 - 1e-4


@pytest.mark.parametrize("size", [1, 2, 3])
def test_subsets_are_all_combinations_in_colexicographic_order(size):
    expected = [set_of(c) for c in sorted(combinations(range(52), size), key=lambda c: c[::-1])]
    assert subsets(size).tolist() == expected
    assert tables()[size - 1].tolist() == expected


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_first_subsets_are_those_of_a_smaller_stock(size):
    for places in range(53):
        first = subsets(size)[: comb(places, size)].tolist()
        assert sorted(first) == sorted(map(set_of, combinations(range(places), size)))


def test_hands_are_cut_into_pieces_of_three_at_most():
    owners, sizes = pieces([5, 3, 0, 7])
    assert owners.tolist() == [0, 0, 1, 3, 3, 3]
    assert sizes.tolist() == [3, 2, 3, 3, 3, 1]


@pytest.mark.parametrize("hands", [[5, 5], [3, 3, 3, 3, 1], [7, 2], [], [1] * 8])
def test_choices_of_all_pieces_make_all_deals(hands):
    """Together: the deals of these hands, times the ways to tell a hand's pieces apart."""
    _, sizes = pieces(hands)
    ways = prod(comb(32 - sum(hands[:h]), n) for h, n in enumerate(hands))
    apart = prod(factorial(n) for n in hands) // prod(factorial(n) for n in sizes.tolist())
    assert prod(choices(sizes, 32).tolist()) == ways * apart


def test_deals_are_what_a_twin_with_lists_deals():
    stock = 0x0F0F_1000_FFFF_0301
    owners, sizes, index = drawn([5, 3, 1], stock, n=200)
    hands, left = dealt([5, 3, 1], stock, n=200)
    lists = {k: sorted(combinations(range(52), k), key=lambda c: c[::-1]) for k in (1, 2, 3)}
    for i in range(200):
        cards, given = [c for c in range(64) if stock >> c & 1], [[], [], []]
        for owner, size, which in zip(owners, sizes, index[:, i], strict=True):
            taken = [cards[place] for place in lists[size][which]]
            given[owner] += taken
            cards = [c for c in cards if c not in taken]
        assert hands[:, i].tolist() == [set_of(hand) for hand in given]
        assert left[i] == set_of(cards)


@pytest.mark.parametrize(("sizes", "stock"), [([3] * 17, WHOLE), ([5, 5, 3, 1], 0x00FF_00FF_00FF_00FF)])
def test_hands_are_apart_of_the_right_size_and_from_the_stock(sizes, stock):
    hands, left = dealt(sizes, stock)
    assert [{int(hand).bit_count() for hand in row} for row in hands] == [{size} for size in sizes]
    counts = sum(row.astype(object) for row in hands) + left.astype(object)
    assert set(counts) == {stock}  # nothing twice, or a sum would carry; nothing lost or made
    assert np.array_equal(np.bitwise_or.reduce(hands) | left, np.full(1000, stock, np.uint64))


def test_any_cut_into_blocks_deals_the_same_hands():
    whole, _ = dealt([5, 5, 3], WHOLE, n=3000, first=10**6)
    cuts = [0, 1, 1000, 1001, 3000]
    parts = [dealt([5, 5, 3], WHOLE, n=b - a, first=10**6 + a)[0] for a, b in pairwise(cuts)]
    assert np.array_equal(np.concatenate(parts, axis=1), whole)


@pytest.mark.parametrize(
    ("sizes", "places"), [([5], 8), ([2, 3], 6), ([1, 1, 1], 5)], ids=["3 + 2 of 8", "2 and 3 of 6", "three of 5"]
)
def test_all_deals_come_equally_often(sizes, places):
    hands, _ = dealt(sizes, 2**places - 1, n=500_000)
    together = sum(row << U(places * k) for k, row in enumerate(hands))
    assert is_uniform(counted(together), prod(comb(places - sum(sizes[:h]), n) for h, n in enumerate(sizes)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_five_card_hands_of_32_cards_come_equally_often(seed):
    hands = [dealt([5], 2**32 - 1, seed=seed, first=k * 10**6, n=10**6)[0][0].astype(np.uint32) for k in range(20)]
    assert is_uniform(counted(np.concatenate(hands)), comb(32, 5))


@pytest.mark.slow
def test_first_and_last_card_of_a_whole_pack_are_uniform_and_independent():
    first, last = [], []
    for block in range(20):
        hands, _ = dealt([1] * 52, WHOLE, first=block * 10**5, n=10**5)
        first.append(np.log2(hands[0].astype(float)).astype(int))
        last.append(np.log2(hands[51].astype(float)).astype(int))
    first, last = np.concatenate(first), np.concatenate(last)
    assert is_uniform(counted(first), 52) and is_uniform(counted(last), 52)
    assert is_uniform(counted(52 * first + last), 52 * 51)


def test_every_order_of_the_suits_comes_equally_often():
    assert sorted(ORDERS) == list(permutations(range(4)))
    orders = np.zeros(240_000, np.uint64)
    order_all(orders, U(5))
    assert orders.max() == 23 and is_uniform(counted(orders), 24)


def test_the_order_of_the_suits_says_nothing_of_the_cards():
    orders = np.zeros(240_000, np.uint64)
    order_all(orders, U(5))
    (hand,), _ = dealt([1], 2**8 - 1, seed=5, n=240_000)
    assert is_uniform(counted(orders * U(256) + hand), 24 * 8)


def test_subsets_renumbered_are_those_of_the_places_moved():
    goes = [3, 0, 6, 1, 5, 2, 4]
    old, new = subsets(3, 7).tolist(), subsets(3, 7).tolist()
    moved = [sum(2 ** goes[place] for place in range(7) if places // 2**place % 2) for places in old]
    assert [new[k] for k in renumbered(3, goes)] == moved
