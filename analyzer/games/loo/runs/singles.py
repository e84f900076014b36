"""The singles of Loo that are not played as other deals are: a card against the centre, and the bold stand.

A bold stand has no trumps at first, so its hands lie in four lanes, in the deal's order.
"""

from ....core.fours import four_lane
from ....core.hands import ALL, NONE, above, strongest
from ....core.jit import at, pick, put, rotate, step, verb
from ....core.trumps import TRUMPS, weakest
from ..choices import holds
from ..course import NOBODY, nothing, round_table, seated


@verb
def shown_best(cards, centre):
    """Law 13: whose card is the highest of the centre's suit, the top lane, above it; or nobody."""
    best, winner = centre, NOBODY
    for seat in range(len(cards)):
        wins = (at(cards, seat) & TRUMPS) > best
        best, winner = pick(wins, at(cards, seat), best), pick(wins, seat, winner)
    return winner


@verb
def bold_legal(hand, led, best, trump):
    """Laws 7 and 15: as ever once there is a trump; without one head the trick, else follow, else anything."""
    follow, trumped = hand & led, holds(best & trump)
    head = pick(trumped & (led != trump), NONE, follow & above(best))
    ruff = hand & trump & pick(trumped, above(best), ALL)
    return pick(holds(head), head, pick(holds(follow), follow, pick(holds(ruff), ruff, hand)))


@verb
def bold_beats(card, led, best, trump):
    """Law 8: a higher card of its suit, or a trump on a plain card; `trump` is empty while there is none."""
    trumped = holds(best & trump)
    return holds(card & above(best) & pick(trumped, trump, led)) | (holds(card & trump) & (not trumped))


@verb
def bold_card(legal, trump):
    """What every policy plays: the lowest card, a trump only if nothing else."""
    return pick(holds(legal & ~trump), weakest(legal & ~trump), weakest(legal))


@verb
def bold_trick(hands, trump, turned):
    """Law 15: place 0 leads his highest trump, else his highest card; void of the suit led, trumps are `turned`."""
    hand = at(hands, 0)
    lead = strongest(pick(holds(hand & trump), hand & trump, hand))
    led, best, strange = four_lane(lead), lead, NONE
    cards, hands = put(nothing(hands), 0, lead), put(hands, 0, hand ^ lead)
    for k in range(1, len(hands)):
        card = bold_card(bold_legal(at(hands, k), led, best, trump), trump)
        cards, hands = put(cards, k, card), put(hands, k, at(hands, k) ^ card)
        best, strange = pick(bold_beats(card, led, best, trump), card, best), strange | (card & ~led)
    trump = pick(holds(strange), turned, trump)
    best, winner = lead, 0
    for k in range(1, len(hands)):
        wins = bold_beats(at(cards, k), led, best, trump)
        best, winner = pick(wins, at(cards, k), best), pick(wins, k, winner)
    return hands, cards, winner, trump


@step
def play_bold(hands, turned):
    """Law 15: the three tricks of a bold stand; who took them, and the cards of each by seat."""
    suit, players = four_lane(turned), len(hands)
    hands, cards, winner, trump = bold_trick(hands, NONE, suit)
    one, first = round_table(winner, players), cards
    hands, cards, winner, trump = bold_trick(rotate(hands, one), trump, suit)
    two, second = round_table(one + winner, players), seated(cards, one)
    hands, cards, winner, trump = bold_trick(rotate(hands, winner), trump, suit)
    return (one, two, round_table(two + winner, players)), (first, second, seated(cards, two))
