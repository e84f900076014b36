"""One trick: what may be played, what beats it, what is tried and in which order."""

import random

from analyzer.core.jit import U, kernel
from analyzer.games.nap.dummy.trick import beating, lay, legal_plays, next_try, untried

from ..naive_cards import RANKS, beats
from ..naive_cards import legal_plays as naive_plays
from .endings import PACK

PLACE = {card: 16 * "cdhs".index(card[1]) + RANKS.index(card[0]) for card in PACK}
TRUMPS = U(sum(2 ** PLACE[card] for card in PACK if card[1] == "s"))


def apart(cards):
    return U(sum(2 ** PLACE[card] for card in cards))


def suit(letter):
    return U(0xFFFF << 16 * "cdhs".index(letter))


@kernel
def ask_trick(hand, union, best, led, trump):
    heads = beating(best, led, trump)
    return legal_plays(hand, led), hand & heads, untried(hand, union, best, led)


@kernel
def ask_next(moves, heads, opening, caller, trump):
    return next_try(moves, heads, opening, caller, trump)


@kernel
def ask_lay(card, best, led, trump):
    return lay(card, 1, best, led, 0, trump)


def test_what_is_legal_and_what_beats():
    draw = random.Random(1)
    for _ in range(500):
        first, second, *hand = draw.sample(PACK, 7)
        best = second if beats(second, first, "s") else first
        led, legal = suit(first[1]), naive_plays(hand, first[1])
        found = ask_trick(apart(hand), apart(hand), apart([best]), led, TRUMPS)
        over = [card for card in hand if beats(card, best, "s")]
        assert (found[0], found[1]) == (apart(legal), apart(over))
        assert ask_lay(apart([second]), apart([first]), led, TRUMPS) == (apart([best]), led, int(best == second))
    assert ask_lay(apart(["2h"]), U(0), U(0), TRUMPS) == (apart(["2h"]), suit("h"), 1)


def test_of_cards_as_good_as_each_other_one_is_tried():
    hand, others = ["2h", "4h", "6h", "8h", "Ks", "As"], ["5h", "3c"]
    found = ask_trick(apart(hand), apart(hand + others), U(0), U(0), TRUMPS)[2]
    assert found == apart(["2h", "6h", "Ks"])
    assert ask_trick(apart(hand), apart(hand + others), apart(["7h"]), suit("h"), TRUMPS)[2] == apart(
        ["2h", "6h", "8h"]
    )


def test_the_order_of_trying():
    moves = apart(["2h", "9h", "3s"])
    assert ask_next(moves, U(0), True, True, TRUMPS) == apart(["9h"])
    assert ask_next(moves, U(0), True, False, TRUMPS) == apart(["3s"])
    assert ask_next(moves, apart(["9h", "Th"]), False, True, TRUMPS) == apart(["9h"])
    assert ask_next(moves, U(0), False, True, TRUMPS) == apart(["2h"])
