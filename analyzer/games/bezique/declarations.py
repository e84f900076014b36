"""What can be declared, what it takes and what it brings (laws 9 to 14)."""

from typing import NamedTuple

from ...core.reader import SUITS
from .variant import BEZIQUE, DOUBLE, FOUR_ACES, MARRIAGE, PACK, POINTS, ROYAL_POINTS, SEQUENCE

FOURS = {"four-aces": "A", "four-kings": "K", "four-queens": "Q", "four-knaves": "J"}


class Kind(NamedTuple):
    """A declaration: its name, its points, and what it takes as (cards one of which will do, how many of them)."""

    name: str
    points: int
    takes: tuple


def kinds(trump, other_bezique=False):
    """Return every declaration where a suit, by its number, is trumps, the dearest first."""
    queen, knave = bezique_cards(trump, other_bezique)
    found = [Kind("double-bezique", POINTS[DOUBLE], (((queen,), 2), ((knave,), 2)))]
    found.append(Kind("sequence", POINTS[SEQUENCE], tuple(((of(rank, trump),), 1) for rank in "ATKQJ")))
    for (name, rank), points in zip(FOURS.items(), POINTS[FOUR_ACES:], strict=True):
        found.append(Kind(name, points, ((tuple(of(rank, suit) for suit in range(4)), 4),)))
    found.append(Kind("bezique", POINTS[BEZIQUE], (((queen,), 1), ((knave,), 1))))
    for suit in sorted(range(4), key=lambda suit: suit != trump):
        points = ROYAL_POINTS if suit == trump else POINTS[MARRIAGE]
        found.append(Kind(marriage_name(suit, trump), points, tuple(((of(rank, suit),), 1) for rank in "KQ")))
    return sorted(found, key=lambda kind: -kind.points)


def marriage_name(suit, trump):
    """Return what the marriage of a suit is called."""
    return "royal-marriage" if suit == trump else f"marriage-{SUITS[suit]}"


def of(rank, suit):
    """Return the number of a card."""
    return 16 * suit + PACK.ranks.index(rank)


def bezique_cards(trump, other_bezique):
    """Return the queen and the knave of bezique (law 21)."""
    queen, knave = "ch" if other_bezique and SUITS[trump] in "sd" else "sd"
    return of("Q", SUITS.index(queen)), of("J", SUITS.index(knave))
