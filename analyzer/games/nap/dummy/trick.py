"""One trick, seat 0 the caller, trumps or none the top lane: what may be played, and in which order it is tried."""

import numpy as np

from ....core.hands import NONE, above, distinct, lane_of, strongest
from ....core.jit import pick, verb
from ....core.trumps import weakest

CALLER = np.int64(0)
WANTS, SHUNS = np.bool_(False), np.bool_(True)  # the caller tricks; typed, else `search` is compiled for each anew


@verb
def legal_plays(hand, led):
    """The suit led if it is held, else anything; none is led by who leads (rules, 3.3)."""
    follow = hand & led
    return pick(follow != NONE, follow, hand)


@verb
def beating(best, led, trump):
    """All places of cards that beat the best card of a trick (rules, 3.3)."""
    return above(best) & (led | trump)


@verb
def lay(card, seat, best, led, winner, trump):
    """The best card, the suit led and the seat that wins, after a card."""
    if led == NONE:
        return card, lane_of(card), seat
    if card & (led | trump) > best:
        return card, led, seat
    return best, led, winner


@verb
def some_beats(hands, first, last, led, heads):
    """Whether somebody of some seats may beat the best card."""
    found = NONE
    for seat in range(first, last):
        found |= legal_plays(hands[seat], led) & heads
    return found != NONE


@verb
def others_cards(hands, players):
    """All cards the caller does not hold."""
    cards = NONE
    for seat in range(1, players):
        cards |= hands[seat]
    return cards


@verb
def untried(hand, union, best, led):
    """What is to be tried: one of cards that are as good as each other."""
    return distinct(legal_plays(hand, led), (union ^ hand) | best)


@verb
def next_try(moves, heads, opening, caller, trump):
    """The card tried next: the highest lead, the caller's trumps last; else the lowest that beats, the lowest."""
    over, plain = moves & heads, moves & ~trump
    lead = strongest(pick(caller & (plain != NONE), plain, moves))
    return pick(opening, lead, pick(over != NONE, weakest(over), weakest(moves)))
