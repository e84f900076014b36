"""Games of Bezique made ready for the kernel, played, and folded into integers that add up."""

import numpy as np

from ....core.jit import U
from ....tally import Tally
from ..dealings import whole_dealing
from ..policy import POLICIES, WORLDS
from ..scene import game_of, lab_of
from ..table import table_of
from .course import BINS, DEALS, FIGURES, KINDS, SOURCES, TOTAL, WON, play_games

MOST, FEW = 1024, 4  # runs in a block; of those that take long to play
LONGEST = 20  # deals of a game that are told apart; longer ones count as this


class Sitting:
    """Two players who sit down for games.

    Parameters
    ----------
    variant : Variant
    policies : list of str
        Of either chair, elder of the first deal first.
    rotated : bool
        Whether the other chair is elder first in every second game.
    seed : int
    worlds : int
        That are imagined for a move, by who searches.
    start : tuple of int
        The score by chair from which games go on.
    """

    def __init__(self, variant, policies, rotated, seed, worlds=WORLDS, start=(0, 0)):
        self.variant, self.rotated, self.seed = variant, rotated, U(seed)
        self.policies, self.dealing = policies, whole_dealing(variant)
        self.block = FEW if any(POLICIES[name].worlds for name in policies) else MOST
        self.voices, self.start = game_of(variant, policies, worlds=worlds).voices, np.array(start, np.int64)

    def rows_of(self, first, count):
        """Play runs; return a row each, and over all what was declared, and points a deal, by chair."""
        rows = np.zeros((count, FIGURES), np.int64)
        kinds, bins = np.zeros((2, KINDS), np.int64), np.zeros((2, TOTAL + 1, BINS), np.int64)
        game = game_of(self.variant, self.policies, self.variant.game)  # whose voices are filled anew in every deal
        lab, table, score = lab_of(self.variant, self.policies), table_of(), np.zeros(2, np.int64)
        play_games(
            rows, kinds, bins, first, self.rotated, table, self.dealing, game, lab, self.voices, self.start, score,
            self.seed,
        )  # fmt: skip
        return rows, kinds, bins

    def play(self, first, count):
        """Play runs `first`, `first + 1`, ... and return their tally: an arm a chair, won or not."""
        rows, kinds, bins = self.rows_of(first, count)
        won = int((rows[:, WON] == 0).sum())
        lengths = np.bincount(np.minimum(rows[:, DEALS], LONGEST), minlength=LONGEST + 1)
        figures = [rows[:, DEALS].sum(), (rows[:, DEALS] ** 2).sum(), *rows[:, SOURCES:].sum(axis=0)]
        counts = np.concatenate([figures, lengths, kinds.ravel(), bins.ravel()])
        return Tally(count, [won, count - won], [[won], [0, count - won]], counts.tolist())

    @staticmethod
    def told(tally):
        """Return deals and their squares a game, points by source and chair, lengths, kinds and bins by chair."""
        figures, lengths, kinds, bins = np.split(np.array(tally.counts), np.cumsum([10, LONGEST + 1, 2 * KINDS]))
        return (
            figures[:2],
            figures[2:].reshape(4, 2),
            lengths,
            kinds.reshape(2, KINDS),
            bins.reshape(2, TOTAL + 1, BINS),
        )
