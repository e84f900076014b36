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
    top, tables = _parted(settings, file)
    for name in tables:
        _known(name, GAMES, file, "no game")
    for name in top:
        _known(name, EVERYWHERE, file, "no setting for every game")
    mine, questions = _parted(tables.get(game, {}), file)
    reads = {name: {p.name for p in command.params} for name, command in group.commands.items()}
    switches = {p.name for command in group.commands.values() for p in command.params if getattr(p, "is_flag", False)}
    for name in questions:
        _known(name, reads, file, f"no question of {game}")
    for name in mine:
        _known(name, set().union(*reads.values()), file, f"no setting of {game}")
    own = {question: _parted(values, file, may_nest=False)[0] for question, values in questions.items()}
    for question, values in own.items():
        for name in values:
            _known(name, reads[question], file, f"no setting of {game} {question}")
    for values in (top, mine, *own.values()):
        for name, value in values.items():
            if isinstance(value, bool) != (name in switches):
                allowed = "true or false" if name in switches else "a number or a text"
                raise Misuse("config", f"{file}: {name} is {allowed}, not {str(value).lower()}")
    return {game: {name: _chosen(names, top, mine, own.get(name, {})) for name, names in reads.items()}}


def _chosen(names, *levels):
    return {name: value for level in levels for name, value in level.items() if name in names}


def _parted(settings, file, may_nest=True):
    """Part a table into its own values, spelled as click does, and the tables below it."""
    values, tables = {}, {}
    for key, value in settings.items():
        name = SPELLED.get(key, key.replace("-", "_"))
        if isinstance(value, dict):
            if not may_nest:
                raise Misuse("config", f"{file}: [{key}] stands too deep; tables are [game] and [game.question]")
            tables[key] = value
        elif key in SPELLED.values() or name in values:
            raise Misuse("config", f"{file}: {key!r} is " + ("there twice" if name in values else "spelled 'format'"))
        else:
            values[name] = _text(key, value, file)
    return values, tables


def _text(key, value, file):
    """Return a value as it would be typed; what nobody could type is refused."""
    if isinstance(value, bool):
        return value
    items = value if isinstance(value, list) else [value]
    if not items or not all(isinstance(item, (int, float, str)) and not isinstance(item, bool) for item in items):
        raise Misuse("config", f"{file}: {key} = {value} is no setting; write a number, a text or a list of them")
    return " ".join(map(str, items))


def _known(name, names, file, what):
    names = {SPELLED.get(n, n) for n in names}
    if name not in names:
        near = get_close_matches(name, names, 1)
        raise Misuse("config", f"{file}: {name!r} is {what}" + (f"; did you mean {near[0]!r}?" if near else ""))
