"""Checks that a user can run: the generator, the deals, the intervals, known numbers, on this very machine."""

import math

import numpy as np

from .answer import Answer, whole_run
from .core.deal import choices, deal_hand, deal_pieces, pieces, subsets, tables
from .core.jit import HAS_PDEP, U
from .core.rng import CARDS, STEP, draw_rows, mix
from .core.twins import spread
from .estimate import half_width
from .games import GAMES


def selftest():
    """Run all checks.

    Returns
    -------
    Answer
        Rows `check`, `passed` (yes or NO), `numbers`.
    """
    rows = []
    for check in (generator, subsets_dealt, uniform_hands, coverage, threads, exact_and_sampled):
        passed, numbers = check()
        name = check.__doc__.splitlines()[0].rstrip(".")
        rows.append({"check": name, "passed": "yes" if passed else "NO", "numbers": numbers})
    return Answer("odds.selftest", actions=rows)


def failed(answer):
    """Return the checks that did not pass."""
    return [row["check"] for row in answer.actions if row["passed"] != "yes"]


def generator():
    """The generator gives SplitMix64's published first words."""
    words = [int(mix(U((1234567 + k * int(STEP)) % 2**64))) for k in (1, 2, 3)]
    return words == [6457827717110365317, 3203168211198807973, 9817491932198370423], f"{words[0]} ..."


def subsets_dealt():
    """The instruction that deals does what its slow twin does."""
    stock = np.random.default_rng(1).integers(1, 2**63, 2000).astype(np.uint64)
    table = subsets(3)
    index, hands, left = np.arange(2000, dtype=np.uint32), np.zeros(2000, np.uint64), stock.copy()
    deal_hand(hands, left, index, table)
    with np.errstate(over="ignore"):
        twins = [spread(places, cards) for places, cards in zip(table, stock, strict=False)]
    same = hands.tolist() == [int(hand) for hand in twins]
    return same, f"2,000 hands, {'pdep of the processor' if HAS_PDEP else 'no pdep on this processor'}"


def uniform_hands():
    """All C(12, 5) hands of a small pack come equally often."""
    n = 400_000
    owners, sizes = pieces([5])
    index, hands, stock = np.zeros((len(sizes), n), np.uint32), np.zeros((1, n), np.uint64), np.full(n, 4095, np.uint64)
    draw_rows(index, choices(sizes, 12), U(1), CARDS, U(0))
    deal_pieces(hands, stock, index, owners, sizes, tables())
    counts = np.unique(hands[0], return_counts=True)[1]
    cells = math.comb(12, 5)
    chi2 = float(((counts - n / cells) ** 2).sum() / (n / cells))
    z = (chi2 - (cells - 1)) / math.sqrt(2 * (cells - 1))
    return len(counts) == cells and abs(z) < 4, f"{n:,} deals, chi-square z = {z:+.2f}"


def coverage():
    """Intervals looked at 100 times hold at least as often as they say."""
    runs, step, looks, alpha = 500, 16_384, 100, 0.05
    draws = np.random.default_rng(7).normal(0, math.sqrt(step), (runs, looks)).cumsum(axis=1)
    n = step * np.arange(1, looks + 1)
    reach = np.array([half_width(int(k), 1.0, alpha) for k in n])
    missed = float((abs(draws / n) > reach).any(axis=1).mean())
    return missed <= alpha + 3 * math.sqrt(
        alpha * (1 - alpha) / runs
    ), f"{missed:.1%} of {runs} runs left the interval, at most {alpha:.0%} may"


def threads():
    """One thread and several give the same bytes."""
    from .games import speculation

    asked = {"turn_up": "9d", "price": 1, "method": "simulate", "deals": 100_000, "precision": 0}
    answers = [whole_run(speculation.buy(**asked, threads=n)) for n in (1, 2, 7)]
    return len({answer.to_json() for answer in answers}) == 1, "1, 2 and 7 threads"


def exact_and_sampled():
    """Simulation and closed form agree."""
    from .games import speculation

    asked = {"turn_up": "9d", "players": 4, "penalty": 1, "spare": True}
    exact = speculation.price(**asked)
    sampled = whole_run(speculation.price(**asked, method="simulate", deals=1_000_000, precision=0))
    z = max(abs(s["ev"] - e["ev"]) / s["stderr"] for s, e in zip(sampled.actions, exact.actions, strict=True))
    return z < 4.5, f"{', '.join(GAMES)}: largest |z| {z:.2f}"
