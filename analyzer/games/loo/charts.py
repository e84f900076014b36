"""The card for the table: what to declare on every class of hand, by seat, and from which pool on."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...estimate import decide, watch
from ...run import Budget, spread
from ...settings import seat as seat_of
from ...settings import split, whole_amount
from . import answers
from .classes import HOLDINGS, SIDES, classes, holding, sides
from .policy import BEST, POLICIES, model_of
from .scene import Stage
from .situation import POOLS, Situation
from .strategy import earned
from .variant import VARIANTS

KINDS = ("action", "pool")
DEALS = 65_536  # at most, a hand and a column
COLORS = {"stand": "#7fb685", "miss": "#8fb8de", "throw": "#f0d9b5", "defend": "#e6a57e"}


def chart(*, seat="eldest", of_what="action", players=5, pool=None, turn_up="2s", opponents=BEST, play=BEST, mine=None,
          deals=DEALS, seed=1, threads=None, **settings):  # fmt: skip
    """Return what to declare on every class of hand: the rows of a card for the table.

    Parameters
    ----------
    seat : int or str
        Whose card it is.
    of_what : {"action", "pool"}
        The best declaration; or the pool, in loos, from which on to play at all.
    players, pool, opponents, play, mine, seed, threads, **settings
        As in `declare`.
    turn_up : str
        The other trumps keep their names; where it is low, they all matter by their order only.
    deals : int
        At most so many a hand and column; a hand that is not clear by then is undecided.

    Returns
    -------
    Answer
        A row a class of hand and number of standers before the seat, the miss free, throws first: `hand`, `weight`
        (how many hands are like it), `holding` and `sides` (its place on the card), `best`, `verdict`, and for every
        action its `ev`, `low` and `high`.
    """
    (variant,) = split(settings, VARIANTS)
    if variant.form != "three":
        raise Misuse("form", "the card is for three-card Loo; for other forms ask `declare`")
    choose("of_what", of_what, KINDS)
    players = whole("players", players, 3, 16, "players are")
    seat = seat_of("seat", seat, players)
    pool = whole_amount("pool", POOLS["three"] if pool is None else pool)
    model = model_of(opponents, play, mine)
    budget = Budget(deals=deals, seed=seed, threads=1, precision=float(pool))
    pack, turned = variant.cards, variant.cards.read(turn_up, "turn_up")[0]
    moments = [
        (Situation(variant, players, seat, tuple(sorted(hand)), turned, said, pool), weight)
        for said in _columns(seat, players)
        for hand, weight in classes(pack, turned)
    ]
    rows = spread(lambda item: _row(*item, model, budget), moments, threads, "hands")
    told = {
        "seat": seat,
        "of_what": of_what,
        "players": players,
        "pool": pool,
        "turn_up": pack.name(turned),
        "deals": deals,
    }
    found = Answer(
        "loo.chart", told, variant.as_dict(), model,
        {"kind": "simulation", "deals": sum(row["deals"] for row in rows), "why": "deals of all hands"},
        rows, unit="counters", seed=seed, confidence=budget.confidence,
    )  # fmt: skip
    found.seats = earned(found, variant, turned, model)
    return found


def _columns(seat, players):
    """Return what was said in each column: throws first, then so many stood; nobody asks a dealer left alone."""
    least = 1 if seat == players else 0
    return [("throw",) * (seat - 1 - k) + ("stand",) * k for k in range(least, seat)]


def _row(moment, weight, model, budget):
    """Return what a hand is worth in a column."""
    pack, trump = moment.variant.cards, moment.turn_up // 16
    opponents, play, mine = (POLICIES[model[name]] for name in ("opponents", "play", "mine"))
    actions = moment.actions
    stage = Stage(moment, actions, opponents, play, mine, False, budget.seed)
    how = {"scale": stage.scale, "shifts": [0.0] * len(actions), "compared": True, "largest": stage.largest}
    sample, _ = watch(stage.play, budget, None, **how)
    found = decide(actions, [sample.arm(a).ev for a in range(len(actions))], sample.difference)
    row = {
        "stood": moment.said.count("stand"), "hand": " ".join(pack.names(moment.hand, trump)), "weight": weight,
        "holding": holding(pack, moment.hand, trump), "sides": sides(pack, moment.hand, trump),
        "best": found["best"][0], "verdict": found["verdict"], "deals": sample.tally.deals,
    }  # fmt: skip
    for a, action in enumerate(actions):
        arm = sample.arm(a)
        row |= {f"ev_{action}": arm.ev, f"low_{action}": arm.low, f"high_{action}": arm.high}
    return row | {"from_pool": _from_pool(stage, sample.tally)}


def _from_pool(stage, tally):
    """Return from which pool on, in loos, it is right to play; None where no pool decides it."""
    points = answers.break_even(stage, tally)
    for point in points:
        if point["between"][1] in ("throw", "defend"):
            return point["pool"] / stage.loo
    return None


def draw(answer):
    """Return the figure of a chart's rows: a panel a number of standers before the seat."""
    from matplotlib.figure import Figure

    from ...report.chart import foot
    from ...report.table import sentences

    told, stood = answer.situation, sorted({row["stood"] for row in answer.actions})
    fig = Figure(figsize=(2.2 + 4.6 * len(stood), 7.2), layout="constrained")
    panels = fig.subplots(1, len(stood), sharey=True, squeeze=False)[0]
    for axes, k in zip(panels, stood, strict=True):
        rows = [row for row in answer.actions if row["stood"] == k]
        (_panel if told["of_what"] == "action" else _pools)(axes, rows)
        axes.set_title(_heading(k, told), fontsize=9)
    panels[0].set_ylabel("trumps held")
    fig.suptitle(
        f"Loo, {told['players']} players, seat {told['seat']}, pool {told['pool']}, loo {answer.variant['loo']}"
        + (": from how many loos in the pool is it right to play?" if told["of_what"] == "pool" else ""),
        fontsize=11,
    )
    foot(fig, sentences(answer))
    return fig


def _heading(stood, told):
    before = told["seat"] - 1
    return "nobody has spoken" if not before else f"{stood} of {before} before stood, {before - stood} threw up"


def _frame(axes):
    axes.set_xlim(0, len(SIDES))
    axes.set_ylim(len(HOLDINGS), 0)
    axes.set_xticks([k + 0.5 for k in range(len(SIDES))], SIDES, fontsize=7, rotation=45)
    axes.set_yticks([k + 0.5 for k in range(len(HOLDINGS))], HOLDINGS, fontsize=8)
    axes.set_xlabel("best plain cards", fontsize=8)
    axes.grid(visible=False)
    axes.tick_params(length=0)


def _cells(rows):
    """Yield each group's place on the card and its rows; three trumps fill a whole line."""
    for y, held in enumerate(HOLDINGS):
        for x, side in enumerate(SIDES if held[-1] != "x" or held.count("x") < 2 else [""]):
            group = [row for row in rows if (row["holding"], row["sides"]) == (held, side)]
            if group:
                yield x, y, len(SIDES) if side == "" else 1, group


def _panel(axes, rows):
    """Draw the best declaration of every group; a mixed group is split by weight, what is undecided is hatched."""
    from matplotlib.patches import Rectangle

    _frame(axes)
    for x, y, width, group in _cells(rows):
        total, begin = sum(row["weight"] for row in group), float(x)
        for action, color in COLORS.items():
            for undecided in (False, True):
                part = sum(
                    row["weight"] for row in group
                    if row["best"] == action and (row["verdict"] == "too close to call") == undecided
                )  # fmt: skip
                if part:
                    hatch = "////" if undecided else None
                    share = width * part / total
                    axes.add_patch(
                        Rectangle((begin, y), share, 1, facecolor=color, edgecolor="#777777", linewidth=0, hatch=hatch)
                    )
                    begin += share
        axes.add_patch(Rectangle((x, y), width, 1, fill=False, edgecolor="white", linewidth=1.5))
        best = max(COLORS, key=lambda a: sum(row["weight"] for row in group if row["best"] == a))
        worth = sum(row["weight"] * max(v for k, v in row.items() if k.startswith("ev_")) for row in group) / total
        axes.text(x + width / 2, y + 0.5, f"{best[0].upper()} {worth:.1f}", ha="center", va="center", fontsize=6.5)


def _pools(axes, rows):
    """Draw from how many loos in the pool it is right to play, for the middle hand of every group."""
    from matplotlib.patches import Rectangle

    _frame(axes)
    for x, y, width, group in _cells(rows):
        ordered = sorted(group, key=lambda row: row["from_pool"] or 0.0)
        half, so_far, middle = sum(row["weight"] for row in group) / 2, 0, 0.0
        for row in ordered:
            so_far += row["weight"]
            if so_far >= half:
                middle = row["from_pool"] or 0.0
                break
        shade = min(middle / 6, 1.0)
        axes.add_patch(
            Rectangle(
                (x, y), width, 1, facecolor=(1 - 0.1 * shade, 1 - 0.35 * shade, 1 - 0.55 * shade), edgecolor="white"
            )
        )
        axes.text(
            x + width / 2, y + 0.5, f"{middle:.1f}" if middle < 100 else "never", ha="center", va="center", fontsize=6.5
        )
