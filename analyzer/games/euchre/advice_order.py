"""Claims U1 to U5, U12 and U13: when to have the turn-up made trumps."""

from .advice_asked import KINDS, acted, compared, dots, of_all, points, sampled, words
from .rules import ELDER
from .scene import signs
from .table import VOID

COMMANDING = ("Jh Kh Th As 7c", "Jd Kh 8h 7h 7s")
OTHER_THREE = ("7h 8h Th As 7c", "Ah Kh 7h 8s 7c", "Kh Th 7h Qs 8c")
BACKED = ("7h 8h As 7d 7c", "Th 8h Ac 7s 8d", "Kh 7h Ad 9s 8c")
BOTH_BOWERS = ("Jh Jd Ah Ad Kd", "Jh Jd Th Ad Kd", "Jh Jd Kh Qd 8d")
RIGHT_AND_ACE = ("Jh Kh 7h Ad 7s", "Jh Ah 8h Qd 7c", "Jh Kh 8h 9d Ts")
ON_THE_LIST = {  # the turn-up counted, and what the dealer holds
    "three trumps": ("Th 7h Qs 8d 7c", "9h"), "R+A": ("Ah 8s Qd 7c 9c", "Jh"), "R+K": ("Kh 8s Qd 7c 9c", "Jh"),
    "R+Q": ("Qh 8s Qd 7c 9c", "Jh"), "R+another+a suit": ("Jh Ks Qs 8s 7c", "9h"),
    "R+another+an ace": ("Jh As Qd 8c 7s", "9h"), "L+A+an ace": ("Jd As Qd 8c 7s", "Ah"),
    "L+another+an ace+K-Q": ("Jd As Kc Qc 7s", "9h"), "A+K+a suit headed by an ace": ("Kh As 8s Qd 7c", "Ah"),
    "two trumps+two aces": ("8h As Ac 7d 8c", "9h"),
}  # fmt: skip
OFF_THE_LIST = {
    "two trumps": ("8h Ks Qd 8c 7s", "9h"), "one trump, two aces": ("As Ac Kd 8c 7s", "9h"),
    "one trump, one ace": ("As Kc Qd 8c 7s", "9h"), "one trump": ("Ks Qc Td 8c 7s", "9h"),
}  # fmt: skip
MANY = 32_768  # deals, where exact is not needed: points are known within .02
NO_OTHER_SUIT = ("Kh Th 8h As 7c", "Ah Qh 7h Ac 8s")
CAN_MAKE_NEXT = ("Jd Th 8h Ad 7c", "Jd Qh 7h Kd 8d")


def u1():
    """Return how often elder would make three tricks on hands at random, and when it is best to order."""
    parts, rare, blind = [], [], []
    for kind in KINDS:
        moments, counts = sampled("", kind)
        made = counts[:, 0, VOID + 1 :].sum(axis=1) / counts[:, 0].sum(axis=1)
        better = (counts[:, 0] - counts[:, 1]) @ signs(ELDER) > 0
        good = made > 1 / 2
        rare.append(better[~good].mean())
        blind.append((good & ~better).sum() / max(1, good.sum()))
        parts.append(
            f"{kind}: elder would rather make three tricks than not on {dots(good.mean())} of {len(moments)} hands, and"
            f" of these it is better to pass on {dots(blind[-1])}; of the others to order on {dots(rare[-1])}"
        )
    return of_all([max(rare) < 0.05]), f"elder's first word, {'; '.join(parts)}."


def u2():
    """Return the values of ordering on commanding trumps, and on other three."""
    good, parts = compared(COMMANDING, "", "order")
    less, other = compared(OTHER_THREE, "", "pass")
    return of_all([all(good), all(less)]), f"points, 9h turned up, commanding: {parts}. Three that do not: {other}."


def u3():
    """Return the values of taking up with three trumps and an ace beside."""
    good, parts = compared(BACKED, "pass", "take")
    return of_all(good), f"points of the dealer, 9h turned up and counted: {parts}."


def u4():
    """Return the values of both bowers, a third trump and two of the other suit of the colour."""
    good, parts = compared(BOTH_BOWERS, "", "pass")
    return of_all(good), f"points, 9h turned up: {parts}."


def u5():
    """Return the values of the right bower, ace or king, a small trump and a card of the other suit of the colour."""
    good, parts = compared(RIGHT_AND_ACE, "", "pass")
    return of_all(good), f"points, 9h turned up: {parts}."


def _taken(hands):
    good, parts = [], []
    for name, (hand, turn_up) in hands.items():
        for kind in KINDS:
            rows = points(words(hand, "pass", kind, turn_up, method="simulate", deals=MANY, precision=0))
            good.append(rows["take"] > rows["pass"])
            parts.append(f"{name} {kind} {rows['take'] - rows['pass']:+.2f}")
    return good, ", ".join(parts)


def u12():
    """Return what taking up brings more than passing, on the hands listed and on weaker ones."""
    good, parts = _taken(ON_THE_LIST)
    weaker, other = _taken(OFF_THE_LIST)
    verdict = of_all(good)
    if verdict == "holds" and any(weaker):
        verdict = "holds, and by far more"
    share = ", ".join(f"{dots(acted('pass', kind=kind), 2)} among {kind}" for kind in KINDS)
    return verdict, (
        f"what the dealer gains by taking up rather than passing, in points: {parts}. Not listed: {other}. To take up"
        f" is better on so many of all hands: {share} players."
    )


def u13():
    """Return the values of three medium trumps with an ace, with another suit to name and without."""
    good, parts = compared(NO_OTHER_SUIT, "", "order")
    less, other = compared(CAN_MAKE_NEXT, "", "pass")
    return of_all([all(good), all(less)]), (
        f"points, 9h turned up, no other suit: {parts}. The other suit of the colour to name: {other}."
    )


ORDER = (
    (
        "U1",
        "Enquire Within",
        "Order up only if the hand looks good for three tricks; else pass to change the suit.",
        u1,
    ),
    (
        "U2",
        "Hoffmann",
        "Elder should order only with commanding trumps: R K 10 and an ace, L K and two small ones.",
        u2,
    ),
    ("U3", "Hoffmann", "Three trumps backed by an outside ace are enough to attempt the point.", u3),
    ("U4", "Hoffmann", "Both bowers, a big trump and two cards of the other suit of the colour: pass.", u4),
    ("U5", "Hoffmann", "R, ace or king, a small trump and a card of the other suit of the colour: pass.", u5),
)
LISTS = (
    (
        "U12",
        "Somerset",
        "The dealer should take up with three trumps, R and another high one, and other such hands.",
        u12,
    ),
    ("U13", "Somerset", "Order three medium trumps with side strength only with no other suit to name.", u13),
)
