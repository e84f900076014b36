"""What a second player's card tells of the hand it came from: which cards he cannot hold any more."""

from .hands import NONE, above
from .jit import pick, verb
from .trumps import TRUMPS, suit_of


@verb
def shown(held_back, led, card, must_head, must_trump):
    """The places that who answered `led` with `card` cannot hold, joined to those known before.

    Void, if he did not follow suit; without a card above the one led, if he had to head it and did not; without trumps,
    if he had to trump and did not. The laws tell no more: every hand of the other cards is as likely as the next.
    """
    suit = suit_of(led)
    followed = card & suit != NONE
    lower = followed & (must_head != 0) & (card & above(led) == NONE)
    threw = (not followed) & (must_trump != 0) & (card & TRUMPS == NONE)
    missing = pick(followed, NONE, suit) | pick(lower, suit & above(led), NONE) | pick(threw, TRUMPS, NONE)
    return held_back | missing
