"""What the two players of Euchre agree on before the game."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...core.packs import Pack
from ...errors import choose, whole

ELDER, DEALER = 1, 2  # seats
PACKS = {32: Pack("789TJQKA"), 24: Pack("9TJQKA")}
MARCHES = (2, 3, 4)
MOST_GAME = 100


class Terms(NamedTuple):
    """A variant as the numbers laws and kernels read."""

    ranks: int  # in a suit
    game: int
    stick_dealer: bool
    rename: bool
    defenders_march: int


@dataclass(frozen=True)
class Variant:
    """Two-handed Euchre as agreed.

    Parameters
    ----------
    pack : {32, 24}
        Cards in the pack; with 24 the nine is the lowest (law 1).
    game : int
        Points that win the game (law 12).
    stick_dealer : bool
        Whether the dealer must name a suit when elder has passed twice (law 6).
    rename : bool
        Whether the suit turned down may be named (law 5).
    defenders_march : {2, 3, 4}
        Points of who opposes the maker for all five tricks (law 11).
    """

    pack: int = 32
    game: int = 5
    stick_dealer: bool = False
    rename: bool = False
    defenders_march: int = 2

    def __post_init__(self):
        choose("pack", self.pack, tuple(PACKS))
        whole("game", self.game, 1, MOST_GAME, "points that win the game are")
        choose("defenders_march", self.defenders_march, MARCHES)
        for name in ("stick_dealer", "rename"):
            choose(name, getattr(self, name), (False, True))

    @property
    def cards(self):
        """The pack: which cards exist and their order in a plain suit (law 1)."""
        return PACKS[self.pack]

    @property
    def terms(self):
        """The same as numbers."""
        return Terms(len(self.cards.ranks), self.game, self.stick_dealer, self.rename, self.defenders_march)

    def as_dict(self):
        """Return the name, if the variant has one, and every field."""
        named = [name for name, variant in VARIANTS.items() if variant == self]
        return {"name": (named or ["as given"])[0], **{f.name: getattr(self, f.name) for f in fields(self)}}


VARIANTS = {
    "enquire-within": Variant(),  # Enquire Within upon Everything, s. 120-121; where it is silent, Hoffmann
    "stick-the-dealer": Variant(stick_dealer=True),
    "short-pack": Variant(pack=24),  # the pack of four-handed Euchre today
}
