"""What was said as evidence: which words some hand would say, and the hands of the seat whose words are the rarest.

Of all deals that agree, one may draw the hand of a single seat from those that fit its words and all others from what
is left, and draw all again if the others' words do not fit: every fitting hand leaves as many ways to deal the others.
"""

from math import comb
from typing import NamedTuple

import numpy as np

from ...core.hands import number_of, size
from ...core.jit import kernel, pdep
from ...core.trumps import weakest
from .choices import meets, own_word, voice_of
from .talk import Talk, code_of


class Asked(NamedTuple):
    """A word as it was asked for."""

    word: int
    best: int  # the highest call so far
    taken: bool  # the spare hand is
    unlisted: bool  # the seat has looked, or has the spare hand: it reckons with cards that no list knows
    meets: bool  # it is the answer to a raise


@kernel
def list_fitting(found, asked, seat, game, unseen, threes, twos):
    """Write all five-card hands of the unseen cards that would say a word; returns how many."""
    room, many, voice = np.int64(size(unseen)), 0, voice_of(game.voices, seat)
    for k in range(room * (room - 1) // 2):
        below = np.int64(number_of(weakest(twos[k])))
        for j in range(below * (below - 1) * (below - 2) // 6):  # the triples below the pair
            hand = pdep(threes[j] | twos[k], unseen)
            if asked.meets:
                own = asked.best if meets(hand, asked.best, voice, game.terms, game.holders) else 0
            else:
                own = own_word(hand, asked.best, asked.taken, False, voice, game.terms, game.holders)
            if own == asked.word:
                found[many] = hand
                many += 1
    return many


def asked_for(situation):
    """Return every word as it was asked for."""
    variant, players, found = situation.variant, situation.players, []
    talk = Talk(variant, players)
    for word in situation.talk.said:
        best = code_of(variant, talk.best) if talk.best else 0
        taken, unlisted = talk.spare_to is not None, talk.seat in talk.peeped or talk.spare_to == talk.seat
        found.append(Asked(code_of(variant, word), best, taken, unlisted, talk.asked == "meet"))
        talk.say(word)
    return found


def fitting_hands(situation, game, unseen, lists, seat):
    """Return the hands of a seat that fit its words, as far as they do not hang on cards it drew or looked at.

    Parameters
    ----------
    situation : Situation
    game : Game
    unseen : uint64
        The cards the asker has not seen, in the first order of the suits.
    lists : tuple of ndarray
        The subsets of three and of two cards.
    seat : int
        From 0.

    Returns
    -------
    ndarray of uint64, or None where the laws of this table leave too many hands to list
    """
    if situation.variant.dealt != 5 or situation.variant.buying:
        return None
    room, found = int(unseen).bit_count(), None
    for k, asked in enumerate(asked_for(situation)):
        if situation.talk.speakers[k] == seat + 1 and game.heard[k] and not asked.unlisted:
            hands = np.zeros(comb(room, 5), np.uint64)
            many = list_fitting(hands, asked, seat, game, unseen, *lists)
            hands = np.sort(hands[:many])
            found = hands if found is None else np.intersect1d(found, hands, assume_unique=True)
    return found
