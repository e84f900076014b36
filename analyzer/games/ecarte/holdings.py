"""What the old books see in a hand of Écarté: suits of two, three, four, what heads them, what is guarded."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE, above, size, strongest
from ...core.jit import pick, step, verb
from ...core.trumps import TRUMPS, plain_from, plain_held, trump_at, trumps_from

TEN, ACE, KNAVE, QUEEN, KING = 3, 4, 5, 6, 7  # slots of the pack


class Shape(NamedTuple):
    """How many plain suits of a hand are of a kind; a suit is headed by a rank or a higher one."""

    longest: int  # cards in the longest
    courts: int  # kings, queens and knaves
    queens: int
    court_suits: int  # with a court card
    tierces: int  # with king, queen and knave
    ones_knave: int  # of one card, a knave or higher
    ones_queen: int
    ones_king: int
    twos: int  # of two cards
    twos_ace: int
    twos_knave: int
    twos_queen: int
    threes_knave: int
    threes_queen: int
    threes_king: int
    fours_king: int
    loose: int  # cards that are no kings
    guards: int  # guarded
    guarded: int  # what the guards are worth, in halves: a king four, a guarded queen three, a guarded knave two
    stopped: int  # with a king, a queen, a guarded knave or a guarded ten


@verb
def is_headed(suit, slot):
    """Whether a plain suit, as though it were the lowest lane, is headed by a rank or a higher one."""
    return suit & plain_from(slot) != NONE


@verb
def has_rank(suit, slot):
    """Whether a plain suit, as though it were the lowest lane, has a rank."""
    return suit & plain_from(slot) & ~plain_from(slot + 1) != NONE


@verb
def guard(suit):
    """What a plain suit is worth as a guard; see `Shape`."""
    guarded = size(suit) >= 2
    low = pick(has_rank(suit, KNAVE) & guarded, 2, 0)
    return pick(has_rank(suit, KING), 4, pick(has_rank(suit, QUEEN) & guarded, 3, low))


@verb
def is_stopped(suit):
    """Claim S1: whether a plain suit has a king, a queen, a guarded knave or a guarded ten."""
    return is_headed(suit, QUEEN) | ((has_rank(suit, KNAVE) | has_rank(suit, TEN)) & (size(suit) >= 2))


@step
def shape_of(hand):
    """The plain suits of a hand as the books see them."""
    longest = court_suits = tierces = ones_knave = ones_queen = ones_king = 0
    twos = twos_ace = twos_knave = twos_queen = threes_knave = threes_queen = threes_king = fours_king = 0
    guards = guarded = stopped = 0
    for lane in range(3):
        suit = plain_held(hand & ~TRUMPS, lane)
        many = np.int64(size(suit))
        ace, knave, queen, king = (
            is_headed(suit, ACE), is_headed(suit, KNAVE), is_headed(suit, QUEEN), is_headed(suit, KING),
        )  # fmt: skip
        longest = max(longest, many)
        court_suits += knave
        tierces += king & has_rank(suit, QUEEN) & has_rank(suit, KNAVE)
        one, two, three = many == 1, many == 2, many == 3
        ones_knave, ones_queen, ones_king = (
            ones_knave + (one & knave),
            ones_queen + (one & queen),
            ones_king + (one & king),
        )
        twos, twos_ace = twos + two, twos_ace + (two & ace)
        twos_knave, twos_queen = twos_knave + (two & knave), twos_queen + (two & queen)
        threes_knave, threes_queen = threes_knave + (three & knave), threes_queen + (three & queen)
        threes_king, fours_king = threes_king + (three & king), fours_king + ((many == 4) & king)
        guards += guard(suit) > 0
        guarded += guard(suit)
        stopped += is_stopped(suit)
    courts, loose = hand & plain_from(KNAVE), hand & ~TRUMPS & ~plain_from(KING)
    queens = hand & plain_from(QUEEN) & ~plain_from(KING)
    return Shape(
        longest, np.int64(size(courts)), np.int64(size(queens)), court_suits, tierces, ones_knave, ones_queen,
        ones_king, twos, twos_ace, twos_knave, twos_queen, threes_knave, threes_queen, threes_king, fours_king,
        np.int64(size(loose)), guards, guarded, stopped,
    )  # fmt: skip


@verb
def loose_cards(hand):
    """The cards that are neither trumps nor kings."""
    return hand & ~TRUMPS & ~plain_from(KING)


@verb
def sure_trumps(hand, turned, ranks):
    """How many trumps are held above all others that may be anywhere."""
    outside = TRUMPS & ~trumps_from(ranks) & ~hand & ~turned
    return np.int64(size(hand & TRUMPS & above(strongest(outside))))


@verb
def has_king(hand):
    """Whether the king of trumps is among some cards."""
    return hand & trump_at(KING) != NONE
