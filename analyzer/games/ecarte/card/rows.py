"""A class of hands: its exact chance of the point, and whether to stand on it or to change cards."""

from dataclasses import dataclass, replace

import numpy as np

from ....core.jit import U
from ....core.opposed import Opposed, plays_by
from ....estimate import half_width
from ....run import Budget
from ..decisions import UNIT, Measures
from ..dummy import allow
from ..moment import Moment
from ..policy import FREE
from ..rules import CARDS, DEALER, ELDER, POINT
from ..scene import Stage
from ..talk import ACCEPT, PLAY, PROPOSE, REFUSE

STAND, CHANGE = range(2)
WORDS = {ELDER: ("play", "propose"), DEALER: ("refuse", "accept")}
CODES = {ELDER: (PLAY, PROPOSE), DEALER: (REFUSE, ACCEPT)}
UNDECIDED = "too close to call"
BLOCK = 2_048  # deals of the first look at a class


@dataclass(frozen=True)
class Asking:
    """What is asked of every class at a seat.

    Parameters
    ----------
    moment : Moment
        Of any hand: the turn-up, the score, what was said.
    model : dict
    budget : Budget
        Deals: at most, a class.
    measures : Measures
    """

    moment: Moment
    model: dict
    budget: Budget
    measures: Measures

    def stage(self, layout, hands):
        """Return deals in which the asker holds a hand of a class, one arm to stand and one to change cards."""
        arms = [{"word": code} for code in CODES[self.moment.seat]]
        stage = Stage(self.moment, arms, self.model, self.budget.seed, self.measures.rows)
        cards = [card for card in self.moment.variant.cards.cards if card != self.moment.turn_up]
        unseen = np.array([layout.reordered(k).hand(cards) for k in range(len(stage.layouts))], np.uint64)
        stage.dealing = stage.dealing._replace(
            unseen=unseen, hands=hands, turned=U(layout.hand([self.moment.turn_up])), fitting=hands[:0]
        )
        return stage

    def row(self, layout, hands):
        """Return what standing and changing bring on a class, and which is better; more deals until it is clear."""
        stage, tally, look = self.stage(layout, hands), None, BLOCK
        done = 0
        while done < self.budget.deals:
            until = min(look, self.budget.deals)
            more = stage.play(done, until - done)
            tally = more if tally is None else tally + more
            done, look = until, 2 * look
            gain, within = self._gain(tally)
            if abs(gain) > within:
                break
        names = WORDS[self.moment.seat]
        told = {}
        for k, key in enumerate(self.measures.keys):
            for a, name in enumerate(names):
                told[f"{key}_{name}"] = round(tally.sums[2 * k + a] / done / UNIT, 4)
        best = names[STAND if gain > 0 else CHANGE]
        verdict = "clear" if abs(gain) > within else UNDECIDED
        return {"best": best} | told | {"gain": round(gain, 4), "within": round(within, 4), "verdict": verdict}, done

    def _gain(self, tally):
        """Return what standing brings more than changing, by the first measure, and half the interval of it."""
        n, (one, other) = tally.deals, tally.sums[:2]
        square = tally.products[0][0] - 2 * tally.products[1][0] + tally.products[1][1]
        variance = (n * square - (one - other) ** 2) / (n * max(n - 1, 1)) / UNIT**2
        reach = half_width(n, variance, 1 - self.budget.confidence, 2 * self.measures.largest[0])
        return (one - other) / n / UNIT, reach


def points_of(hand, unseen, terms):
    """Return in how many worlds a hand makes the point on sight of both, as elder and as the dealer: exact."""
    found = Opposed(hand, unseen, CARDS, plays_by(allow, terms, [FREE, FREE]))
    tricks = found.either(found.all_hands)[:, -1]  # with all five cards
    return {seat: int((some >= POINT).sum()) for seat, some in zip((ELDER, DEALER), tricks, strict=True)}


def moment_of(variant, seat, turn_up, score):
    """Return the moment of whoever is asked, with any hand."""
    pack = variant.cards
    hand = " ".join(pack.names([card for card in pack.cards if card // 16 != turn_up // 16][:CARDS]))
    said = "" if seat == ELDER else "propose"
    return Moment.read(variant, hand=hand, turn_up=pack.name(turn_up), said=said, score=score)


def asking_of(moment, model, budget):
    """Return what is asked of every class at a seat."""
    return Asking(moment, model, budget, Measures(moment, model, replace(budget, deals=1)))
