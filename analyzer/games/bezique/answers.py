"""How an answer about a card or a declaration is made: estimated from deals that agree with what is known."""

from functools import partial

from ...answer import Answer, head_of
from ...estimate import chance, closing, decide, watch
from . import moves
from .arms import COLUMNS, TRICK
from .asking import looks_of
from .scene import Stage

PRECISION = 1.0  # points
LARGEST, IN_HAND = 2000, 340  # how far two deals may lie apart, in points; with no stock left

WHY = ("too many worlds to enumerate", "all cards are known; both play by policy")  # by whether they are


head = partial(head_of, "bezique", "points")


def answered(question, situation, stage, arms, model, usual, budget):
    """Return the value of each arm, by the name of its action; so many deals are usual."""
    actions = list(arms)
    deals, many = Stage(situation, stage, list(arms.values()), model, budget.seed), len(actions)
    over = [situation.score is not None and moves.wins_at_once(situation, arm) for arm in arms.values()]
    largest = [0.0 if sure else float(LARGEST if situation.stock else IN_HAND) for sure in over]
    largest += [float(not sure) for sure in over][: deals.rows - many]
    how = {"scale": 1, "shifts": [0.0] * deals.rows, "compared": True, "largest": largest}
    deals.play(0, 1)  # compiled on this very thread, where Ctrl-C is heard
    sample, interrupted = watch(deals.play, budget, PRECISION, **looks_of(model, usual), **how)
    in_match = deals.rows > many
    tricks = [_trick(sample, a, situation, arm.get("card")) for a, arm in enumerate(arms.values())]
    rows = [
        {"action": action, "method": "simulation", **sample.arm(a).as_dict()} | tricks[a] | _sources(sample, a)
        | _game(sample, many + a, situation, arm) for a, (action, arm) in enumerate(arms.items())
    ]  # fmt: skip
    ranked = many if in_match else 0  # where the rows begin that decide
    ruling = decide(actions, [sample.arm(ranked + a).ev for a in range(many)],
                    lambda a, b: sample.difference(ranked + a, ranked + b))  # fmt: skip
    if in_match and "edge" in ruling:
        ruling["edge"]["p_game"] = ruling["edge"].pop("ev")
    return Answer(
        **head(question, situation, model),
        method={"kind": "simulation", "deals": sample.tally.deals, "why": WHY[situation.all_known]},
        actions=rows,
        **ruling,
        **closing(sample, budget, interrupted),
    )


def _game(sample, a, situation, arm):
    """Return a row's chance of the game, exact where the action itself wins it; nothing where none is asked about."""
    if situation.score is None:
        return {}
    if moves.wins_at_once(situation, arm):
        return {"p_game": 1.0}
    found = chance("p_game", sample.tally.sums[a], sample.tally.deals, sample.alpha)
    return found | {"p_game_stderr": sample.arm(a).stderr}


def _trick(sample, a, situation, card):
    """Return a row's chance of this trick, exact where it hangs on no hidden card; nothing where no card is played."""
    if card is None:
        return {}
    sure = moves.sure(situation, card)
    if sure is not None:
        return {"p_trick": float(sure)}
    return chance("p_trick", sample.tally.counts[a * COLUMNS + TRICK], sample.tally.deals, sample.alpha)


def _sources(sample, a):
    """Return what either scores, and whence the asker's comes."""
    deals, columns = sample.tally.deals, sample.tally.counts[a * COLUMNS : (a + 1) * COLUMNS]
    found = {name: sum(columns[seat:TRICK:2]) / deals for seat, name in enumerate(("mine", "theirs"))}
    return found | {"melds": columns[0] / deals, "brisques": columns[4] / deals}
