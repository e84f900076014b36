"""Options that several commands share, each defined once, and the way from an answer to the screen or a file."""

import os
import sys
from pathlib import Path

import click

from .errors import Misuse, choose
from .files import checked, write_whole

FORMATS = ("table", "json", "csv", "markdown")
SUFFIXES = {".json": "json", ".csv": "csv", ".md": "markdown"}


def several(*options):
    """Return one decorator for several options, printed in this order."""

    def decorate(command):
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


sampling = several(
    click.option(
        "--method", type=click.Choice(["auto", "exact", "simulate"]), help="How to reckon; auto: exact where it can be."
    ),
    click.option("--deals", type=int, metavar="N", help="At most so many deals [4,000,000]."),
    click.option(
        "--precision", type=float, metavar="X", help="Stop when every half-width is below X; 0 plays all deals."
    ),
    click.option("--seconds", type=float, metavar="S", help="Stop at the first look after S seconds."),
    click.option("--seed", type=int, metavar="N", help="Which deals [1]."),
    click.option("--confidence", type=float, metavar="P", help="Chance that all intervals hold together [.99]."),
    click.option("--threads", type=int, metavar="N", help="[all cores]; the answer does not depend on it."),
    click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers play, as tcp://host:8786."),
)
output = several(
    click.option("--format", "form", type=click.Choice(FORMATS), help="[table, or what the name of --out says]"),
    click.option("--out", metavar="FILE", help="Write the answer to a file instead of the screen."),
)
chart = click.option("--chart", metavar="FILE", help="Draw the answer: .png, .svg or .pdf.")
players = click.option("--players", type=int, metavar="N", help="How many sit at the table [5].")
seat = click.option("--seat", metavar="K", help="Who asks: 1 (eldest, at the dealer's left) to n, or eldest, dealer.")
turn_up = click.option("--turn-up", metavar="CARD", help="The card turned for trumps, as Qh or 10d.")
pool = click.option("--pool", metavar="X", help="Counters in the pool now.")
index = click.option("--index", type=int, metavar="I", help="Which deal of the seed [0].")


def answer(question, asked, form=None, out=None, chart=None):
    """Ask a question with what was typed and show its answer.

    Parameters
    ----------
    question : callable
        A question of a game.
    asked : dict
        Its keywords; those that are None were not typed.
    form, out, chart : str, optional
        Format, file of the answer, file of the picture; both files are checked before anything is played.
    """
    out_file = checked("out", out) if out else None
    chart_file = checked("chart", chart, (".png", ".svg", ".pdf")) if chart else None
    form = form or (SUFFIXES.get(out_file.suffix, "table") if out_file else "table")
    found = question(**{key: value for key, value in asked.items() if value is not None})
    show(found, form, out_file)
    if chart_file:
        from .report.chart import save

        save(found, chart_file)
    if found.interrupted:
        raise SystemExit(130)


def show(found, form, out_file=None):
    """Print an answer, or write it to a file whole."""
    from .report.table import render

    choose("format", form, FORMATS)
    if out_file:
        write_whole(out_file, render(found, form))
        return
    terminal = sys.stdout.isatty()
    width = os.get_terminal_size().columns if terminal else 80
    color = terminal and form == "table" and not os.environ.get("NO_COLOR")
    click.echo(render(found, form, max(width, 20), color), nl=False, color=color or None)


def chart_files(out):
    """Return the picture's file and the data's beside it."""
    picture = checked("out", out, (".png", ".svg", ".pdf"))
    return picture, checked("out", str(picture.with_suffix(".csv")))


def table_settings(path=None):
    """Return one's own settings: of a file named, of `odds.toml` here, or of the one in the configuration folder."""
    found = [Path(path)] if path else [Path("odds.toml"), Path(click.get_app_dir("odds")) / "odds.toml"]
    for file in found:
        try:
            text = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            if path:
                raise Misuse("config", f"there is no file {path}") from None
            continue
        except (OSError, UnicodeError) as error:
            raise Misuse("config", f"{file} cannot be read: {error}") from None
        import tomllib

        try:
            return tomllib.loads(text), str(file)
        except tomllib.TOMLDecodeError as error:
            raise Misuse("config", f"{file}: {error}") from None
    return {}, None


def answer_chart(question, asked, out=None, form=None):
    """Ask for a chart: draw it and write its data beside it, or print the data."""
    files = chart_files(out) if out else ()
    found = question(**{key: value for key, value in asked.items() if value is not None})
    if files:
        from .report.chart import save
        from .report.table import to_csv

        save(found, files[0])
        write_whole(files[1], to_csv(found))
        click.echo(f"{files[0]} and {files[1]}", err=True)
    if form or not files:
        show(found, form or "table")
