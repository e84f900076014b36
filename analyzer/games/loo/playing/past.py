"""What was played, replayed by the laws: whose each card was, who took the tricks, what the laws forbade."""

from ....core.hands import NONE
from ....core.jit import kernel, pick, verb
from ....core.trumps import suit_of
from ..rules import heads, legal_leads, legal_plays


@kernel
def replay(places, led, best, winners, cards, number_in):
    """Laws 6 and 8: whose each card was, from the first leader; what was led, and best, before it; who took tricks."""
    leader, suit, top, winner = 0, NONE, NONE, 0
    for j in range(len(cards)):
        place = j % number_in
        if place == 0:
            leader, suit, top = winner, NONE, NONE
        places[j], led[j], best[j] = (leader + place) % number_in, suit, top
        suit = suit if place else suit_of(cards[j])
        if heads(cards[j], suit, top):
            top, winner = cards[j], places[j]
        winners[j // number_in] = winner


@verb
def legal(hand, led, best, opening, game):
    """Laws 6, 7 and 9: what may be played; where nothing is led, what may be led."""
    return pick(led == NONE, legal_leads(hand, opening, game.duty, game.lead), legal_plays(hand, led, best, False))


@kernel
def legal_now(hand, led, best, opening, game):
    """The same, for one hand."""
    return legal(hand, led, best, opening, game)


@kernel
def first_broken(found, rests, cards, led, best, opening, game):
    """The first of a seat's plays that the laws forbade, if the rest of its hand was this; -1 if none."""
    for i in range(len(rests)):
        hand, found[i] = rests[i], -1
        for j in range(len(cards) - 1, -1, -1):
            hand |= cards[j]
            if legal(hand, led[j], best[j], opening[j], game) & cards[j] == NONE:
                found[i] = j
