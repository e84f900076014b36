"""Worlds of a moment of Écarté played to the end: every card of the asker in each of them."""

import numpy as np

from ....core.jit import U, kernel
from ....core.rng import WORLDS, stream, word
from ....core.scene import Seat
from . import blind
from .rest import rest_of
from .ways import PIMC


@kernel
def play_all(taken, theirs, thrown, orders, first, seed, scene, manner):
    """Write the asker's tricks of all five by arm and world; a world: the other's hand, what he threw, the order."""
    terms, voice, others = manner.terms, manner.mine, manner.theirs
    is_blind = voice.free == PIMC or others.free == PIMC
    begin = stream(seed, WORLDS, U(0))
    for i in range(len(theirs)):
        k, cards = orders[i], theirs[i]
        for a in range(len(taken)):
            mine, card, led = scene.mine[k, a], scene.cards[k, a], scene.led[k]
            if is_blind:
                unseen = scene.away[k] & ~(scene.barred[k] | scene.sure[k])
                me = Seat(mine, scene.sure[k], unseen, scene.won[0], np.int64(0))
                unseen = (mine | scene.dead[k, a] | scene.away[k] & ~(cards | thrown[i])) & ~scene.hidden[k]
                other = Seat(cards, scene.told[k], unseen & ~scene.told[k], scene.won[1], np.int64(1))
                won = blind.rest_of(
                    me, other, led, card, scene.leads, terms, voice, others, scene.worths, word(begin, first + U(i)),
                    manner.worlds,
                )  # fmt: skip
            else:
                won = rest_of(mine, cards, led, card, scene.leads, terms, voice, others)
            taken[a, i] = scene.won[0] + won
