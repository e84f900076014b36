"""What several questions of Nap ask in the same way."""

from ...errors import Misuse, choose
from ...run import METHODS, Budget

DEALS = {"double-dummy": 200_000, "pimc": 5_000}  # at most, where each takes long


def several_hands(hand):
    """Whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


def budget_of(settings, model):
    """Return the budget: of deals that take long to play fewer, if nothing else is said."""
    return Budget(**{"deals": DEALS.get(model["play"], Budget.deals)} | settings)


def only_simulated(method):
    """Refuse to enumerate."""
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "there are too many deals to enumerate; ask with method simulate or auto")
