"""Claims F1 to F6: what Foster adds."""

from . import exact
from .advice_asked import KINDS, chance, dots, leads, long_run, made, of_all, stage
from .rules import stakes
from .variant import VARIANTS

RISKED = {"trumps ace, queen": "Ah Qh Jh As Ks", "a king beside": "Ah Kh Qh Jh Ks", "a queen beside": "Ah Kh Qh Jh Qs",
          "a knave beside": "Ah Kh Qh Jh Js", "two kings": "Ah Kh Qh Ks Kc"}  # fmt: skip
TWO_TRUMPS = {"Ah Kh As Qs 7c": 3, "Ah Qh As Ks 5c": 3, "Kh Qh As Ks 7c": 3}
GUARDED = ("Ah 2h 2s 3s 4c", "Ah 3h 2h 2s 3c", "Ah 4h 3h 2h 2s", "Kh 3h 2h 2s 3c", "Kh 4h 3h 2h 2s")


def f1():
    """Return the odds against one card being out, with four players."""
    out = exact.is_out(4)
    return "holds", f"the ace is out with {out}: {float(exact.odds_in(out)):.2f} to one against."


def f2():
    """Return how often some opponent holds two trumps or more."""
    two = [1 - exact.all_within(10, 1, n) for n in (3, 4, 5)]
    three = [1 - exact.all_within(10, 2, n) for n in (3, 4, 5)]
    return ("holds" if two[1] > 1 / 2 else "fails"), (
        f"the caller has three trumps: with 3, 4, 5 players some other hand holds two or more in {dots(two, 3)}, three"
        f" or more in {dots(three, 3)}, exactly."
    )


def f3():
    """Return the chance of Nap with one trick at risk."""
    rows = {name: [chance(hand, 5, play=kind) for kind in KINDS] for name, hand in RISKED.items()}
    one = [min(row) > 1 / 3 for name, row in rows.items() if name != "two kings"]
    told = "; ".join(f"{name}, {RISKED[name]} {dots(row)}" for name, row in rows.items())
    return of_all(one), f"chance of Nap, four players, plain / book play: {told}; it pays above 1/3."


def f4():
    """Return what going on with two trumps costs the caller."""
    rows = [
        [made(stage(h, goal, play="book", mine={"goes_on": k})) for k in (1, 2)] for h, goal in TWO_TRUMPS.items()
    ]  # the last trump is led on with `goes_on` 1; kept with 2
    told = ", ".join(f"{h} for {g} {dots(row, 3)}" for (h, g), row in zip(TWO_TRUMPS.items(), rows, strict=True))
    good = [kept > led for led, kept in rows]
    return of_all(good), (
        f"made by a caller of two trumps who leads the second too, and who keeps it, four book players: {told}"
        " (standard error .002)."
    )


def f5():
    """Return the chance of Misery without trumps on ace and king by how they are guarded."""
    rows = {hand: leads(hand, 0, play="book", misery="above-three", misery_trumps=False) for hand in GUARDED}
    best = {hand: max(row.values()) for hand, row in rows.items()}
    good = [p > 0.95 for p in best.values()]
    return of_all(good[1:]), (
        "chance of Misery without trumps by the best lead, four book players, an ace or king once to thrice guarded:"
        f" {', '.join(f'{hand} {dots([p])}' for hand, p in best.items())}."
    )


def f6():
    """Return what is lost by calls that fail, by the call."""
    parts, most = [], []
    for kind in ("book", "bold"):
        told, lost = long_run(kind, variant="foster").method, {}
        for name, share in told["called"].items():
            units = stakes(VARIANTS["foster"], name)[1] if name not in ("forced", "thrown-in") else 1
            lost[name] = 3 * units * share * (1 - told["made"].get(name, 0))
        most.append(max(lost, key=lost.get) == "misery")
        parts.append(
            f"{kind} players, {', '.join(f'{name} {units:.2f}' for name, units in lost.items() if units >= 0.005)}"
        )
    return ("holds" if all(most) else "fails" if not any(most) else "holds in part"), (
        f"units lost a deal by callers who fail, rules of Foster, four players: {'; '.join(parts)}. They call"
        " Misery on hands that are nearly sure."
    )


FOSTER = (
    ("F1", "Foster p. 310", "With four, king and queen of a suit: two to one against the ace being out.", f1),
    ("F2", "Foster p. 310", "Expect two trumps in one hand.", f2),
    ("F3", "Foster p. 310", "Nap may risk one trick: ace, queen of trumps, or a king, queen, knave beside.", f3),
    ("F4", "Foster p. 310", "Of two trumps do not lead the second.", f4),
    ("F5", "Foster p. 311", "In misere an ace or king twice or thrice guarded is safe.", f5),
    ("F6", "Foster p. 311", "Most money is lost on imperfect miseres.", f6),
)
