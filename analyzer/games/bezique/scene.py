"""A question of Bezique made ready for the kernels: what is known, in each of the 24 orders of the suits."""

from collections import Counter

import numpy as np

from ...core.deal import ORDERS
from ...core.twice import LANES, Twice
from .deal import Dealing
from .declarations import bezique_cards
from .policy import POLICIES
from .table import (ELDER, FOUR, HELD, KNOWN, LED, PAIR, PLAYED, RUN, SHOWN, TO_FOLLOW, TO_LEAD, TRUMPS, TURN_UP, WED, Game)
from .variant import PACK

ROW_OF = {"wed": WED, "run": RUN, "pair": PAIR, "four": FOUR}
NO_LIMIT = 2**40
ALL = [*PACK.cards, *PACK.cards]


def game_of(variant, policies, limit=NO_LIMIT):
    """Return what holds for all deals; `policies` are names, a seat each."""
    return Game(variant.terms, limit, np.array([POLICIES[name].voice for name in policies], np.int64))


def bezique_sets(variant, layouts):
    """Return the queens and the knaves of bezique by order of the suits and lane of trumps (law 21)."""
    return np.array(
        [
            [[layout.hand([card, card]) for card in bezique_cards(suit, variant.other_bezique)] for suit in layout.suits]
            for layout in layouts
        ],
        np.uint64,
    )


def layouts_of(trump=None, suits=(0, 1, 2, 3)):
    """Return the layouts of a question, one an order of the suits."""
    return [Twice.in_order(PACK, order, trump, suits) for order in range(len(ORDERS))]


def whole_dealing(variant):
    """Return what whole deals are dealt from."""
    layouts = layouts_of()
    n = len(layouts)
    return Dealing(
        np.zeros((n, 7, 2), np.uint64), np.zeros((n, 7), np.uint64),
        np.array([layout.hand(ALL) for layout in layouts], np.uint64), bezique_sets(variant, layouts),
        np.array([8, 8], np.int64), 48, ELDER, TO_LEAD,
    )  # fmt: skip


def known_dealing(situation, others, stage):
    """Return what deals are dealt from that agree with a situation; the asker is seat 0.

    Parameters
    ----------
    situation : Situation
    others : int
        How many cards the other holds.
    stage : int
    """
    variant, trump = situation.variant, situation.trump
    layouts = layouts_of(trump, suits_of(situation))
    sets, cards, unknown = zip(*(_known_sets(situation, layout) for layout in layouts), strict=True)
    hidden = [0, situation.hidden(others)]
    return layouts, Dealing(
        np.array(sets, np.uint64), np.array(cards, np.uint64), np.array(unknown, np.uint64),
        bezique_sets(variant, layouts), np.array(hidden, np.int64), situation.stock,
        1 if stage == TO_FOLLOW else 0, stage,
    )  # fmt: skip


def suits_of(situation):
    """Return the suits in an order that does not know clubs from hearts but by what is known of them."""
    apart = {c // 16 for t in range(4) for c in bezique_cards(t, situation.variant.other_bezique)} | {situation.trump}
    kinds = (situation.mine, situation.theirs, situation.gone)
    told = [
        sorted((c.number % 16, k, c.shown, sorted(c.served)) for k, cards in enumerate(kinds) for c in cards
               if c.number // 16 == suit)
        for suit in range(4)
    ]  # fmt: skip
    free = [suit for suit in range(4) if suit not in apart]
    led = situation.led
    return (*sorted(apart), *sorted(free, key=lambda s: (told[s], led is not None and led // 16 == s)))


def _known_sets(situation, layout):
    """Return what is known in one layout: the rows of Table.sets, Table.cards, and what is not known."""
    copies = Counter()

    def place(card):
        copies[card] += 1
        return card, copies[card] - 1

    sets = np.zeros((7, 2), np.uint64)
    gone = []
    for seat, cards in ((0, situation.mine), (1, situation.theirs), (None, situation.gone)):
        for card in cards:
            at = place(card.number)
            one = layout.copies([at])
            if seat is None:
                gone.append(at)
            else:
                for row in (HELD, *((SHOWN, KNOWN) if situation.stock else (KNOWN,)) * card.shown):
                    sets[row, seat] |= one
            for mark in card.served if situation.stock else ():
                sets[ROW_OF[mark], card.seat] |= one
    led = [] if situation.led is None else [place(situation.led)]
    turned = [place(situation.turn_up)] if situation.stock else []
    cards = np.zeros(7, np.uint64)
    cards[TRUMPS] = LANES[layout.lane(situation.trump)]
    cards[TURN_UP], cards[LED], cards[PLAYED] = (layout.copies(places) for places in (turned, led, gone + led))
    known = sets[HELD, 0] | sets[HELD, 1] | cards[TURN_UP] | cards[PLAYED]
    return sets, cards, layout.hand(ALL) & ~known
