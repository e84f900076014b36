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


@verb
def _gather(cards):
    """Every fourth bit of a word, side by side."""
    cards = cards & LANE
    cards = (cards | (cards >> U(3))) & U(0x0303030303030303)
    cards = (cards | (cards >> U(6))) & U(0x000F000F000F000F)
    cards = (cards | (cards >> U(12))) & U(0x000000FF000000FF)
    return (cards | (cards >> U(24))) & U(0xFFFF)


@verb
def four_apart(cards):
    """The same cards in the layout of `hands`: four lanes of sixteen."""
    low = _gather(cards) | (_gather(cards >> U(1)) << U(16))
    return low | (_gather(cards >> U(2)) << U(32)) | (_gather(cards >> U(3)) << U(48))


@verb
def four_number(card):
    """The lane of a card, as a number."""
    return number_of(card) & U(3)
