"""A question of Nap made ready for the kernels: 24 layouts, what was said, the arms, what they pay."""

from math import comb

import numpy as np

from ...core.deal import ORDERS, choices, pieces, subsets
from ...core.jit import U
from ...core.rows import joined
from ...tally import Tally
from . import rules
from .arms import COLUMNS, Arms, simulate
from .deal import Dealing
from .evidence import fitting_hands
from .eyes import eyes_of
from .policy import SIGHTS, seats_of
from .table import FREE, NOBODY, NOWHERE, Game, table_of

TRIES = 1_048_576  # deals drawn to see whether what was said is too unlikely
NO_LIMIT = 2**62
SOON, SELDOM = 4096, 0.02  # deals that show how often something is said; below that a seat's hands are listed
LANES = np.array([[order.index(lane) for lane in range(4)] for order in ORDERS], np.uint64)


def stakes_of(variant):
    """Return what calls win and lose, by level."""
    names = rules.levels(variant)
    won, lost = np.zeros((2, max(names.values()) + 1), np.int64)
    for name, level in names.items():
        won[level], lost[level] = rules.stakes(variant, name)
    return won, lost


def game_of(
    variant, players, policies, sights, *, me=NOBODY, said=(), heard=(), worlds=0, cards=False, by_chance=False
):
    """Return what holds for all deals.

    Parameters
    ----------
    variant : Variant
    players : int
    policies : list of Policy
        Of every seat that holds cards, eldest first.
    sights : list of str
        Of `policy.SIGHTS`, a seat.
    me : int
        The asker, from 0.
    said : list of int
    heard : list of bool
    worlds : int
    cards : bool
        Whether every card played is asked for, not only what becomes of the call.
    by_chance : bool
        Whether an arm brings 1 or 0 as the call is made or lost, in place of what is paid.
    """
    solved = set(sights) == {"double-dummy"} and not (cards or variant.toll)
    won, lost = stakes_of(variant)
    return Game(
        players, variant.holders(players), me, variant.terms, won, lost, variant.has_kitty,
        np.array(said, np.int64), np.array(heard, np.bool_),
        np.array([policy.voice() for policy in policies], np.int64),
        np.array([SIGHTS.index(sight) for sight in sights], np.int64), worlds, solved, by_chance,
    )  # fmt: skip


def dealing_of(
    variant, players, layouts, *, me=NOBODY, own=(), peeped=(), dead=(), took_spare=False, listed=NOBODY, fitting=()
):
    """Return what the hands are dealt from; `fitting`: the hands that seat `listed` may hold."""
    holders, pack = variant.holders(players), variant.cards
    known = {*own, *peeped, *dead}
    unseen = [card for card in pack.cards if card not in known]
    sizes = [0 if seat in (me, listed) else variant.dealt for seat in range(holders)]
    sizes.append(variant.tricks if variant.spare and not took_spare else 0)
    sizes.append(1 if variant.peep != "none" and not peeped else 0)
    owners, many = pieces(sizes)
    lists = (np.array([layout.hand(cards) for layout in layouts], np.uint64) for cards in (own, peeped, unseen))
    stock = len(unseen) - (variant.dealt if listed != NOBODY else 0)
    return Dealing(
        *lists, choices(many, stock), many, owners, subsets(1), subsets(2), subsets(3), LANES, listed,
        np.array(fitting, np.uint64),
    )  # fmt: skip


def arms_of(arms, layouts):
    """Return what the asker does in each arm as numbers; see `Stage`."""

    def numbers(key, default):
        return np.array([arm.get(key, default) for arm in arms], np.int64)

    def sets(key):
        return np.array([[layout.hand(arm.get(key, ())) for layout in layouts] for arm in arms], np.uint64)

    return Arms(numbers("word", FREE), numbers("stage", NOWHERE), sets("thrown"), numbers("stands", 0), sets("lead"))


class Stage:
    """The deals of one question.

    Parameters
    ----------
    situation : Situation or Moment
    arms : list of dict
        What the asker does: `word`, a number; `stage`, at which he throws away `thrown`; or `stands`, the call he plays
        without an auction; `lead`, his first card.
    model : dict of str
        See `policy.model_of`.
    seed : int
    paid : int, optional
        Of the arms so many, the first ones, have payoffs; by default all.
    **how
        `cards` and `by_chance` of `game_of`.
    """

    def __init__(self, situation, arms, model, seed, *, paid=None, **how):
        self.situation, self.seed = situation, U(seed)
        variant, n, me = situation.variant, situation.players, situation.seat - 1
        self.layouts = [situation.layout.reordered(order) for order in range(len(ORDERS))]
        policies, sights = seats_of(model, situation.holders, me)
        said, heard = situation.words
        self.game = game_of(
            variant, n, policies, sights, me=me, said=said, heard=heard, worlds=model.get("worlds", 0), **how
        )
        peeped = () if situation.peeped is None else (situation.peeped,)
        self.known = {"me": me, "own": situation.hand, "peeped": peeped, "dead": situation.gone}
        self.known |= {"took_spare": situation.talk.spare_to == situation.seat}
        self.dealing = dealing_of(variant, n, self.layouts, **self.known)
        self.past = situation.past(self.layouts)
        if self.past.begun:  # cards that were bought are long in hand
            self.game = self.game._replace(terms=self.game.terms._replace(buying=False))
        self.arms, self.paid = arms_of(arms, self.layouts), len(arms) if paid is None else paid
        self.eyes = set(sights) != {"own"}
        self.listed = 1.0  # the chance of the words of the seat whose hand is drawn from a list
        self.silent = self._listen()
        if not self.past.begun:
            self._list_the_rarest()

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`; its last count is of deals drawn for them."""
        paid, counts = self.paid, np.zeros((len(self.arms.words), COLUMNS), np.int64)
        sums, products = np.zeros(paid, np.int64), np.zeros((paid, paid, 2), np.int64)
        _, drawn, _ = self._run(sums, products, counts, first, count, self.table(), self.game, self.seed)
        return Tally.of(count, sums, joined(products), np.append(counts.ravel(), drawn))

    def deal(self, index):
        """Play one deal of the first arm; return its table and its layout."""
        table, counts = self.table(), np.zeros((1, COLUMNS), np.int64)
        sums, products = np.zeros(1, np.int64), np.zeros((1, 1, 2), np.int64)
        _, _, order = self._run(sums, products, counts, index, 1, table, self.game, self.seed)
        return table, self.layouts[order]

    def _run(self, sums, products, counts, first, deals, table, game, seed, most=NO_LIMIT):
        situation, eyes = self.situation, eyes_of(game.holders, game.terms.tricks) if self.eyes else None
        return simulate(
            sums, products, counts, first, deals, most, table, self.dealing, self.past, game, eyes, self.arms,
            situation.pool, situation.doubled, seed,
        )  # fmt: skip

    def table(self):
        """Return an empty table."""
        return table_of(self.game.players, self.game.terms.tricks)

    def outcomes(self, tally, arm):
        """Return in how many deals the asker played in an arm, and made his call."""
        return tally.counts[arm * COLUMNS : (arm + 1) * COLUMNS]

    def often_said(self, chance):
        """Return whether players of this policy say what was said in so many deals, by trying about a million."""
        enough = max(1, int(chance * TRIES / self.listed))
        return enough <= TRIES and self._agree(self.game, enough, TRIES, self.seed) == enough

    def _agree(self, game, deals, most, seed):
        """Return how many of some deals are found that agree, drawing at most so many."""
        none = np.zeros(0, np.int64), np.zeros((0, 0, 2), np.int64), np.zeros((0, COLUMNS), np.int64)
        return self._run(*none, 0, deals, self.table(), game, seed, most)[0]

    @property
    def largest(self):
        """How far payoffs may lie apart, in units."""
        game, situation = self.game, self.situation
        paid = (int(game.won.max()) + int(game.lost.max())) * (game.players - 1) * (2 if situation.doubled else 1)
        kitty = 2 * situation.pool + 20 * game.players if game.has_kitty or situation.pool else 2
        return float(paid + kitty)

    def _listen(self):
        """Leave out as evidence every word that no hand of such a player would say; return who said what."""
        silent, talk = [], self.situation.talk
        for k, speaker in enumerate(talk.speakers):
            if self.game.heard[k] and not self._alone(k, 1, SOON):
                hands = self._fitting(speaker - 1)
                never = not len(hands) if hands is not None else not self._alone(k, 1, TRIES // 4)
                if never:
                    self.game.heard[k] = False
                    silent.append(f"seat {speaker}: {talk.said[k]}")
        return silent

    def _alone(self, k, deals, most):
        """Return how many of some deals fit the k-th word, whatever else was said."""
        alone = np.zeros(len(self.game.said), np.bool_)
        alone[k] = True
        return self._agree(self.game._replace(heard=alone), deals, most, U(0))

    def _fitting(self, seat):
        if self.past.begun:
            return None
        lists = self.dealing.threes, self.dealing.twos
        return fitting_hands(self.situation, self.game, self.dealing.unseen[0], lists, seat)

    def _list_the_rarest(self):
        """Where words are seldom said draw the hand of the seat that says the rarest from those that fit."""
        heard, enough = np.flatnonzero(self.game.heard), int(SOON * SELDOM)
        if not len(heard) or self._agree(self.game, enough, SOON, U(0)) == enough:
            return
        rarest = min(heard, key=lambda k: self._alone(k, SOON, SOON))
        seat = self.situation.talk.speakers[rarest] - 1
        hands = self._fitting(seat)
        if hands is not None and len(hands):
            self.listed = len(hands) / comb(int(self.dealing.unseen[0]).bit_count(), self.situation.variant.dealt)
            dealing = {"listed": seat, "fitting": hands} | self.known
            self.dealing = dealing_of(self.situation.variant, self.situation.players, self.layouts, **dealing)
