"""What is sure before a trick begins, whoever plays what: bounds on the tricks the caller can take."""

import numpy as np

from ....core.hands import NONE, lane_at, size, strongest, tops
from ....core.jit import step, verb
from .trick import CALLER


@verb
def unbeaten(mine, others):
    """How many of my trumps must win: each falls in a trick of its own, and to a higher one of the others'."""
    high, sure = 0, 0
    cards = mine | others
    while cards != NONE:
        card = strongest(cards)
        cards ^= card
        theirs = card & others != NONE
        beaten = (not theirs) & (high > 0)
        sure += (not theirs) & (high == 0)
        high += theirs
        high -= beaten
    return sure


@step
def cashes(hands, players, union, trump):
    """How many tricks the caller, who leads, has: he draws trumps, or leads high cards while all with trumps follow."""
    hand = hands[CALLER]
    others = union ^ hand
    mine, theirs = hand & trump, others & trump
    longest = 0
    for k in range(1, players):
        longest = max(longest, np.int64(size(hands[k] & trump)))
    masters = tops(hand, others)
    if np.int64(size(masters & trump)) >= longest:
        return np.int64(size((masters & ~trump) | mine))
    sure = unbeaten(mine, theirs)
    for lane in range(4):
        suit = lane_at(lane)
        run = np.int64(size(masters & suit & ~trump))
        if run > 0:
            for k in range(1, players):
                if hands[k] & trump != NONE:
                    run = min(run, np.int64(size(hands[k] & suit)))
            sure += run
    return sure


@step
def loses(hands, players, leader, union, trump):
    """How many tricks the others take at least."""
    mine = hands[CALLER] & trump
    lost = 0
    for k in range(1, players):
        lost = max(lost, unbeaten(hands[k] & trump, mine))
    if leader != CALLER:
        hand = hands[leader]
        masters = tops(hand, union ^ hand) & ~trump
        if masters != NONE:
            own = unbeaten(hand & trump, mine)
            for lane in range(4):
                suit = lane_at(lane)
                run = np.int64(size(masters & suit))
                own += run if mine == NONE else min(run, np.int64(size(hands[CALLER] & suit)))
            lost = max(lost, own)
    return lost
