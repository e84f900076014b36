"""A deal of a long run, of whatever kind, to its last payment: who receives what, who is looed, what stays."""

from typing import NamedTuple

from ....core.jit import at, pick, put, step, verb
from ..choices import FREE, STAND, holds
from ..course import NOBODY, declare, first_leader, flush_seat, play_tricks, tricks_of
from ..variant import SINGLES
from .singles import play_bold, shown_best

SHOW, MUST, BOLD, ORDINARY = map(SINGLES.index, ("show", "must", "bold", "none"))


class Agreed(NamedTuple):
    """What was agreed, beside what `Game` tells."""

    ranks: int
    deal: int
    ante: int
    single: int  # a place in SINGLES
    single_loo: int
    loo: int  # what a loo costs, unless there is a cap
    cap: int  # a loo is the pool, but at most this; 0: it is fixed
    club_law: bool


class Played(NamedTuple):
    """A deal to its last card."""

    hands: tuple  # played with; nothing if out
    words: tuple
    winners: tuple  # of the tricks
    cards: tuple  # of each trick, by seat
    whole: int  # who has the pool without tricks
    spared: int  # who plays the miss for the pool


@verb
def one_loo(kind, pool, agreed):
    """Laws 11, 13 and 15: a fixed sum, less in a single; or what the pool is, up to a cap."""
    fixed = pick((kind == SHOW) | (kind == BOLD), agreed.single_loo, agreed.loo)
    return pick(agreed.cap > 0, min(pool, agreed.cap), fixed)


@verb
def all_stand(words):
    """What is said where nobody is asked."""
    for seat in range(len(words)):
        words = put(words, seat, STAND)
    return words


@step
def show(cards, centre, words):
    """Law 13: a card each; the best of the centre's suit above it has the pool."""
    nobody = (NOBODY, NOBODY, NOBODY)
    return Played(cards, all_stand(words), nobody, (cards, cards, cards), shown_best(cards, centre), NOBODY)


@step
def bold(hands, turned, words):
    """Law 15: everybody plays, without trumps at first."""
    winners, cards = play_bold(hands, turned)
    return Played(hands, all_stand(words), winners, cards, NOBODY, NOBODY)


@step
def ordinary(hands, miss, game, words):
    """Laws 3 to 9, 14, 16 and 17: declared and played; in a must and under a club all stand."""
    for seat in range(len(words)):
        words = put(words, seat, FREE)
    played, words, holder, for_pool, number_in = declare(hands, miss, game, words)
    leader = first_leader(played, holder, game)
    winners, cards = play_tricks(played, leader, number_in, game)
    whole = pick(number_in == 1, first_leader(played, NOBODY, game), flush_seat(played, for_pool, game))
    for trick in range(3):
        winners = put(winners, trick, pick(whole >= 0, NOBODY, at(winners, trick)))
    return Played(played, words, winners, cards, whole, for_pool)


@verb
def settle(played, kind, pool, nothing):
    """Laws 4, 5, 10, 11, 13 and 17: thirds, the first tricks favoured, or all to one; in for nothing is looed.

    Returns what each seat receives, who is looed as 0 or 1, and what is left in the pool.
    """
    received, looed, left = nothing, nothing, pick((kind == SHOW) & (played.whole < 0), pool, 0)
    thirds = (pool + 2) // 3, (pool + 1) // 3, pool // 3
    for seat in range(len(nothing)):
        gain, spared = pick(played.whole == seat, pool, 0), played.spared == seat
        for trick in range(3):
            gain += pick(at(played.winners, trick) == seat, at(thirds, trick), 0)
        without = (played.whole != seat) & (tricks_of(played.winners, seat) == 0)
        received = put(received, seat, pick(spared, 0, gain))
        looed = put(looed, seat, pick(holds(at(played.hands, seat)) & without & (not spared), 1, 0))
        left += pick(spared, gain, 0)
    return received, looed, left
