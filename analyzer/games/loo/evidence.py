"""What was said, as hands: which fit, how they are dealt, and how likely it was that just this would be said."""

from fractions import Fraction
from math import comb, prod

import numpy as np

from ...core.deal import subsets
from ...core.jit import kernel
from .choices import MISS, STAND, THROW, word_of
from .dealing import Dealing, range_row

TRIES = 65_536  # draws that tell whether what was said is too unlikely
WORDS = {"throw": THROW, "stand": STAND, "miss": MISS}


@kernel
def say_all(words, hands, voice, seat, rich, players, thrown, stood, free):
    """What a seat would say on each of some hands."""
    for i in range(len(hands)):
        words[i] = word_of(hands[i], voice, seat, seat == 0, rich, players, thrown, stood, free)


def every_hand(unseen, cards=3):
    """Return all hands of so many cards that a set holds."""
    table = subsets(cards)[: comb(int(unseen).bit_count(), cards)]
    hands, stock = np.empty(len(table), np.uint64), np.full(len(table), unseen)
    range_row(hands, stock, np.arange(len(table), dtype=np.uint32), table)
    return hands


class Evidence:
    """The hands of all others, given what the seats before the asker said.

    Parameters
    ----------
    situation : Situation
    layout : Layout
    game : Game
        With the policy of every seat.
    by_trumps : bool
        Whether every policy's word depends on the number of trumps alone, so that ranges serve and chances are exact.

    Attributes
    ----------
    dealing : Dealing
    silent : list of int
        Seats (from 1) whose word their policy never says: it is no evidence.
    """

    def __init__(self, situation, layout, game, by_trumps):
        self.situation, self.layout, self.game = situation, layout, game
        self.unseen = [c for c in situation.variant.cards.cards if c not in (*situation.hand, situation.turn_up)]
        self.me, self.n = situation.seat - 1, situation.players
        self.silent, self.fitting = [], {}
        said = () if situation.must else situation.said
        stands = [k for k, word in enumerate(said) if word == "stand"]
        self.by_range = by_trumps and len(stands) <= 1
        self._listen(said)
        self.dealing = self._ranges(said) if self.by_range else self._lists()
        self.exact = self._exact(said) if by_trumps else None

    def p_before(self):
        """Return the chance of what was said as it is known before any deal: exact, or of some draws of all lists."""
        if self.exact is not None:
            return float(self.exact)
        draw, taken, agreed = np.random.default_rng(1), np.zeros(TRIES, np.uint64), np.ones(TRIES, bool)
        for hands in self.fitting.values():
            drawn = hands[draw.integers(0, len(hands), TRIES)]
            agreed &= taken & drawn == 0
            taken |= drawn
        return self._apart() * agreed.mean()

    def _apart(self):
        """Return the chance that every hand by itself fits, if each came from a pack of its own."""
        chance = prod(Fraction(len(hands)) for hands in self.fitting.values())
        for k in range(len(self.fitting)):
            chance /= comb(len(self.unseen) - 3 * k, 3)
        return float(chance)

    def p_said(self, deals, drawn):
        """Return the chance of what was said, and its standard error or None where it is exact."""
        if self.exact is not None:
            return float(self.exact), None
        chance, agreed = self._apart(), deals / drawn
        return chance * agreed, chance * (agreed * (1 - agreed) / drawn) ** 0.5

    def _listen(self, said):
        """Find the hands that fit each word, or note that its policy never says it."""
        every = every_hand(self.layout.hand(self.unseen)) if said else None
        thrown = stood = 0
        free = True
        for seat, word in enumerate(said):
            words = np.empty(len(every), np.int64)
            rich = self.game.rich[seat]
            say_all(words, every, self.game.voice, seat, rich, self.n, thrown, stood, free)
            hands = every[words == WORDS[word]]
            if len(hands):
                self.fitting[seat] = hands
            else:
                self.silent.append(seat + 1)
            thrown, stood, free = thrown + (word == "throw"), stood + (word == "stand"), free and word != "miss"

    def _ranges(self, said):
        """Deal who threw up first, then who stood, then all others: then every range is of equal deals."""
        plain = sum(c // 16 != self.layout.trump for c in self.unseen)
        room, order = len(self.unseen), []
        heard = {seat: word for seat, word in enumerate(said) if seat in self.fitting and word != "miss"}
        for seat in sorted(heard, key=lambda s: heard[s] == "stand"):
            low, high = (0, comb(plain, 3)) if heard[seat] == "throw" else (comb(plain, 3), comb(room, 3))
            order.append((seat, low, high - low))
            room, plain = room - 3, plain - 3
        return self._dealing([], order + self._free(room, heard))

    def _lists(self):
        room = len(self.unseen) - 3 * len(self.fitting)
        return self._dealing(list(self.fitting.items()), self._free(room, self.fitting))

    def _free(self, room, bound):
        """Return the ranges of all hands that nothing is known of, the miss last."""
        seats = [seat for seat in range(self.n + 1) if seat != self.me and seat not in bound]
        return [(seat, 0, comb(room - 3 * k, 3)) for k, seat in enumerate(seats)]

    def _dealing(self, lists, ranges):
        hands = [hands for _, hands in lists]
        sizes = [6] + [len(h) for h in hands] + [size for _, _, size in ranges]
        return Dealing(
            self.layout.hand(self.unseen),
            self.layout.hand(self.situation.hand),
            self.me,
            np.concatenate([*hands, np.zeros(0, np.uint64)]),
            np.array([seat for seat, _ in lists], np.int64),
            np.cumsum([0, *map(len, hands)])[: len(hands)].astype(np.int64),
            np.array([seat for seat, _, _ in ranges], np.int64),
            np.array([low for _, low, _ in ranges], np.int64),
            np.array(sizes, np.uint64),
        )

    def _exact(self, said):
        """Return the chance of what was said where words are a matter of trumps: counted, not estimated."""
        trumps = sum(c // 16 == self.layout.trump for c in self.unseen)
        heard = [word for seat, word in enumerate(said) if seat in self.fitting and word != "miss"]

        def ways(heard, trumps, plain):
            if not heard:
                return 1
            held = [k for k in ((0,) if heard[0] == "throw" else (1, 2, 3)) if k <= trumps and 3 - k <= plain]
            return sum(comb(trumps, k) * comb(plain, 3 - k) * ways(heard[1:], trumps - k, plain - 3 + k) for k in held)

        room = len(self.unseen)
        return Fraction(ways(heard, trumps, room - trumps), prod(comb(room - 3 * k, 3) for k in range(len(heard))))
