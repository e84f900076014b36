"""A card for the table in letters and sentences."""

from ....report.numbers import amount_within
from ..variant import Variant
from . import cells


def lines(answer):
    """Return what the card's cells say and what it earns."""
    if answer.situation["of_what"] == "pool":
        return ["Loos in the pool from which on to play: the middle hand of a group, its lowest and highest."]
    card, usual = answer.method["earns"]
    found = {row["best"] for row in answer.actions}
    names = ", ".join(
        f"{letter} {best}{' up' * (best == 'throw')}" for best, letter in cells.LETTERS.items() if best in found
    )
    return [
        f"{names}; S/M: some hands of the group S, fewer M; ?: a tenth or more of it is too close to call. In the"
        " picture, with what the best brings in counters.",
        f"Against {usual['policy']} players this card earns {amount_within(card)} counters a deal in this seat, one of"
        f" them {amount_within(usual)}.",
    ]


def grids(answer):
    """Return tables of cells: trumps down, plain cards across, one a number of standers before the seat."""
    show = cells.letters if answer.situation["of_what"] == "action" else _pools
    found = cells.grids_of(answer, Variant(pack=answer.variant["pack"]).cards)
    return [_table(f"{stood} stood:" if len(found) > 1 else "trumps:", grid, show) for stood, grid in found.items()]


def _table(name, grid, show):
    held, plain = cells.lines_of(grid)
    return {name: held} | {
        side: [show(grid.get((trumps, side)) or grid.get((trumps, "")) or []) for trumps in held] for side in plain
    }


def _pools(group):
    ends = [cells.pool_text(end) for end in cells.pools(group)] if group else [""] * 3
    return ends[1] if ends[0] == ends[2] else f"{ends[0]}-{ends[2]}"
