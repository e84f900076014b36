"""Claims N2 to N4, N7 and N11: what to call on which hands (Baxter-Wray p. 5-6)."""

from .advice_asked import KINDS, SAMPLE, calls, chance, dots, of_all, random_hands

TABLES, MAYBE = range(2, 7), 0.1
GOOD = {  # what the book calls good hands for Nap
    "five of a suit": ("Ah Kh Jh 8h 5h", "Ah Qh 9h 7h 4h", "Kh Qh Th 8h 4h", "Kh Jh 9h 7h 5h"),
    "four and a high card": ("Ah Kh Jh 9h As", "Ah Qh 9h 6h As", "Ah Jh 8h 5h Ks", "Kh Qh 9h 5h As", "Kh Jh 8h 5h Qs"),
    "three and two high": ("Ah Kh Qh As Ks", "Ah Kh Jh As Ks", "Ah Qh Jh Ks Qs", "Kh Qh Jh As Ks", "Kh Qh Jh Ks Qs"),
}
THREE_SUITS = (
    "Ah Kh Qh As Ac", "Ah Kh Jh As Ac", "Ah Qh Jh As Ac", "Kh Qh Jh As Ac",
    "Ah Kh Qh As Kc", "Ah Kh Qh Ks Kc", "Ah Kh Jh As Kc", "Ah Kh Qh As 9c",
)  # fmt: skip
SAFER = 4  # of them the first ones hold two other aces
LESS = {  # than ace, knave, ten
    "a suit beside": ("Ah 9h 5h 8s 3s", "Kh Jh 6h 9s 4s", "Qh Jh 8h 9s 4s"),
    "high beside": ("Ah 9h 5h Ks Jc", "Kh Jh 6h As 4c", "Qh Jh 8h As Kc"),
    "neither": ("Ah 9h 5h 8s 3c", "Kh Jh 6h 9s 4c", "Qh Jh 8h 9s 4c"),
}
LESS_TWO = {
    "a suit beside": ("Ah 9h 8s 5s 3s", "Kh Jh 9s 6s 4s", "Qh Jh 9s 6s 4s"),
    "high beside": ("Ah 9h Ks 5c 3d", "Kh Jh As 6c 4d", "Qh Jh As 6c 4d"),
    "neither": ("Ah 9h 8s 5c 3d", "Kh Jh 9s 6c 4d", "Qh Jh 9s 6c 4d"),
}


def n2():
    """Return the chances of fixed hands at tables of two to six."""
    hands = {"Ah Kh Qh 9h As": 5, "Ah Jh Th 4s 6c": 3, "Kh Qh 5h As 7c": 3, "Kh 9h 7s 5c 3d": 2}
    rows = {hand: [chance(hand, goal, n) for n in TABLES] for hand, goal in hands.items()}
    parts = [f"{hand} for {goal} {dots(rows[hand], 3)}" for hand, goal in hands.items()]
    return of_all(row == sorted(row, reverse=True) for row in rows.values()), (
        f"chance with 2 to 6 who hold cards, plain play: {'; '.join(parts)} (standard error .002)."
    )


def _worth(hand, kind):
    """Return the chance of Nap, and how much it brings over the best lower call, in units."""
    rows, key = calls(hand, kind=kind, deals=16_384), "ev"
    return chance(hand, 5, play=kind), rows["nap"][key] - max(row[key] for name, row in rows.items() if name != "nap")


def n3():
    """Return the chance of Nap on each kind of hand, and what it gains over lower calls."""
    parts, good = [], []
    for name, hands in GOOD.items():
        told = []
        for hand in hands:
            row = [_worth(hand, kind) for kind in KINDS]
            good.append(all(p > 1 / 3 and gain > 0 for p, gain in row))
            told.append(f"{hand} {dots(p for p, _ in row)} ({' / '.join(f'{gain:+.1f}' for _, gain in row)})")
        parts.append(f"{name}: {', '.join(told)}")
    return f"holds for {sum(good)} of {len(good)} hands", (
        "chance of Nap with four players, and units it gains the eldest over his best lower call, plain / book players,"
        f" {'; '.join(parts)} (standard errors .002 and .2). Above 1/3 it pays, but a sure three may pay more."
    )


def n4():
    """Return the chance of Nap on hands of three suits, with two other aces and without."""
    rows = {hand: [chance(hand, 5, play=kind) for kind in KINDS] for hand in THREE_SUITS}
    parts = [f"{hand} {dots(row)}" for hand, row in rows.items()]
    safer = [min(rows[hand]) > 1 / 3 for hand in THREE_SUITS[:SAFER]]
    others = [max(rows[hand]) <= 1 / 3 for hand in THREE_SUITS[SAFER:]]
    verdict = "holds" if all(safer + others) else "a matter of degree"
    return verdict, f"chance of Nap, four players, plain / book play: {', '.join(parts)}; it pays above 1/3."


def fours(kind, said=""):
    """Return on how many hands that may be a Nap four, or Nap, is best, and how much four gains there on average."""
    hands = [hand for hand in random_hands() if chance(hand, 5, play=kind, deals=1024) > MAYBE]
    fours, naps = [], 0
    for hand in hands:
        worth = {name: row["ev"] for name, row in calls(hand, said, kind=kind, deals=4096).items()}
        gain = worth.pop("4") - max(worth.values())
        naps += gain < 0 and max(worth, key=worth.get) == "nap"
        fours += [gain] if gain > 0 else []
    return len(hands), len(fours), naps, sum(fours) / max(1, len(fours))


def n7():
    """Return on how many hands four is the best call, and Nap, of the first to speak and after a three."""
    parts, found = [], []
    for where, said in (("the eldest", ""), ("the third after a three and a pass", "3 pass")):
        for kind in KINDS:
            looked, best, naps, gain = fours(kind, said)
            found.append((best, naps))
            parts.append(f"{where} among {kind} players {best} and {naps} of {looked}, four by {gain:.1f} units")
    seldom = max(best for best, _ in found[:2]) < SAMPLE / 50
    less = all(best < naps for best, naps in found[:2])
    verdict = "holds" if seldom and less else "fails: four is seldom right, but Nap more seldom" if seldom else "fails"
    return verdict, (
        f"of the hands among {SAMPLE:,} at random that make Nap more than once in ten, four players, four is the best"
        f" call, and Nap, for {'; for '.join(parts)} on average (standard error of a hand .2). Nap beats four when"
        " 15 q > 8 r + 1, with q the chance of five and r of four tricks."
    )


def _less(hands, goal):
    """Return the chances of a goal on some hands of each kind, as numbers and as text."""
    rows = {name: [chance(hand, goal, play=kind) for hand in some for kind in KINDS] for name, some in hands.items()}
    parts = []
    for name, some in hands.items():
        told = ", ".join(f"{hand} {dots(rows[name][2 * k : 2 * k + 2])}" for k, hand in enumerate(some))
        parts.append(f"{name}, {told}")
    return rows, "; ".join(parts)


def n11():
    """Return the chances of three and two on less than the book's holdings, by what lies beside."""
    (threes, told), (twos, of_twos) = _less(LESS, 3), _less(LESS_TWO, 2)
    pays = [sum(p > 0.5 for row in found.values() for p in row) for found in (threes, twos)]
    helps = all(
        helped > alone
        for found in (threes, twos) for name in ("a suit beside", "high beside")
        for helped, alone in zip(found[name], found["neither"], strict=True)
    )  # fmt: skip
    verdict = "holds: what lies beside counts" if helps else "holds in part"
    return verdict, (
        f"chance of three, four players, plain / book play: {told}. Of two: {of_twos}. Above .5 it pays:"
        f" {pays[0]} of {sum(map(len, threes.values()))} and {pays[1]} of {sum(map(len, twos.values()))}."
    )


CALLS = (
    ("N2", "p. 5", "The more players, the riskier every call.", n2),
    ("N3", "p. 5", "Good for Nap: five of a suit, four and a high card, three high and two high.", n3),
    ("N4", "p. 5", "Nap on three suits is dangerous but with three high trumps and two aces.", n4),
    ("N7", "p. 6", "Four is seldom right: what is good enough for it is so for Nap.", n7),
    ("N11", "p. 6", "Three is called on less, if the other two cards are of one suit or high; so is two.", n11),
)
