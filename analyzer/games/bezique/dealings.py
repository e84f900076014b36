"""What deals are dealt from, in each of the 24 orders of the suits: whole ones, and those that agree with a moment."""

import numpy as np

from ...core.deal import ORDERS
from ...core.jit import U
from ...core.twice import LANES, Twice
from .deal import Dealing
from .declarations import bezique_cards
from .table import (
    ELDER,
    FOUR,
    HELD,
    KNOWN,
    LED,
    PAIR,
    PLAYED,
    RUN,
    SHOWN,
    TO_FOLLOW,
    TO_LEAD,
    TRUMPS,
    TURN_UP,
    WED,
)
from .variant import PACK

ROW_OF = {"wed": WED, "run": RUN, "pair": PAIR, "four": FOUR}
ALL = [*PACK.cards, *PACK.cards]


def bezique_sets(variant, layouts):
    """Return the queens and the knaves of bezique by order of the suits and lane of trumps (law 21)."""
    return np.array(
        [
            [
                [layout.hand([card, card]) for card in bezique_cards(suit, variant.other_bezique)]
                for suit in layout.suits
            ]
            for layout in layouts
        ],
        np.uint64,
    )


def suits_by_lane(layouts):
    """Return which suit lies in each lane, by order of the suits."""
    return np.array([layout.suits for layout in layouts], np.int64)


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
        suits_by_lane(layouts), np.array([8, 8], np.int64), 48, ELDER, TO_LEAD, -1,
    )  # fmt: skip


def nothing_left(variant, leader):
    """Return what a deal is dealt from that is played: its last trick was taken by `leader`."""
    whole = whole_dealing(variant)
    return whole._replace(
        unknown=np.zeros_like(whole.unknown), hidden=np.zeros(2, np.int64), stock=0, leader=leader, stage=TO_LEAD
    )


def known_dealing(situation, stage, leader=None):
    """Return what deals are dealt from that agree with a situation; the asker is seat 0.

    Parameters
    ----------
    situation : Situation
    stage : int
    leader : int, optional
        Who leads, or has won; by default the asker, but the other if the asker follows.
    """
    variant, trump = situation.variant, situation.trump
    layouts = layouts_of(trump, suits_of(situation))
    sets, cards, unknown = zip(*(_known_sets(situation, layout) for layout in layouts), strict=True)
    hidden = [0, situation.hidden]
    return layouts, Dealing(
        np.array(sets, np.uint64), np.array(cards, np.uint64), np.array(unknown, np.uint64),
        bezique_sets(variant, layouts), suits_by_lane(layouts), np.array(hidden, np.int64), situation.stock,
        (stage == TO_FOLLOW) * 1 if leader is None else leader, stage, situation.live,
    )  # fmt: skip


def suits_of(situation):
    """Return the suits in an order that does not know clubs from hearts but by what is known of them.

    Diamonds and spades come first: they make bezique, and no renaming leaves it as it is that moves them.
    """
    clubs, diamonds, hearts, spades = range(4)
    groups = (situation.mine, situation.theirs, situation.gone)

    def told(suit):
        cards = [(k, card) for k, cards in enumerate(groups) for card in cards if card.number // 16 == suit]
        known = sorted((card.number % 16, k, card.shown, sorted(card.served)) for k, card in cards)
        led = situation.led is not None and situation.led // 16 == suit
        return suit == situation.trump, led and situation.led % 16, known

    if situation.variant.other_bezique:  # where that may be of clubs and hearts they are no namesakes
        return clubs, diamonds, hearts, spades
    return diamonds, spades, *sorted((clubs, hearts), key=told)


def _known_sets(situation, layout):
    """Return what is known in one layout: the rows of Table.sets, Table.cards, and what is not known."""
    sets, cards, open_now = np.zeros((7, 2), np.uint64), np.zeros(7, np.uint64), bool(situation.stock)
    for seat, some in enumerate((situation.mine, situation.theirs)):
        sets[HELD, seat] = set_of(layout, some)
        shown = [card for card in some if card.shown]
        sets[KNOWN, seat], sets[SHOWN, seat] = set_of(layout, shown), set_of(layout, shown) * U(open_now)
    for mark, row in ROW_OF.items():
        for seat in range(2) if open_now else ():
            every = (*situation.mine, *situation.theirs, *situation.gone)
            sets[row, seat] = set_of(layout, [c for c in every if c.seat == seat and mark in c.served])
    led, turned = ([] if one is None else [one] for one in situation.on_table)
    cards[TRUMPS], cards[TURN_UP] = LANES[layout.lane(situation.trump)], layout.copies(turned)
    cards[LED] = layout.copies(led)
    cards[PLAYED] = set_of(layout, situation.gone) | cards[LED]
    known = sets[HELD, 0] | sets[HELD, 1] | cards[TURN_UP] | cards[PLAYED]
    return sets, cards, layout.hand(ALL) & ~known


def set_of(layout, cards):
    """Return some known cards as a set."""
    return layout.copies((card.number, card.copy) for card in cards)
