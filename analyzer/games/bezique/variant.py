"""What the two players of Bezique agree on before the game; the pack, and what is declared, as numbers."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...core.packs import Pack
from ...errors import choose

PACK = Pack("789JQKTA")  # every card of it is there twice
GAMES_TO = (1000, 2000, 4000)
LAST_TRICKS = (32, 24)
NOTHING, MARRIAGE = 0, 1  # codes of declarations; MARRIAGE + lane is the marriage of a lane, 0 to 3
SEQUENCE, BEZIQUE, DOUBLE, FOUR_ACES, FOUR_KINGS, FOUR_QUEENS, FOUR_KNAVES = range(5, 12)
CODES = 12
POINTS = (0, 20, 20, 20, 20, 250, 40, 500, 100, 80, 60, 40)  # by code; 40 for the marriage in trumps (law 9)
ROYAL_POINTS = 40
SEVEN = 10  # for the seven of trumps, turned, exchanged or played (laws 2, 14 and 15)


class Terms(NamedTuple):
    """A variant as the numbers laws and kernels read."""

    suit_led: bool
    last_trick: int
    other_bezique: bool
    must_trump: bool
    afresh: bool
    game: int
    elder_first: bool


@dataclass(frozen=True)
class Variant:
    """Bezique as agreed.

    Parameters
    ----------
    suit_led : bool
        While there is a stock a plain card of another suit than that led never takes the trick; else the higher rank
        takes it, whatever its suit (law 5).
    last_trick : {32, 24}
        Which trick brings ten: the last of all, or the last before the stock is gone (law 17).
    other_bezique : bool
        Bezique is the queen of clubs with the knave of hearts where spades or diamonds are trumps (law 21).
    must_trump : bool
        In the last eight tricks who is void of the suit led must trump if able (law 16).
    afresh : bool
        Four of a rank, a sequence or a marriage of fresh cards scores again (law 13); single bezique does in any case.
    game : {1000, 2000, 4000}
        Points that win the game (law 19).
    elder_first : bool
        Elder's aces and tens are counted first, and he wins if they bring him to the game (law 20).
    """

    suit_led: bool = False
    last_trick: int = 32
    other_bezique: bool = False
    must_trump: bool = True
    afresh: bool = True
    game: int = 1000
    elder_first: bool = False

    def __post_init__(self):
        choose("last_trick", self.last_trick, LAST_TRICKS)
        choose("game", self.game, GAMES_TO)
        for name in ("suit_led", "other_bezique", "must_trump", "afresh", "elder_first"):
            choose(name, getattr(self, name), (False, True))

    @property
    def cards(self):
        """The pack: which cards exist, each twice, and their order."""
        return PACK

    @property
    def terms(self):
        """The same as numbers."""
        return Terms(*(getattr(self, name) for name in Terms._fields))

    def as_dict(self):
        """Return the name, if the variant has one, and every field."""
        named = [name for name, variant in VARIANTS.items() if variant == self]
        return {"name": (named or ["as given"])[0], **{f.name: getattr(self, f.name) for f in fields(self)}}


VARIANTS = {
    "enquire-within": Variant(),  # Enquire Within Upon Everything, sections 122-128
    "suit-led": Variant(suit_led=True),  # as Hoffmann, Foster and the Encyclopaedia Britannica have it
}
