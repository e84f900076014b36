"""The deals of Nap that agree with what was said: one that does not is drawn again, whole, from a stream of its own."""

from typing import NamedTuple

import numpy as np

from ...core.deal import ORDERS
from ...core.fours import four_reordered
from ...core.hands import NONE
from ...core.jit import U, pdep, verb
from ...core.rng import AGAIN, CARDS, draw_one, nth, stream, word
from .table import DEALT, LAID, NOBODY, PEEP_CARD, SPARE_HAND

LISTED_WORD = 63  # the word that draws a hand from a list


class Dealing(NamedTuple):
    """What the hands are dealt from, in each of the 24 orders of the suits."""

    own: np.ndarray  # uint64: the asker's hand
    peep: np.ndarray  # uint64: the card face down, if he has seen it
    unseen: np.ndarray  # uint64: what he has not seen
    sizes: np.ndarray  # uint64: how many hands each piece can be, in the order of dealing
    many: np.ndarray  # int64: the cards of each piece
    owners: np.ndarray  # int64: whose it is: a seat, or after the seats the spare hand, then the card face down
    ones: np.ndarray  # uint64: the subsets of one card
    twos: np.ndarray
    threes: np.ndarray
    lanes: np.ndarray  # uint64, a row an order: where each lane of the first order goes
    listed: int  # the seat whose hand is drawn from those that fit what it said, or NOBODY
    fitting: np.ndarray  # uint64: these, in the first order


@verb
def deal_piece(table, bits, k, dealing):
    """The k-th piece of a deal: some cards of the stock."""
    index, many = draw_one(nth(bits, 1 + k), dealing.sizes[k]), dealing.many[k]
    if many == 3:
        cards = pdep(dealing.threes[index], table.stock[0])
    elif many == 2:
        cards = pdep(dealing.twos[index], table.stock[0])
    else:
        cards = pdep(dealing.ones[index], table.stock[0])
    table.stock[0] ^= cards
    return cards


@verb
def order_of(bits):
    """Which of the 24 orders of the suits a deal carries."""
    return np.int64(draw_one(nth(bits, 0), U(len(ORDERS))))


@verb
def deal_hands(table, dealing, game, bits):
    """Deal all hands, the spare one, the card face down; returns the order of the suits."""
    order = order_of(bits)
    table.stock[0], table.now[LAID] = dealing.unseen[order], 0
    for seat in range(game.holders):
        table.sets[DEALT, seat] = dealing.own[order] if seat == game.me else NONE
    table.extra[SPARE_HAND], table.extra[PEEP_CARD] = NONE, dealing.peep[order]
    if dealing.listed != NOBODY:
        fitting = dealing.fitting[draw_one(nth(bits, LISTED_WORD), U(len(dealing.fitting)))]
        table.sets[DEALT, dealing.listed] = four_reordered(fitting, dealing.lanes[order])
        table.stock[0] ^= table.sets[DEALT, dealing.listed]
    for k in range(len(dealing.many)):
        owner, cards = dealing.owners[k], deal_piece(table, bits, k, dealing)
        if owner < game.holders:
            table.sets[DEALT, owner] |= cards
        else:
            table.extra[owner - game.holders] |= cards
    return order


@verb
def words_of(seed, deal, drawn):
    """The words of a deal, of the first that is drawn for it or of another."""
    if drawn == 0:
        return word(stream(seed, CARDS, U(0)), deal)
    return nth(word(stream(seed, AGAIN, U(0)), deal), drawn)
