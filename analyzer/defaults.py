"""The settings of one's own table, `odds.toml`, as the default map that click understands.

Settings at the top hold for every game, `[loo]` for a game, `[loo.declare]` for one question; the nearest wins.
"""

from difflib import get_close_matches

from .errors import Misuse
from .games import GAMES

EVERYWHERE = (
    "players",
    "method",
    "deals",
    "precision",
    "seconds",
    "seed",
    "confidence",
    "threads",
    "cluster",
    "format",
)
SPELLED = {"format": "form"}  # what click calls it


def default_map(settings, file, game, group):
    """Return the defaults of each question of one game.

    Parameters
    ----------
    settings : dict
        What the file says.
    file : str
        Its name, for messages.
    game : str
    group : click.Group
        The game's commands.

    Raises
    ------
    Misuse
        For a setting that nothing reads: it is named, with the nearest that something reads.
    """
    top, tables = _parted(settings)
    for name in tables:
        _known(name, GAMES, file, "no game")
    for name in top:
        _known(name, EVERYWHERE, file, "no setting for every game")
    mine, questions = _parted(tables.get(game, {}))
    reads = {name: {p.name for p in command.params} for name, command in group.commands.items()}
    for name in questions:
        _known(name, reads, file, f"no question of {game}")
    for name in mine:
        _known(name, set().union(*reads.values()), file, f"no setting of {game}")
    own = {question: _parted(values)[0] for question, values in questions.items()}
    for question, values in own.items():
        for name in values:
            _known(name, reads[question], file, f"no setting of {game} {question}")
    return {game: {name: _chosen(names, top, mine, own.get(name, {})) for name, names in reads.items()}}


def _chosen(names, *levels):
    return {name: value for level in levels for name, value in level.items() if name in names}


def _parted(settings):
    """Part a table into its own values, spelled as click does, and the tables below it."""
    values = {SPELLED.get(k, k.replace("-", "_")): _text(v) for k, v in settings.items() if not isinstance(v, dict)}
    return values, {k: v for k, v in settings.items() if isinstance(v, dict)}


def _text(value):
    return " ".join(map(str, value)) if isinstance(value, list) else value


def _known(name, names, file, what):
    names = {SPELLED.get(n, n) for n in names}
    if name not in names:
        near = get_close_matches(name, names, 1)
        raise Misuse("config", f"{file}: {name!r} is {what}" + (f"; did you mean {near[0]!r}?" if near else ""))
