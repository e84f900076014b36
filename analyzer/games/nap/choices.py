"""What a seat of Nap makes of its cards: the best suit, what it keeps, what it says; on sets in four lanes."""

import numpy as np

from ...core.fours import four_from, four_held, four_rank, four_suit
from ...core.hands import NONE, size, strongest
from ...core.jit import step, verb
from ...core.trumps import weakest
from .policy import Voice
from .rules import PASS, may_call, may_take_spare
from .table import PEEP, SPARE


@verb
def holds(cards):
    """Whether a set holds anything."""
    return cards != NONE


@verb
def voice_of(voices, seat):
    """The policy of a seat, read from its row."""
    row = voices[seat]
    return Voice(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[11],
                 row[12], row[13], row[14], row[15])  # fmt: skip


@verb
def number(cards):
    """How many cards a set holds, as a number to reckon with."""
    return np.int64(size(cards))


@verb
def longest(hand):
    """The lane with most cards; of equals that with the higher top card, then the next; then the later lane."""
    best = 0
    for lane in range(1, 4):
        more = number(hand & four_suit(lane)) - number(hand & four_suit(best))
        if more > 0 or (more == 0 and four_held(hand, lane) >= four_held(hand, best)):
            best = lane
    return best


@verb
def shortest(hand):
    """The reverse, of the suits held."""
    best = -1
    for lane in range(4):
        if holds(hand & four_suit(lane)):
            if best < 0:
                best = lane
            more = number(hand & four_suit(lane)) - number(hand & four_suit(best))
            if more < 0 or (more == 0 and four_held(hand, lane) < four_held(hand, best)):
                best = lane
    return best


@verb
def tops(cards, ranks):
    """Points above the least of a suit's ace, king, queen, knave and ten: 5, 4, 3, 2, 1."""
    found = 0
    for k in range(5):
        found += number(cards & four_from(ranks - 1 - k))  # the ace is counted five times, the king four
    return found


@step
def points(hand, lane, ranks):
    """What a hand is worth with a suit as trumps; see `policy`."""
    trumps = hand & four_suit(lane)
    side = hand ^ trumps
    aces, kings = number(side & four_rank(ranks - 1)), number(side & four_rank(ranks - 2))
    return 5 * number(trumps) + tops(trumps, ranks) + 8 * aces + 4 * kings + 2 * number(side & four_rank(ranks - 3))


@step
def best_lane(hand, voice, ranks):
    """The suit a policy makes trumps."""
    best = longest(hand)
    if not voice.plain:
        for lane in range(4):
            if points(hand, lane, ranks) > points(hand, best, ranks):
                best = lane
    return best


@step
def best_cards(hand, many, voice, ranks):
    """Laws 13, 19 and 21: the best suit from the top, then aces of other suits, then the highest others."""
    suit = four_suit(best_lane(hand, voice, ranks))
    kept = NONE
    for _ in range(min(many, number(hand))):
        left = hand ^ kept
        aces = left & four_rank(ranks - 1)
        kept |= strongest(left & suit if holds(left & suit) else (aces if holds(aces) else left))
    return kept


@step
def worst_cards(hand, many, voice, ranks):
    """Law 12: the cards a policy throws away for others, when it buys so many."""
    return hand ^ best_cards(hand, number(hand) - many, voice, ranks)


@verb
def plain_call(hand, tricks, ranks):
    """The level that `plain` would call, allowed or not."""
    suit = four_suit(longest(hand))
    trumps = hand & suit
    top, next_top = holds(trumps & four_rank(ranks - 1)), holds(trumps & four_rank(ranks - 2))
    aces = number(hand & ~suit & four_rank(ranks - 1))
    strength = number(trumps) + aces - 1 - (0 if top or next_top else 1)
    if strength >= number(hand) - 1 and top and next_top:
        return 2 * tricks
    return 2 * strength if strength < tricks else PASS


@step
def is_low(hand, lowest):
    """Law 11: whether a hand is low enough in every suit it holds; see `Policy.misery`."""
    for lane in range(4):
        held = hand & four_suit(lane)
        for room in (0, 3, 8):
            if holds(weakest(held) & four_from(lowest + room)):
                return False
            held ^= weakest(held)
    return lowest > 0


@verb
def own_call(hand, best, voice, terms, holders):
    """The call a policy makes of a hand: the highest it has the points for, if it outbids the best."""
    if voice.plain:
        level = plain_call(hand, terms.tricks, terms.ranks)
        return level if level > PASS and may_call(level, best, terms) else PASS
    worth = points(hand, best_lane(hand, voice, terms.ranks), terms.ranks)
    have = worth - voice.base - voice.rival * (holders - 4)
    nap = voice.slope * terms.tricks + voice.nap
    level = PASS
    for count in range(1, terms.tricks + voice.four - 1):
        if have >= voice.slope * count and worth >= voice.least:
            level = 2 * count
    if have >= nap:
        level = 2 * terms.tricks
    if best >= 2 * terms.tricks:
        over = best // 2 - terms.tricks + 1
        level = best + 2 if have >= nap + voice.raises * over else PASS
    if level < terms.misery and is_low(hand, voice.misery):
        level = terms.misery
    return level if level > PASS and may_call(level, best, terms) else PASS


@verb
def own_word(hand, best, taken, peeped, voice, terms, holders):
    """Laws 3, 11, 13, 15, 16 and 21: what a policy says on its turn; before its word it may peep."""
    level = own_call(hand, best, voice, terms, holders)
    if terms.peep and not peeped and points(hand, best_lane(hand, voice, terms.ranks), terms.ranks) >= voice.peep:
        return PEEP
    if level < 2 * terms.tricks and may_take_spare(best, taken, terms):
        return SPARE if points(hand, best_lane(hand, voice, terms.ranks), terms.ranks) >= voice.spare else level
    return level


@step
def meets(hand, level, voice, terms, holders):
    """Law 17: whether a Nap caller takes a raise himself."""
    have = points(hand, best_lane(hand, voice, terms.ranks), terms.ranks)
    over = level // 2 - terms.tricks
    need = voice.base + voice.rival * (holders - 4) + voice.slope * terms.tricks + voice.nap + voice.raises * over
    return have >= need


@verb
def own_draw(hand, voice, terms, room):
    """Law 12: how many cards a policy buys: those that are neither of its best suit nor aces, if there are so many."""
    suit = four_suit(best_lane(hand, voice, terms.ranks))
    return min(voice.buys, room, number(hand & ~suit & ~four_rank(terms.ranks - 1)))
