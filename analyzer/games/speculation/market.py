"""The course of one pool in the order of the laws, every card offered for sale when it may be.

Amounts are thousandths of a counter; a card is a number here, because the order in which cards are turned counts.
"""

from typing import NamedTuple

import numpy as np

from ...core.hands import above, lane_of, set_of, size
from ...core.jit import U, callable_in_kernels, step, verb
from ...core.rng import BIDS, normal_quantile, nth, stream, unit, word
from . import policy, rules, worth

# places in Table.now
POOL, PRIZE, BEST, LEADER, TURN, OFFERS, SALES, TURNED, EVENTS, DEALER, BUYER, UNSEEN, DOWN = range(13)
# columns of Table.seats
DEALT, HIDDEN, BOUGHT, LOOKED, MONEY = range(5)
# kinds of events in Table.log: kind, seat, card or other seat, amount, what
STAKES, TURN_UP, SOLD, SHOWN, LEADS, PAYS, PASSES, WINS = range(8)
# what is sold
UNTURNED, LEAD, CARD = range(3)
NOBODY = -1

passes, shows_down, next_to_turn = verb(rules.passes), verb(rules.shows_down), verb(rules.next_to_turn)
leads, owner_when_turned = verb(rules.leads), verb(rules.owner_when_turned)
marked, wins, owner_of_turn_up = verb(rules.marked), verb(rules.wins), verb(rules.owner_of_turn_up)
stakes = verb(rules.stakes)
bid, least = verb(policy.bid), verb(policy.least)
lead_value, card_value = step(worth.lead_value), step(worth.card_value)
callable_in_kernels(worth.stays_best)


class Table(NamedTuple):
    """What lies on the table in one deal, as int64; row `players` is the spare hand, then come the turn-ups."""

    cards: np.ndarray  # in the order in which they will be turned
    seats: np.ndarray  # how many cards a row was dealt, hides, has sold; who looked out of turn; what it has received
    now: np.ndarray  # see the places above; DOWN: cards face down in all; UNSEEN: the set nobody has seen
    log: np.ndarray  # one event a row; no rows: nothing is noted


class Rules(NamedTuple):
    """What holds for all deals of a question."""

    players: int
    terms: tuple
    policy: tuple
    asker: int  # does not bid; NOBODY: all do
    marked: np.uint64  # all knaves and fives
    seed: np.uint64


@verb
def note(table, kind, seat, card, amount, what):
    """Write down an event, if anybody wants to read it."""
    k = table.now[EVENTS]
    if k < len(table.log):
        row = table.log[k]
        row[0], row[1], row[2], row[3], row[4] = kind, seat, card, amount, what
    table.now[EVENTS] = k + 1


@verb
def many(cards):
    """How many cards a set holds, as a number that may be subtracted from."""
    return np.int64(size(cards))


@verb
def unseen_by_all(table):
    """The set of cards nobody has seen."""
    return U(table.now[UNSEEN])


@verb
def higher(unseen, best):
    """The unseen trumps above a card."""
    return unseen & lane_of(set_of(best)) & above(set_of(best))


@verb
def place(card, of):
    """How many of the cards `of` are above a card that is one of them, or -1."""
    return many(of & above(set_of(card))) if of & set_of(card) else -1


@step
def fair_lead(table, game, best, pool, unseen):
    """What the leading card is worth to anybody."""
    beat = higher(unseen, best)
    spare = table.seats[game.players, HIDDEN]
    hidden = table.now[DOWN] - spare
    below = many(unseen & game.marked) - many(beat & game.marked)
    return lead_value(float(pool), game.terms.penalty, float(many(unseen)), hidden, spare, many(beat), below)


@step
def fair_card(table, game):
    """What one face-down card is worth to anybody."""
    unseen, best, terms = unseen_by_all(table), table.now[BEST], game.terms
    beat, lane = higher(unseen, best), best - best % 16
    spare = table.seats[game.players, HIDDEN]
    hidden = table.now[DOWN] - spare
    knave = place(lane + terms.knave, beat)
    five = place(lane + terms.five, beat) if terms.five < 16 else -1
    counted = float(many(unseen)), hidden, spare, many(beat), many(unseen & game.marked)
    return card_value(float(table.now[POOL]), terms.penalty, *counted, knave, five)


@step
def fair_turn_up(table, game):
    """What the turn-up is worth before it is turned: the mean over all that it may be."""
    unseen, total, terms = unseen_by_all(table), 0.0, game.terms
    more = many(unseen) - table.now[DOWN] - 1 >= 1
    for card in range(64):
        if unseen & set_of(card):
            due = terms.penalty if marked(card, terms) else 0
            pool = table.now[POOL]
            if passes(card, more, terms):
                total += pool
            else:
                total += fair_lead(table, game, card, pool + due, unseen ^ set_of(card)) - due
    return total / many(unseen)


@verb
def opinion_of(game, deal, offer, seat):
    """How highly a seat thinks of what is offered, between 0 and 1: the same for all where opinions do not spread."""
    if game.policy.spread == 0.0:
        return 0.5
    return unit(nth(word(stream(game.seed, BIDS, U(seat)), deal), offer))


@step
def offer(table, game, deal, fair, owner, what):
    """Law 7: sell to the highest bid above the owner's reserve; returns who owns it then."""
    buyer, highest = owner, 0.0
    for k in range(1, game.players):
        seat = (owner + k) % game.players
        if seat != game.asker and not table.seats[seat, LOOKED]:
            opinion = opinion_of(game, deal, table.now[OFFERS], seat)
            if opinion > highest:
                buyer, highest = seat, opinion
    top = bid(fair, normal_quantile(highest), game.policy) if buyer != owner else 0
    table.now[OFFERS] += 1
    if top <= least(fair, game.policy):
        buyer = owner
    if buyer != owner:
        table.seats[owner, MONEY] += top
        table.seats[buyer, MONEY] -= top
        table.now[SALES] += 1
        note(table, SOLD, owner, buyer, top, what)
    return buyer


@step
def offer_lead(table, game, deal):
    """Law 7: the leading card is offered; if it is sold, the turn passes to the buyer's left."""
    leader = table.now[LEADER]
    if game.policy.trades and leader >= 0 and table.now[DOWN] > 0:
        fair = fair_lead(table, game, table.now[BEST], table.now[POOL], unseen_by_all(table))
        buyer = offer(table, game, deal, fair, leader, LEAD)
        if buyer != leader:
            table.now[LEADER] = buyer
            table.now[TURN] = (buyer + 1) % game.players


@verb
def pay_penalty(table, game, card, owner):
    """Law 10: the owner of a knave or five pays when it is turned."""
    if game.terms.penalty and owner >= 0 and marked(card, game.terms):
        table.seats[owner, MONEY] -= game.terms.penalty
        table.now[POOL] += game.terms.penalty
        note(table, PAYS, owner, card, game.terms.penalty, 0)


@step
def show(table, game, seat, owner):
    """Laws 6, 8 and 10: a seat's next card is turned; if it leads, its owner is the leader."""
    mine = table.seats[seat]
    card = table.cards[seat, mine[DEALT] - mine[HIDDEN]]
    mine[HIDDEN] -= 1
    mine[BOUGHT] = max(mine[BOUGHT] - 1, 0)
    table.now[DOWN] -= 1
    table.now[UNSEEN] ^= np.int64(set_of(card))
    table.now[TURNED] += 1
    note(table, SHOWN, seat, card, 0, 0)
    pay_penalty(table, game, card, owner)
    if leads(card, table.now[BEST]):
        table.now[BEST] = card
        table.now[LEADER] = owner
        table.now[TURN] = (owner + 1) % game.players
        note(table, LEADS, owner, card, 0, 0)
    else:
        table.now[TURN] = (seat + 1) % game.players


@verb
def owner_before_turning(table, game, seat):
    """Whose a seat's next card is: the buyer's of the lot if it is part of it, nobody's in the spare hand."""
    if seat == game.players:
        return NOBODY
    return table.now[BUYER] if table.seats[seat, BOUGHT] > 0 else seat


@step
def show_all(table, game):
    """Law 4, the showdown: all hands are turned together, nothing is sold any more."""
    for seat in range(game.players + 1):
        while table.seats[seat, HIDDEN]:
            show(table, game, seat, owner_before_turning(table, game, seat))


@step
def show_in_turn(table, game, deal):
    """Laws 5 to 9: round and round until all cards are turned, each offered before, the leading card after each."""
    players = game.players
    while table.now[DOWN] > 0:
        seat = next_to_turn(table.now[TURN], table.now[LEADER], table.seats[:, HIDDEN], players)
        owner = owner_before_turning(table, game, seat)
        if owner >= 0 and game.policy.trades:
            buyer = offer(table, game, deal, fair_card(table, game), owner, CARD)
            owner = owner_when_turned(owner, buyer)
        show(table, game, seat, owner)
        offer_lead(table, game, deal)


@step
def settle_pool(table):
    """Laws 11 and 12: the owner of the highest trump has the pool; what nobody has is carried."""
    owner, pool = table.now[LEADER], table.now[POOL]
    winner = owner if wins(owner, table.seats[:, LOOKED]) else NOBODY
    table.now[PRIZE] = pool
    if winner >= 0:
        table.seats[winner, MONEY] += pool
        table.now[POOL] = 0
    note(table, WINS, winner, table.now[BEST], pool, owner)
    return winner


@step
def play_on(table, game, deal, showdown):
    """From a leading card on: it is offered, then all hands are turned."""
    offer_lead(table, game, deal)
    if showdown:
        show_all(table, game)
    else:
        show_in_turn(table, game, deal)
    return settle_pool(table)


@step
def turn_up(table, game, deal, card):
    """Laws 3, 4 and 10: the turn-up is offered unseen and turned; whether it passes the deal."""
    owner = table.now[LEADER]
    if owner >= 0 and game.policy.trades:
        owner = offer(table, game, deal, fair_turn_up(table, game), owner, UNTURNED)
    table.now[LEADER], table.now[BEST] = owner, card
    table.now[TURN] = ((owner if owner >= 0 else table.now[DEALER]) + 1) % game.players
    table.now[UNSEEN] ^= np.int64(set_of(card))
    note(table, TURN_UP, owner, card, 0, 0)
    pay_penalty(table, game, card, owner)
    more = many(unseen_by_all(table)) - table.now[DOWN] >= 1
    passed = passes(card, more, game.terms)
    if passed:
        note(table, PASSES, owner, card, 0, 0)
    return passed


@step
def play_pool(table, game, deal, card):
    """One pool from its turn-up on; returns who has it, and whether the deal passed."""
    passed = turn_up(table, game, deal, card)
    if passed:
        return settle_pool(table), passed
    return play_on(table, game, deal, shows_down(card, game.terms)), passed
