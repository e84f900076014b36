"""Worlds from a list, drawn by deal; and what was taken in them added up."""

from .jit import U, kernel
from .rng import CARDS, draw_one, stream, word


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
