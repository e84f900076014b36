"""Hands of Écarté as the solver sees them, named; and the numbers that were printed or found by other programs."""

from analyzer.core.deal import subsets
from analyzer.core.layout import Layout
from analyzer.core.opposed import hands_of, singles
from analyzer.games.ecarte.dummy import tricks_by_lead, tricks_following
from analyzer.games.ecarte.policy import FREE
from analyzer.games.ecarte.variant import PACK, Variant

from .naive_cards import Table

ELDERS = {  # hand, turn-up 9h: wins; vole and vole against, best leads, some leads in ten thousandths (rules, 1.6)
    "7h 8h Th 7s 7d": (37310, 9, 33, "all", {}),
    "7h 8h Th Ah 7s": (61894, 664, 0, "all", {}),
    "Qh Jh Ah 7s 7d": (58352, 70, 0, "Qh Jh Ah", {"7s": 8507}),
    "7h 8h 7s 8s 9s": (47768, 664, 1506, "7s 8s 9s", {"7h": 3431}),
    "7h 8h Qs 7s 7d": (39899, 62, 312, "7d", {"Qs": 6047, "7h": 5725, "7s": 4318}),
    "7h 8h Ks 7s 7d": (46039, 72, 171, "Ks 7d", {}),
    "7h Qh Qs 7s 7d": (51479, 275, 0, "Qs", {"Qs": 7762, "Qh": 7674, "7d": 7034}),
    "7h 8h 7s 8s Kd": (45374, 457, 149, "7s 8s Kd", {"7h": 5110}),
    "7h 8h Ks Jd Ac": (51529, 664, 53, "all", {}),
    "7h 8h Qs Jd Ac": (46779, 457, 79, "all", {}),
    "7h 8h Ks 7d 8c": (32389, 9, 0, "all", {}),
    "7h 8h Js As Jd": (53040, 941, 0, "Js As Jd", {"7h": 6689}),
    "7h Ks Qs Js 7d": (44724, 196, 1392, "Ks Qs Js", {"7d": 3096}),
    "7h Ks 9s 8s 7s": (39368, 1771, 1679, "Ks", {"7s": 3942}),
    "7h Qs 8s 7s Qd": (34491, 913, 693, "Qs", {"Qs": 5240, "Qd": 4073}),
    "7h Ks 8s 7s Qd": (39524, 1065, 484, "Ks", {"Ks": 6009}),
    "Qs 7s Qd 7d Qc": (28958, 100, 218, "Qc", {"Qc": 3917, "Qs": 3728}),
    "Ks Jd 7d Jc 7c": (26352, 131, 126, "Ks", {"Ks": 3569}),
    "Ks Qs Jd Qd 7c": (25068, 70, 448, "Ks Qs", {"Ks": 3726}),
    "Ks Kd 7d Qc 7c": (38858, 221, 0, "Kd", {"Kd": 5523, "Ks": 5396, "Qc": 5157}),
    "Qh Ah 7h Ks Kd": (65366, 7574, 0, "Ks Kd", {}),
    "Kh 8h 7s 8s 9s": (47768, 2047, 0, "7s 8s 9s", {"Kh": 6410}),
    "Jh Ks Kd 7c 8c": (48674, 913, 0, "7c 8c", {"7c": 7220, "Ks": 6501, "Jh": 6237}),
    "Qs Jd 7d Tc 7c": (13592, 39, 0, "Qs", {"Qs": 1819}),
    "7h Js Td 8c 7c": (14004, 9, 0, "7c 8c", {"7c": 2129, "Js": 1597}),
    "7s 8s 7d 8d 7c": (33, 0, 9493, "", {}),
}
NOT_TOLD = {"7h Qh Qs 7s 7d", "7h 8h Th Ah 7s"}  # whose vole against is given as none, or not at all

DEALERS = {  # hand, turn-up 9h: wins of a dealer who refuses, in ten thousandths
    "7h 8h 7s 8s 9s": 3431, "7h 8h 7s 8s Js": 4986, "7h 8h Ks 7s 7d": 6658, "7h 8h Qs 7s 7d": 5725,
    "7h 8h Th 7s 7d": 5672, "7h Ks Qs Js 7d": 2521, "7h Ks Qs Js Jd": 3579, "7h Ks 9s 8s 7s": 1771,
    "7h Qs Qd 7c 8c": 2175, "7h Qs 7s Qd 7d": 3093, "7h Ks 7s Kd 7d": 4209, "7h Qs Jd 7d 8c": 2314,
    "7h Ks Qd 7c 8c": 2707, "7h Ks Qd Ac 7c": 4158, "Ks Qs Kd Qd 7c": 4090, "Ks Qs Kd Qc 7c": 5790,
    "Qs 7s Qd 7d Qc": 3147,
}  # fmt: skip

FOSTERS = {  # hand, trumps first: worlds in which elder makes the point (rules, 1.6.1)
    "7h Jc Qc Kc 7s": 44724, "7c 8c 7h 8h 9h": 47768, "7h 8h Ks 7s 7d": 46039, "7d 8d 8c 7c Kh": 45374,
    "7c 8c 8d 9d Qs": 44169, "7d 8d As Js 8h": 44766, "7c 8c Kh Js 7d": 44459, "7h 8h Ks Ad 9c": 44034,
    "7s 8s Kd Tc Th": 43434, "7c 8c Ad Qs Jh": 46779, "7h 8h Jc Jd Js": 45923, "7h 8h 9c Tc Jd": 44423,
    "7s 8s Th Ah Ac": 45893, "7h 8h 9h 7s 7d": 37310,
}  # fmt: skip


def variant_of(table):
    """Agree on what a table of the twin agreed on."""
    told = {
        name: getattr(table, name)
        for name in ("game", "dealer_least", "conditional", "must_head", "must_trump", "announcing", "vulnerable_vole")
    }
    proposals = "unlimited" if table.max_proposals is None else table.max_proposals
    return Variant(**told, max_proposals=proposals, stakes=table.stakes)


def table_of(variant):
    """Agree with the twin on how the cards are played."""
    return Table(must_head=variant.must_head, must_trump=variant.must_trump)


class Laid:
    """A hand against all cards not seen, or against those told, solved.

    Parameters
    ----------
    hand, turn_up : str
    others : str
        The cards the other may hold; by default all that are not seen.
    order : int
        Of the plain suits, in `trumps.LANE_ORDERS`.
    """

    def __init__(self, hand, turn_up, others=None, *, order=0, voices=(FREE, FREE), variant=None):
        held, turned = PACK.read(hand, ""), PACK.read(turn_up, "")
        unseen = [c for c in PACK.cards if c not in held + turned] if others is None else PACK.read(others, "")
        self.layout = Layout.of(PACK, turned[0] // 16, held + turned).reordered(order)
        self.mine, self.unseen = self.layout.hand(held), self.layout.hand(unseen)
        self.terms, self.voices = (variant or Variant()).terms, list(voices)

    @property
    def order(self):
        """The suits, lowest first, as the twin takes them; the place of trumps matters to nobody."""
        return "".join("cdhs"[suit] for suit in [*self.layout.plain, self.layout.trump])

    def leads(self):
        """Return elder's tricks by lead: in every world, or the one number of the only one."""
        rows = tricks_by_lead(self.mine, self.unseen, self.terms, self.voices)
        rows = rows[:, 0].tolist() if rows.shape[1] == 1 else rows
        return dict(zip(map(self.layout.name, singles(self.mine)), rows, strict=True))

    def following(self):
        """Return the dealer's tricks in every world."""
        return tricks_following(self.mine, self.unseen, self.terms, self.voices)

    def hand(self, k):
        """Name the cards of the other in a world."""
        every = subsets(5, int(self.unseen).bit_count())
        return self.layout.names(hands_of(every[k : k + 1], self.unseen)[0])
