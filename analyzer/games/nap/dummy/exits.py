"""When a position need not be played on: yes, no or open, from what holds whatever is played."""

import numpy as np

from ....core.hands import NONE, lane_of, strongest
from ....core.jit import verb
from .bounds import cashes, loses, unbeaten
from .ending import fails_after, fails_leading
from .memo import recall
from .misery import is_safe
from .trick import CALLER, beating, legal_plays, others_cards, some_beats

OPEN = -1


@verb
def last_trick(hands, players, leader, trump):
    """Whether the caller wins when everybody has one card."""
    best = hands[leader]
    strong = lane_of(best) | trump
    for seat in range(players):
        card = hands[seat] & strong
        best = card if card > best else best
    return best == hands[CALLER]


@verb
def before_trick(memo, players, leader, left, need, trump, union, misery):
    """Yes, no or open when a trick begins."""
    hands = memo.hands
    if need <= 0 or need > left:
        return np.int64(need <= 0)
    if left == 1:
        return np.int64(last_trick(hands, players, leader, trump))
    mine = hands[CALLER] & trump
    if unbeaten(mine, (union & trump) ^ mine) >= need:
        return 1
    if misery:
        if leader != CALLER and is_safe(hands[CALLER], union ^ hands[CALLER], trump):
            return 0
    else:
        if leader == CALLER and cashes(hands, players, union, trump) >= need:
            return 1
        if left - loses(hands, players, leader, union, trump) < need:
            return 0
    fewest, most = recall(memo, union, leader, left)
    if fewest >= need or most < need:
        return np.int64(fewest >= need)
    return OPEN


@verb
def before_caller(hands, players, leader, seat, left, need, trump, best, led, misery):
    """Yes, no or open while the caller has not played: can his strongest answer be beaten by who plays after this?"""
    answer = strongest(legal_plays(hands[CALLER], led) & beating(best, led, trump))
    if answer == NONE:
        return 0 if need == left else OPEN
    if misery:
        return OPEN
    heads = beating(answer, led, trump)
    beats = some_beats(hands, 1, leader, led, heads)
    if seat != CALLER:
        beats |= some_beats(hands, seat, players, led, heads)
    if beats:
        return 0 if need == left else OPEN
    return 1 if need == 1 else OPEN


@verb
def after_caller(hands, players, leader, seat, left, need, trump, best, led, winner, misery):
    """Yes, no or open once the caller has played: is he beaten, can he be, and what if one trick is left then?"""
    last = players if leader == CALLER else leader
    lost = winner != CALLER
    beats = lost or some_beats(hands, seat, last, led, beating(best, led, trump))
    if not beats and need == 1:
        return 1
    if beats and need == left and (lost or not misery):
        return 0
    if misery:
        return 0 if lost and is_safe(hands[CALLER], others_cards(hands, players), trump) else OPEN
    if left > 2:
        return OPEN
    if need == left:
        return np.int64(not fails_leading(hands, players, seat, last, led, trump))
    return np.int64(not fails_after(hands, players, seat, last, best, led, winner, trump))


@verb
def within_trick(hands, players, leader, seat, left, need, trump, best, led, winner, misery):
    """Yes, no or open after a card that does not end the trick."""
    if need > 1 and need < left:
        return OPEN
    if leader == CALLER or (seat < leader and seat != CALLER):
        return after_caller(hands, players, leader, seat, left, need, trump, best, led, winner, misery)
    return before_caller(hands, players, leader, seat, left, need, trump, best, led, misery)
