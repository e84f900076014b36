"""What one player earns by each policy of Loo where all others play another: writes match.csv and match.md here."""

import sys
from math import log, sqrt
from pathlib import Path

import pandas as pd

from analyzer.games import loo
from analyzer.games.loo.policy import POLICIES

HERE, LENGTH, PLAYERS, LOOS = Path(__file__).parent, 1000, (3, 5, 7), ("6", "mixed-30", "unlimited")
COLUMNS = ["players", "loo", "others", "policy", "ev", "stderr", "low", "high", "p_ahead"]
HEAD = """# Loo: which policy earns most where all others play another

One seat plays the policy of the column, all others that of the row; {runs:,} runs of {length:,} deals, seats rotated,
seed 1. Counters a deal; where pools are unlimited a mean means little, so there it is the share of runs that end
ahead. With 99% intervals. All else as in Baxter-Wray; every number is in `match.csv`.
"""


def row(players, kind, others, policy, runs):
    """Return what the one player earns."""
    seats = [policy] + [others] * (players - 1)
    found = loo.session(policies=seats, by="policy", runs=runs, length=LENGTH, loo=kind)
    facts = {"players": players, "loo": kind, "others": others}
    return facts | {k: v for k, v in found.seats[0].items() if k in COLUMNS}


def cell(told, runs):
    """Return a number with its interval: a mean, or the share of runs ahead where pools know no end."""
    if pd.notna(told["low"]):
        return f"{told['ev']:+.3f} ± {(told['high'] - told['low']) / 2:.3f}"
    share = told["p_ahead"]
    return f"{share:.3f} ± {max(2.576 * sqrt(share * (1 - share) / runs), -log(0.01) / runs):.3f}"


def main(runs):
    """Play every policy against every other and write both files."""
    names = list(POLICIES)
    tables = [(n, kind, others) for n in PLAYERS for kind in LOOS for others in names]
    rows = [row(*table, name, runs) for table in tables for name in names if name != table[2]]
    frame = pd.DataFrame(rows, columns=COLUMNS)
    frame.to_csv(HERE / "match.csv", index=False)
    cells = {(*(r[k] for k in COLUMNS[:3]), r["policy"]): cell(r, runs) for r in frame.to_dict("records")}
    lines = ["| players | loo | the others | " + " | ".join(names) + " |", "| --- " * (3 + len(names)) + "|"]
    for table in tables:
        lines.append("| " + " | ".join([*map(str, table), *(cells.get((*table, name), "·") for name in names)]) + " |")
    (HERE / "match.md").write_text(HEAD.format(runs=runs, length=LENGTH) + "\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
