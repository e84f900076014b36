"""The play of Écarté: the king in hand, five tricks, and what the deal comes to."""

from ...core.duel import solve
from ...core.jit import pick, step, verb
from ...core.two import takes
from .choices import follow, lead
from .exchange import manner_of, points_of
from .holdings import has_king
from .outcome import code_of_deal
from .policy import Voice
from .rules import CARDS
from .table import BY_DEALER, BY_ELDER, BY_HAND, HELD, KING, LOOSE, OPENLY, TURNED, WON


@verb
def voice_of(voices, seat, seen):
    """How a seat plays that has seen some cards; see `policy.king_seen`."""
    row = voices[seat]
    return Voice(row[0], row[1], row[2], pick(has_king(seen), 0, row[3]))


@verb
def marks(table, game, arm, seat):
    """Law 9: whether the holder of the king marks it before the first card, claim S4 considered."""
    if game.terms.compulsory:
        return True
    if seat == game.me and arm.king != BY_HAND:
        return arm.king == OPENLY
    lacks = game.terms.game - points_of(table, game, seat)
    return not (manner_of(game.manners, seat).secret and table.now[LOOSE] == 2 - seat and lacks == 2)


@verb
def mark_king(table, game, arm):
    """Law 9: the king of trumps in hand."""
    for seat in range(2):
        if has_king(table.sets[HELD, seat]) and marks(table, game, arm, seat):
            table.now[KING] = BY_ELDER if seat == 0 else BY_DEALER


@verb
def play_tricks(table, game):
    """Laws 10 and 11: five tricks by the seats' policies."""
    elder, dealer, leader = table.sets[HELD, 0], table.sets[HELD, 1], 0
    seen = table.extra[TURNED]
    for trick in range(CARDS):
        mine, theirs = (elder, dealer) if leader == 0 else (dealer, elder)
        led = lead(mine, voice_of(game.voices, leader, seen | table.sets[HELD, leader]))
        card = follow(theirs, led, game.terms)
        seen |= led | card
        table.leaders[trick] = leader
        table.cards[trick, leader], table.cards[trick, 1 - leader] = led, card
        elder ^= led if leader == 0 else card
        dealer ^= card if leader == 0 else led
        leader = 1 - leader if takes(card, led) else leader
        table.now[WON] += leader == 0


@step
def play_out(table, game, arm):
    """All that follows the words, and what the deal comes to; see `outcome`."""
    mark_king(table, game, arm)
    if game.solved:
        table.now[WON] = solve(
            table.sets[HELD, 0], table.sets[HELD, 1], True, game.terms.must_head, game.terms.must_trump
        )
    else:
        play_tricks(table, game)
    return code_of_deal(table.now[KING], table.now[WON], table.now[LOOSE], game.terms)
