"""Whose turn it is in the play of two, and what he sees: cards, those he may play, the moment as kernels take it."""

import numpy as np

from ..errors import Misuse
from .past import DEALER, ELDER, Past, may_follow
from .scene import CARDS, scene_of


class Turn:
    """The turn of one of two.

    Parameters
    ----------
    tricks : tuple of tuple of int
        Cards by their numbers; the last trick may have begun.
    layouts : list of Places
        Of each order of the plain suits.
    duties : (int, int)
        To head the trick, to trump.
    hand, dead : tuple of int
        What he holds, and what he threw away.

    Attributes
    ----------
    past : Past
        What was played, in the first of the layouts.
    seat, other : int
    mine : tuple of int
        The cards he held when the first was led.
    shown : list of int
        The cards that the other has played.
    left : int
        How many the other still holds.
    """

    def __init__(self, tricks, layouts, duties, hand, dead):
        self.layouts, self.duties, self.hand, self.dead = layouts, duties, hand, dead
        self.pasts = [Past(tricks, layout, *duties) for layout in layouts]
        self.past = self.pasts[0]
        self.seat, self.other = self.past.turn, ELDER + DEALER - self.past.turn
        self.mine, self.shown = (*hand, *self.past.cards_of(self.seat)), self.past.cards_of(self.other)
        self.left = CARDS - len(self.shown)

    def check(self, name):
        """Refuse a hand of the wrong size; `name`: what the seat is called."""
        left = CARDS - len(self.past.cards_of(self.seat))
        if len(self.hand) != left:
            cards = f"{left} card{'s' * (left > 1)}"
            raise Misuse("hand", f"it is the turn of {name}, who holds {cards}, not {len(self.hand)}")

    @property
    def plays(self):
        """The cards that he may play."""
        layout, led = self.layouts[0], self.past.led
        hand = layout.hand(self.hand)
        return layout.cards(hand if led is None else may_follow(hand, layout.hand([led]), *self.duties))

    def actions(self, names):
        """Return some of his cards, given by their names, by what it is called to play them."""
        word, pack = "lead" if self.past.led is None else "play", self.layouts[0].pack
        return {f"{word} {name}": pack.read(name, "hand") for name in names}

    @property
    def text(self):
        """The tricks as a person tells them."""
        name = self.layouts[0].pack.name
        return " / ".join(" ".join(map(name, trick)) for trick in self.past.tricks)

    def barred(self, seat):
        """Return the places of cards that a seat has shown not to hold, by layout: uint64."""
        return np.array([past.barred(seat) for past in self.pasts], np.uint64)

    def scene(self, cards, away, points, sure, told):
        """Return the moment as kernels take it.

        Parameters
        ----------
        cards : list of list of int
            Of each arm the card that he plays.
        away, points, sure, told
            See `scene_of`.
        """
        past, arms = self.past, [(self.hand, self.dead, card) for card in cards]
        return scene_of(
            self.layouts, arms, away, points, led=() if past.led is None else (past.led,), sure=sure, told=told,
            barred=self.barred(self.other), hidden=self.barred(self.seat), leads=past.led is None,
            won=(past.winners.count(self.seat), past.winners.count(self.other)),
        )  # fmt: skip
