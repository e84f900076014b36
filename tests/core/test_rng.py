"""The random numbers: published words, Lemire's proof counted out, pure functions of seed, purpose and deal."""

from itertools import pairwise

import numpy as np
import pytest
from scipy.special import ndtri
from scipy.stats import chisquare

from analyzer.core.jit import U, kernel
from analyzer.core.rng import (
    BIDS,
    CARDS,
    ORDER,
    STEP,
    SUITS,
    below,
    draw_one,
    draw_rows,
    mix,
    normal_quantile,
    nth,
    stream,
    unit,
    word,
)

WORDS, HALVES = 2**64, 2**32
GAMMA = 0x9E3779B97F4A7C15  # SplitMix64's step: 2**64 over the golden ratio, made odd
DOUBTFUL = 3_000_000_000  # below so large a number three draws in ten are mixed again
TRIPLES = 22_100


@kernel
def mix_all(out, states):
    for i in range(len(out)):
        out[i] = mix(states[i])


@kernel
def streams(begins, words, later, seed, purposes, places, deal):
    for i in range(len(begins)):
        begins[i] = stream(seed, purposes[i], places[i])
        words[i] = word(begins[i], deal)
        later[i] = nth(words[i], places[i])


@kernel
def below_all(numbers, fair, bits, n):
    for i in range(len(bits)):
        numbers[i], fair[i] = below(bits[i], n)


@kernel
def draw_all(numbers, bits, n):
    for i in range(len(bits)):
        numbers[i] = draw_one(bits[i], n)


@kernel
def unit_all(out, bits):
    for i in range(len(out)):
        out[i] = unit(bits[i])


@kernel
def quantile_all(out, chances):
    for i in range(len(out)):
        out[i] = normal_quantile(chances[i])


def plain_mix(z):
    """SplitMix64's finaliser as its authors print it, on Python's integers."""
    z %= WORDS
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORDS
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORDS
    return z ^ (z >> 31)


def words_of(values):
    return np.array([value % WORDS for value in values], np.uint64)


def drawn(sizes, seed=1, purpose=CARDS, first=0, n=1000):
    rows = np.zeros((len(sizes), n), np.uint32)
    draw_rows(rows, np.array(sizes, np.uint64), U(seed), purpose, U(first))
    return rows


def is_uniform(cells):
    """Neither too uneven to be chance nor too even."""
    return 1e-4 < chisquare(cells).pvalue < 1 - 1e-4


def test_the_words_are_splitmix64s_published_ones():
    states, out = words_of(1234567 + k * GAMMA for k in range(1, 6)), np.zeros(5, np.uint64)
    mix_all(out, states)
    assert out.tolist() == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip
    assert int(STEP) == GAMMA


def test_streams_words_and_further_words_are_the_mixed_sums_they_say():
    seed, deal = 2**63 + 11, 2**40 + 3
    purposes, places = np.repeat([CARDS, SUITS, ORDER, BIDS], 5), np.tile(np.arange(5, dtype=np.uint64), 4)
    begins, words, later = np.zeros((3, 20), np.uint64)
    streams(begins, words, later, U(seed), purposes, places, U(deal))
    pairs = list(zip(purposes.tolist(), places.tolist(), strict=True))
    expected = [plain_mix(plain_mix(plain_mix(seed + GAMMA) + p * GAMMA) + k * GAMMA) for p, k in pairs]
    assert begins.tolist() == expected
    assert words.tolist() == [plain_mix(begin + deal * GAMMA) for begin in expected]
    assert later.tolist() == [plain_mix(int(w) + k * GAMMA) for w, (_, k) in zip(words, pairs, strict=True)]
    assert len(set(expected)) == 20


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 13, 24, 52, 100, 1326, TRIPLES])
def test_every_number_has_equally_many_fair_words(n):
    """Below n, the fair words of a number lie in one piece; all pieces are counted by their ends."""
    gap = HALVES % n
    first = [-(-(v * HALVES + gap) // n) for v in range(n)]
    last = [((v + 1) * HALVES - 1) // n for v in range(n)]
    assert {b - a + 1 for a, b in zip(first, last, strict=True)} == {HALVES // n}
    bits = words_of([*first, *last, *(v - 1 for v in first[1:]), *(v + 1 for v in last[:-1])])
    numbers, fair = np.zeros(len(bits), np.uint64), np.zeros(len(bits), np.bool_)
    below_all(numbers, fair, bits, U(n))
    assert numbers[: 2 * n].tolist() == [*range(n), *range(n)] and fair[: 2 * n].all()
    outside = list(zip(numbers[2 * n :].tolist(), fair[2 * n :].tolist(), strict=True))
    inside = [(v, True) for v in (*range(1, n), *range(n - 1))]
    assert all(one != other for one, other in zip(outside, inside, strict=True))


def test_a_number_below_n_is_the_high_half_and_doubtful_as_lemire_says():
    bits = np.random.default_rng(3).integers(0, HALVES, 2000, dtype=np.uint64)
    numbers, fair = np.zeros(2000, np.uint64), np.zeros(2000, np.bool_)
    below_all(numbers, fair, bits, U(DOUBTFUL))
    products = [int(b) * DOUBTFUL for b in bits]
    assert numbers.tolist() == [p // HALVES for p in products]
    assert fair.tolist() == [p % HALVES >= HALVES % DOUBTFUL for p in products]
    assert 0.25 < 1 - fair.mean() < 0.35  # both cases were there


@pytest.mark.parametrize("n", [1, 6, 52, 2**31 + 1, DOUBTFUL])
def test_one_number_is_mixed_again_until_it_is_fair(n):
    bits = np.random.default_rng(4).integers(0, WORDS, 500, dtype=np.uint64, endpoint=False)
    numbers, expected = np.zeros(500, np.uint64), []
    draw_all(numbers, bits, U(n))
    for b in bits.tolist():
        while b % HALVES * n % HALVES < HALVES % n:
            b = plain_mix(b + GAMMA)
        expected.append(b % HALVES * n // HALVES)
    assert numbers.tolist() == expected


def plain_rows(sizes, seed, first, n):
    """Two rows from the halves of one word; the word of a doubtful deal is mixed again."""
    begins = [plain_mix(plain_mix(plain_mix(seed + GAMMA) + GAMMA) + k * GAMMA) for k in range(0, len(sizes), 2)]
    rows = [[] for _ in sizes]
    for deal in range(first, first + n):
        for k, begin in zip(range(0, len(sizes), 2), begins, strict=True):
            pair = [sizes[k], sizes[min(k + 1, len(sizes) - 1)]]
            bits, halves = plain_mix(begin + deal * GAMMA), None
            while halves is None or any(p % HALVES < HALVES % m for p, m in zip(halves, pair, strict=True)):
                bits = bits if halves is None else plain_mix(bits ^ begin)
                halves = [bits % HALVES * pair[0], bits // HALVES * pair[1]]
            for row, product in zip(rows[k : k + 2], halves, strict=False):
                row.append(product // HALVES)
    return rows


@pytest.mark.parametrize("sizes", [[52], [TRIPLES, 17296], [DOUBTFUL, 7, 2**31 + 1], [5, DOUBTFUL, 52, 51]])
def test_rows_are_what_a_plain_twin_draws(sizes):
    assert drawn(sizes, 12, CARDS, 900, 300).tolist() == plain_rows(sizes, 12, 900, 300)


@pytest.mark.parametrize("sizes", [[TRIPLES, 17296, 13244], [DOUBTFUL, 7, 2**31 + 1]], ids=["as dealt", "doubtful"])
def test_any_cut_into_blocks_gives_the_same_rows(sizes):
    whole = drawn(sizes, n=5000, first=70)
    cuts = [0, 1, 2, 700, 701, 4096, 5000]
    pieces = [drawn(sizes, n=b - a, first=70 + a) for a, b in pairwise(cuts)]
    assert np.array_equal(np.concatenate(pieces, axis=1), whole)


def test_an_odd_last_row_is_the_same_with_a_partner():
    assert np.array_equal(drawn([9, 4, DOUBTFUL]), drawn([9, 4, DOUBTFUL, DOUBTFUL])[:3])


def test_rows_of_other_words_do_not_matter():
    assert np.array_equal(drawn([9, DOUBTFUL, 52, 51])[2:], drawn([3, 44, 52, 51])[2:])


@pytest.mark.parametrize("sizes", [[52, 24, 7], [TRIPLES, 17296]], ids=["small", "hands"])
def test_every_row_is_uniform(sizes):
    rows = drawn(sizes, seed=2, n=1_000_000)
    assert all(is_uniform(np.bincount(row, minlength=n)) for row, n in zip(rows, sizes, strict=True))


@pytest.mark.parametrize(
    ("row", "other"),
    [(1, {}), (2, {}), (0, {"first": 1}), (0, {"seed": 2}), (0, {"purpose": ORDER})],
    ids=["half of the same word", "next word", "next deal", "next seed", "other purpose"],
)
def test_numbers_are_independent_of(row, other):
    one, two = drawn([52] * 3, n=1_000_000)[0], drawn([52] * 3, n=1_000_000, **other)[row]
    assert is_uniform(np.bincount(one * 52 + two, minlength=52 * 52))


def test_a_unit_number_is_strictly_between_0_and_1():
    ends, out = words_of([0, 1, WORDS - 1, WORDS - 2**11, WORDS - 2**12, WORDS // 2]), np.zeros(6)
    unit_all(out, ends)
    assert 0 < out.min() and out.max() < 1, f"{out.min()} to {out.max()}"
    assert out == pytest.approx([int(end) / WORDS for end in ends], abs=2**-51)


def test_the_normal_quantile_is_scipys_to_the_last_digits():
    tails = 10.0 ** -np.linspace(1, 300, 3000)
    middle = np.linspace(0.001, 0.999, 3001)
    joints = [0.5 - 0.425, 0.5 + 0.425, np.exp(-25.0), 1 - np.exp(-25.0), 1 - 2**-53, 5e-324]
    chances = np.concatenate([tails, middle, 1 - 10.0 ** -np.linspace(1, 15, 500), joints])
    out = np.zeros(len(chances))
    quantile_all(out, chances)
    np.testing.assert_allclose(out, ndtri(chances), rtol=1e-14, atol=1e-15)
