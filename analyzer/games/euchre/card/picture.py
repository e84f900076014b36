"""The card for the table as a picture: a panel a place, trumps down, plain aces across."""

from . import cells
from .places import PLACES

FILLS = {"order": ("C2", 0.7), "take": ("C2", 0.7), "name": ("C2", 0.7), "pass": ("C3", 0.0)}  # told apart in grey
DOUBT, PALE, DARK = "////", "white", "#555555"
ACROSS = 3


def draw(answer):
    """Return the figure of a chart's rows."""
    from ....report.chart import foot, sheet
    from ....report.table import sentences

    grids = cells.grids_of(answer)
    across = min(len(grids), ACROSS)
    down = -(-len(grids) // across)
    fig = sheet(0.8 + 2.9 * across, 1.6 + 3.9 * down)
    panels = list(fig.subplots(down, across, squeeze=False).flat)
    for axes in panels[len(grids) :]:
        axes.remove()
    for axes, (name, grid) in zip(panels, grids.items(), strict=False):
        _panel(axes, grid, PLACES[name].heading)
    _legend(fig, f"Euchre for two: when to make trumps, {answer.situation['turn_up']} turned up")
    foot(fig, sentences(answer))
    return fig


def _panel(axes, grid, heading):
    """Draw a place."""
    held = cells.lines_of(grid)
    axes.set_xlim(0, len(cells.ACES))
    axes.set_ylim(len(held), 0)
    axes.set_xticks([k + 0.5 for k in range(len(cells.ACES))], cells.ACES, fontsize=7.5)
    axes.set_yticks([k + 0.5 for k in range(len(held))], held, fontsize=7.5)
    axes.set_xlabel("plain aces", fontsize=8)
    axes.set_ylabel("trumps held", fontsize=8)
    axes.set_title(heading, fontsize=8.5)
    axes.grid(visible=False)
    axes.tick_params(length=0)
    for (line, aces), group in grid.items():
        _cell(axes, cells.ACES.index(aces), held.index(line), group)


def _cell(axes, x, y, group):
    """Fill a place with the best words by their share of hands; hatch what is undecided; write what it brings."""
    from matplotlib.patches import Rectangle

    begin = float(x)
    for (best, undecided), part in cells.shares(group).items():
        style = {"facecolor": mixed(*FILLS[best]), "edgecolor": DARK, "linewidth": 0}
        axes.add_patch(Rectangle((begin, y), part, 1, hatch=DOUBT if undecided else None, **style))
        begin += part
    axes.add_patch(Rectangle((x, y), 1, 1, fill=False, edgecolor=DARK, linewidth=0.5))
    _write(axes, x + 0.5, y + 0.5, f"{cells.letters(group)} {cells.gain(group):+.1f}")


def mixed(color, share):
    """Return a colour thinned with white."""
    from matplotlib.colors import to_rgb

    return [1 - share * (1 - part) for part in to_rgb(color)]


def _write(axes, x, y, text):
    """Write in a place, with a white rim so that it is read on any colour."""
    from matplotlib.patheffects import withStroke

    rim = [withStroke(linewidth=2, foreground=PALE)]
    axes.text(x, y, text, ha="center", va="center", fontsize=6, path_effects=rim)


def _legend(fig, heading):
    """Write the heading, and what the colours and the hatching mean."""
    from matplotlib.patches import Patch

    edge = {"edgecolor": DARK, "linewidth": 0.5}
    marks = [
        Patch(facecolor=mixed(*FILLS["order"]), label="make trumps (O order, T take up, N name)", **edge),
        Patch(facecolor=mixed(*FILLS["pass"]), label="P pass", **edge),
        Patch(facecolor=PALE, hatch=DOUBT, label="too close to call", **edge),
    ]
    fig.legend(
        handles=marks, title=heading, title_fontsize=11, fontsize=8, ncols=3, loc="outside upper left", alignment="left"
    )
