"""Écarté the slow, obvious way: the table, the cards, and what a seat sees. The decisions stand in `naive.py`."""

from dataclasses import dataclass, field

RANKS = "789TAJQK"
ELDER, DEALER = 0, 1


@dataclass(frozen=True)
class Table:
    """What is agreed at this table (sections 1.1 to 1.4); the defaults are those of section 1.7."""

    game: int = 5
    max_proposals: int | None = 1  # the exchanges allowed in a deal; None: until somebody or the stock ends them
    dealer_least: int = 0  # the least the dealer changes after accepting, or 1
    conditional: bool = False  # the dealer may accept a short stock on condition that enough is left for him
    must_head: bool = True
    must_trump: bool = True
    announcing: str = "optional"  # or "compulsory"
    vulnerable_vole: int = 2  # what a vole against a vulnerable player is worth, or 3
    stakes: bool = False  # treble, double and single stakes for a game
    packets: tuple = (3, 2)  # or (2, 3)


@dataclass(frozen=True)
class View:
    """What one seat knows when it is asked; `legal` is what it may answer, in a discard how many cards.

    `counts` are the numbers changed so far, pairs of seat and number; `thrown` the seat's own discards; `left` how many
    cards are in the stock; `king` the seat that has marked it and when; `score` stands as elder, dealer.
    """

    seat: int
    hand: list
    table: Table
    order: str
    turn_up: str
    score: list
    legal: list = field(default_factory=list)
    words: list = field(default_factory=list)
    counts: list = field(default_factory=list)
    thrown: list = field(default_factory=list)
    left: int = 21
    vulnerable: int | None = None
    king: tuple | None = None
    tricks: list = field(default_factory=list)
    plays: list = field(default_factory=list)

    @property
    def trump(self):
        """Name the suit of the turn-up (1.1)."""
        return self.turn_up[1]


def pack():
    """List the 32 cards (1.1)."""
    return [rank + suit for suit in "cdhs" for rank in RANKS]


def rank_of(card):
    """Number the rank of `card`, the king highest, the ace below the knave (1.1)."""
    return RANKS.index(card[0])


def height(card, order):
    """Order the cards by rank, and cards of one rank by the order of the suits, lowest first."""
    return rank_of(card), order.index(card[1])


def in_suit(hand, suit):
    """List the cards of one suit."""
    return [card for card in hand if card[1] == suit]


def beats(card, led, trump):
    """Tell whether the second card takes the trick: higher in the suit led, or a trump on a plain card (1.3)."""
    return rank_of(card) > rank_of(led) if card[1] == led[1] else card[1] == trump


def legal_plays(hand, led, trump, table):
    """List what may be played to the card led, None for the leader (1.3).

    Follow suit, with a higher card if there is one; void, trump; else anything.
    """
    if led is None:
        return list(hand)
    same = in_suit(hand, led[1])
    if same:
        higher = [card for card in same if beats(card, led, trump)]
        return higher if higher and table.must_head else same
    trumps = in_suit(hand, trump)
    return trumps if trumps and table.must_trump else list(hand)


def deal_out(cards, table):
    """Deal a shuffled pack in packets, elder first, and turn up the eleventh card (1.1): hands, turn-up, stock."""
    cards, hands = list(cards), [[], []]
    for packet in table.packets:
        for hand in hands:
            hand += cards[:packet]
            del cards[:packet]
    return {"hands": hands, "turn_up": cards[0], "stock": cards[1:]}


def first_dealer(cuts):
    """Tell which of two players deals first, the one whose cut is higher in Écarté; None: they cut again (1.1)."""
    ranks = [rank_of(card) for card in cuts]
    return None if ranks[0] == ranks[1] else ranks.index(max(ranks))
