"""Before the play of Nap, in the order of the laws: cards thrown down and bought, the calls, the card peeped at.

What was said is a fact, and paid already; from there on the asker does as his arm says, and policies say the rest.
"""

from ...core.jit import step, verb
from .choices import best_cards, meets, own_draw, own_word, voice_of, worst_cards
from .rules import DEALER, FOSTER, PASS, THROWN_IN
from .table import (
    AT_FIRST,
    DEALT,
    DOUBLED,
    DRAW,
    DRAWN,
    FREE,
    HELD,
    LEVEL,
    NET,
    NOBODY,
    PEEP,
    PEEP_CARD,
    PEEPED,
    POOL,
    SENIOR,
    SPARE,
    SPARE_HAND,
    SPARE_TO,
    SPOKEN,
    TO_BUY,
    WITH_PEEP,
    WITH_SPARE,
    WORD,
    draw,
    pay_in,
)


@verb
def open_deal(table, game, pool, doubled):
    """Nothing is said or paid yet; so much lies in the kitty."""
    for seat in range(game.players):
        table.seats[NET, seat], table.seats[PEEPED, seat], table.seats[WORD, seat] = 0, 0, PASS
    table.now[POOL], table.now[DOUBLED], table.now[DRAWN] = pool, doubled, 0


@verb
def stake(table, game):
    """Law 10: what the dealer and what the others pay in."""
    for seat in range(game.players):
        pay_in(table, seat, game.terms.kitty if seat == game.players - 1 else game.terms.kitty_others)


@verb
def told(game, asked, arm):
    """The word of the question asked: as it was said, or as the asker's arm says; else FREE."""
    if asked < len(game.said):
        return game.said[asked]
    return arm.word if asked == len(game.said) and game.me != NOBODY else FREE


@verb
def is_evidence(game, asked):
    """Whether a word was said by another and tells of his hand."""
    return asked < len(game.said) and game.heard[asked]


@verb
def throw_down(table, game, arm):
    """Law 19: each throws six or seven cards down to five."""
    ranks, tricks = game.terms.ranks, game.terms.tricks
    for seat in range(game.holders):
        hand = table.sets[DEALT, seat]
        if seat == game.me and arm.stage == AT_FIRST:
            hand &= ~arm.thrown
        elif game.terms.dealt > tricks and seat != game.me:
            hand = best_cards(hand, tricks, voice_of(game.voices, seat), ranks)
        table.sets[HELD, seat] = hand


@verb
def buy_cards(table, game, bits, arm):
    """Law 12: each in turn buys; returns how many were asked, or -1 if one would not have said what was said."""
    terms = game.terms
    room = 4 * terms.ranks - game.holders * terms.dealt - terms.spare * terms.tricks - (terms.peep > 0)
    for seat in range(game.holders):
        hand, voice, word = table.sets[HELD, seat], voice_of(game.voices, seat), told(game, seat, arm)
        if word == FREE or is_evidence(game, seat):
            own = DRAW + own_draw(hand, voice, terms, room)
            if word not in (FREE, own):
                return -1
            word = own
        many, table.spoken[seat] = word - DRAW, word
        room -= many
        if seat != game.me or seat >= len(game.said):  # what the asker bought before he holds
            mine = seat == game.me and arm.stage == TO_BUY
            hand &= ~(arm.thrown if mine else worst_cards(hand, many, voice, terms.ranks))
            for _ in range(many):
                hand |= draw(table, bits)
        if seat >= len(game.said):
            pay_in(table, seat, many)
        table.sets[HELD, seat] = hand
    return game.holders


@verb
def seen(table, game, seat):
    """The cards a seat reckons with: its own, and of those and a card it peeped at the best."""
    hand = table.sets[HELD, seat]
    if table.seats[PEEPED, seat]:
        return best_cards(hand | table.extra[PEEP_CARD], game.terms.tricks, voice_of(game.voices, seat),
                          game.terms.ranks)  # fmt: skip
    return hand


@verb
def answer(table, game, seat, asked, arm, best):
    """What a seat says, and whether it could have said so."""
    word = told(game, asked, arm)
    if word == FREE or is_evidence(game, asked):
        own = own_word(
            seen(table, game, seat), best, table.now[SPARE_TO] != NOBODY, table.seats[PEEPED, seat] > 0,
            voice_of(game.voices, seat), game.terms, game.holders,
        )  # fmt: skip
        return own, word in (FREE, own)
    return word, True


@step
def answer_raise(table, game, seat, asked, arm, level):
    """Law 17: whether the Nap caller takes a raise, and whether he could have said so."""
    word = told(game, asked, arm)
    if word == FREE or is_evidence(game, asked):
        takes = meets(seen(table, game, seat), level, voice_of(game.voices, seat), game.terms, game.holders)
        return takes, word in (FREE, level if takes else PASS)
    return word == level, True


@step
def take_spare(table, game, seat, asked, arm):
    """Law 13: the best of both hands; what the asker kept of them before he holds."""
    both = table.sets[HELD, seat] | table.extra[SPARE_HAND]
    if seat == game.me and arm.stage == WITH_SPARE:
        table.sets[HELD, seat] = both & ~arm.thrown
    elif seat != game.me or asked >= len(game.said):
        voice = voice_of(game.voices, seat)
        table.sets[HELD, seat] = best_cards(both, game.terms.tricks, voice, game.terms.ranks)
    table.now[SPARE_TO] = seat


@verb
def auction(table, game, asked, arm):
    """Laws 3, 4, 13 and 15 to 17: once round; returns whether all could have said what was said."""
    best, senior, caller, nap = PASS, NOBODY, NOBODY, 2 * game.terms.tricks
    table.now[SPARE_TO] = NOBODY
    for seat in range(game.holders):
        word = PEEP
        while word == PEEP:
            word, fits = answer(table, game, seat, asked, arm, best)
            if not fits:
                return False
            table.spoken[asked] = word
            asked += 1
            if word == PEEP:
                table.seats[PEEPED, seat] = 1
                pay_in(table, seat, 1 if asked > len(game.said) else 0)
        if word == SPARE:
            take_spare(table, game, seat, asked - 1, arm)
        level = nap if word == SPARE else word
        if level == nap:
            caller = seat
        meets_it = False
        if game.terms.challenge and level > nap and senior == caller:
            meets_it, fits = answer_raise(table, game, caller, asked, arm, level)
            if not fits:
                return False
            table.spoken[asked] = level if meets_it else PASS
            asked += 1
        if level != PASS:
            best, senior = level, caller if meets_it else seat
        table.seats[WORD, seat] = word
    if senior == NOBODY and not game.terms.double_header and game.terms.all_pass != THROWN_IN:
        best, senior = 2 * game.terms.lowest, game.holders - 1 if game.terms.all_pass == DEALER else 0
    table.now[SENIOR], table.now[LEVEL], table.now[SPOKEN] = senior, best, asked
    return True


@verb
def swap_peep(table, game, arm):
    """Law 21: the senior hand may exchange a card for the one face down, if he looked at it, or in any case."""
    senior, ranks = table.now[SENIOR], game.terms.ranks
    if senior != NOBODY and (table.seats[PEEPED, senior] or game.terms.peep == FOSTER):
        both = table.sets[HELD, senior] | table.extra[PEEP_CARD]
        if senior == game.me and arm.stage == WITH_PEEP:
            table.sets[HELD, senior] = both & ~arm.thrown
        else:
            table.sets[HELD, senior] = best_cards(both, game.terms.tricks, voice_of(game.voices, senior), ranks)


@verb
def stand(table, game, arm):
    """The asker plays a call, whatever others would say; of six or seven cards all throw down to five."""
    throw_down(table, game, arm)
    table.now[SENIOR], table.now[LEVEL], table.now[SPARE_TO] = game.me, arm.stands, NOBODY


@verb
def before_play(table, game, bits, arm):
    """All that comes before the first lead; returns whether all could have said what was said."""
    throw_down(table, game, arm)
    asked = buy_cards(table, game, bits, arm) if game.terms.buying else 0
    if asked < 0 or not auction(table, game, asked, arm):
        return False
    if game.terms.peep:
        swap_peep(table, game, arm)
    return True
