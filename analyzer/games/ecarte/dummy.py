"""Écarté solved: a hand against all that may oppose it, each side free, or bound to what its policy plays."""

from ...core.jit import kernel, pick
from ...core.opposed import Opposed, plays_by
from ...core.positions import mask_in
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


def tricks_by_lead(mine, unseen, terms, voices):
    """Return the tricks of elder after each lead, his cards counted from the lowest, against each dealer's hand."""
    found = Opposed(mine, unseen, CARDS, plays_by(allow, terms, voices))
    return found.leading(found.all_hands)


def tricks_following(mine, unseen, terms, voices):
    """Return the tricks of the dealer against each elder's hand."""
    found = Opposed(mine, unseen, CARDS, plays_by(allow, terms, voices))
    return found.following(found.all_hands)[-1]
