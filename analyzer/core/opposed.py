"""One hand against all that may oppose it, solved together: each position is met once, from the last trick up."""

from itertools import combinations

import numpy as np

from .deal import subsets
from .jit import U
from .positions import BINOMIALS, MINE, THEIRS, Plays, Table, climb, lead_each, spread_all, throw_one, who_takes


def singles(cards):
    """Return the cards of a set, the lowest first: uint64."""
    return np.array([1 << place for place in range(64) if int(cards) >> place & 1], np.uint64)


def hands_of(subsets, cards):
    """Return the hands that some subsets of places are among some cards: uint64."""
    hands = np.zeros(len(subsets), np.uint64)
    spread_all(hands, subsets, U(cards))
    return hands


def plays_by(allow, terms, voices):
    """Return what a game allows as `Opposed` asks for it.

    Parameters
    ----------
    allow : kernel
        `allow(leads, follows, hands, wholes, led, terms, voice)` writes the two fields of `Plays`.
    terms : NamedTuple
    voices : list of NamedTuple
        How the known hand plays, and how the other.
    """

    def plays(side, hands, wholes, led):
        found = Plays(np.zeros(len(hands), np.uint8), np.zeros((len(hands), len(led)), np.uint8))
        allow(*found, hands, wholes, led, terms, voices[side == THEIRS])
        return found

    return plays


class Opposed:
    """A hand and the cards it does not see, solved but for the first trick.

    Parameters
    ----------
    mine, unseen : int
        Sets of cards in the layout of `trumps`; of more cards than there are tricks only so many are played.
    tricks : int
        How many are left, one to five; the other holds as many cards of those unseen.
    plays : callable
        `plays(side, hands, wholes, led)` returns the `Plays` of some hands of a side, `MINE` or `THEIRS`, for some
        cards led: as masks of the cards of `wholes`, what each hand is left of.
    """

    def __init__(self, mine, unseen, tricks, plays):
        self.unseen, self.tricks, self.plays = U(unseen), tricks, plays
        self.cards, others = singles(mine), singles(unseen)
        many = len(self.cards)
        taken = np.zeros((2, many, len(others)), np.uint8)
        who_takes(taken, self.cards, others)
        left = hands_of(np.arange(2**many, dtype=np.uint64), mine)
        self.table = Table(taken, plays(MINE, left, np.full(len(left), U(mine)), others), BINOMIALS)
        self.below = np.zeros((2, 2**many, 1), np.uint8)
        for size in range(1, tricks):
            self.below = self._climbed(subsets(size, len(others)), size)

    def leading(self, hands):
        """Return what the known hand takes after each of its leads: uint8, by card and hand, a subset of places."""
        values = np.zeros((len(self.cards), len(hands)), np.uint8)
        lead_each(values, self.below, hands, self._theirs(hands), self._masks(self.tricks)[-1], self.table)
        return values

    def either(self, hands):
        """Return what it takes if it leads what it would, and if the other leads: uint8, by mask and hand."""
        return self._climbed(hands, self.tricks)

    def opening(self, hands):
        """Return what it takes if it leads what it would: uint8, by mask of the cards it plays with and hand."""
        return self.either(hands)[MINE]

    def following(self, hands):
        """Return what it takes if the other leads: uint8, by mask of the cards it plays with and hand."""
        return self.either(hands)[THEIRS]

    def holding(self, card):
        """Return the hands that hold a card, given as a set, in the order of their other cards: subsets of places."""
        many = int(self.unseen).bit_count()
        place = 2 ** singles(self.unseen).tolist().index(int(card))
        return hands_of(subsets(self.tricks - 1, many - 1), 2**many - 1 - place) + U(place)

    @property
    def all_hands(self):
        """All hands that may oppose it, as subsets of places."""
        return subsets(self.tricks, int(self.unseen).bit_count())

    def _theirs(self, hands):
        held = hands_of(hands, self.unseen)
        return self.plays(THEIRS, held, held, self.cards)

    def _masks(self, size):
        chosen = combinations(range(len(self.cards)), size)
        return np.array([sum(1 << c for c in cards) for cards in chosen], np.int64)

    def _climbed(self, hands, size):
        values = np.zeros((2, 2 ** len(self.cards), len(hands)), np.uint8)
        climb(values, self.below, hands, self._theirs(hands), self._masks(size), self.table)
        return values


def least_thrown(rows, hands, choices):
    """Return what a known hand takes of hands that each throw one card away.

    Parameters
    ----------
    rows : ndarray of uint8
        Of each row what the known hand takes of each hand of one card less, in the order of their numbers.
    hands : ndarray of uint64
        Subsets of places.
    choices : ndarray of uint8
        Of each hand which of its cards it may throw, as a mask; it throws what leaves the known hand least.
    """
    values = np.zeros((len(rows), len(hands)), np.uint8)
    throw_one(values, rows, hands, choices, BINOMIALS)
    return values
