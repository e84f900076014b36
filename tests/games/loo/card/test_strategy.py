"""What a card earns: the table of words, and the money, held against its rows and against the policy's own words."""

from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from analyzer.core.layout import Layout
from analyzer.games import loo
from analyzer.games.loo.card.strategy import _Table, earned
from analyzer.games.loo.choices import FREE, MISS, STAND, THROW
from analyzer.games.loo.evidence import say_all
from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.scene import game_of
from analyzer.games.loo.variant import Variant

VARIANT = Variant()
PACK = VARIANT.cards
TURNED = PACK.read("2s", "turn_up")[0]
LAYOUT = Layout.of(PACK, TURNED // 16, [TURNED])
MODEL = {"opponents": "book", "play": "book", "mine": "book"}


@pytest.fixture(scope="module")
def eldest():
    """A card against book players, so that what its rows say is what it earns against them."""
    return loo.chart(deals=1024, **MODEL)


@pytest.fixture(scope="module")
def by_the_book(eldest):
    """The same card with the words of a book player on it."""
    game = game_of(VARIANT, LAYOUT, TURNED, 15, [POLICIES["book"]] * 5, False)
    hands = np.array([LAYOUT.hand(PACK.read(row["hand"], "hand")) for row in eldest.actions], np.uint64)
    words = np.empty(len(hands), np.int64)
    say_all(words, hands, game.voice, 0, game.rich[0], 5, 0, 0, True)
    assert set(words.tolist()) == {STAND, THROW}
    names = {STAND: "stand", THROW: "throw"}
    rows = [row | {"best": names[word]} for row, word in zip(eldest.actions, words.tolist(), strict=True)]
    return replace(eldest, actions=rows)


def mean(chart):
    """Return what a card brings by its own rows."""
    total = sum(row["weight"] for row in chart.actions)
    return sum(row["weight"] * row.get(f"ev_{row['best']}", 0.0) for row in chart.actions) / total


def test_a_card_earns_what_its_rows_say(eldest):
    card, book = eldest.method["earns"]
    assert card["low"] - 0.3 < mean(eldest) < card["high"] + 0.3  # rows share their few deals
    assert card["low"] > book["high"]
    assert (card["policy"], book["policy"]) == ("this card", "book")


def test_the_policy_earns_what_its_words_bring(eldest, by_the_book):
    _, book = eldest.method["earns"]
    assert book["low"] - 0.1 < mean(by_the_book) < book["high"] + 0.1
    assert book["high"] - book["ev"] > 2.5 * book["stderr"]  # as wide as 99% must be


def test_a_card_of_the_policys_words_earns_to_the_counter_what_the_policy_does(by_the_book):
    card, book = earned(by_the_book, VARIANT, TURNED, MODEL)
    assert card | {"policy": "book"} == book


def test_the_word_of_a_hand_is_that_of_its_class():
    rows = [
        {"hand": "As 9h 4h", "stood": 0, "best": "miss"},
        {"hand": "As 9h 4h", "stood": 1, "best": "stand"},
        {"hand": "Ks 9h 4d", "stood": 0, "best": "stand"},
    ]
    table = _Table(rows, PACK, TURNED, LAYOUT)
    for names in permutations("cdh"):
        renamed = str.maketrans("cdh", "".join(names))
        ace, king = (LAYOUT.hand(PACK.read(text.translate(renamed), "hand")) for text in ("As 9h 4h", "Ks 9h 4d"))
        hands = np.array([ace, ace, king, ace, ace], np.uint64)
        stood, free = np.array([0, 1, 0, 2, 0]), np.array([True, True, True, True, False])
        assert table.words(hands, stood, free).tolist() == [MISS, STAND, STAND, FREE, FREE]
