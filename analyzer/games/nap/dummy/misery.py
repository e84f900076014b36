"""When a Misery is safe: the caller, without trumps and not on lead, has a lower card for all that can be led."""

from ....core.hands import NONE, lane_at
from ....core.jit import step
from ....core.trumps import weakest


@step
def is_safe(hand, others, trump):
    """Whether, suit by suit, his lowest card is below the others' lowest, his second below their second, and so on."""
    if hand & trump != NONE:
        return False  # he might have to trump
    for lane in range(4):
        mine, theirs = hand & lane_at(lane), others & lane_at(lane)
        while mine != NONE and theirs != NONE:
            if weakest(mine) > weakest(theirs):
                return False
            mine, theirs = mine ^ weakest(mine), theirs ^ weakest(theirs)
    return True
