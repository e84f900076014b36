"""A question about an exchange made ready for the kernels: six layouts, what was said, the arms, what they pay."""

import numpy as np

from ....core.deal import choices, pieces, subsets
from ....core.jit import U
from ....core.layout import Layout
from ....core.rows import joined
from ....core.trumps import LANE_ORDERS
from ....tally import Tally
from ..rules import duty
from ..variant import FLUSHES, LEADS
from .deals import COLUMNS, Arms, Pay, fates, play_one, simulate
from .evidence import Dealing, agree_often, listen, said_by
from .table import FREE, OUT, Game, code_of, table_of

TRIES = 1_048_576  # deals drawn to see whether what was said is too unlikely


def pam_of(variant, trump):
    """Return law 19: the card that is Pam, or None."""
    suits = {"none": None, "clubs": 0, "trumps": trump}
    suit = suits[variant.pam]
    return None if suit is None else 16 * suit + variant.cards.ranks.index("J")


def layouts_of(variant, turn_up, known):
    """Return the layouts of the six orders of the plain suits, equal for questions that differ in names of suits."""
    trump = turn_up // 16
    layout = Layout.of(variant.cards, trump, known, pam_of(variant, trump))
    return [layout.reordered(order) for order in range(len(LANE_ORDERS))]


def game_of(variant, players, layout, turn_up, me, policies, must, said):
    """Return what holds for all deals: laws as numbers, a word and a policy a seat, eldest first."""
    pack = variant.cards
    ace = 16 * layout.trump + len(pack.ranks) - 1
    civil = layout.hand([ace] if variant.civil else [])
    first = layout.hand([duty(variant, turn_up)])
    voices = np.array([policy.voice(pack) for policy in policies], np.int64)
    return Game(
        players, me, variant.hand, LEADS.index(variant.lead), first, civil, FLUSHES.index(variant.flush), must,
        np.array(said, np.int64), voices,
    )  # fmt: skip


class Stage:
    """The deals of one question.

    Parameters
    ----------
    situation : Situation
    arms : list of (str, tuple of int)
        What the asker says, and what he exchanges; no cards: his worst.
    opponents, play, mine : Exchanger
        How the others declare and exchange, how all lead, how the asker exchanges and leads.
    future : bool
        Whether every seat is credited with its share of what the deal leaves for the next pool.
    seed : int

    Attributes
    ----------
    scale : int
        Smallest units in one counter.
    silent : list of int
        Seats (from 1) whose word their policy never says: it is no evidence.
    """

    def __init__(self, situation, arms, opponents, play, mine, future, seed):
        self.situation, self.seed = situation, U(seed)
        variant, n, me = situation.variant, situation.players, situation.seat - 1
        known = [*situation.hand, situation.turn_up]
        unseen = [card for card in variant.cards.cards if card not in known]
        self.layouts = layouts_of(variant, situation.turn_up, known)
        policies = [opponents.playing(play)] * n
        policies[me] = mine
        said = said_by(situation)
        self.game = game_of(variant, n, self.layouts[0], situation.turn_up, me, policies, situation.must, said)
        sizes = choices(pieces([variant.hand] * (n - 1))[1], len(unseen))
        self.dealing = Dealing(
            self._sets(situation.hand), self._sets(unseen), sizes, subsets(3), subsets(2), np.full(n, FREE, np.int64)
        )
        self.silent = [] if situation.must else listen(self.game, self.dealing, self.table())
        self.arms = Arms(
            np.array([code_of(word) for word, _ in arms], np.int64),
            np.array([self._sets(cards) for _, cards in arms], np.uint64),
        )
        self.loo, self.scale = variant.one_loo(situation.pool), variant.hand * (n if future else 1)
        share = n if future else 1
        self.pay = Pay(situation.pool * share, self.loo * self.scale, self.loo * variant.hand if future else 0)

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`; its last count is of deals drawn for them."""
        arms = len(self.arms.words)
        sums, products = np.zeros(arms, np.int64), np.zeros((arms, arms, 2), np.int64)
        counts = np.zeros((arms, COLUMNS), np.int64)
        drawn = simulate(
            sums, products, counts, first, count, self.table(), self.dealing, self.game, self.arms, self.pay, self.seed
        )
        return Tally.of(count, sums, joined(products), np.append(counts.ravel(), drawn))

    def deal(self, index):
        """Play one deal of the first arm; return its table, its layout, and what became of every seat."""
        table, found = self.table(), np.zeros((self.game.players, 3), np.int64)
        order = play_one(table, self.dealing, self.game, self.arms, 0, self.seed, U(index))
        fates(table, self.game, found)
        return table, self.layouts[order], found

    def table(self):
        """Return an empty table."""
        return table_of(self.game.players, self.game.tricks)

    def outcomes(self, tally, arm):
        """Return how often each outcome came in an arm, then the sums of tricks' shares and of loos."""
        return tally.counts[arm * COLUMNS : (arm + 1) * COLUMNS]

    @property
    def evidence(self):
        """Whether anything that was said tells of hands."""
        return bool((self.dealing.heard != FREE).any())

    def often_said(self, chance):
        """Return whether players of this policy say what was said in so many deals, by trying about a million."""
        return agree_often(int(chance * TRIES), TRIES, self.table(), self.dealing, self.game, self.seed)

    @property
    def largest(self):
        """How far the payoffs of each arm may lie apart, in counters."""
        book, others = self.situation.variant.flush == "book", self.game.players - 1
        out = self.loo * book
        plays = self.situation.pool + self.loo * (1 + others * book)
        share = self.loo if self.pay.left else 0
        return [float((out if word == OUT else plays) + share) for word in self.arms.words]

    def _sets(self, cards):
        return np.array([layout.hand(cards) for layout in self.layouts], np.uint64)
