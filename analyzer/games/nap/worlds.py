"""The worlds a seat of Nap imagines: hands of the others that agree with the laws and with all it has seen played."""

from ...core.fours import four_lane, four_pack
from ...core.hands import NONE, set_of, size
from ...core.jit import U, pdep, step, verb
from ...core.rng import draw_one, nth
from .choices import holds, number
from .table import DEALT, HELD, SENIOR, SHOWN, TOOK, TRICKS

TRIES = 1000  # times that hands are drawn until none shares a card with another; then they are drawn one by one


@verb
def draw_hand(stock, many, bits, k):
    """So many cards of a stock, with the words from the k-th on."""
    hand = NONE
    for j in range(many):
        card = pdep(set_of(draw_one(nth(bits, k + j), size(stock))), stock)
        stock ^= card
        hand |= card
    return hand


@step
def note_voids(table, holders, voids):
    """Law 6: who did not follow suit has none left of it."""
    leader = table.now[SENIOR]
    for trick in range(table.now[TRICKS] + 1):
        cards = table.sets[SHOWN] if trick == table.now[TRICKS] else table.cards[trick]
        led = cards[leader]
        for seat in range(holders):
            if trick == 0:
                voids[seat] = NONE
            if holds(led) and holds(cards[seat]) and not holds(cards[seat] & four_lane(led)):
                voids[seat] |= four_lane(led)
        leader = table.seats[TOOK, trick]


@verb
def unseen_by(table, holders, me, ranks):
    """The cards a seat has not seen: all but its own, those it threw away, and what was played."""
    seen = table.sets[DEALT, me] | table.sets[HELD, me]
    for seat in range(holders):
        seen |= table.sets[SHOWN, seat]
        for trick in range(table.now[TRICKS]):
            seen |= table.cards[trick, seat]
    return four_pack(U(ranks)) & ~seen


@step
def imagine(hands, many, voids, unseen, me, bits):
    """Fill the hands of all seats but one's own with so many cards each that are not seen.

    Hands of seats that showed themselves void are drawn freely from what they may hold, all again while two share a
    card; the others' from what is left: every set of hands is as likely as any other.
    """
    stock, clash, again = unseen, True, 0
    while clash and again < TRIES:
        stock, clash = unseen, False
        for seat in range(len(many)):
            if seat != me and holds(voids[seat]):
                hands[seat] = draw_hand(unseen & ~voids[seat], many[seat], bits, again * 64 + seat * 9)
                clash = clash or holds(hands[seat] & ~stock)
                stock &= ~hands[seat]
        again += 1
    if clash:  # hardly any hands fit
        one_by_one(hands, many, voids, unseen, me, bits)
        return
    for seat in range(len(many)):
        if seat != me and not holds(voids[seat]):
            hands[seat] = draw_hand(stock, many[seat], bits, again * 64 + seat * 9)
            stock ^= hands[seat]


@verb
def one_by_one(hands, many, voids, unseen, me, bits):
    """Hands that fit, though not all as likely: who may hold least is served first, each from what is left."""
    stock, served = unseen, 0
    for seat in range(len(many)):
        hands[seat] = hands[seat] if seat == me else NONE
    while served < len(many):
        first, least = -1, 99
        for seat in range(len(many)):
            room = number(stock & ~voids[seat])
            if seat != me and number(hands[seat]) < many[seat] and room < least:
                first, least = seat, room
        if first >= 0:
            word = TRIES * 64 + first * 18
            fits = draw_hand(stock & ~voids[first], min(many[first], least), bits, word)
            hands[first] = fits | draw_hand(stock ^ fits, many[first] - number(fits), bits, word + 9)
            stock ^= hands[first]
        served += 1
