"""How an answer about a hand of Écarté is made: counted over all hands that may oppose it."""

from fractions import Fraction
from functools import partial

from ...answer import Answer, head_of
from ...estimate import decide_by
from ...worth import of_all_hands
from .counts import counted, told
from .policy import voices_of

head = partial(head_of, "ecarte", "points")


def strengths(situation, model, _budget=None):
    """Return the chance of the point for the best play on sight and for every lead."""
    voices = situation.seeing(voices_of(model))
    counts = {action: told(tally) for action, tally in counted(situation, voices).items()}
    chances = {action: Fraction(row["point"], row["worlds"]) for action, row in counts.items()}
    return Answer(
        **head("strength", situation, model) | {"unit": "chance"},
        method=of_all_hands(situation.unseen, voices),
        actions=[_row(action, counts[action], chances[action]) for action in counts],
        **decide_by("p_point", {action: p for action, p in chances.items() if action.startswith("lead")}),
    )


def _row(action, counts, p_point):
    chances = {f"p_{key}": counts[key] / counts["worlds"] for key in ("point", "vole", "vole_against")}
    return {"action": action, "method": "exact", **chances, "fraction": str(p_point), "counts": counts}
