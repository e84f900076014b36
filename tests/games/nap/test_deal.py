"""Hands dealt: what is known stays, the rest is equally likely, every order of the suits comes as often."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from analyzer.core.deal import ORDERS
from analyzer.core.jit import U, kernel
from analyzer.core.layout import Fours
from analyzer.games.nap import table as places
from analyzer.games.nap.deal import deal_hands, words_of
from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.scene import dealing_of, game_of
from analyzer.games.nap.variant import Variant


@kernel
def deal_many(found, orders, table, dealing, game, seed):
    """Deal, and write down the sets of all seats and what lies there."""
    for i in range(len(found)):
        orders[i] = deal_hands(table, dealing, game, words_of(seed, U(i), 0))
        for seat in range(game.holders):
            found[i, seat] = table.sets[places.DEALT, seat]
        found[i, game.holders], found[i, game.holders + 1] = table.extra[0], table.extra[1]
        found[i, game.holders + 2] = table.stock[0]


def dealt(deals, players=4, seed=1, known=None, **agreed):
    """Return hands, spare hand, card face down and stock of some deals, as lists of cards; and their orders."""
    variant = Variant(**agreed)
    base = Fours(variant.cards, (0, 1, 2, 3))
    layouts = [base.reordered(order) for order in range(len(ORDERS))]
    holders, known = variant.holders(players), known or {}
    game = game_of(
        variant, players, [POLICIES["plain"]] * holders, ["own"] * holders, me=known.get("me", places.NOBODY)
    )
    found, orders = np.zeros((deals, holders + 3), np.uint64), np.zeros(deals, np.int64)
    table = places.table_of(players, variant.tricks)
    deal_many(found, orders, table, dealing_of(variant, players, layouts, **known), game, U(seed))
    return [[layouts[order].cards(cards) for cards in row] for row, order in zip(found, orders, strict=True)], orders


TABLES = [
    {}, {"players": 6}, {"players": 2, "dealt": 9}, {"dealt": 6, "spare": True}, {"dealt": 7, "peep": "foster"},
    {"pack": 32, "spare": True, "peep": "hoffmann"}, {"players": 6, "stands_out": "none", "dealt": 7},
]  # fmt: skip


@pytest.mark.parametrize("agreed", TABLES)
def test_every_card_lies_somewhere(agreed):
    players = agreed.get("players", 4)
    variant = Variant(**{name: value for name, value in agreed.items() if name != "players"})
    for row in dealt(200, **agreed)[0]:
        sizes = [len(cards) for cards in row]
        assert sizes[: variant.holders(players)] == [variant.dealt] * variant.holders(players)
        assert sizes[-3:-1] == [variant.tricks * variant.spare, int(variant.peep != "none")]
        assert sorted(sum(row, [])) == sorted(variant.cards.cards)


def test_what_is_known_stays():
    draw, pack = random.Random(1), Variant().cards.cards
    own = draw.sample(pack, 9)
    known = {"me": 1, "own": own[:5], "dead": own[5:8], "peeped": own[8:]}
    for hands in dealt(100, known=known, peep="hoffmann")[0]:
        assert sorted(hands[1]) == sorted(own[:5]) and hands[5] == own[8:]
        assert not set(own[5:8]) & set(sum(hands, [])) and len(sum(hands, [])) == 49
    for hands in dealt(50, known={"me": 0, "own": own[:5], "took_spare": True}, spare=True)[0]:
        assert hands[4] == [] and len(hands[-1]) == 32


def test_every_order_comes_as_often():
    counts = np.bincount(dealt(24_000)[1], minlength=24)
    assert ((counts - 1000) ** 2 / 1000).sum() < 23 + 4 * (2 * 23) ** 0.5


def test_every_card_is_as_likely_everywhere():
    rows, _ = dealt(20_000, spare=True, peep="foster")
    for place, size in ((0, 5), (3, 5), (4, 5), (5, 1)):
        counts = Counter(card for row in rows for card in row[place])
        expected = len(rows) * size / 52
        assert sum((counts[card] - expected) ** 2 / expected for card in Variant().cards.cards) < 51 + 4 * 102**0.5


def test_pairs_of_cards_are_as_likely():
    """Of a hand dealt in pieces of three and two, over a pack of which but eight cards are unseen."""
    pack = Variant(pack=32).cards.cards
    known = {"me": 0, "own": pack[:5], "dead": pack[5:24]}
    rows, _ = dealt(14_000, players=2, pack=32, known=known)
    counts = Counter(tuple(sorted(row[1])) for row in rows)
    expected = 14_000 / 56
    fives = list(combinations(sorted(pack[24:]), 5))
    assert len(fives) == 56 and set(counts) <= set(fives)
    assert sum((counts[five] - expected) ** 2 / expected for five in fives) < 55 + 4 * 110**0.5


def test_a_deal_drawn_again_is_another():
    words = {int(words_of(U(1), U(deal), drawn)) for deal in range(50) for drawn in range(4)}
    assert len(words) == 200
