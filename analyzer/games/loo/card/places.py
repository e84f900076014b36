"""Places of a card drawn: the best declarations of a group by their share, or from which pool on to play."""

from . import cells

FILLS = {"stand": ("C2", 0.7), "miss": ("C3", 0.35), "throw": ("C3", 0.0), "defend": ("C0", 0.8)}  # told apart in grey
DOUBT = "////"
DARKEST = 3  # loos
PALE, DARK = "white", "#555555"


def action(axes, x, y, width, group):
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
    return Rectangle((x, y), width, 1, facecolor=mixed(*FILLS[best]), edgecolor=DARK, linewidth=0, hatch=hatch)


def mixed(color, share):
    """Return a colour thinned with white."""
    from matplotlib.colors import to_rgb

    return [1 - share * (1 - part) for part in to_rgb(color)]


def pool(axes, x, y, width, group):
    """Write from how many loos to play: the middle hand, below it the lowest and highest; darker means more."""
    from matplotlib.patches import Rectangle

    low, middle, high = cells.pools(group)
    shade = min((DARKEST if middle is None else middle) / DARKEST, 1)
    axes.add_patch(Rectangle((x, y), width, 1, facecolor=mixed("C3", 0.75 * shade), linewidth=0))
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
