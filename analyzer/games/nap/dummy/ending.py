"""The last two tricks once the caller has played to the first of them: his last card is told, the others' plays follow.

Each of the others settles for himself which of his two cards he keeps; so the plays need not be gone through together.
"""

from ....core.hands import NONE, lane_of
from ....core.jit import step, verb
from ....core.trumps import weakest
from .trick import CALLER, beating, legal_plays


@verb
def keeps_better(hand, led, over, heads):
    """Whether who has yet to play can stay below the trick and keep a card that beats the caller's last."""
    plays = legal_plays(hand, led) & ~over
    keeps = NONE
    while plays != NONE:
        card = weakest(plays)
        plays ^= card
        keeps |= hand ^ card
    return keeps & heads != NONE


@step
def beats_last(hands, players, seat, last, taker, kept, best, led, trump):
    """Whether the caller's last card loses if one of the others takes this trick with `best` and then leads `kept`."""
    mine, over = hands[CALLER], beating(best, led, trump)
    for other in range(seat, last):
        if other != taker and legal_plays(hands[other], led) & ~over == NONE:
            return False
    suit = lane_of(kept)
    heads = beating(mine, suit, trump)
    if mine & (suit | trump) == NONE or kept & heads != NONE:
        return True
    for other in range(1, players):
        if other != taker:
            if seat <= other and other < last:
                if keeps_better(hands[other], led, over, heads):
                    return True
            elif hands[other] & heads != NONE:
                return True
    return False


@step
def fails_after(hands, players, seat, last, best, led, winner, trump):
    """Whether the others, one of whom must take this trick, take the last one too."""
    if winner != CALLER and beats_last(hands, players, seat, last, winner, hands[winner], best, led, trump):
        return True
    heads = beating(best, led, trump)
    for taker in range(seat, last):
        plays = legal_plays(hands[taker], led) & heads
        while plays != NONE:
            card = weakest(plays)
            plays ^= card
            if beats_last(hands, players, seat, last, taker, hands[taker] ^ card, card, led, trump):
                return True
    return False


@step
def fails_leading(hands, players, seat, last, led, trump):
    """Whether the others, none of whom can take this trick, beat the card the caller then leads."""
    heads = beating(hands[CALLER], lane_of(hands[CALLER]), trump)
    for other in range(1, players):
        if seat <= other and other < last:
            if keeps_better(hands[other], led, NONE, heads):
                return True
        elif hands[other] & heads != NONE:
            return True
    return False
