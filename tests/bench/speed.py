"""Speed as ratios in one run: ours against a peer compiled elsewhere, whole commands against the interpreter.

`python tests/bench/speed.py FOLDER` races the programs `spec_peer` and `loo_peer` in FOLDER; without it only our own
figures are printed. CPU time of the best of some rounds; machines are noisy, so compare ratios.
"""

import re
import subprocess
import sys
import time
from pathlib import Path

from analyzer.games.speculation.policy import POLICIES
from analyzer.games.speculation.scene import Arm, Stage
from analyzer.games.speculation.situation import Situation
from analyzer.games.speculation.variant import Variant

ROUNDS = 5


def rate(play, deals):
    """Return deals a second of CPU time, the best of some rounds."""
    play(0, 1000)
    best = 0.0
    for _ in range(ROUNDS):
        begun = time.process_time()
        play(0, deals)
        best = max(best, deals / (time.process_time() - begun))
    return best


def speculation(peers):
    """Five players, nine of diamonds turned, all fifteen cards dealt and the best trump found."""
    moment = Situation.read(Variant(), turn_up="9d")
    arms = [Arm((0,), 5)]
    settled = rate(Stage(moment, POLICIES["none"], 1, arms).play, 1 << 22)
    traded = rate(Stage(moment, POLICIES["noisy"], 1, arms, asker=1).play, 1 << 16)
    print(f"speculation, nobody trades: {settled / 1e6:.1f} M deals/s")
    print(f"speculation, noisy bidders: {traded / 1e6:.2f} M deals/s")
    if peers:
        told = subprocess.run([peers / "spec_peer", "20000000"], capture_output=True, text=True, check=True).stdout
        theirs = float(re.search(r"^scalar.* ([\d.]+) M deals/s", told, re.M)[1]) * 1e6
        print(f"speculation, scalar peer: {theirs / 1e6:.1f} M deals/s; ours is {settled / theirs:.2f} x")


def commands():
    """Whole processes, wall time."""
    odds = [sys.executable, "-m", "analyzer"]
    asked = {
        "odds --help": ["--help"],
        "a closed form": ["speculation", "price", "--turn-up", "9d"],
        "a million deals": "speculation price --turn-up 9d --method simulate --deals 1000000 --precision 0".split(),
    }
    for name, arguments in asked.items():
        times = []
        for _ in range(ROUNDS):
            begun = time.perf_counter()
            subprocess.run([*odds, *arguments], capture_output=True, check=True)
            times.append(time.perf_counter() - begun)
        print(f"{name}: {min(times):.3f} s")


if __name__ == "__main__":
    speculation(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    commands()
