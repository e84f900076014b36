"""The rest of a deal card by card, where somebody chooses over imagined worlds."""

import numpy as np

from .bound import OPEN, follow, lead
from .hands import NONE, size
from .imagined import imagined, on_sight
from .jit import step
from .rng import nth
from .scene import Seat
from .shown import shown
from .trumps import several
from .two import second_plays, takes


@step
def chosen(seat, theirs, led, duties, voice, worths, bits, worlds):
    """The card a seat plays; it looks at the other's hand only if all hands are open to it."""
    if voice.free == 0:
        return lead(seat.hand, voice) if led == NONE else follow(seat.hand, led, duties)
    plays = seat.hand if led == NONE else second_plays(seat.hand, led, *duties)
    if several(plays) == NONE:
        return plays
    worth = worths[seat.me]
    if voice.free == OPEN:
        return on_sight(plays, seat.hand, led, theirs, seat.won, worth, *duties)
    return imagined(plays, seat.hand, led, seat.sure, seat.unseen, seat.won, worth, *duties, bits, worlds)


@step
def leader_takes(mine, theirs, card, duties, voice, others, worths, bits, worlds):
    """Tricks of the leader from here on; `card`: what he leads, or none, if he may choose."""
    if mine.hand == NONE:
        return 0
    at_lead, at_reply = nth(bits, 1), nth(bits, 2)
    led = card
    if card == NONE:
        led = chosen(mine, theirs.hand, NONE, duties, voice, worths, at_lead, worlds)
    theirs = Seat(theirs.hand, theirs.sure & ~led, theirs.unseen & ~led, theirs.won, theirs.me)
    reply = chosen(theirs, mine.hand ^ led, led, duties, others, worths, at_reply, worlds)
    barred = shown(reply, led, reply, *duties)
    lost = np.int64(takes(reply, led))
    mine = Seat(mine.hand ^ led, mine.sure & ~reply, mine.unseen & ~barred, mine.won + 1 - lost, mine.me)
    theirs = Seat(theirs.hand ^ reply, theirs.sure, theirs.unseen, theirs.won + lost, theirs.me)
    after = nth(bits, 3)
    if lost:
        left = np.int64(size(mine.hand))
        return left - leader_takes(theirs, mine, NONE, duties, others, voice, worths, after, worlds)
    return 1 + leader_takes(mine, theirs, NONE, duties, voice, others, worths, after, worlds)


@step
def rest_of(mine, theirs, led, card, leads, duties, voice, others, worths, bits, worlds):
    """Tricks of `mine` from its turn on if it plays a card, to one led or to lead; without a card, if it may choose."""
    won = np.int64(0)
    if led != NONE:
        barred = shown(card, led, card, *duties)
        won = np.int64(takes(card, led))
        mine = Seat(mine.hand ^ card, mine.sure, mine.unseen, mine.won + won, mine.me)
        theirs = Seat(theirs.hand, theirs.sure & ~card, theirs.unseen & ~barred, theirs.won + 1 - won, theirs.me)
        leads = won != 0
        card = NONE
    if leads:
        return won + leader_takes(mine, theirs, card, duties, voice, others, worths, bits, worlds)
    many = np.int64(size(mine.hand))
    return won + many - leader_takes(theirs, mine, NONE, duties, others, voice, worths, bits, worlds)
