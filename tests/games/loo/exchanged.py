"""Deals of five-card and Irish Loo as the kernels play them, in words: shared by the tests."""

import numpy as np

from analyzer.core.jit import U
from analyzer.core.layout import Layout
from analyzer.core.packs import WHIST
from analyzer.core.reader import SUITS
from analyzer.core.trumps import suit_of
from analyzer.games.loo.exchange import course as exchange
from analyzer.games.loo.exchange import table as places
from analyzer.games.loo.exchange.deals import fates, play_one
from analyzer.games.loo.exchange.policy import EXCHANGERS
from analyzer.games.loo.exchange.scene import Stage, pam_of
from analyzer.games.loo.rules import HIGHEST, legal_leads, legal_plays
from analyzer.games.loo.situation import Situation
from analyzer.games.loo.variant import Variant

PLAIN = EXCHANGERS["plain"]
FLUSHES, PAMS = ("none", "foster", "book", "hoffmann"), ("none", "clubs", "trumps")
FIVE = {"form": "five", "loo": "10"}


def stage_of(variant, players, seat, hand, turn_up, pool, seed=3):
    pack, n = variant.cards, variant.hand
    words = ["throw"] * (seat - 1) if not (variant.club_law and turn_up // 16 == 0) else ["stand"] * (seat - 1)
    if seat == players and words:  # somebody must be in, or the dealer has nothing to ask
        words[0] = "stand"
    assert len(hand) == n
    situation = Situation.read(
        variant, hand=pack.names(hand), turn_up=pack.name(turn_up), players=players, said=words, pool=pool
    )
    stage = Stage(situation, [("stand", ())], PLAIN, PLAIN, PLAIN, False, seed)
    stage.dealing.heard[:] = places.FREE
    return stage


def word_text(code, took):
    return "take" if took else "throw" if code == places.OUT else f"draw-{code}" if code else "stand"


class Played:
    """One deal of the kernel in the words of the twin."""

    def __init__(self, stage, game, table, order):
        self.stage, self.order = stage, order
        self.layout, self.table, n, tricks = stage.layouts[self.order], table, game.players, game.tricks
        codes = table.seats[places.WORD, :n].tolist()
        last = n - 1
        self.took = not game.must and all(code == places.OUT for code in codes[:last])
        self.words = [word_text(code, self.took and seat == last) for seat, code in enumerate(codes)]
        self.dealt, self.hands = self.names(table.sets[places.DEALT]), self.names(table.sets[places.HELD])
        laid = self.names(table.stock[1 : 1 + table.now[places.LAID]])
        self.stock = sum(laid + self.names(table.stock[:1]), [])
        found = np.zeros((n, 3), np.int64)
        self.next_pool = fates(table, game, found) * stage.loo
        self.outcomes, self.shares, self.loos = found.T.tolist()
        self.flush = None if table.now[places.FLUSH] < 0 else int(table.now[places.FLUSH])
        self.inside = [seat for seat in range(n) if codes[seat] != places.OUT]
        self.tricks, leader = [], int(table.now[places.LEADER])
        if self.flush is None and len(self.inside) > 1:
            for trick in range(tricks):
                round_table = [(leader + k) % n for k in range(n)]
                cards = [(s, self.names(table.cards[trick, s : s + 1])[0][0]) for s in round_table if s in self.inside]
                taker = int(table.seats[places.TOOK, trick])
                self.tricks.append((leader, cards, taker))
                leader = taker

    def names(self, sets):
        return [[self.layout.pack.name(card) for card in self.layout.cards(cards)] for cards in sets]

    @property
    def order_text(self):
        return "".join(SUITS[suit] for suit in (self.layout.trump, *self.layout.plain))


def play_deal(stage, game, arms, deal):
    """Play a deal of the question."""
    table = stage.table()
    order = play_one(table, stage.dealing, game, arms, 0, stage.seed, U(deal))
    return Played(stage, game, table, order)


def play_rigged(stage, game, hands, order, deal):
    """Play a deal with hands that were not dealt at random, all by policy."""
    table, layout = stage.table(), stage.layouts[order]
    dealt = sum(hands, [])
    table.sets[places.DEALT] = [layout.hand(hand) for hand in hands]
    rest = [card for card in layout.pack.cards if card not in (*dealt, stage.situation.turn_up)]
    table.stock[0] = layout.hand(rest)
    exchange.declare_all(table, game, U(deal), places.FREE, U(0), 0, game.players)
    exchange.play_deal(table, game)
    return Played(stage, game, table, order)


# A table where hearts are trumps and Pam is the knave of clubs

PACK = WHIST[52]
LAYOUT = Layout.of(PACK, 2, [], pam_of(Variant(**FIVE, pam="clubs"), 2))


def set_of(text):
    return LAYOUT.hand(PACK.read(text, "cards"))


def cards_of(cards):
    return set(PACK.names(LAYOUT.cards(cards)))


def leads(text, opening=True, lead=HIGHEST):
    return cards_of(legal_leads(set_of(text), opening, set_of("Ah"), lead))


def plays(text, led, best=None, civil=False):
    return cards_of(legal_plays(set_of(text), U(suit_of(set_of(led))), set_of(best or led), civil))


def play(form, hand, said=(), turn_up="Qh", deal=0, **fields):
    """Play a deal in which the eldest holds a hand and all say these words, or what their policy says."""
    variant = Variant(form=form, loo="10", **fields)
    players = len(said) or 5
    asked = Situation.read(variant, hand=hand, turn_up=turn_up, players=players, pool=variant.hand * 5)
    stage = Stage(asked, [(said[0] if said else "stand", ())], PLAIN, PLAIN, PLAIN, False, 5)
    codes = [places.code_of(word) for word in said] or [places.FREE] * players
    return play_deal(stage, stage.game._replace(said=np.array(codes, np.int64)), stage.arms, deal)
