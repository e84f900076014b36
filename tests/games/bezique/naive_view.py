"""Bezique the slow, obvious way: what happens, what a player sees of it, and which cards he may play.

Seats are 0 and 1; either may deal. The laws are those listed in `naive`.
"""

from dataclasses import dataclass
from typing import NamedTuple

from .naive_cards import Card, Table, strength


class Event(NamedTuple):
    """What happens: `turn-up play win exchange declare draw last-trick brisques`, with its points for the seat."""

    kind: str
    seat: int
    cards: tuple = ()
    points: int = 0
    name: str = ""


@dataclass(frozen=True)
class View:
    """What a player sees: his own cards, what lies on the table, what was said and played; no hidden card."""

    table: Table
    seat: int
    dealer: int
    order: str  # of the suits, the lowest first
    trump: str
    turn_up: Card | None  # the face-up card that the loser of trick 24 will draw
    stock: int  # cards left to draw, turn-up included
    hand: tuple  # unplayed, unseen by the other
    shown: tuple  # unplayed, face up; in hand again in the last eight tricks
    theirs: tuple  # what lies face up before the other
    served: dict  # what my cards have served for
    their_served: dict
    made: tuple  # my declarations so far, by name
    their_made: tuple
    taken: Card | None  # just taken for the seven; may not serve in this declaration
    led: Card | None
    events: tuple  # all that happened, cards drawn by the other left out
    scores: tuple  # of this game, by seat, brisques of this deal not yet counted

    @property
    def cards(self):
        """All cards the asker may still play."""
        return self.hand + self.shown


def legal_plays(view):
    """List the cards that may be led or played: any, but in the last eight what duty leaves (laws 5 and 21)."""
    if view.led is None or view.stock:
        return list(view.cards)
    return duty(view.table, view.trump, view.led, view.cards)


def duty(table, trump, led, cards):
    """List what may be played to a card in the last eight: follow, win, trump (law 21)."""
    same = [card for card in cards if card.suit == led.suit]
    if same:
        return [card for card in same if strength(card) > strength(led)] or same
    return (table.must_trump and [card for card in cards if card.suit == trump]) or list(cards)


def may_exchange(view):
    """Whether who has won a trick of the stock phase may take the turn-up for his seven (law 19)."""
    return bool(view.stock) and view.turn_up.rank != "7" and any(is_seven(card, view.trump) for card in view.cards)


def is_seven(card, trump):
    """Whether a card is a seven of trumps."""
    return (card.rank, card.suit) == ("7", trump)
