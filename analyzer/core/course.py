"""Worlds of a moment of a game for two played to the end: every card of the asker in each of them."""

import numpy as np

from . import blind
from .bound import PIMC, Voice, leads_of
from .jit import U, kernel
from .rest import rest_of
from .rng import WORLDS, stream, word
from .scene import Manner, Seat


@kernel
def play_all(taken, theirs, thrown, orders, first, seed, scene, manner, my_leads, their_leads):
    """Write the asker's tricks of all five by arm and world; a world: the other's hand, what he threw, the order."""
    duties, is_blind = manner.duties, manner.mine == PIMC or manner.theirs == PIMC
    begin = stream(seed, WORLDS, U(0))
    for i in range(len(theirs)):
        k, cards = orders[i], theirs[i]
        others = Voice(manner.theirs, cards, their_leads[i])
        for a in range(len(taken)):
            mine, card, led = scene.mine[k, a], scene.cards[k, a], scene.led[k]
            voice = Voice(manner.mine, mine, my_leads[k, a])
            if is_blind:
                unseen = scene.away[k] & ~(scene.barred[k] | scene.sure[k])
                me = Seat(mine, scene.sure[k], unseen, scene.won[0], np.int64(0))
                unseen = (mine | scene.dead[k, a] | scene.away[k] & ~(cards | thrown[i])) & ~scene.hidden[k]
                other = Seat(cards, scene.told[k], unseen & ~scene.told[k], scene.won[1], np.int64(1))
                won = blind.rest_of(
                    me, other, led, card, scene.leads, duties, voice, others, scene.worths, word(begin, first + U(i)),
                    manner.worlds,
                )  # fmt: skip
            else:
                won = rest_of(mine, cards, led, card, scene.leads, duties, voice, others)
            taken[a, i] = scene.won[0] + won


def tricks_by(scene, duties, worlds, lead_all, terms, voices):
    """Return the tricks of a moment as an `Ending` asks for them.

    Parameters
    ----------
    scene : Scene
    duties, worlds
        See `Manner`.
    lead_all, terms, voices
        See `leads_of`; the asker's voice and the other's.
    """
    manner = Manner(duties, voices[0].free, voices[1].free, worlds)
    my_leads = leads_of(scene.mine, lead_all, terms, voices[0])

    def tricks(theirs, thrown, orders, first, seed):
        found = np.zeros((scene.mine.shape[1], len(theirs)), np.int64)
        their_leads = leads_of(theirs, lead_all, terms, voices[1])
        play_all(found, theirs, thrown, orders, U(first), U(seed), scene, manner, my_leads, their_leads)
        return found

    return tricks
