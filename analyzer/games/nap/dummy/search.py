"""Does the caller take so many tricks? All plays are tried; one is enough for who wants the answer it leads to.

The plays on trial are a stack, a row each: what can be tried still, and the position before the play.
"""

import numpy as np

from ....core.hands import NONE
from ....core.jit import U, step, verb
from .exits import OPEN, before_trick, within_trick
from .layout import round_table
from .memo import recall, remember
from .trick import CALLER, beating, lay, next_try, others_cards, untried

MOVES, CARD, BEST, LED, SEAT, WINNER, LEFT, NEED = range(8)  # places in a row of the stack


@verb
def note(memo, union, leader, left, need, answer):
    """Remember the answer for a position before a trick."""
    fewest, most = recall(memo, union, leader, left)
    if answer:
        remember(memo, union, leader, max(fewest, need), most)
    else:
        remember(memo, union, leader, fewest, min(most, need - 1))


@verb
def keep(row, best, led, seat, winner, left, need):
    """Write a position before a play on the stack."""
    row[BEST], row[LED], row[SEAT], row[WINNER] = best, led, U(seat), U(winner)
    row[LEFT], row[NEED] = U(left), U(need)


@verb
def kept(row):
    """What is left to try, and the position before the play."""
    seat, winner, left, need = np.int64(row[SEAT]), np.int64(row[WINNER]), np.int64(row[LEFT]), np.int64(row[NEED])
    return row[MOVES], row[BEST], row[LED], seat, winner, left, need


@step
def search(memo, players, leader, seat, left, need, trump, best, led, winner, misery):
    """Whether the caller takes `need` of the tricks left, this one included; `misery`: he shuns them."""
    if need <= 0 or need > left:
        return need <= 0
    hands, stack, leaders = memo.hands, memo.stack, memo.leaders
    union, depth = hands[CALLER] | others_cards(hands, players), 0
    leaders[left] = leader
    while True:
        if led == NONE:
            answer = before_trick(memo, players, leader, left, need, trump, union, misery)
        else:
            answer = within_trick(hands, players, leader, seat, left, need, trump, best, led, winner, misery)
        if answer == OPEN:
            moves = untried(hands[seat], union, best, led)
            keep(stack[depth], best, led, seat, winner, left, need)
        else:
            while True:
                if depth == 0:
                    return answer == 1
                depth -= 1
                row = stack[depth]
                moves, best, led, seat, winner, left, need = kept(row)
                leader = leaders[left]
                hands[seat] ^= row[CARD]
                union ^= row[CARD]
                wanted = (seat == CALLER) != misery
                if moves != NONE and (answer == 1) != wanted:
                    break
                if led == NONE:
                    note(memo, union, leader, left, need, answer == 1)
        card = next_try(moves, beating(best, led, trump), led == NONE, seat == CALLER, trump)
        stack[depth, MOVES], stack[depth, CARD] = moves ^ card, card
        depth += 1
        hands[seat] ^= card
        union ^= card
        best, led, winner = lay(card, seat, best, led, winner, trump)
        seat = round_table(seat + 1, players)
        if seat == leader:
            left -= 1
            need -= winner == CALLER
            leader = winner
            seat, best, led = leader, NONE, NONE
            leaders[left] = leader
