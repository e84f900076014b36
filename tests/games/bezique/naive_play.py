"""Bezique the slow, obvious way: a deal, from the turned card to the count of aces and tens, as a list of events.

The laws are those listed in `naive`.
"""

from copy import deepcopy
from dataclasses import dataclass, field

from .naive_cards import PACK, Card, Table, brisques, wins
from .naive_declaring import POINTS, every_way, legal_declarations, nothing_served, serve
from .naive_view import Event, View, is_seven, legal_plays, may_exchange


class Over(Exception):
    """A score has reached the target: the game ends at once."""


@dataclass
class Position:
    """All there is at a moment of a deal, hidden cards included.

    `moment` is `turn-up` (all dealt, nothing done), `lead`, `follow` (`led` lies on the table, already scored if a
    seven) or `declare` (`leader` has won a trick and may declare; seven cards each).
    """

    table: Table
    dealer: int
    order: str
    trump: str
    stock: list  # from the top; the last is the card face up
    hands: list  # by seat, without what lies on the table
    shown: list = field(default_factory=lambda: [[], []])
    served: list = field(default_factory=lambda: [nothing_served(), nothing_served()])
    made: list = field(default_factory=lambda: [[], []])
    leader: int = 0
    moment: str = "lead"
    led: Card | None = None


def dealt(table, deck, dealer, order="cdhs"):
    """Deal a pack from its front: 3-2-3 to each, elder first, the turn-up, then the stock from the top (law 2)."""
    assert sorted(deck) == sorted(PACK)
    deck, hands, elder = list(deck), [[], []], 1 - dealer
    for count in (3, 2, 3):
        for seat in (elder, dealer):
            hands[seat] += deck[:count]
            del deck[:count]
    turn_up, *rest = deck
    return Position(table, dealer, order, turn_up.suit, [*rest, turn_up], hands, leader=elder, moment="turn-up")


class Deal:
    """A deal under way, from any moment of it."""

    def __init__(self, start, players, scores=None):
        self.start, self.players, self.table, self.dealer = start, players, start.table, start.dealer
        self.trump, self.order, self.stock, self.led = start.trump, start.order, list(start.stock), start.led
        self.hands, self.shown, self.served, self.made = map(
            deepcopy, (start.hands, start.shown, start.served, start.made)
        )
        self.taken, self.won, self.events, self.seen = None, [[], []], [], ([], [])
        self.in_game, self.scores = scores is not None, list(scores or (0, 0))

    def view(self, seat):
        """Show a seat what it may see."""
        other = 1 - seat
        return View(
            self.table, seat, self.dealer, self.order, self.trump, self.stock[-1] if self.stock else None,
            len(self.stock), tuple(self.hands[seat]), tuple(self.shown[seat]), tuple(self.shown[other]),
            {kind: set(some) for kind, some in self.served[seat].items()},
            {kind: set(some) for kind, some in self.served[other].items()}, tuple(self.made[seat]),
            tuple(self.made[other]), self.taken, self.led, tuple(self.seen[seat]), tuple(self.scores),
        )  # fmt: skip

    def happen(self, kind, seat, cards=(), points=0, name=""):
        """Note an event and its points; a score that reaches the target ends the game at once (law 26)."""
        event = Event(kind, seat, tuple(cards), points, name)
        secret = kind == "draw" and bool(self.stock)  # the very last card drawn lay face up
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

    def trick(self, leader):
        """Play a trick, or the rest of it, and return its winner (laws 6, 7, 22 and 23)."""
        number = 25 - len(self.stock) // 2 if self.stock else 33 - max(map(len, self.hands))
        self.led = self.led or self.play(leader)
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
            self.taken = self.stock[-1]
            hand[hand.index(seven)], self.stock[-1] = self.taken, seven
            self.happen("exchange", seat, [seven, self.taken], 10)
        view = self.view(seat)
        said = player.declare(view) if every_way(view) else None
        self.taken = None
        if said is None:
            return
        name, cards = (said, legal_declarations(view)[said]) if isinstance(said, str) else said
        assert set(cards) in map(set, every_way(view)[name]), (name, cards)
        for card in sorted(set(cards) & set(hand)):
            hand.remove(card)
            self.shown[seat].append(card)
        serve(name, cards, self.served[seat])
        self.made[seat].append(name)
        self.happen("declare", seat, sorted(cards), POINTS[name], name)

    def draw(self, winner):
        """Let both draw, the winner first; at the end the table cards go back in hand (laws 8 and 21)."""
        for seat in (winner, 1 - winner):
            self.hands[seat].append(self.stock.pop(0))
            self.happen("draw", seat, self.hands[seat][-1:])
        if not self.stock:
            self.hands, self.shown = [self.hands[seat] + self.shown[seat] for seat in (0, 1)], [[], []]

    def run(self):
        """Play the deal to the end, or to the end of the game."""
        leader, moment = self.start.leader, self.start.moment
        try:
            if moment == "turn-up":
                turned = self.stock[-1]
                self.happen("turn-up", self.dealer, [turned], 10 if turned.rank == "7" else 0)
            while moment == "declare" or any(self.hands + self.shown):
                leader = leader if moment == "declare" else self.trick(leader)
                moment = "lead"
                if self.stock:
                    self.declare(leader)
                    self.draw(leader)
            for seat in (1 - self.dealer, self.dealer):
                self.happen("brisques", seat, points=10 * brisques(self.won[seat]))
        except Over:
            pass
        return self.events


def play_deal(table, deck, dealer, players, order="cdhs", scores=None):
    """Play a deal and return its events; with `scores` it is of a game and may end early."""
    return Deal(dealt(table, deck, dealer, order), players, scores).run()


def deck_of(elder, dealer, turn_up, stock):
    """Put a pack together that deals these hands; `stock` from the top, without the turn-up."""
    return [*elder[:3], *dealer[:3], *elder[3:5], *dealer[3:5], *elder[5:], *dealer[5:], turn_up, *stock]


def totals(events):
    """Add up what each seat has scored."""
    return tuple(sum(event.points for event in events if event.seat == seat) for seat in (0, 1))
