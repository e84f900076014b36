"""A hand whose trumps lie on top: bits 48 to 63 by slot; below them three plain suits interleaved, bit 3 x slot + lane.

So of two cards that may fight the higher bit wins; the lowest bit of any set is its weakest card, trumps last; nothing
but trumps is above a trump, so a ruffed trick cannot be headed by following. Equal ranks are ordered by lane, and the
order of the suits of a deal is the order of its lanes.
"""

from itertools import permutations

from .hands import NONE, ONE
from .jit import U, pick, verb

TRUMPS = U(0xFFFF) << U(48)
PLAIN = U(0xFFFFFFFFFFFF)
LANE_0 = U(sum(1 << 3 * slot for slot in range(16)))
LANE_1, LANE_2 = LANE_0 << U(1), LANE_0 << U(2)
LOWEST_TRUMP = ONE << U(48)

PAM = ONE << U(61)  # slot 13: above the ace


LANE_ORDERS = tuple(permutations(range(3)))  # where lanes 0, 1, 2 go in each of the six orders of three


def _goes(lane):
    """Return where a lane goes in each order, two bits each."""
    return U(sum(order[lane] << 2 * k for k, order in enumerate(LANE_ORDERS)))


TO_0, TO_1, TO_2 = _goes(0), _goes(1), _goes(2)


@verb
def trump_at(slot):
    """The trump of a slot."""
    return LOWEST_TRUMP << U(slot)


@verb
def whole_pack(ranks):
    """All cards of a pack of so many ranks, at most fifteen."""
    return ((ONE << U(3 * ranks)) - ONE) | (trump_at(ranks) - LOWEST_TRUMP)


@verb
def suit_of(card):
    """The suit of a card, as a set."""
    plain = pick(card & LANE_0 != NONE, LANE_0, pick(card & LANE_1 != NONE, LANE_1, LANE_2))
    return pick(card & TRUMPS != NONE, TRUMPS, plain)


@verb
def weakest(cards):
    """The lowest card of a set, a trump only if nothing else, or none."""
    return cards & (NONE - cards)


@verb
def several(cards):
    """What is left of a set without its lowest card: something if it holds two or more."""
    return cards ^ weakest(cards)


@verb
def trumps_from(slot):
    """All trumps of a slot and above."""
    return TRUMPS & ~((LOWEST_TRUMP << U(slot)) - ONE)


@verb
def plain_from(slot):
    """All plain cards of a slot and above."""
    return PLAIN & ~((ONE << U(3 * slot)) - ONE)


@verb
def plain_held(hand, lane):
    """The cards of a plain suit as though it were the lowest lane: of two as many the greater has the higher top."""
    return (hand >> U(lane)) & LANE_0


@verb
def plain_suit(lane):
    """A plain suit, given by its lane, as a set."""
    return LANE_0 << U(lane)


@verb
def singles(plain):
    """The plain cards that stand alone in their suits."""
    found = NONE
    for lane in range(3):
        suit = plain & plain_suit(lane)
        found |= pick(several(suit) == NONE, suit, NONE)
    return found


@verb
def reorder(hand, order):
    """A hand with its plain suits in another of the six orders."""
    twice = order + order
    a = (hand & LANE_0) << ((TO_0 >> twice) & U(3))
    b = ((hand >> U(1)) & LANE_0) << ((TO_1 >> twice) & U(3))
    c = ((hand >> U(2)) & LANE_0) << ((TO_2 >> twice) & U(3))
    return (hand & TRUMPS) | (a & PLAIN) | (b & PLAIN) | (c & PLAIN)
