"""Some others who stand, and the asker against them."""

from math import comb, prod

import numpy as np

from ....tally import Tally
from ..choices import STAND
from ..evidence import every_hand, say_all
from ..scene import game_of
from .course import Now
from .drawing import agreeing
from .rest import Rest
from .worlds import all_trumped, tuples, world_of

TRICKS = np.array([0, 1, 2, 3, 3], np.int64)  # what outcomes count for; three trumps take the pool


class Company(Rest):
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
    """

    def __init__(self, situation, layout, policies, others, leading, seed):
        n, (opponents, play, mine) = situation.players, policies
        self.situation, self.name = situation, f"{others} other{'s' * (others > 1)}, {'leading' if leading else 'last'}"
        me, first = (0, 1) if leading else (n - 1, n - 1 - others)
        voices = [opponents.playing(play)] * n
        voices[me] = opponents.playing(mine)
        game = game_of(situation.variant, layout, situation.turn_up, situation.pool, voices, situation.must)
        seen = (*situation.hand, situation.turn_up)
        self.unseen = layout.hand([card for card in situation.variant.cards.cards if card not in seen])
        hands = {seat: self._stands(seat, game) for seat in range(first, first + others)}
        world, listed = self._world(hands), world_of(self.unseen, list(hands.items())) if others == 1 else None
        blank = np.zeros(n, np.uint64)
        now = Now(me, layout.hand(situation.hand), blank, min(me, first), True, 3, 0, others + 1)
        super().__init__(world, listed, now, game, blank.reshape(1, n), TRICKS, 1, seed)
        self.chance = self._chance(others)

    def _stands(self, seat, game):
        """Return the hands a seat stands on."""
        hands = every_hand(self.unseen)
        if self.situation.must:
            return hands
        words = np.empty(len(hands), np.int64)
        say_all(words, hands, game.voice, seat, game.rich[seat], self.situation.players, 0, 0, True)
        return hands[words == STAND]

    def _world(self, hands):
        if self.situation.must:
            return world_of(self.unseen, [], free=[(seat, 3) for seat in hands])
        trumped = [seat for seat, fitting in hands.items() if all_trumped(fitting, self.unseen)]
        return world_of(self.unseen, [(seat, hands[seat]) for seat in hands if seat not in trumped], trumped=trumped)

    def _chance(self, others):
        deals, drawn = agreeing(self.world, self.situation.players + 1, self.seed)
        room = int(self.unseen).bit_count()
        return tuples(self.world) * deals / drawn / prod(comb(room - 3 * k, 3) for k in range(others))


def tally_of(companies, first, count):
    """Play deals `first`, `first + 1`, ... in each company and return one `Tally`, an arm a company."""
    tallies = [company.play(first, count) for company in companies]
    return Tally(
        count,
        [tally.sums[0] for tally in tallies],
        [[0] * a + tally.products[0] for a, tally in enumerate(tallies)],
        [many for tally in tallies for many in tally.counts[:-1]],
    )
