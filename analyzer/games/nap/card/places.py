"""Places of a card drawn: the call in its letter and its shade, darker for the higher, so that grey does as well."""

from . import cells
from .rows import PASS

FILLS = {PASS: ("C0", 0.0), "1": ("C0", 0.1), "2": ("C0", 0.23), "3": ("C0", 0.4), "4": ("C0", 0.62), "nap": ("C1", 1)}
LIGHT_ON = ("4", "nap")  # letters in white
PALE, DARK = "white", "#555555"


def place(axes, x, y, row, width=1.0):
    """Fill a place with the call of a row, and write it."""
    from matplotlib.patches import Rectangle

    fill = mixed(*FILLS[row["call"]])
    axes.add_patch(Rectangle((x, y), width, 1, facecolor=fill, edgecolor=PALE, linewidth=0.6))
    letter, light = cells.letter(row), row["call"] in LIGHT_ON
    style = {"color": PALE if light else "black", "weight": "bold" if row["call"] == "nap" else "normal"}
    write(axes, x + width / 2, y + 0.5, letter, 6 if "?" in letter else 7, **style)


def frame(axes, x, y, width, height):
    """Draw a line round the places of some plain cards."""
    from matplotlib.patches import Rectangle

    axes.add_patch(Rectangle((x, y), width, height, fill=False, edgecolor=DARK, linewidth=0.6))


def mixed(color, share):
    """Return a colour thinned with white."""
    from matplotlib.colors import to_rgb

    return [1 - share * (1 - part) for part in to_rgb(color)]


def write(axes, x, y, text, size, ha="center", **style):
    """Write at a place."""
    axes.text(x, y, text, ha=ha, va="center", fontsize=size, **style)
