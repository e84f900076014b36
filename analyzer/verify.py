"""Ask an answer's question again: its JSON, or a chart's CSV, holds all that it takes."""

import json
from importlib import import_module
from pathlib import Path

from . import __version__
from .core.fingerprint import source_hash
from .errors import Misuse
from .games import GAMES
from .report.table import to_csv

NOT_ASKED = ("interrupted", "receipt")


def verify_file(path):
    """Return where an answer made now differs from the one in a file; nothing where it is equal.

    Parameters
    ----------
    path : str
        JSON as `--format json` writes it, or the CSV of a chart.

    Returns
    -------
    list of str
        One line a difference; the first ones tell of another version or source.

    Raises
    ------
    Misuse
        If the file holds no answer.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
        chart = text.startswith("# {")
        told = json.loads(text.split("\n", 1)[0][2:] if chart else text)
        differences = _other_source(told["receipt"])
        again = _ask(told)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        reason = f"{type(error).__name__}"
        if isinstance(error, Misuse):
            reason = f"{error.name.replace('_', '-')}: {error.message}".removeprefix(": ")
        raise Misuse("", f"{path} holds no answer of this program ({reason}); make one with --format json") from None
    if again.interrupted:
        raise KeyboardInterrupt
    if chart:
        return differences + _unlike_rows(text.split("\n")[1:], to_csv(again).split("\n")[1:])
    return differences + _unlike(_kept(told), _kept(json.loads(again.to_json())), "")


def _ask(told):
    """Ask the question that an answer tells of."""
    game, name = told["question"].split(".")
    if game not in GAMES:
        raise Misuse("", f"there is no game {game}")
    package = import_module(f"analyzer.games.{game}")
    if name not in package.__all__ or name == "deals":
        raise Misuse("", f"{game} has no question {name}")
    if name == "claims":
        return package.claims()
    asked = {**told["situation"], **{k: v for k, v in told["variant"].items() if k != "name"}}
    asked |= {k: v for k, v in (told.get("model") or {}).items() if k != "trades"}
    method = told.get("method", {})
    if "never_said_by" in method:  # the usual players, who then told nothing
        del asked["opponents"]
    words = ("declare", "call", "discard", "propose", "answer")
    if name in words and told.get("actions") and "first_look" not in method:
        asked["actions"] = [row["action"] for row in told["actions"]]  # perhaps not all that there are
    if "deals_a_hand" in method:
        asked |= {"deals": method["deals_a_hand"], "confidence": told["confidence"]}
    elif method.get("kind") == "simulation" and name != "match":  # whose deals are not for the asker to choose
        partly = "solved" in method or any(row.get("method") == "exact" for row in told.get("actions", []))
        how = "auto" if partly else "simulate"
        asked |= {"runs": method["runs"]} if "runs" in method else {"method": how, "deals": method["deals"]}
        asked |= {"precision": 0, "confidence": told["confidence"]}
    if "seed" in told:
        asked["seed"] = told["seed"]
    return getattr(package, name)(**asked)


def _other_source(receipt):
    lines = []
    if receipt["version"] != __version__:
        lines.append(f"version: {receipt['version']} then, {__version__} now")
    if receipt["kernel"] != source_hash():
        lines.append(f"source: {receipt['kernel']} then, {source_hash()} now")
    return lines


def _kept(told):
    return {key: value for key, value in told.items() if key not in NOT_ASKED} | {"digest": told["receipt"]["digest"]}


def _unlike(then, now, path):
    """Return where two nested values differ, deepest first."""
    if isinstance(then, dict) and isinstance(now, dict):
        keys = list(dict.fromkeys([*then, *now]))
        return [line for key in keys for line in _unlike(then.get(key), now.get(key), f"{path}.{key}".lstrip("."))]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [line for k, pair in enumerate(zip(then, now, strict=True)) for line in _unlike(*pair, f"{path}[{k}]")]
    return [] if then == now else [f"{path}: {_short(then)} then, {_short(now)} now"]


def _unlike_rows(then, now):
    """Return which lines of two tables differ."""
    if len(then) != len(now):
        return [f"rows: {len(then) - 2} then, {len(now) - 2} now"]
    pairs = enumerate(zip(then, now, strict=True))
    return [f"row {k}: {_short(a)} then, {_short(b)} now" for k, (a, b) in pairs if a != b]


def _short(value):
    text = repr(value)
    return text if len(text) <= 100 else text[:97] + "..."
