"""The card for the table: on which hands to order up, to take up, to name a suit."""

from ...answer import Answer
from ...errors import Misuse, choose
from ...run import Budget, spread
from ...settings import split
from .card.classes import classes
from .card.picture import draw
from .card.places import read_places
from .card.rows import Seating
from .layout import Lanes
from .policy import POLICIES, whole_model
from .variant import VARIANTS

__all__ = ["chart", "draw"]

DEALS = 65_536  # at most, a class and place


def chart(*, places=None, turn_up="9h", opponents=None, play=None, deals=None, seed=1, confidence=0.99, threads=None,
          **settings):  # fmt: skip
    """Return whether to make trumps on every class of hand: the rows of a card for the table.

    The class of a hand: the trumps it would have, by rank, and how many plain aces. What was said before is evidence.

    Parameters
    ----------
    places : str or list of str
        By default all: `order`, elder's word on the turn-up; `take`, the dealer's; `elder-next`, `elder-cross`, elder
        names the other suit of the colour turned down, or one of the other colour; `dealer-next`, `dealer-cross`.
    turn_up : str, default "9h"
    opponents, play : str
        How both speak and throw, and how both play, names of `POLICIES`.
    deals : int
        At most so many a class and place, by default 65,536. One that is not clear by then is undecided.
    confidence : float
        Of each row by itself.
    seed, threads, **settings
        As in `declare`.

    Returns
    -------
    Answer
        A row a class and place: `trumps`, `aces`, an example as `hand`, `weight` (how many hands are of the class),
        `best`, `verdict`, `ev`, the points that it brings to make trumps, `ev_pass`, to pass, and `within`, half the
        interval of their difference. Rounded to three decimals.

    Raises
    ------
    Misuse
        For what has no card.
    """
    (variant,) = split(settings, VARIANTS)
    found, model = read_places(places), whole_model(opponents, play, None)
    choose("play", model["play"], tuple(POLICIES))
    turned = variant.cards.read(turn_up, "turn_up")
    if len(turned) != 1:
        raise Misuse("turn_up", f"one card, not {len(turned)}")
    deals = DEALS if deals is None else deals
    budget = Budget(deals=deals, seed=seed, threads=threads, confidence=confidence)
    lanes = Lanes.around(variant, turned[0] // 16, turned)
    seating = Seating(variant, lanes, turned[0], model, budget)
    kinds = {place.lane: classes(variant, lanes, turned[0], place.lane) for place in found}
    asked = [(place, kind) for place in found for kind in kinds[place.lane]]
    seating.row(*asked[0])  # compiled once, where Ctrl-C is heard
    played = spread(lambda cell: seating.row(*cell), asked, budget.threads, "classes of hands")
    method = {
        "kind": "simulation", "deals": sum(many for _, many in played), "deals_a_hand": budget.deals,
        "why": f"at most {budget.deals:,} a class and place",
        "intervals": f"what is said of a class holds with {100 * budget.confidence:.6g}%, each by itself: up to"
                     f" {1000 * (1 - budget.confidence):.3g} in 1,000 may be wrong",
    }  # fmt: skip
    told = {"places": [place.name for place in found], "turn_up": variant.cards.name(turned[0])}
    rows = [_named(lanes, *cell) | row for cell, (row, _) in zip(asked, played, strict=True)]
    return Answer(
        "euchre.chart", told, variant.as_dict(), model, method, rows, unit="points", seed=budget.seed,
        confidence=budget.confidence,
    )  # fmt: skip


def _named(lanes, place, kind):
    """Return what a row begins with."""
    example = lanes.made(place.lane).in_turn(lanes.cards(kind.hands[0]))
    named = {"place": place.name, "trumps": kind.name, "aces": kind.aces, "hand": " ".join(example)}
    return named | {"weight": len(kind.hands)}
