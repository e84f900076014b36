"""Classes of hands: which trumps are held once a lane is made trumps, bowers first, and how many plain aces."""

from dataclasses import dataclass

import numpy as np

from ....core.deal import subsets
from ....core.opposed import hands_of
from ..rules import CARDS

MOST_ACES = 3


@dataclass(frozen=True)
class Kind:
    """A class of hands.

    Parameters
    ----------
    trumps : tuple of str
        `R`, `L` and ranks, from the top.
    aces : int
    hands : ndarray of uint64
        In lanes.
    """

    trumps: tuple
    aces: int
    hands: np.ndarray

    @property
    def name(self):
        """The trumps in words."""
        return " ".join(self.trumps) or "none"


def classes(variant, lanes, turn_up, lane):
    """Return all classes of the hands that may be dealt beside a turn-up, with the lane as trumps, from the strongest.

    Parameters
    ----------
    variant : Variant
    lanes : Lanes
    turn_up, lane : int
    """
    layout = lanes.made(lane)
    others = [card for card in variant.cards.cards if card != turn_up]
    hands = hands_of(subsets(CARDS, len(others)), lanes.hand(others))
    trumps = sorted((c for c in others if layout.suit_of(c) == layout.trump), key=layout.bit, reverse=True)
    names = {card: _name(layout, card) for card in trumps}
    ace = len(variant.cards.ranks) - 1
    aces = sum((hands & lanes.hand([16 * suit + ace]) != 0).astype(int) for suit in range(4) if suit != layout.trump)
    held = hands & lanes.hand(trumps)
    found = []
    in_turn = np.lexsort((aces, held))
    changes = np.flatnonzero((np.diff(held[in_turn]) != 0) | (np.diff(aces[in_turn]) != 0)) + 1
    for group in np.split(in_turn, changes):
        own = tuple(names[card] for card in trumps if held[group[0]] & lanes.hand([card]))
        found.append(Kind(own, int(aces[group[0]]), hands[np.sort(group)]))
    order = list(names.values())
    return sorted(found, key=lambda kind: (-len(kind.trumps), [*map(order.index, kind.trumps)], -kind.aces))


def _name(layout, card):
    return {layout.right: "R", layout.left: "L"}.get(card) or layout.pack.name(card)[0]


def group_of(trumps):
    """Return a line of the card: the bowers held, and how many others: `RL +1`."""
    bowers = "".join(name for name in trumps if name in "RL")
    others = len(trumps) - len(bowers)
    return f"{bowers} +{others}" if bowers and others else bowers or f"{others}"
