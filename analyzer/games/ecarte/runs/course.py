"""Games of Écarté from nothing to the last point; run k of a seed is the same deals, however many there are."""

from typing import NamedTuple

import numpy as np

from ....core.hands import NONE
from ....core.jit import U, kernel, verb
from ....core.rng import RUNS, stream, word
from ..course import play_out
from ..exchange import declare
from ..outcome import MOST_POINTS, TRICKS
from ..table import BY_ELDER, BY_HAND, EXCHANGES, FREE, KING, LOOSE, NOBODY, UNMARKED, Arm
from ..world import deal_hands, open_deal

WINNER, STAKE, DEALS = range(3)  # of a run; then of each player the following
KINGS, POINTS, EXCHANGED, EXPOSED = range(4)  # marked, and of the tricks; exchanges as elder; deals as vulnerable
FIGURES = 3 + 2 * 4
BY_POLICY = Arm(FREE, False, NONE, BY_HAND)


class People(NamedTuple):
    """Who sits down, a row a player."""

    manners: np.ndarray
    voices: np.ndarray
    rotated: bool  # the first dealer is the other player in every second run; else the second player


@verb
def sit_down(game, people, score, elder):
    """The policies and points of a deal's seats."""
    for seat in range(2):
        player = elder if seat == 0 else 1 - elder
        game.score[seat] = score[player]
        for k in range(people.manners.shape[1]):
            game.manners[seat, k] = people.manners[player, k]
        for k in range(people.voices.shape[1]):
            game.voices[seat, k] = people.voices[player, k]


@verb
def figure(row, player, which):
    """Where a figure of a player stands."""
    return 3 + 4 * player + which


@verb
def mark(row, score, table, code, elder, goal):
    """Laws 3 and 4: the king first, then the tricks, unless the king was the last point; returns the winner."""
    if table.now[KING] != UNMARKED:
        player = elder if table.now[KING] == BY_ELDER else 1 - elder
        score[player] += 1
        row[figure(row, player, KINGS)] += 1
        if score[player] >= goal:
            return player
    points = code % TRICKS + 1
    player = elder if points <= MOST_POINTS else 1 - elder
    points = points if points <= MOST_POINTS else points - MOST_POINTS
    score[player] += points
    row[figure(row, player, POINTS)] += points
    return player if score[player] >= goal else NOBODY


@kernel
def play_games(rows, run, people, table, dealing, game, stakes, seed):
    """Games `run`, the next ...: a row each; `stakes` tells what a game pays by the loser's points (law 14)."""
    score = np.zeros(2, np.int64)
    for r in range(len(rows)):
        row, begin = rows[r], stream(seed, RUNS, U(run + r))
        elder, winner, d = (run + r) % 2 if people.rotated else 0, NOBODY, 0
        score[0], score[1] = 0, 0
        while winner == NOBODY:
            bits = word(begin, U(d))
            deal_hands(table, dealing, NOBODY, U(d), bits)
            sit_down(game, people, score, elder)
            open_deal(table)
            declare(table, game, bits, BY_POLICY)
            code = play_out(table, game, BY_POLICY)
            row[figure(row, elder, EXCHANGED)] += table.now[EXCHANGES]
            if table.now[LOOSE]:
                row[figure(row, elder if table.now[LOOSE] == 1 else 1 - elder, EXPOSED)] += 1
            winner = mark(row, score, table, code, elder, game.terms.game)
            elder, d = 1 - elder, d + 1
        row[WINNER], row[STAKE], row[DEALS] = winner, stakes[score[1 - winner]], d
