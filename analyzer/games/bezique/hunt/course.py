"""How a seat that searches finds its card or its declaration, and a deal in which one or both do."""

import numpy as np

from ....core.hands import NONE
from ....core.jit import U, step, verb
from ....core.rng import STEP, mix, nth
from ....core.twice import lowest, twins
from ..book import first_declared
from ..closed.search import FAR, worth_of
from ..course import advance, count_brisques, goes_on, play_on
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
from ..turns import follow, lead
from ..variant import CODES, NOTHING
from .worlds import imagine

LOOK = 16  # worlds between two looks
GIVEN_UP, SURE = -1.0, 1.5  # standard errors
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


@verb
def gain_of(world, seat):
    """What a seat has scored more than the other since the world was imagined."""
    gain = 0
    for source in range(4):
        gain += world.points[source, seat] - world.points[source, 1 - seat]
    return gain


@step
def gain_in(table, seat, lab, move, bits):
    """What a move gains in a world, played out."""
    imagine(lab.table, table, seat, bits)
    lab.table.now[ASKER] = seat
    if table.now[STAGE] == TO_DECLARE:
        lab.table.now[CODE] = np.int64(move)
    else:
        lab.table.cards[FORCED] = move
    play_on(lab.table, lab.game)
    return gain_of(lab.table, seat)


@verb
def better(lab, k, worlds, errors):
    """Whether a move gains more than the usual one by more than some standard errors; negative: not less by that."""
    total, spread = float(lab.sums[k]), float(lab.squares[k]) - float(lab.sums[k]) ** 2 / worlds
    return total > errors * np.sqrt(max(spread, 0.0))


@step
def try_out(table, seat, lab, many, usual, worlds, bits):
    """Play moves out in the same worlds; returns that which gains most, the usual one unless another is clearly better.

    After every `LOOK` worlds those are given up that do worse than the usual one.
    """
    for k in range(many):
        lab.sums[k], lab.squares[k] = 0, 0
        if lab.moves[k] == usual:
            lab.moves[k], lab.moves[0] = lab.moves[0], usual
    left = many
    for w in range(worlds):
        base = gain_in(table, seat, lab, usual, nth(bits, w))
        for k in range(1, left):
            difference = gain_in(table, seat, lab, lab.moves[k], nth(bits, w)) - base
            lab.sums[k] += difference
            lab.squares[k] += difference * difference
        if (w + 1) % LOOK == 0:
            k = 1
            while k < left:
                if better(lab, k, w + 1, GIVEN_UP):
                    k += 1
                else:
                    left -= 1
                    for row in (lab.sums, lab.squares):
                        row[k] = row[left]
                    lab.moves[k] = lab.moves[left]
            if left == 1:
                return usual
    best = 0
    for k in range(1, left):
        if better(lab, k, worlds, SURE) and (best == 0 or lab.sums[k] > lab.sums[best]):
            best = k
    return lab.moves[best]


@step
def solved_card(table, seat, game, lab):
    """The best card in the last eight tricks, when the other's hand is known."""
    mine, theirs = table.sets[HELD, seat], table.sets[HELD, 1 - seat]
    trumps, must_trump = table.cards[TRUMPS], game.terms.must_trump
    leads, led = table.now[STAGE] == TO_LEAD, table.cards[LED]
    rest = mine if leads else legal_closed(mine, led, trumps, must_trump)
    best, found = -FAR, NONE
    while rest:
        card = lowest(rest)
        rest ^= card
        value = worth_of(
            card, mine, theirs, NONE if leads else led, trumps, must_trump, lab.ends, lab.stack, lab.numbers
        )
        if value > best:
            best, found = value, card
    return found


@step
def advise(table, seat, game, lab, bits):
    """Tell a seat that searches what to do at this stage: the table then forces it."""
    worlds = game.voices[seat, SEARCHES]
    if table.now[STOCK] == 0:
        table.cards[FORCED] = solved_card(table, seat, game, lab)
        table.now[ASKER] = seat
        return
    if table.now[STAGE] == TO_DECLARE:
        many = codes_to_try(table, seat, lab, game.terms.afresh)
        if many == 1:
            return
        voice = game.voices[seat]
        usual = first_declared(own_of(table, seat, NONE), signs_of(table), game.terms.afresh, table.now[STOCK], voice)
        table.now[ASKER] = seat
        table.now[CODE] = np.int64(try_out(table, seat, lab, many, U(usual), worlds, bits))
        return
    many = cards_to_try(table, seat, lab)
    usual = lead(table, seat, game) if table.now[STAGE] == TO_LEAD else follow(table, seat, game)
    card = try_out(table, seat, lab, many, usual, worlds, bits)
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
