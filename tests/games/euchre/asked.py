"""Hands of Euchre as the solver sees them, named; and numbers found by another program."""

from analyzer.core.deal import subsets
from analyzer.core.opposed import hands_of, singles
from analyzer.games.euchre.dummy import tricks_by_lead, tricks_following, tricks_taken_up
from analyzer.games.euchre.layout import Bowered
from analyzer.games.euchre.policy import FREE
from analyzer.games.euchre.variant import Variant

ORDERS = {  # elder orders 9h up: chance of three tricks and of the march, EV (rules, 2.6)
    "Jh Kh Th As 7c": (".978", ".082", 1.02), "Jd Kh Th 7h 7s": (".949", ".087", 0.93),
    "Jh Kh 7h Ad 7s": (".964", ".076", 0.97), "Jh Jd Th Ad Kd": ("1.00", ".784", 1.78),
    "Jh Ah As 7d 8c": (".733", ".006", 0.21), "Jh Jd As 8s 7c": (".735", ".026", 0.23),
    "Ah Kh As 7d 8c": (".583", ".005", -0.25), "7h 8h Th As 7c": (".385", ".030", -0.81),
    "7h 8h Th 7s 7c": (".312", ".000", -1.06), "Jh Ah 7s 7d 8c": (".277", ".000", -1.17),
    "Jh Jd 7s 8s 7c": (".291", ".004", -1.12), "Jh As Ac 7d 8c": (".389", ".004", -0.83),
    "7h As Ac Ad 8c": (".477", ".000", -0.57),
}  # fmt: skip
NAMES = {
    "Jh Kh 7h Ad 7s": (".766", ".058", 0.36),
    "Jh Jd Th Ad Kd": ("1.000", ".512", 1.51),
}  # diamonds, 9h turned down
TAKES = {  # the dealer takes up: turn-up, best discards, chances, EV
    "7h 8h As 7d 7c": ("9h", "7c", ".761", ".030", 0.31), "7h 8h 7s 7d 7c": ("9h", None, ".397", ".000", -0.81),
    "7h As Ac 7d 8d": ("9h", "8d 7d", ".705", ".046", 0.16), "Jh As 8s 7d 7c": ("9h", None, ".808", ".030", 0.45),
    "Jh Ah 7s 7d 7c": ("9h", None, ".947", ".009", 0.85), "Jh 7s 8s 7d 7c": ("9h", None, ".249", ".004", -1.25),
    "7h As 8s 7d 7c": ("Jh", None, ".791", ".030", 0.40), "As Ac 8s 7d 7c": ("Jh", "7c", ".688", ".018", 0.08),
}  # fmt: skip


def variant_of(table):
    """Agree on what a table of the twin agreed on."""
    names = ("game", "pack", "stick_dealer", "rename", "defenders_march")
    return Variant(**{name: getattr(table, name) for name in names})


class Laid:
    """A hand against all cards not seen, or against those told, solved.

    Parameters
    ----------
    hand, turn_up, trump : str
        By default the suit of the turn-up is trumps.
    others : str
        The cards the other may hold; by default all that are not seen.
    order : int
        Of the plain suits, in `trumps.LANE_ORDERS`.
    """

    def __init__(self, hand, turn_up, trump=None, others=None, *, order=0, voices=(FREE, FREE), variant=None):
        variant = variant or Variant()
        pack = variant.cards
        held, turned = pack.read(hand, ""), pack.read(turn_up, "")
        unseen = [c for c in pack.cards if c not in held + turned] if others is None else pack.read(others, "")
        suit = "cdhs".index(trump or turn_up[-1])
        self.layout = Bowered.made(variant, suit, held + turned).reordered(order)
        self.mine, self.unseen, self.turned = map(self.layout.hand, (held, unseen, turned))
        self.terms, self.voices = variant.terms, list(voices)

    @property
    def order(self):
        """The suits, lowest first, as the twin takes them; the place of trumps matters to nobody."""
        return "".join("cdhs"[suit] for suit in [*self.layout.plain, self.layout.trump])

    def leads(self):
        """Return elder's tricks by lead, nothing taken up: in every world, or the one number of the only one."""
        rows = tricks_by_lead(self.mine, self.unseen, self.terms, self.voices)
        rows = rows[:, 0].tolist() if rows.shape[1] == 1 else rows
        return dict(zip(map(self.layout.name, singles(self.mine)), rows, strict=True))

    def taken_up(self):
        """Return elder's tricks in every world on sight, and by lead; the dealer takes the turn-up."""
        best, rows = tricks_taken_up(self.mine, self.unseen, self.turned, self.terms, self.voices)
        return best, dict(zip(map(self.layout.name, singles(self.mine)), rows, strict=True))

    def following(self, thrown=None):
        """Return the dealer's tricks in every world; he took the turn-up and threw a card, if one is told."""
        mine = self.mine if thrown is None else self.mine | self.turned
        rows = tricks_following(mine, self.unseen, self.terms, self.voices)
        names = [self.layout.name(card) for card in singles(mine)]
        return rows[-1] if thrown is None else rows[len(rows) - 1 - 2 ** names.index(thrown)]

    def hand(self, k):
        """Name the cards dealt to the other in a world."""
        every = subsets(5, int(self.unseen).bit_count())
        return self.layout.names(hands_of(every[k : k + 1], self.unseen)[0])
