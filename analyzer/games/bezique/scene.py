"""A question of Bezique made ready for the kernels: what is known, in each of the 24 orders of the suits."""

import numpy as np

from ...core.deal import ORDERS
from ...core.twice import Twice
from .deal import Dealing
from .declarations import bezique_cards
from .policy import POLICIES
from .table import ELDER, TO_LEAD, Game
from .variant import PACK

NO_LIMIT = 2**40
ALL = [*PACK.cards, *PACK.cards]


def game_of(variant, policies, limit=NO_LIMIT):
    """Return what holds for all deals; `policies` are names, a seat each."""
    return Game(variant.terms, limit, np.array([POLICIES[name].voice for name in policies], np.int64))


def bezique_sets(variant, layouts):
    """Return the queens and the knaves of bezique by order of the suits and lane of trumps (law 21)."""
    return np.array(
        [
            [[layout.hand([card, card]) for card in bezique_cards(suit, variant.other_bezique)] for suit in layout.suits]
            for layout in layouts
        ],
        np.uint64,
    )


def layouts_of(trump=None, suits=(0, 1, 2, 3)):
    """Return the layouts of a question, one an order of the suits."""
    return [Twice.in_order(PACK, order, trump, suits) for order in range(len(ORDERS))]


def whole_dealing(variant):
    """Return what whole deals are dealt from."""
    layouts = layouts_of()
    n = len(layouts)
    return Dealing(
        np.zeros((n, 7, 2), np.uint64), np.zeros((n, 7), np.uint64),
        np.array([layout.hand(ALL) for layout in layouts], np.uint64), bezique_sets(variant, layouts),
        np.array([8, 8], np.int64), 48, ELDER, TO_LEAD,
    )  # fmt: skip
