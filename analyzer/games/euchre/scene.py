"""A question of Euchre made ready for the kernels: the worlds, what was said, the arms, what results are worth."""

from math import comb

import numpy as np

from ...core.deal import subsets
from ...core.hands import NONE
from ...core.jit import U
from ...core.making import whole_pack
from ...tally import Tally
from .bidding import NAME, PASS, YES
from .dealing import MANY_ORDERS, Arms, Dealing, play_deals
from .policy import speakers_of
from .rules import CARDS, DEALER, ELDER, takes_up
from .solved import NOTHING, needs, solved_of
from .table import NOT_TOLD, RESULTS, VOID, game_of, table_of

NO_LIMIT, DRAWN = 2**62, 0
NO_ARM = np.array([NOT_TOLD], np.int64)
BY_POLICY = Arms(NO_ARM, NO_ARM, np.zeros(1, np.uint64), NO_ARM)  # nobody does as told


def code_of(word, lanes):
    """Return a word as a number."""
    if word.startswith("name-"):
        return NAME + lanes.suits.index("cdhs".index(word[-1]))
    return PASS if word == "pass" else YES


def dealing_of(variant, owns=(), turned=NONE):
    """Return what the hands are dealt from: of the asker's some that he may hold; of no hand both and the turn-up."""
    ranks = len(variant.cards.ranks)
    places = 4 * ranks - 1 - CARDS
    worlds, first = U(comb(places, CARDS)), U(comb(places + CARDS, CARDS))
    owns = np.array(owns, np.uint64)
    return Dealing(owns, turned, whole_pack(ranks), worlds, first, subsets(CARDS, places + CARDS))


def signs(seat):
    """Return the asker's points minus the other's, by result."""
    return [(result - VOID) * (1 if seat == ELDER else -1) for result in range(RESULTS)]


class Stage:
    """The deals of one question.

    Parameters
    ----------
    moment : Moment
    arms : list of dict
        What the asker does: `word`, or, the turn-up taken, the card `thrown`, as a number.
    model : dict of str
        See `policy.whole_model`.
    seed : int
    """

    def __init__(self, moment, arms, model, seed):
        self.moment, self.seed, self.lanes = moment, U(seed), moment.lanes
        variant, me = moment.variant, moment.seat - 1
        policies, voices = speakers_of(model)
        mine, theirs = moment.score or (0, 0)
        moods = [policies[0].moods(moment.seat, mine, theirs, variant.game)]
        moods.append(policies[1].moods(ELDER + DEALER - moment.seat, theirs, mine, variant.game))
        by_seat = slice(None, None, 1 if moment.seat == ELDER else -1)
        said = [code_of(word, self.lanes) for word in moment.said]
        self.game = game_of(variant, policies[by_seat], voices[by_seat], moods[by_seat], said, me)
        own, turned = self.lanes.hand(moment.hand), self.lanes.hand([moment.turn_up])
        self.dealing = dealing_of(variant, [own], turned)
        self.arms = self._arms(arms)
        self.solved = solved_of(moment, self.lanes, voices, self._wanted()) if needs(voices) else NOTHING
        if moment.seat == ELDER:
            self.arms.rows[:] = NOT_TOLD

    def _arms(self, arms):
        lanes, moment = self.lanes, self.moment
        held = list(reversed(lanes.cards(lanes.hand(moment.hand))))
        words = [code_of(arm["word"], lanes) if "word" in arm else NOT_TOLD for arm in arms]
        thrown = [lanes.hand([arm["thrown"]] if "thrown" in arm else []) for arm in arms]
        rows = [held.index(arm["thrown"]) if "thrown" in arm else NOT_TOLD for arm in arms]
        told = [moment.turn if word != NOT_TOLD else NOT_TOLD for word in words]
        return Arms(*(np.array(told, np.int64), np.array(words, np.int64)), np.array(thrown, np.uint64),
                    np.array(rows, np.int64))  # fmt: skip

    def _wanted(self):
        """Return what trumps may come to be: whether the turn-up is taken up, and the lane."""
        named = [(False, lane) for lane in range(0 if self.moment.variant.rename else 1, 4)]
        may_take = self.moment.turn < 2 or takes_up(self.moment.said)
        return [(True, 0)] * may_take + named

    def joint(self, first, count, orders=DRAWN):
        """Play deals; return how often every two arms came to every two results, how many were played and drawn."""
        arms, table = len(self.arms.turns), table_of()
        joint = np.zeros((arms, arms, RESULTS, RESULTS), np.int64)
        how = self.dealing, self.game, self.solved, self.arms, None, self.seed
        return joint, *play_deals(joint, first, count, NO_LIMIT, orders, table, *how)

    def count(self, job):
        """Return how often every two arms come to every two results in some worlds with every order of the suits."""
        first, many = job
        return self.joint(first * MANY_ORDERS, many * MANY_ORDERS, MANY_ORDERS)[0]

    def agreeing(self, job):
        """Return in how many of some worlds the other would have said what was said, in any order of the suits."""
        first, many = job
        joint, arms = np.zeros((0, 0, RESULTS, RESULTS), np.int64), Arms(*(field[:0] for field in self.arms))
        how = table_of(), self.dealing, self.game, self.solved, arms, None, self.seed
        return play_deals(joint, first, many, NO_LIMIT, 1, *how)[0]

    @property
    def worlds(self):
        """How many hands the other may have been dealt."""
        return int(self.dealing.worlds)


def tally_of(deals, joint, worth, drawn=0):
    """Return results as a tally, worth so many units each; the last count is of deals drawn."""
    arms, worth = range(len(joint)), [int(value) for value in worth]
    sums = [sum(int(n) * value for n, value in zip(joint[a, a].sum(axis=1), worth, strict=True)) for a in arms]
    products = [
        [
            sum(int(n) * worth[i] * worth[j] for (i, j), n in np.ndenumerate(joint[a, b]) if n)
            for b in range(a + 1)
        ]
        for a in arms
    ]  # fmt: skip
    return Tally(deals, sums, products, [*joint.ravel().tolist(), drawn])
