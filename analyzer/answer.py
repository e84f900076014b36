"""What every question of every game gives: one `Answer`."""

import json
import re
from dataclasses import dataclass, fields
from hashlib import sha256

from . import __version__
from .core.fingerprint import source_hash


@dataclass
class Answer:
    """The value of every action open to the asker, and what it rests on.

    Keys that mean nothing for a question are None and left out of the JSON.

    Parameters
    ----------
    question : str
        `game.question`.
    situation, variant, model, method : dict
        What the asker knows; every field of the rules in force; how unseen choices are made; how the numbers were.
    actions, seats : list of dict
        One row an action, one row a seat.
    best : list of str
        All actions that share the top.
    verdict : {"clear", "too close to call", "identical"}
    edge : dict
        Best minus the best action not identical with it, from paired differences.
    break_even : list of dict
        Prices at which the best action changes.
    over : str
        The sentence that answers a question which is over before it starts.
    unit : str
    seed : int
    confidence : float
    interrupted : bool
        True if Ctrl-C ended the run; the numbers are those known by then.
    receipt : dict
        Version, hash of the source, digest of the tally.
    """

    question: str
    situation: dict = None
    variant: dict = None
    model: dict = None
    method: dict = None
    actions: list = None
    seats: list = None
    best: list = None
    verdict: str = None
    edge: dict = None
    break_even: list = None
    over: str = None
    unit: str = None
    seed: int = None
    confidence: float = None
    interrupted: bool = None
    receipt: dict = None

    def __post_init__(self):
        if self.receipt is None:
            rows = json.dumps([self.actions, self.seats, self.over])
            self.receipt = receipt(sha256(rows.encode()).hexdigest()[:16])

    def as_dict(self):
        """Return the keys that have a meaning here, in the order of the class."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) is not None}

    def to_json(self):
        """Return the answer as JSON: the same bytes for the same question, seed and version."""
        text = json.dumps(self.as_dict(), indent=2)
        return re.sub(r"\[\n\s+([^][{}]+?)\n\s+\]", _one_line, text) + "\n"

    @classmethod
    def from_json(cls, text):
        """Return the answer that `to_json` wrote."""
        return cls(**json.loads(text))

    @property
    def table(self):
        """The rows as a pandas frame: actions, or seats where there are none."""
        import pandas as pd

        return pd.DataFrame([flat(row) for row in self.actions or self.seats or []])

    def plot(self):
        """Return a matplotlib figure: the chart of a chart question, else the rows with their intervals."""
        from .report.chart import plot

        return plot(self)

    def _repr_html_(self):
        from .report.table import sentences

        lines = "".join(f"<p>{line}</p>" for line in sentences(self))
        return (self.table.to_html(index=False) if self.actions or self.seats else "") + lines

    def __str__(self):
        from .report.table import text

        return text(self)

    def __repr__(self):
        return f"<Answer {self.question}: {', '.join(self.best or []) or self.over or 'see table'}>"


def _one_line(match):
    """Write a list of plain values on one line."""
    return "[" + re.sub(r"\n\s+", " ", match[1]) + "]"


def flat(row):
    """Return a row with its lists spread over numbered columns: `p_tricks_0`, `p_tricks_1` ..."""
    spread = {}
    for key, value in row.items():
        if isinstance(value, list):
            spread |= {f"{key}_{k}": item for k, item in enumerate(value)}
        elif isinstance(value, dict):
            spread |= {f"{key}_{k}": item for k, item in value.items()}
        else:
            spread[key] = value
    return spread


def head_of(game, unit, question, situation, model):
    """Return what all answers of a game begin with that are about a situation."""
    return {
        "question": f"{game}.{question}", "situation": situation.as_dict(), "variant": situation.variant.as_dict(),
        "model": model, "unit": unit,
    }  # fmt: skip


def receipt(digest):
    """Return what makes an answer checkable: the version, the hash of the source, a digest of what was counted."""
    return {"version": __version__, "kernel": source_hash(), "digest": digest}


def whole_run(answer):
    """Return an answer that was not interrupted; where it is one of many Ctrl-C ends all."""
    if answer.interrupted:
        raise KeyboardInterrupt
    return answer
