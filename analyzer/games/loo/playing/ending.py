"""The rest of a deal from a moment of its play on."""

import numpy as np

from ..scene import game_of
from .course import Now
from .drawing import ORDERS
from .remainders import Remainders
from .rest import PLACES, Rest


class Ending(Rest):
    """An arm for every card the asker may play.

    Parameters
    ----------
    moment : Moment
    opponents, play, mine : Policy
        How the others declared, how all play the cards, how the asker plays.
    seed : int

    Attributes
    ----------
    remainders : Remainders
        What the others may hold.
    """

    def __init__(self, moment, opponents, play, mine, seed):
        self.moment, self.layout, n, pool = moment, moment.layout, moment.players, moment.pool
        policies = [opponents.playing(play)] * n
        policies[moment.seat - 1] = opponents.playing(mine)
        game = game_of(moment.variant, self.layout, moment.turn_up, pool, policies, moment.must)
        self.remainders = Remainders(moment, game)
        pays = np.array([-3 * moment.variant.one_loo(pool), pool, 2 * pool, 3 * pool, 3 * pool], np.int64)
        if moment.seat == moment.for_pool:  # law 5
            pays[:] = 0
        game = game._replace(flush=False)  # law 17: there was none, or nobody would play
        world, listed = self.remainders.world(), self.remainders.listed_world()
        super().__init__(world, listed, self._now(), game, self._forced(), pays, 3, seed)

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
        moment, leader = self.moment, self.moment.course.leader
        forced = np.zeros((len(moment.legal), moment.players), np.uint64)
        for arm, mine in enumerate(moment.legal):
            for seat, card in [*moment.course.table, (moment.seat, mine)]:
                forced[arm, (seat - leader) % moment.players] = self.layout.hand([card])
        return forced

    def weigh(self):
        """Play every world with every order of the suits.

        Returns
        -------
        list of list of int
            By arm and outcome: how many worlds, each with all ways to deal the hands without trumps, and orders.
        found : int
            How many different worlds in play there are.
        """
        counts = self.count()
        ways = [self.remainders.ways(plain) for plain in range(PLACES)]
        weighed = [[sum(map(int.__mul__, ways, row)) for row in arm.T.tolist()] for arm in counts]
        return weighed, int(counts[0].sum()) // ORDERS
