"""A question of Écarté made ready for the kernels: six layouts, what was said, the arms, what they pay."""

import numpy as np

from ...core.jit import U
from ...core.layout import Layout
from ...core.rows import joined
from ...run import spread
from ...tally import Tally
from .arms import Arms, simulate
from .evidence import fitting_hands
from .outcome import CODES
from .policy import POLICIES
from .rules import ELDER
from .table import BY_HAND, FREE, NOBODY, SUIT, Game, new_table
from .talk import code_of
from .world import ORDERS, Dealing

NO_LIMIT = 2**62
AT_ONCE = 65_536  # worlds in a job of a thread


def game_of(variant, policies, play, score, *, me=NOBODY, said=(), speakers=()):
    """Return what holds for all deals.

    Parameters
    ----------
    variant : Variant
    policies : list of (Policy, Policy)
        How elder speaks and plays, and the dealer.
    play : str
        `double-dummy`, or anything else for the policies' own play.
    score : (int, int)
        Elder's and the dealer's points before the deal.
    me : int
        The asker, from 0.
    said, speakers : list of int
        Words as numbers, and who said each, from 1.
    """
    return Game(
        variant.terms, me, np.array(said, np.int64), np.array([seat != me + 1 for seat in speakers], np.bool_),
        np.array([words.manner() for words, _ in policies], np.int64),
        np.array([cards.voice() for _, cards in policies], np.int64), np.array(score, np.int64),
        play == "double-dummy",
    )  # fmt: skip


def arms_of(arms, layouts):
    """Return what the asker does in each arm as numbers; see `Stage`."""

    def numbers(key, default):
        return np.array([arm.get(key, default) for arm in arms], np.int64)

    thrown = np.array([[layout.hand(arm.get("thrown", ())) for layout in layouts] for arm in arms], np.uint64)
    throws = np.array(["thrown" in arm for arm in arms], np.bool_)
    return Arms(numbers("word", FREE), throws, thrown.reshape(len(arms), len(layouts)), numbers("king", BY_HAND))


def seats_of(model, me):
    """Return how elder speaks and plays, and the dealer: the asker as `mine`, the other as `opponents`."""
    other, play = POLICIES[model["opponents"]], POLICIES.get(model["play"])
    mine = POLICIES[model["mine"]]
    both = [(mine, mine if model["mine"] != model["opponents"] else play or mine), (other, play or other)]
    return both if me == 0 else both[::-1]


class Stage:
    """The deals of one question.

    Parameters
    ----------
    moment : Moment
    arms : list of dict
        What the asker does: `word`, a number, what he says next; `thrown`, the cards he throws away next; `king`, of
        `table.BY_HAND`, `OPENLY`, `SECRETLY`. What is left out his policy does.
    model : dict of str
        See `policy.whole_model`.
    seed : int
    values : ndarray of int64, shape (measures, codes)
        What each code of a deal is worth to the asker, in the smallest unit.

    Attributes
    ----------
    fitted : float
        The chance of the other's first words, as his hands are drawn from those that fit them.
    """

    def __init__(self, moment, arms, model, seed, values):
        self.moment, self.seed, self.values = moment, U(seed), np.asarray(values, np.int64)
        self.layouts = [moment.layout.reordered(order) for order in range(ORDERS)]
        me, said = moment.seat - 1, [code_of(word) for word in moment.said]
        mine, theirs = moment.score or (0, 0)
        score = (mine, theirs) if moment.seat == ELDER else (theirs, mine)
        policies = seats_of(model, me)
        self.game = game_of(
            moment.variant, policies, model["play"], score, me=me, said=said, speakers=moment.talk.speakers
        )
        own, unseen = (
            np.array([layout.hand(cards) for layout in self.layouts], np.uint64)
            for cards in (moment.hand, moment.unseen)
        )
        turned = self.layouts[0].hand([moment.turn_up])
        fitting, self.fitted = fitting_hands(moment, unseen[0], turned, policies[1 - me][0])
        self.dealing = Dealing(own, unseen, turned, fitting, np.zeros(0, np.uint64), 0)
        self.arms = arms_of(arms, self.layouts)

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`; its last count is of deals drawn for them."""
        return run(self, first, count)[0]

    def deal(self, index):
        """Play one deal of the first arm; return its tally, its table and its layout."""
        tally, table, order = run(self, index, 1)
        return tally, table, self.layouts[order]

    def counted(self, threads=None):
        """Play the first arm in every world, where nobody draws; return how often each code came, and the orders."""
        orders = 1 if self.game.solved else ORDERS
        every = self.dealing._replace(every=orders)
        worlds = orders * len(every.fitting)
        cuts = [(begin, min(AT_ONCE, worlds - begin)) for begin in range(0, worlds, AT_ONCE)]
        found = spread(lambda cut: run(self, *cut, dealing=every)[0].counts[:CODES], cuts, threads, "worlds")
        return [sum(many) for many in zip(*found, strict=True)], orders

    def agreeing(self, deals, most):
        """Return how many of some deals are found that agree with what was said, drawing at most so many."""
        return run(self, 0, deals, most=most)[0].deals


class Blind:
    """Deals in which nobody asks: all cards are dealt, all words are by policy.

    Parameters
    ----------
    variant : Variant
    policies : list of (Policy, Policy)
        How elder speaks and plays, and the dealer.
    play : str
        See `game_of`.
    score : (int, int)
        Elder's and the dealer's points.
    seed : int
    """

    def __init__(self, variant, policies, play, score, seed):
        self.variant, self.seed, self.values = variant, U(seed), np.zeros((0, CODES), np.int64)
        self.game = game_of(variant, policies, play, score)
        pack = variant.cards
        self.layouts = [
            [Layout(pack, trump, tuple(suit for suit in range(4) if suit != trump)).reordered(k) for k in range(ORDERS)]
            for trump in range(4)
        ]
        whole = np.full(ORDERS, self.layouts[0][0].hand(pack.cards), np.uint64)
        self.dealing = Dealing(np.zeros(ORDERS, np.uint64), whole, U(0), *np.zeros((2, 0), np.uint64), 0)
        self.arms = arms_of([{}], self.layouts[0])

    def play(self, first, count):
        """Play deals `first`, `first + 1`, ... and return their `Tally`, whose counts are of codes."""
        return run(self, first, count)[0]

    def deal(self, index):
        """Play one deal; return its tally, its table and its layout."""
        tally, table, order = run(self, index, 1)
        return tally, table, self.layouts[table.now[SUIT]][order]


def run(stage, first, deals, *, dealing=None, most=NO_LIMIT):
    """Play deals of a stage; return their tally, the table as the last one left it, its order of the suits."""
    arms, values, table = stage.arms, stage.values, new_table()
    rows = len(values) * len(arms.words)
    sums, products = np.zeros(rows, np.int64), np.zeros((rows, rows, 2), np.int64)
    counts = np.zeros((len(arms.words), CODES), np.int64)
    played, drawn, order = simulate(
        sums, products, counts, first, deals, most, table, dealing or stage.dealing, stage.game, arms, values,
        stage.seed,
    )  # fmt: skip
    return Tally.of(played, sums, joined(products), np.append(counts.ravel(), drawn)), table, order
