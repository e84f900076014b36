"""The best play of the last tricks, both hands known: alpha-beta over sets, in tens of points (laws 16 to 18)."""

import numpy as np

from ....core.hands import NONE, strongest
from ....core.jit import kernel, step, verb
from ....core.twice import between, twice_suit_of, twins
from ..rules import BRISQUES, brisques, legal_closed, takes

FAR = 99  # more than all that can still be won


@verb
def like(card, higher, theirs):
    """Whether two cards of a suit of one hand are as good: both brisques or neither, no card of the other between."""
    same = ((card & BRISQUES) != NONE) == ((higher & BRISQUES) != NONE)
    return same & ((between(card, higher) & twice_suit_of(card) & theirs) == NONE)


@verb
def next_choice(rest, theirs):
    """The strongest card of a set, and the set without it and all cards as good."""
    card = strongest(rest)
    rest &= ~twins(card)
    last = card
    while True:
        below = strongest(rest & twice_suit_of(card))
        if below == NONE or not like(below, last, theirs):
            return card, rest
        last = below
        rest &= ~twins(below)


@step
def best_lead(mine, theirs, trumps, must_trump, last, alpha, beta):
    """What who leads wins more than the other, in tens, of the tricks left; `last`: the last one brings ten."""
    if mine == NONE:
        return np.int64(0)
    best, rest = np.int64(-FAR), mine
    while rest:
        card, rest = next_choice(rest, theirs)
        left, legal = mine ^ card, legal_closed(theirs, card, trumps, must_trump)
        worst = np.int64(FAR)
        while legal:
            reply, legal = next_choice(legal, mine)
            won = brisques(card | reply) + (last if left == NONE else 0)
            if takes(reply, card, trumps, True):
                value = -won - best_lead(theirs ^ reply, left, trumps, must_trump, last, -worst - won, -alpha - won)
            else:
                value = won + best_lead(left, theirs ^ reply, trumps, must_trump, last, alpha - won, worst - won)
            if value < worst:
                worst = value
            if worst <= alpha:
                break
        if worst > best:
            best = worst
        if best > alpha:
            alpha = best
        if alpha >= beta:
            break
    return best


@step
def worth_of_reply(card, reply, mine, theirs, trumps, must_trump, last):
    """What the one who replies wins more than the leader, in tens; neither hand holds the two cards any more."""
    won = brisques(card | reply) + (last if mine == NONE else 0)
    if takes(reply, card, trumps, True):
        return won + best_lead(mine, theirs, trumps, must_trump, last, -FAR, FAR)
    return -won - best_lead(theirs, mine, trumps, must_trump, last, -FAR, FAR)


@step
def worth_of_lead(card, mine, theirs, trumps, must_trump, last):
    """What the one who leads a card wins more than the other, in tens; his hand does not hold it any more."""
    worst, legal = np.int64(FAR), legal_closed(theirs, card, trumps, must_trump)
    while legal:
        reply, legal = next_choice(legal, mine)
        value = -worth_of_reply(card, reply, theirs ^ reply, mine, trumps, must_trump, last)
        worst = min(worst, value)
    return worst


@kernel
def solve(values, cards, mine, theirs, led, trumps, must_trump, last):
    """values[k]: what the asker wins more than the other, in tens, if he plays cards[k], to a card led or as a lead."""
    for k in range(len(cards)):
        left = mine ^ cards[k]
        if led != NONE:
            values[k] = worth_of_reply(led, cards[k], left, theirs, trumps, must_trump, last)
        else:
            values[k] = worth_of_lead(cards[k], left, theirs, trumps, must_trump, last)
