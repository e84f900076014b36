"""What lies on the table: the stock, cards drawn from it, what is paid into the kitty."""

import numpy as np

from analyzer.core.jit import U
from analyzer.games.nap import table as places


def drawn(deal, many, size=12):
    table = places.table_of(5, 5)
    table.stock[0] = U(2**size - 1)
    return [int(places.draw(table, U(deal * 2_654_435_761))) for _ in range(many)], table


def test_a_stock_is_drawn_to_its_end_without_a_card_twice():
    cards, table = drawn(3, 12)
    assert sum(cards) == 2**12 - 1
    assert (table.stock[0], table.now[places.LAID], table.now[places.DRAWN]) == (0, 12, 12)


def test_what_is_laid_out_stays_as_it_is():
    cards, table = drawn(4, 5)
    table.now[places.DRAWN] = 0
    assert [int(places.draw(table, U(99))) for _ in range(5)] == cards


def test_all_orders_come_equally_often():
    orders = [tuple(drawn(deal, 3, size=4)[0]) for deal in range(6000)]
    counts = np.unique(orders, axis=0, return_counts=True)[1]
    assert len(counts) == 24
    assert ((counts - 250) ** 2 / 250).sum() < 23 + 4 * (2 * 23) ** 0.5


def test_what_is_paid_in_lies_in_the_kitty():
    table = places.table_of(3, 5)
    for seat, units in ((0, 2), (1, 1), (0, -5)):
        places.pay_in(table, seat, units)
    assert table.seats[places.NET, :3].tolist() == [3, -1, 0] and table.now[places.POOL] == -2


def test_a_table_has_room():
    for players in range(2, 7):
        for tricks in (5, 9):
            table = places.table_of(players, tricks)
            assert table.cards.shape == (tricks, players) and len(table.stock) == 1 + 5 * players
            assert len(table.spoken) == 3 * players + 2, "cards bought, a peep, a word; two answers to raises"
            assert table.seats.shape[1] >= max(players, tricks)
