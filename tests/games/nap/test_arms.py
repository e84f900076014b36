"""Deals folded into sums: however they are cut, whatever the suits are called, with and without the compiler."""

import os
import random
import subprocess
import sys
from itertools import permutations

import pytest

from analyzer.games import nap
from analyzer.games.nap.arms import COLUMNS, MADE_IT, PLAYED
from analyzer.games.nap.scene import Stage
from analyzer.games.nap.situation import Situation
from analyzer.games.nap.talk import code_of
from analyzer.games.nap.variant import VARIANTS, Variant
from analyzer.tally import Tally

from .played import Deals, some_policy, some_sensible
from .questioned import Question

FEW = {"deals": 400, "precision": 0}
ASKED = {
    "eldest": {"hand": "Ah Kh Qh 9h As"},
    "third": {"hand": "Ah Kh 9s 9c 2d", "said": "pass 2"},
    "peeped": {"hand": "Ah Kh 9s 9c 2d", "said": "1 peep 3 peep", "peeped": "Qh", "variant": "peep",
               "opponents": "book"},
    "bought": {"hand": "Ah Kh 9s 9c 2d", "said": "draw-2 draw-2 draw-2 draw-2 1", "dead": "3s 4c",
               "variant": "purchase", "opponents": "book"},
    "six": {"hand": "Ah Kh 9s 9c 2d", "said": "pass 1", "dead": "2s", "variant": "six-card", "opponents": "cautious"},
    "spare": {"hand": "Ah Kh 9s 9c 2d", "said": "1", "variant": "sir-garnet", "opponents": "book"},
    "raised": {"hand": "Ah Kh Qh Jh 9h", "said": "2 nap", "variant": "wellington", "opponents": "bold"},
}  # fmt: skip


def stage_of(asked, seed=1):
    asked = dict(asked)
    variant, opponents = VARIANTS[asked.pop("variant", "baxter-wray")], asked.pop("opponents", "plain")
    situation = Situation.read(variant, **asked)
    arms = [{"word": code_of(variant, word)} for word in situation.actions]
    return Stage(situation, arms, {"opponents": opponents, "play": opponents, "mine": opponents}, seed)


@pytest.mark.parametrize("name", ASKED)
def test_deals_add_up_however_they_are_cut(name):
    stage = stage_of(ASKED[name])
    parts = [stage.play(first, count) for first, count in ((0, 1024), (1024, 1), (1025, 1975))]
    assert sum(parts, Tally()).digest() == stage.play(0, 3000).digest()
    one_by_one = sum((stage.play(first, 1) for first in range(50)), Tally())
    assert one_by_one.digest() == stage.play(0, 50).digest()


def test_another_seed_other_deals():
    assert stage_of(ASKED["third"], 1).play(0, 500).digest() != stage_of(ASKED["third"], 2).play(0, 500).digest()


def test_arms_share_deals_and_their_number_changes_none():
    stage = stage_of(ASKED["third"])
    whole, actions = stage.play(0, 300), stage.situation.actions
    assert len(whole.sums) == len(actions)
    for a, word in enumerate(actions):
        alone = Stage(stage.situation, [{"word": code_of(Variant(), word)}],
                      {"opponents": "plain", "play": "plain", "mine": "plain"}, 1)  # fmt: skip
        assert alone.play(0, 300).sums == [whole.sums[a]]


def test_counts_are_of_the_deals():
    stage = stage_of(ASKED["third"])
    tally, played, made = stage.play(0, 200), 0, 0
    for a in range(len(stage.situation.actions)):
        counts = tally.counts[a * COLUMNS : (a + 1) * COLUMNS]
        assert list(stage.outcomes(tally, a)) == list(counts) and counts[MADE_IT] <= counts[PLAYED] <= 200
        played, made = played + counts[PLAYED], made + counts[MADE_IT]
    assert stage.situation.actions[-1] == "nap" and tally.counts[-1 - COLUMNS] == 200
    assert 0 < made < played < 200 * len(stage.situation.actions)


def renamed(asked, names):
    told = str.maketrans("cdhs", "".join(names))
    cards = {name: asked[name].translate(told) for name in ("hand", "dead", "peeped") if name in asked}
    return asked | cards


@pytest.mark.parametrize("name", ASKED)
def test_suits_renamed_and_cards_shuffled_change_no_row(name):
    draw, expected = random.Random(1), nap.call(**ASKED[name], **FEW).actions
    for names in permutations("cdhs"):
        asked = renamed(ASKED[name], names)
        hand = asked["hand"].split()
        draw.shuffle(hand)
        assert nap.call(**asked | {"hand": " ".join(hand)}, **FEW).actions == expected


@pytest.mark.parametrize("name", ["third", "bought"])
def test_any_number_of_threads_the_same_bytes(name):
    asked = ASKED[name] | {"deals": 50_000, "precision": 0}
    assert len({nap.call(**asked, threads=threads).to_json() for threads in (1, 2, 7)}) == 1


SMALL = """
from tests.games.nap.test_arms import ASKED, FREQUENT, stage_of
for name in FREQUENT:
    stage = stage_of(ASKED[name])
    print(stage.silent, stage.play(0, 12), stage.play(10**9, 3))
"""
FREQUENT = ("eldest", "third", "six", "spare")  # among words that are said often enough to wait for


@pytest.mark.slow  # the contract asks one of each question so
def test_without_the_compiler_the_same_bytes():
    told = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", SMALL], env={**os.environ, "NUMBA_DISABLE_JIT": off},
            capture_output=True, text=True, check=True,
        ).stdout
        for off in ("0", "1")
    ]  # fmt: skip
    assert told[0] == told[1] and told[0].count("Tally") == 2 * len(FREQUENT)


def test_what_is_paid_is_received_or_lies_in_the_kitty():
    draw = random.Random(2)
    for _ in range(60):
        agreed = some_sensible(draw)
        stage = Deals(agreed, [some_policy(draw) for _ in range(agreed.holders)], draw.randrange(2**60))
        for index in range(20):
            played = stage.play(index, pool := draw.choice([0, 5]))
            assert sum(played.net) == pool - played.pool
            assert played.pool >= 0


def test_payoffs_never_lie_farther_apart_than_is_said():
    draw = random.Random(3)
    for _ in range(60):
        question = Question(draw)
        stage = question.stage(*question.actions)
        if stage.game.heard.any() and not stage.often_said(1e-3):
            continue
        found = [sums for index in range(30) for sums in stage.play(index, 1).sums]
        assert max(found) - min(found) <= stage.largest
