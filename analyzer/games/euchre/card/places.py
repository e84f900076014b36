"""Where the choice of a card for the table arises: whose word it is, after what, and what he may have made trumps."""

from typing import NamedTuple

from ....errors import Misuse, choose
from ....settings import words_of
from ..bidding import NAME, NEXT, TURNED, YES

CROSS = 1


class Place(NamedTuple):
    """A moment at which a suit may be made trumps."""

    name: str
    turn: int
    lane: int
    act: str
    heading: str

    @property
    def code(self):
        """The word that does it."""
        return YES if self.lane == TURNED else NAME + self.lane


PLACES = {
    place.name: place
    for place in (
        Place("order", 0, TURNED, "order", "elder orders up"),
        Place("take", 1, TURNED, "take", "the dealer takes up"),
        Place("elder-next", 2, NEXT, "name", "elder names the other of the colour"),
        Place("elder-cross", 2, CROSS, "name", "elder names one of the other colour"),
        Place("dealer-next", 3, NEXT, "name", "the dealer names the other of the colour"),
        Place("dealer-cross", 3, CROSS, "name", "the dealer names one of the other colour"),
    )
}


def read_places(places):
    """Return the places of a card: all, or those that are named."""
    if places is None:
        return list(PLACES.values())
    found = [PLACES[choose("places", name, tuple(PLACES))] for name in words_of(places)]
    if not found:
        raise Misuse("places", f"one or several of {', '.join(PLACES)}")
    return list(dict.fromkeys(found))
