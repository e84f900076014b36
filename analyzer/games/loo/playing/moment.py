"""A moment of the play as the asker sees it, checked: who is in, whose each card was, what he may play."""

from dataclasses import dataclass, replace
from functools import cached_property

from ....core.layout import Layout
from ....core.packs import all_different
from ....errors import Misuse, whole
from ....settings import seat as seat_of
from ....settings import whole_amount
from .. import rules
from ..situation import POOLS
from ..variant import Variant
from .replay import Replay
from .told import TRICKS, read_tricks, read_words


@dataclass(frozen=True)
class Moment:
    """The play of three-card Loo when it is the asker's turn.

    Parameters
    ----------
    variant : Variant
    players, seat : int
        Seats count from 1, the eldest hand, to `players`, the dealer; it is the turn of `seat`.
    hand : tuple of int
        The cards the asker still holds.
    turn_up : int
    said : tuple of str
        What every seat said.
    played : tuple of tuple of int
        The tricks so far, each from its leader; the last may have begun.
    pool : int
    dead : tuple of int
        The cards the asker threw away for the miss, if he remembers them.
    """

    variant: Variant
    players: int
    seat: int
    hand: tuple
    turn_up: int
    said: tuple
    played: tuple
    pool: int
    dead: tuple

    @classmethod
    def read(cls, variant, *, hand, turn_up, said=(), played="", players=5, seat=None, pool=None, dead=()):
        """Return the moment that a person describes; see `play` for the parameters."""
        if variant.form != "three":
            raise Misuse("form", f"three-card Loo only, not {variant.form}")
        most = rules.most_players(variant)
        players = whole("players", players, 3, most, f"{variant.form} Loo with {variant.pack} cards: players are")
        pack = variant.cards
        held, turned, gone = pack.read(hand, "hand"), pack.read(turn_up, "turn_up"), pack.read(dead, "dead")
        if len(turned) != 1:
            raise Misuse("turn_up", f"one card, not {len(turned)}")
        said = read_words(variant, players, said, rules.all_must_stand(variant, turned[0]))
        tricks = read_tricks(pack, played, players - said.count("throw"))
        shown = [card for trick in tricks for card in trick]
        again = pack.names(set(held) & set(shown))
        if again:
            raise Misuse("hand", f"{' '.join(again)} is played already: the hand is what is still held")
        all_different(pack, hand=held, turn_up=turned, played=shown, dead=gone)
        seat = None if seat is None else seat_of("seat", seat, players)
        pool = whole_amount("pool", POOLS["three"] if pool is None else pool)
        moment = cls(variant, players, seat, tuple(sorted(held)), turned[0], said, tricks, pool, tuple(sorted(gone)))
        if moment.over:
            return moment
        moment = replace(moment, seat=moment.course.turn)
        moment.check(seat)
        return moment

    @property
    def must(self):
        """Whether everybody stands on his own cards: a club turned up under club law (law 16)."""
        return rules.all_must_stand(self.variant, self.turn_up)

    @property
    def inside(self):
        """The seats that play, eldest first."""
        return [seat for seat, word in enumerate(self.said, 1) if word != "throw"]

    @property
    def for_pool(self):
        """The dealer's seat if he plays the miss for the pool (law 5), or None."""
        return self.players if self.said[-1] == "defend" else None

    @property
    def order(self):
        """The seats that play, from the first leader (law 6)."""
        seats = self.inside
        holders = [seat for seat in seats if self.said[seat - 1] in ("miss", "defend")]
        first = seats.index(holders[0]) if holders and self.variant.miss_leads else 0
        return seats[first:] + seats[:first]

    @property
    def over(self):
        """The sentence for a deal in which nobody plays a card (laws 4 and 17), or None."""
        if len(self.inside) == 1:
            return f"Seat {self.inside[0]} takes the pool of {self.pool} without play."
        trumps = len(self.hand) == TRICKS and all(card // 16 == self.turn_up // 16 for card in self.hand)
        shown = self.variant.flush == "foster" and not self.played and self.order[0] != self.for_pool
        if shown and trumps:
            return "Three trumps take the pool at once (law 17): no card is played."
        return None

    @cached_property
    def layout(self):
        """Lanes in an order that knows no names, only which cards are known, and from where."""
        known = {card: 0 for card in self.hand} | {card: 1 for card in self.dead}
        known |= {card: place for place, card in enumerate((c for trick in self.played for c in trick), 2)}
        plain = [suit for suit in range(4) if suit != self.turn_up // 16]
        plain.sort(key=lambda suit: sorted((card % 16, place) for card, place in known.items() if card // 16 == suit))
        return Layout(self.variant.cards, self.turn_up // 16, tuple(plain))

    @cached_property
    def unseen(self):
        """The cards the asker has not seen."""
        seen = {self.turn_up, *self.hand, *self.dead, *(card for trick in self.played for card in trick)}
        return [card for card in self.variant.cards.cards if card not in seen]

    @cached_property
    def course(self):
        """What was played, replayed."""
        return Replay(self)

    def check(self, asked):
        """Refuse another seat than was asked for, a hand of the wrong size, and plays that the laws forbade."""
        if asked not in (None, self.seat):
            raise Misuse("seat", f"after what was played it is the turn of seat {self.seat}, not of seat {asked}")
        left = TRICKS - len(self.course.cards_of(self.seat))
        if len(self.hand) != left:
            cards = f"{left} card{'s' * (left > 1)}"
            raise Misuse("hand", f"it is the turn of seat {self.seat}, who still holds {cards}, not {len(self.hand)}")
        if self.dead and (self.said[self.seat - 1] not in ("miss", "defend") or len(self.dead) != TRICKS):
            raise Misuse("dead", f"the {TRICKS} cards thrown away by the asker for the miss; leave it out")
        self.course.check()

    @cached_property
    def legal(self):
        """The cards the asker may play, in canonical order."""
        pack, trump = self.variant.cards, self.turn_up // 16
        return pack.read(pack.names(self.course.legal(self.hand), trump), "hand")

    @property
    def actions(self):
        """What the asker may do, as rows are named."""
        verb = "play" if self.course.table else "lead"
        return [f"{verb} {self.variant.cards.name(card)}" for card in self.legal]

    def as_dict(self):
        """Return the moment in canonical form."""
        pack, trump = self.variant.cards, self.turn_up // 16
        played = " / ".join(" ".join(map(pack.name, trick)) for trick in self.played)
        told = {
            "players": self.players, "seat": self.seat, "hand": pack.names(self.hand, trump),
            "turn_up": pack.name(self.turn_up), "said": list(self.said), "played": played, "pool": self.pool,
            "dead": pack.names(self.dead, trump),
        }  # fmt: skip
        return {key: value for key, value in told.items() if value or key not in ("seat", "played", "dead")}
