"""Charts of Speculation: the fair price of the turn-up, by players and as cards are exposed."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...settings import numbers, plain, split
from . import rules
from .exact import Prices
from .situation import Situation
from .variant import VARIANTS

KINDS = ("players", "exposed")
USUAL = {"players": (2, 3, 4, 5, 6, 7, 8, 9, 10), "exposed": (5,)}


def chart(*, of_what="players", players=None, **settings):
    """Return the fair price of the turn-up for every rank, as rows to draw or to read.

    Parameters
    ----------
    of_what : {"players", "exposed"}
        By number of players, just turned; or for one number of players, after so many other cards were exposed in
        rotation and none beat it.
    players : int, str or list of int, optional
        By default 2 to 10, or 5.
    **settings
        `variant` and its fields.

    Returns
    -------
    Answer
        Rows with `players`, `exposed`, `rank`, `pool`, `ev` (the fair price), `p_best`, `fraction`, `passes`. A rank
        that passes the deal is worth the pool.
    """
    choose("of_what", of_what, KINDS)
    (variant,) = split(settings, VARIANTS)
    if variant.turn_up_to == "pool":
        raise Misuse("turn_up_to", "the turn-up belongs to the pool and may not be sold, so it has no price")
    if of_what == "exposed" and variant.penalty:
        raise Misuse(
            "penalty", "with a penalty the price depends on which cards were exposed; ask `price` for a situation"
        )
    tables = numbers("players", [players] if isinstance(players, int) else players or USUAL[of_what])
    most = rules.most_players(variant.terms)
    tables = [whole("players", n, 2, most, "players are") for n in tables if players or n <= most]
    if of_what == "exposed" and len(tables) != 1:
        raise Misuse("players", f"one number with of_what exposed, not {len(tables)}")
    rows = [row for n in tables for row in _rows(variant, n, of_what == "exposed")]
    return Answer(
        "speculation.chart", {"of_what": of_what, "players": tables}, variant.as_dict(), {"trades": "none"},
        {"kind": "exact", "why": "closed form"}, rows, unit="counters",
    )  # fmt: skip


def _rows(variant, players, exposed):
    pack = variant.cards
    for rank in reversed(pack.ranks):
        card = f"{rank}s"
        ended = Situation.read(variant, players=players, turn_up=card).over
        for shown in range(rules.HAND * players + 1 if exposed and not ended else 1):
            worthless = [f"{r}{suit}" for suit in "cdh" for r in pack.ranks][:shown]
            if len(worthless) < shown:  # so few cards are no trumps that a trump must have been exposed
                break
            moment = Situation.read(variant, players=players, turn_up=card, exposed=worthless)
            prices = None if ended else Prices(moment)
            chance, value = (1, moment.pool) if ended else (prices.lead.chance, prices.lead.value)
            yield {
                "players": players, "exposed": shown, "rank": rank, "pool": plain(moment.pool), "ev": float(value),
                "p_best": float(chance), "fraction": f"{chance.numerator}/{chance.denominator}", "passes": bool(ended),
            }  # fmt: skip


def draw(answer):
    """Return the figure of a chart's rows."""
    return _grid(answer) if answer.situation["of_what"] == "players" else _lines(answer)


def _grid(answer):
    """Draw a card for the table: ranks down, players across, the fair price in each cell."""
    from ...report.chart import figure, foot, head
    from ...report.table import sentences

    tables = answer.situation["players"]
    ranks = list(dict.fromkeys(row["rank"] for row in answer.actions))
    fig, axes = figure(1.6 + 0.62 * len(tables), 2.2 + 0.3 * len(ranks))
    cells = {(row["rank"], row["players"]): row for row in answer.actions}
    shade = [[cells[rank, n]["p_best"] for n in tables] for rank in ranks]
    axes.imshow(shade, cmap="YlGn", vmin=0, vmax=1.6, aspect="auto")
    for y, rank in enumerate(ranks):
        for x, n in enumerate(tables):
            row = cells[rank, n]
            axes.text(x, y, "pool" if row["passes"] else f"{row['ev']:.2f}", ha="center", va="center")
    axes.set_xticks(range(len(tables)), [f"{n}\npool {cells[ranks[0], n]['pool']}" for n in tables])
    axes.set_yticks(range(len(ranks)), [rank.replace("T", "10") for rank in ranks])
    axes.set_xlabel("players (the darker, the larger the share of the pool)")
    axes.set_ylabel("turn-up")
    axes.grid(visible=False)
    axes.tick_params(length=0)
    head(axes, "Speculation: what is the card turned up worth, in counters?")
    foot(fig, sentences(answer))
    return fig


def _lines(answer):
    """Draw the price of each rank as cards are exposed that do not beat it."""
    from ...report.chart import figure, foot, head
    from ...report.table import sentences

    fig, axes = figure(7.5, 5.5)
    top, lowest = max(row["ev"] for row in answer.actions), None
    for rank in dict.fromkeys(row["rank"] for row in answer.actions):
        line = [row for row in answer.actions if row["rank"] == rank]
        if line[0]["passes"]:
            continue
        axes.plot([row["exposed"] for row in line], [row["ev"] for row in line], color="C0", alpha=0.85, linewidth=1.3)
        middle = line[len(line) * 3 // 4]
        if lowest is not None and lowest - middle["ev"] < 0.035 * top:  # no room for another name
            continue
        lowest = middle["ev"]
        axes.annotate(
            rank.replace("T", "10"), (middle["exposed"], middle["ev"]), ha="center", va="center", fontsize=9,
            bbox={"boxstyle": "circle,pad=0.15", "fc": "white", "ec": "none"},
        )  # fmt: skip
    players = answer.situation["players"][0]
    axes.set_xlabel("other cards exposed, none of them better")
    axes.set_ylabel(f"fair price, counters of a pool of {answer.actions[0]['pool']}")
    axes.set_ylim(bottom=0)
    axes.set_xlim(left=0)
    head(axes, f"Speculation, {players} players: the leading card as the hands are turned")
    foot(fig, sentences(answer))
    return fig
