"""The cards played so far, replayed by the laws: whose each was, who took the tricks, what cannot have been."""

import numpy as np

from ....core.hands import NONE
from ....core.jit import U
from ....errors import Misuse
from ..policy import POLICIES
from ..scene import game_of
from . import past

LAW_6 = {
    "highest": "of several trumps the highest is led, and an ace always",
    "one": "of several trumps one is led, and an ace always",
    "trump": "the highest trump is led",
}
LAW_7 = "head the trick, else follow; void: a trump that heads, else anything"
LAW_9 = "later leads are the highest trump"


class Replay:
    """What was played until a moment.

    Parameters
    ----------
    moment : Moment

    Attributes
    ----------
    cards : list of int
    seats : list of int
        Whose each card was.
    led, best : ndarray of uint64
        The suit led and the best card before each card was played; nothing at a lead.
    now : tuple of uint64
        The same for the card that is played next.
    winners : list of int
        Who took each trick that is complete.
    turn, leader : int
        Whose turn it is, and who leads this trick.
    table : list of tuple of int
        Seat and card of the trick that has begun.
    """

    def __init__(self, moment):
        self.moment, self.layout, order = moment, moment.layout, moment.order
        self.cards = [card for trick in moment.played for card in trick]
        many, played = len(order), len(self.cards)
        self.sets = np.array([self.layout.hand([card]) for card in self.cards], np.uint64)
        places, led, best = (np.zeros(played + 1, kind) for kind in (np.int64, np.uint64, np.uint64))
        winners = np.zeros(played // many + 1, np.int64)
        past.replay(places, led, best, winners, np.append(self.sets, U(1)), many)  # any card stands for the next
        self.led, self.best, self.now = led[:-1], best[:-1], (led[-1], best[-1])
        *self.seats, self.turn = [order[place] for place in places]
        self.winners = [order[place] for place in winners[: played // many]]
        self.leader = self.winners[-1] if self.winners else order[0]
        self.table = list(zip(self.seats, self.cards, strict=True))[played - played % many :]
        self.openings = np.arange(played) < many
        policies = [POLICIES["plain"]] * moment.players
        self.game = game_of(moment.variant, self.layout, moment.turn_up, moment.pool, policies, moment.must)

    def cards_of(self, seat):
        """Return the cards a seat has played."""
        return [card for card, whose in zip(self.cards, self.seats, strict=True) if whose == seat]

    def broken(self, seat, rests):
        """Return, for each rest of a hand, the first of a seat's plays that the laws forbade, or -1."""
        mine = np.array([whose == seat for whose in self.seats], bool)
        found = np.empty(len(rests), np.int64)
        plays = (self.sets[mine], self.led[mine], self.best[mine], self.openings[mine])
        past.first_broken(found, rests, *plays, self.game)
        return found

    def legal(self, hand):
        """Return the cards of a hand that may be played now."""
        opening = len(self.cards) < len(self.moment.inside)
        return self.layout.cards(past.legal_now(self.layout.hand(hand), *self.now, opening, self.game))

    def check(self):
        """Refuse the first card that could not have been played, given what its holder showed later or holds."""
        held = {seat: self.moment.hand if seat == self.moment.seat else () for seat in self.moment.inside}
        forbidden = {}
        for seat, rest in held.items():
            first = int(self.broken(seat, np.array([self.layout.hand(rest)], np.uint64))[0])
            if first >= 0:
                forbidden[[j for j, whose in enumerate(self.seats) if whose == seat][first]] = rest
        if forbidden:
            self._refuse(min(forbidden), forbidden[min(forbidden)])
        if self.moment.variant.flush == "foster":
            self._check_flushes(held)

    def _refuse(self, j, rest):
        seat, card, pack = self.seats[j], self.cards[j], self.moment.variant.cards
        others = [c for c, whose in zip(self.cards[j + 1 :], self.seats[j + 1 :], strict=True) if whose == seat]
        held = " ".join(pack.names([*others, *rest], self.moment.turn_up // 16))
        law = f"law 6: {LAW_6[self.moment.variant.lead]}" if self.openings[j] else f"law 9: {LAW_9}"
        law = law if self.led[j] == NONE else f"law 7: {LAW_7}"
        how = "led" if self.led[j] == NONE else "played"
        raise Misuse("played", f"seat {seat} could not have {how} {pack.name(card)} while holding {held} ({law})")

    def _check_flushes(self, held):
        for seat in self.moment.inside:
            hand = [*self.cards_of(seat), *held[seat]]
            if len(hand) == 3 and seat != self.moment.for_pool and {c // 16 for c in hand} == {self.layout.trump}:
                raise Misuse("played", f"seat {seat} held three trumps, which take the pool without play (law 17)")
