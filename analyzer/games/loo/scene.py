"""A question made ready for the kernels: a layout without names, the hands that fit, the arms, what outcomes bring."""

import numpy as np

from ...core.deal import subsets
from ...core.jit import U
from ...core.layout import Layout
from ...core.rows import joined
from ...tally import Tally
from .choices import DEFEND, FREE, MISS, STAND, TAKE, THROW
from .course import FLUSH, WHOLE, Game
from .dealing import simulate
from .evidence import Evidence
from .policy import Voice
from .rules import duty
from .variant import LEADS

CODES = {"throw": THROW, "stand": STAND, "miss": MISS, "defend": DEFEND, "take": TAKE}
OUTCOMES = 7  # 0 to 3 tricks, the pool without play, by a flush, out
LEFT = 4  # tricks left in the pool: 0 to 3


def game_of(variant, layout, turn_up, pool, policies, must):
    """Return what holds for all deals: laws as numbers, a policy a seat.

    Parameters
    ----------
    policies : list of Policy
        One a seat, eldest first.
    """
    voices = [policy.voice(variant.cards) for policy in policies]
    loo = variant.one_loo(pool)
    rich = tuple(10 * pool >= voice.rich * loo for voice in voices)
    return Game(
        LEADS.index(variant.lead), layout.hand([duty(variant, turn_up)]), variant.miss_leads, variant.defend == "free",
        variant.flush == "foster", must, rich, Voice(*zip(*voices, strict=True)),
    )  # fmt: skip


def pays_of(pool, loo, in_play):
    """Return laws 10 and 11 in thirds of a counter: what each of the seven outcomes brings."""
    pays = np.zeros(OUTCOMES, np.int64)
    if in_play:
        pays[:4] = [-3 * loo, pool, 2 * pool, 3 * pool]
        pays[[WHOLE, FLUSH]] = 3 * pool
    return pays


class Stage:
    """The deals of one declaration.

    Parameters
    ----------
    situation : Situation
    actions : list of str
        What the asker may say: the arms.
    opponents, play, mine : Policy
        How the others declare, how all play the cards, how the asker plays.
    future : bool
        Whether every seat is credited with its share of what the deal leaves for the next pool.
    seed : int
    """

    def __init__(self, situation, actions, opponents, play, mine, future, seed):
        self.situation, self.actions, self.future = situation, actions, future
        variant, n = situation.variant, situation.players
        self.layout = Layout.of(variant.cards, situation.turn_up // 16, [*situation.hand, situation.turn_up])
        policies = [opponents.playing(play)] * n
        policies[situation.seat - 1] = opponents.playing(mine)
        pool = situation.pool
        self.game = game_of(variant, self.layout, situation.turn_up, pool, policies, situation.must)
        self.evidence = Evidence(situation, self.layout, self.game, opponents.by_trumps)
        self.loo = variant.one_loo(pool)
        self.arms = np.full((len(actions), n), FREE, np.int64)
        for seat, word in enumerate(situation.said):
            self.arms[:, seat] = CODES[word]
        self.arms[:, situation.seat - 1] = [CODES[action] for action in actions]
        self.scale = 3 * (n if future else 1)
        self.pays = np.array([self._pays(action) for action in actions], np.int64)
        self.seed = U(seed)

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`; its last count is of draws from lists."""
        arms, n = len(self.actions), self.situation.players
        sums, products = np.zeros(arms, np.int64), np.zeros((arms, arms, 2), np.int64)
        counts = np.zeros_like(self.pays)
        drawn = simulate(
            sums, products, counts, first, count, self.evidence.dealing, subsets(3), self.game, self.arms, self.pays,
            self.future, (U(0),) * n, (0,) * n, self.seed,
        )  # fmt: skip
        return Tally.of(count, sums, joined(products), np.append(counts.ravel(), drawn))

    def outcomes(self, tally, arm):
        """Return how often each of the seven outcomes came in an arm."""
        size = self.pays.shape[1]
        counts = np.array(tally.counts[arm * size : (arm + 1) * size]).reshape(-1, OUTCOMES)
        return counts.sum(axis=0).tolist()

    @property
    def largest(self):
        """How far the payoffs of each arm may lie apart, in counters."""
        return [float(row.max() - row.min()) / self.scale for row in self.pays]

    def _pays(self, action):
        """Return what each outcome brings, in units of 1 / scale counters (laws 5, 10 and 11)."""
        pool, loo, n = self.situation.pool, self.loo, self.situation.players
        own = pays_of(pool, loo, action not in ("throw", "defend"))
        if action == "take":  # law 4: whatever happens
            own[:] = 3 * pool
        if not self.future:
            return own
        looed, stays = np.divmod(np.arange(LEFT * (n + 1)), LEFT)
        return (n * own[None, :] + (3 * loo * looed + pool * stays)[:, None]).ravel()
