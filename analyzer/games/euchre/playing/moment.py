"""A moment of the play of Euchre as the asker sees it, checked: whose each card was, what he may play."""

from dataclasses import dataclass
from functools import cached_property

from ....core.deal import ORDERS
from ....core.making import PLACES, SIXTH
from ....core.packs import all_different
from ....core.past import places_of, read_tricks
from ....core.trumps import LANE_ORDERS
from ....core.turn import Turn
from ....errors import Misuse
from ....settings import seat as seat_of
from .. import rules
from ..layout import Lanes
from ..moment import SEATS, read_said, read_score
from ..rules import CARDS, DEALER, DUTIES, ELDER, other_of_colour
from ..variant import Variant

LAW = "he must follow suit, the left bower among the trumps (laws 2 and 9)"


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
        The card that the asker threw for the turn-up, if he did.
    score : tuple of int or None
        The asker's points before the deal and the other's, if the game counts.
    """

    variant: Variant
    seat: int
    hand: tuple
    turn_up: int
    said: tuple
    played: tuple
    dead: tuple = ()
    score: tuple = None

    @classmethod
    def read(cls, variant, *, hand=None, turn_up=None, said=(), played="", seat=None, dead=(), score=None):
        """Return the moment that a person describes; see `play` for the parameters."""
        pack = variant.cards
        held, turned, gone = pack.read(hand, "hand"), pack.read(turn_up, "turn_up"), pack.read(dead, "dead")
        if len(turned) != 1:
            raise Misuse("turn_up", f"one card, not {len(turned)}")
        said = read_said(variant, turned[0] // 16, said)
        if rules.maker(said) is None:
            raise Misuse("said", "trumps are not made: say all words, as order, or pass take, or pass pass name-d")
        tricks = read_tricks(pack, played, CARDS)
        shown = [card for trick in tricks for card in trick]
        all_different(pack, hand=held, played=shown, dead=gone)
        score = None if score is None else read_score(variant, score)
        moment = cls(variant, 0, tuple(sorted(held)), turned[0], said, tricks, tuple(sorted(gone)), score)
        turn = moment.turn.seat
        if seat is not None and seat_of("seat", seat, 2) != turn:
            raise Misuse("seat", f"after what was played it is the turn of {SEATS[turn]}")
        moment = cls(variant, turn, moment.hand, turned[0], said, tricks, moment.dead, score)
        moment.check()
        return moment

    @property
    def trump(self):
        """The suit of trumps (laws 4 to 6)."""
        return self.turn_up // 16 if self.is_taken_up else "cdhs".index(self.said[-1][-1])

    @property
    def is_taken_up(self):
        """Whether the dealer had the turn-up (law 4)."""
        return rules.takes_up(self.said)

    @cached_property
    def lanes(self):
        """The suits in lanes round that of the turn-up, in an order that knows no names."""
        key = places_of([self.hand, self.dead, *([card] for trick in self.played for card in trick)])
        turned = self.turn_up // 16
        others = [suit for suit in range(4) if suit not in (turned, other_of_colour(turned))]
        return Lanes(self.variant, (turned, *sorted(others, key=key.get), other_of_colour(turned)))

    @property
    def lane(self):
        """The lane of trumps."""
        return self.lanes.suits.index(self.trump)

    @cached_property
    def layouts(self):
        """Trumps on top, of each order of the plain suits."""
        sixths = PLACES[:, self.lane, SIXTH].tolist()
        return [self.lanes.made(self.lane, ORDERS[sixths.index(sixth)]) for sixth in range(len(LANE_ORDERS))]

    @cached_property
    def turn(self):
        """What was played, and what the asker sees of it."""
        return Turn(self.played, self.layouts, DUTIES, self.hand, self.dead)

    @property
    def dealt(self):
        """The five cards the asker was dealt."""
        return [card for card in (*self.turn.mine, *self.dead) if card != self.turn_up]

    @property
    def sure(self):
        """What the asker knows the other to hold: the turn-up, which he took."""
        took = self.is_taken_up and self.seat == ELDER and self.turn_up not in self.turn.past.cards_of(DEALER)
        return (self.turn_up,) if took else ()

    @property
    def away(self):
        """The cards the asker does not see."""
        seen = {*self.turn.mine, *self.dead, self.turn_up, *self.turn.shown}
        return [card for card in self.variant.cards.cards if card not in seen] + list(self.sure)

    def check(self):
        """Refuse a hand of the wrong size, a turn-up in the wrong place, and plays that the laws forbade."""
        took, turned = self.is_taken_up, self.variant.cards.name(self.turn_up)
        self.turn.check(SEATS[self.seat])
        mine = took and self.seat == DEALER
        if len(self.dead) != mine:
            what = f"one card, that the dealer threw for {turned} (law 4)" if mine else "nobody but a dealer who asks"
            raise Misuse(
                "dead", f"{what}{'' if mine else f' and took {turned} has thrown a card'}; not {len(self.dead)}"
            )
        if mine and self.turn_up not in self.turn.mine:
            raise Misuse("hand", f"the dealer took {turned}: it is among the cards held or played (law 4)")
        where = {"hand": () if mine else self.hand, "dead": self.dead, "played": self.turn.past.cards_of(ELDER)}
        where["played"] += [] if took else self.turn.past.cards_of(DEALER)
        whose = "the dealer took it" if took else "it is nobody's"
        for key, cards in where.items():
            if self.turn_up in cards:
                raise Misuse(key, f"{turned} was turned up, and {whose}")
        self.turn.past.check({self.seat: self.hand, self.turn.other: self.sure}, LAW)

    @property
    def actions(self):
        """What the asker may do by name, in canonical order: the card."""
        return self.turn.actions(self.layouts[0].in_turn(self.turn.plays))

    def scene(self, points):
        """Return the moment as kernels take it; `points`: what each number of tricks brings the asker."""
        told = (self.turn_up,) if self.is_taken_up and self.turn_up in self.hand else ()
        return self.turn.scene(self.actions.values(), self.away, points, self.sure, told)

    def as_dict(self):
        """Return the moment in canonical form."""
        pack = self.variant.cards
        told = {
            "seat": self.seat, "hand": self.layouts[0].in_turn(self.hand), "turn_up": pack.name(self.turn_up),
            "said": list(self.said), "played": self.turn.text,
            "dead": pack.names(self.dead), "score": self.score and "-".join(map(str, self.score)),
        }  # fmt: skip
        return {key: value for key, value in told.items() if value}
