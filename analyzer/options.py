"""Options that several commands share, each defined once, and the way from an answer to the screen or a file."""

import os
import sys
from importlib import import_module
from pathlib import Path

import click
from click.core import ParameterSource

from .errors import Misuse, Needless
from .files import PICTURES, checked, say, write_whole

FORMATS = ("table", "json", "csv", "markdown")
SUFFIXES = {".json": "json", ".csv": "csv", ".md": "markdown"}


def several(*options):
    """Return one decorator for several options, printed in this order."""

    def decorate(command):
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


seed = click.option("--seed", type=int, metavar="N", help="Which deals [1].")
threads = click.option("--threads", type=int, metavar="N", help="[all cores]; the answer does not depend on it.")
budget = several(
    click.option(
        "--precision", type=float, metavar="X", help="Stop when every half-width is below X; 0 plays all deals."
    ),
    click.option("--seconds", type=float, metavar="S", help="Stop at the first look after S seconds."),
    seed,
    click.option("--confidence", type=float, metavar="P", help="Chance that all intervals hold together [.99]."),
    threads,
    click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers play, as tcp://host:8786."),
)
method = click.option(
    "--method", type=click.Choice(["auto", "exact", "simulate"]), help="How to reckon; auto: exact where it can be."
)


def sampling_of(deals):
    """Return the options of a question that plays at most so many deals."""
    most = click.option("--deals", type=int, metavar="N", help=f"At most so many deals [{deals}].")
    return several(method, most, budget)


sampling = sampling_of("4,000,000")
output = several(
    click.option("--format", "form", type=click.Choice(FORMATS), help="[table, or what the name of --out says]"),
    click.option("--out", metavar="FILE", help="Write the answer to a file instead of the screen."),
)
drawn = several(
    click.option("--out", metavar="FILE", help="Draw it (.png, .svg, .pdf) and write the data beside it as .csv."),
    click.option("--format", "form", type=click.Choice(FORMATS), help="Print the data instead [table]."),
)
chart = click.option("--chart", metavar="FILE", help="Draw the answer: .png, .svg or .pdf.")
players = click.option("--players", type=int, metavar="N", help="How many sit at the table [5].")
seat = click.option("--seat", metavar="K", help="Who asks: 1 (eldest, at the dealer's left) to n, or eldest, dealer.")
turn_up = click.option("--turn-up", metavar="CARD", help="The card turned for trumps, as Qh or 10d.")
pool = click.option("--pool", metavar="X", help="Counters in the pool now.")
index = click.option("--index", type=int, metavar="I", help="Which deal of the seed [0].")
of_seed = click.option("--seed", type=int, metavar="N", help="Of which seed [1].")
pimc_deals = click.option("--deals", type=int, metavar="N", help="With pimc: at most so many deals [5,000].")
band = click.option("--band/--no-band", default=None, help="Beside it p_point under other ways to play.")


def ways_of(names):
    """Return the options of how two play the cards, by the names of the ways."""
    return several(
        click.option("--play", type=click.Choice(names), help="How both play; pimc: over imagined worlds [plain]."),
        click.option("--mine", type=click.Choice(names), help="How the asker plays [as the other]."),
        click.option("--worlds", type=int, metavar="N", help="With pimc: worlds imagined for each card played [20]."),
    )


BOUNDS = (
    "deals",
    "precision",
    "seconds",
    "seed",
    "confidence",
    "threads",
    "cluster",
)  # of what an exact answer has no need


def ask(question, asked):
    """Ask a question with what was typed; a setting from a file that is at fault is said to be from there.

    A variant named on the command line is not changed by what the file says of its rules.
    """
    context = click.get_current_context()
    from_file = {name for name in asked if context.get_parameter_source(name) is ParameterSource.DEFAULT_MAP}
    if context.get_parameter_source("variant") is ParameterSource.COMMANDLINE:
        asked = {name: value for name, value in asked.items() if name not in from_file & rules_of(question)}
    try:
        return question(**{name: value for name, value in asked.items() if value is not None})
    except Needless as error:
        if error.name not in from_file:
            raise
        click.echo(f"--{error.name.replace('_', '-')} of the settings file is left aside: {error.message}", err=True)
        return ask(question, {name: value for name, value in asked.items() if name != error.name})
    except Misuse as error:
        if error.name in from_file:
            raise Misuse(error.name, f"{error.message} (from the settings file)", error.caret) from None
        raise


def rules_of(question):
    """Return the names of the fields of a game's variant."""
    module = import_module(".".join([*question.__module__.split(".")[:3], "variant"]))
    return set(module.Variant.__dataclass_fields__)


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
    out_file = None if out is None else checked("out", out)
    chart_file = None if chart is None else checked("chart", chart, PICTURES)
    found = ask(question, asked)
    show(found, form, out_file)
    if chart_file and found.over:
        click.echo("There is nothing to draw.", err=True)
    elif chart_file:
        from .report.chart import save

        save(found, chart_file)
    _note_bounds(found)
    if found.interrupted and out_file:
        click.echo(f"interrupted: {out_file} holds what was known by then", err=True)
    if found.interrupted:
        raise SystemExit(130)


def _note_bounds(found):
    """Say that an exact answer had no need of a bound that was typed."""
    context = click.get_current_context()
    free = [b for b in BOUNDS if getattr(found, b, None) is None]  # a seed may be that of something beside
    typed = [b for b in free if context.get_parameter_source(b) is ParameterSource.COMMANDLINE]
    if typed and found.method and found.method["kind"] == "exact":
        click.echo(f"Exact, so --{' and --'.join(typed)} made no difference.", err=True)


def show(found, form=None, out_file=None):
    """Print an answer, or write it to a file whole; the name of the file may say the form."""
    from .report.table import render

    form = form or (SUFFIXES.get(out_file.suffix.lower(), "table") if out_file else "table")
    if out_file:
        write_whole(out_file, render(found, form))
        return
    terminal = sys.stdout is not None and sys.stdout.isatty()
    width = (os.get_terminal_size().columns or 80) if terminal else 80
    color = terminal and form == "table" and not os.environ.get("NO_COLOR")
    say(render(found, form, max(width, 20), color))


def chart_files(out):
    """Return the picture's file and the data's beside it."""
    picture = checked("out", out, PICTURES)
    return picture, checked("out", str(picture.with_suffix(".csv")))


def table_settings(path=None):
    """Return one's own settings: of a file named, of `odds.toml` here, or of the one in the configuration folder."""
    found = [Path(path)] if path is not None else [Path("odds.toml"), Path(click.get_app_dir("odds")) / "odds.toml"]
    for file in found:
        try:
            text = file.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            if path is not None:
                raise Misuse("config", f"there is no file {path!r}") from None
            continue
        except (OSError, UnicodeError, ValueError) as error:
            raise Misuse("config", f"{str(file)!r} cannot be read: {error}") from None
        import tomllib

        try:
            return tomllib.loads(text), str(file)
        except tomllib.TOMLDecodeError as error:
            raise Misuse("config", f"{file}: {error}") from None
    return {}, None


def answer_chart(question, asked, out=None, form=None):
    """Ask for a chart: draw it and write its data beside it, or print the data."""
    files = () if out is None else chart_files(out)
    found = ask(question, asked)
    if files:
        from .report.chart import save
        from .report.table import to_csv

        save(found, files[0])
        write_whole(files[1], to_csv(found))
        click.echo(f"{files[0]} and {files[1]}", err=True)
    if form or not files:
        show(found, form)
