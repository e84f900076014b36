"""A question made ready for the kernels: lanes without names, rows to deal, what each action gives the asker."""

from typing import NamedTuple

import numpy as np

from ...core.deal import choices, pieces, tables
from ...core.hands import cards_set
from ...core.jit import U
from ...core.rows import joined
from ...tally import Tally
from . import market, rules
from .course import COLUMNS, play_deals, simulate_traded
from .settle import deal_block, simulate_settled

LEAD_ROW = 0  # of what an arm holds: the lead, then the rows of a block, counted from 1


class Scene(NamedTuple):
    """Where the deals of a question begin; seats from 0, amounts in thousandths, -1 for nobody."""

    pool: int
    turn_up: int  # -1: not turned yet
    lead: int
    lot_of: int  # the seat whose next cards are the lot, or -1
    buyer: int  # whose the lot is in arms where it is sold
    showdown: bool
    dealer: int
    unseen: np.uint64


class Dealing(NamedTuple):
    """How the hands of a block are dealt: see `core.deal`."""

    owners: np.ndarray
    sizes: np.ndarray
    choices: np.ndarray


class Arms(NamedTuple):
    """What differs between the actions of a question, one entry an action."""

    owner: np.ndarray  # int64: whose the leading card is
    turn: np.ndarray  # int64: who turns next
    lot: np.ndarray  # int64: how many cards of the lot are sold
    wins: np.ndarray  # int64: 1 where the asker has the pool if the best trump is the lead, or in row k - 1
    owes: np.ndarray  # int64: 1 where the asker owns row k


class Arm(NamedTuple):
    """One action: which rows are the asker's, whose the lead is (from 1), whether the lot is sold."""

    rows: tuple
    owner: int
    sold: bool = False


class Stage:
    """The deals of one question.

    Parameters
    ----------
    situation : Situation
    policy : Policy
    seed : int
    arms : list of Arm
    asker : int
        Seat from 1; 0: nobody asks, all bid.
    lot : Lot, optional
    buyer : int
        Seat from 1 to whom the lot goes in the arms where it is sold.
    pools : int
        Turn-ups to deal when the turn-up is not turned yet.
    """

    def __init__(self, situation, policy, seed, arms=(), asker=0, lot=None, buyer=0, pools=1):
        self.situation, self.players = situation, situation.players
        self.lane = _lanes(situation)
        terms, moment = situation.variant.terms, situation
        lot_of, count = (lot.of, lot.count) if lot and not lot.leads else (0, 0)
        hands = [n - count * (s == lot_of) for s, n in enumerate(moment.hidden, 1)] + [moment.spare, count]
        hands += [1] * (pools if moment.turn_up is None else 0)
        owners, sizes = pieces(hands)
        self.dealing = Dealing(owners, sizes, choices(sizes, len(moment.unseen)))
        self.rows, self.most = len(hands) + (moment.turn_up is not None), max(3, *moment.hidden, pools)
        pack = moment.variant.cards.cards
        self.courts = self._set(c for c in pack if moment.turn_up is None and rules.passes(c, moment.more, terms))
        self.game = market.Rules(
            self.players, terms, policy, asker - 1, self._set(c for c in pack if rules.marked(c, terms)), U(seed)
        )
        turned, lead = (-1 if c is None else self._card(c) for c in (moment.turn_up, moment.lead))
        self.scene = Scene(
            int(moment.pool * 1000), turned, lead, lot_of - 1, buyer - 1, moment.showdown, self.players - 1,
            self._set(moment.unseen),
        )  # fmt: skip
        self.arms = self._arms(arms, count, asker)

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`."""
        arms, trades = len(self.arms.owner), self.game.policy.trades
        sums, products = np.zeros(arms, np.int64), np.zeros((arms, arms, 2), np.int64)
        outcomes = arms * (self.players + 1) if trades else self.players + 3
        counts = np.zeros(outcomes, np.int64)
        folded = sums, products, counts, first, count, self.dealing, tables(), self.scene, self.arms
        if trades:
            simulate_traded(*folded, self.game, self.table())
        else:
            simulate_settled(*folded, self.courts, self.game)
        return Tally.of(count, sums, joined(products), counts)

    def wins(self, tally):
        """Return in how many deals the asker has the pool, one number an arm."""
        n, asker = self.players, self.game.asker
        if self.game.policy.trades:
            return [tally.counts[a * (n + 1) + asker + 1] for a in range(len(self.arms.owner))]
        return [sum(c for c, has in zip(tally.counts, arm, strict=True) if has) for arm in self.arms.wins]

    def rows_of(self, first, count, log=0):
        """Play whole deals and return their rows and, for a single deal, its events.

        Returns
        -------
        rows : ndarray of int64, shape (count, columns)
        events : ndarray of int64, shape (events, 5)
        """
        hands = np.zeros((self.rows, count), np.uint64)
        rows = np.zeros((count, len(COLUMNS) + 2 * self.players), np.int64)
        table = self.table(log)
        deal_block(hands, self.dealing, tables(), self.scene.unseen, self.game.seed, U(first))
        play_deals(rows, hands, table, self.scene, self.arms, self.game, U(first))
        return rows, table.log[: table.now[market.EVENTS]]

    def table(self, log=0):
        """Return an empty table."""
        seats = np.zeros((self.players + 2, 5), np.int64)
        for seat in self.situation.looked:
            seats[seat - 1, market.LOOKED] = 1
        cards = np.zeros((self.players + 2, self.most), np.int64)
        return market.Table(cards, seats, np.zeros(13, np.int64), np.zeros((log, 5), np.int64))

    def name(self, card):
        """Return the name of a card that a kernel speaks of."""
        suit = self.lane.index(card // 16)
        return self.situation.variant.cards.name(16 * suit + card % 16)

    def _card(self, card):
        return 16 * self.lane[card // 16] + card % 16

    def _set(self, cards):
        return cards_set(self._card(card) for card in cards)

    def _arms(self, arms, count, asker):
        moment, n = self.situation, self.players
        wins, owes = np.zeros((len(arms), n + 3), np.int64), np.zeros((len(arms), n + 3), np.int64)
        for a, arm in enumerate(arms):
            for row in arm.rows:
                wins[a, row] = asker not in moment.looked
                owes[a, row - 1 if row != LEAD_ROW else n + 2] = 1
        owner = np.array([arm.owner - 1 for arm in arms], np.int64)
        turn = np.array([next_turn(moment, arm.owner) for arm in arms], np.int64)
        return Arms(owner, turn, np.array([count * arm.sold for arm in arms], np.int64), wins, owes)


def next_turn(moment, owner):
    """Return who turns next, from 0: the seat left of a new owner, else the first in rotation with most to turn."""
    start = owner % moment.players  # the seat left of the owner; of the dealer, where nobody owns the lead
    if owner != moment.owner:
        return start
    round_table = [(start + k) % moment.players for k in range(moment.players)]
    return max(round_table, key=lambda s: moment.hidden[s] * (s != owner - 1))


def _lanes(moment):
    """Return the lane of each suit: trumps in the highest, the others in an order that knows no names."""
    known = [c for c in (moment.turn_up, moment.lead, *moment.exposed, *moment.dead) if c is not None]
    pattern = [(suit == moment.trump, sorted(c % 16 for c in known if c // 16 == suit)) for suit in range(4)]
    order = sorted(range(4), key=lambda suit: pattern[suit])
    return [order.index(suit) for suit in range(4)]
