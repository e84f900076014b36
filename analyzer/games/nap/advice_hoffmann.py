"""Claims H1 to H9: what Hoffmann adds."""

from . import exact
from .advice_asked import KINDS, calls, chance, dots, leads, long_run, made, of_all, stage

ONE_SUIT = ("Ah 8h 6h 4h 2h", "Kh 8h 6h 4h 2h", "Qh 8h 6h 4h 2h", "Jh 8h 6h 4h 2h", "Th 8h 6h 4h 2h")
FOUR_AND_ONE = ("Ah 9h 6h 3h As", "Ah 9h 6h 3h Qs", "Kh 9h 6h 3h Ks", "Qh 9h 6h 3h As", "Jh 9h 6h 3h Qs")
MORE_SUITS = {"Ah Kh 9h As Kc": 1, "Ah Qh 9h As Ac": 1, "Ah Kh 9h Qs Jc": 0, "Ah Kh 9h Js 9c": 0}  # side of aces, kings
SINGLETON = ("2h 4s 5s 6c 3c", "4h 2s 3s 5s 3c", "6h 2s 4s 3c 5c")
DEFENDED = {"Ah Kh 9h 6s 4c": 3, "Kh Jh 6h As 4c": 3, "Qh Jh 8h 9s As": 3, "Ah 9h Ks 5c 3d": 2}
PURCHASE = {"Ah Jh Th 4s 6c": "3", "Kh Qh 5h As 7c": "3", "Ah Kh Jh 9h As": "nap", "Kh Jh 9h 7h 5h": "nap"}
WEAK = ("9h 7h 5s 3c 2d", "Th 8h 6s 4s 2c", "Jh 6h 5s 9s 3c")


def h1():
    """Return the odds against a given card being out, with three players."""
    out = exact.is_out(3)
    odds = f"{out.denominator - out.numerator}:{out.numerator}"
    return "holds, and by more", (
        f"a card the caller lacks lies in one of two other hands with {out}, so {odds} or"
        f" {float(exact.odds_in(out)):.1f} to one against; to one who sees no hand it is"
        f" {float(exact.odds_in(exact.Fraction(15, 52))):.1f} to one against any hand of three."
    )


def _naps(hands, players=3):
    return {hand: [chance(hand, 5, players, kind) for kind in KINDS] for hand in hands}


def _told(rows):
    return ", ".join(f"{hand} {dots(row)}" for hand, row in rows.items())


def h2():
    """Return the chance of Nap on small hands of one suit."""
    rows = _naps(ONE_SUIT)
    return of_all(min(row) > 1 / 3 for row in rows.values()), (
        f"chance of Nap, three players, plain / book play: {_told(rows)}; with four {_told(_naps(ONE_SUIT, 4))}. It"
        " pays above 1/3."
    )


def h3():
    """Return the chance of Nap on four of a suit and one high card."""
    rows = _naps(FOUR_AND_ONE)
    return of_all(min(row) > 1 / 3 for row in rows.values()), (
        f"chance of Nap, three players, plain / book play: {_told(rows)}; it pays above 1/3."
    )


def h4():
    """Return the chance of Nap on three trumps and two side cards."""
    rows = _naps(MORE_SUITS)
    good = [(min(row) > 1 / 3) == bool(MORE_SUITS[hand]) for hand, row in rows.items()]
    return of_all(good), f"chance of Nap, three players, plain / book play: {_told(rows)}; it pays above 1/3."


def _changed(hands, change, players=4):
    """Return the chance of calls if book opponents have some fields otherwise, and as they are."""
    return [
        [made(stage(h, goal, players=players, play="book", change=c)) for c in (change, None)]
        for h, goal in hands.items()
    ]


def h5():
    """Return what leading trumps when the caller wants one trick is worth to the others."""
    parts, helps, hurts = [], [], []
    for n in (4, 5):
        rows = _changed(DEFENDED, {"trumps_last": False}, n)
        helps += [led < not_led - 0.005 for not_led, led in rows]
        hurts += [led > not_led + 0.005 for not_led, led in rows]
        told = ", ".join(
            f"{hand} for {goal} {dots(row[::-1], 3)}" for (hand, goal), row in zip(DEFENDED.items(), rows, strict=True)
        )
        parts.append(f"{n} players, {told}")
    verdict = "holds" if any(helps) and not any(hurts) else "fails" if not any(helps) else "holds in part"
    return verdict, (
        "calls made among book players whose opponents lead trumps when one trick is wanting, and never:"
        f" {'; '.join(parts)} (standard error .002)."
    )


def h6():
    """Return the chance of Misery by the first lead, which makes trumps."""
    parts, good = [], []
    for hand in SINGLETON:
        found = leads(hand, 0, play="book")
        suits = [name[-1] for name in found]
        good.append(suits.count(max(found, key=found.get)[-1]) == 1)
        parts.append(f"{hand}: " + ", ".join(f"{name} {dots([p])}" for name, p in found.items()))
    return of_all(good), f"chance of Misery with trumps by lead, four book players: {'; '.join(parts)}."


def h7():
    """Return the chance of calls when the others have bought cards, and when nobody has."""
    parts, good = [], []
    for hand, word in PURCHASE.items():
        usual = calls(hand, kind="book", deals=32_768)[word]["p_made"]
        bought = calls(hand, "draw-0 draw-2 draw-2 draw-2", deals=32_768, kind="book", buying=True)[word]["p_made"]
        good.append(bought < usual)
        parts.append(f"{hand} {word} {dots([usual, bought])}")
    return of_all(good), (
        "chance of the eldest's call among four book players, as usual and if he has bought none and each other two"
        f" cards: {'; '.join(parts)}."
    )


def h8():
    """Return what two players get by passing and by calling three and four on weak hands."""
    parts, good = [], {kind: [] for kind in KINDS}
    for hand in WEAK:
        for kind in KINDS:
            rows = calls(hand, "", 2, kind)
            worth = {name: rows[name]["ev"] for name in ("pass", "2", "3", "4")}
            good[kind].append(max(worth["3"], worth["4"]) > worth["pass"])
            parts.append(f"{hand}, {kind} " + ", ".join(f"{name} {ev:+.2f}" for name, ev in worth.items()))
    among = [kind for kind in KINDS if all(good[kind])]
    verdict = "holds" if len(among) == 2 else f"holds among {among[0]} players only" if among else "fails"
    return verdict, f"units of the first of two players to speak: {'; '.join(parts)}."


def h9():
    """Return what is called with six players, the dealer without cards."""
    told = {kind: long_run(kind, 6).method["called"] for kind in (*KINDS, "cautious")}
    most = [max(row, key=row.get) == "2" for row in told.values()]
    rows = [f"{kind}, {', '.join(f'{c} {p:.2f}' for c, p in row.items() if p >= 0.005)}" for kind, row in told.items()]
    return of_all(most), f"shares of deals by the call played, six players, five of them with cards: {'; '.join(rows)}."


HOFFMANN = (
    ("H1", "Hoffmann p. 102", "With three players it is nearly three to one against a given card being out.", h1),
    ("H2", "Hoffmann p. 102", "With three, call Nap on any hand of one suit headed by an honour.", h2),
    ("H3", "Hoffmann p. 102", "With three, four headed by an honour and an ace, king or queen beside will do.", h3),
    ("H4", "Hoffmann p. 102", "With three, cards of other suits beside three trumps must be aces or kings.", h4),
    ("H5", "Hoffmann p. 103", "Of four or five, lead trumps when the caller wants one trick more.", h5),
    ("H6", "Hoffmann p. 103", "In Misery with trumps, lead a singleton.", h6),
    ("H7", "Hoffmann p. 103", "Where cards are bought, hands must be stronger.", h7),
    ("H8", "Hoffmann p. 103", "Two players: three or four on a weak hand is safer than to give away the lead.", h8),
    ("H9", "Hoffmann", "With six players most calls are of two.", h9),
)
