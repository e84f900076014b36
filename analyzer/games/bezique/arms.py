"""What the asker may do, played on the same deals."""

from typing import NamedTuple

import numpy as np

from ...core.jit import U, kernel, step, verb
from ...core.rng import RUNS, stream, word
from .course import play_on
from .deal import Dealing, bits_of, deal_out, order_of
from .following import play_next, sit_down, winner_of
from .hunt.course import play_searching
from .table import ASKER, BRISQUES_, CODE, EXCHANGE, FIRST, FORCED, NOBODY
from .variant import CODES, MARRIAGE, SEQUENCE

ME, OTHER = 0, 1  # seats in a question
TRICK = 8  # columns before it: points by source, the asker's and the other's
DECLARED = 9  # columns from it on: in how many deals either declared what, marriages by suit
COLUMNS = DECLARED + 2 * CODES


class Arms(NamedTuple):
    """What the asker does first, a row an arm; the rest by policy."""

    cards: np.ndarray  # uint64, by order of the suits: the card played, or none
    codes: np.ndarray  # int64, by order: what is declared
    exchanges: np.ndarray  # int64: 1, 0 or BY_POLICY


@step
def count(columns, table, dealing, order):
    """Count whence points came, and what was declared in a deal."""
    for source in range(4):
        for seat in range(2):
            columns[2 * source + seat] += table.points[source, seat]
    columns[TRICK] += table.now[FIRST] == ME
    for code in range(CODES):
        kind = MARRIAGE + dealing.suits[order, code - MARRIAGE] if MARRIAGE <= code < SEQUENCE else code
        for seat in range(2):
            columns[DECLARED + 2 * kind + seat] += table.told[code, seat] > 0


@verb
def gained(table):
    """What the asker scored more than the other, aces and tens included."""
    total = 0
    for source in range(4):
        total += table.points[source, ME] - table.points[source, OTHER]
    return total


class Match(NamedTuple):
    """The game in which a deal is asked about."""

    whole: Dealing  # the deals that follow
    voices: np.ndarray  # int64: the asker's policy numbers and the other's
    score: np.ndarray  # int64: the asker's and the other's, all but aces and tens of this deal counted
    brisques: np.ndarray  # int64: points for those of this deal that lie in either's tricks
    elder: int  # who it is in this deal
    now: np.ndarray  # int64: the score as the game goes on


@step
def game_won(table, game, lab, match, begin):
    """Play the game to its end once a deal is played; returns whether the asker wins it."""
    winner, first, deal = winner_of(table, game, match.elder), 1 - match.elder, 0
    for chair in range(2):
        match.now[chair] = table.total[chair]
    while winner == NOBODY:
        winner = play_next(table, match.whole, game, lab, match.voices, match.now, first, word(begin, U(deal)))
        first, deal = 1 - first, deal + 1
    return winner == ME


@kernel
def play_arms(payoffs, counts, table, dealing, game, lab, arms, match, first, seed):
    """payoffs[a, i]: what arm a gains in deal first + i; counts[a]: the columns, summed over deals.

    In a match the same again in rows below: whether the asker wins the game.
    """
    for i in range(payoffs.shape[1]):
        bits = bits_of(seed, first + U(i))
        order = order_of(bits)
        for a in range(len(arms.exchanges)):
            deal_out(table, dealing, order, bits)
            table.total[ME] = table.total[OTHER] = 0
            if match is not None:
                sit_down(game, match.voices, 0)
                for seat in range(2):
                    table.total[seat] = match.score[seat]
                    table.points[BRISQUES_, seat] = match.brisques[seat]
            table.now[ASKER], table.cards[FORCED] = ME, arms.cards[a, order]
            table.now[CODE], table.now[EXCHANGE] = arms.codes[a, order], arms.exchanges[a]
            if lab is None:
                play_on(table, game)
            else:
                play_searching(table, game, lab, bits)
            if match is not None:
                for seat in range(2):
                    table.points[BRISQUES_, seat] -= match.brisques[seat]
            payoffs[a, i] = gained(table)
            count(counts[a], table, dealing, order)
            if match is not None:
                for seat in range(2):
                    table.points[BRISQUES_, seat] += match.brisques[seat]
                begin = stream(seed, RUNS, first + U(i))
                payoffs[len(arms.exchanges) + a, i] = game_won(table, game, lab, match, begin)


@kernel
def deal_one(table, dealing, deal, seed):
    """One deal as it lies before anybody does anything."""
    bits = bits_of(seed, deal)
    deal_out(table, dealing, order_of(bits), bits)


@kernel
def order_number(seed, deal):
    """Which order of the suits a deal carries."""
    return order_of(bits_of(seed, deal))
