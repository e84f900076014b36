"""The deals that follow in a game, the deal alternating (laws 3, 19 and 20)."""

from ...core.jit import step, verb
from .course import play_on, turn_up
from .deal import deal_out, order_of
from .hunt.course import play_searching
from .table import BRISQUES_, LEADER, NOBODY, WINNER


@verb
def winner_of(table, game, elder):
    """Laws 19 and 20: the seat that has won the game at the end of a deal, or nobody."""
    if table.now[WINNER] != NOBODY:
        return table.now[WINNER]
    mine, his = table.total[elder], table.total[1 - elder]
    if mine < game.limit and his < game.limit:
        return NOBODY
    if mine < game.limit or his < game.limit:
        return elder if mine >= game.limit else 1 - elder
    if game.terms.elder_first:
        return elder
    before = mine - table.points[BRISQUES_, elder] - his + table.points[BRISQUES_, 1 - elder]
    if before == 0:
        return table.now[LEADER]  # who took the last trick
    return elder if before > 0 else 1 - elder


@verb
def sit_down(game, voices, first):
    """Who sits in chair `first` is elder."""
    for seat in range(2):
        for k in range(voices.shape[1]):
            game.voices[seat, k] = voices[(first + seat) % 2, k]


@step
def play_next(table, whole, game, lab, voices, score, first, bits):
    """Play a whole deal of a game whose score is told by chair; returns the chair that has won it, or nobody."""
    sit_down(game, voices, first)
    deal_out(table, whole, order_of(bits), bits)
    for seat in range(2):
        table.total[seat] = score[(first + seat) % 2]
    turn_up(table, game)
    if lab is None:
        play_on(table, game)
    else:
        play_searching(table, game, lab, bits)
    for seat in range(2):
        score[(first + seat) % 2] = table.total[seat]
    winner = winner_of(table, game, 0)
    return NOBODY if winner == NOBODY else (first + winner) % 2
