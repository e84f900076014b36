"""The card for the table as a picture: a panel a number of standers before the seat."""

from ..variant import Variant
from . import cells
from .classes import SIDES
from .places import DARK, DOUBT, FILLS, PALE, action, mixed, pool


def draw(answer):
    """Return the figure of a chart's rows."""
    from ....report.chart import foot, sheet
    from ....report.table import sentences

    told, pack = answer.situation, Variant(pack=answer.variant["pack"]).cards
    grids = cells.grids_of(answer, pack)
    across = min(len(grids), 2)
    down = -(-len(grids) // across)
    fig = sheet(1.2 + 4.6 * across, 2.4 + 4.6 * down)
    panels = list(fig.subplots(down, across, squeeze=False).flat)
    for axes in panels[len(grids) :]:
        axes.remove()
    by_action = told["of_what"] == "action"
    for axes, (stood, grid) in zip(panels, grids.items(), strict=False):
        _frame(axes, grid, _heading(stood, told))
        for x, y, width, group in _places(grid):
            (action if by_action else pool)(axes, x, y, width, group)
    asked = "what to declare" if by_action else "from how many loos in the pool to play"
    counters = f", pool {told['pool']}" if by_action else ""
    heading = f"Loo: {asked}; {told['players']} players, {_seat(told)}{counters}, loo {answer.variant['loo']}"
    _legend(fig, heading, {row["best"] for row in answer.actions} if by_action else ())
    foot(fig, sentences(answer))
    return fig


def _seat(told):
    names = {1: "eldest hand", told["players"]: "dealer"}
    return names.get(told["seat"], f"seat {told['seat']}")


def _heading(stood, told):
    before = told["seat"] - 1
    if not before:
        return "nobody has spoken"
    return f"{stood} of {before} before stood" + (f", {before - stood} threw up" if before > stood else "")


def _frame(axes, grid, heading):
    """Make a panel ready: trumps down, plain cards across."""
    held, plain = cells.lines_of(grid)
    axes.set_xlim(0, len(plain))
    axes.set_ylim(len(held), 0)
    axes.set_xticks([k + 0.5 for k in range(len(plain))], plain, fontsize=7.5)
    axes.set_yticks([k + 0.5 for k in range(len(held))], held, fontsize=8)
    axes.set_xlabel("best plain cards", fontsize=8)
    axes.set_ylabel("trumps held", fontsize=8)
    axes.set_title(heading, fontsize=9)
    axes.grid(visible=False)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(True)


def _places(grid):
    """Yield where each group lies and how wide it is; three trumps fill a line."""
    held, plain = cells.lines_of(grid)
    for (trumps, side), group in grid.items():
        yield (plain.index(side) if side in SIDES else 0), held.index(trumps), 1 if side else len(plain), group


def _legend(fig, heading, found):
    """Write the heading, and what the colours and the hatching mean."""
    from matplotlib.patches import Patch

    edge = {"edgecolor": DARK, "linewidth": 0.5}
    marks = [
        Patch(facecolor=mixed(*FILLS[best]), label=f"{letter} {best}{' up' * (best == 'throw')}", **edge)
        for best, letter in cells.LETTERS.items()
        if best in found
    ]
    if found:
        marks.append(Patch(facecolor=PALE, hatch=DOUBT, label="too close to call", **edge))
    fig.legend(
        handles=marks, title=heading, title_fontsize=11, fontsize=8, ncols=5, loc="outside upper left", alignment="left"
    )
