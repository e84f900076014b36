"""One deal of five-card or Irish Loo in the order of the laws: words, exchanges, a flush or the tricks."""

import numpy as np

from ....core.hands import NONE, size
from ....core.jit import step, verb
from ....core.trumps import suit_of, weakest
from ..choices import holds
from ..rules import heads, legal_leads, legal_plays
from .choices import kept, lead_of, plays_on, voice_of, worst
from .flush import NO_FLUSH, strength
from .table import DEALT, FLUSH, FREE, HELD, IN, LEADER, LEFT, NOBODY, NUMBER_IN, OUT, PAT, TOOK, TRICKS, WORD, draw


@verb
def word_of(hand, game, seat, number_in):
    """What a seat's policy says: how many cards it exchanges, or that it throws up."""
    voice, rivals = voice_of(game.voices, seat), game.players - 1 - seat + number_in
    keeps = kept(hand, voice, game.flush)
    return np.int64(size(hand & ~keeps)) if plays_on(hand, voice, game.flush, rivals) else OUT


@step
def declare(table, game, bits, seat, word, cards):
    """Laws 3, 4, 16, 18 and 22: a seat plays or throws up, and exchanges `cards`, or if there are none its worst."""
    hand, number_in = table.sets[DEALT, seat], table.now[NUMBER_IN]
    keeps = kept(hand, voice_of(game.voices, seat), game.flush)
    if game.must or (seat == game.players - 1 and number_in == 0):
        word = PAT  # who has the pool without play exchanges nothing
    elif word == FREE:
        word = word_of(hand, game, seat, number_in)
    elif word == IN:
        word = np.int64(size(hand & ~keeps))
    if word > PAT:
        hand ^= cards if holds(cards) else worst(hand, keeps, word)
        for _ in range(word):
            hand |= draw(table, bits)
    table.seats[WORD, seat] = word
    table.sets[HELD, seat] = NONE if word == OUT else hand
    table.now[NUMBER_IN] += word != OUT


@step
def declare_all(table, game, bits, word, cards, first, last):
    """The seats from `first` to before `last` in turn; the asker says `word` and exchanges `cards`."""
    for seat in range(first, last):
        mine = seat == game.me
        declare(table, game, bits, seat, word if mine else game.said[seat], cards if mine else NONE)


@verb
def find_flush(table, game):
    """Law 21: the seat whose flush takes the pool, or nobody."""
    best, found = NONE, NOBODY
    for seat in range(game.players):
        mine = strength(table.sets[HELD, seat], game.flush)
        if mine > best:
            best, found = mine, seat
    return found


@verb
def play_trick(table, game, leader, trick):
    """Laws 6 to 9, 19 and 20: the leader leads, the others follow; returns who takes it."""
    hands, cards = table.sets[LEFT], table.cards[trick]
    hand, opening = hands[leader], trick == 0
    legal = legal_leads(hand, opening, game.duty, game.lead)
    best = lead_of(hand, legal, voice_of(game.voices, leader), opening, table.now[NUMBER_IN])
    led, civil, taker, seat = suit_of(best), best == game.civil, leader, leader
    hands[leader], cards[leader] = hand ^ best, best
    for _ in range(1, game.players):
        seat = seat + 1 if seat + 1 < game.players else 0
        hand = hands[seat]
        if holds(hand):
            card = weakest(legal_plays(hand, led, best, civil))
            hands[seat], cards[seat] = hand ^ card, card
            if heads(card, led, best):
                best, taker = card, seat
    return taker


@verb
def play_out(table, game):
    """Law 10: all tricks, the first led by the eldest who is in."""
    for seat in range(game.players - 1, -1, -1):
        table.sets[LEFT, seat] = table.sets[HELD, seat]
        table.seats[TRICKS, seat] = 0
        if holds(table.sets[HELD, seat]):
            table.now[LEADER] = seat
    leader = table.now[LEADER]
    for trick in range(game.tricks):
        leader = play_trick(table, game, leader, trick)
        table.seats[TRICKS, leader] += 1
        table.seats[TOOK, trick] = leader


@step
def play_deal(table, game):
    """After all have declared: a flush, the pool to who is left alone, or the tricks."""
    table.now[FLUSH] = find_flush(table, game) if game.flush != NO_FLUSH else NOBODY
    if table.now[FLUSH] == NOBODY and table.now[NUMBER_IN] > 1:
        play_out(table, game)
