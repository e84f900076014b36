"""What a person of Euchre knows who must speak, or throw a card for the turn-up: checked, in canonical form."""

import re
from dataclasses import dataclass
from functools import cached_property

from ...errors import Misuse
from ...settings import seat as seat_of
from ...settings import words_of
from . import rules
from .layout import Bowered, Lanes
from .rules import DEALER, ELDER
from .situation import read_cards
from .variant import Variant

SEATS = {ELDER: "elder", DEALER: "the dealer"}


def read_score(variant, score):
    """Return the asker's points and the other's, from a text as `3-2` or a pair."""
    text = "-".join(map(str, score)) if isinstance(score, (list, tuple)) else str(score)
    found = re.fullmatch(r"\s*(\d{1,3})\s*[-:–]\s*(\d{1,3})\s*", text, re.ASCII)
    points = tuple(map(int, found.groups())) if found else ()
    if not points or max(points) >= variant.game:
        most = variant.game - 1
        raise Misuse("score", f"the asker's points first, then the other's, each 0 to {most}, as 3-2; not {score!r}")
    return points


@dataclass(frozen=True)
class Moment:
    """A moment of a deal before the play.

    Parameters
    ----------
    variant : Variant
    seat : int
        1, elder, or 2, the dealer.
    hand : tuple of int
        The five cards dealt.
    turn_up : int
    said : tuple of str
    score : tuple of int or None
        The asker's points and the other's, if the game counts.
    """

    variant: Variant
    seat: int
    hand: tuple
    turn_up: int
    said: tuple = ()
    score: tuple = None

    @classmethod
    def read(cls, variant, *, hand=None, turn_up=None, seat=None, said=None, score=None):
        """Return the moment that a person describes; see `declare` for the parameters."""
        held, turned = read_cards(variant, hand, turn_up)
        said = read_said(variant, turned // 16, said)
        asks = (ELDER, DEALER)[len(said) % 2] if rules.maker(said) is None else DEALER
        if seat is not None and seat_of("seat", seat, 2) != asks:
            raise Misuse("seat", f"after {' '.join(said) or 'nothing'!r} it is for {SEATS[asks]}; say what was --said")
        return cls(variant, asks, held, turned, said, score and read_score(variant, score))

    @property
    def words(self):
        """What the asker may say, to pass last; nothing once there is a maker."""
        return rules.words(self.variant, self.turn_up // 16, self.said)

    @property
    def turn(self):
        """How many words were said."""
        return len(self.said)

    @cached_property
    def unseen(self):
        """The cards that may be anywhere."""
        known = {*self.hand, self.turn_up}
        return tuple(card for card in self.variant.cards.cards if card not in known)

    @cached_property
    def lanes(self):
        """The suits in lanes round that of the turn-up."""
        return Lanes.around(self.variant, self.turn_up // 16, [*self.hand, self.turn_up])

    @property
    def in_turn(self):
        """The names of the cards held, the suit turned up first as though it were trumps."""
        return Bowered.made(self.variant, self.turn_up // 16, []).in_turn(self.hand)

    def as_dict(self):
        """Return the moment in canonical form."""
        told = {"seat": self.seat, "hand": self.in_turn, "turn_up": self.variant.cards.name(self.turn_up)}
        told |= {"said": list(self.said)}
        return told | ({"score": "-".join(map(str, self.score))} if self.score else {})


def read_said(variant, turned, said):
    """Return the words that were said, each one that could be."""
    found = ()
    for word in words_of([] if said is None else said):
        allowed = rules.words(variant, turned, found)
        if not allowed:
            raise Misuse("said", f"after {' '.join(found)!r} nobody speaks any more, so not {word!r}")
        if word not in allowed:
            raise Misuse(
                "said", f"{word!r} cannot be said after {' '.join(found) or 'nothing'!r}; {' or '.join(allowed)} can"
            )
        found = (*found, word)
    return found
