"""Deals of Euchre: the worlds that may oppose a hand, one by one or drawn, and what every arm comes to in them."""

from typing import NamedTuple

import numpy as np

from ...core.deal import ORDERS
from ...core.hands import NONE
from ...core.jit import U, kernel, pdep, step, verb
from ...core.rng import AGAIN, CARDS, SUITS, draw_one, nth, stream, word
from .bidding import TURNED, YES
from .course import play_tricks, result, speak, take_up
from .table import DEALT, FREE_WORD, MAKER, NOBODY, NOT_TOLD, ORDER, SPOKEN, TRICKS, TRUMP, VOID, WORLD, Arm

MANY_ORDERS = len(ORDERS)


class Dealing(NamedTuple):
    """What the hands are dealt from, in lanes."""

    own: np.uint64  # the asker's hand; none: nobody asks
    turned: np.uint64
    unseen: np.uint64
    worlds: int  # how many hands the other may hold
    subsets: np.ndarray  # uint64: of places, the first are those of the fewest places


class Solved(NamedTuple):
    """What elder takes in every world where somebody plays without a fault, found before."""

    tricks: np.ndarray  # uint8, by row, order of the plain suits and world; of no row: all play by policy
    sixth: bool  # whether the order matters
    rows: np.ndarray  # int64, by taken up or not and lane of trumps: the row


class Arms(NamedTuple):
    """What differs between the actions of a question, one entry an action."""

    turns: np.ndarray  # int64
    words: np.ndarray  # int64
    thrown: np.ndarray  # uint64
    rows: np.ndarray  # int64: the row of `Solved` if the turn-up is taken up as told


@verb
def arm_of(arms, a):
    """What the asker does in an arm."""
    return Arm(arms.turns[a], arms.words[a], arms.thrown[a])


@verb
def lay(table, dealing, game, world, order):
    """Lay out a world: the asker's hand, the other's, the turn-up, the order of the suits."""
    other = pdep(dealing.subsets[world], dealing.unseen)
    table.hands[DEALT, game.me], table.hands[DEALT, 1 - game.me] = dealing.own, other
    table.turned[0] = dealing.turned
    table.now[ORDER], table.now[WORLD] = order, world


@step
def elders_tricks(table, game, solved, row):
    """What elder takes of the five tricks."""
    if len(solved.tricks) == 0:
        play_tricks(table, game)
        return table.now[TRICKS]
    trump = table.now[TRUMP]
    taken = 1 if table.words[table.now[SPOKEN] - 1] == YES else 0
    found = row if taken and row != NOT_TOLD else solved.rows[taken, trump]
    sixth = game.sixths[table.now[ORDER], trump] if solved.sixth else 0
    return np.int64(solved.tricks[found, sixth, table.now[WORLD]])


@step
def come_to(table, game, solved, arm, row):
    """What a deal comes to in an arm."""
    speak(table, game, arm)
    if table.now[MAKER] == NOBODY:
        return VOID
    take_up(table, game, arm)
    return result(table, game, elders_tricks(table, game, solved, row))


@kernel
def count_all(counts, agreed, first, many, table, dealing, game, solved, arms):
    """Count results of every arm in worlds `first`, `first + 1`, ..., each with every order of the suits.

    `agreed[world]` is set to 1 if the other would have said what was said.
    """
    listen = Arm(NOT_TOLD, FREE_WORD, NONE)
    for world in range(first, first + many):
        lay(table, dealing, game, world, 0)
        if speak(table, game, listen):
            agreed[world] = 1
            for order in range(MANY_ORDERS):
                table.now[ORDER] = order
                for a in range(len(arms.turns)):
                    counts[a, come_to(table, game, solved, arm_of(arms, a), arms.rows[a])] += 1
