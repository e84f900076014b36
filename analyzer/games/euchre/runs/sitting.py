"""Games of Euchre made ready for the kernel, played, and folded into integers that add up."""

import numpy as np

from ....core.jit import U
from ....tally import Tally
from ..policy import FREE, POLICIES
from ..rules import DEALER, ELDER
from ..scene import BY_POLICY, dealing_of
from ..solved import NOTHING
from ..table import game_of, table_of
from .course import DEALS, ENDS, ROW, WAYS, WINNER, People, play_games

AT_ONCE = 512  # games in a block


class Sitting:
    """Two players who sit down for games.

    Parameters
    ----------
    variant : Variant
    names : list of str
        How each speaks, throws and plays, elder of the first deal first.
    play : str or None
        How both play the cards, if not each by his own policy.
    rotated : bool
        Whether in every second game the other begins as elder.
    seed : int
    """

    def __init__(self, variant, names, play=None, rotated=False, seed=1):
        self.variant, self.seed, self.dealing = variant, U(seed), dealing_of(variant)
        policies = [POLICIES[name].playing(POLICIES.get(play, POLICIES[name])) for name in names]
        self.open_hands = True if play == "double-dummy" else None
        plays = [FREE if self.open_hands else policy.voice() for policy in policies]
        points, seats = range(variant.game), (ELDER, DEALER)
        moods = [
            [
                [[policy.moods(seat, mine, theirs, variant.game) for theirs in points] for mine in points]
                for seat in seats
            ]
            for policy in policies
        ]
        voices = np.array([policy.voice() for policy in policies], np.int64)
        self.people = People(voices, np.array(plays, np.int64), np.array(moods, np.int64), rotated)

    def compile(self):
        """Compile on this very thread, where Ctrl-C is heard: one game."""
        self.rows_of(0, 1)

    def rows_of(self, first, count):
        """Play games; return a row each, and how deals came to trumps and ended, by chair of the maker."""
        rows, ways = np.zeros((count, ROW), np.int64), np.zeros((2, WAYS, ENDS), np.int64)
        nobody = [POLICIES["plain"]] * 2  # the voices are filled anew in every deal
        game = game_of(self.variant, nobody, [policy.voice() for policy in nobody], [(0, 0), (0, 0)])
        how = table_of(), self.dealing, game, NOTHING, BY_POLICY, self.open_hands, self.seed
        play_games(rows, ways, first, self.variant.game, self.people, *how)
        return rows, ways

    def play(self, first, count):
        """Play games `first`, `first + 1`, ... and return their tally: who wins, as two arms, and deals."""
        rows, ways = self.rows_of(first, count)
        won = [int((rows[:, WINNER] == chair).sum()) for chair in range(2)]
        deals = rows[:, DEALS].tolist()
        by_chair = [sum(n for n, winner in zip(deals, rows[:, WINNER], strict=True) if winner == k) for k in range(2)]
        products = [[won[0]], [0, won[1]], [*by_chair, sum(n * n for n in deals)]]
        return Tally(count, [*won, sum(deals)], products, ways.ravel().tolist())
