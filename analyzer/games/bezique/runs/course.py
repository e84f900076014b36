"""Whole games: deals as they follow, the deal alternating, until one has won (laws 3, 19 and 20).

Run k of a seed is the same deals in the same order, however many there are. The second chair deals first, or in every
run the next one.
"""

from ....core.jit import U, kernel, step
from ....core.rng import RUNS, stream, word
from ....core.twice import twice_lane
from ..course import TEN
from ..following import play_next
from ..table import NOBODY, TRUMPS
from ..variant import MARRIAGE, SEQUENCE

WON, DEALS, SOURCES = 0, 1, 2  # of a run: the chair that won, the deals, points by source and chair
FIGURES = SOURCES + 8
BINS = 200  # of points a deal by tens: from each source, and in all; the last is of more too
TOTAL = 4  # after the sources
COMMON, ROYAL, OTHERS = 0, 1, 2  # of what is declared: marriages, then the others in the order of their codes
KINDS = OTHERS + 7


@step
def count(row, kinds, bins, table, first):
    """Count what a deal brought either chair; elder sits in chair `first`."""
    for seat in range(2):
        chair, points = (first + seat) % 2, 0
        for source in range(TOTAL):
            row[SOURCES + 2 * source + chair] += table.points[source, seat]
            points += table.points[source, seat]
            bins[chair, source, min(table.points[source, seat] // TEN, BINS - 1)] += 1
        bins[chair, TOTAL, min(points // TEN, BINS - 1)] += 1
        trumps = MARRIAGE + int(twice_lane(table.cards[TRUMPS]))
        for code in range(MARRIAGE, SEQUENCE):
            kinds[chair, ROYAL if code == trumps else COMMON] += table.told[code, seat]
        for k in range(KINDS - OTHERS):
            kinds[chair, OTHERS + k] += table.told[SEQUENCE + k, seat]


@kernel
def play_games(rows, kinds, bins, run, rotated, table, dealing, game, lab, voices, start, score, seed):
    """Runs `run`, the next ...: a row each; what was declared and the points of a deal, by chair, over all runs."""
    for r in range(len(rows)):
        begin, first = stream(seed, RUNS, U(run + r)), (run + r) % 2 if rotated else 0
        row, winner, deal = rows[r], NOBODY, 0
        score[0], score[1] = start[0], start[1]
        while winner == NOBODY:
            winner = play_next(table, dealing, game, lab, voices, score, first, word(begin, U(deal)))
            count(row, kinds, bins, table, first)
            first, deal = 1 - first, deal + 1
        row[WON], row[DEALS] = winner, deal
