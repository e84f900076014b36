"""One deal of three-card Loo in the order of the laws, as straight lines on a tuple of hands: eight deals at a time."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE
from ...core.jit import at, pick, put, rotate, verb
from ...core.trumps import PLAIN, TRUMPS, suit_of, weakest
from .choices import DEFEND, FREE, MISS, STAND, TAKE, THROW, holds, lead_of, word_of
from .rules import heads, legal_leads, legal_plays

NOBODY = -1
WHOLE, FLUSH, OUT = 4, 5, 6  # outcomes beside 0 to 3 tricks: the pool without play, or by a flush; not in


class Game(NamedTuple):
    """What holds for all deals of a question."""

    lead: int  # law 6
    duty: np.uint64  # the trump that must be led first: the ace, or the king if the ace is turned
    miss_leads: bool
    may_give_up: bool
    flush: bool
    must: bool  # everybody stands: club law, or the must
    rich: tuple  # by seat: whether the pool is rich for that policy
    voice: tuple  # a Voice of tuples, by seat


@verb
def declare(hands, miss, game, said):
    """Laws 3 to 5 and 16: each seat in turn, the dealer last.

    Returns what each seat plays with, nothing if it is out; the words; who plays the miss; the dealer who plays it for
    the pool; how many are in.
    """
    players = len(hands)
    stood, thrown, free = 0, 0, not game.must
    words, holder, for_pool = said, NOBODY, NOBODY
    for seat in range(players):
        hand = at(hands, seat)
        rich = at(game.rich, seat)
        word = word_of(hand, game.voice, seat, seat == 0, rich, players, thrown, stood, free)
        word = pick(at(said, seat) == FREE, pick(game.must, STAND, word), at(said, seat))
        dealer = seat == players - 1
        facing = dealer & free & (stood == 1) & (not game.may_give_up)
        word = pick(facing & (word == THROW), DEFEND, word)
        word = pick(dealer & free & (stood == 0), TAKE, word)
        takes = (word == MISS) | (word == DEFEND)
        hands = put(hands, seat, pick(takes, miss, pick(word == THROW, NONE, hand)))
        holder = pick(takes, seat, holder)
        for_pool = pick(word == DEFEND, seat, for_pool)
        words = put(words, seat, word)
        free = free & (not takes)
        stood += pick(word == STAND, 1, 0)
        thrown += pick(word == THROW, 1, 0)
    return hands, words, holder, for_pool, players - thrown


@verb
def first_leader(hands, holder, game):
    """Law 6: the stander nearest the dealer's left, or who plays the miss."""
    seat = 0
    for k in range(len(hands) - 1, -1, -1):
        seat = pick(holds(at(hands, k)), k, seat)
    return pick(game.miss_leads & (holder >= 0), holder, seat)


@verb
def play_trick(hands, forced, leader, opening, number_in, game):
    """Laws 6 to 9: place 0 leads, the others follow; an empty hand plays nothing. `leader` is the seat at place 0."""
    hand = at(hands, 0)
    lead = lead_of(hand, legal_leads(hand, opening, game.duty, game.lead), game.voice, leader, opening, number_in)
    best = pick(holds(at(forced, 0)), at(forced, 0), lead)
    led, winner, cards = suit_of(best), 0, put(forced, 0, best)
    hands = put(hands, 0, hand ^ best)
    for k in range(1, len(hands)):
        hand = at(hands, k)
        card = weakest(legal_plays(hand, led, best, False))
        card = pick(holds(at(forced, k)), at(forced, k), card)
        hands, cards = put(hands, k, hand ^ card), put(cards, k, card)
        wins = heads(card, led, best)
        best, winner = pick(wins, card, best), pick(wins, k, winner)
    return hands, winner, cards


@verb
def round_table(seat, players):
    """A seat counted on past the last; so put that the compiler does not make a call of it."""
    past = seat - players
    return pick(past < 0, seat, past)


@verb
def last_trick(hands, leader):
    """Law 8 alone: everybody plays his one card; returns the place of the winner."""
    led, best, winner = suit_of(at(hands, leader)), NONE, leader
    for k in range(len(hands)):
        wins = heads(at(hands, k), led, best)
        best, winner = pick(wins, at(hands, k) & (led | TRUMPS), best), pick(wins, k, winner)
    return winner


@verb
def nothing(hands):
    """As many empty sets as there are hands."""
    for k in range(len(hands)):
        hands = put(hands, k, NONE)
    return hands


@verb
def seated(cards, leader):
    """The cards of a trick by seat, not by place from the leader."""
    return rotate(cards, pick(leader > 0, len(cards) - leader, 0))


@verb
def play_tricks(hands, leader, number_in, game):
    """Three tricks, one straight line for the compiler: who took them, and the cards of each by seat."""
    players, free = len(hands), nothing(hands)
    hands, winner, cards = play_trick(rotate(hands, leader), free, leader, True, number_in, game)
    one, shown = round_table(leader + winner, players), seated(cards, leader)
    hands, winner, cards = play_trick(rotate(hands, winner), free, one, False, number_in, game)
    two, then = round_table(one + winner, players), seated(cards, one)
    three = round_table(one + last_trick(hands, winner), players)
    return (one, two, three), (shown, then, seated(hands, one))


@verb
def tricks_of(winners, seat):
    """How many tricks a seat took."""
    tricks = 0
    for trick in range(len(winners)):
        tricks += pick(at(winners, trick) == seat, 1, 0)
    return tricks


@verb
def flush_seat(hands, for_pool, game):
    """Law 17: the eldest who stands with nothing but trumps, or nobody."""
    found = NOBODY
    for k in range(len(hands) - 1, -1, -1):
        full = holds(at(hands, k)) & (at(hands, k) & PLAIN == NONE) & (k != for_pool)
        found = pick(game.flush & full, k, found)
    return found


@verb
def play_deal(hands, miss, game, said):
    """A deal from the declarations on: the outcome by seat is read from what it returns."""
    played, words, holder, for_pool, number_in = declare(hands, miss, game, said)
    winners, _ = play_tricks(played, first_leader(played, holder, game), number_in, game)
    return played, words, for_pool, number_in, flush_seat(played, for_pool, game), winners


@verb
def outcome_of(seat, played, number_in, flush, winners):
    """What became of a seat: 0 to 3 tricks, the whole pool, or out."""
    tricks = pick(flush >= 0, pick(flush == seat, FLUSH, 0), tricks_of(winners, seat))
    return pick(holds(at(played, seat)), pick(number_in == 1, WHOLE, tricks), OUT)


@verb
def left_behind(played, for_pool, number_in, flush, winners):
    """Laws 5, 11 and 12: how many are looed, and how many tricks stay in the pool."""
    looed = 0
    for seat in range(len(played)):
        none = pick(flush >= 0, flush != seat, tricks_of(winners, seat) == 0)
        looed += pick(holds(at(played, seat)) & none & (seat != for_pool) & (number_in > 1), 1, 0)
    stays = pick((for_pool >= 0) & (flush < 0), tricks_of(winners, for_pool), 0)
    return looed, stays
