"""One deal of a long run: dealt, declared and played, and paid.

All cards are drawn, so no suit needs a name: trumps are the top lane, the plain suits the others, in the deal's order;
club law draws whether a club is turned. Who plays sits in a chair; a seat counts from the dealer.
"""

from typing import NamedTuple

import numpy as np

from ....core.fours import four_card, four_pack
from ....core.hands import NONE, ONE, set_of
from ....core.jit import U, at, pdep, pick, put, step, verb
from ....core.rng import draw_one, nth
from ....core.trumps import trump_at, whole_pack
from ..course import Game
from ..rules import CLUBS
from .settle import BOLD, MUST, ORDINARY, SHOW, Agreed, Played, bold, one_loo, ordinary, settle, show

SLOT, SUIT, PLACE, FIRST_HAND = range(4)  # which word of a deal draws what


class Scene(NamedTuple):
    """What holds for all runs."""

    agreed: Agreed
    game: Game  # for its laws; whose turn it is changes the rest
    voices: np.ndarray  # int64: a row a number of a voice, a column a chair, twice round the table
    subsets: np.ndarray
    hands: tuple  # empty, one a chair
    zeros: tuple  # one a chair


@verb
def game_now(scene, first, kind, duty, club, pool, loo):
    """Law 6 and the policies as they sit in this deal: the chair `first` is the eldest hand."""
    game, voice, rich = scene.game, scene.game.voice, scene.game.rich
    for k in range(len(voice)):
        numbers = scene.zeros
        for seat in range(len(numbers)):
            numbers = put(numbers, seat, scene.voices[k, first + seat])
        voice = put(voice, k, numbers)
    for seat in range(len(rich)):
        rich = put(rich, seat, 10 * pool >= at(voice.rich, seat) * loo)
    must = (kind == MUST) | (club & scene.agreed.club_law)
    return Game(game.lead, duty, game.miss_leads, game.may_give_up, game.flush & (kind == ORDINARY), must, rich, voice)


@verb
def deal_hands(bits, stock, kind, scene):
    """Laws 2, 13 and 15: three cards a seat, or one, and the miss last."""
    hands, hand = scene.hands, NONE
    players, room = len(hands), U(4 * scene.agreed.ranks - 1)
    for seat in range(players + 1):
        one = kind == SHOW
        number = pick(one, room, room * (room - U(1)) * (room - U(2)) // U(6))
        index = draw_one(nth(bits, FIRST_HAND + seat), number)
        places = pick(one, set_of(index & U(63)), scene.subsets[pick(one, U(0), index)])
        hand = pdep(places, stock)
        stock ^= hand
        room -= pick(one, U(1), U(3))
        if seat < players:
            hands = put(hands, seat, hand)
    return hands, hand


@verb
def pack_of(ranks, four_lanes):
    """The whole pack, trumps on top, or as a bold stand has it."""
    return pick(four_lanes, four_pack(ranks), whole_pack(ranks))


class Deal(NamedTuple):
    """A deal as it was, and what came of it."""

    kind: int
    suit: int  # of the trumps; only whether it is clubs matters
    place: int  # of the trumps in the order of the suits; it matters in a bold stand
    slot: int  # of the turn-up, the centre, or the card turned in a bold stand
    hands: tuple
    miss: np.uint64
    played: Played
    loo: int
    received: tuple
    looed: tuple
    left: int


@step
def play_deal(bits, first, due, pool, scene):
    """Laws 2 and 12: dealt and played as a single, if one is due, or as an ordinary deal; `first` is the eldest."""
    agreed, zeros = scene.agreed, scene.zeros
    kind, ranks = pick(due, agreed.single, ORDINARY), U(agreed.ranks)
    slot, suit = draw_one(nth(bits, SLOT), ranks), draw_one(nth(bits, SUIT), U(4))
    place = draw_one(nth(bits, PLACE), U(4))
    turned = pick(kind == BOLD, four_card(slot, place), trump_at(slot))
    hands, miss = deal_hands(bits, pack_of(agreed.ranks, kind == BOLD) ^ turned, kind, scene)
    loo = one_loo(kind, pool, agreed)
    if kind == SHOW:
        played = show(hands, turned, zeros)
    elif kind == BOLD:
        played = bold(hands, turned, zeros)
    else:
        ace = trump_at(ranks - ONE)
        duty = pick(turned == ace, trump_at(ranks - U(2)), ace)
        played = ordinary(hands, miss, game_now(scene, first, kind, duty, suit == CLUBS, pool, loo), zeros)
    received, looed, left = settle(played, kind, pool, zeros)
    return Deal(kind, np.int64(suit), np.int64(place), np.int64(slot), hands, miss, played, loo, received, looed, left)
