"""Speed as ratios in one run: ours against a peer compiled elsewhere, whole commands against the interpreter.

`python tests/bench/speed.py FOLDER` races the programs `spec_peer` and `loo_peer` in FOLDER; without it only our own
figures are printed. CPU time of the best of some rounds; machines are noisy, so compare ratios.
"""

import re
import subprocess
import sys
import time
from pathlib import Path

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


def race(name, ours, peers, program, *arguments):
    """Print our rate and, where there is one, the scalar peer's beside it."""
    print(f"{name}: {ours / 1e6:.3g} M deals/s")
    if peers:
        command = [peers / program, "20000000", *arguments]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        theirs = float(re.search(r"^scalar.* ([\d.]+) M deals/s", told, re.M)[1]) * 1e6
        print(f"    scalar peer {theirs / 1e6:.2f} M deals/s; ours is {ours / theirs:.2f} x")


def loo(peers):
    """Five players, the third asks after a throw and a stand; everybody plain, or as the old books advise."""
    from analyzer.games.loo.policy import POLICIES
    from analyzer.games.loo.scene import Stage
    from analyzer.games.loo.situation import Situation
    from analyzer.games.loo.variant import Variant

    for variant, policy, said, arms in (
        (Variant(), "plain", "throw stand", 1), (Variant(), "plain", "throw throw", 1),
        (Variant(), "plain", "stand stand", 1), (Variant(), "plain", "throw stand", 3),
        (Variant(), "book", "throw stand", 1), (Variant(miss_leads=True, flush="foster"), "bold", "throw stand", 1),
    ):  # fmt: skip
        moment = Situation.read(variant, hand="Ah 7h Kc", turn_up="Qh", said=said)
        how = POLICIES[policy]
        stage = Stage(moment, ["stand", "miss", "throw"][:arms], how, how, how, False, 1)
        name = f"loo, {policy}, {said}, {arms} arm{'s' * (arms > 1)}" + (", other laws" if variant.miss_leads else "")
        history = "".join(word[0] for word in said.split())
        race(name, arms * rate(stage.play, 1 << 22), peers, "loo_peer", "1", "scalar", history)


def speculation(peers):
    """Five players, nine of diamonds turned, all fifteen cards dealt and the best trump found."""
    from analyzer.games.speculation.policy import POLICIES
    from analyzer.games.speculation.scene import Arm, Stage
    from analyzer.games.speculation.situation import Situation
    from analyzer.games.speculation.variant import Variant

    moment = Situation.read(Variant(), turn_up="9d")
    arms = [Arm((0,), 5)]
    settled = rate(Stage(moment, POLICIES["none"], 1, arms).play, 1 << 22)
    race("speculation, nobody trades", settled, peers, "spec_peer")
    traded = rate(Stage(moment, POLICIES["noisy"], 1, arms, asker=1).play, 1 << 16)
    race("speculation, noisy bidders", traded, None, "")


def bezique():
    """Whole deals of 64 cards and 32 tricks, on one thread."""
    import numpy as np

    from analyzer.core.jit import U
    from analyzer.games.bezique.dealings import whole_dealing
    from analyzer.games.bezique.scene import game_of
    from analyzer.games.bezique.table import table_of
    from analyzer.games.bezique.variant import Variant
    from analyzer.games.bezique.whole import play_deals

    dealing = whole_dealing(Variant())
    for policy in ("plain", "book"):
        game = game_of(Variant(), [policy, policy])

        def play(first, count, game=game):
            play_deals(np.zeros((count, 8), np.int64), table_of(), dealing, game, None, U(first), U(1))

        race(f"bezique, {policy}, whole deals", rate(play, 1 << 17), None, "")


def commands():
    """Whole processes, wall time."""
    odds = [sys.executable, "-m", "analyzer"]
    asked = {
        "odds --help": ["--help"],
        "a closed form": ["speculation", "price", "--turn-up", "9d"],
        "a million deals": "speculation price --turn-up 9d --method simulate --deals 1000000 --precision 0".split(),
        "a million deals of loo": (
            "loo declare --hand Kh7hAc --turn-up Qh --actions stand --deals 1000000 --precision 0".split()
        ),
    }
    for name, arguments in asked.items():
        times = []
        for _ in range(ROUNDS):
            begun = time.perf_counter()
            subprocess.run([*odds, *arguments], capture_output=True, check=True)
            times.append(time.perf_counter() - begun)
        print(f"{name}: {min(times):.3f} s")


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    speculation(folder)
    loo(folder)
    bezique()
    commands()
