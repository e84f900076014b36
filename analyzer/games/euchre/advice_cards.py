"""Claims U14 and U15: what to throw, and what to lead; and what the books' advice earns as a whole."""

from .advice_asked import KINDS, dots, leads, of_all, throws, told
from .runs.questions import session

SHORT = {  # a dealer's hand, 9h turned up, and the lowest card of his shortest suit
    "Th 8h Ad 7d Kc": "Kc", "7h 8h As 7d 7c": "7c", "Jh As 8s 7d 7c": "7c", "Th 7h Kd 8d Qc": "Qc",
    "Kh 8s 7s Qd 7c": "7c",
}  # fmt: skip
TWO_ACES = ("Jh As Ac 7d 8c", "Kh 7h As Ac 8c", "Jh 8h As Ad 7c", "Qh As Ad Kc 7s")


def u14():
    """Return the values of throwing each card."""
    good, parts = [], []
    for hand, card in SHORT.items():
        for kind in KINDS:
            rows = throws(hand, kind)
            good.append(rows[card] >= max(rows.values()) - 1e-9)
            parts.append(f"{hand}, {kind}: {told(rows)}")
    return of_all(good), f"points of the dealer who took 9h up, by the card he throws: {'; '.join(parts)}."


def u15():
    """Return the chance of three tricks by the first lead."""
    good, parts = [], []
    for hand in TWO_ACES:
        for kind in KINDS:
            rows = leads(hand, kind)
            best = max(rows, key=rows.get)
            good.append(best[1] == "h" or best == "Jd")
            parts.append(f"{hand}, {kind}: {', '.join(f'{name} {dots(p)}' for name, p in rows.items())}")
    return of_all(good), f"elder's chance of three tricks, 9h ordered up, by his first lead: {'; '.join(parts)}."


def whole():
    """Return what share of games the books' advice wins against `plain`."""
    good, parts = [], []
    for other in ("plain", "bold"):
        book, rival = session(policies=["book", other], runs=20_000, seed=1).seats
        good.append(book["low"] > 0.5)
        parts.append(
            f"against {other} {dots(book['ev'])} (99%: {dots(book['low'])} to {dots(book['high'])}), as makers euchred"
            f" in {dots(book['p_euchred'])} of deals, the other in {dots(rival['p_euchred'])}"
        )
    return of_all(good), f"of 20,000 games book players win {'; '.join(parts)}."


CARDS = (
    ("U14", "Somerset", "Throw the lowest card of a short suit, to be void: of A 7 and a bare king the king.", u14),
    ("U15", "Somerset", "With one or two trumps and two aces lead trumps.", u15),
    ("all", "this program", "Who follows the books wins more games of two than who does not.", whole),
)
