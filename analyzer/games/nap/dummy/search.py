"""Does the caller take so many tricks? All plays are tried, one suffices to who wants the answer it leads to.

The plays on trial are a stack, one row each; the caller is seat 0.
"""

import numpy as np

from ....core.hands import NONE, lane_of, strongest
from ....core.jit import U, pick, step, verb
from .bounds import OPEN, cashes, last_trick, loses, unbeaten
from .ending import fails_after, fails_leading
from .memo import recall, remember
from .trick import CALLER, beating, legal_plays, next_try, untried

MOVES, CARD, BEST, LED, SEAT, WINNER, LEFT, NEED = range(8)  # of a row of the stack; NEED and LEFT before the play
LEADER = 0  # of a row of tricks, by the number left


@verb
def before_trick(memo, players, leader, left, need, trump, union, misery):
    """Yes, no or open when a trick begins."""
    if need <= 0:
        return 1
    if need > left:
        return 0
    hands = memo.hands
    if left == 1:
        return np.int64(last_trick(hands, players, leader, trump))
    mine = hands[CALLER] & trump
    if unbeaten(mine, (union & trump) ^ mine) >= need:
        return 1
    if not misery:
        if leader == CALLER and cashes(hands, players, union, trump) >= need:
            return 1
        if left - loses(hands, players, leader, union, trump) < need:
            return 0
    fewest, most = recall(memo, union, leader, left)
    if fewest >= need:
        return 1
    if most < need:
        return 0
    return OPEN


@verb
def within_trick(hands, players, leader, seat, left, need, trump, best, led, winner, misery):
    """Yes, no or open after a card that does not end the trick: is it the caller's, or can it be?"""
    heads = beating(best, led, trump)
    played = (leader == CALLER) | ((seat < leader) & (seat != CALLER))
    if played:
        lost = winner != CALLER
        last = players if leader == CALLER else leader
    else:
        answers = strongest(legal_plays(hands[CALLER], led) & heads)
        lost = answers == NONE
        heads = beating(answers, led, trump)
        last = leader
    if lost:
        if need == left:
            return 0
        if played and left == 2 and not misery:
            return np.int64(not fails_after(hands, players, seat, last, best, led, winner, trump))
        return OPEN
    if misery | ((need > 1) & (need < left)):
        return OPEN
    beats = NONE
    for k in range(pick(played, seat, 1), last):
        beats |= legal_plays(hands[k], led) & heads
    if not played and seat != CALLER:
        for k in range(seat, players):
            beats |= legal_plays(hands[k], led) & heads
    if need == 1 and beats == NONE:
        return 1
    if need == left and beats != NONE:
        return 0
    if left == 2 and played:
        if need == 2:
            return np.int64(not fails_leading(hands, players, seat, last, led, trump))
        return np.int64(not fails_after(hands, players, seat, last, best, led, winner, trump))
    return OPEN


@verb
def note(memo, union, leader, left, need, answer):
    """Remember the answer for a position before a trick."""
    fewest, most = recall(memo, union, leader, left)
    if answer:
        remember(memo, union, leader, max(fewest, need), most)
    else:
        remember(memo, union, leader, fewest, min(most, need - 1))


@step
def search(memo, players, leader, seat, left, need, trump, best, led, winner, misery):
    """Whether the caller takes `need` of the tricks left, this one included; `misery`: he shuns them."""
    hands, stack, tricks = memo.hands, memo.stack, memo.tricks
    union, depth = NONE, 0
    for k in range(players):
        union |= hands[k]
    tricks[left, LEADER] = leader
    while True:
        if led == NONE:
            answer = before_trick(memo, players, leader, left, need, trump, union, misery)
        else:
            answer = within_trick(hands, players, leader, seat, left, need, trump, best, led, winner, misery)
        if answer == OPEN:
            moves = untried(hands[seat], union, best, led)
            row = stack[depth]
            row[BEST], row[LED], row[SEAT], row[WINNER] = best, led, U(seat), U(winner)
            row[LEFT], row[NEED] = U(left), U(need)
        else:
            while True:
                if depth == 0:
                    return answer == 1
                depth -= 1
                row = stack[depth]
                best, led, seat, winner = row[BEST], row[LED], np.int64(row[SEAT]), np.int64(row[WINNER])
                left, need, moves = np.int64(row[LEFT]), np.int64(row[NEED]), row[MOVES]
                leader = tricks[left, LEADER]
                hands[seat] ^= row[CARD]
                union ^= row[CARD]
                wanted = (seat == CALLER) != misery
                if moves != NONE and (answer == 1) != wanted:
                    break
                if led == NONE:
                    note(memo, union, leader, left, need, answer == 1)
        card = next_try(moves, beating(best, led, trump), led == NONE, seat == CALLER, trump)
        row = stack[depth]
        row[MOVES], row[CARD] = moves ^ card, card
        depth += 1
        hands[seat] ^= card
        union ^= card
        if led == NONE:
            best, led, winner = card, lane_of(card), seat
        elif card & (led | trump) > best:
            best, winner = card, seat
        seat = seat + 1 if seat + 1 < players else 0
        if seat == leader:
            left -= 1
            need -= winner == CALLER
            leader = winner
            seat, best, led = leader, NONE, NONE
            tricks[left, LEADER] = leader
