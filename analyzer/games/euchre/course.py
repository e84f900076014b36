"""The course of a deal of Euchre: who makes trumps, the dealer's discard, five tricks, the points."""

from ...core.hands import NONE
from ...core.jit import pick, step, verb
from ...core.making import made
from ...core.two import takes
from .bidding import NAME, PASS, TURNED, YES, names, orders_up, takes_up
from .choices import follow, lead, thrown
from .table import DEALT, FREE_WORD, KEPT, LEFT, MAKER, NOBODY, NOT_TOLD, ORDER, SPOKEN, TRICKS, TRUMP, VOID

ELDER, DEALER = 0, 1
CARDS = 5


@verb
def made_of(table, hand, trump, game):
    """A hand of this deal once there are trumps."""
    order = table.now[ORDER]
    return made(hand, trump, game.tables.knave, game.tables.places[order, trump])


@step
def own_word(table, turn, game):
    """Laws 4 to 6: what a seat says by its policy; nobody knows more than his own cards and the turn-up."""
    seat = turn % 2
    hand, order, terms = table.hands[DEALT, seat], table.now[ORDER], game.terms
    voice, mood = game.speaks[seat], game.moods[seat, turn // 2]
    if turn == 0:
        return YES if orders_up(hand, order, game.tables, terms, voice, mood) else PASS
    if turn == 1:
        cards = made_of(table, hand | table.turned[0], TURNED, game)
        return YES if takes_up(cards, terms.ranks, voice, mood) else PASS
    return names(hand, order, game.tables, terms, voice, mood, seat == DEALER)


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
        table.words[turn] = word
        if word != PASS:
            table.now[MAKER], table.now[TRUMP] = seat, (TURNED if word == YES else word - NAME)
        turn += 1
    table.now[SPOKEN] = turn
    return True


@step
def take_up(table, game, arm):
    """Law 4: trumps are made of the hands; ordered or taken up, the dealer throws a card for the turn-up."""
    trump, turn = table.now[TRUMP], table.now[SPOKEN] - 1
    for seat in range(2):
        table.hands[KEPT, seat] = made_of(table, table.hands[DEALT, seat], trump, game)
    table.thrown[0] = NONE
    if table.words[turn] == YES:
        hand = table.hands[KEPT, DEALER]
        card = made_of(table, arm.thrown, trump, game)
        if card == NONE:
            card = thrown(hand, game.terms, game.speaks[DEALER])
        table.thrown[0] = card
        table.hands[KEPT, DEALER] = (hand ^ card) | made_of(table, table.turned[0], trump, game)


@step
def play_tricks(table, game):
    """Laws 8 to 10: five tricks."""
    leader = ELDER
    for seat in range(2):
        table.hands[LEFT, seat] = table.hands[KEPT, seat]
    table.now[TRICKS] = 0
    for trick in range(CARDS):
        other = 1 - leader
        led = lead(table.hands[LEFT, leader], game.terms, game.plays[leader])
        card = follow(table.hands[LEFT, other], led)
        table.hands[LEFT, leader] ^= led
        table.hands[LEFT, other] ^= card
        table.cards[trick, leader], table.cards[trick, other] = led, card
        leader = pick(takes(card, led), other, leader)
        table.took[trick] = leader
        table.now[TRICKS] += 1 if leader == ELDER else 0


@verb
def result(table, game, elders):
    """Law 11: what elder's tricks bring, as a result of the deal."""
    maker = table.now[MAKER]
    won = elders if maker == ELDER else CARDS - elders
    if won >= 3:
        points = 2 if won == CARDS else 1
    else:
        points = -(game.terms.defenders_march if won == 0 else 2)
    return VOID + (points if maker == ELDER else -points)
