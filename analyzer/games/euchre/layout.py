"""Where the cards of Euchre lie in a hand: trumps on top, the bowers above the rest, so that no rule needs them."""

from dataclasses import dataclass

from ...core.layout import Layout, Places
from .rules import knave, other_of_colour

LOWEST_TRUMP, LEFT, RIGHT = 48, 62, 63  # places of a hand; the bowers are the top ones (law 2)


@dataclass(frozen=True)
class Bowered(Layout):
    """A layout in which the bowers are the highest trumps.

    Parameters
    ----------
    right, left : int
        The bowers.
    """

    right: int = None
    left: int = None

    @classmethod
    def made(cls, variant, trump, known):
        """Return the layout of a question: lanes in an order that knows no names, the other suit of the colour last."""
        right, near = knave(variant, trump), other_of_colour(trump)
        others = [suit for suit in range(4) if suit != trump]
        plain = sorted(others, key=lambda suit: (suit == near, sorted(c % 16 for c in known if c // 16 == suit)))
        return cls(variant.cards, trump, tuple(plain), None, right, knave(variant, near))

    def bit(self, card):
        """Return the place of a card, 0 to 63."""
        return {self.right: RIGHT, self.left: LEFT}.get(card) or super().bit(card)

    def card(self, place):
        """Return the card of a place."""
        return {RIGHT: self.right, LEFT: self.left}.get(place) or super().card(place)

    def suit_of(self, card):
        """Return the suit to which a card belongs."""
        return self.trump if self.bit(card) >= LOWEST_TRUMP else card // 16

    def in_turn(self, cards):
        """Return the names of cards in canonical order: trumps first, the bowers before all, then c d h s."""
        place = {card: self.bit(card) for card in cards}
        in_lane = lambda card: 0 if place[card] >= LOWEST_TRUMP else 1 + card // 16  # noqa: E731 - trumps are one suit
        return [self.pack.name(card) for card in sorted(cards, key=lambda card: (in_lane(card), -place[card]))]

    def names_upward(self, hand):
        """Return the names of the cards of a set, the lowest place first."""
        return [self.pack.name(card) for card in reversed(self.cards(hand))]


@dataclass(frozen=True)
class Lanes(Places):
    """Four suits in lanes round the suit turned up, as in `core.making`, before there are trumps.

    Parameters
    ----------
    variant : Variant
    suits : tuple of int
        That of every lane.
    """

    variant: object
    suits: tuple

    @classmethod
    def around(cls, variant, turned, known):
        """Return the layout of a question: the two suits of the other colour in an order that knows no names."""
        held = {suit: sorted(card % 16 for card in known if card // 16 == suit) for suit in range(4)}
        others = [suit for suit in range(4) if suit not in (turned, other_of_colour(turned))]
        return cls(variant, (turned, *sorted(others, key=held.get), other_of_colour(turned)))

    @property
    def pack(self):
        """The pack."""
        return self.variant.cards

    @property
    def trump(self):
        """The suit whose cards are named first: that turned up."""
        return self.suits[0]

    def bit(self, card):
        """Return the place of a card, 0 to 63."""
        return 16 * self.suits.index(card // 16) + card % 16

    def card(self, place):
        """Return the card of a place."""
        return 16 * self.suits[place // 16] + place % 16

    def made(self, lane, order=(0, 1, 2, 3)):
        """Return the layout once a lane is made trumps, of a deal whose lanes have an order, the lowest first."""
        trump = self.suits[lane]
        plain = tuple(self.suits[other] for other in order if other != lane)
        right, left = knave(self.variant, trump), knave(self.variant, other_of_colour(trump))
        return Bowered(self.pack, trump, plain, None, right, left)
