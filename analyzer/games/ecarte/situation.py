"""What the asker of Écarté knows, checked, in canonical form."""

from dataclasses import dataclass
from functools import cached_property

from ...core.layout import Layout
from ...core.packs import all_different
from ...errors import Misuse
from ...settings import seat as seat_of
from .rules import CARDS, ELDER
from .variant import Variant


@dataclass(frozen=True)
class Situation:
    """A moment of a deal before the play.

    Parameters
    ----------
    variant : Variant
    seat : int
        1, elder, or 2, the dealer.
    hand : tuple of int
    turn_up : int
    """

    variant: Variant
    seat: int
    hand: tuple
    turn_up: int

    @classmethod
    def read(cls, variant, *, hand=None, turn_up=None, seat=None):
        """Return the situation that a person describes; see `strength` for the parameters."""
        pack = variant.cards
        held, turned = pack.read(hand, "hand"), pack.read(turn_up, "turn_up")
        if len(held) != CARDS:
            raise Misuse("hand", f"{CARDS} cards, not {len(held)}")
        if len(turned) != 1:
            raise Misuse("turn_up", f"one card, not {len(turned)}")
        all_different(pack, hand=held, turn_up=turned)
        seat = ELDER if seat is None else seat_of("seat", seat, 2)
        return cls(variant, seat, tuple(sorted(held)), turned[0])

    @property
    def trump(self):
        """The trump suit."""
        return self.turn_up // 16

    @cached_property
    def unseen(self):
        """The cards that may be anywhere."""
        known = {*self.hand, self.turn_up}
        return tuple(card for card in self.variant.cards.cards if card not in known)

    @cached_property
    def layout(self):
        """Trumps on top, the other suits in an order that knows no names."""
        return Layout.of(self.variant.cards, self.trump, [*self.hand, self.turn_up])

    def as_dict(self):
        """Return the situation in canonical form."""
        pack = self.variant.cards
        return {"seat": self.seat, "hand": pack.names(self.hand, self.trump), "turn_up": pack.name(self.turn_up)}
