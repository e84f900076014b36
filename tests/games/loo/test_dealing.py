"""Deals that agree with what was said: whole packs, the right law of chance, the same however they are drawn."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import chisquare

from analyzer.core.deal import subsets
from analyzer.core.jit import U
from analyzer.games.loo.dealing import deal_block
from analyzer.games.loo.policy import POLICIES

from . import naive
from .asked import deals_of, stage_of
from .test_choices import STAND, says

ROOT = Path(__file__).parents[3]
CASES = {  # by ranges, by lists, both at once, nothing said
    "nothing said": ({}, "plain"),
    "throws and one stand": ({"said": "throw stand throw"}, "plain"),
    "two stand": ({"said": "stand throw stand"}, "plain"),
    "the miss is taken": ({"said": "stand miss throw"}, "plain"),
    "book": ({"said": "stand throw stand"}, "book"),
    "book, miss": ({"said": "throw throw miss"}, "book"),
    "most": ({"players": 9, "said": "stand throw stand throw"}, "cautious"),
}


def stage(name, seed=1):
    asked, opponents = CASES[name]
    return stage_of({"hand": "Kh 7h Ac", "turn_up": "Qh", **asked}, opponents, seed=seed)


@pytest.mark.parametrize("name", [name for name in CASES if name != "most"])
def test_every_deal_is_a_pack_without_what_is_known(name):
    for deal, _ in deals_of(stage(name), 200):
        hands = [*deal["hands"], deal["miss"]]
        cards = [card for hand in hands for card in hand] + [deal["turn_up"]]
        assert [len(hand) for hand in hands] == [3] * 6
        assert len(set(cards)) == 19 and set(cards) <= set(naive.Table().pack())
        me = len(CASES[name][0].get("said", "").split())
        assert set(deal["hands"][me]) == {"Kh", "7h", "Ac"}


@pytest.mark.parametrize("name", CASES)
def test_every_deal_agrees_with_what_was_said(name):
    asked, opponents = CASES[name]
    it = stage(name)
    hands = dealt(it, 500)
    said, thrown, stood, free = asked.get("said", "").split(), 0, 0, True
    for seat, word in enumerate(said):
        for hand, order in zip(hands[0][seat], hands[1], strict=True):
            layout = it.layout.reordered(order)
            cards = [it.situation.variant.cards.name(card) for card in layout.cards(hand)]
            told = says(POLICIES[opponents], cards, "h", seat == 0, False, it.situation.players, thrown, stood, free)
            assert {"throw": told == 0, "stand": told == STAND, "miss": opponents == "plain" or told == 2}[word]
        thrown, stood, free = thrown + (word == "throw"), stood + (word == "stand"), free and word != "miss"


def dealt(it, count, first=0):
    """Return hands by row and deal, and orders."""
    hands, order = np.zeros((it.situation.players + 1, count), np.uint64), np.zeros(count, np.uint32)
    deal_block(hands, order, it.evidence.dealing, subsets(3), it.seed, U(first))
    return hands, order.tolist()


@pytest.mark.parametrize("name", CASES)
def test_a_deal_is_the_same_in_any_block(name):
    it = stage(name)
    whole, orders = dealt(it, 700, 50)
    for first, count in ((50, 1), (51, 300), (351, 399)):
        part, order = dealt(it, count, first)
        assert (part == whole[:, first - 50 : first - 50 + count]).all()
        assert order == orders[first - 50 : first - 50 + count]


@pytest.mark.parametrize("name", ["nothing said", "two stand"])
def test_the_suits_lie_in_every_order_as_often(name):
    _, order = dealt(stage(name), 60_000)
    assert chisquare(np.bincount(order, minlength=6)).pvalue > 1e-3


def test_free_hands_are_any_hands():
    """Every unseen card lies in every row as often; every pair in a hand as often as another."""
    it = stage("nothing said")
    count = 40_000
    hands, orders = dealt(it, count)
    for row in range(1, 6):
        cards = Counter()
        for hand, order in zip(hands[row].tolist(), orders, strict=True):
            cards.update(it.layout.reordered(order).cards(hand))
        assert len(cards) == 48
        assert chisquare(list(cards.values())).pvalue > 1e-4


def fitting(opponents, said, seats, unseen):
    """Return by seat all hands on which a policy says its word, as sets of places in `unseen`."""
    names, out, thrown, stood, free = list(unseen), [], 0, 0, True
    for seat in range(seats):
        fits = [
            sum(1 << k for k in places)
            for places in combinations(range(len(names)), 3)
            if {0: "throw", 1: "stand", 2: "miss"}[
                says(POLICIES[opponents], [names[k] for k in places], "h", seat == 0, False, 3, thrown, stood, free)
            ]
            == said[seat]
        ]
        out.append(np.array(fits, np.uint64))
        word = said[seat]
        thrown, stood, free = thrown + (word == "throw"), stood + (word == "stand"), free and word != "miss"
    return names, out


@pytest.mark.parametrize(
    ("said", "opponents"),
    [("stand stand", "plain"), ("stand stand", "book"), ("throw stand", "book"), ("throw stand", "plain")],
)
def test_the_law_of_two_hands_that_agree(said, opponents):
    """Joint: all pairs of hands that fit and share no card are as likely. 32 cards, three players, the dealer asks."""
    asked = {"players": 3, "hand": "7h 8c Td", "turn_up": "9h", "said": said}
    it = stage_of(asked, opponents, pack=32)
    unseen = [card for card in naive.Table("789TJQKA").pack() if card not in "7h 8c Td 9h".split()]
    names, (first, second) = fitting(opponents, said.split(), 2, unseen)
    apart = (first[:, None] & second[None, :]) == 0
    pairs = int(apart.sum())
    count = 30_000
    hands, orders = dealt(it, count)
    for row, lists, weights in ((0, first, apart.sum(axis=1)), (1, second, apart.sum(axis=0))):
        seen = Counter()
        for hand, order in zip(hands[row].tolist(), orders, strict=True):
            cards = it.layout.reordered(order).cards(hand)
            seen[sum(1 << names.index(it.situation.variant.cards.name(card)) for card in cards)] += 1
        expected = count * weights / pairs
        told = np.array([seen[int(hand)] for hand in lists])
        assert told.sum() == count
        assert chisquare(told, expected).pvalue > 1e-3


# Loops that must be vectorised

LISTEN = """
import json, sys
import llvmlite.binding as llvm
llvm.set_option("", "-pass-remarks=loop-vectorize")
import numpy as np
from analyzer.core.jit import U
from analyzer.games import loo
from analyzer.games.loo import dealing
from tests.games.loo.asked import stage_of

n = {players}
stage = stage_of({{"hand": "Kh 7h Ac", "turn_up": "Qh", "players": n}})
hands, order, outcome = np.zeros((n + 1, 64), np.uint64), np.zeros(64, np.uint32), np.zeros(64, np.int64)
seats, said = (U(0),) * n, (-1,) * n
loops = {{
    "known_row": (hands[0], U(7), order),
    "take_row": (hands[0], hands[1], order),
    "play_block": (hands, 0, stage.game, said, seats, outcome),
    "play_block_left": (hands, 0, stage.game, said, seats, outcome),
    "list_row": (hands[0], hands[1], hands[2], order, np.zeros(3, np.uint64)),
}}
for name, arguments in loops.items():
    print("LOOP", name, file=sys.stderr, flush=True)
    getattr(dealing, name)(*arguments)
print("LOOP", "end", file=sys.stderr, flush=True)
loo.declare(hand="Kh 7h Ac", turn_up="Qh", players=n, deals=1)
print(json.dumps({{name: len(getattr(dealing, name).signatures) for name in loops}}))
"""


@pytest.mark.slow  # core/test_jit listens to the shared loops
@pytest.mark.parametrize("players", [3, 5])
def test_loops_are_vectorised_for_the_types_they_are_called_with(players, tmp_path):
    """`list_row` is the control: what it looks up cannot be."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", LISTEN.format(players=players)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    said = {part.split("\n", 1)[0].strip(): part for part in done.stderr.split("LOOP ")[1:]}
    scalar = {name for name, part in said.items() if "vectorized loop" not in part and name != "end"}
    assert scalar == {"list_row"}, said
    assert set(json.loads(done.stdout).values()) == {1}, "the question calls them with other types"
