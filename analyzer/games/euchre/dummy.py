"""Euchre solved: a hand against all that may oppose it, each side free, or bound to what its policy plays."""

import numpy as np

from ...core.deal import subsets
from ...core.hands import size
from ...core.jit import kernel, pick
from ...core.opposed import Opposed, hands_of, least_thrown, plays_by
from ...core.positions import THEIRS, mask_in
from .choices import follow, lead, thrown
from .rules import CARDS, legal_plays


@kernel
def allow(leads, follows, hands, wholes, led, terms, voice):
    """Write what may be played from each hand, as masks of the cards of what it is left of."""
    for i in range(len(hands)):
        hand, whole = hands[i], wholes[i]
        leads[i] = mask_in(pick(voice.free != 0, hand, lead(hand, terms, voice)), whole)
        for k in range(len(led)):
            plays = pick(voice.free != 0, legal_plays(hand, led[k]), follow(hand, led[k]))
            follows[i, k] = mask_in(plays, whole)


@kernel
def allow_throws(choices, hands, terms, voice):
    """Write which cards of his five a dealer may throw for the turn-up, as masks (law 4)."""
    for i in range(len(hands)):
        choices[i] = mask_in(pick(voice.free != 0, hands[i], thrown(hands[i], terms, voice)), hands[i])


def tricks_by_lead(mine, unseen, terms, voices):
    """Return elder's tricks after each lead, his cards counted from the lowest, against each dealer's hand."""
    found = Opposed(mine, unseen, CARDS, plays_by(allow, terms, voices))
    return found.leading(found.all_hands)


def tricks_following(mine, unseen, terms, voices):
    """Return the dealer's tricks against each elder's hand, by mask of the cards he plays with."""
    found = Opposed(mine, unseen, CARDS, plays_by(allow, terms, voices))
    return found.following(found.all_hands)


def tricks_taken_up(mine, unseen, turn_up, terms, voices):
    """Return elder's tricks against each hand of five dealt to a dealer who takes the turn-up for one of them (law 4).

    Returns
    -------
    best, leads : ndarray of uint8
        On sight, by hand, and after each lead, by card and hand. A free dealer throws what leaves elder least; if the
        lead is told, what leaves him least after that lead.
    """
    found = Opposed(mine, unseen | turn_up, CARDS, plays_by(allow, terms, voices))
    kept = found.leading(found.holding(turn_up))
    dealt = subsets(CARDS, int(size(unseen)))
    choices = np.zeros(len(dealt), np.uint8)
    allow_throws(choices, hands_of(dealt, unseen), terms, voices[THEIRS])
    return least_thrown(kept.max(axis=0)[None], dealt, choices)[0], least_thrown(kept, dealt, choices)


def tricks_opening(mine, unseen, terms, voices):
    """Return elder's tricks if he leads what he would, nothing taken up, against each dealer's hand."""
    found = Opposed(mine, unseen, CARDS, plays_by(allow, terms, voices))
    return found.opening(found.all_hands)[-1]


def tricks_opening_taken_up(mine, unseen, turn_up, terms, voices):
    """Return the same against each hand of five dealt to a dealer who takes the turn-up for one of them (law 4)."""
    found = Opposed(mine, unseen | turn_up, CARDS, plays_by(allow, terms, voices))
    kept = found.opening(found.holding(turn_up))[-1]
    dealt = subsets(CARDS, int(size(unseen)))
    choices = np.zeros(len(dealt), np.uint8)
    allow_throws(choices, hands_of(dealt, unseen), terms, voices[THEIRS])
    return least_thrown(kept[None], dealt, choices)[0]
