"""What the players of Nap agree on before the deal."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...core.packs import WHIST
from ...errors import Misuse, choose, whole

DEALT = (5, 6, 7, 9)  # cards dealt to each: 6 and 7 are thrown down to five (law 19), nine are all played (law 20)
STANDS_OUT = ("6", "5", "none")
ALL_PASS = ("eldest", "dealer", "thrown-in")
MISERIES = ("none", "below-three", "above-three")
RAISES = ("none", "wellington", "blucher")
RAISE_STAKES = ("full", "mild", "foster")
FAILED_NAPS = ("nothing", "doubles")
PEEPS = ("none", "hoffmann", "foster")
MOST_STAKE = 100  # units


class Terms(NamedTuple):
    """A variant as the numbers laws and kernels read."""

    ranks: int  # in a suit
    dealt: int
    tricks: int
    lowest: int
    all_pass: int  # a place in ALL_PASS
    double_header: bool
    misery: int  # its level, 0 if it is not agreed
    misery_trumps: bool
    raises: int  # a place in RAISES
    challenge: bool
    doubles: bool  # a failed Nap doubles the kitty
    toll: bool
    spare: bool
    buying: bool
    peep: int  # a place in PEEPS
    kitty: int
    kitty_others: int


@dataclass(frozen=True)
class Variant:
    """Nap as agreed.

    Parameters
    ----------
    pack : {52, 32}
        Cards in the pack; with 32 the seven is the lowest (law 18).
    dealt : {5, 6, 7, 9}
        Cards dealt to each (laws 2, 19 and 20).
    stands_out : {"6", "5", "none"}
        From so many players on the dealer gets no cards, but pays and is paid (law 1).
    lowest : int
        The lowest call; by default 1, with Double Header 3 (laws 3 and 14).
    all_pass : {"eldest", "dealer", "thrown-in"}
        Who must stand for the lowest call if all pass (law 4).
    double_header : bool
        If all pass nobody must stand; stakes are doubled until a caller wins (law 14).
    nap_wins, nap_loses : int
        What Nap wins from each and pays to each; by default twice the tricks, and once (laws 9 and 20).
    misery : {"none", "below-three", "above-three"}
        The call to take no trick, and its rank (law 11).
    misery_trumps : bool
        Whether its lead makes trumps.
    misery_loss : {3, 6}
        What it pays to each.
    raises : {"none", "wellington", "blucher"}
        What may be called over Nap (laws 15 and 16).
    raise_stakes : {"full", "mild", "foster"}
        20/10 and 30/15; 10/10 and 10/15; 10/10 and 10/20.
    challenge : bool
        The Nap caller, raised, may take the raise himself (law 17).
    kitty, kitty_others : int
        What the dealer and what each other player puts into the kitty at every deal (law 10).
    failed_nap : {"nothing", "doubles"}
        What a failed Nap pays into the kitty (law 22).
    toll : bool
        A knave or a five played that is no trump pays 1 to the kitty (law 22).
    spare : bool
        A spare hand, for who will stand for Nap on the best of both (law 13).
    buying : bool
        Cards may be bought before the calls (law 12).
    peep : {"none", "hoffmann", "foster"}
        A card face down at which one may look for 1 to the kitty (law 21).
    """

    pack: int = 52
    dealt: int = 5
    stands_out: str = "6"
    lowest: int = None
    all_pass: str = "eldest"
    double_header: bool = False
    nap_wins: int = None
    nap_loses: int = None
    misery: str = "none"
    misery_trumps: bool = True
    misery_loss: int = 3
    raises: str = "none"
    raise_stakes: str = "full"
    challenge: bool = False
    kitty: int = 0
    kitty_others: int = 0
    failed_nap: str = "nothing"
    toll: bool = False
    spare: bool = False
    buying: bool = False
    peep: str = "none"

    def __post_init__(self):
        object.__setattr__(self, "stands_out", str(self.stands_out))
        allowed = {
            "pack": tuple(WHIST), "dealt": DEALT, "stands_out": STANDS_OUT, "all_pass": ALL_PASS, "misery": MISERIES,
            "misery_loss": (3, 6), "raises": RAISES, "raise_stakes": RAISE_STAKES, "failed_nap": FAILED_NAPS,
            "peep": PEEPS,
        }  # fmt: skip
        for name, words in allowed.items():
            choose(name, getattr(self, name), words)
        for name in ("double_header", "misery_trumps", "challenge", "toll", "spare", "buying"):
            choose(name, getattr(self, name), (False, True))
        for name in ("kitty", "kitty_others"):
            whole(name, getattr(self, name), 0, MOST_STAKE, "units are whole,")
        bounds = {"lowest": (self.tricks - 1, "the lowest call is"), "nap_wins": (MOST_STAKE, "units are whole,")}
        for name, value in self.defaults.items():
            most, what = bounds.get(name, bounds["nap_wins"])
            if getattr(self, name) is not None and whole(name, getattr(self, name), 1, most, what) == value:
                object.__setattr__(self, name, None)  # so that two that are agreed alike are equal
        self._check_senseless()

    def _check_senseless(self):
        """Refuse what would be agreed in vain."""
        if self.raises == "none" and (self.challenge or self.raise_stakes != "full"):
            name = "challenge" if self.challenge else "raise_stakes"
            raise Misuse(name, "there is nothing to raise to; say raises wellington or blucher")
        if self.misery == "none" and (self.misery_loss != 3 or not self.misery_trumps):
            name = "misery_loss" if self.misery_loss != 3 else "misery_trumps"
            raise Misuse(name, "Misery is not agreed; say misery below-three or above-three")
        if self.double_header and self.all_pass != "eldest":
            raise Misuse("all_pass", "with a Double Header nobody must stand; leave one of the two out")

    @property
    def defaults(self):
        """What the fields that may be left open are then."""
        return {"lowest": 3 if self.double_header else 1, "nap_wins": 2 * self.tricks, "nap_loses": self.tricks}

    def agreed(self, name):
        """Return a field, or what it is where it was left open."""
        value = getattr(self, name)
        return self.defaults.get(name) if value is None else value

    @property
    def cards(self):
        """The pack: which cards exist and their order."""
        return WHIST[self.pack]

    @property
    def tricks(self):
        """Tricks of a deal, and cards played: five, or all nine (laws 19 and 20)."""
        return 9 if self.dealt == 9 else 5

    @property
    def has_kitty(self):
        """Whether something is ever paid into a kitty (laws 10, 12, 21 and 22)."""
        return bool(self.kitty or self.kitty_others or self.toll or self.buying or self.peep != "none")

    def holders(self, players):
        """Return law 1: how many of the players get cards."""
        out = self.stands_out != "none" and players >= int(self.stands_out)
        return players - out

    @property
    def terms(self):
        """The same as numbers."""
        return Terms(
            len(self.cards.ranks), self.dealt, self.tricks, self.agreed("lowest"), ALL_PASS.index(self.all_pass),
            self.double_header, {"none": 0, "below-three": 5, "above-three": 7}[self.misery], self.misery_trumps,
            RAISES.index(self.raises), self.challenge, self.failed_nap == "doubles", self.toll, self.spare, self.buying,
            PEEPS.index(self.peep), self.kitty, self.kitty_others,
        )  # fmt: skip

    def as_dict(self):
        """Return the name, if the variant has one, and every field."""
        named = [name for name, variant in VARIANTS.items() if variant == self]
        return {"name": (named or ["as given"])[0], **{f.name: self.agreed(f.name) for f in fields(self)}}


VARIANTS = {
    "baxter-wray": Variant(),  # Round Games with Cards, 1891, p. 3-15
    "kitty": Variant(kitty=1),
    "double-header": Variant(double_header=True),
    "wellington": Variant(raises="blucher", misery="below-three"),
    "hoffmann": Variant(all_pass="dealer", misery="above-three", misery_trumps=False, raises="wellington"),
    "foster": Variant(
        all_pass="dealer", misery="above-three", misery_trumps=False, raises="blucher", raise_stakes="foster"
    ),
    "thrown-in": Variant(all_pass="thrown-in"),
    "purchase": Variant(buying=True),
    "sir-garnet": Variant(spare=True),
    "peep": Variant(peep="hoffmann"),
    "six-card": Variant(dealt=6),
    "seven-card": Variant(dealt=7),
    "nine-card": Variant(dealt=9),
    "short-pack": Variant(pack=32),
}
