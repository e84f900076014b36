"""What may be bought: the turn-up before it is turned, the leading card, face-down cards of a seat, its whole hand."""

from dataclasses import dataclass

from ...errors import Misuse, choose, whole
from ...settings import seat

KINDS = ("turn-up", "lead", "hidden", "hand")


@dataclass(frozen=True)
class Lot:
    """Something for sale.

    Parameters
    ----------
    kind : {"turn-up", "lead", "hidden", "hand"}
    of : int
        The seat it is bought of, from 1.
    count : int
        How many face-down cards; 0 for the turn-up and the lead.
    """

    kind: str
    of: int
    count: int = 0

    @classmethod
    def read(cls, situation, kind=None, of=None, count=None):
        """Return the lot that a person names; by default the leading card, or the turn-up before it is turned."""
        kind = choose("lot", kind or _leading(situation), KINDS)
        if kind in ("hidden", "hand"):
            return cls(kind, *_face_down(situation, kind, of, count))
        for name, value in (("of", of), ("count", count)):
            if value is not None:
                raise Misuse(name, f"it goes with lot hidden or hand; the {kind} has one owner and is one card")
        if situation.variant.turn_up_to == "pool" and not situation.owner:
            raise Misuse("lot", "the turn-up belongs to the pool in this variant and may not be sold (law 3)")
        if kind == "turn-up" and situation.lead != situation.turn_up:
            raise Misuse("lot", "the turn-up is beaten and worth nothing; the card for sale is the lead")
        if kind == "lead" and situation.turn_up is None:
            raise Misuse("lot", "nothing leads before the turn-up is turned; ask for lot turn-up")
        return cls(_leading(situation), situation.owner)

    @property
    def leads(self):
        """Whether it is the leading card, or the turn-up that will be."""
        return not self.count

    def as_dict(self):
        """Return what a situation says of it, in canonical form."""
        if self.leads:
            return {"lot": self.kind}
        return {"lot": self.kind, "of": self.of} | ({"count": self.count} if self.kind == "hidden" else {})

    @property
    def name(self):
        """As the answer's rows call it."""
        if self.leads:
            return self.kind
        if self.kind == "hand":
            return f"hand of seat {self.of}"
        return "hidden card" if self.count == 1 else f"{self.count} hidden cards"


def _leading(situation):
    return "turn-up" if situation.turn_up is None else "lead"


def _face_down(situation, kind, of, count):
    """Return whose face-down cards are meant and how many."""
    if situation.showdown:
        raise Misuse("lot", "in a showdown only the turn-up is for sale; then all hands are turned (law 4)")
    if of is None:
        raise Misuse("of", f"say whose: lot {kind} of which seat, 1 to {situation.players}")
    of = seat("of", of, situation.players)
    held = situation.hidden[of - 1]
    if not held:
        raise Misuse("of", f"seat {of} has no card face down")
    if kind == "hand" and count is not None:
        raise Misuse("count", "it goes with lot hidden; a hand is all a seat has face down")
    return of, held if kind == "hand" else whole("count", 1 if count is None else count, 1, held, "hidden cards are")
