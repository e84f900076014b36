"""The command `odds`: a group of games, each loaded when it is asked for."""

import ast
import os
import subprocess
import sys
import textwrap
from importlib import import_module

import click

from . import __version__
from .errors import Misuse, choose, printable
from .files import checked, say
from .games import GAMES
from .options import output, show, table_settings


class Games(click.Group):
    """The top group; a game's commands are imported only when that game is named."""

    def list_commands(self, ctx):
        """Return the games, then the commands that belong to none."""
        return [*GAMES, *self.commands]

    def get_command(self, ctx, name):
        """Return a command, importing its game if need be."""
        if name in GAMES:
            return import_module(f"analyzer.games.{name}.commands").group
        return self.commands.get(name)

    def resolve_command(self, ctx, args):
        """Name the nearest command for one that does not exist."""
        if args and not self.get_command(ctx, args[0]) and not args[0].startswith("-"):
            games = [game for game in GAMES if args[0] in self.get_command(ctx, game).commands]
            if games:
                raise Misuse("", f"{args[0]} is a question of a game; say odds {games[0]} {args[0]}")
            choose("", args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx, formatter):
        """List the games by the first lines of their packages, without importing their commands."""
        with formatter.section("Games"):
            formatter.write_dl([(game, _first_line(game)) for game in GAMES])
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.get_short_help_str(60)) for name, command in self.commands.items()])


def _first_line(game):
    return import_module(f"analyzer.games.{game}").__doc__.splitlines()[0]


@click.group(cls=Games, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--config", metavar="FILE", help="Settings of your table [odds.toml here, or in the configuration folder]."
)
@click.version_option(__version__, prog_name="odds")
@click.pass_context
def odds(ctx, config):
    """What old card games ask of a player, answered with numbers that can be trusted.

    \b
    odds speculation price --players 5 --turn-up 9d
    odds speculation buy --players 5 --turn-up 9d --price 1
    odds GAME --help      the questions of a game
    odds GAME QUESTION --help      its options, with examples
    """
    game = ctx.invoked_subcommand
    if game not in GAMES or {"-h", "--help"} & set(sys.argv[1:]):  # what is asked there does not depend on settings
        return
    settings, file = table_settings(config)
    if settings:
        from .defaults import default_map

        ctx.default_map = default_map(settings, file, game, odds.get_command(ctx, game))


@odds.command()
@click.argument("game", metavar="GAME", required=False)
def rules(game):
    """Print the laws of a game, numbered, with their sources.

    \b
    odds rules speculation
    """
    if game is None:
        raise Misuse("", f"of which game? Say odds rules {GAMES[0]}; there are {', '.join(GAMES)}")
    choose("", game, GAMES)
    path = os.path.join(os.path.dirname(__file__), "games", game, "rules.py")
    with open(path, encoding="utf-8") as file:
        paragraphs = ast.get_docstring(ast.parse(file.read())).replace("\nLaw", "\n\nLaw").split("\n\n")
    for text in map(str.strip, paragraphs):
        say(textwrap.fill(" ".join(text.split()), 80, subsequent_indent="    " * text.startswith("Law")) + "\n")


@odds.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
def verify(file):
    """Ask an answer again: equal, or where not.

    FILE is an answer's JSON or a chart's CSV.

    \b
    odds verify answer.json
    """
    from .verify import verify_file

    differences = verify_file(file)
    say("\n".join(differences or ["equal"]) + "\n")
    if differences:
        raise SystemExit(1)


@odds.command()
@click.argument("game", required=False, type=click.Choice(GAMES))
def warm(game):
    """Compile all kernels now, so that no answer has to wait; or those of one GAME.

    \b
    odds warm
    odds warm nap
    """
    if game:
        click.echo(f"{game} ...", err=True)
        import_module(f"analyzer.games.{game}.questions").warm()
        return
    from .run import spread

    click.echo(f"{', '.join(GAMES)} ...", err=True)
    longest_first = sorted(GAMES, key=lambda game: game != "nap")
    if any(spread(_warm_apart, longest_first, None, "games")):  # as many at a time as there are cores
        raise SystemExit(1)


def _warm_apart(game):
    done = subprocess.run([sys.executable, "-m", "analyzer", "warm", game], stderr=subprocess.PIPE, text=True)
    if done.returncode:
        click.echo(done.stderr, err=True, nl=False)
    return done.returncode


@odds.command()
@output
def selftest(form, out):
    """Check the numbers on this machine.

    The generator, the deals, the intervals, simulation against closed forms.

    \b
    odds selftest
    """
    from .selftest import failed, selftest

    out_file = None if out is None else checked("out", out)
    found = selftest()
    show(found, form, out_file)
    if failed(found):
        raise SystemExit(1)


def main():
    """Run the command: bad input gives one line and exit 2, Ctrl-C 130, a closed pipe nothing, other failures 1."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        odds.main(prog_name="odds", standalone_mode=False)
    except Misuse as error:
        option = f"--{error.name.replace('_', '-')}: " if error.name else ""
        _fail(f"{option}{error.message}", 2, error.picture())
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help())
    except click.ClickException as error:
        _fail(error.format_message(), 2)
    except (KeyboardInterrupt, click.Abort):
        _fail("interrupted before anything was known", 130)
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error), 1)


def _fail(message, code, picture=()):
    click.echo("\n".join([f"Error: {printable(' '.join(message.split()))}", *picture]), err=True)
    sys.exit(code)
