"""Bezique the slow, obvious way: cards, what is agreed, and which card takes a trick."""

from dataclasses import dataclass
from typing import NamedTuple

RANKS, SUITS = "789JQKTA", "cdhs"  # from the lowest up; the order of suits is only a default


class Card(NamedTuple):
    """A card of the double pack: `copy` tells twins apart, which the rules only do by what a card has served for."""

    rank: str
    suit: str
    copy: int

    def __repr__(self):
        """Write the card as `Qs.0`."""
        return f"{self.rank}{self.suit}.{self.copy}"


PACK = [Card(rank, suit, copy) for suit in SUITS for rank in RANKS for copy in (0, 1)]


@dataclass(frozen=True)
class Table:
    """What is agreed; every default is that of the old text, or says why not.

    Attributes
    ----------
    trick : `any_suit_rank` (the higher rank takes the trick whatever its suit) or `suit_led`; stock phase only.
    last_trick : the trick that scores ten, 32 or 24.
    alternative : with spades or diamonds for trumps bezique is the queen of clubs and the knave of hearts.
    must_trump : in the last eight, who is void must trump if he can.
    again : four fresh cards, a sequence or marriage of fresh cards, score a second time.
    target : points of a game, 1000, 2000 or 4000.
    ending : `highest` (both there: more before the brisques of that deal) or `elder_first` (his brisques count first).
    """

    trick: str = "any_suit_rank"
    last_trick: int = 32
    alternative: bool = False
    must_trump: bool = True
    again: bool = True
    target: int = 1000
    ending: str = "highest"

    def bezique(self, trump):
        """Name the queen and the knave of bezique, as rank and suit."""
        return (("Q", "c"), ("J", "h")) if self.alternative and trump in "sd" else (("Q", "s"), ("J", "d"))


def cards(text):
    """Read `Qs Jd Kh Kh`; the second time a card is named it is the second copy."""
    found = []
    for name in text.split():
        found.append(Card(name[0], name[1], [(card.rank, card.suit) for card in found].count((name[0], name[1]))))
    return found


def strength(card):
    """Rank a card, 7 the lowest."""
    return RANKS.index(card.rank)


def wins(card, led, trump, by_suit):
    """Whether the second card takes the trick from the first; of equals the first played keeps it."""
    if card.suit == trump and led.suit != trump:
        return True
    if led.suit == trump and card.suit != trump:
        return False
    if by_suit and card.suit != led.suit:
        return False
    return strength(card) > strength(led)


def brisques(some):
    """Count aces and tens."""
    return sum(card.rank in "AT" for card in some)
