"""What the asker of Loo knows when it is his turn to declare, checked, in canonical form."""

from dataclasses import dataclass, replace
from re import sub

from ...core.packs import all_different
from ...errors import Misuse, choose, whole
from ...settings import seat as seat_of
from ...settings import whole_amount, words_of
from . import rules
from .variant import FORMS, Variant

POOLS = {"three": 15, "five": 25, "irish": 15}


@dataclass(frozen=True)
class Situation:
    """A declaration.

    Parameters
    ----------
    variant : Variant
    players, seat : int
        Seats count from 1, the eldest hand, to `players`, the dealer.
    hand : tuple of int
    turn_up : int
    said : tuple of str
        What the seats before the asker said.
    pool : int
        Counters played for.
    """

    variant: Variant
    players: int
    seat: int
    hand: tuple
    turn_up: int
    said: tuple
    pool: int

    @classmethod
    def read(cls, variant, *, hand=None, turn_up=None, players=5, seat=None, said=(), pool=None):
        """Return the situation that a person describes; see `declare` for the parameters."""
        most = rules.most_players(variant)
        game = f"{FORMS[variant.form]} with {variant.pack} cards"
        game += "" if variant.form == "three" else ", so that the pack never runs out"
        players = whole("players", players, 3, most, f"{game}: players are")
        pack = variant.cards
        cards, turned = pack.read(hand, "hand"), pack.read(turn_up, "turn_up")
        if len(cards) != variant.hand:
            raise Misuse("hand", f"{variant.hand} cards, not {len(cards)}{_other_form(variant, len(cards))}")
        if len(turned) != 1:
            raise Misuse("turn_up", f"one card, not {len(turned)}")
        all_different(pack, hand=cards, turn_up=turned)
        said = tuple(spoken(said))
        pool = POOLS[variant.form] if pool is None else pool
        pool = whole_amount("pool", pool)
        moment = cls(variant, players, 0, tuple(sorted(cards)), turned[0], said, pool)
        moment = replace(moment, seat=_seat(seat, said, moment.turns))
        heard = []
        for place, word in enumerate(said, 1):
            choose("said", word, rules.words(variant, players, place, heard, moment.must))
            heard.append(word)
        return moment

    @property
    def must(self):
        """Whether everybody stands on his own cards: a club turned up under club law (law 16)."""
        return rules.all_must_stand(self.variant, self.turn_up)

    @property
    def two_rounds(self):
        """Whether all declare before those who play exchange (law 22)."""
        return self.variant.exchange == "after" and not self.must

    @property
    def exchanges_later(self):
        """Whether this is the first of two rounds."""
        return self.two_rounds and len(self.said) < self.players

    @property
    def turns(self):
        """The seats in the order in which they speak, as far as it is known by now."""
        first = list(range(1, self.players + 1))
        again = [seat for seat, word in zip(first, self.said, strict=False) if word == "stand"]
        return first + again if self.two_rounds and not self.exchanges_later else first

    @property
    def actions(self):
        """What the asker may say."""
        return rules.words(self.variant, self.players, self.seat, list(self.said), self.must)

    def as_dict(self):
        """Return the situation in canonical form."""
        pack = self.variant.cards
        return {
            "players": self.players, "seat": self.seat, "hand": pack.names(self.hand, self.turn_up // 16),
            "turn_up": pack.name(self.turn_up), "said": list(self.said), "pool": self.pool,
        }  # fmt: skip


def spoken(words):
    """Return the words of a text or a list; `draw 3` and `draw3` are read as `draw-3`."""
    return words_of(sub(r"\bdraw ?(?=\d)", "draw-", words) if isinstance(words, str) else words)


def _other_form(variant, cards):
    """Return how to ask with so many cards, if there is such a game."""
    if variant.form == "three":
        return "; five are held in five-card Loo: --variant five-card" if cards == 5 else ""
    return "; in Irish Loo three are held" if variant.form == "five" and cards == 3 else ""


def _seat(seat, said, turns):
    """Return whose turn it is: it follows from what was said, and what is told must agree."""
    if len(said) >= len(turns):
        raise Misuse("said", f"{len(said)} words, but only {len(turns) - 1} are said before the last")
    follows = turns[len(said)]
    if seat is None:
        return follows
    seat = seat_of("seat", seat, max(turns))
    if seat != follows:
        if not said:
            raise Misuse("said", f'seat {seat} speaks after {seat - 1} others: say what they said, as "throw stand"')
        raise Misuse("said", f"after {len(said)} words it is the turn of seat {follows}, not of seat {seat}")
    return seat
