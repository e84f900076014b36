"""A moment of the play of Écarté as the asker sees it, checked: whose each card was, what he may play."""

from dataclasses import dataclass, replace
from functools import cached_property

from ....core.layout import Layout
from ....core.packs import all_different
from ....core.past import places_of, read_tricks
from ....core.scene import layouts_of
from ....core.turn import Turn
from ....equity import after
from ....errors import Misuse
from ....settings import seat as seat_of
from ..moment import read_score, thrown_away
from ..policy import MARKING
from ..rules import CARDS, DEALER, turned_king
from ..talk import NAMES, Talk
from ..variant import Variant
from . import king as kings

LAW = "he must follow suit{}, else trump{} (law 10)"


@dataclass(frozen=True)
class Moment:
    """The play when it is the asker's turn.

    Parameters
    ----------
    variant : Variant
    seat : int
        1, elder, or 2, the dealer.
    hand : tuple of int
        The cards still held.
    turn_up : int
    said : tuple of str
    played : tuple of tuple of int
        The tricks so far; the last may have begun.
    dead : tuple of int
        The cards that the asker threw away.
    king : int or None
        Who marked the king of trumps from his hand.
    score : tuple of int or None
        The asker's points before the deal and the other's, if the game counts.
    marking : str or None
        Of `MARKING`, what the asker does with a king that he may mark now; then `king` is his if he marks it.
    """

    variant: Variant
    seat: int
    hand: tuple
    turn_up: int
    said: tuple
    played: tuple
    dead: tuple = ()
    king: int = None
    score: tuple = None
    marking: str = None

    @classmethod
    def read(
        cls, variant, *, hand=None, turn_up=None, said=(), played="", seat=None, dead=(), king=None, score=None
    ):  # fmt: skip
        """Return the moment that a person describes; see `play` for the parameters."""
        pack = variant.cards
        held, turned, gone = pack.read(hand, "hand"), pack.read(turn_up, "turn_up"), pack.read(dead, "dead")
        if len(turned) != 1:
            raise Misuse("turn_up", f"one card, not {len(turned)}")
        talk = Talk(variant, said)
        if talk.asked != "play":
            raise Misuse("said", "cards are not played yet: say all words, as play, or propose accept draw-3 draw-2")
        tricks = read_tricks(pack, played, CARDS)
        shown = [card for trick in tricks for card in trick]
        all_different(pack, hand=held, played=shown, turn_up=turned, dead=gone)
        word = king if king in MARKING else None
        king = None if king is None or word else seat_of("king", king, 2)
        told = tuple(sorted(held)), turned[0], tuple(talk.said), tricks, tuple(sorted(gone)), king
        moment = cls(variant, 0, *told, read_score(variant, score))
        turn = moment.turn.seat
        if seat is not None and seat_of("seat", seat, 2) != turn:
            raise Misuse("seat", f"after what was played it is the turn of {NAMES[turn]}")
        moment = replace(moment, seat=turn)
        moment.check()
        return moment if moment.king else kings.marked(moment, word)

    @property
    def trump(self):
        """The suit of trumps."""
        return self.turn_up // 16

    @property
    def king_of_trumps(self):
        """The card."""
        return 16 * self.trump + len(self.variant.cards.ranks) - 1

    @cached_property
    def talk(self):
        """What was said, heard word by word."""
        return Talk(self.variant, self.said)

    @cached_property
    def layouts(self):
        """Trumps on top, of each order of the plain suits, which know no names."""
        key = places_of([self.hand, self.dead, *([card] for trick in self.played for card in trick)])
        plain = sorted((suit for suit in range(4) if suit != self.trump), key=key.get)
        return layouts_of(Layout(self.variant.cards, self.trump, tuple(plain)))

    @cached_property
    def turn(self):
        """What was played, and what the asker sees of it."""
        return Turn(self.played, self.layouts, self.variant.duties, self.hand, self.dead)

    @property
    def sure(self):
        """What the asker knows the other to hold: the king that he marked."""
        held = self.king == self.turn.other and self.king_of_trumps not in self.turn.shown
        return (self.king_of_trumps,) if held else ()

    @property
    def unseen(self):
        """The cards that may be anywhere but among those the asker has or had, what the other played too."""
        known = {*self.turn.mine, *self.dead, self.turn_up}
        return [card for card in self.variant.cards.cards if card not in known]

    @property
    def away(self):
        """The cards the asker does not see."""
        return [card for card in self.unseen if card not in self.turn.shown]

    @property
    def points(self):
        """Elder's and the dealer's points before the deal."""
        mine, theirs = self.score or (0, 0)
        return (theirs, mine) if self.seat == DEALER else (mine, theirs)

    @property
    def kings(self):
        """Who marked a king so far, and how many points: nobody, or one."""
        whose = DEALER if turned_king(self.variant, self.turn_up) else self.king
        return [] if whose is None else [(whose, 1)]

    @property
    def standing(self):
        """Elder's and the dealer's points when nothing was said, a king turned up counted."""
        elder, dealer = self.points
        return elder, dealer + turned_king(self.variant, self.turn_up)

    @property
    def over(self):
        """The sentence that says so if a king has ended the game, or None (laws 3, 4 and 9)."""
        winner, points = after(self.variant.game, *self.points, self.kings)
        how = (
            "The asker marks the king of trumps now, the last point"
            if self.marking
            else "The king marks the last point"
        )
        return winner and f"{how}: {NAMES[winner]} has the game, {max(points)} points."

    def check(self):
        """Refuse hands of the wrong size, a king that could not be marked, and plays that the laws forbade."""
        thrown = sum(self.talk.drawn[self.seat])
        self.turn.check(NAMES[self.seat])
        if len(self.dead) != thrown:
            raise Misuse("dead", thrown_away(thrown, len(self.dead)))
        kings.check(self)
        head, trump = " and head" * self.variant.must_head, " if he can" * self.variant.must_trump
        law = LAW.format(head, trump) if self.variant.must_trump else f"he must follow suit{head} (law 10)"
        self.turn.past.check({self.seat: self.hand, self.turn.other: self.sure}, law)

    @property
    def actions(self):
        """What the asker may do by name, in canonical order: the card."""
        return self.turn.actions(self.variant.cards.names(self.turn.plays, self.trump))

    def scene(self, points):
        """Return the moment as kernels take it; `points`: what each number of tricks brings the asker."""
        known = self.king == self.seat and self.king_of_trumps in self.hand
        told = (self.king_of_trumps,) if known else ()
        return self.turn.scene(self.actions.values(), self.away, points, self.sure, told)

    def as_dict(self):
        """Return the moment in canonical form."""
        pack = self.variant.cards
        told = {
            "seat": self.seat, "hand": pack.names(self.hand, self.trump), "turn_up": pack.name(self.turn_up),
            "said": list(self.said), "played": self.turn.text,
            "dead": pack.names(self.dead, self.trump), "king": self.marking or self.king,
            "score": self.score and "-".join(map(str, self.score)),
        }  # fmt: skip
        return {key: value for key, value in told.items() if value}
