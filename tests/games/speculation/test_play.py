"""The order of play, card by card, against the naive twin."""

from math import exp

import numpy as np
import pytest

from analyzer.core.deal import tables
from analyzer.core.jit import U
from analyzer.core.rng import normal_quantile
from analyzer.games import speculation
from analyzer.games.speculation import market
from analyzer.games.speculation.course import COLUMNS, lay_table
from analyzer.games.speculation.policy import Policy
from analyzer.games.speculation.scene import Arm, Stage
from analyzer.games.speculation.settle import deal_block
from analyzer.games.speculation.situation import Situation
from analyzer.games.speculation.variant import Variant

from . import naive

NOISY, FAIR_BELOW = Policy(spread=0.3, bias=1.05), Policy(reserve=0.9)
TABLES = {
    "book": ({}, {}, NOISY),
    "nobody trades": ({}, {}, Policy(trades=0)),
    "sold at the fair price": ({"court": "play"}, {"players": 4}, FAIR_BELOW),
    "ace": ({"court": "ace", "stakes": (6, 4)}, {"players": 3}, NOISY),
    "showdown": ({"court": "showdown"}, {"players": 6}, NOISY),
    "spare hand": ({"spare": True, "court": "play"}, {"players": 4}, NOISY),
    "spare hand, passing": ({"spare": True}, {"players": 3}, NOISY),
    "the pool's turn-up": ({"turn_up_to": "pool"}, {"players": 4}, NOISY),
    "the pool's turn-up, penalty": ({"turn_up_to": "pool", "penalty": 1, "court": "ace"}, {"players": 5}, NOISY),
    "penalty": ({"penalty": 1}, {"players": 5}, NOISY),
    "penalty, showdown, spare": ({"penalty": 2, "court": "showdown", "spare": True}, {"players": 4}, NOISY),
    "32 cards": ({"pack": 32, "penalty": 1}, {"players": 5}, NOISY),
    "32 cards, all of them": ({"pack": 32}, {"players": 10}, NOISY),
    "looked": ({}, {"players": 4, "looked": "2 4"}, NOISY),
    "dead": ({}, {"players": 5, "dead": "Ac Kd 2h 3h 5s Js"}, NOISY),
    "two": ({"penalty": 1, "spare": True}, {"players": 2}, NOISY),
    "most": ({"court": "play"}, {"players": 17}, NOISY),
}


class Market:
    """The bids of the kernel, for the twin."""

    def __init__(self, stage, deal):
        self.game, self.deal, self.reserve = stage.game, U(deal), stage.game.policy.reserve
        self.silent = set()

    def factor(self, offer, seat):
        policy, opinion = self.game.policy, float(market.opinion_of(self.game, self.deal, offer, seat))
        return policy.bias * exp(policy.spread * normal_quantile(opinion))


def stage_of(variant, moment, policy, seed=11):
    moment = Situation.read(Variant(**variant), **moment)
    return Stage(moment, policy, seed, [Arm((), moment.owner)], pools=len(moment.unseen) - moment.dealt)


def cards_of(stage, deal):
    """Return the hands of a deal in the order they will be turned, the spare hand, the turn-ups."""
    hands, table = np.zeros((stage.rows, 1), np.uint64), stage.table()
    deal_block(hands, stage.dealing, tables(), stage.scene.unseen, stage.game.seed, U(deal))
    lay_table(table, hands, 0, stage.scene, stage.game, U(deal))
    n, dealt = stage.players, table.seats[:, market.DEALT]
    rows = [[stage.name(int(c)) for c in table.cards[row, : dealt[row]]] for row in range(n + 1)]
    turn_ups = [stage.name(int(c)) for c in table.cards[n + 1, : stage.rows - n - 2]]
    return rows[:n], rows[n], turn_ups


def pools_of(events, stage):
    """Return what the kernel's events say, as the twin says it: one dict a pool."""
    pools, what = [], ("turn-up", "lead", "card")
    for kind, seat, other, amount, sold in events.tolist():
        if kind == market.STAKES:
            pools.append({"turned": [], "sales": [], "passed": False})
        now = pools[-1]
        if kind == market.TURN_UP:
            now["turn_up"] = stage.name(other)
        elif kind == market.SOLD:
            now["sales"].append((seat, other, amount, what[sold]))
        elif kind == market.SHOWN:
            now["turned"].append((seat, stage.name(other)))
        elif kind == market.PASSES:
            now["passed"] = True
        elif kind == market.WINS:
            now |= {"owner": None if seat < 0 else seat, "best": stage.name(other), "pool": amount}
    return pools


def twin_of(stage, variant, deal):
    hands, spare, turn_ups = cards_of(stage, deal)
    given = {key: variant[key] for key in ("stakes", "court", "turn_up_to", "penalty") if key in variant}
    pack, moment = stage.situation.variant.cards, stage.situation
    return naive.play(
        players=stage.players, hands=hands, spare=spare, turn_ups=turn_ups, dealer=stage.players - 1,
        looked={seat - 1 for seat in moment.looked}, pack_ranks=pack.ranks, dead=pack.names(moment.dead),
        market=Market(stage, deal) if stage.game.policy.trades else None, **given,
    )  # fmt: skip


def compare(name, deals, first=0):
    variant, moment, policy = TABLES[name]
    stage = stage_of(variant, moment, policy)
    for deal in range(first, first + deals):
        rows, events = stage.rows_of(deal, 1, log=4000)
        told, twin = pools_of(events, stage), twin_of(stage, variant, deal)
        for mine, other in zip(told, twin, strict=True):
            assert mine == {key: other[key] for key in mine}, f"{name}, deal {deal}"
        received = rows[0, len(COLUMNS) : len(COLUMNS) + stage.players].tolist()
        assert received == twin[0]["money"], f"{name}, deal {deal}"
        row = dict(zip(COLUMNS, rows[0].tolist(), strict=False))
        assert (row["pools"], row["carried"]) == (len(twin), twin[0]["carried"])
        net = np.sum([pool["money"] for pool in twin], axis=0)
        for number in range(len(twin)):
            net -= 1000 * np.array([stakes_of(stage, seat, number) for seat in range(stage.players)])
        assert rows[0, len(COLUMNS) + stage.players :].tolist() == net.tolist()


def stakes_of(stage, seat, number):
    dealer, other = stage.situation.variant.stakes
    return dealer if seat == (stage.players - 1 + number) % stage.players else other


@pytest.mark.parametrize("name", TABLES)
def test_every_deal_is_the_twins(name):
    compare(name, 150)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_many_deals_are_the_twins(name):
    compare(name, 6000, first=1000)


@pytest.mark.parametrize("name", TABLES)
def test_money_is_conserved(name):
    variant, moment, policy = TABLES[name]
    stage = stage_of(variant, moment, policy)
    rows, _ = stage.rows_of(0, 3000)
    left = rows[:, len(COLUMNS) + stage.players :].sum(axis=1)
    played_on = rows[:, 0] > 1
    carried = rows[:, COLUMNS.index("carried")]
    assert (left[~played_on] == -carried[~played_on]).all()
    assert (left <= 0).all()


def test_worked_deal_of_the_rules():
    """Section 1.7: A sells the turn-up to C for 1, then A's queen to B for 3; C takes 6 with the king."""
    table = empty_table(5)
    hands = ["4d Tc Kd 9s 3c 6d", "Kc Jd 6d", "Qd 5h 7s", "Td 2c As", "2s 8h Kd"]
    hands = [["4d", "Tc", "3c"], ["Kc", "Jd", "6d"], ["Qd", "5h", "7s"], ["Td", "2c", "As"], ["2s", "8h", "Kd"]]
    lay(table, hands, leader=4, best="9d", turn=0, pool=6)  # D E A B C sit in this order; C has bought the turn-up
    order = play_by_hand(table, 5, sales={"Qd": (2, 3)})
    assert order == "4d Kc Qd 2s Tc Jd 5h 8h 3c 6d 7s Kd Td 2c As".split()
    assert (table.now[market.LEADER], name_of(table.now[market.BEST])) == (4, "Kd")


def empty_table(players):
    seats, cards = np.zeros((players + 2, 5), np.int64), np.zeros((players + 2, 3), np.int64)
    return market.Table(cards, seats, np.zeros(13, np.int64), np.zeros((0, 5), np.int64))


PACK = Variant().cards


def number_of(name):
    return PACK.read(name, "")[0]


def name_of(card):
    return PACK.name(int(card))


def lay(table, hands, leader, best, turn, pool):
    for seat, hand in enumerate(hands):
        table.cards[seat] = [number_of(card) for card in hand]
        table.seats[seat, market.DEALT] = table.seats[seat, market.HIDDEN] = len(hand)
    table.now[market.DOWN] = sum(map(len, hands))
    table.now[market.UNSEEN] = sum(1 << number_of(card) for hand in hands for card in hand)
    table.now[market.LEADER], table.now[market.BEST] = leader, number_of(best)
    table.now[market.TURN], table.now[market.POOL] = turn, 1000 * pool


def play_by_hand(table, players, sales):
    """Turn cards in order; `sales` maps a card to its seller and buyer. Return the cards in the order turned."""
    terms = Variant().terms
    game = market.Rules(players, terms, Policy(trades=0), -1, U(0), U(1))
    order = []
    while table.now[market.DOWN]:
        now = table.now
        hidden = np.ascontiguousarray(table.seats[:, market.HIDDEN])
        seat = int(market.next_to_turn(now[market.TURN], now[market.LEADER], hidden, players))
        card = table.cards[seat, table.seats[seat, market.DEALT] - table.seats[seat, market.HIDDEN]]
        market.show(table, game, seat, seat)
        order.append(name_of(card))
        if order[-1] in sales:
            seller, buyer = sales[order[-1]]
            assert now[market.LEADER] == seller
            now[market.LEADER], now[market.TURN] = buyer, (buyer + 1) % players
    return order


def test_a_deal_is_the_same_alone_and_in_a_block():
    asked = {"players": 5, "bidders": "noisy", "seed": 3}
    block = speculation.deals(n=60, **asked)
    alone = [speculation.deals(n=1, first=k, **asked) for k in (0, 1, 37, 59)]
    for frame in alone:
        assert frame.equals(block.loc[frame.index])
