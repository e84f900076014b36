"""The course of a deal of Euchre: who makes trumps, the dealer's discard, five tricks, the points."""

from ...core.duel import solve
from ...core.hands import NONE
from ...core.jit import pick, step, verb
from ...core.making import made
from ...core.trumps import weakest
from ...core.two import takes
from .bidding import NAME, NONE_GOOD, PASS, TURNED, YES, named, orders_up, takes_up
from .choices import follow, lead, thrown
from .table import (
    CARD,
    DEALT,
    FREE_WORD,
    KEPT,
    LEFT,
    MAKER,
    NOBODY,
    NOT_TOLD,
    ORDER,
    OTHERS,
    PLAYS,
    SPEAKS,
    SPOKEN,
    TAKEN,
    THROWN,
    TOOK,
    TRICKS,
    TRUMP,
    TURNED_UP,
    VOID,
    WORD,
    voice_of,
)

ELDER, DEALER = 0, 1
CARDS = 5


@verb
def made_of(table, hand, trump, game):
    """A hand of this deal once there are trumps."""
    return made(hand, trump, game.knave, table.now[ORDER], game.places)


@step
def own_word(table, turn, game):
    """Laws 4 to 6: what a seat says by its policy; nobody knows more than his own cards and the turn-up."""
    seat = turn % 2
    hand, order, voice = table.sets[DEALT, seat], table.now[ORDER], voice_of(game, SPEAKS + seat)
    mood = game.moods[seat, turn // 2]
    if turn == 0:
        return YES if orders_up(hand, order, game.places, game.knave, game.ranks, voice, mood) else PASS
    if turn == 1:
        cards = made_of(table, hand | table.sets[OTHERS, TURNED_UP], TURNED, game)
        return YES if takes_up(cards, game.ranks, voice, mood) else PASS
    last = seat == DEALER
    best = named(hand, order, game.places, game.knave, game.ranks, voice, mood, last, False)
    if best == NONE_GOOD and last and game.stick_dealer:
        best = named(hand, order, game.places, game.knave, game.ranks, voice, mood, last, True)
    return PASS if best == NONE_GOOD else NAME + best


@step
def speak(table, game, arm):
    """Laws 4 to 7: all words; returns whether the other would have said what was said."""
    table.now[MAKER] = NOBODY
    turn = 0
    while turn < 4 and table.now[MAKER] == NOBODY:
        seat, told = turn % 2, game.said[turn]
        if turn == arm.turn and arm.word != FREE_WORD:
            word = arm.word
        elif told != NOT_TOLD and seat == game.me:
            word = told
        else:
            word = own_word(table, turn, game)
            if told != NOT_TOLD and told != word:
                return False
        table.now[WORD + turn] = word
        if word != PASS:
            table.now[MAKER], table.now[TRUMP] = seat, (TURNED if word == YES else word - NAME)
        turn += 1
    table.now[SPOKEN] = turn
    return True


@verb
def is_taken_up(table):
    """Law 4: whether the dealer has the turn-up."""
    return table.now[WORD + table.now[SPOKEN] - 1] == YES


@step
def take_up(table, game, arm):
    """Law 4: trumps are made of the hands; ordered or taken up, the dealer throws a card for the turn-up."""
    trump = table.now[TRUMP]
    for seat in range(2):
        table.sets[KEPT, seat] = made_of(table, table.sets[DEALT, seat], trump, game)
    table.sets[OTHERS, THROWN] = NONE
    if is_taken_up(table):
        hand = table.sets[KEPT, DEALER]
        card = made_of(table, arm.thrown, trump, game)
        if card == NONE:
            card = thrown(hand, game, voice_of(game, SPEAKS + DEALER))
        table.sets[OTHERS, THROWN] = card
        turned = made_of(table, table.sets[OTHERS, TURNED_UP], trump, game)
        table.sets[KEPT, DEALER] = (hand ^ card) | turned
        table.sets[TAKEN, DEALER] = turned


@step
def play_tricks(table, game):
    """Laws 8 to 10: five tricks."""
    leader = ELDER
    for seat in range(2):
        table.sets[LEFT, seat] = table.sets[KEPT, seat]
    table.now[TRICKS] = 0
    for trick in range(CARDS):
        other = 1 - leader
        led = lead(table.sets[LEFT, leader], game, voice_of(game, PLAYS + leader))
        card = follow(table.sets[LEFT, other], led)
        table.sets[LEFT, leader] ^= led
        table.sets[LEFT, other] ^= card
        table.sets[CARD + trick, leader], table.sets[CARD + trick, other] = led, card
        leader = pick(takes(card, led), other, leader)
        table.now[TOOK + trick] = leader
        table.now[TRICKS] += 1 if leader == ELDER else 0


@step
def open_tricks(table):
    """What elder takes if all hands are open and nobody makes a fault; the dealer throws what leaves elder least."""
    elder, dealer, least = table.sets[KEPT, ELDER], table.sets[KEPT, DEALER], CARDS
    if not is_taken_up(table):
        return solve(elder, dealer, True, 0, 0)
    held = dealer | table.sets[OTHERS, THROWN]
    cards = table.sets[OTHERS, THROWN] | (dealer & ~table.sets[TAKEN, DEALER])
    while cards != NONE:
        card = weakest(cards)
        cards ^= card
        least = min(least, solve(elder, held ^ card, True, 0, 0))
    return least


@verb
def result(table, game, elders):
    """Law 11: what elder's tricks bring, as a result of the deal."""
    maker = table.now[MAKER]
    won = elders if maker == ELDER else CARDS - elders
    if won >= 3:
        points = 2 if won == CARDS else 1
    else:
        points = -(game.defenders_march if won == 0 else 2)
    return VOID + (points if maker == ELDER else -points)
