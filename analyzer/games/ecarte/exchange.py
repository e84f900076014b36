"""Proposals and exchanges of Écarté: what each says and throws away, as was said, as the asker likes, or by policy."""

import numpy as np

from ...core.hands import NONE, size
from ...core.jit import pick, step, verb
from ...core.trumps import TRUMPS, weakest
from .holdings import loose_cards
from .lists import stands
from .policy import Manner
from .rules import CARDS
from .table import BY_TURN, DONE, EXCHANGES, FREE, HELD, KING, LOOSE, SPOKEN, STOCK, TURNED, draw
from .talk import ACCEPT, DRAW, ON_CONDITION, PLAY, PROPOSE, REFUSE

DISAGREES = -1


@verb
def manner_of(manners, seat):
    """How a seat speaks."""
    row = manners[seat]
    return Manner(row[0], row[1], row[2], row[3], row[4])


@verb
def points_of(table, game, seat):
    """A seat's points, a king turned up counted."""
    return game.score[seat] + (table.now[KING] == BY_TURN if seat == 1 else 0)


@step
def own_word(table, game, seat):
    """What a seat says by its policy."""
    first = table.now[EXCHANGES] == 0
    lacks = game.terms.game - points_of(table, game, 1 - seat)
    hand, turned = table.sets[HELD, seat], table.extra[TURNED]
    strong = stands(hand, manner_of(game.manners, seat), turned, lacks, first, seat == 0)
    if seat == 0:
        return PLAY if strong else PROPOSE
    return REFUSE if strong else ACCEPT


@verb
def kept_to(word):
    """What a word tells of the hand: to accept on condition is to accept."""
    return ACCEPT if ON_CONDITION < word < DRAW else word


@verb
def say(table, game, arm, seat, own):
    """The next word: as it was said, as the arm has it, or the seat's own; or that its own is not what was said."""
    k = table.now[SPOKEN]
    word = own
    if k < len(game.said):
        word = game.said[k]
        if game.heard[k] and kept_to(word) != own:
            return DISAGREES
    elif seat == game.me and arm.word != FREE and table.now[DONE] == 0:
        word = arm.word
        table.now[DONE] = 1
    table.spoken[k] = word
    table.now[SPOKEN] = k + 1
    return word


@verb
def fewest(cards, most):
    """The lowest cards of a set, so many at most."""
    found = NONE
    for _ in range(min(most, np.int64(size(cards)))):
        card = weakest(cards)
        found |= card
        cards ^= card
    return found


@verb
def own_throw(hand, least, most):
    """What every policy throws away: all that is neither trump nor king; who must, his lowest king, else trump."""
    cards = fewest(loose_cards(hand), most)
    plain = hand & ~TRUMPS
    must = pick((cards == NONE) & (least > 0), weakest(pick(plain != NONE, plain, hand)), NONE)
    return cards | must


@step
def throw(table, game, arm, seat, own):
    """What a seat throws away, as was said or as `say` tells: the cards, and whether it agrees."""
    k, many, cards = table.now[SPOKEN], np.int64(size(own)), own
    if k < len(game.said):
        many = game.said[k] - DRAW
        if seat == game.me:
            cards = NONE
        elif game.heard[k] and many != np.int64(size(own)):
            return cards, DISAGREES
    elif seat == game.me and arm.throws and table.now[DONE] < 2:
        cards, many = arm.thrown, np.int64(size(arm.thrown))
        table.now[DONE] = 2
    table.spoken[k] = DRAW + many
    table.now[SPOKEN] = k + 1
    return cards, many


@step
def change(table, bits, seat, cards, many):
    """Law 6: cards away, and as many from the stock; what the asker drew before is in his hand already."""
    row = table.now[EXCHANGES]
    table.now[STOCK] -= many
    table.thrown[row, seat] = cards
    new = draw(table, bits, np.int64(size(cards)))
    table.drawn[row, seat] = new
    table.sets[HELD, seat] = (table.sets[HELD, seat] ^ cards) | new


@verb
def least_of(game, seat, stock):
    """Law 6: how many cards must be changed."""
    return min(1 if seat == 0 else game.terms.dealer_least, stock)


@verb
def exchange(table, game, bits, arm, condition):
    """Laws 6 and 8: elder changes, then the dealer; whether both are as was said, and the condition is met."""
    for seat in range(2):
        stock = table.now[STOCK]
        most = min(CARDS, stock)
        if most:
            own = own_throw(table.sets[HELD, seat], least_of(game, seat, most), most)
            cards, many = throw(table, game, arm, seat, own)
            if many == DISAGREES:
                return False, False
            if seat == 0 and stock - many < condition:
                return True, False
            change(table, bits, seat, cards, many)
    table.now[EXCHANGES] += 1
    return True, True


@step
def declare(table, game, bits, arm):
    """Laws 5 to 8 and 13: until somebody plays or refuses, or no more is allowed; whether all is as was said."""
    elder, dealer = np.int64(0), np.int64(1)
    while table.now[EXCHANGES] < game.terms.proposals and table.now[STOCK] > 0:
        first = table.now[EXCHANGES] == 0
        word = say(table, game, arm, elder, own_word(table, game, elder))
        if word == DISAGREES:
            return False
        if word == PLAY:
            table.now[LOOSE] = 1 if first else 0
            return True
        word = say(table, game, arm, dealer, own_word(table, game, dealer))
        if word == DISAGREES:
            return False
        if word == REFUSE:
            table.now[LOOSE] = 2 if first else 0
            return True
        agrees, met = exchange(table, game, bits, arm, word - ON_CONDITION)
        if not agrees:
            return False
        if not met:
            return True
    return True
