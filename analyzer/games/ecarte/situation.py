"""What the asker of Écarté knows, checked, in canonical form."""

from dataclasses import dataclass
from functools import cached_property

from ...core.layout import Layout
from ...core.packs import all_different
from ...errors import Misuse
from ...settings import seat as seat_of
from .policy import king_seen
from .rules import CARDS, ELDER, turned_king
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

    def seeing(self, voices):
        """Return how both play, the asker first, who know of a king of trumps turned up or in hand."""
        mine, theirs = voices
        turned = turned_king(self.variant, self.turn_up)
        held = 16 * self.trump + len(self.variant.cards.ranks) - 1 in self.hand
        return [king_seen(mine) if turned or held else mine, king_seen(theirs) if turned else theirs]

    @cached_property
    def layout(self):
        """Trumps on top, the other suits in an order that knows no names."""
        return Layout.of(self.variant.cards, self.trump, [*self.hand, self.turn_up])

    def as_dict(self):
        """Return the situation in canonical form."""
        pack = self.variant.cards
        return {"seat": self.seat, "hand": pack.names(self.hand, self.trump), "turn_up": pack.name(self.turn_up)}
