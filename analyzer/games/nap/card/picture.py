"""The card for the table as a picture: a block a number of trumps, and in it by plain cards a column each table."""

from . import cells
from .places import DARK, FILLS, frame, mixed, place, write

GAP, NAMES = 0.4, 1.05  # between plain cards, in columns; for the names of the trumps, in those of four tables
HEAD, APART = 3.2, 1.2  # above a block, and between two, in lines
RIM = 0.1  # so that the outer lines are drawn whole
WIDTH, LINE = 8.0, 0.163  # inches
TITLES = {5: "all five of a suit", 4: "four of a suit", 3: "three of a suit", 2: "two of a suit"}
STACKED = ((5, 4), (3,), (2,))  # which blocks stand side by side
CALLS = {"pass": "- none", **{str(k): f"{k} tricks" for k in range(2, 5)}, "1": "1 trick", "nap": "N Nap"}


def draw(answer):
    """Return the figure of a chart's rows."""
    from ....report.chart import foot, sheet
    from ....report.table import sentences

    tables = cells.tables_of(answer)
    blocks = [[Block(tables, length) for length in stack] for stack in STACKED]
    width = max(sum(block.width + APART for block in row) for row in blocks) - APART
    height = sum(row[-1].height + APART for row in blocks) - APART
    fig = sheet(WIDTH, 1.6 + LINE * height)
    axes = fig.subplots()
    axes.set_axis_off()
    axes.set_xlim(-RIM, width + RIM)
    axes.set_ylim(height + RIM, -RIM)
    y = 0
    for row in blocks:
        x = 0
        for block in row:
            block.draw(axes, x, y)
            x += block.width + APART
        y += row[-1].height + APART
    _legend(fig, _heading(answer), {row["call"] for row in answer.actions})
    foot(fig, sentences(answer))
    return fig


def _heading(answer):
    told = answer.situation
    kitty = f", {told['pool']} in the kitty" if told["pool"] else ""
    pack = f", {answer.variant['pack']} cards" if answer.variant["pack"] != 52 else ""
    return f"Nap: the highest call that pays{kitty}{pack}"


def _legend(fig, heading, found):
    """Write the heading, and what the shades mean."""
    from matplotlib.patches import Patch

    style = {"edgecolor": DARK, "linewidth": 0.5}
    marks = [Patch(facecolor=mixed(*FILLS[call]), label=CALLS[call], **style) for call in FILLS if call in found]
    fig.legend(
        handles=marks, title=heading, title_fontsize=13, fontsize=9, ncols=6, loc="outside upper left", alignment="left"
    )


class Block:
    """Hands with so many trumps: trumps down, plain cards across, in each a column every table.

    Parameters
    ----------
    tables : dict
        See `cells.tables_of`.
    length : int
    """

    def __init__(self, tables, length):
        self.tables, self.length = tables, length
        self.held, self.plain = cells.lines_of(next(iter(tables.values())), length)
        self.column = {1: 2.4, 2: 1.5}.get(len(tables), 1.0)  # few columns are wide enough for what stands above
        self.across, self.names = self.column * len(tables), NAMES * max(4, len(tables))

    @property
    def width(self):
        """Return its width in columns."""
        return self.names + (self.across + GAP) * len(self.plain) - GAP

    @property
    def height(self):
        """Return its height in lines."""
        return HEAD + len(self.held)

    def draw(self, axes, x, y):
        """Draw it from a place on."""
        write(axes, x, y + 0.5, TITLES[self.length], 9, "left", weight="bold")
        if self.length < 5:
            write(axes, x + self.names - GAP, y + 1.7, "plain cards", 7, "right", color=DARK)
        write(axes, x + self.names - GAP, y + 2.7, "players", 7, "right", color=DARK)
        for k, trumps in enumerate(self.held):
            write(axes, x + self.names - GAP, y + HEAD + k + 0.5, trumps, 7.5, "right")
        for k, side in enumerate(self.plain):
            self._column(axes, x + self.names + k * (self.across + GAP), y, side)

    def _column(self, axes, x, y, side):
        """Draw what stands under some plain cards."""
        if self.length < 5:
            write(axes, x + self.across / 2, y + 1.7, side, 8, weight="bold")
        for j, (players, grid) in enumerate(self.tables.items()):
            left = x + j * self.column
            write(axes, left + self.column / 2, y + 2.7, players, 6 if len(players) > 1 else 7, color=DARK)
            for k, trumps in enumerate(self.held):
                if (trumps, side) in grid:
                    place(axes, left, y + HEAD + k, grid[trumps, side], self.column)
        held = [k for k, trumps in enumerate(self.held) if (trumps, side) in next(iter(self.tables.values()))]
        frame(axes, x, y + HEAD + held[0], self.across, held[-1] - held[0] + 1)
