"""Which cards exist, how strong each is in its suit, and how text becomes cards and cards become text."""

from dataclasses import dataclass

from ..errors import Misuse
from .reader import SUITS, read_faces


@dataclass(frozen=True)
class Pack:
    """Four suits of the same ranks, weakest rank first; a card is ``16 * suit + slot``.

    Parameters
    ----------
    ranks : str
        One letter a rank; the place in the string is the slot, the strength within the suit.
    """

    ranks: str

    @property
    def cards(self):
        """All cards, as numbers."""
        return [16 * suit + slot for suit in range(4) for slot in range(len(self.ranks))]

    def name(self, card):
        """Return the name of a card, rank then suit: `Th`."""
        return self.ranks[card % 16] + SUITS[card // 16]

    def names(self, cards, trump=None):
        """Return names in canonical order: trumps first, then suits in the order c d h s, each from the top."""
        return [self.name(c) for c in sorted(cards, key=lambda c: (c // 16 != trump, c // 16, -(c % 16)))]

    def read(self, text, name):
        """Read the cards of a text or of a list of texts.

        Parameters
        ----------
        text : str or list of str
            `Kh 7h`, `10h`, `T♥`, with spaces, commas or nothing between.
        name : str
            The parameter it came from, for the message.

        Returns
        -------
        list of int

        Raises
        ------
        Misuse
            For a character that is not part of a card, or a card that is not in this pack.
        """
        if not isinstance(text, str):
            if not isinstance(text, (list, tuple)) or not all(isinstance(item, str) for item in text):
                raise Misuse(name, f"cards as a text or a list of texts, say '9d', not {text!r}")
            text = " ".join(text)
        return [self._card(face, place, text, name) for face, place in read_faces(text, name)]

    def _card(self, face, place, text, name):
        if face[0] not in self.ranks:
            size = 4 * len(self.ranks)
            raise Misuse(
                name, f"{face} is not in this pack of {size}: its ranks are {' '.join(self.ranks)}", (text, place)
            )
        return 16 * SUITS.index(face[1]) + self.ranks.index(face[0])


WHIST = {52: Pack("23456789TJQKA"), 32: Pack("789TJQKA")}


def all_different(pack, **groups):
    """Raise `Misuse` if a card stands twice among the groups, naming it and where."""
    seen = {}
    for name, cards in groups.items():
        for card in cards:
            if card in seen:
                where = name if seen[card] == name else f"{seen[card]} and {name}"
                raise Misuse(
                    name, f"{pack.name(card)} is there twice (in {where.replace('_', '-')}); each card exists once"
                )
            seen[card] = name
