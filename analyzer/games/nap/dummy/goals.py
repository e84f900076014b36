"""What is asked of a position: does the caller make his call, can he shun every trick, how many tricks are there."""

import numpy as np

from ....core.fours import four_apart, four_number
from ....core.hands import NONE, TOP_LANE, distinct, lane_of, size, strongest, swap_top
from ....core.jit import U, step, verb
from ....core.trumps import weakest
from .memo import begin_search
from .search import search
from .trick import CALLER

TOP = 3


@verb
def lay_out(memo, hands, caller):
    """The hands with the caller as seat 0, four lanes apart."""
    players = len(hands)
    for k in range(players):
        seat = caller + k
        memo.held[k] = four_apart(hands[seat - players if seat >= players else seat])


@verb
def make_trumps(memo, players, lane):
    """The hands with a lane on top, for searches of their own."""
    begin_search(memo)
    for k in range(players):
        memo.hands[k] = swap_top(memo.held[k], lane)


@verb
def trump_lane(trump):
    """The number of the lane on top."""
    return np.int64(four_number(trump)) if trump != NONE else TOP


@step
def asked(hands, table, leader, caller, trump, need, misery, memo):
    """Whether the caller takes at least `need` of the tricks left; `misery`: he shuns them."""
    players, lane = len(hands), trump_lane(trump)
    lay_out(memo, hands, caller)
    make_trumps(memo, players, lane)
    trumps = TOP_LANE if trump != NONE else NONE
    left = np.int64(size(hands[leader])) + (table[leader] != NONE)
    best, led, winner, seat = NONE, NONE, CALLER, leader
    for _ in range(players):
        if table[seat] == NONE:
            break
        card = swap_top(four_apart(table[seat]), lane)
        if led == NONE:
            led = lane_of(card)
        if best == NONE or card & (led | trumps) > best:
            best, winner = card, seat
        seat = seat + 1 if seat + 1 < players else 0
    leader, seat, winner = leader - caller, seat - caller, winner - caller
    leader = leader + players if leader < 0 else leader
    seat = seat + players if seat < 0 else seat
    winner = winner + players if winner < 0 else winner
    return search(memo, players, leader, seat, left, need, trumps, best, led, winner, misery)


@step
def makes(hands, table, leader, caller, trump, need, memo):
    """Whether the caller takes at least `need` of the tricks left."""
    return asked(hands, table, leader, caller, trump, need, False, memo)


@step
def shuns(hands, table, leader, caller, trump, memo):
    """Whether the caller can avoid every trick of those left (rules, 3.5: Misery)."""
    return not asked(hands, table, leader, caller, trump, 1, True, memo)


@step
def lead_takes(memo, players, card, need, trump, misery):
    """Whether the caller, who leads a card, takes at least `need` tricks."""
    left = np.int64(size(memo.hands[CALLER]))
    if need <= 0 or need > left:
        return need <= 0
    memo.hands[CALLER] ^= card
    answer = search(memo, players, CALLER, 1, left, need, trump, card, lane_of(card), CALLER, misery)
    memo.hands[CALLER] ^= card
    return answer


@step
def most_tricks(hands, caller, memo):
    """How many tricks the caller takes whose first lead, the best there is, makes trumps."""
    players, best = len(hands), 0
    lay_out(memo, hands, caller)
    rest = memo.held[CALLER]
    for _ in range(4):
        if rest == NONE:
            break
        lane, high = 0, NONE
        for k in range(4):
            suit = swap_top(rest, k) & TOP_LANE
            worth = (size(suit) * U(4294967296) * U(65536) ) + suit // U(65536)
            if suit != NONE and worth >= high:
                lane, high = k, worth
        rest &= ~swap_top(TOP_LANE, lane)
        make_trumps(memo, players, lane)
        others = NONE
        for k in range(1, players):
            others |= memo.hands[k]
        cards = distinct(memo.hands[CALLER], others) & TOP_LANE
        while cards != NONE:
            card = strongest(cards)
            cards ^= card
            while lead_takes(memo, players, card, best + 1, TOP_LANE, False):
                best += 1
    return best
