"""The card for the table as a picture: a panel a number of standers before the seat."""

from . import cells
from .classes import SIDES
from .variant import Variant

FILLS = {"stand": ("C2", 0.7), "miss": ("C3", 0.35), "throw": ("C3", 0.0), "defend": ("C0", 0.8)}  # told apart in grey
DOUBT = "////"
DARKEST = 3  # loos
PALE, DIM, DARK = "white", "#e6e6e6", "#555555"


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
    heading = f"Loo: {asked}; {told['players']} players, {_seat(told)}{pool}, loo {answer.variant['loo']}"
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
    axes.set_facecolor(DIM)
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
    said, worth = cells.letters(group), f"{cells.worth(group):.1f}"
    between = " " if len(said + worth) < 7 else "\n"
    _write(axes, x + width / 2, y + 0.5, said + between + worth, size=6.5 if between == " " else 6)


def _block(x, y, width, best, undecided):
    """Return a rectangle in the colour of a declaration."""
    from matplotlib.patches import Rectangle

    hatch = DOUBT if undecided else None
    return Rectangle((x, y), width, 1, facecolor=_mixed(*FILLS[best]), edgecolor=DARK, linewidth=0, hatch=hatch)


def _mixed(color, share):
    """Return a colour thinned with white."""
    from matplotlib.colors import to_rgb

    return [1 - share * (1 - part) for part in to_rgb(color)]


def _pool(axes, x, y, width, group):
    """Write from how many loos to play: the middle hand, below it the lowest and highest; darker means more."""
    from matplotlib.patches import Rectangle

    low, middle, high = cells.pools(group)
    shade = min((DARKEST if middle is None else middle) / DARKEST, 1)
    axes.add_patch(Rectangle((x, y), width, 1, facecolor=_mixed("C3", 0.75 * shade), linewidth=0))
    axes.add_patch(Rectangle((x, y), width, 1, fill=False, edgecolor=DARK, linewidth=0.5))
    ends = [cells.pool_text(end) for end in (low, high)]
    several = ends[0] != ends[1]
    _write(axes, x + width / 2, y + (0.36 if several else 0.5), cells.pool_text(middle))
    if several:
        _write(axes, x + width / 2, y + 0.76, "–".join(ends), size=5)


def _write(axes, x, y, text, size=7):
    """Write in a place, with a white rim so that it is read on any colour."""
    from matplotlib.patheffects import withStroke

    rim = [withStroke(linewidth=2, foreground=PALE)]
    axes.text(x, y, text, ha="center", va="center", fontsize=size, path_effects=rim)


def _legend(fig, heading, found):
    """Write the heading, and what the colours and the hatching mean."""
    from matplotlib.patches import Patch

    edge = {"edgecolor": DARK, "linewidth": 0.5}
    marks = [
        Patch(facecolor=_mixed(*FILLS[best]), label=f"{letter} {best}{' up' * (best == 'throw')}", **edge)
        for best, letter in cells.LETTERS.items()
        if best in found
    ]
    if found:
        marks.append(Patch(facecolor=PALE, hatch=DOUBT, label="too close to call", **edge))
    fig.legend(
        handles=marks, title=heading, title_fontsize=11, fontsize=8, ncols=5, loc="outside upper left", alignment="left"
    )
