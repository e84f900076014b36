"""Worlds from a list: drawn by deal, put into another order of the suits, and paid."""

from .jit import U, kernel
from .rng import CARDS, draw_one, stream, word
from .trumps import reorder


@kernel
def draw_index(index, first, seed, many):
    """Write which of so many worlds deal first + i is."""
    begin = stream(seed, CARDS, U(0))
    for i in range(len(index)):
        index[i] = draw_one(word(begin, first + U(i)), many)


@kernel
def pay(payoffs, taken, pays):
    """Write what the tricks of every arm bring."""
    for a in range(len(taken)):
        for i in range(taken.shape[1]):
            payoffs[a, i] = pays[taken[a, i]]


@kernel
def reorder_all(hands, order):
    """Put some hands into another of the six orders of the plain suits."""
    for i in range(len(hands)):
        hands[i] = reorder(hands[i], order)
