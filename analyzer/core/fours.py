"""A hand while there are no trumps yet: four suits interleaved, bit 4 x slot + lane; the higher bit is the higher card.

Lanes lie in the deal's order of the suits, the lowest first, so that equal ranks are ordered by it.
"""

from .hands import NONE, ONE, number_of
from .jit import U, pick, verb

LANE = U(sum(1 << 4 * slot for slot in range(16)))


@verb
def four_card(slot, lane):
    """The card of a slot in a lane."""
    return ONE << (U(4) * U(slot) + U(lane))


@verb
def four_suit(lane):
    """The suit of a lane, as a set."""
    return LANE << U(lane)


@verb
def four_lane(card):
    """The whole suit of a card, as a set."""
    return LANE << (number_of(card) & U(3))


@verb
def four_pack(ranks):
    """All cards of a pack of so many ranks; sixteen fill the word."""
    return ~NONE >> (U(64) - U(4) * U(ranks))


@verb
def four_from(slot):
    """All cards of a slot and above; of slot 16 none."""
    return pick(U(slot) < U(16), ~NONE << (U(4) * (U(slot) & U(15))), NONE)


@verb
def four_rank(slot):
    """The four cards of a slot."""
    return U(15) << (U(4) * U(slot))


@verb
def four_held(hand, lane):
    """The cards of a suit as though it were the lowest lane: of two suits as long the greater has the higher top."""
    return (hand >> U(lane)) & LANE


@verb
def four_slot(card):
    """The slot of a card."""
    return number_of(card) >> U(2)


@verb
def four_reordered(hand, lanes):
    """A hand with its suits in another order: the cards of lane k go to lane `lanes[k]`."""
    return (
        four_held(hand, 0) << U(lanes[0])
        | four_held(hand, 1) << U(lanes[1])
        | four_held(hand, 2) << U(lanes[2])
        | four_held(hand, 3) << U(lanes[3])
    )


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
