"""An answer as a picture: bars with intervals, or the chart its question asks for. Data first, picture from it."""

import io
import textwrap
from importlib import import_module
from pathlib import Path

from ..errors import Misuse
from .numbers import amount_text, bounded_text
from .table import best_first, ranked_by, sentences, title

STYLE = Path(__file__).with_name("style.mplstyle")


def figure(width=7.5, height=4.5):
    """Return a new figure, without touching pyplot's state, and its axes."""
    fig = sheet(width, height)
    return fig, fig.subplots()


def sheet(width, height):
    """Return a new figure that a notebook shows whether or not pyplot is in use."""
    from matplotlib.figure import Figure

    class Sheet(Figure):
        def _repr_png_(self):
            data = io.BytesIO()
            self.savefig(data, format="png")
            return data.getvalue()

    return Sheet(figsize=(width, height), layout="constrained")


def plot(answer):
    """Return the figure of an answer, in the project's look."""
    import matplotlib.style

    if answer.over or (answer.actions and "text" in answer.actions[0]):
        raise Misuse("", f"there is nothing to draw in {answer!r}")
    game, question = answer.question.split(".")
    with matplotlib.style.context(STYLE):
        if question == "chart":
            return import_module(f"analyzer.games.{game}.charts").draw(answer)
        return bars(answer)


def bars(answer):
    """Draw one bar an action (or seat), with its interval."""
    rows = best_first(answer) or answer.seats
    by_chance = "ev" not in rows[0] or any(key.startswith("p_") for key in answer.edge or {})
    name, key = next(iter(rows[0])), ranked_by(answer, rows) if by_chance else "ev"
    fig, axes = figure(7.5, 1.6 + 0.45 * len(rows))
    deals = None if (answer.method or {}).get("kind") == "exact" else (answer.method or {}).get("deals")
    values = [row[key] for row in rows]
    errors = [
        [row[key] - row["low"] if "low" in row else 0 for row in rows],
        [row["high"] - row[key] if "low" in row else 0 for row in rows],
    ]
    colors = ["C0" if row[name] in (answer.best or [row[name]]) else "#b8c4cc" for row in rows]
    axes.barh(
        [f"{row[name]}, {row['policy']}" if "policy" in row and name != "policy" else str(row[name]) for row in rows],
        values,
        xerr=errors if key == "ev" else None,
        color=colors,
        height=0.6,
        capsize=3,
    )
    for place, row in enumerate(rows):
        axes.annotate(
            amount_text(row) if key == "ev" else bounded_text(row, key, deals),
            (row[key], place),
            (6, 9),
            textcoords="offset points",
            va="center",
            fontsize=8,
        )
    axes.invert_yaxis()
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_xlabel(f"expected value, {answer.unit}" if key == "ev" else f"chance, {key}")
    axes.grid(axis="y", visible=False)
    head(axes, title(answer))
    foot(fig, sentences(answer))
    return fig


def head(axes, text):
    """Write a title, wrapped to the figure."""
    axes.set_title("\n".join(textwrap.wrap(text, 95)), fontsize=9)


def foot(fig, lines):
    """Write what the numbers rest on below the picture."""
    text = "\n".join(row for line in lines for row in textwrap.wrap(line, 120))
    fig.supxlabel(text, fontsize=6.5, color="#555555", x=0.01, ha="left")


def save(answer, path):
    """Draw an answer and write the picture whole."""
    import matplotlib.style

    from ..files import write_whole

    data = io.BytesIO()
    quiet = {"png": {"Software": None}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}
    form = path.suffix[1:].lower()
    with matplotlib.style.context(STYLE):
        plot(answer).savefig(data, format=form, metadata=quiet[form])
    write_whole(path, data.getvalue())
