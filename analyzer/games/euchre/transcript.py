"""A deal of Euchre as lines to read, each with the law that bound it."""

from ...core.deal import ORDERS
from .bidding import NAME, PASS
from .course import CARDS, is_taken_up
from .rules import other_of_colour
from .table import (
    CARD,
    DEALT,
    KEPT,
    MAKER,
    NOBODY,
    ORDER,
    OTHERS,
    SPOKEN,
    THROWN,
    TOOK,
    TRICKS,
    TRUMP,
    TURNED_UP,
    WORD,
)

SUITS = ("clubs", "diamonds", "hearts", "spades")
WHO = ("Elder", "The dealer")


def suits_of(names):
    """Return the suits of the lanes by one of the eight ways to name them that keep the colours together."""
    turned, turn = names % 4, names // 4
    others = [suit for suit in range(4) if suit not in (turned, other_of_colour(turned))]
    return (turned, *(others if turn == 0 else reversed(others)), other_of_colour(turned))


class Told:
    """A deal with names.

    Parameters
    ----------
    lanes : Lanes
    table : Table
        As it lies when all is played.
    """

    def __init__(self, lanes, table):
        self.lanes, self.table, self.now = lanes, table, table.now.tolist()
        self.order = ORDERS[self.now[ORDER]]
        self.plays = self.now[MAKER] != NOBODY
        self.made = lanes.made(self.now[TRUMP], self.order) if self.plays else None

    @property
    def words(self):
        """What was said, in order."""
        return [self._word(turn) for turn in range(self.now[SPOKEN])]

    def _word(self, turn):
        code = self.now[WORD + turn]
        if code >= NAME:
            return f"name-{'cdhs'[self.lanes.suits[code - NAME]]}"
        return "pass" if code == PASS else ("order", "take")[turn % 2]

    @property
    def turn_up(self):
        """The card turned up."""
        return self.lanes.name(self.table.sets[OTHERS, TURNED_UP])

    @property
    def is_taken_up(self):
        """Whether the dealer has the turn-up."""
        return self.plays and bool(is_taken_up(self.table))

    @property
    def thrown(self):
        """What the dealer threw for the turn-up, or nothing."""
        return self.made.name(self.table.sets[OTHERS, THROWN]) if self.is_taken_up else ""

    def hand(self, seat, kept=False):
        """Name the cards of a seat as they were dealt, or are played with."""
        if kept and self.plays:
            layout, cards = self.made, self.made.cards(self.table.sets[KEPT, seat])
        else:
            layout, cards = self.lanes.made(0), self.lanes.cards(self.table.sets[DEALT, seat])
        return " ".join(layout.in_turn(cards))

    @property
    def tricks(self):
        """Return by trick who leads, what elder and the dealer play, and who takes it."""
        leader, found = 0, []
        for trick in range(CARDS if self.plays else 0):
            cards = list(self.table.sets[CARD + trick])
            found.append((leader, cards, self.now[TOOK + trick]))
            leader = self.now[TOOK + trick]
        return found

    @property
    def elders(self):
        """How many tricks elder took."""
        return self.now[TRICKS] if self.plays else 0


def facts_of(told, points):
    """Return a deal as one row of plain facts; see `deals`."""
    maker = ("elder", "dealer")[told.now[MAKER]] if told.plays else ""
    row = {"turn_up": told.turn_up, "said": " ".join(told.words), "maker": maker}
    row |= {"trump": "cdhs"[told.lanes.suits[told.now[TRUMP]]] if told.plays else "", "thrown": told.thrown}
    row |= {"hand_1": told.hand(0, kept=True), "hand_2": told.hand(1, kept=True)}
    played = [" ".join(map(told.made.name, (cards[leader], cards[1 - leader]))) for leader, cards, _ in told.tricks]
    return row | {"played": " / ".join(played), "tricks_1": told.elders, "points_1": points[0], "points_2": points[1]}


def lines(told, points):
    """Yield a row for every event of a deal."""
    yield row("turned", None, told.turn_up, 3, f"{told.turn_up} is turned up.")
    for seat in range(2):
        yield row("holds", seat, told.hand(seat), 3, f"{WHO[seat]} holds {told.hand(seat)}.")
    for turn, word in enumerate(told.words):
        yield row("says", turn % 2, word, _law(word, turn), f"{WHO[turn % 2]} {_says(word)}.")
    if told.thrown:
        text = f"The dealer throws {told.thrown} and holds {told.hand(1, kept=True)}."
        yield row("throws", 1, told.thrown, 4, text)
    if not told.plays:
        yield row("void", None, None, 6, "The deal is void.")
        return
    yield from _played(told)
    for seat in range(2):
        if points[seat]:
            text = (
                f"{WHO[seat]} has {told.elders if seat == 0 else CARDS - told.elders} tricks and marks {points[seat]}."
            )
            yield row("marks", seat, None, 11, text, points[seat])


def _law(word, turn):
    return 4 if turn < 2 else 5 if turn == 2 else 6


def _says(word):
    if word.startswith("name"):
        return f"names {SUITS['cdhs'.index(word[-1])]}"
    return {"pass": "passes", "order": "orders it up", "take": "takes it up"}[word]


def _played(told):
    """Yield every card played, and who takes each trick."""
    hands = [set(told.made.cards(told.table.sets[KEPT, seat])) for seat in range(2)]
    for leader, cards, winner in told.tricks:
        led, other = told.made.name(cards[leader]), 1 - leader
        yield row("plays", leader, led, 8, f"{WHO[leader]} leads {led}.")
        suit = told.made.suit_of(told.made.cards(cards[leader])[0])
        void = not any(told.made.suit_of(card) == suit for card in hands[other])
        name = told.made.name(cards[other])
        how = "void, so free to play anything" if void else "following"
        yield row("plays", other, name, 9, f"{WHO[other]} plays {name}, {how}.")
        for seat in range(2):
            hands[seat] -= set(told.made.cards(cards[seat]))
        yield row("takes", winner, told.made.name(cards[winner]), 10, f"  {WHO[winner]} takes the trick.")


def row(event, seat, card, law, text, amount=None):
    """Return an event as a row: what is known of it, and the line to read."""
    told = {"event": event, "seat": None if seat is None else seat + 1, "card": card, "amount": amount, "law": law}
    return {key: value for key, value in told.items() if value is not None} | {"text": f"{text}  (law {law})"}
