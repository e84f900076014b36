"""A question of Bezique made ready for the kernels: what is known, in each of the 24 orders of the suits."""

from dataclasses import replace

import numpy as np

from ...core.deal import ORDERS
from ...core.hands import number_of
from ...core.jit import U
from ...core.reader import SUITS
from ...core.rows import fold_payoffs, joined
from ...core.twice import LANES, Twice
from ...tally import Tally
from .arms import COLUMNS, Arms, Match, deal_one, order_number, play_arms
from .deal import Dealing
from .declarations import FOURS, bezique_cards
from .hunt.worlds import Lab, notes
from .policy import POLICIES
from .table import (
    BY_POLICY,
    ELDER,
    FOUR,
    HELD,
    KNOWN,
    LED,
    PAIR,
    PLAYED,
    RUN,
    SHOWN,
    TO_FOLLOW,
    TO_LEAD,
    TRUMPS,
    TURN_UP,
    WED,
    Game,
    table_of,
)
from .variant import BEZIQUE, DOUBLE, FOUR_ACES, MARRIAGE, NOTHING, PACK, SEQUENCE
from .whole import play_deals

CODE_OF = {"none": NOTHING, "sequence": SEQUENCE, "bezique": BEZIQUE, "double-bezique": DOUBLE}
CODE_OF |= {name: FOUR_ACES + k for k, name in enumerate(FOURS)}
ROW_OF = {"wed": WED, "run": RUN, "pair": PAIR, "four": FOUR}
TEN = 10
NO_LIMIT = 2**40
ALL = [*PACK.cards, *PACK.cards]


def game_of(variant, policies, limit=NO_LIMIT):
    """Return what holds for all deals; `policies` are names, a seat each."""
    return Game(variant.terms, limit, np.array([POLICIES[name].voice for name in policies], np.int64))


def lab_of(variant, policies):
    """Return what seats that search need, or None where none does; imagined deals are played out by `book`."""
    if not any(POLICIES[name].worlds for name in policies):
        return None
    return Lab(table_of(), game_of(variant, ["book", "book"]), *notes())


def bezique_sets(variant, layouts):
    """Return the queens and the knaves of bezique by order of the suits and lane of trumps (law 21)."""
    return np.array(
        [
            [
                [layout.hand([card, card]) for card in bezique_cards(suit, variant.other_bezique)]
                for suit in layout.suits
            ]
            for layout in layouts
        ],
        np.uint64,
    )


def suits_by_lane(layouts):
    """Return which suit lies in each lane, by order of the suits."""
    return np.array([layout.suits for layout in layouts], np.int64)


def layouts_of(trump=None, suits=(0, 1, 2, 3)):
    """Return the layouts of a question, one an order of the suits."""
    return [Twice.in_order(PACK, order, trump, suits) for order in range(len(ORDERS))]


def whole_dealing(variant):
    """Return what whole deals are dealt from."""
    layouts = layouts_of()
    n = len(layouts)
    return Dealing(
        np.zeros((n, 7, 2), np.uint64), np.zeros((n, 7), np.uint64),
        np.array([layout.hand(ALL) for layout in layouts], np.uint64), bezique_sets(variant, layouts),
        suits_by_lane(layouts), np.array([8, 8], np.int64), 48, ELDER, TO_LEAD,
    )  # fmt: skip


def known_dealing(situation, stage, leader=None):
    """Return what deals are dealt from that agree with a situation; the asker is seat 0.

    Parameters
    ----------
    situation : Situation
    stage : int
    leader : int, optional
        Who leads, or has won; by default the asker, but the other if the asker follows.
    """
    variant, trump = situation.variant, situation.trump
    layouts = layouts_of(trump, suits_of(situation))
    sets, cards, unknown = zip(*(_known_sets(situation, layout) for layout in layouts), strict=True)
    hidden = [0, situation.hidden]
    return layouts, Dealing(
        np.array(sets, np.uint64), np.array(cards, np.uint64), np.array(unknown, np.uint64),
        bezique_sets(variant, layouts), suits_by_lane(layouts), np.array(hidden, np.int64), situation.stock,
        (stage == TO_FOLLOW) * 1 if leader is None else leader, stage,
    )  # fmt: skip


def suits_of(situation):
    """Return the suits in an order that does not know clubs from hearts but by what is known of them.

    Diamonds and spades come first: they make bezique, and no renaming leaves it as it is that moves them.
    """
    clubs, diamonds, hearts, spades = range(4)
    groups = (situation.mine, situation.theirs, situation.gone)

    def told(suit):
        cards = [(k, card) for k, cards in enumerate(groups) for card in cards if card.number // 16 == suit]
        known = sorted((card.number % 16, k, card.shown, sorted(card.served)) for k, card in cards)
        led = situation.led is not None and situation.led // 16 == suit
        return suit == situation.trump, led and situation.led % 16, known

    if situation.variant.other_bezique:  # where that may be of clubs and hearts they are no namesakes
        return clubs, diamonds, hearts, spades
    return diamonds, spades, *sorted((clubs, hearts), key=told)


def _known_sets(situation, layout):
    """Return what is known in one layout: the rows of Table.sets, Table.cards, and what is not known."""
    sets, cards, open_now = np.zeros((7, 2), np.uint64), np.zeros(7, np.uint64), bool(situation.stock)
    for seat, some in enumerate((situation.mine, situation.theirs)):
        sets[HELD, seat] = set_of(layout, some)
        shown = [card for card in some if card.shown]
        sets[KNOWN, seat], sets[SHOWN, seat] = set_of(layout, shown), set_of(layout, shown) * U(open_now)
    for mark, row in ROW_OF.items():
        for seat in range(2) if open_now else ():
            every = (*situation.mine, *situation.theirs, *situation.gone)
            sets[row, seat] = set_of(layout, [c for c in every if c.seat == seat and mark in c.served])
    led, turned = ([] if one is None else [one] for one in situation.on_table)
    cards[TRUMPS], cards[TURN_UP] = LANES[layout.lane(situation.trump)], layout.copies(turned)
    cards[LED] = layout.copies(led)
    cards[PLAYED] = set_of(layout, situation.gone) | cards[LED]
    known = sets[HELD, 0] | sets[HELD, 1] | cards[TURN_UP] | cards[PLAYED]
    return sets, cards, layout.hand(ALL) & ~known


def set_of(layout, cards):
    """Return some known cards as a set."""
    return layout.copies((card.number, card.copy) for card in cards)


def match_of(situation, policies):
    """Return the game in which a deal is asked about, or None."""
    if situation.score is None:
        return None
    voices, score = game_of(situation.variant, policies).voices, np.array(situation.score, np.int64)
    brisques, elder = TEN * np.array(situation.brisques, np.int64), 0 if situation.seat == "elder" else 1
    return Match(whole_dealing(situation.variant), voices, score, brisques, elder, score)


class Stage:
    """The deals of one question.

    Parameters
    ----------
    situation : Situation
    stage : int
        Whether the asker leads, follows or declares.
    arms : list of dict
        What the asker does first: `card`, the number of a card; or `kind`, the name of a declaration or `none`, and
        `exchanges`. By policy what is left out.
    model : dict
    seed : int
    leader : int, optional
        See `known_dealing`.
    """

    def __init__(self, situation, stage, arms, model, seed, leader=None):
        self.situation, self.seed = situation, U(seed)
        self.layouts, self.dealing = known_dealing(situation, stage, leader)
        self.policies = [model["mine"], model["play"]]
        self.game = game_of(situation.variant, self.policies)
        self.match = match_of(situation, self.policies)
        self.game = self.game if self.match is None else self.game._replace(limit=situation.variant.game)
        self.arms = Arms(
            np.array([[self._card(layout, arm.get("card")) for layout in self.layouts] for arm in arms], np.uint64),
            np.array([[self._code(layout, arm.get("kind")) for layout in self.layouts] for arm in arms], np.int64),
            np.array([arm.get("exchanges", BY_POLICY) for arm in arms], np.int64),
        )  # fmt: skip

    @property
    def rows(self):
        """How many payoffs a deal has: one an arm, in a match twice as many."""
        return len(self.arms.exchanges) * (1 if self.match is None else 2)

    def _card(self, layout, number):
        return U(0) if number is None else set_of(layout, [self.situation.held(number)])

    def _code(self, layout, name):
        if name is None:
            return BY_POLICY
        suit = self.situation.trump if name == "royal-marriage" else SUITS.find(name[-1])
        return MARRIAGE + layout.lane(suit) if "marriage" in name else CODE_OF[name]

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`."""
        arms, rows = len(self.arms.exchanges), self.rows
        payoffs, counts = np.zeros((rows, count), np.int64), np.zeros((arms, COLUMNS), np.int64)
        sums, products = np.zeros(rows, np.int64), np.zeros((rows, rows, 2), np.int64)
        lab = lab_of(self.situation.variant, self.policies)
        game = self.game._replace(voices=self.game.voices.copy())  # which a match fills anew in every deal
        match = None if self.match is None else self.match._replace(now=np.zeros(2, np.int64))
        play_arms(payoffs, counts, table_of(), self.dealing, game, lab, self.arms, match, U(first), self.seed)
        fold_payoffs(payoffs, count, sums, products)
        return Tally.of(count, sums, joined(products), counts.ravel())

    def deal(self, index):
        """Play one deal of the first arm; return its layout, how it lay before, and its table with all events."""
        table, before, order = table_of(log=True), table_of(), order_number(self.seed, U(index))
        deal_one(before, self.dealing, U(index), self.seed)
        counts = np.zeros((1, COLUMNS), np.int64)
        lab, payoffs = lab_of(self.situation.variant, self.policies), np.zeros((1, 1), np.int64)
        play_arms(payoffs, counts, table, self.dealing, self.game, lab, self.arms, None, U(index), self.seed)
        return self.layouts[order], before, table


class Whole:
    """Whole deals, in which nobody asks; `model` and `seed` as in `Stage`: elder plays as `mine` says."""

    situation = None

    def __init__(self, variant, model, seed):
        self.seed, self.dealing = U(seed), whole_dealing(variant)
        policies = [model["mine"], model["play"]]
        self.game, self.lab = game_of(variant, policies), lab_of(variant, policies)

    def deal(self, index):
        """Play one deal; return its layout, how it lay before, and its table with all events."""
        table, before, order = table_of(log=True), table_of(), order_number(self.seed, U(index))
        deal_one(before, self.dealing, U(index), self.seed)
        play_deals(np.zeros((1, 8), np.int64), table, self.dealing, self.game, self.lab, U(index), self.seed)
        layout = layouts_of()[order]
        return replace(layout, trump=layout.card(int(number_of(before.cards[TURN_UP]))) // 16), before, table
