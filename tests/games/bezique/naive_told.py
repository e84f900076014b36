"""Bezique the slow, obvious way: a player who does what a list of events says was done, so that the laws judge it."""

from .naive_declaring import every_way


class Told:
    """Plays a deal again from its events, each with a kind, a seat and cards first; names need not be there.

    What the laws forbid fails where it is done; points, draws and winners show in the events that come of it.
    """

    def __init__(self, events):
        self.events = list(events)

    def next(self, view):
        """Return the kind and the cards of what comes next."""
        kind, _, some, *_ = self.events[len(view.events)]
        return kind, tuple(some)

    def exchange(self, view):
        """Exchange if that comes next."""
        return self.next(view)[0] == "exchange"

    def declare(self, view):
        """Declare what can be made of the cards declared next, if any are."""
        kind, some = self.next(view)
        if kind != "declare":
            return None
        names = [name for name, ways in every_way(view).items() if set(some) in map(set, ways)]
        assert len(names) == 1, (some, names)
        return names[0], some

    def play(self, view):
        """Play the card played next."""
        kind, (card,) = self.next(view)
        assert kind == "play", kind
        return card
