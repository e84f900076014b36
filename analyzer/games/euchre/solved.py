"""What elder takes of five tricks in every world where somebody plays without a fault: found for all worlds at once."""

import numpy as np

from ...core.deal import renumbered
from ...core.trumps import LANE_ORDERS
from .dealing import Solved
from .dummy import tricks_following, tricks_opening, tricks_opening_taken_up
from .policy import FREE
from .rules import CARDS, ELDER

NOTHING = Solved(np.zeros((0, 1, 1), np.uint8), False, np.zeros((2, 4), np.int64))


def needs(voices):
    """Return whether anybody plays without a fault."""
    return FREE in voices


def solved_of(moment, lanes, voices, wanted):
    """Return elder's tricks in every world, whatever may be trumps.

    Parameters
    ----------
    moment : Moment
    lanes : Lanes
    voices : list of Voice
        How the asker plays, and how the other.
    wanted : list of (bool, int)
        Whether the turn-up is taken up, and which lane is trumps.

    Returns
    -------
    Solved
        A dealer who asks has of the turn-up taken up a row for each card he throws, in the order of `Lanes`, from 0.
    """
    if not needs(voices):
        return NOTHING
    orders = range(1 if set(voices) == {FREE} else len(LANE_ORDERS))
    rows, places = [], np.zeros((2, 4), np.int64)
    for taken, lane in sorted(wanted, reverse=True):
        places[int(taken), lane] = len(rows)
        each = [_tricks(moment, lanes, lanes.made(lane).reordered(order), taken, voices) for order in orders]
        rows += list(zip(*each, strict=True))
    return Solved(np.array(rows), len(orders) > 1, places)


def _tricks(moment, lanes, layout, taken, voices):
    """Return rows of elder's tricks, worlds in the order of `Lanes`."""
    hand, unseen, terms = layout.hand(moment.hand), layout.hand(moment.unseen), moment.variant.terms
    turn_up = layout.hand([moment.turn_up])
    if moment.seat == ELDER and taken:
        found = [tricks_opening_taken_up(hand, unseen, turn_up, terms, voices)]
    elif moment.seat == ELDER:
        found = [tricks_opening(hand, unseen, terms, voices)]
    elif taken:
        by_mask, cards = tricks_following(hand | turn_up, unseen, terms, voices), layout.names_upward(hand | turn_up)
        whole = len(by_mask) - 1
        thrown = [lanes.pack.name(card) for card in reversed(lanes.cards(lanes.hand(moment.hand)))]
        found = [CARDS - by_mask[whole - 2 ** cards.index(name)] for name in thrown]
    else:
        found = [CARDS - tricks_following(hand, unseen, terms, voices)[-1]]
    ordered = sorted(moment.unseen, key=layout.bit)
    goes = [ordered.index(card) for card in sorted(moment.unseen, key=lanes.bit)]
    return [row[renumbered(CARDS, goes)] for row in found]
