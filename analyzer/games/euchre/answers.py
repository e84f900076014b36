"""How an answer about a hand of Euchre is made: counted over all hands that may oppose it."""

from fractions import Fraction
from functools import partial

from ...answer import Answer, head_of
from ...estimate import decide_by
from ...worth import of_all_hands
from .counts import balance, counted, told
from .policy import voices_of

head = partial(head_of, "euchre", "points")


def strengths(situation, model, _budget=None):
    """Return the chance of three tricks for the best play on sight and for every lead, or every discard."""
    voices = voices_of(model)
    tallies = counted(situation, voices)
    rows = {action: _row(action, situation, tally) for action, tally in tallies.items()}
    decided = _decided({action: row for action, row in rows.items() if " " in action})
    return Answer(
        **head("strength", situation, model) | {"unit": "points" if "ev" in decided.get("edge", ()) else "chance"},
        method=of_all_hands(situation.unseen, voices),
        actions=list(rows.values()),
        **decided,
    )


def _decided(rows):
    """Return which rows are best, by the chance of three tricks; of equals by points."""
    found = decide_by("p_point", {action: Fraction(row["fraction"]) for action, row in rows.items()})
    counts = {action: rows[action]["counts"] for action in found.get("best", ())}
    points = {action: Fraction(told["points"], told["worlds"]) for action, told in counts.items()}
    if len(set(points.values())) < 2:
        return found
    return decide_by("ev", points)


def _row(action, situation, tally):
    counts, brings = told(tally), balance(situation.variant, situation.seat, situation.maker)
    points = sum(many * worth for many, worth in zip(tally.tolist(), brings, strict=True))
    chances = {f"p_{key}": counts[key] / counts["worlds"] for key in ("point", "march", "march_against")}
    p_point = Fraction(counts["point"], counts["worlds"])
    row = {"action": action, "method": "exact", **chances, "fraction": str(p_point), "ev": points / counts["worlds"]}
    return row | {"counts": counts | {"points": points}}
