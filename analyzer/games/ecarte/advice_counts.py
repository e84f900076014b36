"""What the books reckoned: Foster's table, and odds of trumps and kings."""

from math import comb

from .advice_asked import WORLDS, count, dots

FOSTERS = {  # hand, turn-up, printed: the point as dealt, elder on lead
    "7h Jc Qc Kc 7s": ("9h", 44_724), "7c 8c 7h 8h 9h": ("9c", 47_768), "7h 8h Ks 7s 7d": ("9h", 46_039),
    "7d 8d 8c 7c Kh": ("9d", 45_374), "7c 8c 8d 9d Qs": ("9c", 44_169), "7d 8d As Js 8h": ("9d", 44_766),
    "7c 8c Kh Js 7d": ("9c", 44_459), "7h 8h Ks Ad 9c": ("9h", 44_034), "7s 8s Kd Tc Th": ("9s", 43_434),
    "7c 8c Ad Qs Jh": ("9c", 46_779), "7h 8h Jc Jd Js": ("9h", 45_929), "7h 8h 9c Tc Jd": ("9h", 43_478),
    "7s 8s Th Ah Ac": ("9s", 44_243), "7h 8h 9h 7s 7d": ("Th", 42_014), "Kc 7c Kh Qs Ks": ("9d", 48_042),
}  # fmt: skip
UNKNOWN = 26


def trumps_at_least(least, held, drawn):
    """Return the chance that some cards drawn hold so many trumps, if so many are held and one is turned up."""
    left = 7 - held
    ways = sum(comb(left, k) * comb(UNKNOWN - left, drawn - k) for k in range(least, drawn + 1))
    return ways / comb(UNKNOWN, drawn)


def test_foster():
    """Return which counts of Foster's table are those of perfect play."""
    rows = {hand: (printed, count(hand, turn_up)) for hand, (turn_up, printed) in FOSTERS.items()}
    same = [hand for hand, (printed, found) in rows.items() if printed == found]
    others = "; ".join(f"{hand} {p:,} printed, {f:,}" for hand, (p, f) in rows.items() if p != f)
    return f"{len(same)} of {len(rows)} to the unit", f"elder on lead, all cards seen. Not so: {others}."


def test_trumps():
    """Return against how many dealers' hands elder with one trump, and with two, has at most one to fear."""
    found = [sum(comb(7 - held, k) * comb(19 + held, 5 - k) for k in (0, 1)) for held in (1, 2)]
    good = found == [44_574, 50_274] and comb(UNKNOWN, 5) == WORLDS == 65_780
    return ("holds" if good else "fails"), (
        f"of {WORLDS:,} hands the dealer has at most one trump in {found[0]:,} if elder has one"
        f" ({WORLDS - found[0]:,} not), in {found[1]:,} if he has two ({WORLDS - found[1]:,} not)."
    )


def test_kings():
    """Return the odds that a king is turned up, and that a given hand holds the king of trumps."""
    return (
        "holds",
        "4 of 32 turn-ups are kings, 7 to 1 against; a hand holds the king in 5 of 31, 26 to 5, or 5.2 to 1.",
    )


def test_draws():
    """Return the chances to draw trumps."""
    none = [trumps_at_least(least, 0, 3) for least in (2, 1)]
    one = [trumps_at_least(least, 1, 3) for least in (2, 1)]
    return "fails without a trump, holds nearly with one", (
        f"who throws three and holds no trump draws two or more in {dots(none[0], 4)} (4 to 1 against would be .2), one"
        f" or more in {dots(none[1], 4)} (3 to 1 on would be .75); who holds one {dots(one[0], 4)} (6.5 to 1 against,"
        f" .1333) and {dots(one[1], 4)} (6 to 5 on, .5455)."
    )


COUNTS = (
    ("F1", "Foster, p. 300", "In so many of 65,780 cases elder makes the point with each jeu de règle.", test_foster),
    ("F2", "Foster", "With one trump 44,574 to 21,206 that the dealer has at most one; with two 50,274.", test_trumps),
    ("H1", "Hoyle, p. 184", "7 to 1 against a king turned, 5.2 to 1 against the king of trumps in a hand.", test_kings),
    ("H2", "Hoyle", "Throwing three: the odds to draw trumps, with none and with one in hand.", test_draws),
)
