"""Some others who stand, and the asker against them: made ready for the kernels, sampled or counted."""

from math import comb, prod

import numpy as np

from ...core.deal import subsets, tables
from ...core.jit import U
from ...core.rows import joined
from ...tally import Tally
from . import play_on
from .choices import STAND
from .deals import range_row
from .drawing import ORDERS, agreeing
from .ending import OUTCOMES, PLACES
from .evidence import say_all
from .play_on import Now
from .scene import game_of
from .worlds import all_trumped, tuples, world_of

TRICKS = np.array([0, 1, 2, 3, 3], np.int64)  # what outcomes count for; three trumps take the pool


class Company:
    """So many others who stand, with the asker leading (he is eldest, they sit next to him) or last (he deals).

    Parameters
    ----------
    situation : Situation
    layout : Layout
    policies : tuple of Policy
        How the others declare, how all play the cards, how the asker plays.
    others : int
    leading : bool
    seed : int

    Attributes
    ----------
    name : str
    chance : float
        That so many others would all stand, estimated.
    worlds : int
        How many an enumeration goes through, with every order of the suits.
    """

    def __init__(self, situation, layout, policies, others, leading, seed):
        self.situation, self.layout, self.seed = situation, layout, U(seed)
        n, (opponents, play, mine) = situation.players, policies
        self.name = f"{others} other{'s' * (others > 1)}, {'leading' if leading else 'last'}"
        me, first = (0, 1) if leading else (n - 1, n - 1 - others)
        voices = [opponents.playing(play)] * n
        voices[me] = opponents.playing(mine)
        self.game = game_of(situation.variant, n, layout, situation.turn_up, situation.pool, voices, situation.must)
        own, seats = layout.hand(situation.hand), range(first, first + others)
        self.now = Now(me, own, np.zeros(n, np.uint64), min(me, first), True, 3, 0, others + 1)
        seen = (*situation.hand, situation.turn_up)
        self.unseen = layout.hand([card for card in situation.variant.cards.cards if card not in seen])
        hands = {seat: self._stands(seat) for seat in seats}
        self.world = self._world(hands)
        self.listed = world_of(self.unseen, list(hands.items())) if others == 1 else None
        self.worlds = ORDERS * prod(map(len, hands.values()))
        self.chance = self._chance(others, seed) if all(map(len, hands.values())) else 0.0

    def _stands(self, seat):
        """Return the hands a seat stands on."""
        room = int(self.unseen).bit_count()
        table = subsets(3)[: comb(room, 3)]
        hands, words = np.empty(len(table), np.uint64), np.empty(len(table), np.int64)
        range_row(hands, np.full(len(table), self.unseen), np.arange(len(table), dtype=np.uint32), table)
        if self.situation.must:
            return hands
        rich, n = self.game.rich[seat], self.situation.players
        say_all(words, hands, self.game.voice, seat, rich, n, 0, 0, True)
        return hands[words == STAND]

    def _world(self, hands):
        if self.situation.must:
            return world_of(self.unseen, [], free=[(seat, 3) for seat in hands])
        trumped = [seat for seat, fitting in hands.items() if len(fitting) and all_trumped(fitting, self.unseen)]
        return world_of(self.unseen, [(seat, hands[seat]) for seat in hands if seat not in trumped], trumped=trumped)

    def _chance(self, others, seed):
        deals, drawn = agreeing(self.world, self.situation.players + 1, seed)
        room = int(self.unseen).bit_count()
        return tuples(self.world) * deals / drawn / prod(comb(room - 3 * k, 3) for k in range(others))

    def play(self, sums, products, counts, first, count):
        """Play deals, an only arm, into its place in a tally; returns the draws it took."""
        n = self.situation.players
        return play_on.simulate(
            sums, products, counts, first, count, self.world, tables(), self.now, self.game,
            np.zeros((1, n), np.uint64), TRICKS, (U(0),) * n, self.seed,
        )  # fmt: skip

    def count(self):
        """Return how often each outcome came in all worlds with every order of the suits."""
        n = self.situation.players
        counts = np.zeros((1, PLACES, OUTCOMES), np.int64)
        play_on.count_worlds(
            counts, self.worlds // ORDERS, self.listed, self.now, self.game, np.zeros((1, n), np.uint64),
            (U(0),) * n,
        )  # fmt: skip
        return counts[0].sum(axis=0).tolist()


def tally_of(companies, first, count):
    """Play deals `first`, `first + 1`, ... in each company and return one `Tally`, an arm a company."""
    arms = len(companies)
    sums, counts = np.zeros(arms, np.int64), np.zeros((arms, OUTCOMES), np.int64)
    products = np.zeros((arms, arms, 2), np.int64)
    for a, company in enumerate(companies):
        here = slice(a, a + 1)
        company.play(sums[here], products[here, here], counts[here], first, count)
    return Tally.of(count, sums, joined(products), counts.ravel())
