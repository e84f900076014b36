"""A trick of two: what the second hand may play, and whether it takes the trick; hands as in `trumps`."""

from .hands import NONE, above
from .jit import pick, verb
from .trumps import TRUMPS, suit_of, weakest


@verb
def second_plays(hand, led, must_head, must_trump):
    """Follow suit, with a higher card if that is a duty and there is one; void, trump if that is one; else anything."""
    follow, ruff = hand & suit_of(led), hand & TRUMPS
    higher = follow & above(led)
    bound = pick((must_head != 0) & (higher != NONE), higher, follow)
    free = pick((must_trump != 0) & (ruff != NONE), ruff, hand)
    return pick(follow != NONE, bound, free)


@verb
def taking(led):
    """All places of cards that take a trick from the card led: higher ones of its suit, and trumps."""
    return above(led) & (suit_of(led) | TRUMPS)


@verb
def takes(card, led):
    """Whether the second card takes the trick."""
    return card & taking(led) != NONE


@verb
def cheapest(plays, led):
    """Of some cards the lowest that takes the trick from the card led, else the lowest."""
    over = plays & taking(led)
    return weakest(pick(over != NONE, over, plays))
