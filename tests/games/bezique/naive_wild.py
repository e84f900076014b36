"""Bezique the slow, obvious way: a player at random, who uses every right the laws give."""

from .naive_declaring import every_way
from .naive_view import legal_plays


class Wild:
    """Any legal card, any declaration with any cards, or none; exchanges or does not."""

    def __init__(self, draw, shy=0.2):
        self.draw, self.shy = draw, shy

    def exchange(self, view):
        """Exchange, mostly."""
        return self.draw.random() >= self.shy

    def declare(self, view):
        """Declare something, mostly."""
        ways = [(name, way) for name, some in every_way(view).items() for way in some]
        return None if self.draw.random() < self.shy else self.draw.choice(ways)

    def play(self, view):
        """Play any legal card."""
        return self.draw.choice(legal_plays(view))
