"""A moment of the play of Nap as the asker sees it, checked: whose each card was, what he may play."""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from ....core.layout import Fours
from ....core.packs import all_different
from ....errors import Misuse, choose
from ....settings import seat as seat_of
from ....settings import whole_amount
from .. import rules
from ..past import Past
from ..situation import PLAYERS, read_players, spoken
from ..talk import Talk, code_of
from ..variant import Variant
from .replay import Replay


@dataclass(frozen=True)
class Moment:
    """The play of Nap when it is the asker's turn.

    Parameters
    ----------
    variant : Variant
    players, seat : int
        Seats count from 1, the eldest hand, to `players`, the dealer; it is the turn of `seat`.
    hand : tuple of int
        The cards the asker still holds.
    said : tuple of str
        What all said.
    played : tuple of tuple of int
        The tricks so far, each from its leader; the last may have begun.
    pool : int
    doubled : bool
    dead : tuple of int
        Cards the asker knows to be out of play.
    """

    variant: Variant
    players: int
    seat: int
    hand: tuple
    said: tuple
    played: tuple
    pool: int
    doubled: bool
    dead: tuple
    peeped = None  # not a field: the card face down is among those held or dead by now

    @classmethod
    def read(
        cls, variant, *, hand=None, said=(), played="", players=PLAYERS, seat=None, pool=0, doubled=False, dead=()
    ):  # fmt: skip
        """Return the moment that a person describes; see `play` for the parameters."""
        players = read_players(variant, players)
        talk = Talk(variant, players, spoken(said))
        if talk.seat is not None:
            raise Misuse("said", f"the calls are not over: it is the turn of seat {talk.seat}; say what all said")
        pack = variant.cards
        held, gone = pack.read(hand, "hand"), pack.read(dead, "dead")
        tricks = _tricks(pack, played, talk.holders)
        shown = [card for trick in tricks for card in trick]
        again = pack.names(set(held) & set(shown))
        if again:
            raise Misuse("hand", f"{' '.join(again)} is played already: the hand is what is still held")
        all_different(pack, hand=held, played=shown, dead=gone)
        if choose("doubled", doubled, (False, True)) and not variant.double_header:
            raise Misuse("doubled", "stakes are doubled by a Double Header only; say double-header")
        asked = None if seat is None else seat_of("seat", seat, players)
        pool = whole_amount("pool", pool, 0)
        moment = cls(
            variant, players, asked, tuple(sorted(held)), tuple(talk.said), tricks, pool, doubled, tuple(sorted(gone))
        )
        if moment.over:
            return moment
        moment = replace(moment, seat=moment.course.turn)
        moment.check(asked)
        return moment

    @cached_property
    def talk(self):
        """What was said, replayed."""
        return Talk(self.variant, self.players, self.said)

    @property
    def holders(self):
        """How many have cards."""
        return self.variant.holders(self.players)

    @property
    def words(self):
        """What was said in the auction as numbers, and of each word whether it tells of a hand still known.

        Of a hand that was changed afterwards (cards bought, the spare hand, the card face down) they tell nothing.
        """
        talk = self.talk
        changed = {talk.spare_to, self.seat, *talk.peeped}
        said = [(word, speaker) for word, speaker in zip(talk.said, talk.speakers, strict=True) if word[:5] != "draw-"]
        codes = [code_of(self.variant, word) for word, _ in said]
        return codes, [speaker not in changed and not self.variant.buying for _, speaker in said]

    @property
    def gone(self):
        """The cards that nobody else can hold any more."""
        return (*self.dead, *(card for trick in self.played for card in trick))

    @property
    def level(self):
        """The call that is played."""
        return rules.levels(self.variant)["nap" if self.talk.best == "spare" else self.talk.best]

    @property
    def over(self):
        """The sentence for a deal in which nobody plays a card any more, or None (laws 4, 8 and 14)."""
        if self.talk.senior is None:
            return "All passed and nobody must stand: no card is played."
        made = self.course.decided
        if made is None:
            return None
        return f"The call of {self.talk.best} by seat {self.talk.senior} is {'made' if made else 'lost'}: play is over."

    @cached_property
    def course(self):
        """What was played, replayed."""
        return Replay(self)

    @property
    def known(self):
        """The cards the asker knows, and how."""
        known = {card: 0 for card in self.hand} | {card: 1 for card in self.dead}
        return known | {card: place for place, card in enumerate((c for t in self.played for c in t), 2)}

    @cached_property
    def layout(self):
        """Lanes in an order that knows no names."""
        return Fours.of(self.variant.cards, self.known)

    def check(self, asked):
        """Refuse another seat than was asked for, a hand of the wrong size, and plays that the laws forbade."""
        if asked not in (None, self.seat):
            raise Misuse("seat", f"after what was played it is the turn of seat {self.seat}, not of seat {asked}")
        left = self.variant.tricks - len(self.course.cards_of(self.seat))
        if len(self.hand) != left:
            cards = f"{left} card{'s' * (left > 1)}"
            raise Misuse("hand", f"it is the turn of seat {self.seat}, who still holds {cards}, not {len(self.hand)}")
        self.course.check()

    @property
    def actions(self):
        """What the asker may do by name, in canonical order: the card."""
        pack = self.variant.cards
        verb = "play" if self.course.table else "lead"
        trump = self.course.trump
        names = pack.names(self.course.legal(self.hand), trump)
        return {f"{verb} {name}": pack.read(name, "hand") for name in names}

    def past(self, layouts):
        """Return what was played as sets, in each of some layouts."""
        course, seats, spare_to = self.course, range(1, self.holders + 1), self.talk.spare_to
        suits = {suit: [card for card in self.variant.cards.cards if card // 16 == suit] for suit in range(4)}
        voids = [[card for suit in course.voids[seat] for card in suits[suit]] for seat in seats]
        cards = [[course.card(trick, seat) for seat in seats] for trick in range(len(course.winners) + 1)]
        return Past(
            True, self.talk.senior - 1, course.leader - 1, -1 if spare_to is None else spare_to - 1,
            len(course.winners), course.winners.count(self.talk.senior),
            np.array([layout.lanes(() if course.trump is None else [course.trump]) for layout in layouts], np.uint64),
            np.array([[[layout.hand(c) for c in trick] for trick in cards] for layout in layouts], np.uint64),
            np.array([[layout.hand(c) for c in voids] for layout in layouts], np.uint64),
            np.array([winner - 1 for winner in course.winners], np.int64),
            np.array([self.variant.tricks - len(course.cards_of(seat)) for seat in seats], np.int64),
        )  # fmt: skip

    def as_dict(self):
        """Return the moment in canonical form."""
        pack = self.variant.cards
        played = " / ".join(" ".join(map(pack.name, trick)) for trick in self.played)
        told = {
            "players": self.players, "seat": self.seat, "hand": pack.names(self.hand, self.course.trump),
            "said": list(self.said), "played": played, "pool": self.pool, "doubled": self.doubled,
            "dead": pack.names(self.dead),
        }  # fmt: skip
        return {k: v for k, v in told.items() if v or k not in ("seat", "played", "pool", "doubled", "dead")}


def _tricks(pack, played, holders):
    """Return the tricks of a text or a list, in each a card of everybody but in the last."""
    texts = played.split("/") if isinstance(played, str) else list(played)
    tricks = [tuple(pack.read(text, "played")) for text in texts]
    tricks = [trick for trick in tricks if trick]
    for number, trick in enumerate(tricks, 1):
        if len(trick) > holders or (len(trick) < holders and number < len(tricks)):
            raise Misuse("played", f"trick {number} has {len(trick)} cards, but {holders} play")
    return tuple(tricks)
