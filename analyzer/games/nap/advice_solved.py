"""Deals solved with all hands open, for claims that are theorems: whether the caller, seat 0, makes his call.

A card is a number, four times its rank from the deuce on and its suit; where suits have no names the last is trumps.
"""

from random import Random

import numpy as np

from ...core.fours import four_lane
from ...core.hands import cards_set
from ...core.jit import kernel
from .dummy.memo import memo_of
from .dummy.positions import makes

PACK, TRUMPS, RANKS = range(52), 3, "23456789TJQKA"


@kernel
def solve_rows(found, hands, shown, needs, memo):
    """Note whether the caller, who has led and made trumps, takes so many tricks, a position a row."""
    for i in range(len(found)):
        found[i] = makes(hands[i], shown[i], 0, 0, four_lane(shown[i, 0]), needs[i], memo)


def solved(rows, needs, cards=5):
    """Return whether the caller makes what he needs after his lead, with which trumps are made.

    Parameters
    ----------
    rows : list of tuple
        Of a position the hands and what lies on the table by seat, see `led`.
    needs : list of int
    cards : int
        The most that a hand holds.

    Returns
    -------
    ndarray of bool
    """
    hands, shown = (np.array([[cards_set(held) for held in row[k]] for row in rows], np.uint64) for k in range(2))
    found = np.zeros(len(rows), np.bool_)
    solve_rows(found, hands, shown, np.array(needs, np.int64), memo_of(hands.shape[1], cards))
    return found


def led(hands, *plays):
    """Return a position after a lead of seat 0 and perhaps the plays of the next seats."""
    left = [[card for card in hand if card not in plays[k : k + 1]] for k, hand in enumerate(hands)]
    return left, [plays[k : k + 1] for k in range(len(hands))]


def cards_of(hand, suits="cdhs"):
    """Return the cards of some names."""
    return [4 * RANKS.index(name[0]) + suits.index(name[1]) for name in hand.replace("10", "T").split()]


def of_suit(cards, suit=TRUMPS):
    """Return those of some cards that are of a suit, the lowest first."""
    return sorted(card for card in cards if card % 4 == suit)


def trumps_of(held):
    """Return the trumps of some ranks."""
    return [4 * rank + TRUMPS for rank in held]


def with_sides(held, shape):
    """Return a hand of trumps of some ranks and of the highest cards of other suits, so many of each."""
    return trumps_of(held) + [4 * (12 - k) + suit for suit, many in enumerate(shape) for k in range(many)]


def shapes(many):
    """Return the ways to hold so many cards of three suits, the most first."""
    return [(a, b, many - a - b) for a in range(many + 1) for b in range(a + 1) if 0 <= many - a - b <= b]


def others_of(hand, players, draw):
    """Return hands of the others at random."""
    cards = draw.sample([card for card in PACK if card not in hand], 5 * (players - 1))
    return [cards[k :: players - 1] for k in range(players - 1)]


def hostile(hand, players, draw):
    """Return hands of the others, drawn so that trumps, high cards and voids come together."""
    left, hands = [card for card in PACK if card not in hand], []
    for _ in range(players - 1):
        trumps = of_suit(left)
        many = min(draw.randrange(6), len(trumps))
        high = draw.choice((0, draw.randrange(many + 1)))
        mine = trumps[len(trumps) - high :] + draw.sample(trumps[: len(trumps) - high], many - high)
        suits = draw.sample(range(TRUMPS), draw.choice((1, 1, 2, 3)))
        plain = [card for card in left if card % 4 in suits]
        if len(plain) < 5 - many:
            plain = [card for card in left if card % 4 != TRUMPS]
        mine += draw.sample(plain, 5 - many) if draw.random() < 0.5 else plain[len(plain) - 5 + many :]
        hands.append(mine)
        left = [card for card in left if card not in mine]
    return hands


def never_beaten(hands, goal, players, rounds=300):
    """Return the hands that have some lead of a trump after which none of many hostile layouts beats the goal."""
    draw = Random(1)
    todo = [(hand, lead) for hand in hands for lead in of_suit(hand)]
    for _ in range(rounds):
        if todo:
            rows = [led([hand, *hostile(hand, players, draw)], lead) for hand, lead in todo]
            todo = [pair for pair, held in zip(todo, solved(rows, [goal] * len(rows)), strict=True) if held]
    return [hand for hand in hands if any(hand == left for left, _ in todo)]
