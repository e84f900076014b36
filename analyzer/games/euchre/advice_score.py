"""Claims U6 to U11: which suit to name, and what the score changes."""

from ...run import Budget
from .advice_asked import KINDS, acted, dots, of_all
from .card.classes import classes
from .card.places import PLACES
from .card.rows import Seating
from .chances import equity_of
from .layout import Lanes
from .policy import whole_model
from .variant import Variant

FEW = 1024  # deals a class
PLACES_OF = {"elder orders": "", "the dealer takes": "pass", "elder names": "pass pass"}


def _by_class(kind, *names):
    """Return what naming a suit rather than passing brings, by class of hand, at two places: weight and both."""
    variant = Variant()
    turned = variant.cards.read("9h", "")[0]
    lanes = Lanes.around(variant, turned // 16, [turned])
    seating = Seating(variant, lanes, turned, whole_model(kind, kind, None), Budget(deals=FEW, seed=1))
    found = []
    for name in names:
        place = PLACES[name]
        kinds = [k for k in classes(variant, lanes, turned, place.lane) if 2 <= len(k.trumps) <= 3]
        rows = {(k.trumps, k.aces): (len(k.hands), seating.row(place, k)[0]) for k in kinds}
        found.append({key: (many, row["ev"] - row["ev_pass"]) for key, (many, row) in rows.items()})
    both = [key for key in found[0] if key in found[1]]
    total = sum(found[0][key][0] for key in both)
    return [sum(found[0][key][0] * rows[key][1] for key in both) / total for rows in found]


def u6():
    """Return what it brings to name the other suit of the colour and one of the other colour, with the same trumps."""
    good, parts = [], []
    for kind in KINDS:
        for who, sign in (("elder", 1), ("dealer", -1)):
            same, cross = _by_class(kind, f"{who}-next", f"{who}-cross")
            good.append(sign * (same - cross) > 0)
            parts.append(f"{who} among {kind} players {same:+.2f} and {cross:+.2f}")
    return of_all(good), (
        "what it brings more than passing to name the other suit of the colour, and one of the other colour, the same"
        f" two or three trumps and aces held, in points: {'; '.join(parts)}."
    )


def _shares(*scores):
    """Return the shares of hands on which to make trumps, level and at some scores, in words and as numbers."""
    told, rows = [], []
    for name, said in PLACES_OF.items():
        for kind in KINDS:
            usual, *others = [acted(said, score, kind) for score in ((0, 0), *scores)]
            rows.append((name, usual, *others))
            told.append(f"{name} among {kind} players {', '.join(dots(share, 2) for share in (usual, *others))}")
    names = ", ".join(f"{mine}-{theirs}" for mine, theirs in ((0, 0), *scores))
    return rows, f"on so many of 400 hands it is better to make trumps than to pass, at {names}: {'; '.join(told)}."


def u7():
    """Return on how many hands to make trumps at four all."""
    rows, text = _shares((4, 4))
    return of_all(at > usual for name, usual, at in rows if name != "elder names"), text


def u8():
    """Return on how many hands to make trumps at three all."""
    rows, text = _shares((3, 3))
    return of_all(at < usual for _, usual, at in rows), text


def u9():
    """Return on how many hands a dealer takes up far ahead, and far behind."""
    rows, text = _shares((3, 1), (4, 2), (1, 3), (2, 4))
    good = []
    for name, usual, *others in rows:
        if name == "the dealer takes":
            good += [at < usual for at in others[:2]] + [at > usual for at in others[2:]]
    return of_all(good), text


def u10():
    """Return on how many hands to name a suit when the other has three points."""
    rows, text = _shares((0, 3), (2, 3))
    return of_all(at < usual for name, usual, *others in rows for at in others if name == "elder names"), text


def u11():
    """Return at which scores a euchre loses the game, and what it costs."""
    equity = equity_of(Variant(), "bold", "plain", 1)
    lost = [theirs for theirs in range(5) if theirs + 2 >= 5]
    costs = []
    for theirs in range(5):
        worth = equity.worth(1, 0, theirs).mean(axis=0)
        costs.append(f"{theirs}: {dots(float(worth[5] - worth[2]))}")
    return of_all([lost == [3, 4]]), (
        f"two points end the game from {' and '.join(map(str, lost))} on. What elder with none loses in chance of the"
        f" game by a euchre in place of the point, by the other's score: {', '.join(costs)}."
    )


SCORE = (
    (
        "U6",
        "Hoffmann, Somerset",
        "After a turn-down elder should name the other suit of the colour, the dealer another.",
        u6,
    ),
    ("U7", "Hoffmann", "At four all order and take up on light hands.", u7),
    ("U8", "Hoffmann", "At three all be cautious: a euchre loses the game.", u8),
    (
        "U9",
        "Hoffmann",
        "A dealer with 3 or 4 to 1 or 2 may turn down freely; the other way round he should gamble.",
        u9,
    ),
    ("U10", "Hoffmann", "When the adversary has three be careful in naming.", u10),
    ("U11", "arithmetic", "A euchre loses the game only if the opponent stands at three or four.", u11),
)
