"""The card that a seat leads or plays: as it is told, or by its policy."""

from ...core.hands import NONE
from ...core.jit import pick, step, verb
from .book import Seen, follow_book, lead_book
from .choices import follow_closed, follow_ending, follow_open, lead_closed, lead_ending, lead_open
from .policy import BOOK, KEEPS_TRUMP, WATCHES
from .table import (
    ASKER,
    FORCED,
    HELD,
    KNOWN,
    LED,
    PLAYED,
    STOCK,
    TRUMPS,
    own_of,
    signs_of,
)


@verb
def forced(table, seat):
    """The card that the asker is told to play, once; else none."""
    card = table.cards[FORCED] if table.now[ASKER] == seat else NONE
    if card:
        table.cards[FORCED] = NONE
    return card


@verb
def seen_by(table, seat, game):
    """What a seat has seen, if it watches."""
    theirs, watches = table.sets[KNOWN, 1 - seat], game.voices[seat, WATCHES] != 0
    gone = pick(watches, table.cards[PLAYED] | theirs, NONE)
    return Seen(gone, pick(watches, theirs, NONE), table.now[STOCK])


@step
def lead(table, seat, game):
    """The card a seat leads."""
    card = forced(table, seat)
    if card:
        return card
    if table.now[STOCK] == 0:
        held, trumps = table.sets[HELD, seat], table.cards[TRUMPS]
        if game.voices[seat, BOOK]:
            theirs = ~(held | table.cards[PLAYED])  # by now all other cards were seen
            return lead_ending(held, theirs, trumps, game.terms.must_trump, game.voices[seat, KEEPS_TRUMP] != 0)
        return lead_closed(held, trumps)
    own, voice = own_of(table, seat, NONE), game.voices[seat]
    if voice[BOOK]:
        return lead_book(own, signs_of(table), seen_by(table, seat, game), game.terms.afresh, voice)
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
        return follow_book(own, led, signs, seen_by(table, seat, game), terms.afresh, terms.suit_led, voice)
    return follow_open(own, led, signs, terms.afresh, terms.suit_led)
