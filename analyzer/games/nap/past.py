"""The play so far, where a question is asked within it: what lies on the table, who is void of what."""

from typing import NamedTuple

import numpy as np

from ...core.jit import verb
from .table import DEALT, LEADER, LEFT, LEVEL, SENIOR, SHOWN, SPARE_TO, TOOK, TRICKS, TRUMP, WON
from .worlds import imagine


class Past(NamedTuple):
    """What was played; sets in each of the 24 orders of the suits."""

    begun: bool  # whether the question is asked within the play
    senior: int
    leader: int  # of the trick that is on
    spare_to: int
    tricks: int  # taken
    won: int  # of these by the senior hand
    trump: np.ndarray  # uint64
    cards: np.ndarray  # uint64, by order, trick and seat: all that was played, the trick that is on among it
    voids: np.ndarray  # uint64, by order and seat: the suits it has shown to have none of
    took: np.ndarray  # int64, a trick
    many: np.ndarray  # int64, a seat: how many cards it still holds


@verb
def deal_rest(table, past, own, unseen, me, order, bits):
    """Deal what the others still hold, so that it agrees with the cards they failed to play; all with what they did."""
    hands = table.sets[DEALT]
    hands[me] = own
    imagine(hands, past.many, past.voids[order], unseen, me, bits)
    for seat in range(len(past.many)):
        for trick in range(past.tricks + 1):
            hands[seat] |= past.cards[order, trick, seat]


@verb
def resume(table, past, level, order):
    """Lay the table as it lies now."""
    for seat in range(len(past.many)):
        table.sets[LEFT, seat] = table.sets[DEALT, seat]
        for trick in range(past.tricks + 1):
            card = past.cards[order, trick, seat]
            table.sets[LEFT, seat] &= ~card
            if trick < past.tricks:
                table.cards[trick, seat] = card
            else:
                table.sets[SHOWN, seat] = card
    for trick in range(past.tricks):
        table.seats[TOOK, trick] = past.took[trick]
    table.extra[TRUMP] = past.trump[order]
    table.now[SENIOR], table.now[LEVEL], table.now[SPARE_TO] = past.senior, level, past.spare_to
    table.now[TRICKS], table.now[WON], table.now[LEADER] = past.tricks, past.won, past.leader


def nothing_played():
    """Return the past of a question that is asked before the play."""
    sets = np.zeros((1, 1), np.uint64)
    counts = np.zeros(1, np.int64)
    return Past(False, 0, 0, -1, 0, 0, sets[0], sets.reshape(1, 1, 1), sets, counts, counts)
