"""How a seat that searches finds its card or its declaration, and a deal in which one or both do."""

import numpy as np

from ....core.hands import NONE
from ....core.jit import U, step, verb
from ....core.rng import STEP, mix, nth
from ....core.twice import lowest, twins
from ..closed.search import FAR, worth_of_lead, worth_of_reply
from ..course import advance, count_brisques, goes_on, play_on
from ..declarations import CODES, NOTHING
from ..melding import worn
from ..policy import SEARCHES
from ..rules import legal_closed, may_serve
from ..table import (
    ASKER,
    BY_POLICY,
    CODE,
    FORCED,
    HELD,
    LEADER,
    LED,
    STAGE,
    STOCK,
    TO_DECLARE,
    TO_FOLLOW,
    TO_LEAD,
    TRUMPS,
    own_of,
    signs_of,
)
from .worlds import imagine

AWAY = U(1_000_003)  # a deal's word for thinking, apart from those it is dealt with


@verb
def to_act(table):
    """Whose turn it is."""
    leader = table.now[LEADER]
    return 1 - leader if table.now[STAGE] == TO_FOLLOW else leader


@verb
def cards_to_try(table, seat, lab):
    """Write down the cards a seat may play while there is a stock, one of twins; return how many."""
    own, rest, many = own_of(table, seat, NONE), table.sets[HELD, seat], 0
    while rest:
        pair = rest & twins(lowest(rest))
        lab.moves[many] = worn(pair, own)
        rest ^= pair
        many += 1
    return many


@verb
def codes_to_try(table, seat, lab, afresh):
    """Write down the declarations a seat may make, and none; return how many."""
    own, signs, many = own_of(table, seat, NONE), signs_of(table), 1
    lab.moves[0] = U(NOTHING)
    for code in range(1, CODES):
        if may_serve(code, own, signs, afresh) != NONE:
            lab.moves[many] = U(code)
            many += 1
    return many


@step
def try_out(table, seat, lab, many, worlds, bits):
    """Play every move out in the same worlds; returns the move that gains most."""
    for k in range(many):
        lab.sums[k] = 0
    declares = table.now[STAGE] == TO_DECLARE
    for w in range(worlds):
        for k in range(many):
            imagine(lab.table, table, seat, nth(bits, w))
            lab.table.now[ASKER] = seat
            if declares:
                lab.table.now[CODE] = np.int64(lab.moves[k])
            else:
                lab.table.cards[FORCED] = lab.moves[k]
            play_on(lab.table, lab.game)
            for source in range(4):
                lab.sums[k] += lab.table.points[source, seat] - lab.table.points[source, 1 - seat]
    best = 0
    for k in range(1, many):
        if lab.sums[k] > lab.sums[best]:
            best = k
    return lab.moves[best]


@step
def solved_card(table, seat, game):
    """The best card in the last eight tricks, when the other's hand is known."""
    mine, theirs = table.sets[HELD, seat], table.sets[HELD, 1 - seat]
    trumps, must_trump, last = table.cards[TRUMPS], game.terms.must_trump, 1 if game.terms.last_trick == 32 else 0
    leads, led = table.now[STAGE] == TO_LEAD, table.cards[LED]
    rest = mine if leads else legal_closed(mine, led, trumps, must_trump)
    best, found = -FAR, NONE
    while rest:
        card = lowest(rest)
        rest ^= card
        if leads:
            value = worth_of_lead(card, mine ^ card, theirs, trumps, must_trump, last)
        else:
            value = worth_of_reply(led, card, mine ^ card, theirs, trumps, must_trump, last)
        if value > best:
            best, found = value, card
    return found


@step
def advise(table, seat, game, lab, bits):
    """Tell a seat that searches what to do at this stage: the table then forces it."""
    worlds = game.voices[seat, SEARCHES]
    if table.now[STOCK] == 0:
        table.cards[FORCED] = solved_card(table, seat, game)
        table.now[ASKER] = seat
        return
    if table.now[STAGE] == TO_DECLARE:
        many = codes_to_try(table, seat, lab, game.terms.afresh)
        if many == 1:
            return
        table.now[ASKER] = seat
        table.now[CODE] = np.int64(try_out(table, seat, lab, many, worlds, bits))
        return
    many = cards_to_try(table, seat, lab)
    card = try_out(table, seat, lab, many, worlds, bits)
    table.now[ASKER], table.cards[FORCED] = seat, card


@step
def play_searching(table, game, lab, bits):
    """Play from the stage that the table is at to the end, as `play_on`; the asker's first move may be forced."""
    thinks, choice = mix(bits + AWAY * STEP), 0
    told = table.cards[FORCED] != NONE or table.now[CODE] != BY_POLICY
    while goes_on(table):
        seat = to_act(table)
        if game.voices[seat, SEARCHES] and not (told and table.now[ASKER] == seat):
            advise(table, seat, game, lab, nth(thinks, choice))
        if told and table.now[ASKER] == seat:
            told = False
        advance(table, game)
        choice += 1
    count_brisques(table)
