"""The rest of a deal between two hands, each bound to its policy, or seeing all and free to do its best."""

import numpy as np

from .bound import follow, lead
from .duel import after_lead, is_like_next, solve
from .hands import NONE, size, strongest
from .jit import step
from .trumps import weakest
from .two import second_plays, takes


@step
def leader_takes(mine, theirs, card, low, high, duties, voice, others):
    """Tricks of the leader, whose hand comes first: exact if between `low` and `high`, else a bound beyond.

    `card`: what it leads, or none, if it may choose; `voice`: how it plays, `others`: how the other does. It calls
    itself, so its numbers must come with a type: with a bare literal the compiled code crashes once it was kept.
    """
    many = np.int64(size(mine))
    if many <= low or high <= 0:
        return many if many <= low else 0
    best, leads, alone = 0, card, True
    if card == NONE:
        alone = voice.free == 0
        leads = lead(mine, voice) if alone else mine
    while leads != NONE and best < min(high, many):
        led = strongest(leads)
        leads ^= led
        if not alone and is_like_next(led, mine, theirs):
            continue
        floor, least, left = max(low, best), many, many - 1
        plays = second_plays(theirs, led, *duties) if others.free else follow(theirs, led, duties)
        while plays != NONE and least > floor:
            card = weakest(plays)
            plays ^= card
            mine_left, theirs_left = mine ^ led, theirs ^ card
            if takes(card, led):
                won = left - leader_takes(
                    theirs_left, mine_left, NONE, left - least, left - floor, duties, others, voice
                )
            else:
                won = 1 + leader_takes(mine_left, theirs_left, NONE, floor - 1, least - 1, duties, voice, others)
            least = min(least, won)
        best = max(best, least)
    return best


@step
def rest_of(mine, theirs, led, card, leads, duties, voice, others):
    """Tricks of `mine` from its turn on if it plays a card, to one led or to lead; without a card, if it may choose.

    `leads`: whether it leads, which matters where no card is told.
    """
    won = np.int64(0)
    if led != NONE:
        won, mine = np.int64(takes(card, led)), mine ^ card
        leads, card = won != 0, NONE
    many = np.int64(size(mine))
    if voice.free and others.free and card == NONE:
        return won + solve(mine, theirs, leads, *duties)
    if voice.free and others.free:
        return won + after_lead(mine, theirs, card, *duties)
    if leads:
        return won + leader_takes(mine, theirs, card, np.int64(-1), many + 1, duties, voice, others)
    return won + many - leader_takes(theirs, mine, NONE, np.int64(-1), many + 1, duties, others, voice)
