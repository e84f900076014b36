"""What each policy of Bezique gains on each other, by both rules of the trick; writes match.csv and match.md here."""

import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import pandas as pd

from analyzer.core.jit import U
from analyzer.games.bezique.dealings import whole_dealing
from analyzer.games.bezique.policy import POLICIES
from analyzer.games.bezique.scene import game_of, lab_of
from analyzer.games.bezique.table import table_of
from analyzer.games.bezique.variant import Variant
from analyzer.games.bezique.whole import play_deals

HERE, SEED, QUICK = Path(__file__).parent, 1, 100
HEAD = """# Bezique: what each policy gains on each other

Points a deal that the first gains on the second, on the same deals with seats exchanged, with 99% intervals; {deals:,}
deals each where one searches, {quick:,} where none does. Under either rule of the trick (law 5); all else as in Enquire
Within. Every number is in `match.csv`.

| first | second | any suit | suit led |
| --- | --- | --- | --- |
"""


def gains(names, suit_led, deals):
    """Return what the first gains on the second a deal, and its standard error."""
    variant, seats = Variant(suit_led=suit_led), []
    for order in (names, names[::-1]):
        rows = np.zeros((deals, 8), np.int64)
        scene = whole_dealing(variant), game_of(variant, order), lab_of(variant, order)
        play_deals(rows, table_of(), *scene, U(0), U(SEED))
        seats.append((rows[:, 0::2] - rows[:, 1::2]).sum(axis=1))
    difference = (seats[0] - seats[1]) / 2
    return float(difference.mean()), float(difference.std() / deals**0.5)


def main(deals):
    """Play every policy against every other and write both files."""
    rows = []
    for names in combinations(reversed(POLICIES), 2):
        many = deals if any(POLICIES[name].worlds for name in names) else QUICK * deals
        for suit_led in (False, True):
            ev, stderr = gains(names, suit_led, many)
            rows.append({"first": names[0], "second": names[1], "suit_led": suit_led, "ev": ev, "stderr": stderr})
    frame = pd.DataFrame(rows)
    frame.to_csv(HERE / "match.csv", index=False)
    lines = []
    for (first, second), both in frame.groupby(["first", "second"], sort=False):
        cells = [f"{row.ev:+.1f} ± {2.576 * row.stderr:.1f}" for row in both.itertuples()]
        lines.append(f"| {first} | {second} | {' | '.join(cells)} |")
    (HERE / "match.md").write_text(HEAD.format(deals=deals, quick=QUICK * deals) + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
