"""The stock: every card equally likely at every place, and the same card whoever draws it."""

import numpy as np

from analyzer.core.jit import U
from analyzer.games.loo.exchange import table as places


def drawn(deal, cards, size=12):
    table = places.table_of(5, 5)
    table.stock[0] = U(2**size - 1)
    return [int(places.draw(table, U(deal * 2_654_435_761))) for _ in range(cards)], table


def test_a_stock_is_drawn_to_its_end_without_a_card_twice():
    cards, table = drawn(3, 12)
    assert sum(cards) == 2**12 - 1
    assert (table.stock[0], table.now[places.LAID], table.now[places.DRAWN]) == (0, 12, 12)


def test_what_is_laid_out_stays_as_it_is():
    cards, table = drawn(4, 5)
    table.now[places.DRAWN] = 0
    again = [int(places.draw(table, U(99))) for _ in range(5)]
    assert again == cards


def test_all_orders_come_equally_often():
    orders = [tuple(drawn(deal, 3, size=4)[0]) for deal in range(6000)]
    counts = np.unique(orders, axis=0, return_counts=True)[1]
    assert len(counts) == 24
    assert ((counts - 250) ** 2 / 250).sum() < 23 + 4 * (2 * 23) ** 0.5


def test_words_as_numbers():
    codes = [places.code_of(word) for word in ("stand", "take", "throw", "in", "draw-1", "draw-5")]
    assert codes == [places.PAT, places.PAT, places.OUT, places.IN, 1, 5]
