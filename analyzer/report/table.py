"""An answer as text: a table and a few sentences, CSV, Markdown."""

import csv
import io
import json
from importlib import import_module

from ..answer import flat
from ..games import GAMES
from .numbers import amount_text, amount_within, bounded_text, counters, decimals, reach_text
from .odds import odds_form

SAID_ELSEWHERE = ("method", "stderr", "low", "high", "text", "counts", "at_most", "band", "game")
BOUNDS = ("_low", "_high", "_stderr")  # what a chance may have beside it
GAP = 3  # blanks between two columns
SPARE = ("fraction", "odds")  # columns that a narrow terminal does without
MOST = 12  # sets of cards that are printed, the best


def text(answer, width=80, color=False):
    """Return what a person reads: the situation, the rows, the verdict, what it rests on."""
    from rich.console import Console

    console = Console(file=io.StringIO(), width=width, color_system="standard" if color else None, force_terminal=color,
                      force_jupyter=False)  # fmt: skip
    console.print(title(answer), style="bold", highlight=False, markup=False)
    console.print()
    lines = [row["text"] for row in answer.actions or [] if "text" in row]
    for line in lines:
        console.print(line, highlight=False, markup=False)
    for columns in [] if lines else tables(answer):
        parts, left_out = _parts(columns, width), []
        if not answer.question.endswith(".chart"):
            columns, left_out = _fitting(columns, width, getattr(_words(answer), "SPARE", ()))
            parts = [columns]
        for part in parts:
            console.print(_grid(part), highlight=False)
            console.print()
        if left_out:
            console.print(f"Too wide for here: {', '.join(left_out)}; --format csv has all.", highlight=False)
    for line in sentences(answer):
        console.print(line, highlight=False, markup=False)
    return "\n".join(line.rstrip() for line in console.file.getvalue().rstrip().split("\n")) + "\n"


def title(answer):
    """Return the question and its situation on one line."""
    situation = {key: value for key, value in (answer.situation or {}).items() if value not in ([], None)}
    facts = [f"{key.replace('_', '-')} {_fact(value)}" for key, value in situation.items()]
    return f"{answer.question.replace('.', ' ')}: {', '.join(facts)}" if facts else answer.question.replace(".", " ")


def tables(answer):
    """Return the tables of an answer, each as columns of text by name."""
    if answer.question.endswith(".chart"):
        return _words(answer).grids(answer)
    found = [_merged(printed(rows, answer)) for rows in (best_first(answer), answer.seats) if rows]
    return found + [banded(answer.actions)] if any("band" in row for row in answer.actions or []) else found


def banded(rows):
    """Return the columns of a second table: one chance of every action under several models, with standard errors."""
    names = list(rows[0])[0]
    models = list(dict.fromkeys(key for row in rows for key in row.get("band", {}) if not key.endswith("_stderr")))
    columns = {names: [row[names] for row in rows if "band" in row]}
    return columns | {name: [_within(row["band"], name) for row in rows if "band" in row] for name in models}


def best_first(answer):
    """Return the rows of the actions; of sets of cards to throw the best ones, the best first."""
    if not answer.question.endswith(".discard") or "ev" not in (answer.actions or [{}])[0]:
        return answer.actions
    return sorted(answer.actions, key=lambda row: -row["ev"])[:MOST]


def ranked_by(answer, rows):
    """Return the chance by which an answer ranks: that of its edge, else of the game, else the first that ever came."""
    keys = dict.fromkeys(key for row in sorted(rows, key=len, reverse=True) for key in row)
    chances = [key for key in keys if key.startswith("p_") and not key.endswith(BOUNDS)]
    came = [key for key in chances if any(row.get(key) for row in rows)]
    sure = [key for key in chances if key == "p_game"]
    return next(iter([key for key in came if key in (answer.edge or {})] + sure + came + chances), None)


def printed(rows, answer):
    """Return the columns of a printed table as lists of text; beside every chance stands its name in the old form."""
    columns, told = {}, answer.method or {}
    deals = told.get("runs", told.get("deals"))  # the unit of a chance
    drawn = lambda row: None if row.get("method") == "exact" else deals  # noqa: E731 - one row may be counted, not drawn
    fullest = sorted(rows, key=len, reverse=True)
    ranked = ranked_by(answer, rows)
    for key in dict.fromkeys(key for row in fullest for key in row):
        if key == "ev":
            columns["ev"] = [amount_text(row) if "ev" in row else "" for row in rows]
            if any("low" in row for row in rows):
                columns[f"± {100 * answer.confidence:.6g}%"] = [reach_text(row) for row in rows]
        elif any(isinstance(row.get(key), list) for row in rows):
            columns[_counted(key, rows)] = [
                " ".join(f"{c:.3f}"[-5:].lstrip("0") for c in row.get(key, [])) for row in rows
            ]
        elif key.startswith("p_") and not key.endswith(BOUNDS):
            if key == "p_game" or any(row.get(key) for row in rows):  # what else never came is left to the JSON
                known = (lambda row: None) if key == "p_break_even" else drawn
                columns[key] = [bounded_text(row, key, known(row)) if key in row else "" for row in rows]
            if key in columns and key == ranked:  # of one chance alone
                columns["odds"] = [_odds(row, key, drawn(row)) if key in row else "" for row in rows]
        elif key not in SAID_ELSEWHERE and not key.startswith("p_"):
            columns[key] = [_cell(row.get(key)) for row in rows]
    return columns


def _within(told, name):
    """Return a chance and its standard error: `.541 ± .003`."""
    if name not in told:
        return ""
    error = told[f"{name}_stderr"]
    if not error:  # none or all
        return counters(told[name])
    return " ± ".join(f"{number:.{decimals(error)}f}".removeprefix("0") for number in (told[name], error))


def _counted(key, rows):
    """Return the heading of a list of chances: what is counted, and from 0 to what."""
    longest = max(len(row.get(key, [])) for row in rows)
    return f"{key.removeprefix('p_')} 0-{longest - 1}"


def _cell(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return counters(value) if isinstance(value, float) else str(value)


def _odds(row, key, deals):
    """Return a chance in the old form, unless deals were too few to know it."""
    if row.get(f"{key}_high", 0) > 0.5 or row.get(f"{key}_low", 1) < 0.5:
        return "too few"
    if f"{key}_high" in row:
        return "not seen"
    if f"{key}_low" in row:
        return "every time"
    known = deals is None or row[key] in (0, 1) or min(row[key], 1 - row[key]) * deals >= 10  # 0 and 1 without a bound
    return (
        odds_form(row[key])
        if known
        else "too few"
        if 0.1 < row[key] < 0.9
        else "rare"
        if row[key] < 0.5
        else "nearly sure"
    )


def _merged(columns):
    """Return the columns with neighbours that say the same in one row: seats 1 to 4."""
    names, *others = columns
    keep, labels = [], []
    for k, label in enumerate(columns[names]):
        word, _, number = label.rpartition(" ")
        same = keep and all(columns[c][k] == columns[c][keep[-1]] for c in others) and number.isdigit()
        if same and labels[-1].split(" to ")[0].rpartition(" ")[0] == word:
            labels[-1] = f"{labels[-1].split(' to ')[0]} to {number}"
        else:
            keep.append(k)
            labels.append(label)
    return {names: labels} | {c: [columns[c][k] for k in keep] for c in others}


def _widths(columns):
    """Return the width of each column, the gap to the next one counted."""
    return [max(map(len, [head, *cells])) + GAP for head, cells in columns.items()]


def _parts(columns, width):
    """Return a chart's columns in parts that fit the width, each with the labels at its left."""
    (label, labels), *others = columns.items()
    first, *widths = _widths(columns)
    parts, left = [], 0
    for (name, cells), wide in zip(others, widths, strict=True):
        if wide > left:
            parts.append({label: labels})
            left = max(width + GAP - first, wide)
        parts[-1][name] = cells
        left -= wide
    return parts


def _fitting(columns, width, spare):
    """Return the columns that a terminal has room for, going without spare ones, and which of those are missed."""
    columns, left_out = dict(columns), []
    for name in (*SPARE, *spare):
        if name in columns and sum(_widths(columns)) > width + GAP:
            columns.pop(name)
            left_out += [name] * (name not in SPARE)
    return columns, left_out


def _grid(columns):
    """Return the columns as a rich table."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name, cells in columns.items():
        right = all(cell.replace(",", "")[:1] in "0123456789.-" and " " not in cell for cell in cells)
        table.add_column(Text(name), justify="right" if right else "left", overflow="fold")
    for cells in zip(*columns.values(), strict=True):
        table.add_row(*map(Text, cells))
    return table


def sentences(answer):
    """Return the verdict, the break-even, and what the numbers rest on, one sentence a line."""
    lines = [answer.over] if answer.over else []
    if len(best_first(answer) or ()) < len(answer.actions or ()):
        worst = min(answer.actions, key=lambda row: row["ev"])
        more = len(answer.actions) - MOST
        lines.append(f"{more} more sets, down to {amount_text(worst)} of {worst['action']}; --format csv has all.")
    if answer.verdict == "identical":
        every = " in every deal" if (answer.method or {}).get("kind") == "simulation" else ""
        by = " p_game" if "p_game" in answer.actions[0] else ""
        lines.append(f"Equal: {' and '.join(answer.best)} bring the same{by}{every}.")
    elif answer.edge:
        gap, best = answer.edge, " and ".join(answer.best)
        key = "ev" if "ev" in gap else next(k for k in gap if k.startswith("p_"))
        by = amount_within(gap, key) + (f" {answer.unit}" if key == "ev" else "")
        lines.append(f"{answer.verdict.capitalize()}: {best}, better than {gap['over']} by {by}.")
    game = _words(answer)
    lines += [game.break_even(point) for point in answer.break_even or []] if game else []
    if answer.method:
        lines.append(_method(answer))
    if game:
        lines += game.model(answer)
    if game and answer.variant:
        lines.append(_rules(answer))
    return lines


def _rules(answer):
    """Return the rules by the name that says most of them, and what was agreed otherwise."""
    game, told = answer.question.split(".")[0], {k: v for k, v in answer.variant.items() if k != "name"}
    named = {name: v.as_dict() for name, v in import_module(f"analyzer.games.{game}.variant").VARIANTS.items()}
    name = min(named, key=lambda name: sum(v != named[name][k] for k, v in told.items()))
    changed = [f"{k.replace('_', '-')} {_rule(v)}" for k, v in told.items() if v != named[name][k]]
    return f"Rules: {name}" + (f", but {', '.join(changed)}." if changed else ".")


def _words(answer):
    """Return the module that says what a game's numbers mean, or None for an answer of no game."""
    game = answer.question.split(".")[0]
    return import_module(f"analyzer.games.{game}.words") if game in GAMES else None


def _fact(value):
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _rule(value):
    return _cell(value) if isinstance(value, bool) else _fact(value)


def _method(answer):
    if answer.method["kind"] != "simulation":
        return f"Exact: {answer.method['why']}."
    cut, deals = "Interrupted: what was known by then. " if answer.interrupted else "", answer.method["deals"]
    sure = answer.method.get("intervals")
    sure = sure or f"all intervals hold together, at every look, with {100 * answer.confidence:.6g}%"
    return f"{cut}{deals:,} deal{'s' * (deals > 1)} ({answer.method['why']}), seed {answer.seed}; {sure}."


def to_csv(answer):
    """Return the rows as CSV, actions before seats; a chart's begins with a comment that `odds verify` reads."""
    rows = [flat(row) for row in [*(answer.actions or []), *(answer.seats or [])]] or [{"over": answer.over}]
    if answer.interrupted:
        rows = [row | {"interrupted": True} for row in rows]
    out = io.StringIO()
    if answer.question.endswith(".chart"):
        out.write("# " + json.dumps({k: v for k, v in answer.as_dict().items() if k != "actions"}) + "\n")
    writer = csv.DictWriter(out, list(dict.fromkeys(key for row in rows for key in row)), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def to_markdown(answer):
    """Return the table in Markdown, with the sentences below."""
    out = [f"**{title(answer)}**", ""]
    for columns in tables(answer):
        out += ["| " + " | ".join(columns) + " |", "|" + " --- |" * len(columns)]
        for cells in zip(*columns.values(), strict=True):
            out.append("| " + " | ".join(" ".join(cell.split()).replace("|", "\\|") for cell in cells) + " |")
        out.append("")
    return "\n".join([*out, *(f"{line}  " for line in sentences(answer))]).rstrip() + "\n"


def render(answer, form, width=80, color=False):
    """Return an answer in one of the forms `table json csv markdown`."""
    if form == "json":
        return answer.to_json()
    return {"csv": to_csv, "markdown": to_markdown}[form](answer) if form != "table" else text(answer, width, color)
