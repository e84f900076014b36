"""What a hand is worth to a caller: for every first lead, which makes trumps, the chance of each call."""

from ....answer import Answer
from ....errors import choose, whole
from ....estimate import chance, closing, decide, watch
from ....run import BUDGET
from ....settings import split
from ..answers import head
from ..arms import MADE_IT
from ..asking import block_of, budget_of, only_simulated
from ..band import banded
from ..policy import model_of
from ..scene import Stage
from ..situation import Situation
from ..variant import VARIANTS

PRECISION = 0.005  # of a chance
MISERY = 5  # an odd level, whatever Misery ranks here
ASKED = {"hand", "players", "dead"}


def strength(*, goal=3, opponents=None, play=None, mine=None, worlds=None, band=False, method="auto", **settings):
    """Say what a hand makes as caller: the chance of each call for every first lead, which makes trumps.

    Parameters
    ----------
    hand : str or list of str
    players : int, default 4
        At the table; nothing is known of the others' hands.
    goal : int or str, default 3
        The call by which leads are ranked: so many tricks, `nap` or `misery`.
    dead : str or list of str
        Cards the asker threw away.
    opponents, play, mine, worlds, method, **settings
        As in `call`.
    band : bool
        Beside it the chance of the goal under `double-dummy`, `book` and `pimc`, each with its own error.

    Returns
    -------
    Answer
        A row a lead: `p_1` to `p_5`, the chance of at least so many tricks, and `p_misery`, of none; under double-dummy
        also `best`, the best lead on sight of all hands, which is a bound. Ranked by the chance of the goal.

    Raises
    ------
    Misuse
        For a hand that cannot be.
    """
    only_simulated(method)
    variant, asked, budget = split(settings, VARIANTS, ASKED, BUDGET)
    situation, model = Situation.read(variant, **asked), model_of(opponents, play, mine, worlds, band)
    goal = goal_of(variant, goal)
    budget = budget_of(budget, model, variant)
    found = measured(situation, goal, model, budget)
    again = lambda other, few: measured(situation, goal, other, few, every=False)  # noqa: E731 - the same question
    return banded(found, again, budget, f"p_{goal}", variant)


def goal_of(variant, asked):
    """Return the call that is meant: a number of tricks, or `misery`."""
    if isinstance(asked, str) and not asked.strip().isdecimal():
        named = choose("goal", asked.strip().lower(), (*map(str, range(1, variant.tricks + 1)), "nap", "misery"))
        return {"nap": variant.tricks}.get(named, named)
    return whole("goal", int(asked) if isinstance(asked, str) else asked, 1, variant.tricks, "tricks are")


def levels_of(variant, goal):
    """Return the calls that are counted, as levels, the goal first, and the names of their chances."""
    names = {2 * k: f"p_{k}" for k in range(1, variant.tricks + 1)} | {MISERY: "p_misery"}
    return sorted(names, key=lambda level: names[level] != f"p_{goal}"), names


def measured(situation, goal, model, budget, every=True):
    """Return the answer of `strength`, of every call or of the goal alone."""
    pack, variant = situation.variant.cards, situation.variant
    leads = {f"lead {name}": pack.read(name, "hand") for name in pack.names(situation.hand)}
    if model["play"] == "double-dummy":
        leads["best"] = ()
    levels, names = levels_of(variant, goal)
    levels = levels if every else levels[:1]
    arms = [{"stands": level, "lead": cards} for level in levels for cards in leads.values()]
    stage = Stage(situation, arms, model, budget.seed, paid=len(leads), by_chance=True)
    how = {"scale": 1, "shifts": [0.0] * len(leads), "compared": True, "largest": [1.0] * len(leads)}
    sample, interrupted = watch(stage.play, budget, PRECISION, block=block_of(model["play"], variant), **how)
    rows = []
    for a, lead in enumerate(leads):
        made = {level: stage.outcomes(sample.tally, k * len(leads) + a)[MADE_IT] for k, level in enumerate(levels)}
        told = sample.arm(a).as_dict()
        row = {"action": lead, "method": "simulation"}
        for level in sorted(made, key=lambda level: (level % 2, level)):
            row |= chance(names[level], made[level], sample.tally.deals, sample.alpha)
        rows.append(row | {key: told[key] for key in ("stderr", "low", "high")})
    return Answer(
        **head("strength", situation, model) | {"situation": _facts(situation, goal), "unit": "chance"},
        method={"kind": "simulation", "deals": sample.tally.deals, "why": "too many worlds to enumerate"},
        actions=rows,
        **_ranked([row for row in rows if row["action"] != "best"], f"p_{goal}", sample),
        **closing(sample, budget, interrupted),
    )


def _facts(situation, goal):
    return {k: v for k, v in situation.as_dict().items() if k in ASKED} | {"goal": goal}


def _ranked(rows, key, sample):
    """Return which leads are best by the chance of the goal; `best`, which sees all hands, is not among them."""
    found = decide([row["action"] for row in rows], [row[key] for row in rows], sample.difference)
    if "edge" in found:
        found["edge"] = {key if name == "ev" else name: value for name, value in found["edge"].items()}
    return found
