"""Deals solved with all hands open, for claims that are theorems: whether the caller, seat 0, makes his call."""

from random import Random

import numpy as np

from ...core.fours import four_lane
from ...core.jit import kernel
from .dummy.memo import memo_of
from .dummy.positions import makes


@kernel
def solve_rows(found, hands, shown, trumps, needs, memo):
    """Note whether the caller, who leads or has led, takes so many tricks, a position a row."""
    for i in range(len(found)):
        found[i] = makes(hands[i], shown[i], 0, 0, trumps[i], needs[i], memo)


def solved(rows, needs, cards=5):
    """Return whether the caller makes what he needs after his lead, with which trumps are made.

    Parameters
    ----------
    rows : list of tuple
        Of a position the hands, his lead taken out of his, and what lies on the table by seat, 0 before a seat has
        played; sets as `core.fours` has them.
    needs : list of int
    cards : int
        The most that a hand holds.

    Returns
    -------
    ndarray of bool
    """
    hands, shown = (np.array([row[k] for row in rows], np.uint64) for k in range(2))
    trumps = np.array([four_lane(lead) for lead in shown[:, 0]], np.uint64)
    found = np.zeros(len(rows), np.bool_)
    solve_rows(found, hands, shown, trumps, np.array(needs, np.int64), memo_of(hands.shape[1], cards))
    return found


def led(hands, lead, *answers):
    """Return a position after a lead of seat 0 and the plays of the next seats."""
    plays = [lead, *answers]
    left = [hand & ~play for hand, play in zip(hands, plays + [0] * (len(hands) - len(plays)), strict=True)]
    return left, plays + [0] * (len(hands) - len(plays))


def singles(hand):
    """Return the cards of a set, each as a set, the lowest first."""
    found = []
    while hand:
        found.append(hand & -hand)
        hand &= hand - 1
    return found


def cards_of(hand, suits="cdhs", ranks="23456789TJQKA"):
    """Return a set of four interleaved suits from its names."""
    names = hand.replace("10", "T").split()
    return sum(1 << 4 * ranks.index(name[0]) + suits.index(name[1]) for name in names)


def trumps_of(held):
    """Return some trumps, given as numbers of their ranks, as a set; trumps are the top lane."""
    return sum(1 << 4 * rank + 3 for rank in held)


def with_sides(held, shape):
    """Return a hand of some trumps and of the highest cards of other suits, so many of each."""
    return trumps_of(held) | sum(1 << 4 * (12 - k) + lane for lane, many in enumerate(shape) for k in range(many))


def shapes(many):
    """Return the ways to hold so many cards of three suits, the longest first."""
    return [(a, b, many - a - b) for a in range(many + 1) for b in range(a + 1) if 0 <= many - a - b <= b]


def others_of(hand, players, draw):
    """Return hands of the others at random."""
    cards = draw.sample([card for card in range(52) if not hand >> card & 1], 5 * (players - 1))
    return [sum(1 << card for card in cards[k :: players - 1]) for k in range(players - 1)]


def hostile(hand, players, draw):
    """Return hands of the others, drawn so that trumps, high cards and voids come together."""
    left, hands = [card for card in range(52) if not hand >> card & 1], []
    for _ in range(players - 1):
        trumps = [card for card in left if card % 4 == 3]
        many = min(draw.randrange(6), len(trumps))
        high = draw.choice((0, draw.randrange(many + 1)))
        mine = trumps[len(trumps) - high :] + draw.sample(trumps[: len(trumps) - high], many - high)
        suits = draw.sample(range(3), draw.choice((1, 1, 2, 3)))
        plain = [card for card in left if card % 4 in suits]
        if len(plain) < 5 - many:
            plain = [card for card in left if card % 4 != 3]
        mine += draw.sample(plain, 5 - many) if draw.random() < 0.5 else plain[len(plain) - 5 + many :]
        hands.append(sum(1 << card for card in mine))
        left = [card for card in left if card not in mine]
    return hands


def never_beaten(hands, goal, players, rounds=300):
    """Return the hands that have some lead of a trump after which none of many hostile layouts beats the goal."""
    draw = Random(1)
    todo = [(hand, lead) for hand in hands for lead in singles(hand & trumps_of(range(13)))]
    for _ in range(rounds):
        if todo:
            rows = [led([hand, *hostile(hand, players, draw)], lead) for hand, lead in todo]
            todo = [pair for pair, held in zip(todo, solved(rows, [goal] * len(rows)), strict=True) if held]
    return sorted({hand for hand, _ in todo})
