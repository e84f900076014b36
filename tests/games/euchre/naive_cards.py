"""Euchre the slow, obvious way: the table, the cards, and what a seat sees. The decisions stand in `naive.py`."""

from dataclasses import dataclass, field

RANKS = "789TJQKA"
OTHER_OF_COLOUR = {"c": "s", "s": "c", "d": "h", "h": "d"}
ELDER, DEALER = 0, 1


@dataclass(frozen=True)
class Table:
    """What is agreed at this table (sections 2.1 to 2.4); the defaults are those of section 2.7."""

    game: int = 5
    pack: int = 32  # or 24, nine to ace
    stick_dealer: bool = False  # the dealer must name a suit when elder has passed twice
    rename: bool = False  # the suit turned down may be named
    defenders_march: int = 2  # what the opponent of the maker scores for all five tricks
    packets: tuple = (2, 3)  # or (3, 2)


@dataclass(frozen=True)
class View:
    """What one seat knows when it is asked; `legal` is what it may answer, `score` stands as elder, dealer.

    `thrown` is the dealer's own discard, shown to nobody else.
    """

    seat: int
    hand: list
    table: Table
    order: str
    turn_up: str
    score: list
    legal: list = field(default_factory=list)
    words: list = field(default_factory=list)
    maker: int | None = None
    trump: str | None = None
    thrown: str | None = None
    tricks: list = field(default_factory=list)
    plays: list = field(default_factory=list)


def pack(table):
    """List the cards of the pack (2.1)."""
    return [rank + suit for suit in "cdhs" for rank in RANKS[-table.pack // 4 :]]


def is_bower(card, trump):
    """Tell whether a card is the right or the left bower: the knave of trumps, the other knave of its colour (2.1)."""
    return card[0] == "J" and card[1] in (trump, OTHER_OF_COLOUR[trump])


def suit_of(card, trump):
    """Name the suit a card belongs to; the left bower is a trump everywhere (2.1)."""
    return trump if is_bower(card, trump) else card[1]


def rank_of(card, trump):
    """Number the rank of a card in its suit: right bower, left bower, then from the ace (2.1)."""
    if is_bower(card, trump):
        return 9 if card[1] == trump else 8
    return RANKS.index(card[0])


def height(card, order, trump):
    """Order the cards by rank, and cards of one rank by the order of the suits, lowest first."""
    return rank_of(card, trump), order.index(card[1])


def in_suit(hand, suit, trump):
    """List the cards that belong to a suit."""
    return [card for card in hand if suit_of(card, trump) == suit]


def beats(card, led, trump):
    """Tell whether the second card takes the trick: higher in the suit led, or a trump on a plain card (2.3)."""
    if suit_of(card, trump) == suit_of(led, trump):
        return rank_of(card, trump) > rank_of(led, trump)
    return suit_of(card, trump) == trump


def legal_plays(hand, led, trump):
    """List what may be played to the card led, None for the leader: the suit if held, else anything (2.3)."""
    same = [] if led is None else in_suit(hand, suit_of(led, trump), trump)
    return same or list(hand)


def deal_out(cards, table):
    """Deal a shuffled pack in packets, elder first, and turn up the eleventh card (2.1)."""
    cards, hands = list(cards), [[], []]
    for packet in table.packets:
        for hand in hands:
            hand += cards[:packet]
            del cards[:packet]
    return {"hands": hands, "turn_up": cards[0]}


def first_dealer(cuts):
    """Tell which of two players deals first, the one who cuts higher, ace high; None: they cut again (2.1)."""
    ranks = [RANKS.index(card[0]) for card in cuts]
    return None if ranks[0] == ranks[1] else ranks.index(max(ranks))
