"""Imagined worlds agree with what a seat has seen, are as likely as they should be, and are worth imagining."""

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.games.bezique import moves
from analyzer.games.bezique.dealings import whole_dealing
from analyzer.games.bezique.hunt.worlds import hidden_from, imagine
from analyzer.games.bezique.scene import Stage, game_of, lab_of
from analyzer.games.bezique.situation import Situation
from analyzer.games.bezique.table import HELD, KNOWN, PLAYED, STOCK, TURN_UP, table_of
from analyzer.games.bezique.variant import Variant
from analyzer.games.bezique.whole import play_deals

ALL = 2**64 - 1


KNOWN_CARDS = (  # the asker is seat 0
    {"hand": "Qs Jd Kh Qh Ah 7c 8c 9d", "turn_up": "9h", "stock": 48},
    {"hand": "Qs Jd Kh Qh Ah 7c 8c 9d", "turn_up": "7h", "stock": 30, "theirs": "Kc Qc", "table": "Qs", "seen": "Ts"},
    {"hand": "Qs Jd Kh Qh Ah 7c 8c 9d", "turn_up": "9s", "stock": 2, "theirs": "Qs Jd", "led": "Tc"},
    {"hand": "Qs Jd Kh Qh Ah", "turn_up": "9s", "stock": 0, "theirs": "9s"},
)  # fmt: skip


def moments(many=6):
    """Yield tables of deals under way."""
    for known in KNOWN_CARDS:
        situation = Situation.read(Variant(), **known)
        stage = Stage(situation, moves.stage(situation), [{}], {"play": "book", "mine": "book"}, 1)
        for index in range(many):
            yield stage.deal(index)[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_world_has_every_card_once_and_agrees_with_what_was_seen(seat):
    for k, table in enumerate(moments()):
        world = table_of()
        imagine(world, table, seat, U(7 + k))
        other = 1 - seat
        known = int(table.sets[KNOWN, other] & table.sets[HELD, other])
        assert world.sets[HELD, seat] == table.sets[HELD, seat]
        assert int(world.sets[HELD, other]).bit_count() == int(table.sets[HELD, other]).bit_count()
        assert int(world.sets[HELD, other]) & known == known
        stock = [int(card) for card in world.stock[48 - int(table.now[STOCK]) :]] if table.now[STOCK] else []
        places = [int(world.sets[HELD, 0]), int(world.sets[HELD, 1]), int(table.cards[PLAYED]), *stock]
        assert sum(places) == ALL and np.bitwise_or.reduce(np.array(places, np.uint64)) == U(ALL)
        if stock:
            assert stock[-1] == table.cards[TURN_UP]


def test_hidden_cards_are_as_likely_anywhere():
    *_, table = (table for table in moments(1) if table.now[STOCK] == 30)
    hidden = int(hidden_from(table, 0))
    cards = [1 << place for place in range(64) if hidden >> place & 1]
    held, many, world = dict.fromkeys(cards, 0), 4000, table_of()
    for k in range(many):
        imagine(world, table, 0, U(1_000_003 * k + 5))
        for card in cards:
            held[card] += bool(int(world.sets[HELD, 1]) & card)
    known = int(table.sets[KNOWN, 1] & table.sets[HELD, 1])
    share = (int(table.sets[HELD, 1]).bit_count() - known.bit_count()) / len(cards)
    spread = (many * share * (1 - share)) ** 0.5
    assert all(abs(count - many * share) < 4.5 * spread for count in held.values())


@pytest.mark.parametrize("deals", [12, pytest.param(240, marks=pytest.mark.slow)])
def test_searching_gains_on_book_and_is_the_same_again(deals):
    dealing, names = whole_dealing(Variant()), ("search", "book")
    gains = []
    for seats in (names, names[::-1], names):
        rows = np.zeros((deals, 8), np.int64)
        play_deals(rows, table_of(), dealing, game_of(Variant(), seats), lab_of(Variant(), seats), U(0), U(9))
        gains.append((rows[:, 0::2] - rows[:, 1::2]).sum(axis=1))
        assert ((rows[:, 4] + rows[:, 5]) == 160).all()
    assert gains[0].tolist() == gains[2].tolist()
    difference = (gains[0] - gains[1]) / 2
    assert deals < 100 or difference.mean() > 2 * difference.std() / len(difference) ** 0.5


def test_nobody_searches_where_nobody_is_asked_to():
    assert lab_of(Variant(), ["book", "plain"]) is None
