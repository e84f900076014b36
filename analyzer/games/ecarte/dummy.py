"""Écarté solved: a hand against all that may oppose it, each side free, or bound to what its policy plays."""

import numpy as np

from ...core.jit import kernel, pick
from ...core.opposed import THEIRS, Opposed, Plays, mask_in
from .choices import follow, lead
from .rules import CARDS, legal_plays


@kernel
def allow(leads, follows, hands, wholes, led, terms, voice):
    """Write what may be played from each hand, as masks of the cards of what it is left of."""
    for i in range(len(hands)):
        hand, whole = hands[i], wholes[i]
        leads[i] = mask_in(pick(voice.free != 0, hand, lead(hand, voice)), whole)
        for k in range(len(led)):
            plays = pick(voice.free != 0, legal_plays(hand, led[k], terms), follow(hand, led[k], terms))
            follows[i, k] = mask_in(plays, whole)


def opposed(mine, unseen, tricks, terms, voices):
    """Return a hand solved against all that may oppose it but for the first trick.

    Parameters
    ----------
    mine, unseen : int
        Sets of cards.
    tricks : int
    terms : Terms
    voices : list of Voice
        How the known hand plays, and how the other.
    """

    def plays(side, hands, wholes, led):
        found = Plays(np.zeros(len(hands), np.uint8), np.zeros((len(hands), len(led)), np.uint8))
        allow(*found, hands, wholes, led, terms, voices[side == THEIRS])
        return found

    return Opposed(mine, unseen, tricks, plays)


def tricks_by_lead(mine, unseen, terms, voices):
    """Return the tricks of elder after each lead, his cards counted from the lowest, against each dealer's hand."""
    found = opposed(mine, unseen, CARDS, terms, voices)
    return found.leading(found.all_hands)


def tricks_following(mine, unseen, terms, voices):
    """Return the tricks of the dealer against each elder's hand."""
    found = opposed(mine, unseen, CARDS, terms, voices)
    return found.following(found.all_hands)[-1]
