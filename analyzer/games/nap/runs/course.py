"""Long runs of Nap: deals as they follow, the kitty and doubled stakes carried on, the deal moving to the left.

Run k of a seed is the same deals in the same order, however many there are. The last chair deals first, or in every run
the next one.
"""

from typing import NamedTuple

import numpy as np

from ....core.hands import NONE
from ....core.jit import U, kernel, verb
from ....core.rng import RUNS, stream, word
from ..auction import before_play, open_deal, stake
from ..course import lead_off, play_on
from ..deal import deal_hands
from ..rules import PASS
from ..settle import settle, stays_doubled
from ..table import DOUBLED, FREE, LEVEL, MADE, NET, NOBODY, NOWHERE, POOL, SENIOR, SPARE_TO, WORD, Arm, pay_in

LARGEST, LEFT, DOUBLES, KITTIES = range(4)  # of a run, after money and lowest of every place
FIGURES = 4
FORCED, ON_SPARE = PASS, PASS + 1  # classes of what is played that are no level of a call
PLAYED, MADE_IT = range(2)  # of a place and a class, over all runs
LIMIT = 2**31  # units, beyond which no failed Nap fills the kitty
BY_POLICY = Arm(FREE, NOWHERE, NONE, 0, NONE)


class People(NamedTuple):
    """Who sits down, a row a chair, and what a place is of which money is counted."""

    voices: np.ndarray  # int64: a row of policy numbers
    sights: np.ndarray  # int64
    rotated: bool  # the first dealer sits one chair farther in every run
    by_position: bool  # a place is a seat, which has another chair in every deal; else it is a chair


@verb
def round_table(k, players):
    """A number below twice the players, counted round the table."""
    return k - players if k >= players else k


@verb
def sit_down(game, people, first):
    """Law 1: the policies as they sit in this deal; the chair `first` is the eldest hand."""
    for seat in range(game.holders):
        chair = round_table(first + seat, game.players)
        game.sights[seat] = people.sights[chair]
        for k in range(game.voices.shape[1]):
            game.voices[seat, k] = people.voices[chair, k]


@verb
def place_of(seat, first, game, people):
    """Whose money a seat's is: the position's, or the chair's."""
    return seat if people.by_position else round_table(first + seat, game.players)


@verb
def lowest(row, table, first, game, people):
    """Note how far each place has ever been down; its money comes first in a row, its lowest point after all money."""
    for seat in range(game.players):
        place = place_of(seat, first, game, people)
        low = game.players + place
        row[low] = min(row[low], row[place] + table.seats[NET, seat])


@verb
def class_of(table, game):
    """What is played: what one was made to stand for, Nap on the spare hand, or a call by its level."""
    words = 0
    for seat in range(game.holders):
        words += table.seats[WORD, seat] != PASS
    if words == 0:
        return FORCED
    return ON_SPARE if table.now[SPARE_TO] == table.now[SENIOR] else table.now[LEVEL]


@verb
def count(calls, table, first, game, people):
    """Count what was played in a deal, at whose place, and whether it was made."""
    counts = calls[place_of(table.now[SENIOR], first, game, people), class_of(table, game)]
    counts[PLAYED] += 1
    counts[MADE_IT] += table.now[MADE]


@verb
def note(figures, table):
    """What the kitty holds when all is paid in that is paid before the play, and whether stakes are doubled."""
    figures[LARGEST] = max(figures[LARGEST], table.now[POOL])
    figures[KITTIES] += table.now[POOL]
    figures[DOUBLES] += table.now[DOUBLED]


@verb
def limit(table, game):
    """Law 22: a failed Nap doubles the kitty, but not beyond `LIMIT`."""
    if table.now[POOL] > LIMIT and table.now[LEVEL] >= 2 * game.terms.tricks and not table.now[MADE]:
        pay_in(table, table.now[SENIOR], LIMIT - table.now[POOL])


@verb
def pay(row, table, first, game, people):
    """What the deal brought each place."""
    for seat in range(game.players):
        row[place_of(seat, first, game, people)] += table.seats[NET, seat]


@kernel
def play_runs(rows, calls, run, length, people, table, dealing, game, eyes, seed):
    """Runs `run`, the next ...: a row each, of money and lowest point by place and of four figures; a fresh table."""
    players = game.players
    for r in range(len(rows)):
        row, figures, begin = rows[r, : 2 * players], rows[r, 2 * players :], stream(seed, RUNS, U(run + r))
        first = (run + r) % players if people.rotated else 0
        table.now[POOL], table.now[DOUBLED] = 0, 0
        for d in range(length):
            bits = word(begin, U(d))
            sit_down(game, people, first)
            deal_hands(table, dealing, game, bits)
            open_deal(table, game, table.now[POOL], table.now[DOUBLED])
            stake(table, game)
            before_play(table, game, bits, BY_POLICY)
            note(figures, table)
            lowest(row, table, first, game, people)
            if table.now[SENIOR] != NOBODY:
                lead_off(table, game)
                play_on(table, game, eyes, bits, NONE)
                count(calls, table, first, game, people)
            settle(table, game)
            if game.terms.doubles:
                limit(table, game)
            lowest(row, table, first, game, people)
            pay(row, table, first, game, people)
            table.now[DOUBLED] = stays_doubled(table, game)
            first = round_table(first + 1, players)
        figures[LEFT] = table.now[POOL]
