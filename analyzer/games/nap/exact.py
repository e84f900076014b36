"""Chances of Nap that need no deals, as fractions: five cards each of 52, seen by a caller who knows his own five."""

from fractions import Fraction
from itertools import combinations
from math import comb

CARDS, HAND, RANKS = 52, 5, 13
UNSEEN = CARDS - HAND


def is_out(players):
    """Return the chance that a card I lack is in some opponent's hand."""
    return Fraction(HAND * (players - 1), UNSEEN)


def none_out(cards, players):
    """Return the chance that none of some cards I lack is in an opponent's hand."""
    return Fraction(comb(UNSEEN - cards, HAND * (players - 1)), comb(UNSEEN, HAND * (players - 1)))


def odds_in(p):
    """Return a chance as odds against it, a number to one."""
    return (1 - p) / p


def in_one_hand(cards, ranks=RANKS):
    """Return the chance that a hand of five holds so many given cards, three or more, of one of the suits."""
    return Fraction(4 * comb(4 * ranks - cards, HAND - cards), comb(4 * ranks, HAND))


def suit_of(length, ranks=RANKS):
    """Return the chance that a hand of five holds exactly so many, three or more, of some suit."""
    return Fraction(4 * comb(ranks, length) * comb(3 * ranks, HAND - length), comb(4 * ranks, HAND))


def all_within(trumps, most, players):
    """Return the chance that no opponent holds more than so many of the trumps the caller lacks."""
    ways = {trumps: Fraction(1)}  # by how many are left when some opponents have their cards
    for k in range(players - 1):
        stock, after = UNSEEN - HAND * k, {}
        for left, p in ways.items():
            for held in range(min(most, left, HAND) + 1):
                these = Fraction(comb(left, held) * comb(stock - left, HAND - held), comb(stock, HAND))
                after[left - held] = after.get(left - held, 0) + p * these
        ways = after
    return sum(ways.values())


def beats_ace_knave_ten(players):
    """Return the chance that some opponent holds king or queen with a lower trump, or both.

    The caller holds ace, knave, ten and no other trump. Else both are undealt, or each that is dealt is alone with four
    of 37 cards that are no trumps.
    """
    others, low = players - 1, UNSEEN - 10
    dealt = HAND * others
    neither = Fraction(comb(UNSEEN - 2, dealt), comb(UNSEEN, dealt))
    alone = Fraction(comb(low, 4), comb(UNSEEN, HAND))
    one = 2 * others * alone * Fraction(UNSEEN - dealt, UNSEEN - HAND)
    both = others * (others - 1) * alone * Fraction(comb(low - 4, 4), comb(UNSEEN - HAND, HAND))
    return 1 - neither - one - both


def sure(trumps, ranks=RANKS):
    """Return how many tricks some trumps, as numbers of their ranks, take at least, whatever the others hold and do.

    A trump loses only to a higher one that another plays on it, and each of these is played once: so of k trumps at
    most m are lost, where m is how many can be paired with higher ones outside. No play can lose more; some lose less.
    """
    outside, lost = [rank for rank in range(ranks) if rank not in trumps], 0
    for trump in sorted(trumps, reverse=True):
        lost += sum(rank > trump for rank in outside) > lost
    return len(trumps) - lost


def holdings(most=HAND, ranks=RANKS):
    """Return all sets of one to so many trumps, as numbers of their ranks."""
    return [held for size in range(1, most + 1) for held in combinations(range(ranks), size)]


def sure_hands(goal, ranks=RANKS):
    """Return in how many hands of five some suit is `sure` of a goal of two or more, and how many hands there are.

    Those in which two suits are, as ace and king twice, are counted once; three suits cannot be.
    """
    found = 0
    for held in holdings(ranks=ranks):
        if sure(held, ranks) >= goal:
            found += 4 * comb(3 * ranks, HAND - len(held))
    twice = _two_suits(goal, ranks)
    return found - twice, comb(4 * ranks, HAND)


def _two_suits(goal, ranks):
    """Return in how many hands two suits are each certain of a goal."""
    good = [sum(sure(held, ranks) >= goal for held in combinations(range(ranks), size)) for size in range(HAND + 1)]
    return sum(
        6 * good[a] * good[b] * comb(2 * ranks, HAND - a - b)
        for a in range(HAND + 1) for b in range(HAND + 1 - a)
    )  # fmt: skip
