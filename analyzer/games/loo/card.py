"""The card for the table as a picture: a panel a number of standers before the seat."""

from . import cells
from .classes import SIDES
from .variant import Variant

FILLS = {"stand": 0, "miss": 2, "defend": 3, "throw": None}  # places in the style's cycle; none is left white
DOUBT = "////"
PALE, DARK = "white", "#555555"


def draw(answer):
    """Return the figure of a chart's rows."""
    from matplotlib.figure import Figure

    from ...report.chart import foot
    from ...report.table import sentences

    told, pack = answer.situation, Variant(pack=answer.variant["pack"]).cards
    grids = cells.grids_of(answer, pack)
    across = min(len(grids), 2)
    down = -(-len(grids) // across)
    fig = Figure(figsize=(1.2 + 4.6 * across, 2.4 + 4.6 * down), layout="constrained")
    panels = list(fig.subplots(down, across, squeeze=False).flat)
    for axes in panels[len(grids) :]:
        axes.remove()
    by_action = told["of_what"] == "action"
    for axes, (stood, grid) in zip(panels, grids.items(), strict=False):
        _frame(axes, grid, _heading(stood, told))
        for x, y, width, group in _places(grid):
            (_action if by_action else _pool)(axes, x, y, width, group)
    asked = "what to declare" if by_action else "from how many loos in the pool to play"
    pool = f", pool {told['pool']}" if by_action else ""
    fig.suptitle(
        f"Loo: {asked}; {told['players']} players, {_seat(told)}{pool}, loo {answer.variant['loo']}",
        fontsize=11, x=0.01, ha="left",
    )  # fmt: skip
    if by_action:
        _legend(fig, {row["best"] for row in answer.actions})
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


def _action(axes, x, y, width, group):
    """Fill a place with the best declarations by their share of hands; hatch what is undecided."""
    from matplotlib.patches import Rectangle

    begin = float(x)
    for (best, undecided), part in cells.shares(group).items():
        axes.add_patch(_block(begin, y, width * part, best, undecided))
        begin += width * part
    axes.add_patch(Rectangle((x, y), width, 1, fill=False, edgecolor=DARK, linewidth=0.5))
    _write(axes, x + width / 2, y + 0.5, f"{cells.letters(group)} {cells.worth(group):.1f}")


def _block(x, y, width, best, undecided):
    """Return a rectangle in the colour of a declaration."""
    from matplotlib.patches import Rectangle

    place = FILLS[best]
    fill = PALE if place is None else f"C{place}"
    hatch = {"hatch": DOUBT, "edgecolor": DARK if place is None else PALE} if undecided else {}
    return Rectangle((x, y), width, 1, facecolor=fill, linewidth=0, **hatch)


def _pool(axes, x, y, width, group):
    """Write from how many loos to play: the middle hand, below it the lowest and highest; darker means more."""
    from matplotlib.patches import Rectangle

    low, middle, high = cells.pools(group)
    shade = min((100 if middle is None else middle) / 5, 1)
    axes.add_patch(Rectangle((x, y), width, 1, facecolor="C3", alpha=0.75 * shade, linewidth=0))
    axes.add_patch(Rectangle((x, y), width, 1, fill=False, edgecolor=DARK, linewidth=0.5))
    ends = [cells.pool_text(end) for end in (low, high)]
    _write(axes, x + width / 2, y + 0.36, cells.pool_text(middle))
    if ends[0] != ends[1]:
        _write(axes, x + width / 2, y + 0.76, "–".join(ends), size=5)


def _write(axes, x, y, text, size=7):
    """Write in a place, with a white rim so that it is read on any colour."""
    from matplotlib.patheffects import withStroke

    rim = [withStroke(linewidth=2, foreground=PALE)]
    axes.text(x, y, text, ha="center", va="center", fontsize=size, path_effects=rim)


def _legend(fig, found):
    """Say what the colours and the hatching mean."""
    from matplotlib.patches import Patch

    marks = [
        Patch(facecolor=_block(0, 0, 1, best, False).get_facecolor(), edgecolor=DARK, linewidth=0.5,
              label=f"{letter} {best}{' up' * (best == 'throw')}")
        for best, letter in cells.LETTERS.items() if best in found
    ]  # fmt: skip
    marks.append(
        Patch(facecolor=PALE, edgecolor=DARK, hatch=DOUBT, linewidth=0.5, label="hatched, ?: too close to call")
    )
    fig.legend(handles=marks, loc="outside upper right", ncols=len(marks), fontsize=8)
