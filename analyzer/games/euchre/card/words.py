"""A card for the table in letters and sentences."""

from ..words import PLAYS, SPEAKS
from . import cells
from .places import PLACES


def lines(answer):
    """Return what the card's cells say, and how both speak and play."""
    told = answer.model
    return [
        "O order up, T take up, N name, P pass; O/P: some hands of the group so, some so; ?: a tenth or more of it is"
        " too close to call. In the picture with the points that it brings more than to pass.",
        f"Trumps: R and L the bowers, +2 two others; the turn-up, {answer.situation['turn_up']}, is not counted. Who"
        " takes up throws by his policy. A suit is named against passing, not against other suits.",
        f"Model: {SPEAKS[told['opponents']]}; {PLAYS[told['play']]}.",
    ]


def grids(answer):
    """Return tables of cells: trumps down, plain aces across, one a place."""
    return [_table(PLACES[name].heading, grid) for name, grid in cells.grids_of(answer).items()]


def _table(heading, grid):
    held = cells.lines_of(grid)
    return {f"{heading}; aces:": held} | {
        aces: [cells.letters(grid[line, aces]) if (line, aces) in grid else "" for line in held] for aces in cells.ACES
    }
