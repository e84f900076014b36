"""The card for the table: the highest call that pays, by shape of hand and number of players."""

from ...answer import Answer
from ...errors import Misuse, choose
from ...run import Budget, spread
from ...settings import numbers, split, whole_amount
from .answers import break_even
from .card.classes import classes
from .card.picture import draw
from .card.rows import Seating, moment
from .policy import POLICIES, model_of
from .rules import levels, most_players
from .situation import read_players, spoken
from .variant import VARIANTS

__all__ = ["chart", "draw"]

DEALS = 262_144  # at most, a class and number of players


def chart(*, players=None, goal=None, pool=0, play="plain", mine=None, deals=None, seed=1, confidence=0.99,
          threads=None, **settings):  # fmt: skip
    """Return the highest call that pays on every class of hand, by number of players: the rows of a card for the table.

    A call pays if it is made more often than it must be to bring nothing (law 9): half the time, Nap a third of it.
    The class of a hand is its longest suit, which the caller leads and so makes trumps, with its ace, king, queen and
    knave named, and the best of its plain cards.

    Parameters
    ----------
    players : int, str or list of int
        By default 2 to 6.
    goal : str or list of str
        Only these calls, as `3 nap`; by default all from the lowest to Nap.
    pool : int, default 0
        Units in the kitty, which Nap takes.
    play, mine : str
        How all play the cards, and the caller, a name of `POLICIES`; nobody has said anything.
    deals : int
        At most so many a class and number of players, by default 262,144. One that is not clear by then is undecided.
    confidence : float
        Of each row by itself.
    seed, threads, **settings
        As in `call`.

    Returns
    -------
    Answer
        A row a class and number of players: `trumps`, `side`, an example as `hand`, `weight` (how many hands are of the
        class), `call` (or `pass`), `p_1` to `p_5`, the chances of so many tricks, `within`, half the widest of their
        intervals, and `verdict`. Rounded to four decimals.

    Raises
    ------
    Misuse
        For what has no card.
    """
    (variant,) = split(settings, VARIANTS)
    _check(variant)
    tables, goal = _tables(variant, players), _goal(variant, goal)
    pool = whole_amount("pool", pool, 0)
    for name, value in (("play", play), ("mine", mine)):
        choose(name, play if value is None else value, tuple(POLICIES))
    model = model_of(None, play, mine)
    deals = DEALS if deals is None else deals
    budget = Budget(deals=deals, seed=seed, threads=threads, confidence=confidence)
    kinds = classes(variant.pack)
    seatings = {n: _seating(variant, n, goal, pool, model, budget) for n in tables}
    alike = {n: (variant.holders(n), seating.limits) for n, seating in seatings.items()}  # with the same rows
    different = {alike[n]: seating for n, seating in seatings.items()}
    asked = [(place, k) for place in different for k in range(len(kinds))]
    played = spread(lambda cell: different[cell[0]].row(kinds[cell[1]]), asked, budget.threads, "classes of hands")
    rows = {cell: row for cell, (row, _) in zip(asked, played, strict=True)}
    method = {
        "kind": "simulation", "deals": sum(many for _, many in played), "deals_a_hand": budget.deals,
        "why": f"at most {budget.deals:,} a class and number of players",
        "intervals": f"what is said of a class holds with {100 * budget.confidence:.6g}%, each by itself: up to"
                     f" {1000 * (1 - budget.confidence):.3g} in 1,000 may be wrong",
    }  # fmt: skip
    told = {"players": list(tables), "goal": list(goal), "pool": pool}
    found = [_named(n, kind) | rows[alike[n], k] for n in tables for k, kind in enumerate(kinds)]
    return Answer(
        "nap.chart", told, variant.as_dict(), {"play": model["play"], "mine": model["mine"]}, method, found,
        unit="chance", seed=budget.seed, confidence=budget.confidence,
    )  # fmt: skip


def _seating(variant, players, goal, pool, model, budget):
    """Return what is asked of every class at a table of so many."""
    limits = tuple(float(break_even(moment(variant, players, pool), word)) for word in goal)
    return Seating(variant, players, goal, limits, model, budget)


def _named(players, kind):
    """Return what a row begins with."""
    named = {"trumps": kind.trumps, "side": kind.side, "hand": kind.example, "weight": len(kind.hands)}
    return {"players": players} | named


def _tables(variant, players):
    """Return the numbers of players, in rising order."""
    if players is None:
        return tuple(range(2, most_players(variant) + 1))
    found = numbers("players", players)
    if not found:
        raise Misuse("players", "one or several numbers, say 3 4 5")
    return tuple(sorted({read_players(variant, n) for n in found}))


def _goal(variant, goal):
    """Return the calls to choose from, the lowest first, and the tricks each must take."""
    known = {word: level // 2 for word, level in levels(variant).items() if word == "nap" or word.isdigit()}
    if goal is None:
        return known
    words = {choose("goal", str(word), tuple(known)) for word in spoken(goal)}
    if not words:
        raise Misuse("goal", f"one or several of {', '.join(known)}")
    return {word: tricks for word, tricks in known.items() if word in words}


def _check(variant):
    """Refuse what has no card."""
    if variant.dealt != 5:
        raise Misuse("dealt", "the card is for hands of five cards as they are dealt; for others ask `strength`")
    if variant.buying:
        raise Misuse("buying", "the card is for hands as they are dealt; where cards are bought ask `call`")
    if variant.peep != "none":
        raise Misuse("peep", "the card is for hands as they are dealt; where a card may be taken up ask `call`")
