"""A moment of a game for two, as kernels take it: sets of cards in every order of the plain suits; see `trumps`."""

from typing import NamedTuple

import numpy as np

from .trumps import LANE_ORDERS

CARDS = 5


class Scene(NamedTuple):
    """What holds for all worlds of a moment; sets of cards by order of the plain suits, some also by arm."""

    mine: np.ndarray  # uint64, by order and arm: the asker's hand
    dead: np.ndarray  # by order and arm: cards the asker threw away
    cards: np.ndarray  # by order and arm: what he plays, or none, if he may choose
    led: np.ndarray  # the card to follow, or none
    sure: np.ndarray  # cards the asker knows the other to hold
    away: np.ndarray  # cards the asker does not see
    barred: np.ndarray  # places of cards that the other has shown not to hold
    told: np.ndarray  # of the asker's hand what the other knows
    hidden: np.ndarray  # places of cards that the asker has shown not to hold
    leads: bool  # whether the asker leads
    won: np.ndarray  # int64: tricks of the asker and of the other so far
    worths: np.ndarray  # int64, of each what so many tricks are worth to him


class Manner(NamedTuple):
    """How the cards are played."""

    duties: tuple  # whether the second card must head the trick, and whether who is void must trump, as numbers
    mine: int  # what the asker is free to; see `bound`
    theirs: int
    worlds: int  # that are imagined for a choice of card


class Seat(NamedTuple):
    """One of the two, and what he knows of the other's hand."""

    hand: np.uint64
    sure: np.uint64  # cards the other holds
    unseen: np.uint64  # those he may hold beside
    won: int  # tricks
    me: int  # 0 the asker, 1 the other


def layouts_of(layout):
    """Return the layouts of the six orders of the plain suits."""
    return [layout.reordered(order) for order in range(len(LANE_ORDERS))]


def sets_of(layouts, cards):
    """Return some cards as a set in each of some layouts: uint64."""
    return np.array([layout.hand(cards) for layout in layouts], np.uint64)


def scene_of(
    layouts, arms, away, points, *, led=(), sure=(), barred=None, told=(), hidden=None, leads=True, won=(0, 0)
):
    """Return what holds for all worlds.

    Parameters
    ----------
    layouts : list of Places
    arms : list of (list, list, list)
        Of every arm the asker's cards, those he threw away, and that which he plays, if it is fixed.
    away, led, sure, told : list of int
        Cards; see `Scene`.
    points : list of int
        What each number of tricks brings the asker; the other loses as much.
    barred, hidden : ndarray of uint64, optional
        By layout.
    leads : bool
    won : (int, int)
    """
    by_arm = [np.stack([sets_of(layouts, arm[k]) for arm in arms], axis=1) for k in range(3)]
    nothing = np.zeros(len(layouts), np.uint64)
    worth = np.array(points, np.int64)
    return Scene(
        *by_arm, sets_of(layouts, led), sets_of(layouts, sure), sets_of(layouts, away),
        nothing if barred is None else barred, sets_of(layouts, told), nothing if hidden is None else hidden, leads,
        np.array(won, np.int64), np.array([worth, -worth[::-1]]),
    )  # fmt: skip
