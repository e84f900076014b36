"""Deals of the kernel in the words of the twin: tables on which nobody asks, and what was dealt, said and played."""

from dataclasses import replace

import numpy as np

from analyzer.core.deal import ORDERS
from analyzer.core.jit import U
from analyzer.core.layout import Fours
from analyzer.core.reader import SUITS
from analyzer.games.nap import rules
from analyzer.games.nap import table as places
from analyzer.games.nap.arms import COLUMNS, simulate
from analyzer.games.nap.past import nothing_played
from analyzer.games.nap.policy import POLICIES, Policy
from analyzer.games.nap.scene import NO_LIMIT, arms_of, dealing_of, game_of
from analyzer.games.nap.settle import stays_doubled
from analyzer.games.nap.variant import Variant

from . import naive
from .cases import some_table
from .naive_cards import Table

FIELDS = {"knaves_fives": "toll"}
SAME = (
    "pack", "dealt", "lowest", "all_pass", "double_header", "misery", "misery_trumps", "misery_loss", "raises",
    "raise_stakes", "challenge", "kitty", "kitty_others", "failed_nap", "spare", "buying", "peep",
)  # fmt: skip
NAMES = {places.SPARE: "spare", places.PEEP: "peep", rules.PASS: "pass"}


def variant_of(table):
    """Say what the twin's table agrees on in the words of the program."""
    won, lost = table.nap_stakes or (None, None)
    out = {5: "5", 6: "6", 7: "none"}[table.dealer_out]
    same = {name: getattr(table, name) for name in SAME}
    return Variant(**same, stands_out=out, nap_wins=won, nap_loses=lost, toll=table.knaves_fives)


def sensible(table):
    """Leave out what would be agreed in vain."""
    vain = ["all_pass"] * table.double_header
    vain += ["challenge", "raise_stakes"] * (table.raises == "none")
    vain += ["misery_loss", "misery_trumps"] * (table.misery == "none")
    return replace(table, **{name: getattr(Table(), name) for name in vain})


def some_sensible(draw):
    """Agree on anything that makes sense and for which there are cards."""
    return sensible(some_table(draw))


def some_policy(draw):
    """Choose a policy with a name, or one that says anything."""
    if draw.random() < 0.5:
        return POLICIES[draw.choice(list(POLICIES))]
    return Policy(
        base=draw.randint(-6, 8), slope=draw.randint(3, 7), nap=draw.randint(-12, 3), rival=draw.randint(-1, 3),
        four=draw.random() < 0.5, least=draw.choice([0, 14, 20]), misery=draw.choice([0, 3, 5, 8]),
        raises=draw.choice([-4, 0, 2]),
        spare=draw.choice([15, 22, 28]), buys=draw.randint(0, 5), peep=draw.choice([15, 22, 28]),
        goes_on=draw.randint(0, 3), attacks=draw.random() < 0.5, trumps_last=draw.random() < 0.5,
        holds_ace=draw.random() < 0.5,
    )  # fmt: skip


class Deals:
    """Deals at a table where nobody asks: every seat speaks and plays by its policy."""

    def __init__(self, table, policies, seed=1):
        self.agreed, self.variant, self.seed = table, variant_of(table), U(seed)
        base = Fours(self.variant.cards, (0, 1, 2, 3))
        self.layouts = [base.reordered(order) for order in range(len(ORDERS))]
        self.game = game_of(self.variant, table.players, policies, ["own"] * len(policies))
        self.dealing = dealing_of(self.variant, table.players, self.layouts)
        self.arms = arms_of([{}], self.layouts)

    def play(self, index, pool=0, doubled=False):
        """Play a deal."""
        table = places.table_of(self.game.players, self.game.terms.tricks)
        sums, products, counts = np.zeros(1, np.int64), np.zeros((1, 1, 2), np.int64), np.zeros((1, COLUMNS), np.int64)
        _, _, order = simulate(
            sums, products, counts, index, 1, NO_LIMIT, table, self.dealing, nothing_played(), self.game, None,
            self.arms, pool, doubled, self.seed,
        )  # fmt: skip
        return Played(table, self.game, self.layouts[order], self.variant)


class Played:
    """One deal of the kernel."""

    def __init__(self, table, game, layout, variant):
        self.table, self.game, self.layout, self.variant = table, game, layout, variant
        self.order = "".join(SUITS[suit] for suit in layout.suits)
        self.hands, self.held = (self.names(table.sets[row, : game.holders]) for row in (places.DEALT, places.HELD))
        self.spare, self.peep = self.names(table.extra[:2])
        laid = int(table.now[places.LAID])
        self.stock = sum(self.names(table.stock[1 : 1 + laid]) + self.names(table.stock[:1]), [])
        words = [self.word(code) for code in table.spoken[: table.now[places.SPOKEN]].tolist()]
        draws = game.holders if variant.buying else 0
        self.draws, self.words = [int(word.removeprefix("draw-")) for word in words[:draws]], words[draws:]
        self.said = words
        senior = int(table.now[places.SENIOR])
        self.senior = None if senior == places.NOBODY else senior
        self.level = int(table.now[places.LEVEL])
        self.net = table.seats[places.NET, : game.players].tolist()
        self.pool = int(table.now[places.POOL])
        self.doubled_next = bool(stays_doubled(table, game))
        self.tricks, self.trump, self.made, self.won = [], None, None, 0
        if self.senior is not None:
            self.made, self.won = bool(table.now[places.MADE]), int(table.now[places.WON])
            trump = int(table.extra[places.TRUMP])  # a whole lane
            self.trump = self.order[(trump & -trump).bit_length() - 1] if trump else ""
            self.tricks = self.tricks_of()

    def word(self, code):
        """Say a word that was a number."""
        if code >= places.DRAW:
            return f"draw-{code - places.DRAW}"
        return NAMES.get(code) or {level: name for name, level in rules.levels(self.variant).items()}[code]

    def names(self, sets):
        """List the names of the cards of some sets."""
        return [[self.layout.pack.name(card) for card in self.layout.cards(cards)] for cards in sets]

    def tricks_of(self):
        """Give the tricks as the twin does."""
        tricks, leader = [], self.senior
        for trick in range(int(self.table.now[places.TRICKS])):
            cards = [cards[0] for cards in self.names(self.table.cards[trick, : self.game.holders])]
            round_table = [(leader + k) % self.game.holders for k in range(self.game.holders)]
            winner = int(self.table.seats[places.TOOK, trick])
            tricks.append((leader, [(seat, cards[seat]) for seat in round_table], winner))
            leader = winner
        return tricks

    def with_past_of(self, me, before, took_spare):
        """Give the asker the cards he had `before` he was asked: dealt to him, bought, in the spare hand he took."""
        self.hands[me] = before.hands[me]
        if self.draws:
            first, place = sum(self.draws[:me]), sum(before.draws[:me])
            self.stock[first:first] = before.stock[place : place + before.draws[me]]
        if took_spare:
            self.spare = before.spare
        return self

    def dealt(self):
        """Give the deal as the twin takes it."""
        spare, peep = self.spare or None, self.peep[0] if self.peep else None
        return {"hands": self.hands, "order": self.order, "spare": spare, "peep": peep, "stock": self.stock}

    def stages(self, agreed):
        """List what was thrown away: when, by whom, what, and what he held then, in the order of asking.

        Where several stages could have thrown a card, it is the first.
        """
        hands, found, stock = [list(hand) for hand in self.hands], [], list(self.stock)

        def throw(when, seat, number, among):
            gone = [card for card in among if card not in self.held[seat]][:number]
            hands[seat] = [card for card in among if card not in gone]
            found.append((when, seat, gone, hands[seat]))

        if agreed.dealt != agreed.tricks:
            for seat in range(len(hands)):
                throw("first", seat, agreed.dealt - agreed.tricks, hands[seat])
        for seat, many in enumerate(self.draws):
            throw("bought", seat, many, hands[seat])
            hands[seat] += stock[:many]
            del stock[:many]
        taker = int(self.table.now[places.SPARE_TO])
        if taker != places.NOBODY:
            throw("spare", taker, agreed.tricks, hands[taker] + self.spare)
        if self.senior is not None and agreed.peep != "none":
            if agreed.peep == "foster" or self.table.seats[places.PEEPED, self.senior]:
                throw("peep", self.senior, 1, hands[self.senior] + self.peep)
        return found

    def throws(self, agreed):
        """List the cards thrown away, in the order of asking."""
        return [gone for _, _, gone, _ in self.stages(agreed)]

    def own(self, agreed, me, took_spare):
        """Give what a seat holds when it is asked for a word, and what it has thrown away by then."""
        hand, dead = self.hands[me], []
        for when, seat, gone, held in self.stages(agreed):
            if seat == me and when in ("first", "bought", *["spare"] * took_spare):
                hand, dead = held, dead + gone
        return hand, dead

    def record(self):
        """Give what the twin's record must say, apart from who said what."""
        taker = int(self.table.now[places.SPARE_TO])
        return {
            "senior": self.senior, "made": self.made, "won": self.won, "trump": self.trump, "tricks": self.tricks,
            "pool": self.pool, "doubled_next": self.doubled_next, "hands": [set(hand) for hand in self.held],
            "words": self.words, "draws": self.draws if self.draws else [0] * self.game.holders,
            "spare_to": None if taker == places.NOBODY else taker,
        }  # fmt: skip


def opened(agreed):
    """List what each player puts into the kitty at the opening."""
    return [agreed.kitty if seat == agreed.players - 1 else agreed.kitty_others for seat in range(agreed.players)]


def twin_of(played, agreed, players, *, pool=0, doubled=False, paid=None):
    """Play the same deal by the twin; what was `paid` before the program begins to count is left out."""
    before = [a + b for a, b in zip(opened(agreed), paid or [0] * agreed.players, strict=True)]
    record = naive.play_deal(table=agreed, players=players, pool=pool - sum(before), doubled=doubled, **played.dealt())
    record["net"] = [gain + paid for gain, paid in zip(record["net"], before, strict=True)]
    record["words"] = [word for _, word in record["calls"]]
    record["draws"] = [len(cards) for cards in record["bought"]]
    record["hands"] = [set(hand) for hand in record["hands"]]
    return record


def compare(played, twin):
    """Hold a deal of the kernel against the twin's."""
    mine = played.record() | {"net": played.net}
    assert mine == {name: twin[name] for name in mine}
    word = twin["word"]
    if word is not None:
        assert rules.levels(played.variant)["nap" if word == "spare" else word] == played.level
