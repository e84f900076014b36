"""A chart's rows as cells: trumps and the shape of the plain suits down, what heads them across."""

from .rows import UNDECIDED

STANDS = ("play", "refuse")
TOPS = ("K", "Q J", "x")  # the best trump
HEADS = ("K", "Q", "J", "x")  # the best card of the longest plain suit; an ace is an x
BESIDE = ("K", "Q", "-")  # the best card of the others, a knave and less is -
NONE = "-"


def place_of(row):
    """Return where a row belongs: number of trumps, best trump, shape, head, beside."""
    trumps, suits = row["trumps"].split(), [suit.split() for suit in row["plain"].split(" + ") if suit]
    top = "" if not trumps else "K" if "K" in trumps else "Q J" if {"Q", "J"} & set(trumps) else "x"
    shape = "-".join(str(len(suit)) for suit in suits) or NONE
    longest = [suit for suit in suits if len(suit) == len(suits[0])] if suits else []
    first = min(longest, key=lambda suit: HEADS.index(_head(suit)), default=None)
    others = [suit for suit in suits if suit is not first]
    beside = min((_beside(suit) for suit in others), key=BESIDE.index, default=NONE)
    return len(trumps), top, shape, _head(first) if first else "x", beside


def _head(suit):
    return suit[0] if suit[0] in HEADS else "x"


def _beside(suit):
    return suit[0] if suit[0] in BESIDE else NONE


def cells_of(rows):
    """Return the rows of a seat in their places: for each the hands, and of them those to stand on, those undecided.

    Returns
    -------
    dict
        By place: number of hands, share to stand on, share that is too close to call.
    """
    sums = {}
    for row in rows:
        cell = sums.setdefault(place_of(row), [0, 0, 0])
        cell[0] += row["weight"]
        cell[1] += row["weight"] * (row["best"] in STANDS)
        cell[2] += row["weight"] * (row["verdict"] == UNDECIDED)
    return {place: (many, stand / many, close / many) for place, (many, stand, close) in sums.items()}


def letter(cell, seat):
    """Return a cell in letters: `P` to play, `R` to refuse, `-` to change cards, `+` mixed, `?` too close to call."""
    _, stand, close = cell
    if close > 0.5:
        return "?"
    return {1: "P" if seat == "elder" else "R", 0: "-"}.get(stand, "+" if stand >= 0.5 else "±")


def lines_of(cells):
    """Return the names of the lines: trumps, the best of them, shape; the most trumps first."""
    found = dict.fromkeys((place[0], place[1], place[2]) for place in cells)
    return sorted(found, key=_order)


def _order(line):
    trumps, top, shape = line
    return -trumps, TOPS.index(top) if top else 0, [-int(length) for length in shape.split("-") if length]


COLUMNS = [(head, beside) for head in HEADS for beside in BESIDE]


def shares(rows):
    """Return on which part of all hands one stands."""
    whole = sum(row["weight"] for row in rows)
    return sum(row["weight"] for row in rows if row["best"] in STANDS) / whole


def seats_of(answer):
    """Return the rows of each seat."""
    seats = {}
    for row in answer.actions:
        seats.setdefault(row["seat"], []).append(row)
    return seats
