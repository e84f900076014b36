"""A hand is a set of cards in 64 bits, four lanes of sixteen: bit `16 * suit + slot`, the stronger the higher."""

from .jit import U, count_bits, leading_zeros, pick, verb

NONE, ONE = U(0), U(1)
TOP_BIT = ONE << U(63)
LANE = U(0xFFFF)
ALL = U(0xFFFFFFFFFFFFFFFF)
TOP_LANE = LANE << U(48)
GUARD = U(sum(1 << 16 * suit + 15 for suit in range(4)))


def cards_set(cards):
    """Return the set of some cards, given by their numbers; not for kernels."""
    return U(sum(1 << card for card in cards))


@verb
def set_of(card):
    """The set of one card, given by its number."""
    return ONE << U(card)


@verb
def number_of(card):
    """The number of a card, given as the set of it."""
    return U(63) - leading_zeros(card)


@verb
def lane_of(card):
    """The whole suit of a card, as a set."""
    return LANE << (number_of(card) & U(0x30))


@verb
def above(card):
    """All places above a card."""
    return NONE - (card << ONE)


@verb
def strongest(cards):
    """The highest card of a set, or none."""
    return pick(cards != NONE, TOP_BIT >> leading_zeros(cards), NONE)


@verb
def size(cards):
    """How many cards a set holds."""
    return count_bits(cards)


@verb
def distinct(mine, others):
    """One card, the lowest, of each run of `mine` that no card of `others` parts; the top slot of a lane stays free."""
    free = ~(others | GUARD)
    begin = free & ~(free << ONE)
    return ((free & ~mine) + begin) & mine


@verb
def swap_top(cards, lane):
    """A set with a lane, given by its number, and the top lane in each other's place."""
    shift = U(16) * U(lane)
    change = ((cards >> shift) ^ (cards >> U(48))) & LANE
    return cards ^ (change << shift) ^ (change << U(48))


@verb
def marked(cards, number):
    """A set with a number below eight in the three places above the thirteen slots of the lowest lane."""
    return cards | (U(number) << U(13))


@verb
def lane_at(number):
    """The whole suit of a lane, given by its number."""
    return LANE << (U(16) * U(number))


@verb
def below_in_lane(cards):
    """All places below a card of a set, each in its lane."""
    down = (cards >> ONE) & ~GUARD
    down |= (down >> ONE) & ~GUARD
    down |= (down >> U(2)) & U(0x3FFF3FFF3FFF3FFF)
    down |= (down >> U(4)) & U(0x0FFF0FFF0FFF0FFF)
    return down | ((down >> U(8)) & U(0x00FF00FF00FF00FF))


@verb
def tops(mine, others):
    """The cards of `mine` that no card of `others` in the same lane is above."""
    return mine & ~below_in_lane(others)
