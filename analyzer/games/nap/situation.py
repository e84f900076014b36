"""What the asker of Nap knows when it is his turn to speak, checked, in canonical form."""

from dataclasses import dataclass
from functools import cached_property
from re import sub

from ...core.layout import Fours
from ...core.packs import all_different
from ...errors import Misuse, choose, whole
from ...settings import seat as seat_of
from ...settings import whole_amount, words_of
from . import rules
from .past import nothing_played
from .talk import Talk, code_of
from .variant import Variant

PLAYERS = 4


@dataclass(frozen=True)
class Situation:
    """A moment before the play.

    Parameters
    ----------
    variant : Variant
    players, seat : int
        Seats count from 1, the eldest hand, to `players`, the dealer.
    hand : tuple of int
    said : tuple of str
        What was said, the asker's own words included.
    pool : int
        Units in the kitty now.
    doubled : bool
        Whether stakes are doubled (law 14).
    peeped : int or None
        The card face down, if the asker has looked at it.
    dead : tuple of int
        The cards the asker threw away.
    """

    variant: Variant
    players: int
    seat: int
    hand: tuple
    said: tuple
    pool: int
    doubled: bool
    peeped: int
    dead: tuple

    @classmethod
    def read(
        cls, variant, *, hand=None, players=PLAYERS, seat=None, said=(), pool=0, doubled=False, peeped=None, dead=(),
        cards=None, over=False, speaker=None,
    ):  # fmt: skip
        """Return the situation that a person describes; see `call` for the parameters.

        `cards` is how many the hand must hold, by default those that are played; `over`: all has been said, the senior
        hand asks; `speaker`: who asks, if not he whose turn it is.
        """
        players = read_players(variant, players)
        talk = Talk(variant, players, spoken(said))
        seat = turn(variant, players, talk, seat, over, speaker)
        pack = variant.cards
        held, gone = pack.read(hand, "hand"), pack.read(dead, "dead")
        wanted = variant.tricks if cards is None else cards
        if len(held) != wanted:
            raise Misuse("hand", f"{wanted} cards, not {len(held)}{_why(variant, len(held), wanted)}")
        looked = [] if peeped is None else pack.read(peeped, "peeped")
        all_different(pack, hand=held, dead=gone, peeped=looked)
        _check_peep(talk, seat, looked, over and variant.peep == "foster")
        most = variant.dealt - variant.tricks + _thrown(variant, talk, seat)
        if len(gone) > most:
            raise Misuse("dead", f"the cards the asker threw away before: at most {most}, not {len(gone)}")
        pool = whole_amount("pool", pool, 0)
        doubled = _doubled(variant, doubled)
        return cls(
            variant, players, seat, tuple(sorted(held)), tuple(talk.said), pool, doubled,
            looked[0] if looked else None, tuple(sorted(gone)),
        )  # fmt: skip

    @classmethod
    def of_nobody(cls, variant, *, players=PLAYERS, pool=0, doubled=False):
        """Return the beginning of a deal in which nobody asks."""
        pool = whole_amount("pool", pool, 0)
        return cls(variant, read_players(variant, players), 0, (), (), pool, _doubled(variant, doubled), None, ())

    @cached_property
    def talk(self):
        """What was said, replayed."""
        return Talk(self.variant, self.players, self.said)

    @property
    def holders(self):
        """How many have cards."""
        return self.variant.holders(self.players)

    @property
    def actions(self):
        """What the asker may say."""
        return self.talk.legal

    @property
    def words(self):
        """What was said, as numbers, and of each word whether it tells of another's hand."""
        talk = self.talk
        return [code_of(self.variant, word) for word in talk.said], [who != self.seat for who in talk.speakers]

    @property
    def gone(self):
        """The cards that nobody else can hold."""
        return self.dead

    def past(self, _layouts):
        """Return what was played: nothing yet."""
        return nothing_played()

    @property
    def known(self):
        """The cards the asker knows, and how."""
        known = {card: 0 for card in self.hand} | {card: 1 for card in self.dead}
        return known | ({self.peeped: 2} if self.peeped is not None else {})

    @cached_property
    def layout(self):
        """Lanes in an order that knows no names."""
        return Fours.of(self.variant.cards, self.known)

    def as_dict(self):
        """Return the situation in canonical form."""
        pack = self.variant.cards
        told = {
            "players": self.players, "seat": self.seat, "hand": pack.names(self.hand), "said": list(self.said),
            "pool": self.pool, "doubled": self.doubled,
            "peeped": None if self.peeped is None else pack.name(self.peeped), "dead": pack.names(self.dead),
        }  # fmt: skip
        always = ("players", "said") if self.seat else ("players",)
        return {key: value for key, value in told.items() if value or key in always}


def _doubled(variant, doubled):
    """Return whether stakes are doubled (law 14)."""
    if choose("doubled", doubled, (False, True)) and not variant.double_header:
        raise Misuse("doubled", "stakes are doubled by a Double Header only; say double-header")
    return doubled


def read_players(variant, players):
    """Return how many sit at the table."""
    most = rules.most_players(variant)
    return whole("players", players, 2, most, f"Nap with {variant.dealt} of {variant.pack} cards: players are")


def spoken(words):
    """Return the words of a text or a list; `draw 3` and `draw3` are read as `draw-3`."""
    words = words_of(sub(r"\bdraw ?(?=\d)", "draw-", words) if isinstance(words, str) else words)
    return [str(word).lower().replace("ü", "u") for word in words]


def turn(variant, players, talk, seat, over=False, speaker=None):
    """Return who asks: it follows from what was said, and what is told must agree."""
    asked = None if seat is None else seat_of("seat", seat, players)
    if asked is not None and asked > variant.holders(players):
        raise Misuse("seat", f"with {players} players the dealer holds no cards: a seat is 1 to {players - 1}")
    follows = speaker or (talk.senior if over else talk.seat)
    if over and talk.seat is not None:
        raise Misuse("said", f"the calls are not over: it is the turn of seat {talk.seat}; say what all said")
    if follows is None:
        what = "nobody plays: the hand is thrown in" if over else "all have spoken; ask `play` which card to lead"
        raise Misuse("said", f"after {' '.join(talk.said)} {what}")
    if asked is None or asked == follows:
        return follows
    if over or speaker:
        raise Misuse("seat", f"it is for seat {follows} to choose, not for seat {asked}")
    if not talk.said:
        raise Misuse("seat", f'seat {asked} speaks after {asked - 1} others: say what they said, as "pass 2"')
    raise Misuse("said", f"after {len(talk.said)} words it is the turn of seat {follows}, not of seat {asked}")


def _thrown(variant, talk, seat):
    """Return how many cards a seat threw away when it bought or took the spare hand."""
    own = [word for word, speaker in zip(talk.said, talk.speakers, strict=True) if speaker == seat]
    return sum(int(w.removeprefix("draw-")) for w in own if w.startswith("draw-")) + variant.tricks * ("spare" in own)


def _check_peep(talk, seat, looked, taken):
    """Refuse a card that the asker cannot have seen, or has seen and does not tell."""
    if len(looked) > 1:
        raise Misuse("peeped", f"one card, not {len(looked)}")
    if looked and seat not in talk.peeped and not taken:
        raise Misuse("peeped", f"seat {seat} has not looked at the card face down: its word is peep, in said")
    if not looked and (seat in talk.peeped or taken):
        raise Misuse("peeped", f"seat {seat} has seen the card face down: say which it is")


def _why(variant, cards, wanted):
    """Return how to ask with so many cards, if there is such a game."""
    if cards in (6, 7) and wanted == 5:
        return "; which of six or seven to throw away `discard` tells"
    if cards == 9:
        return "; nine are played with --dealt 9"
    return ""
