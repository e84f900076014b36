"""The order of events of one deal (laws 3 to 18), from any moment of it to its end."""

from ...core.hands import NONE
from ...core.jit import step, verb
from ...core.twice import lowest
from .book import first_declared, follow_book, lead_book
from .choices import follow_closed, follow_ending, follow_open, lead_closed, lead_ending, lead_open
from .melding import dearest, laid
from .policy import BOOK, KEEPS_TRUMP, WATCHES
from .rules import SEVENS, brisques, may_exchange, seven_points, takes, worth
from .table import (
    ASKER,
    BRISQUES_,
    BY_POLICY,
    CODE,
    DEAL,
    DEALER,
    DECLARES,
    DRAWS,
    EXCHANGE,
    EXCHANGES,
    FIRST,
    FORCED,
    FOUR,
    HELD,
    KNOWN,
    LAST,
    LAST_TRICK,
    LEADER,
    LED,
    MELDS,
    NOBODY,
    PAIR,
    PLAYED,
    PLAYS,
    RUN,
    SEVEN_PLAYED,
    SEVENS_,
    SHOWN,
    STAGE,
    STOCK,
    TAKES,
    TO_DECLARE,
    TO_FOLLOW,
    TO_LEAD,
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

TEN = 10
STOCK_TOP = 48


@verb
def forced(table, seat):
    """The card that the asker is told to play, once; else none."""
    card = table.cards[FORCED] if table.now[ASKER] == seat else NONE
    if card:
        table.cards[FORCED] = NONE
    return card


@verb
def gone(table, seat, game):
    """The cards that a seat knows it cannot draw: those played, and those it knows the other holds."""
    known = table.cards[PLAYED] | table.sets[KNOWN, 1 - seat]
    return known if game.voices[seat, WATCHES] else NONE


@step
def lead(table, seat, game):
    """The card a seat leads."""
    card = forced(table, seat)
    if card:
        return card
    if table.now[STOCK] == 0:
        held, trumps = table.sets[HELD, seat], table.cards[TRUMPS]
        if game.voices[seat, BOOK] and game.voices[seat, KEEPS_TRUMP]:
            theirs = ~(held | table.cards[PLAYED])  # by now all other cards were seen
            return lead_ending(held, theirs, trumps, game.terms.must_trump)
        return lead_closed(held, trumps)
    own, voice = own_of(table, seat, NONE), game.voices[seat]
    if voice[BOOK]:
        return lead_book(own, signs_of(table), gone(table, seat, game), table.now[STOCK], game.terms.afresh, voice)
    return lead_open(own, signs_of(table), game.terms.afresh)


@step
def follow(table, seat, game):
    """The card a seat plays to the card led."""
    card, led = forced(table, seat), table.cards[LED]
    if card:
        return card
    if table.now[STOCK] == 0:
        if game.voices[seat, BOOK]:
            return follow_ending(table.sets[HELD, seat], led, table.cards[TRUMPS], game.terms.must_trump)
        return follow_closed(table.sets[HELD, seat], led, table.cards[TRUMPS], game.terms.must_trump)
    own, signs, terms, voice = own_of(table, seat, NONE), signs_of(table), game.terms, game.voices[seat]
    if voice[BOOK]:
        stock = table.now[STOCK]
        return follow_book(own, led, signs, gone(table, seat, game), stock, terms.afresh, terms.suit_led, voice)
    return follow_open(own, led, signs, terms.afresh, terms.suit_led)


@verb
def put_down(table, seat, card, game):
    """Law 15: a card leaves the hand for the trick; a seven of trumps scores while there is a stock."""
    for row in (HELD, SHOWN, KNOWN):
        table.sets[row, seat] &= ~card
    table.cards[PLAYED] |= card
    note(table, PLAYS, seat, card, 0)
    points = seven_points(card, table.cards[TRUMPS])
    if table.now[STOCK] and points:
        note(table, SEVEN_PLAYED, seat, card, points)
        score(table, game, SEVENS_, seat, points)


@step
def end_trick(table, second, game):
    """Laws 5, 16, 17 and 18: who takes the trick, the aces and tens in it, and ten for the last."""
    leader, led, left = table.now[LEADER], table.cards[LED], table.now[STOCK]
    suit_led = game.terms.suit_led or left == 0
    winner = 1 - leader if takes(second, led, table.cards[TRUMPS], suit_led) else leader
    table.points[BRISQUES_, winner] += TEN * (brisques(led) + brisques(second))
    note(table, TAKES, winner, led | second, 0)
    if table.now[FIRST] == NOBODY:
        table.now[FIRST] = winner
    over = (left == 0) & (table.sets[HELD, 0] == NONE)
    if over if game.terms.last_trick == 32 else left == 2:
        note(table, LAST_TRICK, winner, NONE, TEN)
        score(table, game, LAST, winner, TEN)
    table.now[LEADER], table.cards[LED] = winner, NONE


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
    if code != NOTHING:
        declare(table, seat, code, own, game)


@step
def draw(table, winner):
    """Laws 6 and 7: the winner draws, then the loser; at last he takes the turn-up, and all cards go into the hand."""
    top = STOCK_TOP - table.now[STOCK]
    for seat, card in ((winner, table.stock[top]), (1 - winner, table.stock[top + 1])):
        table.sets[HELD, seat] |= card
        note(table, DRAWS, seat, card, 0)
    table.now[STOCK] -= 2
    if table.now[STOCK] == 0:
        table.sets[KNOWN, 1 - winner] |= table.stock[STOCK_TOP - 1]
        table.cards[TURN_UP] = NONE
        for seat in range(2):
            for row in (SHOWN, WED, RUN, PAIR, FOUR):
                table.sets[row, seat] = NONE


@step
def advance(table, game):
    """Go on to the next stage: a card is led; or played to it; or the winner declares and both draw."""
    leader, stage = table.now[LEADER], table.now[STAGE]
    if stage == TO_LEAD:
        card = lead(table, leader, game)
        table.cards[LED] = card
        put_down(table, leader, card, game)
        table.now[STAGE] = TO_FOLLOW
    elif stage == TO_FOLLOW:
        card = follow(table, 1 - leader, game)
        put_down(table, 1 - leader, card, game)
        end_trick(table, card, game)
        table.now[STAGE] = TO_DECLARE if table.now[STOCK] else TO_LEAD
    else:
        after_win(table, leader, game)
        draw(table, leader)
        table.now[STAGE] = TO_LEAD


@verb
def goes_on(table):
    """Whether anything is left to play, and nobody has won the game."""
    left = (table.sets[HELD, 0] | table.sets[HELD, 1]) != NONE
    return (left | (table.now[STAGE] != TO_LEAD)) & (table.now[WINNER] == NOBODY)


@verb
def count_brisques(table):
    """Law 18: aces and tens are counted when all is played."""
    if table.now[WINNER] == NOBODY:
        for seat in range(2):
            table.total[seat] += table.points[BRISQUES_, seat]


@step
def play_on(table, game):
    """Play from the stage that the table is at to the end of the deal, or until somebody has won the game."""
    while goes_on(table):
        advance(table, game)
    count_brisques(table)


@verb
def turn_up(table, game):
    """Law 2: ten to the dealer for a seven turned up."""
    points = seven_points(table.cards[TURN_UP], table.cards[TRUMPS])
    note(table, DEAL, DEALER, table.cards[TURN_UP], points)
    if points:
        score(table, game, SEVENS_, DEALER, points)
