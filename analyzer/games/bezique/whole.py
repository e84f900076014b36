"""Whole deals of a seed."""

from ...core.jit import U, kernel
from .course import play_on, turn_up
from .deal import bits_of, deal_out, order_of
from .hunt.course import play_searching


@kernel
def play_deals(rows, table, dealing, game, lab, first, seed):
    """Whole deals `first`, the next ...: a row each of points by source and seat, the last deal stays on the table."""
    for i in range(len(rows)):
        bits = bits_of(seed, first + U(i))
        deal_out(table, dealing, order_of(bits), bits)
        table.total[0] = table.total[1] = 0
        turn_up(table, game)
        if lab is None:
            play_on(table, game)
        else:
            play_searching(table, game, lab, bits)
        for source in range(4):
            for seat in range(2):
                rows[i, 2 * source + seat] = table.points[source, seat]
