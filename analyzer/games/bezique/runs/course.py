"""Whole games: deals as they follow, the deal alternating, until one has won (laws 3, 19 and 20).

Run k of a seed is the same deals in the same order, however many there are. The second chair deals first, or in every
run the next one.
"""

from ....core.jit import U, kernel, step, verb
from ....core.rng import RUNS, stream, word
from ....core.twice import twice_lane
from ..course import play_on, turn_up
from ..deal import deal_out, order_of
from ..declarations import MARRIAGE, SEQUENCE
from ..hunt.course import play_searching
from ..table import BRISQUES_, DEALER, ELDER, LEADER, NOBODY, TRUMPS, WINNER

WON, DEALS, SOURCES = 0, 1, 2  # of a run: the chair that won, the deals, points by source and chair
FIGURES = SOURCES + 8
BINS, BIN = 11, 100  # of points a deal and chair; what is below nothing does not occur
COMMON, ROYAL, OTHERS = 0, 1, 2  # of what is declared: marriages, then the others in the order of their codes
KINDS = OTHERS + 7


@verb
def winner_of(table, game):
    """Laws 19 and 20: who has won the game at the end of a deal, or nobody."""
    if table.now[WINNER] != NOBODY:
        return table.now[WINNER]
    elder, dealer = table.total[ELDER], table.total[DEALER]
    if elder < game.limit and dealer < game.limit:
        return NOBODY
    if elder < game.limit or dealer < game.limit:
        return ELDER if elder >= game.limit else DEALER
    if game.terms.elder_first:
        return ELDER
    before = elder - table.points[BRISQUES_, ELDER] - dealer + table.points[BRISQUES_, DEALER]
    if before == 0:
        return table.now[LEADER]  # who took the last trick
    return ELDER if before > 0 else DEALER


@step
def count(row, kinds, bins, table, first):
    """Count what a deal brought either chair; elder sits in chair `first`."""
    for seat in range(2):
        chair, points = (first + seat) % 2, 0
        for source in range(4):
            row[SOURCES + 2 * source + chair] += table.points[source, seat]
            points += table.points[source, seat]
        bins[chair, min(points // BIN, BINS - 1)] += 1
        trumps = MARRIAGE + int(twice_lane(table.cards[TRUMPS]))
        for code in range(MARRIAGE, SEQUENCE):
            kinds[chair, ROYAL if code == trumps else COMMON] += table.told[code, seat]
        for k in range(KINDS - OTHERS):
            kinds[chair, OTHERS + k] += table.told[SEQUENCE + k, seat]


@kernel
def play_games(rows, kinds, bins, run, rotated, table, dealing, game, lab, voices, seed):
    """Runs `run`, the next ...: a row each; what was declared and the points of a deal, by chair, over all runs."""
    for r in range(len(rows)):
        begin, first = stream(seed, RUNS, U(run + r)), (run + r) % 2 if rotated else 0
        score = (0, 0)  # by chair
        row, winner, deal = rows[r], NOBODY, 0
        while winner == NOBODY:
            bits = word(begin, U(deal))
            for seat in range(2):
                for k in range(voices.shape[1]):
                    game.voices[seat, k] = voices[(first + seat) % 2, k]
            deal_out(table, dealing, order_of(bits), bits)
            table.total[ELDER], table.total[DEALER] = score[first], score[1 - first]
            turn_up(table, game)
            if lab is None:
                play_on(table, game)
            else:
                play_searching(table, game, lab, bits)
            count(row, kinds, bins, table, first)
            winner = winner_of(table, game)
            if winner != NOBODY:
                row[WON] = (first + winner) % 2
            a, b = table.total[ELDER], table.total[DEALER]
            score = (a, b) if first == 0 else (b, a)
            first, deal = 1 - first, deal + 1
        row[DEALS] = deal
