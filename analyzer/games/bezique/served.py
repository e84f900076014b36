"""Known cards, and what they have served in (laws 10 to 13): those on the table, and played ones."""

from collections import Counter
from dataclasses import dataclass, field

from ...errors import Misuse


@dataclass(eq=False)
class Card:
    """One card that is known, whose it is, and what it has served in (laws 10 to 13)."""

    number: int
    shown: bool = False
    seat: int = 0  # whose it is or was: the asker's, 0, or the other's
    served: set = field(default_factory=set)
    copy: int = 0  # which of twins

    @property
    def wear(self):
        """How worn it is: of twins the lower is played and declared first."""
        marks = (bool(self.served & {"wed", "run"}), "pair" in self.served, "four" in self.served)
        return tuple(not mark for mark in (self.shown, *marks))


def family(kind):
    """Return which of wed, run, pair and four a kind of declaration is of."""
    if kind.name.endswith("bezique"):
        return "pair"
    return "run" if kind.name == "sequence" else "four" if kind.name.startswith("four") else "wed"


def spent(kind):
    """Return what a card may not have served in that is to serve in a declaration (laws 10 to 13)."""
    if kind.name == "double-bezique":
        return set()
    return {family(kind)} | ({"run"} if kind.name == "royal-marriage" else set())


def show(pack, mine, laid):
    """Lay cards of a hand on the table."""
    for number in laid:
        if pack.ranks[number % 16] in "789":
            raise Misuse("table", f"{pack.name(number)} makes no declaration, so it does not lie face up")
        card = next((c for c in mine if c.number == number and not c.shown), None)
        if card is None:
            raise Misuse("table", f"{pack.name(number)} is not in the hand, which holds all unplayed cards")
        card.shown = True


def serve(pack, seat, mine, gone, told, name):
    """Mark what cards have served in: those that lie on the table, else played ones, which are then known."""
    for _, kind, numbers in told:
        mark = family(kind)
        marked = []
        for number in numbers:
            fits = [c for c in mine if c.number == number and c.shown] + [
                c for c in gone if c.number == number and (c.seat == seat or not c.served)
            ]
            fits = [c for c in fits if c not in marked and not spent(kind) & c.served]
            if fits:
                card = fits[0]
            elif sum(c.number == number for c in (*mine, *gone)) < 2:
                card = Card(number)
                gone.append(card)
            elif any(c.number == number and c not in marked and spent(kind) & c.served for c in (*mine, *gone)):
                raise Misuse(name, f"{pack.name(number)} of {kind.name} has served before; that takes a fresh card")
            else:
                raise Misuse(name, f"{pack.name(number)} of {kind.name} is neither on the table nor played")
            card.seat = seat
            card.served.add(mark)
            marked.append(card)


def still_there(told, mine):
    """Return the declared cards that are still in the hand: they lie on the table."""
    laid = []
    for _, kind, numbers in told:
        taken = []
        for number in numbers:
            fits = [c for c in laid if c.number == number and c not in taken and not spent(kind) & c.served]
            card = fits[0] if fits else Card(number)
            laid += [] if fits else [card]
            card.served.add(family(kind))
            taken.append(card)
    held = Counter(card.number for card in mine)
    return list((Counter(card.number for card in laid) & held).elements())
