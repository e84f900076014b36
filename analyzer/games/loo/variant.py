"""What the players of Loo agree on before the deal."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...core.packs import WHIST
from ...errors import Misuse, choose, whole

FORMS = {"three": "three-card Loo", "five": "five-card Loo", "irish": "Irish Loo"}
SINGLES = ("show", "must", "bold", "none")
LEADS = ("highest", "one", "trump")
FLUSHES = ("none", "foster", "book", "hoffmann")
PAMS = ("none", "clubs", "trumps")
EXCHANGES = ("at-once", "after")
NO_LIMIT = 2**31  # a cap that no pool reaches


class Terms(NamedTuple):
    """A variant as the numbers laws and kernels read."""

    cards: int  # in a hand, and tricks
    ranks: int  # in a suit
    lead: int  # place in LEADS
    miss_leads: int
    may_give_up: int  # the dealer against one stander
    flush: int  # place in FLUSHES
    civil: int


@dataclass(frozen=True)
class Variant:
    """Loo as agreed.

    Parameters
    ----------
    form : {"three", "five", "irish"}
        Three cards and a miss; five cards, exchanged, with Pam (law 18); three cards, exchanged, no miss (law 22).
    pack : {52, 32}
        Cards in the pack; with 32 the seven is the lowest.
    loo : str
        What a player without a trick pays to the next pool (law 11): a number of counters, `unlimited` (the pool),
        `mixed-30` (the pool, at most 30).
    deal : int
        The dealer's stake (law 1).
    ante : int
        What each other player puts in at every deal; nothing in Baxter-Wray's game.
    single : {"show", "must", "bold", "none"}
        The deal after one in which nobody was looed (laws 12 to 15).
    single_loo : int
        What a single costs.
    lead : {"highest", "one", "trump"}
        Duty of the first lead (law 6): with two or more trumps the highest, or one of them; or a trump whenever held.
    miss_leads : bool
        Whoever plays the miss leads first.
    club_law : bool
        A club turned up: everybody stands on his own cards, there is no miss (law 16).
    defend : {"pool", "free"}
        The dealer against one stander plays the miss for the pool, or may throw up (law 5).
    flush : {"none", "foster", "book", "hoffmann"}
        Three trumps win the pool outright (three cards, foster; law 17); five of a suit do (five cards; law 21).
    pam : {"none", "clubs", "trumps"}
        Which knave is Pam, the highest trump (five cards; law 19).
    civil : bool
        Pam, be civil (law 20).
    exchange : {"at-once", "after"}
        Each exchanges when he declares, or all after all have declared.
    """

    form: str = "three"
    pack: int = 52
    loo: str = "6"
    deal: int = 3
    ante: int = 0
    single: str = "show"
    single_loo: int = 3
    lead: str = "highest"
    miss_leads: bool = False
    club_law: bool = False
    defend: str = "pool"
    flush: str = "none"
    pam: str = "none"
    civil: bool = False
    exchange: str = "at-once"

    def __post_init__(self):
        object.__setattr__(self, "loo", str(self.loo))
        allowed = {
            "form": tuple(FORMS), "pack": tuple(WHIST), "single": SINGLES, "lead": LEADS, "defend": ("pool", "free"),
            "flush": FLUSHES, "pam": PAMS, "exchange": EXCHANGES,
        }  # fmt: skip
        for name, words in allowed.items():
            choose(name, getattr(self, name), words)
        for name in ("miss_leads", "club_law", "civil"):
            choose(name, getattr(self, name), (False, True))
        for name in ("deal", "ante", "single_loo"):
            whole(name, getattr(self, name), 0, 1000, "a stake is whole,")
        self.loo_bounds()
        if self.loo.isdigit():
            object.__setattr__(self, "loo", str(int(self.loo)))  # 06 is 6
        self._check_form()

    def _check_form(self):
        """Refuse what a form of the game does not know."""
        three_only = {"miss_leads": self.miss_leads, "defend": self.defend == "free"}
        if self.form != "three":
            for name, given in three_only.items():
                if given:
                    raise Misuse(name, f"there is no miss in {FORMS[self.form]}")
        if self.form != "five" and (self.pam != "none" or self.civil):
            raise Misuse("pam" if self.pam != "none" else "civil", "Pam belongs to five-card Loo (form five)")
        if self.civil and self.pam == "none":
            raise Misuse("civil", "nobody can be civil without Pam; say pam clubs or trumps, or no-civil")
        known = {"three": ("none", "foster"), "five": FLUSHES, "irish": ("none",)}[self.form]
        if self.flush not in known:
            raise Misuse("flush", f"in {FORMS[self.form]} {' or '.join(known)}, not {self.flush!r}")
        if self.form == "three" and self.exchange != "at-once":
            raise Misuse("exchange", "nothing is exchanged in three-card Loo")

    def loo_bounds(self):
        """Return the fixed loo or 0, and the cap of a loo that is the pool."""
        kind, _, cap = self.loo.partition("-")
        if self.loo.isascii() and self.loo.isdigit():
            return whole("loo", int(self.loo), 0, 1000, "a loo is whole,"), NO_LIMIT
        if self.loo == "unlimited":
            return 0, NO_LIMIT
        if kind == "mixed" and cap.isascii() and cap.isdigit() and int(cap) > 0:
            return 0, whole("loo", int(cap), 1, 10_000, "the cap of a mixed loo is whole,")
        raise Misuse("loo", f"a number of counters, unlimited, or mixed- and the cap, as mixed-30; not {self.loo!r}")

    def one_loo(self, pool):
        """Return law 11: what a loo costs in a deal with this pool."""
        fixed, cap = self.loo_bounds()
        return fixed or (0 if self.loo == "0" else min(pool, cap))

    @property
    def cards(self):
        """The pack: which cards exist and their order."""
        return WHIST[self.pack]

    @property
    def hand(self):
        """Cards in a hand."""
        return 5 if self.form == "five" else 3

    @property
    def terms(self):
        """The same as numbers."""
        return Terms(
            self.hand, len(self.cards.ranks), LEADS.index(self.lead), int(self.miss_leads), int(self.defend == "free"),
            FLUSHES.index(self.flush), int(self.civil),
        )  # fmt: skip

    def as_dict(self):
        """Return the name, if the variant has one, and every field."""
        named = [name for name, variant in VARIANTS.items() if variant == self]
        return {"name": (named or ["as given"])[0], **{f.name: getattr(self, f.name) for f in fields(self)}}


FIVE = {"form": "five", "loo": "10", "deal": 5, "single_loo": 5, "pam": "clubs", "civil": True}
VARIANTS = {
    "baxter-wray": Variant(),  # Round Games with Cards, 1891, p. 16-30
    "unlimited": Variant(loo="unlimited"),
    "mixed": Variant(loo="mixed-30"),
    "hoffmann": Variant(single="must", lead="one"),  # Hoyle's Games Modernized, p. 86-89
    "foster": Variant(loo="3", single="bold", lead="trump", flush="foster"),  # Complete Hoyle, p. 320-323
    "enquire-within": Variant(single="must", defend="free"),  # 1894
    "five-card": Variant(**FIVE, flush="book"),
    "five-card-hoffmann": Variant(**FIVE, flush="hoffmann"),
    "irish": Variant(form="irish"),
    "irish-foster": Variant(form="irish", single="none", exchange="after"),
}
