"""Worlds of a moment of Euchre played to the end: every card of the asker in each of them."""

from typing import NamedTuple

import numpy as np

from ....core.jit import U, kernel
from ....core.rng import WORLDS, stream, word
from ..policy import PIMC, Voice
from ..variant import Terms
from . import blind
from .rest import rest_of


class Scene(NamedTuple):
    """What holds for all worlds of a moment; sets of cards by order of the plain suits."""

    mine: np.ndarray  # uint64: the asker's hand
    led: np.ndarray  # the card to follow, or none
    sure: np.ndarray  # cards the asker knows the other to hold
    away: np.ndarray  # cards the asker does not see
    barred: np.ndarray  # places of cards that the other has shown not to hold
    dead: np.ndarray  # cards the asker threw away
    told: np.ndarray  # of the asker's hand what the other knows
    hidden: np.ndarray  # places of cards that the asker has shown not to hold
    cards: np.ndarray  # by order and arm: what the asker plays, or none, if he may choose
    leads: bool  # whether the asker leads
    won: np.ndarray  # int64: tricks of the asker and of the other so far
    worths: np.ndarray  # int64, of each what so many tricks are worth to him


class Manner(NamedTuple):
    """How the cards are played."""

    terms: Terms
    mine: Voice
    theirs: Voice
    worlds: int  # that are imagined for a choice of card


@kernel
def play_all(taken, theirs, thrown, orders, first, seed, scene, manner):
    """Write the asker's tricks of all five by arm and world; a world: the other's hand, what he threw, the order."""
    terms, voice, others = manner.terms, manner.mine, manner.theirs
    is_blind = voice.free == PIMC or others.free == PIMC
    begin = stream(seed, WORLDS, U(0))
    for i in range(len(theirs)):
        k = orders[i]
        mine, led, cards = scene.mine[k], scene.led[k], theirs[i]
        for a in range(len(taken)):
            card = scene.cards[k, a]
            if is_blind:
                me = blind.Seat(
                    mine, scene.sure[k], scene.away[k] & ~(scene.barred[k] | scene.sure[k]), scene.won[0], 0
                )
                hides = scene.hidden[k] | scene.told[k]
                unseen = (mine | scene.dead[k] | (scene.away[k] & ~(cards | thrown[i]))) & ~hides
                other = blind.Seat(cards, scene.told[k], unseen, scene.won[1], 1)
                won = blind.rest_of(
                    me, other, led, card, scene.leads, terms, voice, others, scene.worths, word(begin, first + U(i)),
                    manner.worlds,
                )  # fmt: skip
            else:
                won = rest_of(mine, cards, led, card, scene.leads, terms, voice, others)
            taken[a, i] = scene.won[0] + won
