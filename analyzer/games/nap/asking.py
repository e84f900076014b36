"""What several questions of Nap ask in the same way."""

from ...errors import Misuse, choose, whole
from ...run import METHODS, Budget

DEALS = {"double-dummy": 200_000, "pimc": 5_000}  # at most, where each takes long
WORLDS = 20


def several_hands(hand):
    """Whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


def budget_of(settings, model):
    """Return the budget: of deals that take long to play fewer, if nothing else is said."""
    return Budget(**{"deals": DEALS.get(model["play"], Budget.deals)} | settings)


def worlds_of(worlds):
    """Return how many worlds a seat draws for a choice of card."""
    return WORLDS if worlds is None else whole("worlds", worlds, 1, 10_000, "worlds are")


def only_simulated(method):
    """Refuse to enumerate."""
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "there are too many deals to enumerate; ask with method simulate or auto")
