"""How an answer of Euchre before the play is made: every arm counted over all worlds that agree, or over drawn ones."""

from fractions import Fraction

import numpy as np

from ...answer import Answer
from ...errors import Misuse
from ...estimate import Sample, chance, closing, decide, watch
from ...run import spread
from ...worth import MOST_WORLDS
from .answers import head
from .chances import equity_of
from .dealing import MANY_ORDERS
from .figures import Chances, Counted, Figures
from .policy import POLICIES
from .scene import Stage, signs, tally_of
from .table import RESULTS

PRECISION = {"points": 0.005, "game": 0.002}
UNLIKELY = 1e-4
AT_ONCE = 1024  # worlds of one job of a thread
MARKS = (("p_mark", 1, 9), ("p_two", 2, 9), ("p_against", -9, -1), ("p_two_against", -9, -2))  # chances, by points
FINE = 1_000_000  # chances of the game are summed in millionths


def answered(question, moment, arms, model, budget, method):
    """Return the value of each action; one of several arms, the dealer's discards, is worth its best.

    Parameters
    ----------
    question : str
    moment : Moment
    arms : dict of str to list of dict
        By action; see `Stage`.
    model : dict
    budget : Budget
    method : {"auto", "exact", "simulate"}
    """
    stage = Stage(moment, [arm for some in arms.values() for arm in some], model, budget.seed)
    equity = moment.score and equity_of(moment.variant, model["opponents"], model["play"], budget.seed, budget.threads)
    told = _said(stage, model, budget)
    if method == "simulate":
        figures, ending = _sampled(stage, equity, budget)
    else:
        figures, ending = _exact(stage, equity, budget)
    best = _best_arms(arms, figures)
    flat = [arm for some in arms.values() for arm in some]
    rows = [_row(stage, figures, action, best[action], flat if len(arms[action]) > 1 else ()) for action in arms]
    found = _decided(figures, list(arms), list(best.values()))
    return Answer(
        **head(question, moment, model),
        method=_method(stage, figures, equity, told) | found.pop("method"),
        actions=rows,
        **found,
        **ending,
    )


def _said(stage, model, budget):
    """Return in how many worlds the other would have said what was said, or nothing if that is no evidence."""
    moment = stage.moment
    if not any(turn % 2 != stage.game.me for turn in range(moment.turn)):
        return {}
    agreed = sum(spread(stage.agreeing, _jobs(stage), budget.threads, "worlds"))
    share = Fraction(agreed, stage.worlds)
    if share < UNLIKELY:
        others = ", ".join(name for name in POLICIES if name != model["opponents"])
        raise Misuse(
            "said", f"{model['opponents']} players would say {' '.join(moment.said)!r} in less than one in 10,000"
                    f" deals; ask with other opponents: {others}",
        )  # fmt: skip
    return {"p_said": float(share)}


def _jobs(stage):
    return [(first, min(AT_ONCE, stage.worlds - first)) for first in range(0, stage.worlds, AT_ONCE)]


def _exact(stage, equity, budget):
    """Return what all worlds come to, each with every order of the suits."""
    stage.count((0, 1))  # compiled once, where Ctrl-C is heard
    joint = sum(spread(stage.count, _jobs(stage), budget.threads, "worlds"))
    chances = equity and Chances(joint, _worth(stage, equity), budget.confidence)
    ending = {"seed": budget.seed, "confidence": budget.confidence} if equity else {}
    return Figures(Counted(joint, signs(stage.moment.seat)), chances, joint), ending


def _worth(stage, equity):
    return equity.worth(stage.moment.seat, *stage.moment.score)


def _sampled(stage, equity, budget):
    """Return what deals come to until enough is known; by the chance of the game if it counts, else by points."""
    points, arms = signs(stage.moment.seat), len(stage.arms.turns)
    units = [round(value * FINE) for value in _worth(stage, equity).mean(axis=0)] if equity else points
    scale = FINE if equity else 1

    def how(units, scale):
        largest = (max(units) - min(units)) / scale
        return {"scale": scale, "shifts": [0.0] * arms, "compared": arms > 1, "largest": [largest] * arms}

    def play(first, count):
        joint, _, drawn = stage.joint(first, count)
        return tally_of(count, joint, units, drawn)

    sample, interrupted = watch(play, budget, PRECISION["game" if equity else "points"], **how(units, scale))
    tally = sample.tally
    joint = np.array(tally.counts[:-1]).reshape(arms, arms, RESULTS, RESULTS)
    if not equity:
        return Figures(sample, None, joint, sample), closing(sample, budget, interrupted)
    in_points = Sample(tally_of(tally.deals, joint, points), confidence=budget.confidence, **how(points, 1))
    chances = Chances(joint, _worth(stage, equity), budget.confidence, sample)
    return Figures(in_points, chances, joint, sample), closing(sample, budget, interrupted)


def _best_arms(arms, figures):
    """Return of each action the number of the arm that is best, the first of equals."""
    best, begin = {}, 0
    for action, some in arms.items():
        best[action] = max(range(begin, begin + len(some)), key=lambda a: figures.deciding.arm(a).ev)
        begin += len(some)
    return best


def _row(stage, figures, action, a, arm):
    """Return a row: what an action brings, in points and in chances of the game, and how often who marks."""
    sample, counts, total = figures.sample, figures.results(a), figures.counted
    row = {"action": action, "method": "simulation" if sample else "exact"}
    if len(arm) > 1:
        row["discard"] = stage.lanes.pack.name(arm[a]["thrown"])
    row |= figures.points.arm(a).as_dict()
    if figures.chances:
        worth = figures.chances.arm(a)
        row |= {"p_game": worth.ev, "p_game_stderr": worth.stderr}
    points = signs(stage.moment.seat)
    for key, low, high in MARKS:
        hits = int(sum(n for n, worth in zip(counts, points, strict=True) if low <= worth <= high))
        row |= chance(key, hits, total, sample.alpha) if sample else {key: hits / total}
    if not sample:
        row["counts"] = {"worlds": total, "points": figures.points.total(a)}
    return row


def _decided(figures, actions, arms):
    """Return which actions are best, by the chance of the game if it counts; beside it by points, if they differ."""
    told = {"method": {}}
    for by in (figures.points, figures.chances):
        if by:
            means = [by.arm(a).ev for a in arms]
            found = decide(actions, means, lambda i, j, by=by: by.difference(arms[i], arms[j]))
            if by is figures.chances and "edge" in found:
                found["edge"] = {{"ev": "p_game"}.get(key, key): value for key, value in found["edge"].items()}
            if "best" in told and not set(told["best"]) & set(found["best"]):
                told["method"] = {"by_points": told["best"]}
            told = {"method": told["method"]} | found
    return told


def _method(stage, figures, equity, said):
    """Return how the numbers were made."""
    worlds, total = stage.worlds, figures.counted
    if figures.sample:
        method = {"kind": "simulation", "deals": total} | said | {"why": "asked to simulate"}
    else:
        each = f"{worlds:,} worlds, each with {MANY_ORDERS} orders of the suits, at most {MOST_WORLDS:,} are enumerated"
        method = {"kind": "exact", "worlds": total // MANY_ORDERS, "orders": MANY_ORDERS} | said | {"why": each}
    return method | ({"equity_deals": equity.deals} if equity else {})
