"""Numbers from tallies: numpy's means and errors, an interval that holds at every look, a verdict."""

from fractions import Fraction
from functools import cache
from itertools import count, takewhile
from math import exp, inf, sqrt

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.stats import binomtest, norm

from analyzer.estimate import TUNED_FOR, Estimate, Sample, chance, decide, decide_by, half_width, watch
from analyzer.run import BLOCK, Budget
from analyzer.tally import Tally

ROWS = np.random.default_rng(12).integers(-3000, 9000, (3, 500))
ROWS[1] = ROWS[0] + ROWS[1] // 50  # arms that hang together
SHIFTS = [0, Fraction(-5, 2), 1.25]


def tally_of(rows):
    products = [[int(one @ other) for other in rows[: a + 1]] for a, one in enumerate(rows)]
    return Tally(rows.shape[1], rows.sum(axis=1).tolist(), products)


def sample_of(rows=ROWS, confidence=0.99, compared=True, shifts=SHIFTS, largest=0.0):
    return Sample(tally_of(rows), 1000, confidence, shifts, compared, [largest] * len(rows))


# The interval


@pytest.mark.parametrize("alpha", [0.1, 0.01, 0.01 / 45])
@pytest.mark.parametrize("n", [1, TUNED_FOR, 4_000_000])
def test_at_its_end_the_mixture_of_likelihood_ratios_is_one_over_alpha(n, alpha):
    """Ville: a mixture of the ratios of all drifts, weighed by a normal density, exceeds 1/alpha with chance alpha."""
    tight = 2 * np.log(1 / alpha)
    spread = sqrt((tight + np.log(1 + tight)) / TUNED_FOR)
    total = n * half_width(n, 1.0, alpha)
    middle, width = total * spread**2 / (1 + n * spread**2), spread / sqrt(1 + n * spread**2)  # where the mass lies
    peak = middle * total - middle**2 * n / 2 - (middle / spread) ** 2 / 2
    mass, _ = quad(
        lambda drift: exp(drift * total - drift**2 * n / 2 - (drift / spread) ** 2 / 2 - peak),
        middle - 12 * width,
        middle + 12 * width,
    )
    mixture = mass * exp(peak) / (spread * sqrt(2 * np.pi))
    assert mixture == pytest.approx(1 / alpha, rel=1e-6)


def test_half_width_grows_with_the_spread_and_needs_no_scale():
    assert half_width(1000, 9.0, 0.01) == pytest.approx(3 * half_width(1000, 1.0, 0.01))
    assert half_width(1000, 0.0, 0.01) == 0
    assert half_width(1000, 9.0, 0.01, 15.0) == pytest.approx(3 * half_width(1000, 1.0, 0.01, 5.0))


@pytest.mark.parametrize("alpha", [0.05, 0.01 / 6])
@pytest.mark.parametrize("n", [1, BLOCK, 4_000_000])
def test_what_the_largest_payoff_adds(n, alpha):
    """One more deal that brought it, and Bernstein's term 2 c log(x) / (3 n)."""
    tight = 2 * np.log(1 / alpha)
    log_odds = np.log(sqrt(n * (tight + np.log(1 + tight)) / TUNED_FOR + 1) / alpha)
    widened = half_width(n, 4.0 + 100.0 / n, alpha) + 2 * 10 * log_odds / (3 * n)
    assert half_width(n, 4.0, alpha, 10.0) == pytest.approx(widened, rel=1e-12)


def test_what_the_largest_payoff_adds_vanishes_as_deals_grow():
    excess = [half_width(n, 1.0, 0.01, 10.0) / half_width(n, 1.0, 0.01) - 1 for n in (BLOCK, 10 * BLOCK, 1000 * BLOCK)]
    assert 0.1 > excess[0] > 2 * excess[1] > 10 * excess[2] > 0


@pytest.mark.parametrize("alpha", [0.05, 0.01, 0.001])
def test_the_interval_is_tightest_where_it_says(alpha):
    """Next to the interval of a fixed number of deals, which must not be looked at twice."""
    excess = {
        n: half_width(n, 1.0, alpha) * sqrt(n) / norm.isf(alpha / 2) for n in map(int, np.geomspace(1e4, 1e7, 400))
    }
    best = min(excess, key=excess.get)
    assert TUNED_FOR / 1.3 < best < TUNED_FOR * 1.3
    assert 1 < excess[best] < 1.6


HIDDEN_CARD = ((0, 6), (1 - 43 / 1275, 43 / 1275))  # a face-down card beside a queen: the pool of 6, seldom
LOO = ((-6, 4, 9, 15), (0.31, 0.48, 0.16, 0.05))
RARE = ((0, 20), (0.997, 0.003))
HARDLY_EVER = ((0, 100), (1 - 0.00004, 0.00004))  # at the first look half the runs have not seen it
LOOKS = BLOCK * np.arange(1, 201)


def runs_of(payoff, runs=2000):
    """Play runs of a payoff; return the sums of payoffs and of their squares at every look, and the true mean."""
    values, chances = np.array(payoff[0]), np.array(payoff[1])
    came = np.random.default_rng(13).multinomial(BLOCK, chances, (runs, len(LOOKS))).cumsum(axis=1)
    return came @ values, came @ values**2, values @ chances


def share_missed(payoff, runs, alpha):
    """Return in which share of the runs the interval leaves the truth outside at any look."""
    sums, squares, truth = runs_of(payoff, runs)
    how = {"scale": 1, "confidence": 1 - alpha, "shifts": [0], "compared": False}
    how["largest"] = [float(max(payoff[0]) - min(payoff[0]))]

    @cache
    def holds(n, total, square):
        arm = Sample(Tally(n, [total], [[square]]), **how).arm(0)
        return arm.low <= truth <= arm.high

    both = zip(sums.tolist(), squares.tolist(), strict=True)
    return sum(not all(map(holds, LOOKS.tolist(), *run)) for run in both) / runs


@pytest.mark.parametrize("payoff", [HIDDEN_CARD, LOO, RARE], ids=["hidden card", "loo", "rare"])
@pytest.mark.parametrize("alpha", [0.01, pytest.param(0.1, marks=pytest.mark.slow)])
def test_intervals_hold_at_200_looks_together(payoff, alpha):
    assert share_missed(payoff, 2000, alpha) <= alpha + 3 * sqrt(alpha * (1 - alpha) / 2000)


@pytest.mark.parametrize(
    "alpha", [0.01, 0.01 / 45, *(pytest.param(a, marks=pytest.mark.slow) for a in (0.1, 0.01 / 6))]
)
def test_intervals_hold_where_a_payoff_hardly_ever_comes(alpha):
    """Also at the levels that several arms and their differences share."""
    assert share_missed(HARDLY_EVER, 20_000, alpha) <= alpha + 3 * sqrt(alpha * (1 - alpha) / 20_000)


@pytest.mark.parametrize(("one", "other"), [(0.00004, 0.00004), pytest.param(0.00004, 0.00001, marks=pytest.mark.slow)])
def test_intervals_hold_where_each_of_two_arms_hardly_ever_brings_a_payoff(one, other):
    """Never both in the same deal, so that a difference is plus or minus the payoff: both arms and it hold together."""
    runs, confidence, largest = 2000, 0.99, 100
    chances = np.array([one, other, 1 - one - other])
    came = np.random.default_rng(14).multinomial(BLOCK, chances, (runs, len(LOOKS))).cumsum(axis=1)[..., :2]

    @cache
    def missed(n, a, b):
        products = [[largest**2 * a], [0, largest**2 * b]]
        tally = Tally(n, [largest * a, largest * b], products)
        sample = Sample(tally, 1, confidence, [0, 0], True, [float(largest)] * 2)
        told = sample.arm(0), sample.arm(1), sample.difference(0, 1)
        truths = largest * one, largest * other, largest * (one - other)
        return tuple(not e.low <= truth <= e.high for e, truth in zip(told, truths, strict=True))

    looked = [[missed(n, *hits) for n, hits in zip(LOOKS.tolist(), run, strict=True)] for run in came.tolist()]
    arm, _, gap = np.any(looked, axis=1).T
    for share, alpha in ((arm, 0.01 / 3), (gap, 0.01 / 3), (np.any(looked, axis=(1, 2)), 0.01)):
        assert share.mean() <= alpha + 3 * sqrt(alpha * (1 - alpha) / runs)


def test_an_interval_for_one_look_does_not_hold_at_200():
    sums, squares, truth = runs_of(HIDDEN_CARD)
    mean = sums / LOOKS
    misses = abs(mean - truth) > norm.isf(0.005) * np.sqrt((squares / LOOKS - mean**2) / LOOKS)
    assert misses[:, -1].mean() < 0.02  # as it says, at any one look
    assert misses.any(axis=1).mean() > 0.08


# Arms and differences


@pytest.mark.parametrize("a", [0, 1, 2])
def test_an_arm_is_numpys_mean_and_standard_error_shifted(a):
    arm, alone = sample_of().arm(a), ROWS[a] / 1000
    assert arm.ev == pytest.approx(alone.mean() + float(SHIFTS[a]), rel=1e-12)
    assert arm.stderr == pytest.approx(alone.std(ddof=1) / sqrt(500), rel=1e-12)
    reach = half_width(500, alone.var(ddof=1), 0.01 / 6)  # three arms and three differences share the error
    assert (arm.low, arm.high) == pytest.approx((arm.ev - reach, arm.ev + reach), rel=1e-12)


@pytest.mark.parametrize(("a", "b"), [(0, 1), (1, 0), (2, 0)])
def test_a_difference_is_paired_deal_by_deal(a, b):
    gap, alone = sample_of(largest=5.0).difference(a, b), (ROWS[a] - ROWS[b]) / 1000
    assert gap.ev == pytest.approx(alone.mean() + float(SHIFTS[a] - SHIFTS[b]), rel=1e-12)
    assert gap.stderr == pytest.approx(alone.std(ddof=1) / sqrt(500), rel=1e-9)
    reach = half_width(500, alone.var(ddof=1), 0.01 / 6, 10.0)  # one arm may bring the largest, the other the least
    assert (gap.high - gap.low) / 2 == pytest.approx(reach, rel=1e-9)


@pytest.mark.parametrize(("compared", "shared"), [(True, 6), (False, 3)])
def test_all_intervals_of_an_answer_share_the_error(compared, shared):
    assert sample_of(confidence=0.9, compared=compared).alpha == pytest.approx(0.1 / shared)


@pytest.mark.parametrize("n", [1, BLOCK, 4_000_000])
@pytest.mark.parametrize("alpha", [0.05, 0.01 / 6])
def test_what_no_deal_has_shown_may_be_as_likely_as_its_exact_bound(n, alpha):
    """A payoff of 1 that never came in `n` deals: a narrower interval would miss it too often."""
    arm = Sample(Tally(n, [0], [[0]]), 1, 1 - alpha, [0], False, largest=[1.0]).arm(0)
    assert (arm.ev, arm.stderr) == (0, 0)
    assert arm.high == -arm.low >= binomtest(0, n, alternative="less").proportion_ci(1 - alpha, "exact").high


def test_a_payoff_that_never_changes_has_no_error_if_it_cannot():
    arm = sample_of(np.full((1, 500), 10_000_000), shifts=[0]).arm(0)
    assert (arm.ev, arm.stderr, arm.low, arm.high) == (10_000, 0, 10_000, 10_000)


def test_sums_beyond_a_machine_word_are_exact():
    """10^12 deals of which every other one brought ten thousand counters more than the one before."""
    n, most = 10**12, 10**7
    arm = Sample(Tally(n, [n // 2 * most], [[n // 2 * most**2]]), 1000, 0.99, [0], False, [1e4]).arm(0)
    assert arm.ev == 5000
    assert arm.stderr == pytest.approx(5000 / 1e6, rel=1e-11)


def test_one_deal_is_enough_to_divide_by():
    arm = sample_of(ROWS[:, :1]).arm(0)
    assert arm.ev == ROWS[0, 0] / 1000


def test_an_estimate_moved_and_turned_round():
    estimate = Estimate(2.0, 0.5, 1.0, 3.5)
    assert estimate.moved(1.5) == Estimate(3.5, 0.5, 2.5, 5.0)
    assert estimate.negative() == Estimate(-2.0, 0.5, -3.5, -1.0)
    assert Estimate(Fraction(1, 2)).as_dict() == {"ev": 0.5}


# Stopping


def play(first, deals):
    """Two arms that win the same but in one deal of a hundred."""
    one = np.arange(first, first + deals) % 7 * 1000
    two = one + (np.arange(first, first + deals) % 100 == 0) * 1000
    return tally_of(np.array([one, two]))


@pytest.mark.parametrize("precision", [0.05, 0.02, 0.01])
def test_watching_ends_at_the_first_look_that_is_precise_enough(precision):
    budget = Budget(deals=10**6, precision=precision, threads=2)
    sample, interrupted = watch(play, budget, 1.0, scale=1000, shifts=[0, 0], compared=False, largest=[0.0, 0.0])
    looks = [*takewhile(lambda n: n < 10**6, (BLOCK * 2**k for k in count())), 10**6]
    assert sample.tally.deals == next(n for n in looks if half_width(n, np.var(np.arange(7)), 0.005) < precision)
    assert not interrupted


def test_precision_0_plays_all_deals_and_the_questions_own_is_the_default():
    how = {"scale": 1000, "shifts": [0, 0], "compared": False, "largest": [0.0, 0.0]}
    assert watch(play, Budget(deals=50_000, precision=0), 1.0, **how)[0].tally.deals == 50_000
    assert watch(play, Budget(deals=50_000), 1.0, **how)[0].tally.deals == BLOCK


def test_a_comparison_is_not_settled_before_the_verdict_is_clear():
    assert sample_of(shifts=[10, 0, -10]).settled(inf)
    tied = np.array([ROWS[0], np.roll(ROWS[0], 1)])
    assert not sample_of(tied, shifts=[0, 0]).settled(inf)
    assert sample_of(tied, shifts=[0, 0], compared=False).settled(inf)
    assert not sample_of(shifts=[10, 0, -10]).settled(0.1)


# The verdict


def decided(means, stderr=0.0, reach=0.0):
    def difference(a, b):
        gap = means[a] - means[b]
        return Estimate(gap, stderr, gap - reach, gap + reach)

    return decide(["stand", "miss", "throw"][: len(means)], means, difference)


def test_a_clear_verdict_names_the_best_and_the_edge_over_the_next():
    found = decided([1.0, 3.0, 2.0], 0.1, 0.4)
    assert (found["best"], found["verdict"]) == (["miss"], "clear")
    assert found["edge"] == {"over": "throw", "ev": 1.0, "stderr": 0.1, "low": 0.6, "high": 1.4}


def test_a_verdict_is_clear_only_if_every_rival_is_beaten():
    """The runner-up may be beaten for sure, and one whose interval is wider not; the edge is over the runner-up."""
    means, reach = [3.0, 2.0, 1.0], {1: 0.5, 2: 2.5}

    def difference(a, b):
        gap = means[a] - means[b]
        return Estimate(gap, 0.1, gap - reach[b], gap + reach[b])

    found = decide(["stand", "miss", "throw"], means, difference)
    assert (found["best"], found["verdict"]) == (["stand"], "too close to call")
    assert (found["edge"]["over"], found["edge"]["low"]) == ("miss", 0.5)
    reach[2] = 1.5
    assert decide(["stand", "miss", "throw"], means, difference)["verdict"] == "clear"


def test_too_close_to_call_if_the_interval_of_the_edge_holds_0():
    found = decided([1.0, 3.0, 2.9], 0.1, 0.4)
    assert (found["best"], found["verdict"], found["edge"]["over"]) == (["miss"], "too close to call", "throw")


def test_equal_means_of_different_deals_are_too_close_to_call():
    assert decided([2.0, 2.0], 0.1, 0.4)["verdict"] == "too close to call"


def test_actions_that_differ_in_no_deal_are_identical():
    assert decided([2.0, 2.0, 2.0]) == {"best": ["stand", "miss", "throw"], "verdict": "identical"}


def test_a_single_action_is_best_without_a_verdict():
    assert decided([2.0]) == {"best": ["stand"]}


def test_several_may_be_best_and_the_edge_is_over_the_best_of_the_others():
    found = decided([1.0, 2.0, 2.0])
    assert (found["best"], found["verdict"]) == (["miss", "throw"], "clear")
    assert found["edge"]["over"] == "stand" and found["edge"]["ev"] == 1


def test_exact_values_are_clear_without_an_interval():
    means = [Fraction(1, 3), Fraction(1, 2)]
    found = decide(["keep", "sell"], means, lambda a, b: Estimate(means[a] - means[b]))
    assert found == {"best": ["sell"], "verdict": "clear", "edge": {"over": "keep", "ev": pytest.approx(1 / 6)}}


def test_what_is_best_by_an_exact_chance():
    found = decide_by("p_point", {"lead 9s": Fraction(3, 4), "lead 8h": Fraction(1, 4), "lead 8s": Fraction(3, 4)})
    assert found == {"best": ["lead 9s", "lead 8s"], "verdict": "clear", "edge": {"over": "lead 8h", "p_point": 0.5}}
    assert decide_by("p_point", {}) == {} and decide_by("p_point", {"x": Fraction(1), "y": Fraction(1)}) == {
        "best": ["x", "y"], "verdict": "identical",
    }  # fmt: skip


# Chances


@pytest.mark.parametrize("alpha", [0.05, 0.01 / 6])
@pytest.mark.parametrize("n", [1, 20, 16_384])
def test_what_none_or_all_deals_hit_has_its_exact_bound(alpha, n):
    none, every = chance("p_win", 0, n, alpha), chance("p_win", n, n, alpha)
    above = binomtest(0, n, alternative="less").proportion_ci(1 - alpha, "exact").high
    below = binomtest(n, n, alternative="greater").proportion_ci(1 - alpha, "exact").low
    assert none == {"p_win": 0, "p_win_high": pytest.approx(above)}
    assert every == {"p_win": 1, "p_win_low": pytest.approx(below)}
    assert n == 1 or chance("p_win", 1, n, alpha) == {"p_win": 1 / n}
