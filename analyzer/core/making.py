"""Trumps are made: a hand of four lanes of sixteen, as in `hands`, becomes one of `trumps`, its knaves on top.

The lanes lie round the suit turned up: lane 0 is that suit, lane 3 the other of its colour, 1 and 2 are the other two.
So the suits of a colour are always k and 3 - k. Which suit is higher among equal ranks is a matter of the deal's order,
one of `deal.ORDERS`, and is not told by the lanes.
"""

import numpy as np

from .deal import ORDERS
from .hands import LANE, NONE, cards_set, set_of
from .jit import U, pdep, pick, step, verb
from .trumps import LANE_0, LANE_ORDERS, LOWEST_TRUMP

RIGHT, LEFT = LOWEST_TRUMP << U(15), LOWEST_TRUMP << U(14)


def _places():
    """Return the table `PLACES`."""
    found = np.zeros((len(ORDERS), 4, 6), np.int64)
    for k, order in enumerate(ORDERS):
        for trump in range(4):
            for place, lane in enumerate(lane for lane in order if lane != trump):
                found[k, trump, lane] = place
            goes = tuple(int(found[k, trump, lane]) for lane in range(4) if lane != trump)
            found[k, trump, SIXTH], found[k, trump, HEIGHT] = LANE_ORDERS.index(goes), order.index(trump)
    return found


SIXTH, HEIGHT = 4, 5
# by order of the suits and lane of trumps: the plain lane of every lane; which of `trumps.LANE_ORDERS` leads there from
# the lanes in rising order; how high the suit of trumps itself stands in the order, 0 to 3
PLACES = _places()


@verb
def lane_card(lane, slot):
    """The card of a slot in a lane."""
    return set_of(U(16) * U(lane) + U(slot))


@verb
def in_lane(hand, lane):
    """The cards of a suit as though it were the lowest lane."""
    return (hand >> (U(16) * U(lane))) & LANE


@step
def made(hand, trump, knave, order, places):
    """A hand with trumps on top, the right and the left bower above the rest; `knave` is the slot of the knaves."""
    right, left = lane_card(trump, knave), lane_card(3 - trump, knave)
    rest = hand & ~(right | left)
    found = in_lane(rest, trump) << U(48)
    found |= pick(hand & right != NONE, RIGHT, NONE) | pick(hand & left != NONE, LEFT, NONE)
    for lane in range(4):
        plain = pdep(in_lane(rest, lane), LANE_0) << U(places[order, trump, lane])
        found |= pick(lane != trump, plain, NONE)
    return found


def whole_pack(ranks):
    """Return all cards of a pack of so many ranks; not for kernels."""
    return cards_set(16 * lane + slot for lane in range(4) for slot in range(ranks))
