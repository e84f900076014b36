"""The same chance under other models of the play, side by side, each with its own error."""

from dataclasses import replace
from math import sqrt

from .asking import SLOW, fewer

MODELS = {"double-dummy": 50_000, "book": 200_000, "pimc": 2_000}  # and at most how many deals of five cards


def banded(found, measure, budget, key, variant):
    """Return an answer whose rows tell one of their chances under other models too.

    Parameters
    ----------
    found : Answer
    measure : callable
        `measure(model, budget)` is the same answer under another model.
    budget : Budget
    key : str
        The chance, by its key in a row.
    variant : Variant

    Returns
    -------
    Answer
        If the model says `band`, rows with `band`: by model the chance, and its standard error as `..._stderr`.
    """
    if not found.model.get("band"):
        return found
    deals = {}
    for name, most in MODELS.items():
        if found.interrupted:
            break
        many = min(found.method["deals"], fewer(most, variant) if name in SLOW else most)
        model = found.model | {"play": name, "mine": name}
        other = measure(model, replace(budget, deals=many, precision=0))
        deals[name], found.interrupted = other.method["deals"], other.interrupted
        rows = {row["action"]: row for row in other.actions}
        for row in found.actions:
            told = rows.get(row["action"], {})
            if key in told:
                row.setdefault("band", {}).update(_chance(name, told, key, other.method["deals"]))
    found.method["band"] = deals
    return found


def _chance(name, row, key, deals):
    p = row[key]
    n = deals * row.get("p_played", 1.0)
    return {name: p, f"{name}_stderr": sqrt(p * (1 - p) / n)}
