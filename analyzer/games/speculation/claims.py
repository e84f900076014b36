"""What Baxter-Wray says of Speculation (p. 76-79), each claim put to the test."""

from fractions import Fraction
from math import comb

from ...answer import Answer
from . import rules
from .exact import Prices
from .questions import deals
from .situation import Situation
from .variant import VARIANTS, Variant

DEALS = 200_000


def claims():
    """Test S1 to S3.

    Returns
    -------
    Answer
        Rows `claim`, `page`, `says`, `verdict`, `numbers`, `text`.
    """
    rows = [
        {"claim": name, "page": page, "says": says, "verdict": verdict, "numbers": numbers}
        for name, page, says, (verdict, numbers) in (
            ("S1", "p. 77", "All is chance but the pricing: who never trades has the same expectation in every seat but the dealer's.", s1()),
            ("S2", "p. 77", "With more than ten players (six with 32 cards) there is too little to speculate on.", s2()),
            ("S3", "p. 79", "With an ace, king, queen or knave turned up hardly anybody can have better, so playing on is pointless.", s3()),
            ("S4", "Hoyle 1847", "Remember the trumps seen in earlier deals of the same pack.", s4()),
        )
    ]  # fmt: skip
    for row in rows:
        row["text"] = f"\n{row['claim']} ({row['page']}) {row['says']}\n   {row['verdict'].upper()}: {row['numbers']}"
    return Answer("speculation.claims", variant=VARIANTS["baxter-wray"].as_dict(), actions=rows)


def s1():
    """Return verdict and numbers: the same chance a seat, exact, and the net gain of whole deals by seat."""
    seats, _ = Prices(Situation.read(Variant())).seats()
    equal = len(set(seats[:-1])) == 1
    played = deals(n=DEALS, players=5)
    net = [played[f"net_{s}"] for s in range(1, 6)]
    means = ", ".join(f"{column.mean():+.3f}" for column in net)
    error = max(column.std() for column in net) / DEALS**0.5
    verdict = "holds of a pool, not of a pack where court cards pass the deal" if equal else "fails"
    numbers = (
        f"of five players each but the dealer wins the pool with {float(seats[0]):.4f}, the dealer with {float(seats[-1]):.4f}."
        f" Over all pools of one shuffle, eldest first, the net gains are {means} (standard error {error:.3f}): eldest is the"
        " next dealer, and the deal is worth having."
    )
    return verdict, numbers


def s2():
    """Return verdict and numbers: what is left to trade, by the number of players."""
    parts = []
    for pack, tables in ((52, (5, 10, 11, 16)), (32, (4, 6, 7, 9))):
        for n in tables:
            prices = Prices(Situation.read(Variant(pack=pack, court="play"), players=n))
            trumps = Fraction(3 * n + 1, 4)
            share = float(trumps / (pack // 4))
            parts.append(f"{n} of {pack}: {share:.0%} of the trumps in play, unseen turn-up {float(prices.lead.chance):.3f} of the pool")
    return "no threshold: the turn-up's share falls smoothly", "; ".join(parts) + "."


def s3():
    """Return verdict and numbers: how often another player beats the court card turned up."""
    parts = []
    for name, above in (("king", 1), ("queen", 2), ("knave", 3)):
        beaten = [1 - Fraction(comb(51 - above, 3 * n - 3), comb(51, 3 * n - 3)) for n in (3, 5, 10)]
        parts.append(f"a {name} {' / '.join(f'{float(b):.2f}' for b in beaten)}")
    return "fails", f"another player beats, with 3 / 5 / 10 players, {', '.join(parts)}; only the ace is safe."


def s4():
    """Return verdict and numbers: a nine turned up, when trumps are known to be dead."""
    parts = []
    for dead in ("", "Ad", "Ad Kd", "Ad Kd Qd", "2d 3d 4d", "2c 2h 2s"):
        prices = Prices(Situation.read(Variant(), turn_up="9d", dead=dead))
        parts.append(f"{dead or 'none'} {float(prices.lead.value):.3f}")
    most = rules.most_players(Variant().terms)
    return "holds", f"nine of diamonds turned, five players, pool 6; its price with these cards dead: {'; '.join(parts)} (at most {most} sit down)."
