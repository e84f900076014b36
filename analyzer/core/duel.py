"""Two hands, all cards seen and perfect play: who takes how many tricks; hands as in `trumps`.

Cards of a hand that no card of the other parts are worth the same, so the highest of each run is tried alone.
"""

import numpy as np

from .hands import NONE, above, size, strongest
from .jit import step, verb
from .trumps import suit_of, weakest
from .two import second_plays, takes


@verb
def is_like_next(card, mine, theirs):
    """Whether the next card above it in its suit is of the same hand, so that they are worth the same."""
    over = (mine | theirs) & suit_of(card) & above(card)
    return weakest(over) & mine != NONE


@step
def leader_takes(mine, theirs, low, high, must_head, must_trump):
    """Tricks of the leader, whose hand comes first: exact if between `low` and `high`, else a bound beyond."""
    many = np.int64(size(mine))
    if many <= low or high <= 0:
        return many if many <= low else 0
    if many == 1:
        return 0 if takes(theirs, mine) else 1
    best, leads = 0, mine
    while leads != NONE and best < min(high, many):
        led = strongest(leads)
        leads ^= led
        if is_like_next(led, mine, theirs):
            continue
        floor, least = max(low, best), many
        plays = second_plays(theirs, led, must_head, must_trump)
        while plays != NONE and least > floor:
            card = weakest(plays)
            plays ^= card
            if is_like_next(card, theirs, mine):
                continue
            if takes(card, led):
                left = many - 1
                won = left - leader_takes(theirs ^ card, mine ^ led, left - least, left - floor, must_head, must_trump)
            else:
                won = 1 + leader_takes(mine ^ led, theirs ^ card, floor - 1, least - 1, must_head, must_trump)
            least = min(least, won)
        best = max(best, least)
    return best


@verb
def solve(mine, theirs, leads, must_head, must_trump):
    """Tricks of `mine`, of as many cards as `theirs`; `leads`: whether it leads."""
    many = np.int64(size(mine))
    if leads:
        return leader_takes(mine, theirs, np.int64(-1), many + 1, must_head, must_trump)
    return many - leader_takes(theirs, mine, np.int64(-1), many + 1, must_head, must_trump)


@verb
def after_reply(mine, theirs, led, card, must_head, must_trump):
    """Tricks of `mine` if it plays a card of its own to one led, which `theirs` has no more."""
    won = takes(card, led)
    return np.int64(won) + solve(mine ^ card, theirs, won, must_head, must_trump)


@step
def after_lead(mine, theirs, card, must_head, must_trump):
    """Tricks of `mine` if it leads a card of its own; the other plays to it what leaves least."""
    least = np.int64(size(mine))
    plays = second_plays(theirs, card, must_head, must_trump)
    while plays != NONE:
        reply = weakest(plays)
        plays ^= reply
        kept = takes(reply, card) == 0
        won = np.int64(kept) + solve(mine ^ card, theirs ^ reply, kept, must_head, must_trump)
        least = min(least, won)
    return least
