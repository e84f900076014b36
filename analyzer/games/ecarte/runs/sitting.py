"""Games of Écarté made ready for the kernel, played, and folded into integers that add up."""

import numpy as np

from ....core.jit import U
from ....tally import Tally
from ..policy import POLICIES
from ..rules import stake
from ..scene import Blind
from ..table import new_table
from .course import DEALS, FIGURES, STAKE, WINNER, People, play_games

BLOCK = 256  # runs in a block


class Sitting:
    """Two players who sit down for games.

    Parameters
    ----------
    variant : Variant
    names : list of str
        The policy of each, elder of the first deal first.
    play : str or None
        How both play the cards, if not by their own policies.
    rotated : bool
        Whether the other deals first in every second run.
    seed : int
    """

    def __init__(self, variant, names, play=None, rotated=False, seed=1):
        self.variant, self.seed = variant, U(seed)
        policies = [(POLICIES[name], POLICIES.get(play, POLICIES[name])) for name in names]
        self.blind = Blind(variant, policies, play, (0, 0), seed)
        game = self.blind.game
        self.stakes = np.array([stake(variant, points) for points in range(variant.game)], np.int64)
        self.people = People(game.manners.copy(), game.voices.copy(), rotated)

    def rows_of(self, first, count):
        """Play runs; return a row each; see `course`."""
        rows = np.zeros((count, FIGURES), np.int64)
        game = self.blind.game._replace(
            manners=np.zeros_like(self.people.manners), voices=np.zeros_like(self.people.voices), score=np.zeros(2, int)
        )
        play_games(rows, first, self.people, new_table(), self.blind.dealing, game, self.stakes, self.seed)
        return rows

    def play(self, first, count):
        """Play runs `first`, `first + 1`, ... and return their tally: what each player gains, and wins of the first."""
        rows = self.rows_of(first, count)
        wins = np.array([rows[:, WINNER] == player for player in (0, 1)], np.int64)
        gain = rows[:, STAKE] * (wins[0] - wins[1])
        square = int((gain * gain).sum())
        counts = [*wins.sum(axis=1).tolist(), *rows[:, DEALS:].sum(axis=0).tolist()]
        return Tally(count, [int(gain.sum()), -int(gain.sum())], [[square], [-square, square]], counts)
