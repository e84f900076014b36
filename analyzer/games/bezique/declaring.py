"""What the winner of a trick does before he draws (laws 8 to 14): he exchanges the seven and declares."""

from ...core.hands import NONE
from ...core.jit import step
from ...core.twice import lowest
from .book import first_declared
from .melding import dearest, laid
from .policy import BOOK
from .rules import SEVENS, may_exchange, worth
from .table import (
    ASKER,
    BY_POLICY,
    CODE,
    DECLARES,
    EXCHANGE,
    EXCHANGES,
    FOUR,
    HELD,
    KNOWN,
    MELDS,
    NOBODY,
    PAIR,
    RUN,
    SEVENS_,
    SHOWN,
    STOCK,
    STOCK_TOP,
    TRUMPS,
    TURN_UP,
    WED,
    WINNER,
    note,
    own_of,
    score,
    signs_of,
)
from .variant import BEZIQUE, DOUBLE, NOTHING, SEQUENCE, SEVEN


@step
def exchange(table, seat, game):
    """Law 14: the seven for the turn-up; returns the card obtained."""
    seven, obtained = lowest(table.sets[HELD, seat] & table.cards[TRUMPS] & SEVENS), table.cards[TURN_UP]
    table.sets[HELD, seat] ^= seven | obtained
    table.sets[KNOWN, seat] |= obtained
    table.cards[TURN_UP] = seven
    table.stock[STOCK_TOP - 1] = seven
    note(table, EXCHANGES, seat, seven | obtained, SEVEN)
    score(table, game, SEVENS_, seat, SEVEN)
    return obtained


@step
def declare(table, seat, code, own, game):
    """Laws 8 to 13: lay a declaration on the table."""
    signs = signs_of(table)
    cards = laid(code, own, signs, game.terms.afresh)
    served = FOUR
    if code < SEQUENCE:
        served = WED
    elif code == SEQUENCE:
        served = RUN
    elif code == BEZIQUE or code == DOUBLE:
        served = PAIR
    for row in (SHOWN, KNOWN, served):
        table.sets[row, seat] |= cards
    points = worth(code, signs)
    table.told[code, seat] += 1
    note(table, DECLARES, seat, cards, points)
    score(table, game, MELDS, seat, points)


@step
def after_win(table, seat, game):
    """Laws 8 and 14: the winner of a trick exchanges the seven and declares, as he is told or by his policy."""
    told = table.now[ASKER] == seat
    swap, code = (table.now[EXCHANGE], table.now[CODE]) if told else (BY_POLICY, BY_POLICY)
    if told:
        table.now[EXCHANGE], table.now[CODE] = BY_POLICY, BY_POLICY
    obtained = NONE
    if swap != 0 and may_exchange(table.sets[HELD, seat], table.cards[TURN_UP], table.cards[TRUMPS]):
        obtained = exchange(table, seat, game)
    own = own_of(table, seat, obtained)
    if code == BY_POLICY:
        voice, signs, afresh = game.voices[seat], signs_of(table), game.terms.afresh
        code = dearest(own, signs, afresh)
        if voice[BOOK]:
            code = first_declared(own, signs, afresh, table.now[STOCK], voice)
    if code != NOTHING and table.now[WINNER] == NOBODY:  # law 19: the ten for the seven may have won
        declare(table, seat, code, own, game)
