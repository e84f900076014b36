"""Which hands the other may hold at a moment of the play of Écarté, given what was said, changed, marked and played."""

from dataclasses import dataclass
from math import comb
from typing import NamedTuple

import numpy as np

from ....band import is_open
from ....core.deal import subsets
from ....core.hands import NONE, size
from ....core.imagined import draw_cards
from ....core.jit import U, kernel, step
from ....core.listed import reorder_all
from ....core.opposed import hands_of
from ....core.rng import AGAIN, CARDS, draw_one, nth, stream, word
from ....core.trumps import LANE_ORDERS, reorder
from ....ending import Worlds
from ....errors import Misuse
from ..exchange import own_throw
from ..lists import stands
from ..policy import POLICIES, Manner
from ..rules import CARDS as FIVE
from ..rules import ELDER
from ..talk import NAMES, STOCK
from .king import is_barred

ANY = "any"  # opponents whose words tell nothing
SILENT = 2  # of a word: none
TRIES = 100_000  # for a deal that agrees


class Heard(NamedTuple):
    """What the other said of his hand, before he last changed cards and after."""

    manner: Manner
    turned: np.uint64
    lacks: int  # points the asker lacks
    as_elder: bool
    before: int  # whether he stood: 0 no, 1 yes, or SILENT
    after: int
    first: bool  # whether the word after made vulnerable
    changed: int  # cards he changed, or -1 if he was not asked
    least: int
    most: int


@step
def says(hand, heard, word, first):
    """Whether the word of a hand is as was said."""
    return word == SILENT or stands(hand, heard.manner, heard.turned, heard.lacks, first, heard.as_elder) == (word == 1)


@kernel
def origins(kept, thrown, weights, hands, heard, first, shown, sure, barred, unseen, binomials):
    """Write of each hand of five what he keeps, throws and in how many ways he may hold what he holds; see `Heard`.

    Returns how many hands fit the words.
    """
    agreed = 0
    for i in range(len(hands)):
        hand, known = hands[i], shown | sure
        throws = own_throw(hand, heard.least, heard.most) if heard.changed >= 0 else NONE
        fits = says(hand, heard, heard.before, first) and (heard.changed < 0 or np.int64(size(throws)) == heard.changed)
        if heard.changed <= 0:
            fits = fits and says(hand, heard, heard.after, heard.first)
        agreed += fits
        keeps, weights[i] = hand & ~throws, 0
        kept[i], thrown[i] = keeps, throws
        needs = np.int64(size(known & ~keeps))
        may = max(heard.changed, 0) - needs
        if fits and may >= 0 and known & throws == NONE and keeps & ~known & barred == NONE:
            weights[i] = binomials[np.int64(size(unseen & ~hand & ~known & ~barred)), may]
    return agreed


@kernel
def draw_all(theirs, drawn, orders, first, seed, sums, kept, thrown, heard, shown, sure, barred, unseen, orders_many):
    """Draw of each deal what he kept, and the cards he drew; returns whether all could be."""
    begin, again = stream(seed, CARDS, U(0)), stream(seed, AGAIN, U(0))
    for i in range(len(theirs)):
        bits, agrees, tries = word(begin, first + U(i)), False, 0
        while not agrees and tries < TRIES:
            k = np.searchsorted(sums, np.int64(draw_one(bits, U(sums[-1]))), "right")
            known = shown | sure
            new = known & ~kept[k]
            free = unseen & ~(kept[k] | thrown[k]) & ~known & ~barred
            hand = kept[k] | new | draw_cards(free, heard.changed - np.int64(size(new)), nth(bits, 1))
            agrees = says(hand, heard, heard.after, heard.first)
            order = np.int64(draw_one(nth(bits, 2), U(orders_many)))
            theirs[i], drawn[i] = reorder(hand & ~shown, U(order)), reorder(thrown[k], U(order))
            orders[i] = order
            tries += 1
            bits = nth(word(again, first + U(i)), tries)
        if not agrees:
            return False
    return True


@dataclass(frozen=True)
class Exchanged:
    """Worlds in which the other drew cards; they are drawn, not listed.

    Parameters
    ----------
    sums : ndarray of int64
        In how many ways he may hold what he holds, summed up over what he may have had before.
    how : tuple
        What `draw_all` takes after it.
    """

    sums: np.ndarray
    how: tuple

    def __len__(self):
        return int(self.sums[-1]) if len(self.sums) else 0

    def drawn(self, first, count, seed):
        """Return the worlds of deals `first`, `first + 1`, ... of a seed."""
        theirs, thrown, orders = *np.zeros((2, count), np.uint64), np.zeros(count, np.int64)
        if not draw_all(theirs, thrown, orders, U(first), U(seed), self.sums, *self.how):
            raise Misuse(
                "said", "hardly any hand fits what was said after the cards were changed; ask with opponents any"
            )
        return theirs, thrown, orders


def heard_of(moment, policy, turned):
    """Return what the other said before he last changed cards and after."""
    talk, other = moment.talk, moment.turn.other
    words = [k for k, who in enumerate(talk.speakers) if who == other and not talk.said[k].startswith("draw-")]
    draws = [k for k, who in enumerate(talk.speakers) if who == other and talk.said[k].startswith("draw-")]
    numbers = dict(zip(draws, talk.drawn[other], strict=False))
    last = max(numbers, default=-1)
    stood = lambda some: int(talk.said[some[-1]] in ("play", "refuse")) if some else SILENT  # noqa: E731
    before, after = stood([k for k in words if k < last]), stood([k for k in words if k > last])
    stock = STOCK - sum(int(word[5:]) for word in talk.said[: max(last, 0)] if word.startswith("draw-"))
    least = 1 if other == ELDER else moment.variant.dealer_least
    return Heard(
        policy.manner(), turned, moment.variant.game - moment.standing[moment.seat - 1], other == ELDER, before, after,
        last < 0, numbers.get(last, -1), min(least, stock), min(FIVE, stock),
    )  # fmt: skip


def worlds_of(moment, model):
    """Return the worlds of a moment, each as likely, and the chance that the other said what he said.

    Raises
    ------
    Misuse
        If no hand fits.
    """
    layout = moment.layouts[0]
    policy = POLICIES.get(model["opponents"])
    shown, sure = layout.hand(moment.turn.shown), layout.hand(moment.sure)
    unseen = layout.hand(moment.unseen)
    barred = moment.turn.past.barred(moment.turn.other)
    barred |= layout.hand([moment.king_of_trumps] if is_barred(moment, policy) else [])
    if policy is None:
        free = unseen & ~(shown | sure | barred)
        theirs = hands_of(subsets(moment.turn.left - len(moment.sure), int(free).bit_count()), free) | sure
        found, p_said = listed(theirs, np.zeros_like(theirs), model), None
    else:
        heard = heard_of(moment, policy, layout.hand([moment.turn_up]))
        found, p_said = fitting(
            heard, len(moment.talk.drawn[moment.turn.other]) < 2, shown, sure, barred, unseen, model
        )
    if not len(found):
        names = ", ".join(name for name in (*POLICIES, ANY) if name != model["opponents"])
        who, said = f"{model['opponents']} players as {NAMES[moment.turn.other]}", " ".join(moment.said)
        raise Misuse("said", f"{who} would say {said!r} on no hand that can be played so; ask with opponents {names}")
    return found, p_said


def any_fits(moment, model):
    """Return whether the other would have said what he said on any hand that can be played so."""
    try:
        return bool(len(worlds_of(moment, model)[0]))
    except Misuse:
        return False


def fitting(heard, first, shown, sure, barred, unseen, model):
    """Return the worlds that fit what was heard, and the chance of it."""
    hands = hands_of(subsets(FIVE, int(unseen).bit_count()), unseen)
    kept, thrown, weights = *np.zeros((2, len(hands)), np.uint64), np.zeros(len(hands), np.int64)
    binomials = np.array([[comb(n, k) for k in range(FIVE + 1)] for n in range(33)], np.int64)
    agreed = origins(kept, thrown, weights, hands, heard, first, shown, sure, barred, unseen, binomials)
    some = weights > 0
    if heard.changed <= 0:
        found = listed(kept[some] & ~shown, thrown[some], model)
    else:
        orders = 1 if is_open(model) else len(LANE_ORDERS)
        how = kept[some], thrown[some], heard, shown, sure, barred, unseen, orders
        found = Exchanged(np.cumsum(weights[some]), how)
    return found, agreed / len(hands)


def listed(theirs, thrown, model):
    """Return worlds with as many orders of the plain suits as matter."""
    orders = range(1 if is_open(model) else len(LANE_ORDERS))
    parts = [(theirs.copy(), thrown.copy()) for _ in orders]
    for order, part in zip(orders, parts, strict=True):
        for hands in part:
            reorder_all(hands, U(order))
    both = [np.concatenate([part[k] for part in parts]) for k in (0, 1)]
    return Worlds(*both, np.repeat(np.array(orders, np.int64), len(theirs)))
