"""The table of jeux de règle in letters and sentences."""

from ....report.numbers import chance_text
from . import cells

LETTERS = {"elder": "P play, - propose", "dealer": "R refuse, - accept"}


def lines(answer):
    """Return what the cells say, on how many hands one stands, and where the exact chances are."""
    seats = cells.seats_of(answer)
    score = answer.situation.get("score")
    by = f"by the chance of the game at {score}, one's own points first" if score else "by points"
    found = [
        f"What is best on a class of hands {by}: {'; '.join(LETTERS[seat] for seat in seats)}; + mostly to stand, ±"
        " mostly to change, ? too close to call.",
        "Down: trumps, the best of them (x: ace or lower), lengths of the plain suits; across: the head of the longest"
        " plain suit, and the best card beside it (-: a knave or lower).",
        "The data hold every class, with the exact chance of its lowest hand to make the point as dealt, all cards"
        " seen.",
    ]
    often = ", ".join(f"{seat} on {chance_text(cells.shares(rows), 10_000)} of hands" for seat, rows in seats.items())
    return [*found, f"One stands as {often}."]


def grids(answer):
    """Return tables of cells, one a seat."""
    return [_table(seat, cells.cells_of(rows)) for seat, rows in cells.seats_of(answer).items()]


def name_of(line):
    """Return the name of a line: `2 K: 2-1`."""
    trumps, top, shape = line
    return f"{trumps} {top}: {shape}".replace(" :", ":")


def _table(seat, found):
    lines = cells.lines_of(found)
    columns = {f"{seat}:": [name_of(line) for line in lines]}
    for head, beside in cells.COLUMNS:
        told = [
            cells.letter(found[(*line, head, beside)], seat) if (*line, head, beside) in found else "" for line in lines
        ]
        if any(told):
            columns[f"{head} {beside}"] = told
    return columns
