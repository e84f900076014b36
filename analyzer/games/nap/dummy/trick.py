"""One trick, seat 0 the caller, trumps (or none) in the top lane: what may be played, and in which order it is tried."""

from ....core.hands import NONE, above, distinct, strongest
from ....core.jit import pick, verb
from ....core.trumps import weakest

CALLER = 0


@verb
def legal_plays(hand, led):
    """The suit led if it is held, else anything; no suit is led by who leads (rules, 3.3)."""
    follow = hand & led
    return pick(follow != NONE, follow, hand)


@verb
def beating(best, led, trump):
    """All places of cards that beat the best card of a trick."""
    return above(best) & (led | trump)


@verb
def some_beats(hands, first, last, led, heads):
    """Whether somebody of some seats may beat the best card."""
    found = NONE
    for seat in range(first, last):
        found |= legal_plays(hands[seat], led) & heads
    return found != NONE


@verb
def untried(hand, union, best, led):
    """What is to be tried: of cards that are as good as each other one."""
    return distinct(legal_plays(hand, led), (union ^ hand) | best)


@verb
def next_try(moves, heads, opening, caller, trump):
    """The card tried next: the highest lead, the lowest that beats, the lowest."""
    over = moves & heads
    plain = moves & ~trump
    lead = strongest(pick(caller & (plain != NONE), plain, moves))
    return pick(opening, lead, pick(over != NONE, weakest(over), weakest(moves)))
