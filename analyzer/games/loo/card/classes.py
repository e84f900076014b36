"""The hands of three-card Loo up to the names of the plain suits, 4,861 of 20,825, and the groups a card shows."""

from collections import Counter
from itertools import combinations

HOLDINGS = (
    "A x x", "K x x", "Q- x x", "A K", "A x", "K x", "Q x", "J x", "10- x",
    "A", "K", "Q", "J", "10", "9-7", "6-2", "none",
)  # fmt: skip
SIDES = ("A A", "A K", "A QJ", "A", "K KQ", "K", "Q QJ", "Q", "J", "10-")


def classes(pack, turn_up):
    """Return one hand of each class, the trumps those of the turn-up.

    Parameters
    ----------
    pack : Pack
    turn_up : int

    Returns
    -------
    list of (tuple of int, int)
        A hand and how many hands are like it; in all C(cards - 1, 3).
    """
    trump = turn_up // 16
    plain = [suit for suit in range(4) if suit != trump]
    hands = combinations([c for c in pack.cards if c != turn_up], 3)
    count = Counter(class_of(hand, trump) for hand in hands)
    return [
        (
            tuple(16 * trump + s for s in trumps)
            + tuple(16 * plain[k] + s for k, suit in enumerate(suits) for s in suit),
            n,
        )
        for (trumps, suits), n in sorted(count.items(), reverse=True)
    ]


def class_of(hand, trump):
    """Return what hands have in common that differ by the names of the plain suits only: slots from the top."""
    suits = [tuple(sorted((c % 16 for c in hand if c // 16 == suit), reverse=True)) for suit in range(4)]
    return suits[trump], tuple(sorted(suits[:trump] + suits[trump + 1 :], reverse=True))


def holding(pack, hand, trump):
    """Return the row of a hand on the card: its trumps."""
    ranks = _ranks(pack, [c for c in hand if c // 16 == trump])
    if len(ranks) == 3:
        return f"{ranks[0]} x x" if ranks[0] in "AK" else "Q- x x"
    if len(ranks) == 2:
        second = "K" if ranks[:2] == ["A", "K"] else "x"
        return f"{ranks[0]} {second}" if ranks[0] in "AKQJ" else "10- x"
    if not ranks:
        return "none"
    return {"T": "10", "9": "9-7", "8": "9-7", "7": "9-7"}.get(ranks[0], ranks[0] if ranks[0] in "AKQJ" else "6-2")


def sides(pack, hand, trump):
    """Return the column of a hand on the card: its best plain cards; nothing with three trumps."""
    ranks = [*_ranks(pack, [c for c in hand if c // 16 != trump]), "-", "-"][:2]
    if ranks == ["-", "-"]:
        return ""
    pairs = {
        "AA": "A A",
        "AK": "A K",
        "AQ": "A QJ",
        "AJ": "A QJ",
        "KK": "K KQ",
        "KQ": "K KQ",
        "QQ": "Q QJ",
        "QJ": "Q QJ",
    }
    return pairs.get("".join(ranks), ranks[0] if ranks[0] in "AKQJ" else "10-")


def _ranks(pack, cards):
    """Return the ranks of some cards, highest first."""
    return [pack.ranks[c % 16] for c in sorted(cards, key=lambda c: -(c % 16))]
