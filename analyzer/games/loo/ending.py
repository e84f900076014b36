"""The rest of a deal made ready for the kernels: an arm a card, all arms in the same worlds; sampled, or counted."""

import numpy as np

from ...core.deal import tables
from ...core.jit import U
from ...core.rows import joined
from ...tally import Tally
from . import play_on
from .drawing import ORDERS
from .play_on import Now
from .remainders import Remainders
from .scene import game_of
from .worlds import tuples

PLACES = 64  # more than there are plain cards
OUTCOMES = 5  # 0 to 3 tricks, the pool by three trumps


class Ending:
    """The rest of a deal.

    Parameters
    ----------
    moment : Moment
    opponents, play, mine : Policy
        How the others declared, how all play the cards, how the asker plays.
    seed : int

    Attributes
    ----------
    worlds : int
        How many draws of all hands in play an enumeration goes through, each with every order of the suits.
    """

    def __init__(self, moment, opponents, play, mine, seed):
        self.moment, self.seed, self.layout = moment, U(seed), moment.layout
        n, pool = moment.players, moment.pool
        policies = [opponents.playing(play)] * n
        policies[moment.seat - 1] = opponents.playing(mine)
        game = game_of(moment.variant, n, self.layout, moment.turn_up, pool, policies, moment.must)
        self.game = game._replace(flush=False)  # law 17: there was none, or nobody would play
        self.remainders = Remainders(moment, game)
        self.world, self.listed = self.remainders.world(), self.remainders.listed_world()
        self.worlds = ORDERS * tuples(self.listed)
        self.now, self.forced = self._now(), self._forced()
        self.pays = np.array([-3 * moment.variant.one_loo(pool), pool, 2 * pool, 3 * pool, 3 * pool], np.int64)
        if moment.seat == moment.for_pool:  # law 5
            self.pays[:] = 0

    def _now(self):
        moment, course = self.moment, self.moment.course
        shown, taken = np.zeros(moment.players, np.uint64), len(course.winners)
        for seat, card in course.table:
            shown[seat - 1] = self.layout.hand([card])
        return Now(
            moment.seat - 1, self.layout.hand(moment.hand), shown, course.leader - 1, taken == 0, 3 - taken,
            course.winners.count(moment.seat), len(moment.inside),
        )  # fmt: skip

    def _forced(self):
        """Return the cards of each arm by place from the leader: those on the table, and the asker's."""
        moment, leader = self.moment, self.moment.course.leader
        forced = np.zeros((len(moment.legal), moment.players), np.uint64)
        for arm, mine in enumerate(moment.legal):
            for seat, card in [*moment.course.table, (moment.seat, mine)]:
                forced[arm, (seat - leader) % moment.players] = self.layout.hand([card])
        return forced

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`; its last count is of draws of all hands."""
        arms = len(self.forced)
        sums, products = np.zeros(arms, np.int64), np.zeros((arms, arms, 2), np.int64)
        counts = np.zeros((arms, OUTCOMES), np.int64)
        drawn = play_on.simulate(
            sums, products, counts, first, count, self.world, tables(), self.now, self.game, self.forced,
            self.pays, (U(0),) * self.moment.players, self.seed,
        )  # fmt: skip
        return Tally.of(count, sums, joined(products), np.append(counts.ravel(), drawn))

    def count(self):
        """Play every world with every order of the suits.

        Returns
        -------
        list of list of int
            By arm and outcome: how many worlds, each with all ways to deal the hands without trumps, and orders.
        found : int
            How many different worlds in play there are.
        """
        counts = np.zeros((len(self.forced), PLACES, OUTCOMES), np.int64)
        play_on.count_worlds(
            counts, self.worlds // ORDERS, self.listed, self.now, self.game, self.forced,
            (U(0),) * self.moment.players,
        )  # fmt: skip
        ways = [self.remainders.ways(plain) for plain in range(PLACES)]
        weighed = [[sum(map(int.__mul__, ways, row)) for row in arm.T.tolist()] for arm in counts]
        return weighed, int(counts[0].sum()) // ORDERS

    @property
    def largest(self):
        """How far the payoffs of an arm may lie apart, in counters."""
        return float(self.pays.max() - self.pays.min()) / 3
