"""Whole games of Euchre: deals until somebody has the points of the game, the deal alternating."""

from typing import NamedTuple

import numpy as np

from ....core.jit import U, kernel, verb
from ....core.rng import RUNS, stream, word
from ..course import is_taken_up
from ..dealing import arm_of, come_to, draw
from ..table import MAKER, NOBODY, PLAYS, SPEAKS, VOID

WINNER, DEALS = 0, 1  # columns of a row of a run: the chair that wins, how many deals it took
ROW = 2
ORDERED, TOOK_UP, ELDER_NAMED, DEALER_NAMED, VOIDS = range(5)  # how a deal came to its trumps: rows of a tally
MARCHES, EUCHRES, MADE = range(3)  # its columns: five tricks of the maker, two or fewer, three or four
WAYS, ENDS = 5, 3


class People(NamedTuple):
    """Who sits on the two chairs; chair 0 is elder of a run's first deal, or of every second run's."""

    speaks: np.ndarray  # int64, a row of policy numbers a chair
    plays: np.ndarray
    moods: np.ndarray  # int64, by chair, seat, own points, the other's: to have the turn-up made trumps, to name
    rotated: bool


@verb
def sit_down(game, people, elder, score):
    """Law 3: the policies as they sit in this deal, and their moods at this score; the chair `elder` leads."""
    for seat in range(2):
        chair = elder if seat == 0 else 1 - elder
        for k in range(game.voices.shape[1]):
            game.voices[SPEAKS + seat, k], game.voices[PLAYS + seat, k] = (
                people.speaks[chair, k],
                people.plays[chair, k],
            )
        for k in range(2):
            game.moods[seat, k] = people.moods[chair, seat, score[chair], score[1 - chair], k]


@verb
def way_of(table):
    """How a deal came to its trumps."""
    if table.now[MAKER] == NOBODY:
        return VOIDS
    if is_taken_up(table):
        return ORDERED if table.now[MAKER] == 0 else TOOK_UP
    return ELDER_NAMED if table.now[MAKER] == 0 else DEALER_NAMED


@verb
def end_of(table, result):
    """What became of the maker."""
    points = result - VOID if table.now[MAKER] == 0 else VOID - result
    return MARCHES if points == 2 else EUCHRES if points < 0 else MADE


@kernel
def play_games(rows, ways, run, points, people, table, dealing, game, solved, arms, open_hands, seed):
    """Games `run`, the next ...: a row each; `ways` counts by chair of the maker how deals came to trumps and ended."""
    score = np.zeros(2, np.int64)
    for r in range(len(rows)):
        begin = stream(seed, RUNS, U(run + r))
        elder = (run + r) % 2 if people.rotated else 0
        score[0], score[1] = 0, 0
        deals = 0
        while max(score[0], score[1]) < points:
            sit_down(game, people, elder, score)
            draw(table, dealing, game, word(begin, U(deals)))
            result = come_to(table, game, solved, arm_of(arms, 0), arms.rows[0], open_hands)
            maker = elder if table.now[MAKER] != 1 else 1 - elder
            ways[maker, way_of(table), end_of(table, result)] += 1
            gainer = elder if result > VOID else 1 - elder
            score[gainer] += abs(result - VOID)
            deals += 1
            elder = 1 - elder
        rows[r, WINNER], rows[r, DEALS] = (0 if score[0] >= points else 1), deals
