"""Charts of Bezique: how likely each declaration is, by tricks left and cards missing; what a card is worth keeping."""

from itertools import product
from math import comb

from ...answer import Answer
from ...core.reader import SUITS
from ...errors import Misuse, choose
from ...run import Budget
from ...settings import split
from .asking import nobody_plays
from .chances import usable
from .declarations import bezique_cards, kinds
from .exact import Need, chance
from .policy import BEST
from .situation import FULL
from .variant import PACK, VARIANTS

KINDS = ("melds", "cards", "throws")
DEALS = 16_384
TITLES = {
    "melds": "Bezique: will the cards come in time?",
    "cards": "Bezique: what a card is worth keeping, in points",
    "throws": "Bezique: what it brings to lead a card of each kind, in points",
}
HELD = 8


def chart(*, of_what="melds", trump=None, play=None, deals=None, seed=None, confidence=None, threads=None, **settings):
    """Return how likely each declaration is, or what a card is worth keeping, by the tricks left with a stock.

    Parameters
    ----------
    of_what : {"melds", "cards", "throws"}
        The chance of each declaration, so many of its cards missing and none of these seen yet; or of each kind of card
        the points that holding it is worth, nothing else of its declarations being held; or what it brings to part with
        it: to lead it, in deals that are played, in place of the card that the policy would lead.
    trump : {"c", "d", "h", "s"}, default "h"
        Of exact charts: trumps; the cards of bezique are worth more where they are trumps too.
    play : str, default "book"
        Of `throws`: how both play, `book` or `plain`.
    deals : int, default 16,384
        Of `throws`: each gives a hand to every trick.
    seed, confidence, threads : optional
        Of `throws`, see `Budget`; intervals are of each row by itself.
    **settings
        `variant` and its fields.

    Returns
    -------
    Answer
        Rows `action` and `missing`, or `action` alone, with `tricks` left, this one counted; `p_end`, that what is
        missing comes in time to be declared, or `ev`, in points: over all declarations, what they bring times how much
        likelier the card makes them, each by itself. Any card that is not held may be anywhere. Of `throws`, `ev` with
        `stderr low high`: points that leading such a card gains, the average over the `deals` hands that hold one.
    """
    choose("of_what", of_what, KINDS)
    (variant,) = split(settings, VARIANTS)
    played = {"play": play, "deals": deals, "seed": seed, "confidence": confidence, "threads": threads}
    told = {name: value for name, value in played.items() if value is not None}
    if of_what == "throws":
        return _throws(variant, trump, **told)
    nobody_plays("chances are exact and nobody plays; it goes with of_what throws", **told)
    trump = choose("trump", "h" if trump is None else trump, tuple(SUITS))
    suit = SUITS.index(trump)
    rows = list(_melds(suit, variant) if of_what == "melds" else _cards(suit, variant))
    return Answer(
        "bezique.chart", {"of_what": of_what, "trump": trump}, variant.as_dict(), None,
        {"kind": "exact", "why": "hypergeometric"}, rows, unit="chance" if of_what == "melds" else "points",
    )  # fmt: skip


def _throws(variant, trump, play=BEST, deals=DEALS, **settings):
    """Return what it brings to part with each kind of card."""
    from .throws import rows_of

    if trump is not None:
        raise Misuse("trump", "deals that are played are of any trumps; it goes with of_what cards or melds")
    choose("play", play, ("book", "plain"))
    budget = Budget(deals=deals, **settings)
    rows = rows_of(variant, play, budget.deals, budget.seed, budget.confidence, budget.threads)
    method = {
        "kind": "simulation", "deals": budget.deals, "deals_a_hand": budget.deals, "why": "a hand a trick of each",
        "intervals": f"each row's interval holds with {100 * budget.confidence:.6g}% by itself",
    }  # fmt: skip
    return Answer(
        "bezique.chart", {"of_what": "throws"}, variant.as_dict(), {"play": play}, method, rows, unit="points",
        seed=budget.seed, confidence=budget.confidence,
    )  # fmt: skip


def tricks_left():
    """Return numbers of tricks left with a stock, most first."""
    return range(FULL // 2, 0, -1)


def unseen_of(tricks):
    """Return how many cards one has not seen who holds eight, and knows the turn-up and what was played."""
    return FULL + HELD - 1 - 2 * (FULL // 2 - tricks)


def draws_of(tricks):
    """Return how many draws are left that a declaration can follow."""
    return usable(2 * tricks)


def _melds(trump, variant):
    """Yield the chance of each declaration, so many cards missing."""
    seen = set()
    for kind in kinds(trump, variant.other_bezique):
        name = "marriage" if kind.name.startswith("marriage") else kind.name
        if name in seen:
            continue
        seen.add(name)
        for missing in range(1, sum(many for _, many in kind.takes) + 1):
            for tricks in tricks_left():
                value = _chance(kind, missing, tricks)
                if value is not None:
                    yield {"action": name, "missing": missing, "tricks": tricks, "p_end": float(value)}


def _chance(kind, missing, tricks):
    """Return the chance that so many missing cards come, other copies being unseen; None where they cannot be."""
    unseen, draws = unseen_of(tricks), draws_of(tricks)
    groups = [k for turn in range(4) for k, (_, many) in enumerate(kind.takes) if many > turn]  # one of each first
    short = [groups[:missing].count(k) for k in range(len(kind.takes))]
    needs = [
        Need(lack, 0, 2 * len(wanted) - many + lack) for lack, (wanted, many) in zip(short, kind.takes, strict=True)
    ]
    if sum(need.unseen for need in needs if need.wanted) > unseen:
        return None
    return chance([need for need in needs if need.wanted], unseen, draws)


def _cards(trump, variant):
    """Yield what holding each kind of card is worth."""
    bezique = bezique_cards(trump, variant.other_bezique)
    found = {}
    for rank, suit in product(reversed(PACK.ranks), (trump, *(s for s in range(4) if s != trump))):
        card = 16 * suit + PACK.ranks.index(rank)
        kind = "bezique" if card in bezique else "trump" if suit == trump else "plain"
        name = f"{'trump' if suit == trump else 'plain'} {rank}" + (" of bezique" if kind == "bezique" else "")
        found.setdefault(name, card)
    for name, card in found.items():
        for tricks in tricks_left():
            yield {"action": name, "tricks": tricks, "ev": float(_worth(card, trump, variant, tricks))}


def _worth(card, trump, variant, tricks):
    """Return what a card adds to the chances of all declarations, times their points."""
    unseen, draws, total = unseen_of(tricks), draws_of(tricks), 0
    for kind in kinds(trump, variant.other_bezique):
        if any(card in wanted for wanted, _ in kind.takes):
            needs = [Need(many, 0, 2 * len(wanted)) for wanted, many in kind.takes]
            fewer = [
                Need(many - (card in wanted), 0, 2 * len(wanted) - (card in wanted)) for wanted, many in kind.takes
            ]
            with_it, without = _in_time(fewer, unseen, draws), _in_time(needs, unseen + 1, draws)
            total += kind.points * (with_it - without)
    return total


def _in_time(needs, unseen, draws):
    return chance(needs, unseen, draws) if unseen >= draws and comb(unseen, draws) else 0


def draw(answer):
    """Return the figure of a chart's rows."""
    from ...report.chart import figure, foot, head
    from ...report.table import sentences

    of_what = answer.situation["of_what"]
    labels = list(dict.fromkeys(label_of(row) for row in answer.actions))
    tricks = [t for t in tricks_left() if t % 2 == 0 or t == 1]
    cells = {(label_of(row), row["tricks"]): row["p_end" if of_what == "melds" else "ev"] for row in answer.actions}
    labels = [label for label in labels if any(cells.get((label, t)) for t in tricks)]  # a nine is worth nothing
    top = max(map(abs, cells.values()))
    sure = {(label_of(row), row["tricks"]) for row in answer.actions if row.get("low", 1) > 0 or row.get("high", 0) < 0}
    fig, axes = figure(2.6 + 0.55 * len(tricks), 2.2 + 0.28 * len(labels))
    shade = [[cells[label, t] if (label, t) in sure else 0 for t in tricks] for label in labels]
    if of_what == "throws":
        axes.imshow(shade, cmap="RdYlGn", vmin=-1.3 * top, vmax=1.3 * top, aspect="auto")
    else:
        axes.imshow(shade, cmap="YlGn", vmin=0, vmax=1.6 * top, aspect="auto")
    for y, label in enumerate(labels):
        for x, t in enumerate(tricks):
            if (label, t) in cells:
                value = cells[label, t]
                text = f"{value:.2f}".removeprefix("0") if of_what == "melds" else f"{value:.0f}".replace("-0", "0")
                axes.text(x, y, text, ha="center", va="center", color="black" if (label, t) in sure else "#888888")
    axes.set_xticks(range(len(tricks)), tricks)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_xlabel("tricks left with a stock, this one counted")
    axes.grid(visible=False)
    axes.tick_params(length=0)
    head(axes, TITLES[of_what])
    foot(fig, sentences(answer))
    return fig


def label_of(row):
    """Return what a row is of: `sequence, 2 missing`, or a kind of card."""
    return f"{row['action']}, {row['missing']} missing" if "missing" in row else row["action"]
