"""A card's rows grouped into what fits a table: bowers and number of trumps down, plain aces across, a grid a place."""

from .classes import MOST_ACES, group_of
from .rows import UNDECIDED

LETTERS = {"order": "O", "take": "T", "name": "N", "pass": "P"}
NOTABLE = 0.1  # of a group's hands, from which on what is undecided is marked
ACES = [str(many) for many in range(MOST_ACES + 1)]


def grids_of(answer):
    """Return the rows of each place by line and number of aces."""
    found = {}
    for row in answer.actions:
        line = group_of(tuple(row["trumps"].replace("none", "").split()))
        found.setdefault(row["place"], {}).setdefault((line, str(row["aces"])), []).append(row)
    return found


def lines_of(grid):
    """Return the lines of a grid, the most trumps first, of as many those with both bowers, the right, the left."""

    def strength(line):
        bowers = line.rstrip("+0123456789 ")
        others = int(line.removeprefix(bowers).replace("+", "").strip() or 0)
        return -len(bowers) - others, ["RL", "R", "L", ""].index(bowers)

    return sorted(dict.fromkeys(line for line, _ in grid), key=strength)


def shares(group):
    """Return on which part of a group's hands each word is best, and whether that is undecided; the act first."""
    total, parts = sum(row["weight"] for row in group), {}
    for row in sorted(group, key=lambda row: (row["best"] == "pass", row["verdict"] == UNDECIDED)):
        key = row["best"], row["verdict"] == UNDECIDED
        parts[key] = parts.get(key, 0) + row["weight"] / total
    return parts


def letters(group):
    """Return a group in letters: `O`, `O/P` where it mixes, with `?` where a tenth or more is undecided."""
    parts = shares(group)
    sure = [best for best, undecided in parts if not undecided] or [best for best, _ in parts]
    doubt = sum(part for (_, undecided), part in parts.items() if undecided)
    return "/".join(dict.fromkeys(LETTERS[best] for best in sure)) + "?" * (doubt >= NOTABLE)


def gain(group):
    """Return what it brings to make trumps rather than to pass, on average over a group."""
    total = sum(row["weight"] for row in group)
    return sum(row["weight"] * (row["ev"] - row["ev_pass"]) for row in group) / total
