"""Deals of the kernel and of the twin, event by event."""

import numpy as np

from analyzer.core.jit import U
from analyzer.games.bezique.deal import bits_of, deal_out, order_of
from analyzer.games.bezique.dealings import layouts_of, whole_dealing
from analyzer.games.bezique.scene import game_of
from analyzer.games.bezique.table import (
    BRISQUES_,
    DECLARES,
    DRAWS,
    EXCHANGES,
    HELD,
    LAST_TRICK,
    LOGGED,
    PLAYS,
    SEVEN_PLAYED,
    TAKES,
    TURN_UP,
    table_of,
)
from analyzer.games.bezique.variant import Variant
from analyzer.games.bezique.whole import play_deals

from .naive_cards import Card, Table
from .naive_play import deck_of

SUITS = "cdhs"


def table_agreed(variant):
    """Return what the twin calls the same rules."""
    return Table(
        "suit_led" if variant.suit_led else "any_suit_rank", variant.last_trick, variant.other_bezique,
        variant.must_trump, variant.afresh, variant.game, "elder_first" if variant.elder_first else "highest",
    )  # fmt: skip


def some_variant(draw):
    """Agree on anything."""
    return Variant(
        draw.random() < 0.5, draw.choice([32, 24]), draw.random() < 0.5, draw.random() < 0.5, draw.random() < 0.5
    )


def cards_of(layout, cards):
    """Return a set as the twin's cards, the lowest place first."""
    cards, found = int(cards), []
    for place in range(64):
        if cards >> place & 1:
            number = layout.card(place)
            found.append(Card("789JQKTA"[number % 16], SUITS[number // 16], place % 2))
    return found


class Kernel:
    """Deals of a seed as the kernel plays them, with every event."""

    def __init__(self, variant, policies=("plain", "plain"), seed=1):
        self.dealing, self.game = whole_dealing(variant), game_of(variant, policies)
        self.seed, self.table, self.rows = U(seed), table_of(log=True), np.zeros((1, 8), np.int64)

    def deck(self, index):
        """Return the pack of a deal as the twin deals it, the order of its suits, and its layout."""
        return self.deck_of_bits(U(bits_of(self.seed, U(index))))

    def deck_of_bits(self, bits):
        """Return the same of a deal by its word."""
        order = int(order_of(bits))
        deal_out(self.table, self.dealing, order, bits)
        layout = layouts_of()[int(order)]
        hands = [cards_of(layout, self.table.sets[HELD, seat]) for seat in (0, 1)]
        turned = cards_of(layout, self.table.cards[TURN_UP])[0]
        stock = [cards_of(layout, card)[0] for card in self.table.stock[:47]]
        return deck_of(*hands, turned, stock), "".join(SUITS[s] for s in layout.suits), layout

    def events(self, index, layout):
        """Return what happens in a deal: kind, seat, cards, points."""
        play_deals(self.rows, self.table, self.dealing, self.game, None, U(index), self.seed)
        log = self.table.log[: self.table.now[LOGGED]].tolist()
        names = {
            0: "turn-up", PLAYS: "play", TAKES: "win", EXCHANGES: "exchange", DECLARES: "declare", DRAWS: "draw",
            LAST_TRICK: "last-trick",
        }  # fmt: skip
        sevens = {k - 1: row[3] for k, row in enumerate(log) if row[0] == SEVEN_PLAYED}
        for k, (kind, seat, cards, points) in enumerate(log):
            if kind != SEVEN_PLAYED:
                cards = () if kind == TAKES else tuple(sorted(cards_of(layout, cards)))
                yield names[kind], seat, cards, points + sevens.get(k, 0)
        for seat in (0, 1):
            yield "brisques", seat, (), int(self.table.points[BRISQUES_, seat])
