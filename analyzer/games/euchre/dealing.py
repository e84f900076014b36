"""Deals of Euchre: the worlds that may oppose a hand, one by one or drawn, and what every arm comes to in them."""

from typing import NamedTuple

import numpy as np

from ...core.deal import ORDERS
from ...core.hands import NONE
from ...core.jit import U, kernel, pdep, step, verb
from ...core.making import SIXTH, lane_card
from ...core.rng import CARDS, draw_one, nth, stream, word
from .bidding import NAME, TURNED, YES
from .course import is_taken_up, open_tricks, play_tricks, result, speak, take_up
from .table import (
    DEALT,
    FREE_WORD,
    MAKER,
    NAMES,
    NOBODY,
    NOT_TOLD,
    ORDER,
    OTHERS,
    TRICKS,
    TRUMP,
    TURNED_UP,
    VOID,
    WORLD,
    Arm,
)

MANY_ORDERS, MANY_NAMES = len(ORDERS), 8  # of the suits; names they may have, colours kept together


class Dealing(NamedTuple):
    """What the hands are dealt from, in lanes."""

    owns: np.ndarray  # uint64: the asker's hand, or those he may hold; where nobody asks empty
    turned: np.uint64
    pack: np.uint64
    worlds: np.uint64  # how many hands the other may hold
    first_hands: np.uint64  # how many elder may, if nobody asks
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


@step
def lay(table, dealing, game, own, world, order):
    """Lay out a world: one of the asker's hands, the other's, the turn-up, the order of the suits."""
    hand = dealing.owns[own]
    other = pdep(dealing.subsets[world], dealing.pack & ~(hand | dealing.turned))
    table.sets[DEALT, game.me], table.sets[DEALT, 1 - game.me] = hand, other
    table.sets[OTHERS, TURNED_UP] = dealing.turned
    table.now[ORDER], table.now[WORLD] = order, world


@step
def draw(table, dealing, game, bits):
    """Lay out a world by chance; if nobody asks both hands and the turn-up, whose suit is lane 0 whatever its name."""
    order = np.int64(draw_one(nth(bits, 0), U(MANY_ORDERS)))
    if game.me != NOBODY:
        own = np.int64(draw_one(nth(bits, 2), U(len(dealing.owns))))
        lay(table, dealing, game, own, np.int64(draw_one(nth(bits, 1), dealing.worlds)), order)
        return
    turned = lane_card(TURNED, draw_one(nth(bits, 1), U(game.ranks)))
    rest = dealing.pack ^ turned
    elder = pdep(dealing.subsets[np.int64(draw_one(nth(bits, 2), dealing.first_hands))], rest)
    dealer = pdep(dealing.subsets[np.int64(draw_one(nth(bits, 3), dealing.worlds))], rest ^ elder)
    table.sets[DEALT, 0], table.sets[DEALT, 1], table.sets[OTHERS, TURNED_UP] = elder, dealer, turned
    table.now[ORDER], table.now[NAMES] = order, np.int64(draw_one(nth(bits, 4), U(MANY_NAMES)))


@step
def elders_tricks(table, game, solved, row, open_hands):
    """What elder takes of the five tricks; `open_hands`, if not None: both see all cards."""
    if open_hands is not None:
        return open_tricks(table)
    if len(solved.tricks) == 0:
        play_tricks(table, game)
        return table.now[TRICKS]
    trump, taken = table.now[TRUMP], 1 if is_taken_up(table) else 0
    found = row if taken and row != NOT_TOLD else solved.rows[taken, trump]
    sixth = game.places[table.now[ORDER], trump, SIXTH] if solved.sixth else 0
    return np.int64(solved.tricks[found, sixth, table.now[WORLD]])


@step
def come_to(table, game, solved, arm, row, open_hands):
    """What a deal comes to in an arm."""
    speak(table, game, arm)
    if table.now[MAKER] == NOBODY:
        return VOID
    take_up(table, game, arm)
    return result(table, game, elders_tricks(table, game, solved, row, open_hands))


@verb
def makes(arm):
    """The lane that an arm makes trumps at once, or `NOBODY`: then the order of the plain suits alone matters."""
    if arm.word >= NAME:
        return arm.word - NAME
    return TURNED if arm.word == YES or arm.thrown != NONE else NOBODY


@verb
def count(joint, results):
    """Count the results of every two arms."""
    for a in range(len(results)):
        for b in range(a + 1):
            joint[a, b, results[a], results[b]] += 1


@kernel
def play_deals(joint, first, deals, most, orders, table, dealing, game, solved, arms, open_hands, seed):
    """Play deals until more than `most` are drawn, and count the results of every two arms together.

    Of no `orders`, deals are drawn: deal i is the i-th that agrees with what was said, for one that does not is drawn
    again from its own stream. Else deals are the worlds, each with so many orders of the suits, and those that do not
    agree are left out. Returns how many were played and drawn; the table is left as it lay after the last arm.
    """
    listen = Arm(np.int64(NOT_TOLD), np.int64(FREE_WORD), NONE)
    played, drawn, agrees = 0, 0, False
    results, known = np.zeros(len(arms.turns), np.int64), np.zeros((len(arms.turns), 6), np.int64)
    for deal in range(first, first + deals):
        tried, order = 0, 0
        if orders > 0:
            order = deal % orders
            lay(table, dealing, game, 0, deal // orders, order)
            if order == 0 or deal == first:  # whether to pass, order or take is no matter of the suits' order
                agrees, drawn = speak(table, game, listen), drawn + 1
                known[:] = NOT_TOLD
        while orders == 0 and (tried == 0 or not agrees):
            if drawn == most:
                return played, drawn
            draw(table, dealing, game, word(stream(seed, CARDS, U(tried)), U(deal)))
            agrees = speak(table, game, listen)
            tried, drawn = tried + 1, drawn + 1
        if agrees:
            played += 1
            for a in range(len(results)):
                arm = arm_of(arms, a)
                lane = makes(arm)
                if orders == 0 or lane == NOBODY:
                    results[a] = come_to(table, game, solved, arm, arms.rows[a], open_hands)
                else:
                    sixth = game.places[order, lane, SIXTH]
                    if known[a, sixth] == NOT_TOLD:
                        known[a, sixth] = come_to(table, game, solved, arm, arms.rows[a], open_hands)
                    results[a] = known[a, sixth]
            count(joint, results)
    return played, drawn
