"""The sets of cards that may be exchanged: their names, and which are alike but for names of suits."""

from itertools import combinations

from ....errors import Misuse, choose
from .scene import pam_of


def every_set(situation):
    """Return all sets of cards of a hand, the small ones first; under club law nothing may go (law 16)."""
    most = 0 if situation.must else len(situation.hand)
    return [cards for n in range(most + 1) for cards in combinations(situation.hand, n)]


def asked_sets(situation, actions):
    """Return the sets to try: all, or those that are named, as `discard 8d 7s`, `8d 7s` or `none`."""
    every = every_set(situation)
    if actions is None:
        return every
    names = {name_of(situation, cards): cards for cards in every}
    words = actions.split(",") if isinstance(actions, str) else actions
    if not isinstance(words, (list, tuple)) or not words or not all(str(word).strip() for word in words):
        raise Misuse("actions", f"sets of cards with commas between, or none, as '8d 7s, none'; not {actions!r}")
    chosen = [_full_name(situation, word) for word in words]
    return [names[choose("actions", name, tuple(names))] for name in dict.fromkeys(chosen)]


def name_of(situation, cards):
    """Return the name of throwing some cards."""
    names = situation.variant.cards.names(cards, situation.turn_up // 16)
    return " ".join(["discard", *(names or ["none"])])


def _full_name(situation, word):
    cards = str(word).strip().removeprefix("discard").strip()
    if cards in ("", "none"):
        return "discard none"
    pack = situation.variant.cards
    thrown = pack.read(cards, "actions")
    for card in thrown:
        if card not in situation.hand:
            raise Misuse("actions", f"{pack.name(card)} is not in the hand {' '.join(pack.names(situation.hand))}")
    return name_of(situation, thrown)


def alike(situation):
    """Return for every set the first one that differs from it in names of suits only: they are worth the same."""
    first, found = {}, {}
    for cards in every_set(situation):
        found[cards] = first.setdefault(_shape(situation, cards), cards)
    return found


def _shape(situation, cards):
    """Return what a set looks like to one who knows trumps and Pam's suit but not the names of the others."""
    trump = situation.turn_up // 16
    pam = pam_of(situation.variant, trump)
    known = {trump: "trumps"} if pam is None else {pam // 16: "Pam's", trump: "trumps"}
    suits = [(known.get(suit, ""), _slots(situation.hand, suit), _slots(cards, suit)) for suit in range(4)]
    return str(sorted(suits))


def _slots(cards, suit):
    return [card % 16 for card in cards if card // 16 == suit]
