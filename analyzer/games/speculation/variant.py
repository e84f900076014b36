"""What the players of Speculation agree on before the deal."""

from dataclasses import asdict, dataclass
from typing import NamedTuple

from ...core.packs import WHIST
from ...errors import Misuse, choose, whole
from ...settings import numbers

COURTS = ("pass", "ace", "play", "showdown")

NEVER = 16  # a slot no card has


class Terms(NamedTuple):
    """A variant as the numbers laws and kernels read: slots of ranks, counters in thousandths."""

    ace: int
    knave: int
    five: int
    passing: int  # turn-ups from this slot on pass the deal
    showing: int  # turn-ups from this slot on, below the ace, are shown down
    spare: int
    to_pool: int
    penalty: int
    dealer_stake: int
    stake: int


@dataclass(frozen=True)
class Variant:
    """Speculation as agreed.

    Parameters
    ----------
    pack : {52, 32}
        Cards in the pack; with 32 the seven is the lowest.
    court : {"pass", "ace", "play", "showdown"}
        What a court card as turn-up does (law 4). `pass`: A K Q J end the deal at once, its owner has the pool;
        `ace`: only an ace does; `play`: nothing special; `showdown`: an ace ends it, after K Q J the turn-up is
        offered for sale and then all hands are turned together.
    spare : bool
        A spare hand in the centre, turned last; if it holds the best trump nobody wins (law 9).
    turn_up_to : {"dealer", "pool"}
        Whose the turn-up is (law 3); the pool's may not be sold, and nobody wins if it stays best.
    penalty : int
        What the owner of a knave or five of any suit pays to the pool when it is turned (law 10); 0: no such rule.
    stakes : tuple of (int, int)
        What the dealer and each other player put into the pool (law 2).
    """

    pack: int = 52
    court: str = "pass"
    spare: bool = False
    turn_up_to: str = "dealer"
    penalty: int = 0
    stakes: tuple = (2, 1)

    def __post_init__(self):
        choose("pack", self.pack, tuple(WHIST))
        choose("court", self.court, COURTS)
        choose("turn_up_to", self.turn_up_to, ("dealer", "pool"))
        choose("spare", self.spare, (False, True))
        object.__setattr__(self, "stakes", numbers("stakes", self.stakes))
        whole("penalty", self.penalty, 0, 100, "a penalty is whole,")
        if len(self.stakes) != 2:
            raise Misuse("stakes", f"two whole numbers, the dealer's and each other's, say 2 1; not {len(self.stakes)}")
        for stake in self.stakes:
            whole("stakes", stake, 0, 500, "a stake is whole,")

    @property
    def cards(self):
        """The pack: which cards exist and their order."""
        return WHIST[self.pack]

    @property
    def terms(self):
        """The same as numbers."""
        slot = {rank: place for place, rank in enumerate(self.cards.ranks)}
        passing = {"pass": slot["J"], "ace": slot["A"], "play": NEVER, "showdown": slot["A"]}[self.court]
        return Terms(
            slot["A"], slot["J"], slot.get("5", NEVER), passing, slot["J"] if self.court == "showdown" else NEVER,
            3 * self.spare, int(self.turn_up_to == "pool"), *(1000 * x for x in (self.penalty, *self.stakes)),
        )  # fmt: skip

    def as_dict(self):
        """Return the name, if the variant has one, and every field."""
        named = [name for name, variant in VARIANTS.items() if variant == self]
        return {"name": (named or ["as given"])[0], **asdict(self), "stakes": list(self.stakes)}


VARIANTS = {
    "baxter-wray": Variant(),  # Round Games with Cards, 1891, p. 77-79
    "hoyle-1847": Variant(court="ace", stakes=(6, 4)),
    "britannica": Variant(court="ace"),  # 11th edition
    "foster": Variant(court="showdown"),  # Complete Hoyle, p. 501
}
