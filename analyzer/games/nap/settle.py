"""What a deal of Nap brings each player: paid between the senior hand and each other, and the kitty."""

from ...core.fours import four_rank
from ...core.hands import NONE
from ...core.jit import verb
from .choices import number
from .rules import takes_kitty_at
from .table import (
    DOUBLED,
    LEVEL,
    MADE,
    NET,
    NOBODY,
    POOL,
    SENIOR,
    SPARE_TO,
    TRICKS,
    TRUMP,
    pay_in,
)


@verb
def pay_toll(table, game, since):
    """Law 22: whoever played a knave or a five that is no trump, from some trick on, pays 1."""
    ranks = game.terms.ranks
    tolls = four_rank(ranks - 4) | (four_rank(ranks - 10) if ranks > 9 else NONE)
    for trick in range(since, table.now[TRICKS]):
        for seat in range(game.holders):
            pay_in(table, seat, number(table.cards[trick, seat] & tolls & ~table.extra[TRUMP]))


@verb
def pay_each(table, game, units):
    """Law 9: every other player, one who stands out included, pays the senior hand; or is paid, if it is negative."""
    senior = table.now[SENIOR]
    for seat in range(game.players):
        table.seats[NET, seat] -= units
    table.seats[NET, senior] += units * game.players


@verb
def settle(table, game, since=0):
    """Laws 9, 10, 13, 14 and 22: what is paid when the call is made or lost; tolls before trick `since` are."""
    senior, level, made = table.now[SENIOR], table.now[LEVEL], table.now[MADE]
    if senior == NOBODY:
        return
    if game.terms.toll:
        pay_toll(table, game, since)
    pay_each(table, game, (game.won[level] if made else -game.lost[level]) * (2 if table.now[DOUBLED] else 1))
    if takes_kitty_at(level, game.terms):
        if made:
            pay_in(table, senior, -table.now[POOL])
        elif game.terms.doubles:
            pay_in(table, senior, table.now[POOL])
    if table.now[SPARE_TO] == senior and not made and (game.has_kitty or table.now[POOL] > 0):
        pay_in(table, senior, 2)


@verb
def stays_doubled(table, game):
    """Law 14: whether the next deal is for double stakes: all passed, or nobody has won since."""
    lost = table.now[SENIOR] == NOBODY or (table.now[DOUBLED] and not table.now[MADE])
    return game.terms.double_header and lost
