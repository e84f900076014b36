"""A card's rows as cells: trumps down, plain cards across, a letter each."""

from .classes import SIDES, holdings
from .rows import PASS, UNDECIDED

LETTERS = {PASS: "-", "nap": "N"}  # a number of tricks is its own letter


def letter(row):
    """Return a row in letters: `4`, `N` for Nap, `-` where no call pays, with `?` where it is too close to call."""
    return LETTERS.get(row["call"], row["call"]) + "?" * (row["verdict"] == UNDECIDED)


def tables_of(answer):
    """Return the rows of each number of players; of those that say the same throughout only the first.

    Returns
    -------
    dict
        By what stands above a column, `4` or `5-6`: a dict of rows by trumps and plain cards.
    """
    grids = {}
    for row in answer.actions:
        grids.setdefault(row["players"], {})[row["trumps"], row["side"]] = row
    groups = []
    for players, grid in grids.items():
        if groups and _said(groups[-1][1]) == _said(grid):
            groups[-1][0].append(players)
        else:
            groups.append(([players], grid))
    return {"-".join(map(str, dict.fromkeys((names[0], names[-1])))): grid for names, grid in groups}


def _said(grid):
    return {place: {k: v for k, v in row.items() if k != "players"} for place, row in grid.items()}


def lines_of(grid, length=None):
    """Return the trumps and the plain cards that a grid has, all or with so many trumps, in the card's order."""
    places = [place for place in grid if length in (None, len(place[0].split()))]
    held = [name for name in holdings() if any(place[0] == name for place in places)]
    return held, [name for name in SIDES if any(place[1] == name for place in places)]


def shares(grid):
    """Return on which part of all hands each call is the highest that pays."""
    total, parts = sum(row["weight"] for row in grid.values()), {}
    for row in grid.values():
        parts[row["call"]] = parts.get(row["call"], 0) + row["weight"] / total
    return parts
