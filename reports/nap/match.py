"""What one player earns by each policy of Nap where all others play another: writes match.csv and match.md here."""

import sys
from pathlib import Path

import pandas as pd

from analyzer.games import nap
from analyzer.games.nap.policy import POLICIES

HERE, LENGTH, PLAYERS, KITTIES = Path(__file__).parent, 1000, (3, 4, 5), (0, 1)
COLUMNS = ["players", "kitty", "others", "policy", "ev", "stderr", "low", "high", "p_ahead"]
HEAD = """# Nap: which policy earns most where all others play another

One seat plays the policy of the column, all others that of the row; {runs:,} runs of {length:,} deals, seats rotated,
seed 1. Units a deal, with 99% intervals; *kitty* is what the dealer puts in at every deal. All else as in Baxter-Wray;
every number is in `match.csv`.
"""


def row(players, kitty, others, policy, runs):
    """Return what the one player earns."""
    seats = [policy] + [others] * (players - 1)
    found = nap.session(policies=seats, by="policy", runs=runs, length=LENGTH, kitty=kitty)
    facts = {"players": players, "kitty": kitty, "others": others}
    return facts | {k: v for k, v in found.seats[0].items() if k in COLUMNS}


def cell(told):
    """Return a mean with its interval."""
    return f"{told['ev']:+.3f} ± {(told['high'] - told['low']) / 2:.3f}"


def main(runs):
    """Play every policy against every other and write both files."""
    names = list(POLICIES)
    tables = [(n, kitty, others) for n in PLAYERS for kitty in KITTIES for others in names]
    rows = [row(*table, name, runs) for table in tables for name in names if name != table[2]]
    frame = pd.DataFrame(rows, columns=COLUMNS)
    frame.to_csv(HERE / "match.csv", index=False)
    cells = {(*(r[k] for k in COLUMNS[:3]), r["policy"]): cell(r) for r in frame.to_dict("records")}
    lines = ["| players | kitty | the others | " + " | ".join(names) + " |", "| --- " * (3 + len(names)) + "|"]
    for table in tables:
        lines.append("| " + " | ".join([*map(str, table), *(cells.get((*table, name), "·") for name in names)]) + " |")
    (HERE / "match.md").write_text(HEAD.format(runs=runs, length=LENGTH) + "\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
