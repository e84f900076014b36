"""What the old books say of Speculation (Baxter-Wray p. 76-79), each claim put to the test."""

from fractions import Fraction
from math import comb

from ...answer import Answer
from .exact import Prices
from .questions import deals
from .situation import Situation
from .variant import VARIANTS, Variant

DEALS = 200_000


def claims():
    """Test S1 to S3 and what Hoyle adds.

    Returns
    -------
    Answer
        Rows `claim`, `page`, `says`, `verdict`, `numbers`, `text`.
    """
    rows = [{"claim": name, "page": page, "says": says, **test()} for name, page, says, test in CLAIMS]
    for row in rows:
        row["text"] = f"\n{row['claim']} ({row['page']}) {row['says']}\n   {row['verdict'].upper()}: {row['numbers']}"
    return Answer("speculation.claims", variant=VARIANTS["baxter-wray"].as_dict(), actions=rows)


def s1():
    """Return the same chance a seat, exact, and the net gain of whole deals by seat."""
    seats, _ = Prices(Situation.read(Variant())).seats()
    played = deals(n=DEALS, players=5)
    net = [played[f"net_{s}"] for s in range(1, 6)]
    error = max(column.std() for column in net) / DEALS**0.5
    return {
        "verdict": "holds for one pool" if len(set(seats[:-1])) == 1 else "fails",
        "numbers": (
            f"of five players each but the dealer wins the pool with {float(seats[0]):.4f}, the dealer with"
            f" {float(seats[-1]):.4f}. When a court card passes the deal the next has the next turn-up; over"
            f" all pools of a shuffle the seats gain, eldest first, {', '.join(f'{c.mean():+.3f}' for c in net)}"
            f" (standard error {error:.3f})."
        ),
    }


def s2():
    """Return what is left to trade, by the number of players."""
    parts = []
    for pack, tables in ((52, (5, 10, 11, 16)), (32, (4, 6, 7, 10))):
        for n in tables:
            prices = Prices(Situation.read(Variant(pack=pack, court="play"), players=n))
            parts.append(f"{n} of {pack} cards {(3 * n + 1) / pack:.0%} and {float(prices.lead.chance):.3f}")
    numbers = f"share of the pack in play, and of the pool that the unseen turn-up is worth: {'; '.join(parts)}."
    return {"verdict": "a matter of degree: nothing happens at ten or at six", "numbers": numbers}


def s3():
    """Return how often another player beats the court card turned up."""
    parts = []
    for name, above in (("king", 1), ("queen", 2), ("knave", 3)):
        beaten = [1 - Fraction(comb(51 - above, 3 * n - 3), comb(51, 3 * n - 3)) for n in (3, 5, 10)]
        parts.append(f"a {name} {' / '.join(f'{float(b):.2f}' for b in beaten)}")
    numbers = f"another player beats, with 3 / 5 / 10 players, {', '.join(parts)}; only the ace is safe."
    return {"verdict": "fails", "numbers": numbers}


def s4():
    """Return the price of a nine turned up, when cards are known to be dead."""
    parts = []
    for dead in ("", "Ad", "Ad Kd", "Ad Kd Qd", "2d 3d 4d", "2c 2h 2s"):
        prices = Prices(Situation.read(Variant(), turn_up="9d", dead=dead))
        parts.append(f"{dead or 'none'} {float(prices.lead.value):.3f}")
    numbers = f"the nine of diamonds turned, five players, pool 6, its price with these dead: {'; '.join(parts)}."
    return {"verdict": "holds where the pack is not shuffled anew", "numbers": numbers}


CLAIMS = (
    (
        "S1",
        "p. 77",
        "Pricing apart all is chance: to one who never trades every seat but the dealer's is alike.",
        s1,
    ),
    ("S2", "p. 77", "More than ten players, or six with 32 cards, leave too little to speculate on.", s2),
    (
        "S3",
        "p. 79",
        "With an ace, king, queen or knave turned up few can have better; playing on is pointless.",
        s3,
    ),
    ("S4", "Hoyle 1847", "Remember the trumps seen in earlier deals of the same pack.", s4),
)
