"""The order of events of one deal (laws 3 to 18), from any moment of it to its end."""

from ...core.hands import NONE
from ...core.jit import step, verb
from .declaring import after_win
from .rules import brisques, seven_points, takes
from .table import (
    BRISQUES_,
    DEAL,
    DEALER,
    DRAWS,
    FIRST,
    FOUR,
    HELD,
    KNOWN,
    LAST,
    LAST_TRICK,
    LEADER,
    LED,
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
    STOCK_TOP,
    TAKES,
    TO_DECLARE,
    TO_FOLLOW,
    TO_LEAD,
    TRUMPS,
    TURN_UP,
    WED,
    WINNER,
    note,
    score,
)
from .turns import follow, lead

TEN = 10


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
