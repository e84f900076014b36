"""Claims E1 to E10: on what hands elder plays, what he throws away, how often he proposes."""

import random
from functools import lru_cache

from .advice_asked import KINDS, TURN_UP, WORLDS, count, dots, told, verdict_of
from .deciding import discard
from .outcome import CODES, points_of_codes
from .policy import POLICIES
from .rules import ELDER
from .scene import Blind
from .variant import PACK, Variant

LEAST = {  # the smallest hands of each kind that the books name
    "E1": "7h 8h Th 7s 7d", "E2a": "7h 8h 7s 8s 9s", "E2b": "7h 8h Qs 7s 7d", "E2c": "7h 8h 7s 8s Kd",
    "E2d": "7h 8h Qs Jd Kc", "E3a": "7h Ks Qs Js 7d", "E3b": "7h Ks 9s 8s 7s", "E3c": "7h Qs 8s 7s Qd",
    "E4": "Ks Jd 7d Jc 7c",
}  # fmt: skip
SAMPLE = 40  # hands at random
BLIND = 262_144  # deals


def e1(hand):
    """Three or more trumps."""
    return len(hand.trumps) >= 3


def e2a(hand):
    """Two trumps and three of a suit."""
    return len(hand.trumps) == 2 and hand.lengths() == [3]


def e2b(hand):
    """Two trumps and two of a suit, one of them king or queen."""
    return len(hand.trumps) == 2 and hand.headed(2, "KQ") > 0


def e2c(hand):
    """Two trumps, two small cards of a suit and a king."""
    return len(hand.trumps) == 2 and hand.headed(2, "Ax") > 0 and hand.headed(1, "K") > 0


def e2d(hand):
    """Two trumps and court cards of three suits."""
    return len(hand.trumps) == 2 and hand.headed(1, "KQJ") == 3


def e3a(hand):
    """One trump and king, queen, knave of a suit."""
    return len(hand.trumps) == 1 and hand.tierce


def e3b(hand):
    """One trump and four of a suit headed by the king."""
    return len(hand.trumps) == 1 and hand.headed(4, "K") > 0


def e3c(hand):
    """One trump, three of a suit headed by king or queen and a king or queen."""
    return len(hand.trumps) == 1 and hand.headed(3, "KQ") > 0 and hand.headed(1, "KQ") > 0 and not hand.tierce


def worth(suit):
    """Value a suit as a guard: king 2, guarded queen 1.5, guarded knave 1."""
    if suit[0] == "K":
        return 2
    return 0 if len(suit) == 1 else {"Q": 1.5, "J": 1}.get(suit[0], 0)


def guards(hand):
    """Return what the plain suits are worth as guards, those that are guarded."""
    return [value for suit in hand.suits if (value := worth(suit))]


def e4(hand):
    """No trump: three queens, four court cards, or guards of three suits worth four."""
    guarded = len(guards(hand)) == 3 and sum(guards(hand)) >= 4
    return not hand.trumps and (hand.many("Q") >= 3 or hand.many("KQJ") >= 4 or guarded)


def e5(hand):
    """Only two cards to throw without parting with a king or a trump."""
    return hand.loose <= 2


LISTED = {"E1": e1, "E2a": e2a, "E2b": e2b, "E2c": e2c, "E2d": e2d, "E3a": e3a, "E3b": e3b, "E3c": e3c, "E4": e4}


def listed(hand):
    """Whether any of E1 to E5 says play."""
    return e5(hand) or any(such(hand) for such in LISTED.values())


def with_king(hand):
    """A hand of the list with the king of trumps."""
    return listed(hand) and "K" in hand.trumps


def certain(hand):
    """Three trumps that nothing beats."""
    return hand.trumps[:3] == ["K", "Q", "J"]


def plays(name):
    """Return the test of a claim that elder plays on hands of a sort."""

    def test():
        found, text = told(ELDER, LISTED[name])
        least = LEAST[name]
        return verdict_of(found), (
            f"playing is better than proposing, and gains points on average: {text}. The least of them, {least}, makes"
            f" the point in {count(least):,} of {WORLDS:,} ({dots(count(least) / WORLDS)}), all cards seen."
        )

    return test


def test_e5():
    """Return on which of the hands with two cards to throw playing is better."""
    found, text = told(ELDER, e5)
    return verdict_of(found), f"playing is better, and gains points on average: {text}."


def test_e6():
    """Return how the stated principle agrees with the hands that are listed."""
    chances = {name: count(hand) / WORLDS for name, hand in LEAST.items()}
    low = [name for name, chance in chances.items() if chance < 2 / 3]
    often = ", ".join(f"{name} {dots(chance)}" for name, chance in chances.items())
    verdict = "holds" if not low else f"fails for {', '.join(low)}"
    return verdict, f"the least hands make the point, all cards seen, in {often}; two to one on is .667."


def test_e7():
    """Return whether the king of trumps turns the list round."""
    found, text = told(ELDER, with_king)
    without, other = told(ELDER, lambda hand: listed(hand) and "K" not in hand.trumps)
    shares = {kind: (1 - share, -gain) for kind, (share, gain) in found.items()}
    return verdict_of(shares).replace("for every hand", "for every such hand"), (
        f"playing is better, and gains points: with the king {text}; on the list without it {other}."
    )


def test_e8():
    """Return what proposing brings with a certain point, by points and against one who lacks two."""
    found, text = told(ELDER, certain)
    late, at_three = told(ELDER, certain, "0-3")
    shares = {kind: (1 - share, -gain) for kind, (share, gain) in found.items()}
    return verdict_of(shares), (
        f"with king, queen and knave of trumps playing is better, and gains points: {text}; with the other at three, by"
        f" the chance of the game (Hoffmann's warning): {at_three}."
    )


@lru_cache(maxsize=1)
def random_hands():
    """Return hands at random against a nine turned up."""
    draw = random.Random(5)
    cards = [card for card in PACK.cards if PACK.name(card) != TURN_UP]
    return [" ".join(map(PACK.name, draw.sample(cards, 5))) for _ in range(SAMPLE)]


def test_e9():
    """Return how often the best discard is all that is neither trump nor king, and what it lacks where it is not."""
    parts, alike = [], []
    for kind in KINDS:
        same, lost = 0, []
        for hand in random_hands():
            held = hand.split()
            loose = [card for card in held if card[1] != TURN_UP[1] and card[0] != "K"]
            if not loose:
                continue
            rows = discard(hand=hand, turn_up=TURN_UP, opponents=kind, deals=8_192, precision=0).actions
            best = max(rows, key=lambda row: row["ev"])
            books = next(row for row in rows if set(row["action"].split()[1:]) == set(loose))
            same += best is books or books["ev"] >= best["ev"] - 1e-9
            lost.append(best["ev"] - books["ev"])
        alike.append(same / len(lost))
        parts.append(
            f"{kind} players {dots(same / len(lost))}, and lacks {sum(lost) / len(lost):.3f} points on average"
        )
    verdict = "holds" if min(alike) > 0.9 else "mostly holds" if min(alike) > 0.6 else "fails"
    return verdict, f"it is the best discard, of {SAMPLE} hands at random, with {'; '.join(parts)}."


def mean_gain(kind, proposals):
    """Return elder's points less the dealer's in a deal, over all deals, and the standard error."""
    variant = Variant(max_proposals=proposals)
    policy = POLICIES[kind]
    counts = Blind(variant, [(policy, POLICIES["plain"])] * 2, "plain", (0, 0), 1).play(0, BLIND).counts[:CODES]
    worth = points_of_codes(variant.game, (0, 0)).tolist()
    mean = sum(many * value for many, value in zip(counts, worth, strict=True)) / BLIND
    square = sum(many * value**2 for many, value in zip(counts, worth, strict=True)) / BLIND
    return mean, ((square - mean**2) / BLIND) ** 0.5


def test_e10():
    """Return what elder earns where one exchange is allowed, and where as many as he likes."""
    parts, moved = [], []
    for kind in KINDS:
        (one, error), (many, _) = mean_gain(kind, 1), mean_gain(kind, "unlimited")
        moved.append(abs(many - one))
        parts.append(f"{kind} players {one:+.3f} and {many:+.3f} (standard error {error:.3f})")
    return "holds" if max(moved) < 0.05 else "holds in part" if min(moved) < 0.05 else "fails", (
        f"elder's points less the dealer's in a deal with one exchange and without limit: {'; '.join(parts)}."
    )


ELDERS = (
    ("E1", "Britannica, Hoffmann", "Play on any three trumps.", plays("E1")),
    ("E2a", "Britannica, Hoffmann", "Play on two trumps and any three cards of one suit.", plays("E2a")),
    ("E2b", "Britannica, Hoffmann", "Play on two trumps and two of a suit, one of them king or queen.", plays("E2b")),
    ("E2c", "Britannica", "Play on two trumps, two small cards of a suit and the king of another.", plays("E2c")),
    ("E2d", "Britannica", "Play on two trumps and three high cards of different suits.", plays("E2d")),
    ("E3a", "Britannica", "Play on one trump, king, queen and knave of a suit and any card.", plays("E3a")),
    ("E3b", "Britannica, Hoffmann", "Play on one trump and four of a suit headed by the king.", plays("E3b")),
    (
        "E3c",
        "Britannica, Hoffmann",
        "Play on one trump, three headed by king or queen, and king or queen.",
        plays("E3c"),
    ),
    ("E4", "Britannica, Hoffmann", "Play without a trump on three queens, four court cards, or as good.", plays("E4")),
    ("E5", "Britannica", "Play where only two cards could go without parting with a king or a trump.", test_e5),
    ("E6", "Foster, Hoffmann", "Such hands are two to one on to make the point.", test_e6),
    ("E7", "Britannica, Foster", "With the king of trumps propose on them all the same.", test_e7),
    ("E8", "Britannica", "With the point certain propose.", test_e8),
    ("E9", "Britannica, Hoffmann", "Throw away all but trumps and kings.", test_e9),
    ("E10", "Hoffmann", "To propose again and again gains nothing on average.", test_e10),
)
