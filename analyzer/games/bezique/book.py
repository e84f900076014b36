"""What the old books advise (Z1 to Z17), as numbers: which cards to throw first, when to win, what to declare first."""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE, size, strongest
from ...core.jit import U, at, pick, step, verb
from ...core.twice import lowest, pairs, twice_lane, twins
from .melding import dearest, laid, worn
from .policy import (
    ACE_TO_WIN,
    BEZIQUE_FIRST,
    BIG,
    BIG_CUT,
    BRISQUE_CUT,
    CLASSES,
    DIRECT,
    FORERUNNER,
    GUARDS,
    HOLDS,
    KEEPS_PAIR,
    LATE,
    LATE_CUT,
    LEAD_LATE,
    LONE,
    MELD_CUT,
    ORDER,
    TEN_TO_WIN,
    WORTH,
)
from .rules import ACES, BRISQUES, HIGH, KINGS, KNAVES, QUEENS, SEVENS, SMALL, TENS, marriages, that_take, worth
from .variant import BEZIQUE, DOUBLE, MARRIAGE, NOTHING, SEQUENCE


class Seen(NamedTuple):
    """What a player remembers, and the cards left."""

    gone: np.uint64  # cards he knows he cannot draw: played, or held by the other
    theirs: np.uint64  # those of them that the other holds
    stock: np.int64


@step
def first_declared(own, signs, afresh, stock, voice):
    """Z4, Z6 and Z15: what is worth most; while it is early its forerunner."""
    if stock > voice[HOLDS]:
        return NOTHING
    code = dearest(own, signs, afresh)
    if stock > voice[DIRECT]:
        royal = marriages(own, afresh) & signs.trumps
        if code == SEQUENCE and royal and voice[FORERUNNER] % 2:
            return MARRIAGE + int(twice_lane(signs.trumps))
        if code == DOUBLE and own.pair == NONE and voice[FORERUNNER] >= BEZIQUE_FIRST:
            return BEZIQUE
    return code


@verb
def spent(own, signs, gone, voice):
    """The cards of bezique that can bring nothing any more."""
    bezique = signs.queen | signs.knave
    double = ((gone & bezique) == NONE) & (voice[KEEPS_PAIR] != 0)
    return pick(double & ((bezique & own.pair & own.held) != bezique), NONE, bezique & own.pair)


@verb
def let_go(own, signs, seen, voice):
    """Queens of bezique that are kept no longer: late, without a knave; unless the other's bezique lies open."""
    late = (seen.stock <= voice[LONE]) & ((own.held & signs.knave & ~own.pair) == NONE)
    threat = ((seen.theirs & signs.queen) != NONE) & ((seen.theirs & signs.knave) != NONE) & (voice[GUARDS] != 0)
    return pick(late & (not threat), signs.queen & ~own.pair & ~signs.trumps, NONE)


@verb
def classes(own, signs, seen, voice):
    """All cards by what they are good for; see `policy`."""
    lone, gone = let_go(own, signs, seen, voice), seen.gone
    bezique, trumps = (signs.queen | signs.knave) & ~lone, signs.trumps
    dead, plain = spent(own, signs, gone, voice), ~trumps & ~bezique
    wed = plain & own.wed & (KINGS | QUEENS)
    fresh_aces = size(own.held & ACES & ~own.four)
    aces = pick(fresh_aces > U(2), NONE, ACES)
    lost = (pairs(gone & trumps & HIGH & ~own.held) != NONE) | (own.run != NONE)
    high = trumps & HIGH & ~bezique
    second = pairs(own.held & high)
    return (
        plain & SMALL, plain & KNAVES, wed, plain & QUEENS & ~wed, plain & KINGS & ~wed, trumps & SMALL & ~SEVENS,
        trumps & SEVENS, plain & TENS, plain & aces, plain & ACES & ~aces, pick(lost, high, NONE),
        pick(lost, NONE, high & ~second), dead, bezique & ~dead, pick(lost, NONE, second),
    )  # fmt: skip


@step
def thrown_by(cards, own, signs, seen, voice):
    """The card of a set that goes first; of an empty set none."""
    groups = classes(own, signs, seen, voice)
    for k in range(CLASSES):
        found = cards & at(groups, voice[ORDER + k])
        if found:
            return worn(cards & twins(lowest(found)), own)
    return NONE


@step
def allowed(cut, own, signs, seen, voice):
    """The cards of the first so many classes."""
    groups, found = classes(own, signs, seen, voice), NONE
    for k in range(cut):
        found |= at(groups, voice[ORDER + k])
    return found


@step
def lead_book(own, signs, seen, afresh, voice):
    """Z7 to Z13: to declare lead what may win, else throw the lead away."""
    code = dearest(own, signs, afresh)
    kept = laid(code, own, signs, afresh)
    free = own.held & ~kept
    if (code != NOTHING and worth(code, signs) >= voice[WORTH]) or seen.stock <= voice[LEAD_LATE]:
        forcing = (free & ACES & ~signs.trumps) or (free & SMALL & signs.trumps)
        if seen.stock <= voice[LEAD_LATE]:
            forcing = free & signs.trumps or forcing
            forcing = strongest(forcing)
        if forcing:
            return worn(free & twins(lowest(forcing)), own)
    return thrown_by(free, own, signs, seen, voice)


@step
def follow_book(own, led, signs, seen, afresh, suit_led, voice):
    """Z1, Z5, Z7, Z8 and Z16: win to declare, to take a brisque, late in the deal, or with a brisque; else throw."""
    code = dearest(own, signs, afresh)
    kept = laid(code, own, signs, afresh)
    free, points = own.held & ~kept, worth(code, signs)
    winners = that_take(free, led, signs.trumps, suit_led)
    cut = voice[BRISQUE_CUT] if led & BRISQUES else 0
    if code != NOTHING and points >= voice[WORTH]:
        cut = max(cut, voice[BIG_CUT] if points >= voice[BIG] else voice[MELD_CUT])
    if seen.stock <= voice[LATE]:
        cut = max(cut, voice[LATE_CUT])
    able = winners & allowed(cut, own, signs, seen, voice)
    if able:
        return thrown_by(able, own, signs, seen, voice)
    tens = pick(voice[TEN_TO_WIN] != 0, winners & TENS & ~signs.trumps, NONE)
    aces = pick(voice[ACE_TO_WIN] != 0, winners & ACES & ~signs.trumps, NONE)
    few = size(own.held & ACES & ~own.four) < U(3)
    brisques = tens or pick(few, aces, NONE)
    if brisques:
        return worn(free & twins(lowest(brisques)), own)
    return thrown_by(free, own, signs, seen, voice)
