"""What each of a few cards is worth over the worlds of an `Ending`: counted where worlds are few, else sampled."""

from fractions import Fraction
from math import comb, sqrt

from .core.bound import orders_of
from .ending import OUTCOMES, SCALE, Worlds
from .estimate import Estimate, chance, closing, decide, half_width, watch

ELDER, POINT = 1, 3
MOST_WORLDS = 2_000_000  # worlds times orders of the suits that are enumerated
PIMC_DEALS = 5_000  # at most, where worlds are imagined
WHY = "cards are chosen over imagined worlds"
BLOCK, MANY = 256, 16_384  # deals in one job of a thread, with worlds imagined and without
PRECISION, OF_GAMES, OF_HANDS = 0.005, 0.002, 0.01  # of points, and of chances: of the game, of the point
CHANCES = [int(tricks >= POINT) for tricks in range(OUTCOMES)]  # what each number of tricks is worth to who counts them


def of_all_hands(unseen, voices):
    """Return the method of who counts all hands that the other may hold, in every order of the suits that matters."""
    worlds, orders = comb(len(unseen), OUTCOMES - 1), orders_of(voices)
    kind = {"kind": "exact", "worlds": worlds} | ({"orders": orders} if orders > 1 else {})
    each = f", each with {orders} orders of the suits" if orders > 1 else ""
    return kind | {"why": f"{worlds:,} worlds{each}, at most {MOST_WORLDS:,} are enumerated"}


def balance(marks, seat):
    """Return what each number of tricks brings a seat, its points minus the other's.

    Parameters
    ----------
    marks : list of (int, int)
        Elder's and the dealer's points for each number of elder's tricks.
    seat : int
    """
    worth = [elder - dealer for elder, dealer in marks]
    return worth if seat == ELDER else [-points for points in reversed(worth)]


def mean_of(counts, values):
    """Return the mean of values over counts of their numbers, a fraction."""
    return sum(Fraction(value) * int(many) for value, many in zip(values, counts, strict=True)) / int(sum(counts))


def estimated(counts, values, alpha):
    """Return the `Estimate` of the mean of values over sampled counts of their numbers."""
    n, mean = int(sum(counts)), float(mean_of(counts, values))
    square = float(mean_of(counts, [value * value for value in values]))
    variance = max(square - mean * mean, 0) * n / max(n - 1, 1)
    reach = half_width(n, variance, alpha, float(max(values) - min(values)))
    return Estimate(mean, sqrt(variance / n), mean - reach, mean + reach)


def counted(ending, threads=None):
    """Return what an answer holds when every world is counted: `actions`, `best` and what goes with it."""
    rows, means = [], []
    key, values = ("ev", ending.points) if ending.games is None else ("p_game", ending.games)
    for action, counts in zip(ending.actions, ending.count(threads).tolist(), strict=True):
        total = sum(counts)
        row = {"action": action, "method": "exact", "ev": float(mean_of(counts, ending.points))}
        row |= {} if ending.games is None else {"p_game": float(mean_of(counts, ending.games))}
        row |= {"p_point": sum(counts[POINT:]) / total, "p_tricks": [many / total for many in counts]}
        rows.append(row | {"counts": {"worlds": total} | {f"tricks_{k}": many for k, many in enumerate(counts)}})
        means.append(mean_of(counts, values))
    return {"actions": rows} | by_key(key, decide(ending.actions, means, lambda a, b: Estimate(means[a] - means[b])))


def sampled(ending, budget, precision, block):
    """Return what an answer holds when worlds are drawn, and how many: `actions`, `best`, the seed and the receipt."""
    arms, key = len(ending.actions), "ev" if ending.games is None else "p_game"
    scale = 1 if ending.games is None else SCALE
    largest = float(ending.pays.max() - ending.pays.min()) / scale
    how = {"scale": scale, "shifts": [0.0] * arms, "compared": True, "largest": [largest] * arms}
    sample, interrupted = watch(
        lambda first, count: ending.play(first, count, budget.seed), budget, precision, block=block, **how
    )
    rows, deals = [], sample.tally.deals
    for a, action in enumerate(ending.actions):
        counts = sample.tally.counts[a * OUTCOMES : (a + 1) * OUTCOMES]
        told = estimated(counts, ending.points, sample.alpha).as_dict()
        row = {"action": action, "method": "simulation", **told}
        if ending.games is not None:
            row |= {"p_game": sample.arm(a).ev, "p_game_stderr": sample.arm(a).stderr}
        row |= chance("p_point", sum(counts[POINT:]), deals, sample.alpha)
        rows.append(row | {"p_tricks": [many / deals for many in counts]})
    means = [row[key] for row in rows]
    return deals, {
        "actions": rows, **by_key(key, decide(ending.actions, means, sample.difference)),
        **closing(sample, budget, interrupted),
    }  # fmt: skip


def by_key(key, found):
    """Return a decision whose edge is named by what it was decided by."""
    if "edge" in found:
        found["edge"] = {key if name == "ev" else name: value for name, value in found["edge"].items()}
    return found


def answered(ending, method, told, budget, blind, why=WHY):
    """Return what an answer about a card holds, its method too.

    Parameters
    ----------
    ending : Ending
    method : str
        `simulate`, or anything else: worlds that can be counted are.
    told : dict
        What the method says beside.
    budget : Budget
    blind : bool
        Whether somebody imagines worlds.
    why : str
        Why worlds that cannot be counted are drawn.
    """
    many, few = len(ending.worlds), not blind and isinstance(ending.worlds, Worlds)
    if method != "simulate" and few:
        why = f"{many:,} worlds and orders of the suits that agree with all that was seen and said"
        return {"method": {"kind": "exact", "worlds": many} | told | {"why": why}} | counted(ending, budget.threads)
    block, precision = BLOCK if blind else MANY, PRECISION if ending.games is None else OF_GAMES
    deals, found = sampled(ending, budget, precision, block)
    why = "asked for" if few else why
    return {"method": {"kind": "simulation", "deals": deals} | told | {"why": why}} | found


def measured(ending, budget, all_five, brings=None):
    """Return what an answer about a hand as it is dealt holds among players who imagine worlds.

    Parameters
    ----------
    ending : Ending
        Its points are `CHANCES`.
    budget : Budget
    all_five : str
        What all five tricks are called.
    brings : list of int, optional
        What each number of tricks brings the asker, if the rows tell it.
    """
    arms = len(ending.actions)
    how = {"scale": 1, "shifts": [0.0] * arms, "compared": True, "largest": [1.0] * arms}
    sample, interrupted = watch(
        lambda first, count: ending.play(first, count, budget.seed), budget, OF_HANDS, block=BLOCK, **how
    )
    deals, rows = sample.tally.deals, []
    for a, action in enumerate(ending.actions):
        counts = sample.tally.counts[a * OUTCOMES : (a + 1) * OUTCOMES]
        told = {"p_point": sum(counts[POINT:]), f"p_{all_five}": counts[-1], f"p_{all_five}_against": counts[0]}
        row = {"action": action, "method": "simulation"}
        row |= {} if brings is None else estimated(counts, brings, sample.alpha).as_dict()
        for key, many in told.items():
            row |= chance(key, many, deals, sample.alpha)
        of_chance = {key: value for key, value in sample.arm(a).as_dict().items() if key != "ev"}
        rows.append(row | (of_chance if brings is None else {}))
    chances = [row["p_point"] for row in rows]
    decided = by_key("p_point", decide(ending.actions, chances, sample.difference)) if arms > 1 else {}
    return {
        "method": {"kind": "simulation", "deals": deals, "why": WHY}, "actions": rows, **decided,
        **closing(sample, budget, interrupted),
    }  # fmt: skip
