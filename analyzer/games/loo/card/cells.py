"""A card's rows grouped into what fits a table: trump holdings by best plain cards, a grid a number of standers."""

from .classes import HOLDINGS, SIDES, holding, sides

LETTERS = {"stand": "S", "miss": "M", "throw": "T", "defend": "D"}
UNDECIDED = "too close to call"
NOTABLE = 0.1  # of a group's hands, from which on what is undecided is marked


def grids_of(answer, pack):
    """Return the hands of each place on the card.

    Parameters
    ----------
    answer : Answer
        Of a chart.
    pack : Pack

    Returns
    -------
    dict
        By number of standers before, in rising order: a dict of rows of the answer by trump holding and plain cards; a
        hand of three trumps has no plain cards, and its place is named by "".
    """
    trump = pack.read(answer.situation["turn_up"], "turn_up")[0] // 16
    found, places = {}, {}
    for row in answer.actions:
        if row["hand"] not in places:
            hand = pack.read(row["hand"], "hand")
            places[row["hand"]] = holding(pack, hand, trump), sides(pack, hand, trump)
        found.setdefault(row["stood"], {}).setdefault(places[row["hand"]], []).append(row)
    return dict(sorted(found.items()))


def lines_of(grid):
    """Return the trump holdings and the plain cards that a grid has, in the card's order."""
    held = [name for name in HOLDINGS if any(place[0] == name for place in grid)]
    return held, [name for name in SIDES if any(place[1] == name for place in grid)]


def shares(group):
    """Return what part of a group's hands is best at what, and whether that is undecided: the largest action first."""
    total, parts = sum(row["weight"] for row in group), {}
    for row in group:
        key = row["best"], row["verdict"] == UNDECIDED
        parts[key] = parts.get(key, 0) + row["weight"] / total
    return dict(
        sorted(
            parts.items(),
            key=lambda item: (-_of_action(parts, item[0][0]), list(LETTERS).index(item[0][0]), item[0][1]),
        )
    )


def _of_action(parts, action):
    return sum(part for (best, _), part in parts.items() if best == action)


def letters(group):
    """Return a group in letters: `S`, `S/T` where it mixes, with `?` where a tenth or more is undecided."""
    parts = shares(group)
    sure = dict.fromkeys(LETTERS[best] for best, undecided in parts if not undecided)
    names = sure or dict.fromkeys(LETTERS[best] for best, _ in parts)
    doubt = sum(part for (_, undecided), part in parts.items() if undecided)
    return "/".join(names) + "?" * (doubt >= NOTABLE)


def worth(group):
    """Return what the best declarations of a group bring on average."""
    total = sum(row["weight"] for row in group)
    return sum(row["weight"] * row.get(f"ev_{row['best']}", 0.0) for row in group) / total


def pools(group):
    """Return from which pool on to play: of the lowest, the middle and the highest hand; None for never."""
    ordered = sorted(group, key=lambda row: _pool(row["from_pool"]))
    half, so_far = sum(row["weight"] for row in group) / 2, 0
    for row in ordered:
        so_far += row["weight"]
        if so_far >= half:
            return ordered[0]["from_pool"], row["from_pool"], ordered[-1]["from_pool"]
    return None


def pool_text(pool):
    """Return a pool in loos as a card shows it."""
    return "never" if pool is None else f"{pool:.1f}"


def _pool(value):
    return float("inf") if value is None else value
