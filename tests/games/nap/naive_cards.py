"""Nap the slow, obvious way: the table, the cards, and what a seat sees. The decisions taken stand in `naive.py`."""

from dataclasses import dataclass, field
from functools import reduce

RANKS = "23456789TJQKA"
NO_TRUMP = ""  # where a trump is asked for: there is none; None: the first card led will make it


@dataclass(frozen=True)
class Table:
    """What is agreed at this table (sections 3.1, 3.2, 3.4, 3.5); the defaults are those of section 5."""

    players: int = 4
    dealer_out: int = 6  # from so many players on the dealer gets no cards: 6, 5, or 7 for never
    pack: int = 52  # or 32
    dealt: int = 5  # or 6, 7 (down to five before calling), 9 (all played)
    lowest: int | None = None  # the lowest call: 1, with Double Header 3
    all_pass: str = "eldest"  # or "dealer", "thrown-in"
    double_header: bool = False  # in place of `all_pass`
    misery: str = "none"  # or "below-three", "above-three"
    misery_trumps: bool = True
    misery_loss: int = 3  # or 6
    raises: str = "none"  # or "wellington", "blucher" (both)
    raise_stakes: str = "full"  # or "mild", "foster"
    challenge: bool = False
    nap_stakes: tuple | None = None  # won, lost: 10 and 5
    kitty: int = 0  # what the dealer pays in each deal
    kitty_others: int = 0  # what everybody else pays in each deal
    knaves_fives: bool = False  # 1 for a knave or a five played that is no trump
    failed_nap: str = "nothing"  # or "doubles"
    spare: bool = False
    buying: bool = False
    peep: str = "none"  # or "hoffmann", "foster"

    @property
    def holders(self):
        """Count the players who get cards (3.1)."""
        return self.players - (self.players >= self.dealer_out)

    @property
    def tricks(self):
        """Count the tricks of a deal: all nine cards are played, of six or seven only five (3.5)."""
        return 9 if self.dealt == 9 else 5

    @property
    def lowest_call(self):
        """Give the lowest number of tricks that may be called (3.2, Double Header in 3.5)."""
        return self.lowest or (3 if self.double_header else 1)

    def cards(self):
        """List the cards of the pack: 52, or 32 without the ranks below seven (3.1, 3.5)."""
        return [rank + suit for suit in "cdhs" for rank in RANKS[-self.pack // 4 :]]


@dataclass(frozen=True)
class View:
    """What one seat knows when it is asked; `legal` is what it may answer, `senior` and `word` the call played."""

    seat: int
    hand: list
    table: Table
    order: str
    legal: list = field(default_factory=list)
    calls: list = field(default_factory=list)
    peeped: str | None = None
    senior: int | None = None
    word: str | None = None
    trump: str | None = None
    tricks: list = field(default_factory=list)
    plays: list = field(default_factory=list)


def rank_of(card):
    """Number the rank of `card`, the ace highest (3.3)."""
    return RANKS.index(card[0])


def height(card, order):
    """Order the cards by rank, and cards of one rank by the order of the suits, lowest first."""
    return rank_of(card), order.index(card[1])


def beats(card, best, trump):
    """Tell whether `card` beats the best so far: a higher card of its suit, or a trump on a plain card (3.3)."""
    return rank_of(card) > rank_of(best) if card[1] == best[1] else card[1] == trump


def best_of(plays, trump):
    """Pick the play, a pair of seat and card, that wins what lies on the table (3.3)."""
    return reduce(lambda best, play: play if beats(play[1], best[1], trump) else best, plays)


def legal_plays(hand, led):
    """List what may be played: the suit led if it is held, else anything; no duty to head or to trump (3.3)."""
    return [card for card in hand if card[1] == led] or list(hand)


def deal_out(cards, table):
    """Deal a shuffled pack one card at a time from the eldest hand (3.1): hands, spare hand, peep card and stock."""
    cards, holders = list(cards), table.holders
    hands = [cards[seat : holders * table.dealt : holders] for seat in range(holders)]
    del cards[: holders * table.dealt]
    spare, cards = (cards[: table.tricks], cards[table.tricks :]) if table.spare else (None, cards)
    peep = cards.pop(0) if table.peep != "none" else None
    return {"hands": hands, "spare": spare, "peep": peep, "stock": cards}
