"""A hand while there are no trumps: four suits interleaved, bit 4 x slot + lane; the higher bit is the higher card."""

from .hands import NONE, ONE, number_of
from .jit import U, verb

LANE = U(sum(1 << 4 * slot for slot in range(16)))


@verb
def four_card(slot, lane):
    """The card of a slot in a lane."""
    return ONE << (U(4) * U(slot) + U(lane))


@verb
def four_lane(card):
    """The whole suit of a card, as a set."""
    return LANE << (number_of(card) & U(3))


@verb
def four_pack(ranks):
    """All cards of a pack of so many ranks; sixteen fill the word."""
    return ~NONE >> (U(64) - U(4) * U(ranks))
