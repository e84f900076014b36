"""What a deal of five-card or Irish Loo brings a seat: its share of the pool, and the loos it gains or pays."""

from ....core.jit import step, verb
from ..choices import holds
from .flush import BOOK, is_spared
from .table import FLUSH, HELD, NOBODY, NUMBER_IN, TRICKS

# the outcomes after 0 to 5 tricks: the pool without play, or by its flush; another's flush, to be paid for
# or not; not in, with nothing to pay or a flush to be paid for
WHOLE, OWN_FLUSH, FLUSHED, SPARED, STOOD_OUT, PAID_OUT = range(6, 12)
OUTCOMES = 12


@verb
def pays_for_flush(table, game, seat):
    """Law 21: whether a seat pays for another's flush; by the book those who threw up pay too."""
    held = table.sets[HELD, seat]
    inside = holds(held) & (not is_spared(held, game.flush))
    return (seat != table.now[FLUSH]) & (inside | ((not holds(held)) & (game.flush == BOOK)))


@step
def fate(table, game, seat):
    """Laws 4, 10, 11 and 21: what becomes of a seat, its share of the pool in tricks, the loos it gains or pays."""
    held, flush = holds(table.sets[HELD, seat]), table.now[FLUSH]
    if flush == seat:
        loos = 0
        for other in range(game.players):
            loos += (game.flush == BOOK) & pays_for_flush(table, game, other)
        return OWN_FLUSH, game.tricks, loos
    if flush != NOBODY:
        pays = pays_for_flush(table, game, seat)
        lost = (FLUSHED if pays else SPARED) if held else (PAID_OUT if pays else STOOD_OUT)
        return lost, 0, -1 if pays else 0
    if not held:
        return STOOD_OUT, 0, 0
    if table.now[NUMBER_IN] == 1:
        return WHOLE, game.tricks, 0
    tricks = table.seats[TRICKS, seat]
    return tricks, tricks, 0 if tricks else -1


@step
def looed(table, game):
    """Laws 11 and 21: how many pay a loo to the next pool; by the book a flush is paid at once."""
    found = 0
    if table.now[FLUSH] == NOBODY or game.flush != BOOK:
        for seat in range(game.players):
            found += fate(table, game, seat)[2] < 0
    return found
