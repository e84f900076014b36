"""Law 21: which hand is a flush, which of several is the best, and who need not pay for it."""

from ....core.hands import NONE, ONE, TOP_BIT
from ....core.jit import U, pick, verb
from ....core.trumps import LANE_1, LANE_2, PAM, TRUMPS, reorder, suit_of, weakest

NO_FLUSH, FOSTER, BOOK, HOFFMANN = range(4)  # places in variant.FLUSHES
LOWEST_LANE_FIRST, LANE_1_FIRST, LANE_2_FIRST = U(0), U(4), U(5)  # orders of `reorder` that bring a lane to the bottom


@verb
def is_flush(hand):
    """Law 21: five of a suit, or four and Pam."""
    others = hand & ~PAM
    return others & ~suit_of(weakest(others)) == NONE


@verb
def strength(hand, law):
    """Law 21: of trumps, with Pam, by Hoffmann the ranks too; of equals the elder wins; none of what is no flush."""
    others = hand & ~PAM
    lane = pick(others & LANE_1 != NONE, LANE_1_FIRST, pick(others & LANE_2 != NONE, LANE_2_FIRST, LOWEST_LANE_FIRST))
    ranks = reorder(hand, lane) | pick(others & TRUMPS != NONE, TOP_BIT, NONE)
    found = pick(law == HOFFMANN, ranks, pick(law == BOOK, ranks & (TOP_BIT | PAM) | ONE, ONE))
    return pick((law != NO_FLUSH) & is_flush(hand) & (hand != NONE), found, NONE)


@verb
def is_spared(hand, law):
    """Law 21: whether who is in pays nothing for another's flush: for his own, by Hoffmann for Pam, by Foster never."""
    flush = strength(hand, law) != NONE
    return pick(law == FOSTER, False, flush | ((law == HOFFMANN) & (hand & PAM != NONE)))
