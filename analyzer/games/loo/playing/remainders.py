"""What the others may still hold, seat by seat: hands that could have said what was said and played as they did."""

from math import comb, prod

import numpy as np

from ....core.trumps import PLAIN
from ....errors import Misuse
from ..choices import MISS, STAND, THROW
from ..evidence import every_hand, say_all
from .worlds import all_blank, all_trumped, threes_of, world_of

CODES = {"stand": STAND, "miss": MISS, "throw": THROW, "defend": THROW}  # who defends would have thrown up


class Remainders:
    """The unseen hands of a moment.

    Parameters
    ----------
    moment : Moment
    game : Game
        With the policy of every seat.

    Attributes
    ----------
    lawful, fitting : dict of int to ndarray of uint64
        By seat, from 0: what the laws leave of its hand; of that, what agrees with its word.
    dead : list of ndarray of uint64
        Hands of three that fit those thrown up or thrown away for the miss, unless they are just those without trumps.
    blanks : int
        How many are.
    silent : list of int
        Seats (from 1) whose word their policy never says: it is no evidence.
    """

    def __init__(self, moment, game):
        self.moment, self.game = moment, game
        self.unseen = moment.layout.hand(moment.unseen)
        self.lawful = {seat - 1: self._lawful(seat) for seat in moment.inside if seat != moment.seat}
        self.fitting, self.dead, self.blanks, self.silent = dict(self.lawful), [], 0, []
        if not moment.must:
            self._listen()

    @property
    def heard(self):
        """Whether any word is evidence."""
        stood = any(len(self.fitting[seat]) < len(rests) for seat, rests in self.lawful.items())
        return stood or self.blanks > 0 or len(self.dead) > 0

    def world(self):
        """Return the `World` of all that was seen and said."""
        bound, free = self._parted(self.fitting)
        trumped = [seat for seat, rests in bound if self._only_stood(seat) and all_trumped(rests, self.unseen)]
        bound = [(seat, rests) for seat, rests in bound if seat not in trumped]
        return world_of(self.unseen, bound + self._thrown(), [self.moment.players] * self.blanks, trumped, free)

    def lawful_world(self):
        """Return the `World` of what was seen, as if nobody had said anything; the same hands are dealt."""
        bound, free = self._parted(self.lawful)
        thrown = [(self.moment.players, 3)] * (self.blanks + len(self.dead))
        return world_of(self.unseen, bound, free=free + thrown)

    def listed_world(self):
        """Return the `World` in which every hand in play is listed; hands without trumps are left to be counted."""
        return world_of(self.unseen, list(self.fitting.items()) + self._thrown())

    def ways(self, plain):
        """Return how many ways there are to deal the hands without trumps, so many plain cards being left."""
        return prod(comb(max(0, plain - 3 * k), 3) for k in range(self.blanks))

    def _thrown(self):
        return [(self.moment.players, hands) for hands in self.dead]

    def _only_stood(self, seat):
        """Tell whether of a hand nothing is known but its word."""
        rests = self.lawful[seat]
        return int(rests[0]).bit_count() == 3 and len(rests) == threes_of(len(self.moment.unseen))

    def _parted(self, hands):
        """Part hands that are bound from those that may be any cards: of these, how many."""
        room, bound, free = len(self.moment.unseen), [], []
        for seat, rests in hands.items():
            cards = int(rests[0]).bit_count()
            if cards and len(rests) == comb(room, cards):
                free.append((seat, cards))
            else:
                bound.append((seat, rests))
        return bound, free

    def _lawful(self, seat):
        """Return what the laws leave of the rest of a seat's hand."""
        moment = self.moment
        gone = moment.course.cards_of(seat)
        rests = every_hand(self.unseen, 3 - len(gone))
        rests = rests[moment.course.broken(seat, rests) < 0]
        if moment.variant.flush == "foster" and seat != moment.for_pool:
            whole = rests | moment.layout.hand(gone)
            rests = rests[whole & PLAIN != 0]
        if not len(rests):
            raise Misuse("played", f"no cards that seat {seat} may hold would have made it play as it did (law 7)")
        return rests

    def _listen(self):
        """Keep the hands that agree with each word, or note that its policy never says it."""
        moment, thrown, stood, free = self.moment, 0, 0, True
        for seat, word in enumerate(moment.said):
            if seat + 1 != moment.seat:
                self._hear(seat, word, (thrown, stood, free))
            thrown, stood, free = thrown + (word == "throw"), stood + (word == "stand"), free and word != "miss"

    def _hear(self, seat, word, before):
        hands = self.lawful[seat] if word == "stand" else every_hand(self.unseen)
        gone = self.moment.course.cards_of(seat + 1) if word == "stand" else []
        words = np.empty(len(hands), np.int64)
        whole = hands | self.moment.layout.hand(gone)
        say_all(words, whole, self.game.voice, seat, self.game.rich[seat], self.moment.players, *before)
        agree = hands[words == CODES[word]]
        if not len(agree):
            self.silent.append(seat + 1)
        elif word == "stand":
            self.fitting[seat] = agree
        elif all_blank(agree, self.unseen):
            self.blanks += 1
        else:
            self.dead.append(agree)
