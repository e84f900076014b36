"""How an answer of the last tricks is made, when the other's cards are known: each card solved, both at their best."""

import numpy as np

from ....answer import Answer
from ....core.jit import U
from ....core.twice import LANES
from ....estimate import Estimate, decide
from ..dealings import layouts_of
from ..variant import PACK
from .search import solve, stack_of

TEN = 10
WHY = "all cards are known, and both play at their best"


def known(situation):
    """Return whether every card of the other is known: the stock is gone, and all are named or all else was seen."""
    return not situation.stock and situation.all_known


def solved(begin, situation, arms):
    """Return what each card brings."""
    values, total = _values(situation, [arm["card"] for arm in arms.values()])
    rows = [
        {
            "action": name,
            "method": "exact",
            "ev": float(value),
            "mine": (total + value) / 2,
            "theirs": (total - value) / 2,
        }
        for name, value in zip(arms, values, strict=True)
    ]
    return Answer(
        **begin,
        method={"kind": "exact", "why": WHY},
        actions=rows,
        **decide(list(arms), values, lambda a, b: Estimate(float(values[a] - values[b]))),
    )


def _values(situation, numbers):
    """Return what the asker gains by each card, in points, and what there is to gain for both together."""
    layout, variant = layouts_of(situation.trump)[0], situation.variant
    mine = [card.number for card in situation.mine]
    theirs = [card.number for card in situation.theirs]
    if situation.hidden:
        theirs += [number for number, many in situation.unseen.items() for _ in range(many)]
    led = [] if situation.led is None else [situation.led]
    sets = [_set(layout, cards, before) for cards, before in ((mine, []), (theirs, mine), (led, mine + theirs))]
    cards = np.array([_set(layout, [number], []) for number in numbers], np.uint64)
    values, last = np.zeros(len(cards), np.int64), int(variant.last_trick == 32)
    trumps = LANES[layout.lane(situation.trump)]
    solve(values, cards, *sets, trumps, variant.must_trump, last, *stack_of())
    brisques = sum(PACK.ranks[number % 16] in "AT" for number in (*mine, *theirs, *led))
    return [TEN * int(value) for value in values], TEN * (brisques + last)


def _set(layout, cards, before):
    """Return cards as a set, no copy of which is among those before."""
    taken = list(before)
    pairs = []
    for card in cards:
        pairs.append((card, taken.count(card)))
        taken.append(card)
    return U(layout.copies(pairs))
