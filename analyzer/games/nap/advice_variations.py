"""Claims N20 to N23: what the book says of its variations (Baxter-Wray p. 13-15)."""

from fractions import Fraction
from random import Random

from . import exact
from .advice_asked import KINDS, calls, chance, dots, long_run
from .advice_solved import PACK, led, solved
from .policy import POLICIES
from .rules import stakes
from .variant import Variant

FREQUENT = 1 / 8
RAISING = ("Ah Kh Qh Jh As", "Ah Kh Qh 9h As", "Ah Kh Jh 9h As")
SHORT = {"Ah Kh Jh 9h As": 5, "Ah Jh Th 8s 7c": 3, "Kh Qh 8h As 7c": 3, "Ah Th Ks 9c 8d": 2}


def n20():
    """Return in which share of deals nobody calls three."""
    rows = {kind: long_run(kind, variant="double-header").method for kind in POLICIES}
    shares = [row["called"]["thrown-in"] for row in rows.values()]
    told = ", ".join(f"{kind} {dots([row['called']['thrown-in'], row['p_doubled']])}" for kind, row in rows.items())
    one = ", ".join(f"{kind} {long_run(kind).method['called']['forced']:.4f}" for kind in POLICIES)
    rare = " and ".join(kind for kind, share in zip(rows, shares, strict=True) if share <= FREQUENT)
    verdict = f"holds but among {rare} players" if rare and max(shares) > FREQUENT else "fails" if rare else "holds"
    return verdict, (
        f"four players; all pass, the lowest call being three, and stakes are doubled, in shares of deals: {told}. The"
        f" lowest being one all pass: {one}."
    )


def even(word, **rules):
    """Return the chance at which a call brings nothing."""
    won, lost = stakes(Variant(raises="blucher", **rules), word)
    return Fraction(lost, won + lost)


def n21():
    """Return at which chances a raise breaks even, and what it brings after a Nap."""
    parts, mild = [], []
    for hand in RAISING:
        told = []
        for form in ("full", "mild"):
            row = calls(hand, "nap", variant="wellington", raise_stakes=form, deals=16_384)
            gain = row["wellington"]["ev"] - row["pass"]["ev"]
            told.append(gain)
        mild.append(told[1] < told[0])
        p = row["wellington"].get("p_made", 0)
        parts.append(f"{hand} {dots([p])}, {told[0]:+.1f} and {told[1]:+.1f}")
    points = {word: [even(word), even(word, raise_stakes="mild")] for word in ("wellington", "blucher")}
    harder = all(full < milder for full, milder in points.values())
    evens = "; ".join(f"{word.capitalize()} {full} and {milder}" for word, (full, milder) in points.items())
    return ("holds" if harder and all(mild) else "fails"), (
        f"chance at which a raise brings nothing, full and modified stakes: {evens}. After a plain player's Nap, four"
        f" players, chance to make five and units that Wellington gains over a pass: {'; '.join(parts)}."
    )


def n22():
    """Return how much stronger hands look with 32 cards, and how much less they make."""
    looks = [
        (name, of(13), of(8)) for name, of in (
            ("four or five of a suit", lambda ranks: exact.suit_of(4, ranks) + exact.suit_of(5, ranks)),
            ("ace, king, queen of one", lambda ranks: exact.in_one_hand(3, ranks)),
        )
    ]  # fmt: skip
    told = [f"{name} {float(full):.4f} and {float(short):.4f}" for name, full, short in looks]
    rows = {
        hand: [chance(hand, goal, n, pack=pack) for n in (3, 4) for pack in (52, 32)] for hand, goal in SHORT.items()
    }
    made = [f"{hand} for {SHORT[hand]} {dots(row[:2])} and {dots(row[2:])}" for hand, row in rows.items()]
    runs = [(long_run("book", n).method, long_run("book", n, variant="short-pack").method) for n in (3, 4)]
    rates = [[sum(p * told["made"].get(c, 0) for c, p in told["called"].items()) for told in pair] for pair in runs]
    falls = all(row[1] < row[0] and row[3] < row[2] for row in rows.values())
    seem = all(short > full for _, full, short in looks)
    return ("holds" if falls and seem else "holds in part"), (
        f"with 52 and 32 cards a hand has {', '.join(told)}. Made with 3 and with 4 players, 52 / 32 cards:"
        f" {'; '.join(made)}. Book players make {dots(rates[0])} and {dots(rates[1])} of their calls."
    )


def nine_tricks(deals=2000, players=2):
    """Return the share of random deals in which the first player takes all nine tricks, hands open."""
    draw, rows, whose = Random(1), [], []
    for deal in range(deals):
        pack = draw.sample(PACK, 9 * players)
        hands = [pack[k::players] for k in range(players)]
        new = [led(hands, lead) for lead in hands[0]]
        rows, whose = rows + new, whose + [deal] * len(new)
    found = solved(rows, [9] * len(rows), 9)
    return len({deal for deal, won in zip(whose, found, strict=True) if won}) / deals


def n23():
    """Return how often nine tricks are called and made, and how often they could be."""
    parts, rare = [], []
    for kind in (*KINDS, "bold"):
        told = long_run(kind, 2, variant="nine-card").method
        called, rate = told["called"].get("nap", 0), told["made"].get("nap", 0)
        rare.append(called * rate < 0.01)
        parts.append(f"{kind} {round(told['deals'] * called)}, of which {round(told['deals'] * called * rate)} made")
    possible = nine_tricks()
    return ("holds" if all(rare) else "holds in part" if any(rare) else "fails"), (
        f"two players, {told['deals']:,} deals: Nap is called in, {'; '.join(parts)}. With hands open the first player"
        f" could take nine tricks in {possible:.4f} of 2,000 deals."
    )


VARIATIONS = (
    ("N20", "p. 13", "If three is the lowest call, double headers are frequent.", n20),
    ("N21", "p. 14", "The modified Wellington and Blucher are severe.", n21),
    ("N22", "p. 14", "With 32 cards hands look strong, yet even few tricks are hard to make.", n22),
    ("N23", "p. 15", "With nine cards, nine tricks are very rare.", n23),
)
