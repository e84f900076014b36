"""What the two players of Écarté agree on before the game."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...core.packs import Pack
from ...errors import Misuse, choose, whole

PACK = Pack("789TAJQK")  # law 1: the ace between knave and ten
UNLIMITED = "unlimited"
MOST_PROPOSALS = 20  # no more than the stock allows
ANNOUNCING = ("optional", "compulsory")
MOST_GAME = 100


class Terms(NamedTuple):
    """A variant as the numbers laws and kernels read."""

    game: int
    proposals: int  # exchanges allowed in a deal
    dealer_least: int
    conditional: bool
    must_head: bool
    must_trump: bool
    compulsory: bool  # whether the king must be marked
    vulnerable_vole: int


@dataclass(frozen=True)
class Variant:
    """Écarté as agreed.

    Parameters
    ----------
    game : int
        Points that win the game (law 3).
    max_proposals : int or "unlimited"
        How many exchanges a deal may have (law 7).
    dealer_least : {0, 1}
        How many cards a dealer who accepted must change at least (law 6).
    conditional : bool
        Whether the dealer may accept on condition that enough cards are left for him (law 8).
    must_head, must_trump : bool
        Whether the second player must play a higher card of the suit led, and trump if he has none of it (law 10).
    announcing : {"optional", "compulsory"}
        Whether the king of trumps may be kept secret (law 9).
    vulnerable_vole : {2, 3}
        Points for all five tricks against a vulnerable player (law 13).
    stakes : bool
        Whether a game lost at no point pays treble, at one or two double (law 14).
    """

    game: int = 5
    max_proposals: str = "1"
    dealer_least: int = 0
    conditional: bool = False
    must_head: bool = True
    must_trump: bool = True
    announcing: str = "optional"
    vulnerable_vole: int = 2
    stakes: bool = False

    def __post_init__(self):
        object.__setattr__(self, "max_proposals", str(self.max_proposals))
        whole("game", self.game, 1, MOST_GAME, "points that win the game are")
        choose("max_proposals", self.max_proposals, (*map(str, range(1, MOST_PROPOSALS + 1)), UNLIMITED))
        for name, words in {"dealer_least": (0, 1), "announcing": ANNOUNCING, "vulnerable_vole": (2, 3)}.items():
            choose(name, getattr(self, name), words)
        for name in ("conditional", "must_head", "must_trump", "stakes"):
            choose(name, getattr(self, name), (False, True))
        if self.conditional and self.max_proposals in ("1", "2"):
            raise Misuse(
                "conditional", "the dealer accepts if cards are left, but two exchanges never exhaust the stock;"
                               " say --no-conditional or --max-proposals unlimited",
            )  # fmt: skip

    @property
    def cards(self):
        """The pack: which cards exist and their order (law 1)."""
        return PACK

    @property
    def proposals(self):
        """How many exchanges a deal may have, as a number (law 7)."""
        return MOST_PROPOSALS + 1 if self.max_proposals == UNLIMITED else int(self.max_proposals)

    @property
    def duties(self):
        """Whether the second player must head the trick, and whether he must trump (law 10)."""
        return int(self.must_head), int(self.must_trump)

    @property
    def terms(self):
        """The same as numbers."""
        return Terms(
            self.game, self.proposals, self.dealer_least, self.conditional, self.must_head, self.must_trump,
            self.announcing == "compulsory", self.vulnerable_vole,
        )  # fmt: skip

    def as_dict(self):
        """Return the name, if the variant has one, and every field."""
        named = [name for name, variant in VARIANTS.items() if variant == self]
        return {"name": (named or ["as given"])[0], **{f.name: getattr(self, f.name) for f in fields(self)}}


VARIANTS = {
    "enquire-within": Variant(),  # Enquire Within upon Everything, s. 118-119
    "club": Variant(max_proposals=UNLIMITED, conditional=True),  # Hoffmann; its laws 27, 38, 43, 49
    "britannica": Variant(max_proposals=UNLIMITED),  # Encyclopaedia Britannica, 11th ed.
    "stakes": Variant(max_proposals=UNLIMITED, conditional=True, stakes=True),  # club law 46, by agreement
    "modern": Variant(
        max_proposals=UNLIMITED, dealer_least=1
    ),  # Parlett and others: the dealer changes a card at least
    "free-trump": Variant(must_trump=False),  # American Cyclopaedia
}
