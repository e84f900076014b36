"""How an answer of the last tricks within a game is made: each card solved, both at their best for the game."""

import numpy as np

from ....answer import Answer
from ....errors import Misuse
from ....estimate import Estimate, chance, closing, decide, watch
from ..asking import looks_of
from .answers import TEN, last_of, points, values_of
from .search import DEEPEST
from .stakes import Rest

WHY = "all cards are known, and both play at their best for the game"
RANKS = 64  # of two ends that are won as often the asker takes that of more points


def solved(begin, situation, arms, model, method, usual, budget):
    """Return with which chance each card wins the game."""
    last, before = last_of(situation, arms), situation.brisques
    ends = [(taker, taken) for taker in (0, 1) for taken in range(last.brisques + 1)]
    rest = Rest(situation, [(k, before[0] + n, before[1] + last.brisques - n) for k, n in ends], model, budget.seed)
    decided = rest.decided()
    if method == "exact" and not all(decided):
        raise Misuse("method", "the game may go on after this deal; ask with method auto or simulate")
    how = {"scale": 1, "shifts": [0.0] * len(ends), "compared": True, "largest": [float(not sure) for sure in decided]}
    rest.play(0, 1)  # compiled on this very thread, where Ctrl-C is heard
    sample, interrupted = watch(rest.play, budget, 0, **looks_of(model, usual), **how)
    reached = _reached(last, situation.variant, ends, sample.tally.sums)
    exact = all(decided[end] for end in reached)
    rows = [
        {"action": name, "method": "exact" if decided[end] else "simulation"}
        | _points(*ends[end], last.brisques, situation.variant) | _won(sample, end, decided[end])
        for name, end in zip(arms, reached, strict=True)
    ]  # fmt: skip

    def difference(a, b):
        both = decided[reached[a]] and decided[reached[b]]
        return Estimate(rows[a]["p_game"] - rows[b]["p_game"]) if both else sample.difference(reached[a], reached[b])

    ruling = decide(list(arms), [row["p_game"] for row in rows], difference)
    if "edge" in ruling:
        ruling["edge"]["p_game"] = ruling["edge"].pop("ev")
    if exact:
        return Answer(**begin, method={"kind": "exact", "why": WHY}, actions=rows, **ruling)
    method = {"kind": "simulation", "deals": sample.tally.deals, "solved": True, "why": WHY}  # deals: those that follow
    return Answer(
        **begin | {"model": model}, method=method, actions=rows, **ruling, **closing(sample, budget, interrupted)
    )


def _points(taker, taken, brisques, variant):
    """Return what an end brings either, in points."""
    ten = TEN * (variant.last_trick == 32)
    return points(TEN * (2 * taken - brisques) + (-ten if taker else ten), TEN * brisques + ten)


def _won(sample, end, decided):
    """Return the chance of the game at an end, exact where that decides it."""
    won, games = sample.tally.sums[end], sample.tally.deals
    if decided:
        return {"p_game": won / games}
    return chance("p_game", won, games, sample.alpha) | {"p_game_stderr": sample.arm(end).stderr}


def _reached(last, variant, ends, wins):
    """Return to which end each card leads, where ends are worth the games won after them."""
    worth = np.zeros((2, DEEPEST), np.int64)
    for (taker, taken), won in zip(ends, wins, strict=True):
        worth[taker, taken] = RANKS * int(won) + 2 * taken + 1 - taker
    ranks = [value % RANKS for value in values_of(last, variant, worth)]
    return [ends.index((1 - rank % 2, rank // 2)) for rank in ranks]
