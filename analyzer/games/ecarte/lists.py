"""On which hands elder plays and the dealer refuses: the short lists of `plain`, and those of the old books."""

import numpy as np

from ...core.hands import size
from ...core.jit import step, verb
from ...core.trumps import TRUMPS
from .holdings import has_king, shape_of, sure_trumps

RANKS = 8


@verb
def long_or_headed(shape):
    """Claims E2a and E2b: three of one plain suit, or two of which one is the king or the queen."""
    return (shape.longest == 3) | (shape.twos_queen > 0)


@verb
def plain_stands(trumps, king, shape, as_elder):
    """On what elder plays, and the dealer refuses, under `plain`; `king`: whether that of trumps is held."""
    two = (trumps == 2) & long_or_headed(shape)
    one = (trumps == 1) & (shape.tierces > 0)
    return (trumps >= 3) | (two & (as_elder | king)) | (one & as_elder)


@verb
def two_trumps(shape):
    """Claims E2b, E2c, E2d: a headed pair, two of a suit and a king, or court cards of three suits."""
    return (shape.twos_queen > 0) | ((shape.twos > 0) & (shape.ones_king > 0)) | (shape.ones_knave == 3)


@verb
def book_plays(trumps, shape):
    """Claims E1 to E5: the jeux de règle of elder."""
    two = two_trumps(shape) | (shape.longest == 3)
    one = (shape.tierces > 0) | (shape.fours_king > 0) | ((shape.threes_queen > 0) & (shape.ones_queen > 0))
    none = (shape.queens >= 3) | (shape.courts >= 4) | ((shape.guards == 3) & (shape.guarded >= 8))
    listed = (trumps >= 3) | ((trumps == 2) & two) | ((trumps == 1) & one) | ((trumps == 0) & none)
    return listed | (shape.loose <= 2)


@verb
def one_trump(shape):
    """Claims D2, ii to vi, and D3: on what the dealer refuses who holds one trump."""
    tierce = (shape.tierces > 0) & (shape.longest == 3) & (shape.courts == 4)
    third = (shape.threes_king > 0) & (shape.tierces == 0) & (shape.ones_queen > 0)
    low_third = (shape.threes_queen > shape.threes_king) & (shape.ones_king > 0)
    guarded = (shape.twos_queen > 0) & (shape.twos_knave == 2)
    knave = (shape.twos_knave > shape.twos_queen) & (shape.ones_queen > 0) & (shape.court_suits == 3)
    bare = (shape.ones_queen == 2) & (shape.ones_king > 0) & (shape.twos_ace > 0)
    return tierce | third | low_third | guarded | knave | bare


@verb
def book_refuses(trumps, shape):
    """Claims D1 to D3: on what the dealer refuses."""
    two = two_trumps(shape) | (shape.threes_knave > 0)
    queens = (shape.queens >= 3) & (shape.twos_queen == 2)
    none = queens | ((shape.courts >= 4) & (shape.court_suits == 3)) | ((shape.guards == 3) & (shape.guarded >= 8))
    listed = (trumps >= 3) | ((trumps == 2) & two) | ((trumps == 1) & one_trump(shape)) | ((trumps == 0) & none)
    return listed | (shape.loose <= 2)


@verb
def pressed(trumps, shape):
    """Claims S1 and S2: against one who lacks one point, with a trump or guards, unless all is small."""
    small = (shape.courts == 0) & (shape.longest <= 2)
    return (trumps >= 2) | ((trumps == 1) & (not small)) | ((trumps == 0) & (shape.stopped == 3))


@step
def stands(hand, manner, turned, lacks, first, as_elder):
    """Whether a seat plays, or refuses, on its hand.

    `lacks`: how many points the other lacks; `first`: whether it makes vulnerable.
    """
    trumps, shape = np.int64(size(hand & TRUMPS)), shape_of(hand)
    if not manner.listed:
        plays = plain_stands(trumps, has_king(hand), shape, as_elder)
    else:
        plays = book_plays(trumps, shape) if as_elder else book_refuses(trumps, shape)
    if manner.score and lacks == 1 and not has_king(turned | hand):
        plays = plays or pressed(trumps, shape)
    if manner.score and lacks == 2 and first:
        plays = plays and trumps >= 3
    if manner.keeps and has_king(hand):
        plays = False
    if as_elder and manner.sure and lacks > 2 and sure_trumps(hand, turned, RANKS) >= 3:
        plays = False
    return plays
