"""What the asker of Euchre knows once trumps are made, checked, in canonical form."""

from dataclasses import dataclass
from functools import cached_property

from ...core.packs import all_different
from ...core.reader import SUITS
from ...errors import Misuse, choose
from ...settings import seat as seat_of
from .layout import Bowered
from .rules import CARDS, DEALER, ELDER
from .variant import Variant


def read_cards(variant, hand, turn_up):
    """Return the five cards dealt, in order, and the turn-up."""
    pack = variant.cards
    held, turned = pack.read(hand, "hand"), pack.read(turn_up, "turn_up")
    if len(held) != CARDS:
        raise Misuse("hand", f"{CARDS} cards, as they were dealt, not {len(held)}")
    if len(turned) != 1:
        raise Misuse("turn_up", f"one card, not {len(turned)}")
    all_different(pack, hand=held, turn_up=turned)
    return tuple(sorted(held)), turned[0]


@dataclass(frozen=True)
class Situation:
    """A moment of a deal before the play.

    Parameters
    ----------
    variant : Variant
    seat, maker : int
        1, elder, or 2, the dealer: who asks, and who made trumps.
    hand : tuple of int
        The five cards dealt.
    turn_up, trump : int
        A card, and the suit of trumps: that of the turn-up, if it was ordered or taken up, else one that was named.
    """

    variant: Variant
    seat: int
    hand: tuple
    turn_up: int
    maker: int
    trump: int

    @classmethod
    def read(cls, variant, *, hand=None, turn_up=None, seat=None, maker=None, trump=None):
        """Return the situation that a person describes; see `strength` for the parameters."""
        held, turned = read_cards(variant, hand, turn_up)
        seat = ELDER if seat is None else seat_of("seat", seat, 2)
        maker = seat if maker is None else seat_of("maker", maker, 2)
        letter = SUITS[turned // 16] if trump is None else choose("trump", str(trump).lower(), tuple(SUITS))
        return cls(variant, seat, held, turned, maker, SUITS.index(letter))

    @property
    def is_taken_up(self):
        """Whether the dealer has the turn-up (law 4): its suit is trumps."""
        return self.trump == self.turn_up // 16

    @property
    def throws(self):
        """Whether the asker throws a card away for the turn-up (law 4)."""
        return self.is_taken_up and self.seat == DEALER

    @cached_property
    def unseen(self):
        """The cards that may be anywhere."""
        known = {*self.hand, self.turn_up}
        return tuple(card for card in self.variant.cards.cards if card not in known)

    @cached_property
    def layout(self):
        """Trumps on top, the bowers above them, the other suits in an order that knows no names."""
        return Bowered.made(self.variant, self.trump, [*self.hand, self.turn_up])

    def as_dict(self):
        """Return the situation in canonical form."""
        pack = self.variant.cards
        return {
            "seat": self.seat, "hand": self.layout.in_turn(self.hand), "turn_up": pack.name(self.turn_up),
            "maker": self.maker, "trump": SUITS[self.trump],
        }  # fmt: skip
