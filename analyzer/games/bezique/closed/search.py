"""The best play of the last tricks, both hands known: alpha-beta over sets (laws 16 to 18).

How a deal ends is who takes the last trick, and how many of the aces and tens of these tricks the asker has: `ends`
holds what each end is worth to him, in points or in chances of a game.
"""

import numpy as np

from ....core.hands import NONE, strongest
from ....core.jit import kernel, step, verb
from ....core.twice import between, twice_suit_of, twins
from ..rules import BRISQUES, brisques, legal_closed, takes

FAR = 2**40  # more than any end is worth
MINE, THEIRS, CARD, REST = range(4)  # of a position, a row of the stack: who moves first; CARD: that led, or none
BEST, ALPHA, BETA, TAKEN, SIGN = range(5)  # numbers of it; TAKEN: aces and tens that the asker has; SIGN: 1 if he moves
DEEPEST = 17


def stack_of():
    """Return an empty stack, and the numbers beside it."""
    return np.zeros((DEEPEST, 4), np.uint64), np.zeros((DEEPEST, 5), np.int64)


def ends_of(last):
    """Return ends[k, taken], in tens, where the asker, 0, or the other, 1, takes the last trick, which brings `last`.

    Aces and tens count twice, as he has them and the other has not; all there are is to be taken off.
    """
    return np.array([[2 * taken + won for taken in range(DEEPEST)] for won in (last, -last)], np.int64)


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
def enter(stack, numbers, depth, mine, theirs, led, rest, taken, sign, alpha, beta):
    """Begin a position: who moves holds `mine` and chooses from `rest`."""
    stack[depth, MINE], stack[depth, THEIRS], stack[depth, CARD], stack[depth, REST] = mine, theirs, led, rest
    numbers[depth, BEST], numbers[depth, ALPHA], numbers[depth, BETA] = -FAR, alpha, beta
    numbers[depth, TAKEN], numbers[depth, SIGN] = taken, sign


@verb
def lead_on(stack, numbers, depth, card, trumps, must_trump):
    """A card is led: the other chooses from what the law leaves."""
    mine, theirs = stack[depth, MINE] ^ card, stack[depth, THEIRS]
    legal, taken, sign = legal_closed(theirs, card, trumps, must_trump), numbers[depth, TAKEN], numbers[depth, SIGN]
    alpha, beta = -numbers[depth, BETA], -numbers[depth, ALPHA]
    enter(stack, numbers, depth + 1, theirs, mine, card, legal, taken, -sign, alpha, beta)


@verb
def reply_on(stack, numbers, depth, card, trumps):
    """A card is played to that led: who takes the trick chooses from all he has left."""
    mine, theirs, led = stack[depth, MINE] ^ card, stack[depth, THEIRS], stack[depth, CARD]
    alpha, beta, sign = numbers[depth, ALPHA], numbers[depth, BETA], numbers[depth, SIGN]
    won, taken = takes(card, led, trumps, True), numbers[depth, TAKEN]
    if won == (sign == 1):
        taken += brisques(led | card)
    if won:
        enter(stack, numbers, depth + 1, mine, theirs, NONE, mine, taken, sign, alpha, beta)
    else:
        enter(stack, numbers, depth + 1, theirs, mine, NONE, theirs, taken, -sign, -beta, -alpha)


@step
def best_of(stack, numbers, trumps, must_trump, ends):
    """What the first position is worth to who moves in it; the stack holds it."""
    depth = 0
    while True:
        if stack[depth, REST] != NONE and numbers[depth, ALPHA] < numbers[depth, BETA]:
            led = stack[depth, CARD]
            card, stack[depth, REST] = next_choice(stack[depth, REST], stack[depth, THEIRS] | led)
            if led == NONE:
                lead_on(stack, numbers, depth, card, trumps, must_trump)
            else:
                reply_on(stack, numbers, depth, card, trumps)
            depth += 1
            continue
        value, sign = numbers[depth, BEST], numbers[depth, SIGN]
        if stack[depth, MINE] == NONE:  # who moves has taken the last trick
            value = sign * ends[0 if sign == 1 else 1, numbers[depth, TAKEN]]
        if depth == 0:
            return value
        depth -= 1
        if numbers[depth, SIGN] != sign:
            value = -value
        numbers[depth, BEST] = max(numbers[depth, BEST], value)
        numbers[depth, ALPHA] = max(numbers[depth, ALPHA], value)


@step
def worth_of(card, mine, theirs, led, trumps, must_trump, ends, stack, numbers):
    """What it is worth to the one who plays a card, as a lead or to the card led: the end that comes of it."""
    left, none = mine ^ card, np.int64(0)
    if led == NONE:
        legal = legal_closed(theirs, card, trumps, must_trump)
        enter(stack, numbers, 0, theirs, left, card, legal, none, -1, -FAR, FAR)
        return -best_of(stack, numbers, trumps, must_trump, ends)
    if takes(card, led, trumps, True):
        enter(stack, numbers, 0, left, theirs, NONE, left, brisques(led | card), 1, -FAR, FAR)
        return best_of(stack, numbers, trumps, must_trump, ends)
    enter(stack, numbers, 0, theirs, left, NONE, theirs, none, -1, -FAR, FAR)
    return -best_of(stack, numbers, trumps, must_trump, ends)


@kernel
def solve(values, cards, mine, theirs, led, trumps, must_trump, ends, stack, numbers):
    """values[k]: what the asker's cards[k], to a card led or as a lead, is worth: the end that comes of it."""
    for k in range(len(cards)):
        values[k] = worth_of(cards[k], mine, theirs, led, trumps, must_trump, ends, stack, numbers)
