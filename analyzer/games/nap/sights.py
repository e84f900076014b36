"""How a seat of Nap looks beyond its own policy: all hands open, or over worlds that agree with what it has seen."""

from ...core.fours import four_lane
from ...core.hands import NONE
from ...core.jit import U, step, verb
from ...core.rng import WORLDS, nth, stream
from ...core.trumps import weakest
from .choices import holds, number
from .dummy.leads import makes_call, shuns_call
from .dummy.positions import takes
from .rules import goal_of, heading, legal_plays
from .table import LEADER, LEFT, LEVEL, MADE, SENIOR, SHOWN, TRICKS, TRUMP, WON
from .worlds import imagine, note_voids, unseen_by

OPEN_HANDS = 1  # place in policy.SIGHTS
SPAN = 200_000  # words of a world: no two choices share any


@step
def succeeds(table, game, eyes, hands, seat, card):
    """Whether the caller has his call, all hands being as they are given, if a seat plays a card and all play well."""
    senior, leader, trump, misery = table.now[SENIOR], table.now[LEADER], table.extra[TRUMP], table.now[LEVEL] % 2 == 1
    full = True
    for k in range(game.holders):
        eyes.held[k], eyes.shown[k] = hands[k], table.sets[SHOWN, k]
        full = full and (k == seat or holds(eyes.shown[k]))
    eyes.held[seat] ^= card
    eyes.shown[seat] = card
    led = four_lane(eyes.shown[leader])
    if not holds(trump) and (not misery or game.terms.misery_trumps):
        trump = led
    need = 1 if misery else goal_of(table.now[LEVEL], game.terms) - table.now[WON]
    if full:
        best, leads = eyes.shown[leader], leader
        for k in range(game.holders):
            if holds(heading(eyes.shown[k], led, best, trump)):
                best, leads = eyes.shown[k], k
        for k in range(game.holders):
            eyes.shown[k] = NONE
        leader = leads
        need -= leads == senior
    return takes(eyes.held, eyes.shown, leader, senior, trump, need, misery, eyes.memo) != misery


@verb
def led_so_far(table):
    """The suit led to the trick that is on, or none."""
    card = table.sets[SHOWN, table.now[LEADER]]
    return four_lane(card) if holds(card) else NONE


@step
def with_open_hands(table, game, eyes, seat, own):
    """A card that makes sure of the call, or of its failure; one's own if it does, or if nothing does."""
    mine, hands = seat == table.now[SENIOR], table.sets[LEFT]
    if succeeds(table, game, eyes, hands, seat, own) == mine:
        return own
    rest = legal_plays(hands[seat], led_so_far(table)) ^ own
    while holds(rest):
        card = weakest(rest)
        rest ^= card
        if succeeds(table, game, eyes, hands, seat, card) == mine:
            return card
    return own


@step
def over_worlds(table, game, eyes, bits, seat, own):
    """The card that does best over the worlds; one's own if none is better."""
    mine, cards = seat == table.now[SENIOR], legal_plays(table.sets[LEFT, seat], led_so_far(table))
    if cards == own:
        return own
    note_voids(table, game.holders, eyes.voids)
    unseen = unseen_by(table, game.holders, seat, game.terms.ranks)
    begin = stream(bits, WORLDS, U(table.now[TRICKS] * game.holders + seat))
    for k in range(len(eyes.votes)):
        eyes.votes[k] = 0
    for k in range(game.holders):
        eyes.many[k] = number(table.sets[LEFT, k])
    eyes.hands[seat] = table.sets[LEFT, seat]
    for world in range(game.worlds):
        imagine(eyes.hands, eyes.many, eyes.voids, unseen, seat, nth(begin, world * SPAN))
        rest, k = cards, 0
        while holds(rest):
            card = weakest(rest)
            rest ^= card
            eyes.votes[k] += succeeds(table, game, eyes, eyes.hands, seat, card) == mine
            k += 1
    best, most, rest, k = own, -1, cards, 0
    while holds(rest):
        card = weakest(rest)
        rest ^= card
        if eyes.votes[k] > most or (eyes.votes[k] == most and card == own):
            best, most = card, eyes.votes[k]
        k += 1
    return best


@step
def insight(table, game, eyes, bits, seat, own):
    """The card a seat plays with such eyes; `own` is what its policy would play."""
    if game.sights[seat] == OPEN_HANDS:
        return with_open_hands(table, game, eyes, seat, own)
    return over_worlds(table, game, eyes, bits, seat, own)


@step
def solve(table, game, eyes, card):
    """What becomes of the call when all hands are open and all play well; the asker plays a card, if it is any."""
    senior, level = table.now[SENIOR], table.now[LEVEL]
    if holds(card):
        made = succeeds(table, game, eyes, table.sets[LEFT], game.me, card)
    elif level % 2 == 1:
        made = shuns_call(table.sets[LEFT][: game.holders], senior, game.terms.misery_trumps, eyes.memo)
    else:
        made = makes_call(table.sets[LEFT][: game.holders], senior, goal_of(level, game.terms), eyes.memo)
    table.now[MADE] = made
