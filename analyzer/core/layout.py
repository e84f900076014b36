"""Between names and sets: which bit of a hand each card is, with trumps (see `trumps`) or without (see `fours`)."""

from dataclasses import dataclass, replace

from .deal import ORDERS
from .hands import number_of
from .jit import U
from .trumps import LANE_ORDERS


class Places:
    """What every layout can do that knows the place of a card, `bit`, and the card of a place, `card`."""

    def hand(self, cards):
        """Return a set of cards, given by their numbers."""
        return U(sum(1 << self.bit(card) for card in cards))

    def cards(self, hand):
        """Return the numbers of the cards of a set."""
        hand, found = int(hand), []
        while hand:
            place = hand.bit_length() - 1
            found.append(self.card(place))
            hand ^= 1 << place
        return found

    def names(self, hand):
        """Return the names of the cards of a set, trumps first, parted by spaces."""
        return " ".join(self.pack.names(self.cards(hand), self.trump))

    def name(self, card_set):
        """Return the name of a set of one card."""
        return self.pack.name(self.card(int(number_of(card_set))))


@dataclass(frozen=True)
class Fours(Places):
    """Four suits in lanes.

    Parameters
    ----------
    pack : Pack
    suits : tuple of int
        Lowest lane first.
    """

    pack: object
    suits: tuple
    trump = None  # not a field

    @classmethod
    def of(cls, pack, known):
        """Return the layout of a question: lanes in an order that knows no names, only which cards are known, and how.

        Parameters
        ----------
        pack : Pack
        known : dict of int to int
            The cards that are known, and a number for how each is.
        """
        told = {suit: sorted((c % 16, how) for c, how in known.items() if c // 16 == suit) for suit in range(4)}
        return cls(pack, tuple(sorted(range(4), key=told.get)))

    def reordered(self, order):
        """Return the layout of a deal whose suits are in another of `deal.ORDERS`."""
        return Fours(self.pack, tuple(self.suits[lane] for lane in ORDERS[order]))

    def bit(self, card):
        """Return the place of a card, 0 to 63."""
        return 4 * (card % 16) + self.suits.index(card // 16)

    def lanes(self, suits):
        """Return some suits, given by their numbers, as a set of all their places."""
        return U(sum(1 << 4 * slot + self.suits.index(suit) for suit in suits for slot in range(16)))

    def card(self, place):
        """Return the card of a place."""
        return 16 * self.suits[place % 4] + place // 4


@dataclass(frozen=True)
class Layout(Places):
    """Trumps on top, the plain suits in lanes.

    Parameters
    ----------
    pack : Pack
    trump : int
        The trump suit, 0 to 3.
    plain : tuple of int
        The other suits, lowest lane first.
    pam : int or None
        A card that is the highest trump, whatever its suit.
    """

    pack: object
    trump: int
    plain: tuple
    pam: int = None

    @classmethod
    def of(cls, pack, trump, known, pam=None):
        """Return the layout of a question: lanes in an order that knows no names, only which cards are known."""
        others = [suit for suit in range(4) if suit != trump]
        plain = sorted(others, key=lambda suit: sorted(c % 16 for c in known if c // 16 == suit and c != pam))
        if pam is not None and pam // 16 in others:  # a suit that lacks its knave is not like the others
            plain = sorted(plain, key=lambda suit: suit == pam // 16)
        return cls(pack, trump, tuple(plain), pam)

    @classmethod
    def in_order(cls, pack, trump, order, pam=None):
        """Return the layout in which equal ranks are ordered by `order`, suits lowest first."""
        return cls(pack, trump, tuple(suit for suit in order if suit != trump), pam)

    def reordered(self, order):
        """Return the layout of a deal whose plain suits are in another of `trumps.LANE_ORDERS`."""
        plain = [None] * 3
        for lane, goes in enumerate(LANE_ORDERS[order]):
            plain[goes] = self.plain[lane]
        return replace(self, plain=tuple(plain))

    def bit(self, card):
        """Return the place of a card, 0 to 63."""
        if card == self.pam:
            return 61
        suit, slot = card // 16, card % 16
        return 48 + slot if suit == self.trump else 3 * slot + self.plain.index(suit)

    def card(self, place):
        """Return the card of a place."""
        if place == 61 and self.pam is not None:
            return self.pam
        return 16 * self.trump + place - 48 if place >= 48 else 16 * self.plain[place % 3] + place // 3
