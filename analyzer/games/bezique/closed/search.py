"""The best play of the last tricks, both hands known: alpha-beta over sets, in tens of points (laws 16 to 18)."""

import numpy as np

from ....core.hands import NONE, strongest
from ....core.jit import kernel, step, verb
from ....core.twice import between, twice_suit_of, twins
from ..rules import BRISQUES, brisques, legal_closed, takes

FAR = 99  # more than all that can still be won
MINE, THEIRS, CARD, REST = range(4)  # of a position, a row of the stack: who moves first; CARD: that led, or none
BEST, ALPHA, BETA, WON, SIGN = range(5)  # numbers of it; WON, SIGN: how the value after a move becomes that of the move
DEEPEST = 17


def stack_of():
    """Return an empty stack, and the numbers beside it."""
    return np.zeros((DEEPEST, 4), np.uint64), np.zeros((DEEPEST, 5), np.int64)


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


@verb
def enter(stack, numbers, depth, mine, theirs, led, rest, alpha, beta):
    """Begin a position: who moves holds `mine` and chooses from `rest`."""
    stack[depth, MINE], stack[depth, THEIRS], stack[depth, CARD], stack[depth, REST] = mine, theirs, led, rest
    numbers[depth, BEST], numbers[depth, ALPHA], numbers[depth, BETA] = -FAR, alpha, beta


@verb
def lead_on(stack, numbers, depth, card, trumps, must_trump):
    """A card is led: the other chooses from what the law leaves."""
    mine, theirs, beta = stack[depth, MINE] ^ card, stack[depth, THEIRS], numbers[depth, BETA]
    legal = legal_closed(theirs, card, trumps, must_trump)
    numbers[depth, WON], numbers[depth, SIGN] = 0, -1
    enter(stack, numbers, depth + 1, theirs, mine, card, legal, -beta, -numbers[depth, ALPHA])


@verb
def reply_on(stack, numbers, depth, card, trumps, last):
    """A card is played to that led: who takes the trick chooses from all he has left."""
    mine, theirs, led = stack[depth, MINE] ^ card, stack[depth, THEIRS], stack[depth, CARD]
    won, alpha, beta = brisques(led | card) + (last if mine == NONE else 0), numbers[depth, ALPHA], numbers[depth, BETA]
    if takes(card, led, trumps, True):
        numbers[depth, WON], numbers[depth, SIGN] = won, 1
        enter(stack, numbers, depth + 1, mine, theirs, NONE, mine, alpha - won, beta - won)
    else:
        numbers[depth, WON], numbers[depth, SIGN] = -won, -1
        enter(stack, numbers, depth + 1, theirs, mine, NONE, theirs, -beta - won, -alpha - won)


@step
def best_of(stack, numbers, trumps, must_trump, last):
    """What who moves in the first position wins more than the other, in tens; the stack holds it."""
    depth = 0
    while True:
        if stack[depth, REST] != NONE and numbers[depth, ALPHA] < numbers[depth, BETA]:
            led = stack[depth, CARD]
            card, stack[depth, REST] = next_choice(stack[depth, REST], stack[depth, THEIRS] | led)
            if led == NONE:
                lead_on(stack, numbers, depth, card, trumps, must_trump)
            else:
                reply_on(stack, numbers, depth, card, trumps, last)
            depth += 1
            continue
        value = numbers[depth, BEST] if stack[depth, MINE] != NONE else 0
        if depth == 0:
            return value
        depth -= 1
        value = numbers[depth, WON] + numbers[depth, SIGN] * value
        numbers[depth, BEST] = max(numbers[depth, BEST], value)
        numbers[depth, ALPHA] = max(numbers[depth, ALPHA], value)


@step
def worth_of(card, mine, theirs, led, trumps, must_trump, last, stack, numbers):
    """What the one who plays a card, as a lead or to the card led, wins more than the other, in tens."""
    left = mine ^ card
    if led == NONE:
        enter(stack, numbers, 0, theirs, left, card, legal_closed(theirs, card, trumps, must_trump), -FAR, FAR)
        return -best_of(stack, numbers, trumps, must_trump, last)
    won = brisques(led | card) + (last if left == NONE else 0)
    if takes(card, led, trumps, True):
        enter(stack, numbers, 0, left, theirs, NONE, left, -FAR, FAR)
        return won + best_of(stack, numbers, trumps, must_trump, last)
    enter(stack, numbers, 0, theirs, left, NONE, theirs, -FAR, FAR)
    return -won - best_of(stack, numbers, trumps, must_trump, last)


@kernel
def solve(values, cards, mine, theirs, led, trumps, must_trump, last, stack, numbers):
    """values[k]: what the asker wins more than the other, in tens, if he plays cards[k], to a card led or as a lead."""
    for k in range(len(cards)):
        values[k] = worth_of(cards[k], mine, theirs, led, trumps, must_trump, last, stack, numbers)
