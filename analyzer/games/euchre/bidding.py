"""What a seat of Euchre says by its policy: have the turn-up made trumps, name a suit, or pass.

Hands before there are trumps lie in lanes round the suit turned up, as in `core.making`; what speaks for a suit is seen
once it is made trumps.
"""

import numpy as np

from ...core.hands import NONE, number_of, size, strongest
from ...core.jit import step, verb
from ...core.making import HEIGHT, LEFT, RIGHT, made
from ...core.trumps import PLAIN, TRUMPS, plain_from, plain_suit, trump_at
from .policy import CAUTIOUS, LIGHT

PASS, YES, NAME = 0, 1, 2  # words; NAME + a lane names its suit
TURNED, NEXT = 0, 3  # lanes: the suit turned up, the other of its colour
NONE_GOOD = -1


@verb
def has(cards, some):
    """Whether any of some cards is there."""
    return cards & some != NONE


@verb
def trumps_in(hand):
    """How many trumps a hand holds."""
    return np.int64(size(hand & TRUMPS))


@verb
def aces_in(hand, ranks):
    """How many plain aces a hand holds."""
    return np.int64(size(hand & plain_from(ranks - 1) & PLAIN))


@verb
def enough(hand, ranks, least, pairs):
    """So many trumps, or one fewer if one is a bower or there is a plain ace, where that is enough."""
    trumps = trumps_in(hand)
    backed = pairs and (has(hand, RIGHT | LEFT) or aces_in(hand, ranks) > 0)
    return trumps >= least or (trumps == least - 1 and backed)


@verb
def secure(hand, ranks):
    """Four trumps, or three with a bower or a plain ace: enough where a euchre loses the game."""
    trumps = trumps_in(hand)
    return trumps >= 4 or (trumps == 3 and (has(hand, RIGHT | LEFT) or aces_in(hand, ranks) > 0))


@verb
def in_suit(hand, lane):
    """The cards of a plain suit."""
    return hand & plain_suit(lane)


@verb
def has_suit_of(hand, cards):
    """Whether a plain suit has so many cards."""
    found = False
    for lane in range(3):
        found |= size(in_suit(hand, lane)) >= cards
    return found


@verb
def has_led_suit(hand, ranks):
    """Whether a plain suit is headed by the ace and has another card."""
    found = False
    for lane in range(3):
        suit = in_suit(hand, lane)
        found |= has(suit, plain_from(ranks - 1)) and size(suit) >= 2
    return found


@verb
def has_king_queen(hand, ranks):
    """Whether a plain suit without the ace has king and queen."""
    found = False
    for lane in range(3):
        suit = in_suit(hand, lane)
        found |= size(suit & plain_from(ranks - 3)) == 2 and not has(suit, plain_from(ranks - 1))
    return found


@verb
def is_listed(hand, ranks):
    """The hands on which a dealer takes up (claim U12), the turn-up counted."""
    trumps, aces = trumps_in(hand), aces_in(hand, ranks)
    ace, king, queen = trump_at(ranks - 1), trump_at(ranks - 2), trump_at(ranks - 3)
    if trumps != 2:
        return trumps >= 3
    if has(hand, RIGHT):
        return has(hand, LEFT | ace | king | queen) or aces > 0 or has_suit_of(hand, 3)
    if has(hand, LEFT) and aces > 0:
        return has(hand, ace) or has_king_queen(hand, ranks)
    return aces >= 2 or (has(hand, ace) and has(hand, king) and has_led_suit(hand, ranks))


@verb
def commands(hand, ranks):
    """Three trumps led by a bower with a plain ace or the other bower, or four (claim U2)."""
    trumps = trumps_in(hand)
    if trumps < 3 or not has(hand, RIGHT | LEFT):
        return False
    return trumps >= 4 or aces_in(hand, ranks) > 0 or (has(hand, RIGHT) and has(hand, LEFT))


@verb
def promises(hand, following, ranks):
    """Whether the other suit of the colour, of so many cards held, promises more (claims U4 and U5)."""
    ace, king = trump_at(ranks - 1), trump_at(ranks - 2)
    if has(hand, RIGHT) and has(hand, LEFT):
        return following >= 2
    return trumps_in(hand) == 3 and has(hand, RIGHT) and has(hand, ace | king) and following >= 1


@verb
def takes_up(hand, ranks, voice, mood):
    """Whether a dealer takes the turn-up, which is among the cards."""
    if mood == CAUTIOUS:
        return secure(hand, ranks)
    if mood == LIGHT:
        return enough(hand, ranks, 3, True)
    return is_listed(hand, ranks) if voice.listed else enough(hand, ranks, voice.takes, voice.pairs)


@verb
def good_to_name(hand, ranks, voice, mood):
    """Whether a hand is enough to name its trumps."""
    if mood == CAUTIOUS:
        return secure(hand, ranks)
    if mood == LIGHT:
        return enough(hand, ranks, 3, True)
    trumps = trumps_in(hand)
    backed = voice.pairs and has(hand, RIGHT | LEFT) and aces_in(hand, ranks) > 0
    return trumps >= voice.names or (trumps == voice.names - 1 and backed)


@verb
def is_wanted(lane, is_dealer):
    """Whether a suit is one the books would have named: elder the other of the colour, the dealer another (U6)."""
    return (lane == NEXT) != is_dealer


@step
def named(hand, order, places, knave, ranks, voice, mood, is_dealer, must):
    """The lane that a seat names, or `NONE_GOOD`: that with most trumps, the higher of them, the later in the order."""
    best, most = NONE_GOOD, -1
    for lane in range(1, 4):
        cards = made(hand, lane, knave, order, places)
        trumps = cards & TRUMPS
        if not (must or good_to_name(cards, ranks, voice, mood)):
            continue
        top = np.int64(number_of(strongest(trumps))) if trumps != NONE else 0
        wanted = 1 if voice.colour and is_wanted(lane, is_dealer) else 0
        worth = ((wanted * 8 + trumps_in(cards)) * 64 + top) * 4 + places[order, lane, HEIGHT]
        if worth > most:
            best, most = lane, worth
    return best


@step
def orders_up(hand, order, places, knave, ranks, voice, mood):
    """Whether elder orders the turn-up up."""
    cards = made(hand, TURNED, knave, order, places)
    if mood == LIGHT:
        return enough(cards, ranks, 3, True)
    if not voice.command:
        return enough(cards, ranks, voice.orders, voice.pairs)
    following = np.int64(size(in_suit(cards, places[order, TURNED, NEXT])))
    if commands(cards, ranks):
        return not promises(cards, following, ranks)
    if mood == CAUTIOUS or trumps_in(cards) < 3 or aces_in(cards, ranks) == 0:
        return False
    return named(hand, order, places, knave, ranks, voice, mood, False, False) == NONE_GOOD
