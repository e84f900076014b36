"""The table of jeux de règle as a picture: elder beside the dealer, trumps and shapes down, heads of suits across."""

from . import cells
from .words import name_of

LINE, COLUMN, NAMES, GAP, HEAD = 0.17, 0.27, 1.25, 0.5, 3.4  # inches; the head in lines
DARK, PALE = "#555555", "white"
TITLES = {"elder": "Elder: play or propose", "dealer": "Dealer: refuse or accept"}


def draw(answer):
    """Return the figure of a chart's rows."""
    from ....report.chart import foot, sheet
    from ....report.table import sentences

    seats = {seat: cells.cells_of(rows) for seat, rows in cells.seats_of(answer).items()}
    lines = cells.lines_of({place: cell for found in seats.values() for place, cell in found.items()})
    width = sum(NAMES + COLUMN * len(cells.COLUMNS) + GAP for _ in seats)
    fig = sheet(max(width, 5), 2.3 + LINE * (HEAD + len(lines)))
    axes = fig.subplots()
    axes.set_axis_off()
    axes.set_xlim(0, width)
    axes.set_ylim(HEAD + len(lines) + 0.2, -0.2)
    for k, (seat, found) in enumerate(seats.items()):
        _block(axes, k * (NAMES + COLUMN * len(cells.COLUMNS) + GAP), seat, found, lines)
    score = answer.situation.get("score")
    by = f"by the chance of the game at {score}" if score else "by points"
    fig.suptitle(f"Écarté: jeux de règle {by}, turn-up {answer.situation['turn_up']}", fontsize=12, x=0.01, ha="left")
    foot(fig, sentences(answer))
    return fig


def _block(axes, x, seat, found, lines):
    """Draw a seat from a place on."""
    left = x + NAMES
    _write(axes, x, 0.5, TITLES[seat], 9, "left", weight="bold")
    for k, head in enumerate(cells.HEADS):
        wide = COLUMN * len(cells.BESIDE)
        _write(axes, left + (k + 0.5) * wide, 1.6, head, 8, weight="bold")
    for k, (_, beside) in enumerate(cells.COLUMNS):
        _write(axes, left + (k + 0.5) * COLUMN, 2.7, beside, 6.5, color=DARK)
    _write(axes, left - 0.08, 1.6, "longest headed by", 6.5, "right", color=DARK)
    _write(axes, left - 0.08, 2.7, "beside it", 6.5, "right", color=DARK)
    for j, line in enumerate(lines):
        y = HEAD + j
        _write(axes, left - 0.08, y + 0.5, name_of(line), 7, "right")
        for k, column in enumerate(cells.COLUMNS):
            if (*line, *column) in found:
                _cell(axes, left + k * COLUMN, y, found[(*line, *column)], seat)
        if j and lines[j - 1][0] != line[0]:
            axes.plot([x, left + COLUMN * len(cells.COLUMNS)], [y, y], color=DARK, linewidth=0.7)


def _cell(axes, x, y, cell, seat):
    """Fill a place by the share of its hands to stand on, hatched where most are too close to call, and write it."""
    from matplotlib.colors import to_rgb
    from matplotlib.patches import Rectangle

    _, stand, close = cell
    fill = [1 - 0.75 * stand * (1 - part) for part in to_rgb("C0")]
    hatch = "////" if close > 0.5 else None
    axes.add_patch(Rectangle((x, y), COLUMN, 1, facecolor=fill, edgecolor=PALE, linewidth=0.6, hatch=hatch))
    light = stand > 0.8
    _write(axes, x + COLUMN / 2, y + 0.5, cells.letter(cell, seat), 7, color=PALE if light else "black")


def _write(axes, x, y, text, size, ha="center", **style):
    axes.text(x, y, text, ha=ha, va="center", fontsize=size, **style)
