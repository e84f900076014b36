"""Deals as the kernels play them, told as the twin tells its own, and the two held against each other."""

import numpy as np

from analyzer.games.ecarte.policy import POLICIES
from analyzer.games.ecarte.scene import Blind
from analyzer.games.ecarte.table import DEALT, EXCHANGES, HELD, KING, LOOSE, SPOKEN, TURNED, UNDEALT
from analyzer.games.ecarte.talk import word_of

from . import naive
from .asked import variant_of
from .naive_book import Book
from .naive_plain import Plain

KINGS = {0: None, 1: 0, 2: 1, 3: 1}
TWINS = {"plain": Plain, "book": Book}


class Played:
    """A deal from its table and layout, in the twin's words."""

    def __init__(self, table, layout):
        self.layout = layout
        self.hands = [self.names(table.sets[DEALT, seat]) for seat in (0, 1)]
        self.turn_up = self.names(table.extra[TURNED])[0]
        self.order = "".join("cdhs"[suit] for suit in [*layout.plain, layout.trump])
        self.words = [word_of(code) for code in table.spoken[: table.now[SPOKEN]].tolist()]
        rounds = range(table.now[EXCHANGES])
        self.exchanges = [
            (seat, self.names(table.thrown[k, seat]), self.names(table.drawn[k, seat]))
            for k in rounds
            for seat in (0, 1)
        ]
        self.stock = [card for _, _, drawn in self.exchanges for card in drawn]
        left = set(self.names(table.extra[UNDEALT])) - set(self.stock)
        self.stock += sorted(left)
        self.held = [self.names(table.sets[HELD, seat]) for seat in (0, 1)]
        self.king, self.loose = KINGS[int(table.now[KING])], {0: None, 1: 0, 2: 1}[int(table.now[LOOSE])]
        self.tricks = [
            (int(leader), [self.names(cards[leader])[0], self.names(cards[1 - leader])[0]])
            for leader, cards in zip(table.leaders, table.cards, strict=True)
        ]

    def names(self, cards):
        """Name the cards of a set."""
        return self.layout.names(np.uint64(cards)).split()


def compare(played, agreed, players, score, code_points):
    """Play the deal with the twin, and hold every event against it."""
    deal = {"hands": played.hands, "turn_up": played.turn_up, "stock": played.stock, "order": played.order}
    record = naive.play_deal(table=agreed, players=players, score=score, **deal)
    assert record["points"][0] - record["points"][1] == code_points, "points"
    if record["over"] and not record["words"]:
        return record  # the king turned up was the last point
    said = [word for _, word in record["words"]]
    assert [word for word in played.words if not word.startswith("draw")] == said
    changes = [(seat, set(thrown), set(drawn)) for seat, thrown, drawn in record["exchanges"]]
    assert [(seat, set(thrown), set(drawn)) for seat, thrown, drawn in played.exchanges][: len(changes)] == changes
    assert not any(thrown for _, thrown, _ in played.exchanges[len(changes) :])
    assert [set(hand) for hand in played.held] == [set(hand) for hand in record["hands"]]
    assert played.loose == record["vulnerable"]
    assert played.king == (record["king"] and record["king"][0])
    told = [(leader, [card for _, card in cards]) for leader, cards, _ in record["tricks"]]
    assert played.tricks[: len(told)] == told
    return record


def stage_of(agreed, names, score, seed, play="plain"):
    """Seat players of two policies, who play the cards as `plain`."""
    policies = [(POLICIES[name], POLICIES["plain"]) for name in names]
    return Blind(variant_of(agreed), policies, play, score, seed)


def twins_of(names):
    """Seat the twin's players of two policies."""
    return [TWINS[name]() for name in names]
