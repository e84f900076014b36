"""A card for the table in letters and sentences."""

from ....report.numbers import chance_text
from ..rules import stakes
from ..variant import Variant
from . import cells


def lines(answer):
    """Return what the card's cells say, how often Nap pays, and how all play."""
    goal, play, mine = answer.situation["goal"], answer.model["play"], answer.model["mine"]
    tables = cells.tables_of(answer)
    found = [
        f"The highest call that pays: it is made in more than {_limits(answer)}; a lower call may pay more."
        " What a cell says is an average of its hands. N Nap, - none, ?: too close to call.",
        "Trumps: the longest suit, of equals the one with the higher cards, led from the top; x: a ten or lower. Plain"
        " cards: the best of them; J-: a knave or lower; K+: a king with another or a queen; A+: an ace with a king or"
        " queen; A A+: two aces with a third or with a king or queen.",
        f"All play as {play} players do"
        + (f", the caller as {mine}" if mine != play else "")
        + "; nothing is known of their hands.",
    ]
    if "nap" in goal:
        often = ", ".join(
            f"{chance_text(cells.shares(grid).get('nap', 0), 1000)} with {n}" for n, grid in tables.items()
        )
        found.append(f"Nap pays on so many of all hands: {often} players.")
    return found


def _limits(answer):
    """Return from which chance on calls pay, in words."""
    told = {k: v for k, v in answer.variant.items() if k != "name"}
    variant, goal = Variant(**told), answer.situation["goal"]
    won, lost = stakes(variant, "nap")
    kitty = " (fewer with what lies in the kitty)" if answer.situation["pool"] else ""
    nap = f"{chance_text(lost / (won + lost), 1000)} of deals{kitty}"
    if goal == ["nap"]:
        return nap
    return f"half of deals, Nap in more than {nap}" if "nap" in goal else "half of deals"


def grids(answer):
    """Return tables of cells: trumps down, plain cards across, one a number of players."""
    return [_table(f"{players} players:", grid) for players, grid in cells.tables_of(answer).items()]


def _table(name, grid):
    held, plain = cells.lines_of(grid)
    return {name: held} | {
        side: [cells.letter(grid[trumps, side]) if (trumps, side) in grid else "" for trumps in held] for side in plain
    }
