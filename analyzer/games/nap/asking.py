"""What several questions of Nap ask in the same way."""

from ...errors import Misuse, choose
from ...run import BLOCK, METHODS, Budget

DEALS = 131_072  # at most, if nothing else is said: a call is answered in a second
SLOW = {"double-dummy": 65_536, "pimc": 5_000}  # where each takes long to play
BLOCKS = {"double-dummy": 1024, "pimc": 64}
NINE_CARDS = 200  # times as long as five cards take, where they are solved


def several_hands(hand):
    """Whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


def budget_of(settings, model, variant):
    """Return the budget: of deals that take long to play fewer, if nothing else is said."""
    play = model["play"]
    return Budget(**{"deals": fewer(SLOW[play], variant) if play in SLOW else DEALS} | settings)


def block_of(play, variant):
    """Return how many deals are a block: of those that take long to play fewer, so that Ctrl-C is soon heeded."""
    return fewer(BLOCKS[play], variant) if play in BLOCKS else BLOCK


def fewer(deals, variant):
    """Return how many deals are solved where so many of five cards would be."""
    return deals if variant.tricks == 5 else max(1, deals // NINE_CARDS)


def only_simulated(method):
    """Refuse to enumerate."""
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "there are too many deals to enumerate; ask with method simulate or auto")
