"""The play of Nap: the senior hand leads and makes trumps, all others play against him, until the call is decided."""

from ...core.fours import four_lane
from ...core.hands import NONE
from ...core.jit import verb
from .cards import own_follow, own_lead
from .choices import holds, voice_of
from .rules import decided, goal_of, heading
from .sights import insight
from .table import (
    HELD,
    LEADER,
    LEFT,
    LEVEL,
    MADE,
    SENIOR,
    SHOWN,
    TOOK,
    TRICKS,
    TRUMP,
    WON,
)

OPEN = -1  # law 8


@verb
def own_card(table, game, seat, led, best, winner):
    """What a seat plays by its policy; `led` is empty if it leads."""
    senior, level, done = table.now[SENIOR], table.now[LEVEL], table.now[TRICKS]
    hand, trump, called, misery = table.sets[LEFT, seat], table.extra[TRUMP], seat == senior, level % 2 == 1
    voice, ranks = voice_of(game.voices, seat), game.terms.ranks
    if not holds(led):
        wants = goal_of(level, game.terms) - table.now[WON]
        return own_lead(hand, voice, called, misery, trump, wants, game.terms.tricks - done, ranks)
    return own_follow(hand, voice, called, misery, trump, best, led, winner == senior, done == 0, ranks)


@verb
def next_seat(seat, holders):
    """Round the table."""
    return seat + 1 if seat + 1 < holders else 0


@verb
def play_trick(table, game, eyes, bits, forced):
    """Laws 5 to 7: a trick, or what is left of it; the first card to be played is `forced`, if it is any."""
    trick, seat = table.now[TRICKS], table.now[LEADER]
    led, best, winner = NONE, NONE, seat
    for _ in range(game.holders):
        card = table.sets[SHOWN, seat]
        if not holds(card):
            card = forced
            if not holds(card):
                card = own_card(table, game, seat, led, best, winner)
                if eyes is not None and game.sights[seat]:
                    card = insight(table, game, eyes, bits, seat, card)
            forced = NONE
            table.sets[LEFT, seat] ^= card
            table.sets[SHOWN, seat] = card
        table.cards[trick, seat] = card
        if not holds(led):
            led, best = four_lane(card), card
            if not holds(table.extra[TRUMP]) and (table.now[LEVEL] % 2 == 0 or game.terms.misery_trumps):
                table.extra[TRUMP] = led
        elif holds(heading(card, led, best, table.extra[TRUMP])):
            best, winner = card, seat
        seat = next_seat(seat, game.holders)
    for seat in range(game.holders):
        table.sets[SHOWN, seat] = NONE
    table.seats[TOOK, trick] = winner
    table.now[TRICKS], table.now[LEADER] = trick + 1, winner
    table.now[WON] += winner == table.now[SENIOR]


@verb
def lead_off(table, game):
    """Law 5: the senior hand is to lead, nothing is played yet."""
    for seat in range(game.holders):
        table.sets[LEFT, seat] = table.sets[HELD, seat]
        table.sets[SHOWN, seat] = NONE
    table.extra[TRUMP] = NONE
    table.now[TRICKS], table.now[WON], table.now[LEADER] = 0, 0, table.now[SENIOR]


@verb
def stands(table, game):
    """Law 8: whether the call is made, or no more to be made, or open."""
    return decided(table.now[LEVEL], table.now[WON], game.terms.tricks - table.now[TRICKS], game.terms)


@verb
def play_on(table, game, eyes, bits, forced):
    """Law 8: from where the play stands until the call is decided; the next card is `forced`, if it is any."""
    while stands(table, game) == OPEN:
        play_trick(table, game, eyes, bits, forced)
        forced = NONE
    table.now[MADE] = stands(table, game)
