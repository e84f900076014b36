"""A question of Bezique made ready for the kernels: what is known, in each of the 24 orders of the suits."""

from dataclasses import replace

import numpy as np

from ...core.hands import number_of
from ...core.jit import U
from ...core.reader import SUITS
from ...core.rows import fold_payoffs, joined
from ...tally import Tally
from .arms import COLUMNS, Arms, Match, deal_one, order_number, play_arms
from .dealings import known_dealing, layouts_of, set_of, whole_dealing
from .declarations import FOURS
from .hunt.worlds import Lab, notes
from .policy import POLICIES, WORLDS, voice_of
from .table import (
    BY_POLICY,
    TURN_UP,
    Game,
    table_of,
)
from .variant import BEZIQUE, DOUBLE, FOUR_ACES, MARRIAGE, NOTHING, SEQUENCE
from .whole import play_deals

CODE_OF = {"none": NOTHING, "sequence": SEQUENCE, "bezique": BEZIQUE, "double-bezique": DOUBLE}
CODE_OF |= {name: FOUR_ACES + k for k, name in enumerate(FOURS)}
TEN = 10
NO_LIMIT = 2**40


def game_of(variant, policies, limit=NO_LIMIT, worlds=WORLDS):
    """Return what holds for all deals; `policies` are names, a seat each; who searches imagines so many worlds."""
    return Game(variant.terms, limit, np.array([voice_of(name, worlds) for name in policies], np.int64))


def lab_of(variant, policies):
    """Return what seats that search need, or None where none does; imagined deals are played out by `book`."""
    if not any(POLICIES[name].worlds for name in policies):
        return None
    return Lab(table_of(), game_of(variant, ["book", "book"]), *notes(int(variant.last_trick == 32)))


def match_of(situation, voices):
    """Return the game in which a deal is asked about, or None."""
    if situation.score is None:
        return None
    score = np.array(situation.score, np.int64)
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
        limit = NO_LIMIT if situation.score is None else situation.variant.game
        self.game = game_of(situation.variant, self.policies, limit, model.get("worlds", WORLDS))
        self.match = match_of(situation, self.game.voices)
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
        self.game = game_of(variant, policies, worlds=model.get("worlds", WORLDS))
        self.lab = lab_of(variant, policies)

    def deal(self, index):
        """Play one deal; return its layout, how it lay before, and its table with all events."""
        table, before, order = table_of(log=True), table_of(), order_number(self.seed, U(index))
        deal_one(before, self.dealing, U(index), self.seed)
        play_deals(np.zeros((1, 8), np.int64), table, self.dealing, self.game, self.lab, U(index), self.seed)
        layout = layouts_of()[order]
        return replace(layout, trump=layout.card(int(number_of(before.cards[TURN_UP]))) // 16), before, table
