"""The same chance under other ways to play, side by side; for games in which some of them can be counted."""

from dataclasses import replace
from math import sqrt

from .errors import Needless, choose, whole

MODELS = ("double-dummy", "book", "pimc")
DEALS = 2_000  # of `pimc`, at most
WORLDS = 20  # that are imagined for a choice of card


def with_worlds(model, worlds=None, band=False):
    """Return a model that says how many worlds are imagined, where anybody plays so, and whether others are asked for.

    Parameters
    ----------
    model : dict of str
    worlds : int, optional
    band : bool

    Raises
    ------
    Misuse
        For worlds that nobody imagines.
    """
    model = model | ({"band": True} if choose("band", band, (False, True)) else {})
    if band or "pimc" in model.values():
        return model | {"worlds": WORLDS if worlds is None else whole("worlds", worlds, 1, 10_000, "worlds are")}
    if worlds is not None:
        raise Needless("worlds", "nobody imagines worlds; they go with play pimc, mine pimc, or band")
    return model


def model_of(play, mine, ways, best, worlds=None, band=False):
    """Return the names of a question's ways to play, and how many worlds are imagined, where anybody does.

    Parameters
    ----------
    play, mine : str or None
        How both play the cards, and how the asker does if otherwise.
    ways : tuple of str
        What they may be.
    best : str
        How both play if nothing is said.
    worlds : int, optional
    band : bool
        Whether other ways are asked for too.
    """
    play = choose("play", best if play is None else play, ways)
    mine = choose("mine", play if mine is None else mine, ways)
    return with_worlds({"play": play} | ({"mine": mine} if mine != play else {}), worlds, band)


def is_open(model):
    """Return whether everybody plays on sight of both hands, so that no order of equal cards matters."""
    return {model["play"], model.get("mine", "double-dummy")} == {"double-dummy"}


def banded(found, measure, budget, key="p_point"):
    """Return an answer whose rows tell one of their chances under other ways to play too.

    Parameters
    ----------
    found : Answer
    measure : callable
        `measure(model, budget)` is the same answer under another model.
    budget : Budget
    key : str
        The chance, by its key in a row.

    Returns
    -------
    Answer
        If its model says `band`, rows with `band`: by way to play the chance, and its standard error as `..._stderr`,
        nothing where it was counted. A single row stands beside a single row, whatever the names.
    """
    if not found.model.get("band"):
        return found
    found.method["band"] = {}
    for name in MODELS:
        model = {"play": name} | {k: v for k, v in found.model.items() if k not in ("play", "mine", "band")}
        if name != "pimc":
            model.pop("worlds", None)
        other = measure(model, replace(budget, deals=min(budget.deals, DEALS), precision=0))
        rows = {row["action"]: row for row in other.actions}
        for row in found.actions:
            told = other.actions[0] if len(found.actions) == len(rows) == 1 else rows.get(row["action"])
            if told is not None:
                row.setdefault("band", {}).update(_chance(name, told[key], other.method))
        found.method["band"][name] = other.method.get("deals") or other.method["worlds"]
    return found


def _chance(name, p, method):
    error = sqrt(p * (1 - p) / method["deals"]) if method["kind"] == "simulation" else 0.0
    return {name: p, f"{name}_stderr": error}


def told(method):
    """Return the sentence that says how many worlds each chance of a band is of."""
    parts = ", ".join(f"{name} {many:,}" for name, many in method["band"].items())
    return f"Beside it p_point under other ways to play, of so many worlds or deals: {parts}."
