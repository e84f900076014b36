"""Which cards may be thrown away: all sets by name, those of the old books among them."""

from itertools import combinations

from ...errors import Misuse
from . import rules


def name_of(moment, cards):
    """Return the name of throwing some cards away."""
    return " ".join(["discard", *(moment.variant.cards.names(cards, moment.trump) or ["none"])])


def sets_of(moment, stock):
    """Return all sets of cards that the asker may throw away, with so many in the stock, by name."""
    least, most = rules.changes(moment.variant, moment.seat, stock)
    every = [cards for size in range(least, most + 1) for cards in combinations(moment.hand, size)]
    return {name_of(moment, cards): cards for cards in every}


def classic(moment):
    """Return what claim E9 throws away: all that is neither trump nor king."""
    king = len(moment.variant.cards.ranks) - 1
    return tuple(card for card in moment.hand if card // 16 != moment.trump and card % 16 != king)


def asked_for(moment, sets, actions):
    """Return the sets to try by name: all, or those that are named, as `8d 7s, 8d, none`."""
    if actions is None:
        return sets
    words = actions.split(",") if isinstance(actions, str) else actions
    if not isinstance(words, (list, tuple)) or not words or not all(str(word).strip() for word in words):
        raise Misuse("actions", f"sets of cards with commas between, as '8d 7s, 8d 9c'; not {actions!r}")
    names = dict.fromkeys(_full_name(moment, word) for word in words)
    for name in names:
        if name not in sets:
            held = " ".join(moment.variant.cards.names(moment.hand, moment.trump))
            raise Misuse("actions", f"{name!r} is not among what may be thrown away of {held}")
    return {name: sets[name] for name in names}


def _full_name(moment, word):
    cards = str(word).strip().removeprefix("discard").strip()
    return name_of(moment, () if cards in ("", "none") else moment.variant.cards.read(cards, "actions"))
