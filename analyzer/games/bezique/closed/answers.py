"""How an answer of the last tricks is made, when the other's cards are known: each card solved, both at their best."""

from typing import NamedTuple

import numpy as np

from ....answer import Answer
from ....core.jit import U
from ....core.twice import LANES
from ....estimate import Estimate, decide
from ..dealings import layouts_of
from ..variant import PACK
from .search import ends_of, solve, stack_of

TEN = 10
WHY = "all cards are known, and both play at their best"


class Last(NamedTuple):
    """The last tricks, made ready for the solver: sets of cards, and how many aces and tens are in them."""

    cards: np.ndarray  # uint64: those to choose from
    mine: U
    theirs: U
    led: U
    trumps: U
    brisques: int


def known(situation):
    """Return whether every card of the other is known: the stock is gone, and all are named or all else was seen."""
    return not situation.stock and situation.all_known


def solved(begin, situation, arms):
    """Return what each card brings."""
    last, ten = last_of(situation, arms), int(situation.variant.last_trick == 32)
    values = [TEN * (value - last.brisques) for value in values_of(last, situation.variant, ends_of(ten))]
    total = TEN * (last.brisques + ten)
    rows = [
        {"action": name, "method": "exact", **points(value, total)} for name, value in zip(arms, values, strict=True)
    ]
    return Answer(
        **begin,
        method={"kind": "exact", "why": WHY},
        actions=rows,
        **decide(list(arms), values, lambda a, b: Estimate(float(values[a] - values[b]))),
    )


def points(value, total):
    """Return what the asker scores more than the other, and either of them, where there is so much for both."""
    return {"ev": float(value), "mine": (total + value) / 2, "theirs": (total - value) / 2}


def values_of(last, variant, ends):
    """Return what each card is worth, by the worth of the ends that can come of it; see `search`."""
    values = np.zeros(len(last.cards), np.int64)
    solve(values, last.cards, last.mine, last.theirs, last.led, last.trumps, variant.must_trump, ends, *stack_of())
    return values.tolist()


def last_of(situation, arms):
    """Return the last tricks of a situation, the arms' cards to choose from."""
    layout = layouts_of(situation.trump)[0]
    mine = [card.number for card in situation.mine]
    theirs = [card.number for card in situation.theirs]
    if situation.hidden:
        theirs += [number for number, many in situation.unseen.items() for _ in range(many)]
    led = [] if situation.led is None else [situation.led]
    sets = [_set(layout, cards, before) for cards, before in ((mine, []), (theirs, mine), (led, mine + theirs))]
    cards = np.array([_set(layout, [arm["card"]], []) for arm in arms.values()], np.uint64)
    brisques = sum(PACK.ranks[number % 16] in "AT" for number in (*mine, *theirs, *led))
    return Last(cards, *sets, LANES[layout.lane(situation.trump)], brisques)


def _set(layout, cards, before):
    """Return cards as a set, no copy of which is among those before."""
    taken = list(before)
    pairs = []
    for card in cards:
        pairs.append((card, taken.count(card)))
        taken.append(card)
    return U(layout.copies(pairs))
