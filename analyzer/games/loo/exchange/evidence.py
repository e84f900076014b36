"""Hands that agree with what was said: a deal that does not is drawn again, whole, from a stream of its own."""

from typing import NamedTuple

import numpy as np

from ....core.hands import NONE, number_of, size
from ....core.jit import U, kernel, pdep, step, verb
from ....core.rng import AGAIN, CARDS, draw_one, nth, stream, word
from ....core.trumps import LANE_ORDERS, weakest
from .course import word_of
from .table import DEALT, FREE, IN, LAID, OUT, code_of

SOON = 4096  # deals
ORDERS = U(len(LANE_ORDERS))


class Dealing(NamedTuple):
    """What the hands are dealt from."""

    own: np.ndarray  # uint64: the asker's hand, in each order of the suits
    unseen: np.ndarray  # uint64: what he has not seen, likewise
    sizes: np.ndarray  # uint64: how many hands each piece can be, in the order of dealing
    threes: np.ndarray  # uint64: the three-card subsets
    twos: np.ndarray  # uint64: the two-card subsets
    heard: np.ndarray  # int64, a word a seat that its hand must say; FREE: it is no evidence


@verb
def deal_piece(table, bits, k, sizes, subsets):
    """The k-th piece of a deal: some cards of the stock."""
    cards = pdep(subsets[draw_one(nth(bits, 1 + k), sizes[k])], table.stock[0])
    table.stock[0] ^= cards
    return cards


@verb
def agrees(heard, own):
    """Whether a policy's word is what was heard; the first round of two tells no more than who plays."""
    return (own == heard) | ((heard == IN) & (own != OUT))


@step
def deal_hands(table, dealing, game, bits):
    """Deal all hands; returns the order of the suits, or -1 as soon as a hand would not have said what was said."""
    order = np.int64(draw_one(nth(bits, 0), ORDERS))
    table.stock[0] = dealing.unseen[order]
    number_in, piece = 0, 0
    for seat in range(game.players):
        hand = dealing.own[order]
        if seat != game.me:
            hand = deal_piece(table, bits, piece, dealing.sizes, dealing.threes)
            if game.tricks > 3:
                piece += 1
                hand |= deal_piece(table, bits, piece, dealing.sizes, dealing.twos)
            piece += 1
            heard = dealing.heard[seat]
            if heard != FREE and not agrees(heard, word_of(hand, game, seat, number_in)):
                return -1
        table.sets[DEALT, seat] = hand
        number_in += game.said[seat] != OUT
    table.now[LAID] = 0
    return order


@step
def deal_agreeing(table, dealing, game, seed, deal):
    """Deal i of those that agree: its order of the suits, its words for the stock, how many were drawn."""
    bits, drawn = word(stream(seed, CARDS, U(0)), deal), 1
    order = deal_hands(table, dealing, game, bits)
    while order < 0:
        bits = nth(word(stream(seed, AGAIN, U(0)), deal), drawn)
        order = deal_hands(table, dealing, game, bits)
        drawn += 1
    return order, bits, drawn


@kernel
def agree_often(enough, tries, table, dealing, game, seed):
    """Whether enough of the first deals drawn would have said what was said."""
    agreed = 0
    for i in range(tries):
        agreed += deal_hands(table, dealing, game, word(stream(seed, CARDS, U(0)), U(i))) >= 0
        if agreed >= enough:
            return True
    return False


@kernel
def can_say(heard, game, seat, number_in, unseen, threes, twos):
    """Whether a seat's policy says a word on any hand at all of the unseen cards."""
    room = np.int64(size(unseen))
    for k in range(room * (room - 1) // 2 if game.tricks > 3 else 1):
        two = twos[k] if game.tricks > 3 else NONE
        below = np.int64(number_of(weakest(two))) if game.tricks > 3 else room
        for j in range(below * (below - 1) * (below - 2) // 6):  # the triples below the pair
            hand = pdep(threes[j] | two, unseen)
            if agrees(heard, word_of(hand, game, seat, number_in)):
                return True
    return False


def said_by(situation):
    """Return the last word of each seat as a number; in the first of two rounds `stand` leaves the exchange open."""
    codes = [FREE] * situation.players
    for k, (seat, told) in enumerate(zip(situation.turns, situation.said, strict=False)):
        first = situation.two_rounds and k < situation.players
        codes[seat - 1] = code_of("in" if first and told == "stand" else told)
    codes[situation.seat - 1] = FREE
    return codes


def listen(game, dealing, table):
    """Note as evidence every word that some hand would say; return the seats (from 1) whose word no hand would."""
    silent, number_in = [], 0
    for seat, told in enumerate(game.said.tolist()):
        if told != FREE:
            alone = np.full(game.players, FREE, np.int64)
            alone[seat] = told  # most words are soon heard; else every hand is asked
            soon = agree_often(1, SOON, table, dealing._replace(heard=alone), game, U(0))
            if soon or can_say(told, game, seat, number_in, dealing.unseen[0], dealing.threes, dealing.twos):
                dealing.heard[seat] = told
            else:
                silent.append(seat + 1)
        number_in += told != OUT
    return silent
