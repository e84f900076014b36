"""What was said as evidence: the hands of the other that fit his first words, which hang on no card he drew."""

import numpy as np

from ...core.deal import subsets
from ...core.hands import size
from ...core.jit import kernel
from ...core.opposed import hands_of
from .exchange import own_throw
from .lists import stands
from .rules import CARDS, DEALER, ELDER

ANY = -1


@kernel
def mark_fitting(fits, hands, turned, manner, lacks, as_elder, strong, least, many):
    """Tell of each hand whether it would stand, or would not, and then throw away so many cards, if it matters."""
    for i in range(len(hands)):
        agrees = stands(hands[i], manner, turned, lacks, True, as_elder) == strong
        fits[i] = agrees and (many == ANY or np.int64(size(own_throw(hands[i], least, CARDS))) == many)


def fitting_hands(moment, unseen, turned, policy):
    """Return the hands of five that the other may have been dealt, from his first words.

    Parameters
    ----------
    moment : Moment
    unseen, turned : int
        Sets, in the first order of the suits.
    policy : Policy
        The other's.

    Returns
    -------
    hands : ndarray of uint64
    chance : float
        That he says so.
    """
    hands = hands_of(subsets(CARDS, int(unseen).bit_count()), unseen)
    words, other = moment.said, DEALER if moment.seat == ELDER else ELDER
    if len(words) < other:
        return hands, 1.0
    drawn = moment.talk.drawn[other]
    lacks = moment.variant.game - moment.standing[moment.seat - 1]
    fits = np.zeros(len(hands), np.bool_)
    strong = words[other - 1] in ("play", "refuse")
    least = 1 if other == ELDER else moment.variant.dealer_least
    mark_fitting(fits, hands, turned, policy.manner(), lacks, other == ELDER, strong, least, drawn[0] if drawn else ANY)
    return hands[fits], fits.mean().item()
