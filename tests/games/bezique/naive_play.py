"""Bezique the slow, obvious way: a deal, from the turned card to the count of aces and tens, as a list of events.

Seats are 0 and 1; either may deal. The laws are those listed in `naive`.
"""

from dataclasses import dataclass
from typing import NamedTuple

from .naive_cards import PACK, Card, Table, brisques, strength, wins
from .naive_declaring import POINTS, every_way, legal_declarations, nothing_served, serve


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


class Over(Exception):
    """A score has reached the target: the game ends at once."""


class Deal:
    """A deal under way."""

    def __init__(self, table, deck, dealer, players, order="cdhs", scores=None):
        assert sorted(deck) == sorted(PACK)
        self.table, self.dealer, self.players, self.order, self.elder = table, dealer, players, order, 1 - dealer
        self.hands, self.shown, self.won = [[], []], [[], []], [[], []]
        self.served, self.made = [nothing_served(), nothing_served()], [[], []]
        deck = list(deck)
        for count in (3, 2, 3):
            for seat in (self.elder, dealer):
                self.hands[seat] += deck[:count]
                del deck[:count]
        self.turn_up, *rest = deck
        self.stock = [*rest, self.turn_up]
        self.trump, self.taken, self.led = self.turn_up.suit, None, None
        self.events, self.seen = [], ([], [])
        self.in_game, self.scores = scores is not None, list(scores or (0, 0))

    def view(self, seat):
        """Show a seat what it may see."""
        other = 1 - seat
        return View(
            self.table, seat, self.dealer, self.order, self.trump, self.turn_up if self.stock else None,
            len(self.stock), tuple(self.hands[seat]), tuple(self.shown[seat]), tuple(self.shown[other]),
            {kind: set(some) for kind, some in self.served[seat].items()},
            {kind: set(some) for kind, some in self.served[other].items()}, tuple(self.made[seat]),
            tuple(self.made[other]), self.taken, self.led, tuple(self.seen[seat]), tuple(self.scores),
        )  # fmt: skip

    def happen(self, kind, seat, cards=(), points=0, name=""):
        """Note an event and its points; a score that reaches the target ends the game at once (law 26)."""
        event = Event(kind, seat, tuple(cards), points, name)
        secret = kind == "draw" and event.cards != (self.turn_up,)
        self.events.append(event)
        self.seen[seat].append(event)
        self.seen[1 - seat].append(event._replace(cards=()) if secret else event)
        self.scores[seat] += points
        if self.in_game and points and self.scores[seat] >= self.table.target and kind != "brisques":
            raise Over

    def play(self, seat):
        """Let a seat play a card (laws 5, 20 and 21)."""
        view = self.view(seat)
        card = self.players[seat].play(view)
        assert card in legal_plays(view), card
        (self.hands if card in self.hands[seat] else self.shown)[seat].remove(card)
        self.happen("play", seat, [card], 10 if self.stock and is_seven(card, self.trump) else 0)
        return card

    def trick(self, leader, number):
        """Play a trick and return its winner (laws 6, 7, 22 and 23)."""
        self.led = self.play(leader)
        answer = self.play(1 - leader)
        by_suit = not self.stock or self.table.trick == "suit_led"
        winner = 1 - leader if wins(answer, self.led, self.trump, by_suit) else leader
        self.won[winner] += [self.led, answer]
        self.led = None
        self.happen("win", winner)
        if number == self.table.last_trick:
            self.happen("last-trick", winner, points=10)
        return winner

    def declare(self, seat):
        """Let the winner of a trick exchange the seven and make one declaration (laws 9 to 19)."""
        player, hand = self.players[seat], self.hands[seat]
        if may_exchange(self.view(seat)) and player.exchange(self.view(seat)):
            seven = min(card for card in hand if is_seven(card, self.trump))
            self.taken = self.turn_up
            hand[hand.index(seven)] = self.turn_up
            self.turn_up = self.stock[-1] = seven
            self.happen("exchange", seat, [seven, self.taken], 10)
        view = self.view(seat)
        said = player.declare(view) if every_way(view) else None
        self.taken = None
        if said is None:
            return
        name, cards = (said, legal_declarations(view)[said]) if isinstance(said, str) else said
        assert set(cards) in map(set, every_way(view)[name]), (name, cards)
        for card in set(cards) & set(hand):
            hand.remove(card)
            self.shown[seat].append(card)
        serve(name, cards, self.served[seat])
        self.made[seat].append(name)
        self.happen("declare", seat, sorted(cards), POINTS[name], name)

    def run(self):
        """Play the deal to the end."""
        self.happen("turn-up", self.dealer, [self.turn_up], 10 if self.turn_up.rank == "7" else 0)
        leader = self.elder
        for number in range(1, 33):
            leader = self.trick(leader, number)
            if self.stock:
                self.declare(leader)
                for seat in (leader, 1 - leader):
                    self.hands[seat].append(self.stock.pop(0))
                    self.happen("draw", seat, self.hands[seat][-1:])
                if not self.stock:
                    self.hands = [self.hands[seat] + self.shown[seat] for seat in (0, 1)]
                    self.shown = [[], []]
        for seat in (self.elder, self.dealer):
            self.happen("brisques", seat, points=10 * brisques(self.won[seat]))


def play_deal(table, deck, dealer, players, order="cdhs", scores=None):
    """Play a deal and return its events; with `scores` it is of a game and may end early (its last event then shows).

    `deck` is dealt from its front: 3-2-3 to each, elder first, the turn-up, then the stock from the top.
    """
    deal = Deal(table, deck, dealer, players, order, scores)
    try:
        deal.run()
    except Over:
        pass
    return deal.events


def deck_of(elder, dealer, turn_up, stock):
    """Put a pack together that deals these hands; `stock` from the top, without the turn-up."""
    return [*elder[:3], *dealer[:3], *elder[3:5], *dealer[3:5], *elder[5:], *dealer[5:], turn_up, *stock]


def totals(events):
    """Add up what each seat has scored."""
    return tuple(sum(event.points for event in events if event.seat == seat) for seat in (0, 1))
