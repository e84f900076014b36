"""How one of two plays the cards who may be bound to a policy: its leads told beforehand, by what is left of a hand.

To a card led every policy plays the lowest that takes the trick, else the lowest; so its leads are all that games know.
"""

from typing import NamedTuple

import numpy as np

from .jit import U, kernel, pdep, verb
from .positions import mask_in
from .trumps import LANE_ORDERS
from .two import cheapest, second_plays

OPEN, PIMC = 1, 2  # what one is free to: what is best on sight of both hands, or over imagined worlds


class Voice(NamedTuple):
    """How one of the two plays."""

    free: int  # 0: as his policy does
    whole: np.uint64  # the hand whose leads are told
    leads: np.ndarray  # uint64, by mask of the cards of it that are left: the card led


@verb
def lead(hand, voice):
    """The card a policy leads."""
    return voice.leads[mask_in(hand, voice.whole)]


@verb
def follow(hand, led, duties):
    """The card every policy plays to a card led."""
    return cheapest(second_plays(hand, led, *duties), led)


def orders_of(voices):
    """Return how many orders of the plain suits can matter: none to who plays on sight of both hands, all to others."""
    return 1 if all(voice.free == OPEN for voice in voices) else len(LANE_ORDERS)


@kernel
def part_all(parts, hands):
    """Write what may be left of each of some hands, by mask of its cards."""
    for i in range(len(hands)):
        for mask in range(parts.shape[1]):
            parts[i, mask] = pdep(U(mask), hands[i])


def leads_of(hands, lead_all, terms, voice):
    """Return what is led from all that may be left of some hands: uint64, by hand and mask of its cards.

    Parameters
    ----------
    hands : ndarray of uint64
        Of as many cards each.
    lead_all : kernel
        `lead_all(hands, terms, voice)` puts in the place of each hand the card that a policy leads from it.
    terms, voice : NamedTuple
        As the game takes them; of a voice that is free no leads are told.
    """
    parts = np.zeros((hands.size, 1 if voice.free else 2 ** int(hands.flat[0]).bit_count()), np.uint64)
    if not voice.free:
        part_all(parts, hands.ravel())
        lead_all(parts.ravel(), terms, voice)
    return parts.reshape(*hands.shape, -1)
