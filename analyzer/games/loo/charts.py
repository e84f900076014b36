"""The card for the table: what to declare on every class of hand, by seat, or from which pool on to play it."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import Budget, spread
from ...settings import seat as seat_of
from ...settings import split, whole_amount
from .card.classes import classes
from .card.picture import draw
from .card.rows import action_row, pool_row
from .card.strategy import earned
from .policy import model_of
from .rules import all_must_stand
from .situation import POOLS, Situation
from .variant import VARIANTS

__all__ = ["chart", "draw"]

ROWS = {"action": action_row, "pool": pool_row}
DEALS = {"action": 262_144, "pool": 65_536}  # at most, a hand and column
MOST_PLAYERS = 7
MOST_STOOD = {52: 4, 32: 3}  # before the seat, by pack; more hardly ever find the trumps to stand on


def chart(*, seat="eldest", of_what="action", players=5, pool=None, turn_up=None, opponents="plain", play="plain",
          mine=None, deals=None, seed=1, confidence=0.99, threads=None, **settings):  # fmt: skip
    """Return what to declare on every class of hand: the rows of a card for the table.

    Parameters
    ----------
    seat : int or str
        Whose card it is.
    of_what : {"action", "pool"}
        The best declaration; or the pool, in loos, from which on it is right to play at all.
    players, pool, mine, seed, threads, **settings
        As in `declare`.
    opponents, play : str
        As in `declare`, but `plain`: the columns are those where the miss is still free, and bold players would have
        taken it.
    turn_up : str
        The other trumps keep their names; by default the lowest spade, so that they matter by their order only.
    deals : int
        At most so many a hand and column, by default 262,144 (pool: 65,536). A hand that is not clear by then is
        undecided.
    confidence : float
        Of each hand's row by itself.

    Returns
    -------
    Answer
        A row a class of hand and number of standers before the seat (at most 4, with 32 cards 3), the miss free, throws
        first: `stood`, `hand`, `weight` (how many hands are like it), and `best`, `verdict`, of stand and miss `ev_…`
        and `within_…` (half the interval, in counters; to throw up, or to defend, brings 0); or `from_pool`, `low`,
        `high` in loos and `by`, what to play then. Rounded to hundredths.

    Raises
    ------
    Misuse
        For what has no card.
    """
    (variant,) = split(settings, VARIANTS)
    choose("of_what", of_what, tuple(ROWS))
    players = whole("players", players, 3, MOST_PLAYERS, "on a card, players are")
    seat = seat_of("seat", seat, players)
    pool = whole_amount("pool", POOLS["three"] if pool is None else pool)
    model = model_of(opponents, play, mine, variant.form)
    deals = DEALS[of_what] if deals is None else deals
    budget = Budget(deals=deals, seed=seed, threads=threads, confidence=confidence)
    turned = _turned(variant, turn_up)
    _check(variant, of_what, turned)
    hands = [(tuple(sorted(hand)), weight) for hand, weight in classes(variant.cards, turned)]
    moments = [
        (Situation(variant, players, seat, hand, turned, said, pool), weight)
        for said in _columns(seat, players, MOST_STOOD[variant.pack])
        for hand, weight in hands
    ]
    rows = spread(lambda moment: ROWS[of_what](*moment, model, budget), moments, budget.threads, "hands")
    told = {"seat": seat, "of_what": of_what, "players": players, "pool": pool, "turn_up": variant.cards.name(turned)}
    method = {
        "kind": "simulation", "deals": sum(played for _, played in rows), "deals_a_hand": budget.deals,
        "why": f"at most {budget.deals:,} a hand",
        "intervals": f"what is said of a hand holds with {100 * budget.confidence:.6g}%, each by itself: up to"
                     f" {1000 * (1 - budget.confidence):.3g} in 1,000 may be wrong",
    }  # fmt: skip
    found = Answer(
        "loo.chart", told, variant.as_dict(), model, method, [row for row, _ in rows], unit="counters",
        seed=budget.seed, confidence=budget.confidence,
    )  # fmt: skip
    if of_what == "action":
        method["earns"] = earned(found, variant, turned, model)
    return found


def _turned(variant, turn_up):
    """Return the card turned up."""
    pack = variant.cards
    cards = pack.read(f"{pack.ranks[0]}s" if turn_up is None else turn_up, "turn_up")
    if len(cards) != 1:
        raise Misuse("turn_up", f"one card, not {len(cards)}")
    return cards[0]


def _check(variant, of_what, turned):
    """Refuse what has no card."""
    if variant.form != "three":
        raise Misuse("form", "the card is for three-card Loo; for other forms ask `declare`")
    if all_must_stand(variant, turned):
        raise Misuse("turn_up", "under club law all stand when a club is turned; there is nothing to choose")
    if of_what == "pool" and not variant.loo_bounds()[0]:
        raise Misuse("loo", f"with a loo of {variant.loo} no pool in loos decides; ask with of_what action")


def _columns(seat, players, most):
    """Return what was said in each column: throws first, then so many stood; nobody asks a dealer left alone."""
    least = 1 if seat == players else 0
    return [("throw",) * (seat - 1 - k) + ("stand",) * k for k in range(least, min(seat - 1, most) + 1)]
