"""An answer as text: a table and a few sentences, CSV, Markdown."""

import csv
import io
import json

from ..answer import flat
from .numbers import amount_text, bounded_text, interval_text
from .odds import odds_form

PLAIN_KEYS = ("method", "stderr", "low", "high", "counts", "text")  # said elsewhere in the table, or only in JSON


def text(answer, width=80, color=False):
    """Return what a person reads: the situation, the rows, the verdict, what it rests on."""
    from rich.console import Console

    console = Console(file=io.StringIO(), width=width, color_system="standard" if color else None, force_terminal=color)
    console.print(title(answer), style="bold", highlight=False)
    console.print()
    lines = [row["text"] for row in answer.actions or [] if "text" in row]
    if lines:
        console.print("\n".join(lines), highlight=False, markup=False)
    for rows in [answer.actions, answer.seats] if not lines else []:
        if rows:
            console.print(_grid(rows, answer), highlight=False)
            console.print()
    for line in sentences(answer):
        console.print(line, highlight=False, markup=False)
    return "\n".join(line.rstrip() for line in console.file.getvalue().rstrip().split("\n")) + "\n"


def title(answer):
    """Return the question and its situation on one line."""
    facts = [
        f"{key.replace('_', '-')} {_fact(value)}"
        for key, value in (answer.situation or {}).items()
        if value not in ([], None)
    ]
    return f"{answer.question.replace('.', ' ')}: {', '.join(facts)}" if facts else answer.question.replace(".", " ")


def _fact(value):
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _grid(rows, answer):
    """Return the rows as a rich table; beside every chance stands its name in the old form."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    columns = printed(rows, answer)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name, cells in columns.items():
        right = all(cell[:1] in "0123456789.-" for cell in cells) and " " not in "".join(cells).strip()
        table.add_column(name, justify="right" if right else "left", overflow="fold")
    for cells in zip(*columns.values(), strict=True):
        table.add_row(*cells)
    return table


def printed(rows, answer):
    """Return the columns of a printed table as lists of text."""
    columns = {}
    for key in dict.fromkeys(key for row in rows for key in flat(row)):
        cells = [flat(row).get(key) for row in rows]
        if key == "ev":
            columns["ev"] = [amount_text(row) if "ev" in row else "" for row in rows]
            if any("low" in row for row in rows):
                columns[f"{answer.confidence:.0%} interval"] = [interval_text(row) for row in rows]
        elif key.startswith("p_") and not key.endswith(("_low", "_high")):
            columns[key] = [
                "" if cell is None else bounded_text(row, key) for row, cell in zip(rows, cells, strict=True)
            ]
            if key[-1] not in "0123456789":
                name = "odds" if "odds" not in columns else f"odds of {key[2:]}"
                columns[name] = ["" if cell is None else _odds(row, key) for row, cell in zip(rows, cells, strict=True)]
        elif key not in PLAIN_KEYS and not key.startswith("p_"):
            columns[key] = [
                "" if cell is None else f"{cell:.4g}" if isinstance(cell, float) else str(cell) for cell in cells
            ]
    return columns


def _odds(row, key):
    """Return a chance in the old form; what no deal showed is rare, not impossible."""
    if f"{key}_high" in row or f"{key}_low" in row:
        return "not seen" if row[key] == 0 else "always"
    return odds_form(row[key])


def sentences(answer):
    """Return the verdict, the break-even, and what the numbers rest on, one sentence a line."""
    lines = [answer.over] if answer.over else []
    if answer.verdict == "identical":
        lines.append(f"Identical: {' and '.join(answer.best)} give the same in every deal.")
    elif answer.edge:
        gap, best = answer.edge, " and ".join(answer.best)
        key = "ev" if "ev" in gap else next(k for k in gap if k.startswith("p_"))
        within = f" ({interval_text(gap)})" if "low" in gap else ""
        unit = f" {answer.unit}" if key == "ev" else ""
        by = f"{amount_text(gap, key)}{unit}{within}"
        lines.append(f"{answer.verdict.capitalize()}: {best}, better than {gap['over']} by {by}.")
    for point in answer.break_even or []:
        name = next(iter(point))
        within = f" ({interval_text(point)})" if "low" in point else ""
        lines.append(f"Break-even {name} {amount_text(point, name)}{within}, between {' and '.join(point['between'])}.")
    return lines + _basis(answer)


def _basis(answer):
    lines = []
    if answer.method:
        lines.append(_method(answer))
    if answer.model:
        lines.append(
            "Model: "
            + ", ".join(
                f"{key} {value:g}" if isinstance(value, float) else f"{key} {value}"
                for key, value in answer.model.items()
            )
            + "."
        )
    if answer.variant:
        rules = [f"{key.replace('_', '-')} {_rule(value)}" for key, value in answer.variant.items() if key != "name"]
        lines.append(f"Rules: {answer.variant['name']} ({', '.join(rules)}).")
    return lines


def _rule(value):
    return {True: "yes", False: "no"}.get(value, _fact(value)) if isinstance(value, bool) else _fact(value)


def _method(answer):
    if answer.method["kind"] != "simulation":
        return f"Exact: {answer.method['why']}."
    cut = "Interrupted: what was known by then. " if answer.interrupted else ""
    return (
        f"{cut}{answer.method['deals']:,} deals ({answer.method['why']}), seed {answer.seed};"
        f" all intervals hold together, at every look, with {answer.confidence:.0%}."
    )


def to_csv(answer):
    """Return the rows as CSV; a chart's begins with a comment that `odds verify` reads."""
    rows = [flat(row) for row in answer.actions or answer.seats or [{"over": answer.over}]]
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
    for rows in (answer.actions, answer.seats):
        if rows:
            columns = printed(rows, answer)
            out += ["| " + " | ".join(columns) + " |", "|" + " --- |" * len(columns)]
            out += [
                "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
                for cells in zip(*columns.values(), strict=True)
            ]
            out.append("")
    return "\n".join([*out, *(f"{line}  " for line in sentences(answer))]).rstrip() + "\n"


def render(answer, form, width=80, color=False):
    """Return an answer in one of the forms `table json csv markdown`."""
    if form == "json":
        return answer.to_json()
    return {"csv": to_csv, "markdown": to_markdown}[form](answer) if form != "table" else text(answer, width, color)
