"""What the asker of Écarté knows before the play, checked, in canonical form: his hand, what was said, the score."""

from dataclasses import dataclass
from functools import cached_property
from re import ASCII, fullmatch

from ...core.layout import Layout
from ...core.packs import all_different
from ...errors import Misuse
from ...settings import seat as seat_of
from .rules import DEALER, is_over, turned_king
from .situation import Situation
from .talk import NAMES, Talk


@dataclass(frozen=True)
class Moment(Situation):
    """A moment of a deal before the play, and all that led to it.

    Parameters
    ----------
    variant, seat, hand, turn_up
        See `Situation`; the hand as it is now.
    said : tuple of str
        All words in order, numbers of cards changed among them.
    dead : tuple of int
        The cards the asker has thrown away.
    score : tuple of int or None
        The asker's points before the deal, and the other's.
    """

    said: tuple = ()
    dead: tuple = ()
    score: tuple = None

    @classmethod
    def read(cls, variant, *, hand=None, turn_up=None, seat=None, said=(), dead=(), score=None):
        """Return the moment that a person describes; see `propose` for the parameters."""
        talk = Talk(variant, said)
        asked = talk.seat if seat is None else seat_of("seat", seat, 2)
        begun = Situation.read(variant, hand=hand, turn_up=turn_up, seat=asked)
        if asked != talk.seat and talk.asked != "play":
            raise Misuse("seat", f"after {' '.join(talk.said) or 'nothing'!r} it is {NAMES[talk.seat]} who is asked")
        pack, thrown = variant.cards, sum(talk.drawn[asked])
        gone = pack.read(dead, "dead")
        all_different(pack, hand=begun.hand, turn_up=[begun.turn_up], dead=gone)
        if len(gone) != thrown:
            raise Misuse("dead", thrown_away(thrown, len(gone)))
        return cls(
            variant, asked, begun.hand, begun.turn_up, tuple(talk.said), tuple(sorted(gone)), read_score(variant, score)
        )

    @cached_property
    def talk(self):
        """What was said, heard word by word."""
        return Talk(self.variant, self.said)

    @cached_property
    def unseen(self):
        """The cards that may be anywhere but among those the asker has or had."""
        known = {*self.hand, *self.dead, self.turn_up}
        return tuple(card for card in self.variant.cards.cards if card not in known)

    @cached_property
    def layout(self):
        """Trumps on top, the other suits in an order that knows no names: by what is held and what was thrown away."""
        plain = [suit for suit in range(4) if suit != self.trump]
        return Layout(self.variant.cards, self.trump, tuple(sorted(plain, key=self._held_in)))

    def _held_in(self, suit):
        return [sorted(card % 16 for card in cards if card // 16 == suit) for cards in (self.hand, self.dead)]

    @property
    def standing(self):
        """Elder's and the dealer's points, a king turned up counted."""
        mine, theirs = self.score or (0, 0)
        elder, dealer = (theirs, mine) if self.seat == DEALER else (mine, theirs)
        return elder, dealer + turned_king(self.variant, self.turn_up)

    @property
    def over(self):
        """The sentence that says so if the game is over before anybody speaks, or None."""
        if not is_over(self.variant, self.standing):
            return None
        return f"The king turned up marks the dealer's last point: the game is his, {max(self.standing)} points."

    def as_dict(self):
        """Return the moment in canonical form."""
        pack, told = self.variant.cards, super().as_dict()
        told |= {"said": list(self.said)} if self.said else {}
        told |= {"dead": pack.names(self.dead, self.trump)} if self.dead else {}
        return told | ({"score": "-".join(map(str, self.score))} if self.score else {})


def thrown_away(said, told):
    """Return the sentence that other cards are told than were said to be thrown away."""
    many = f"{said} card{'s' * (said > 1)}" if said else "no card"
    return f"by what was said the asker has thrown {many} away, but {told or 'none'} {'are' if told > 1 else 'is'} told"


def read_score(variant, score):
    """Return the asker's and the other's points, from a text such as `3-4` or a pair."""
    if score is None:
        return None
    text = "-".join(map(str, score)) if isinstance(score, (list, tuple)) else str(score).strip()
    if not fullmatch(r"\d{1,3}\s*[-:]\s*\d{1,3}", text, ASCII):
        raise Misuse("score", f"two numbers, the asker's first, say 3-4, not {score!r}")
    mine, theirs = (int(part) for part in text.replace(":", "-").split("-"))
    if max(mine, theirs) >= variant.game:
        raise Misuse("score", f"points before the deal, each below {variant.game}, which win the game; not {text}")
    return mine, theirs
