"""What is sure before a trick begins, whoever plays what: bounds on the tricks the caller can take."""

from ....core.hands import LANE, NONE, above, lane_of, size, strongest
from ....core.jit import pick, verb
from .trick import CALLER

OPEN = -1  # neither yes nor no


@verb
def unbeaten(mine, others):
    """How many of my trumps must win: each falls in a trick of its own, and to a higher one of the others'."""
    high, sure = 0, 0
    cards = mine | others
    while cards != NONE:
        card = strongest(cards)
        cards ^= card
        theirs = card & others != NONE
        beaten = (not theirs) & (high > 0)
        sure += (not theirs) & (high == 0)
        high += theirs
        high -= beaten
    return sure


@verb
def last_trick(hands, players, leader, trump):
    """Whether the caller wins when everybody has one card."""
    best = hands[leader]
    lead, mine = best, hands[CALLER]
    strong = lane_of(lead) | trump
    for seat in range(players):
        card = hands[seat] & strong
        best = card if card > best else best
    return best == mine
