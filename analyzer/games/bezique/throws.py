"""What it costs to part with a card: in deals that are played, every kind of card is led once in place of another."""

from statistics import NormalDist

import numpy as np

from ...core.hands import NONE
from ...core.jit import U, at, kernel, step, verb
from ...core.twice import lowest, twins
from ...run import spread
from .book import classes
from .course import advance, play_on, turn_up
from .deal import bits_of, deal_out, order_of
from .dealings import whole_dealing
from .hunt.course import gain_of
from .hunt.worlds import copy_table
from .melding import worn
from .policy import CLASSES
from .scene import game_of
from .table import ASKER, FORCED, LEADER, STAGE, STOCK, TO_LEAD, own_of, signs_of, table_of
from .turns import lead, seen_by

KINDS = (
    "plain 9 8 7", "plain J", "plain K Q, married", "plain Q", "plain K", "trump 9 8", "trump 7", "plain T", "plain A",
    "plain A, of three", "trump A-J, no sequence", "trump A-J", "bezique card, idle", "bezique card",
    "trump A-J, second",
)  # by class, see `policy`  # fmt: skip
MANY, SUM, SQUARE = range(3)  # of each number of tricks left and class
BLOCK = 256


@step
def gain_after(world, table, seat, card, game):
    """What a seat has gained at the end of the deal if it leads a card."""
    copy_table(world, table)
    world.now[ASKER], world.cards[FORCED] = seat, card
    play_on(world, game)
    return gain_of(world, seat)


@verb
def compare(cells, world, table, game):
    """Lead the first card of each class, and that of the policy, in the deal as it lies."""
    seat = table.now[LEADER]
    own, usual = own_of(table, seat, NONE), lead(table, seat, game)
    groups = classes(own, signs_of(table), seen_by(table, seat, game), game.voices[seat])
    base = gain_after(world, table, seat, usual, game)
    for k in range(CLASSES):
        cards = own.held & at(groups, k)
        if cards:
            card = worn(cards & twins(lowest(cards)), own)
            difference = 0 if card == usual else gain_after(world, table, seat, card, game) - base
            row = cells[table.now[STOCK] // 2 - 1, k]
            row[MANY] += 1
            row[SUM] += difference
            row[SQUARE] += difference * difference


@kernel
def throw(cells, table, world, dealing, game, first, count, seed):
    """cells[t, k]: how often a card of class k might be led with t + 1 tricks left, and what it gains, with squares."""
    for i in range(count):
        bits = bits_of(seed, first + U(i))
        deal_out(table, dealing, order_of(bits), bits)
        table.total[0] = table.total[1] = 0
        turn_up(table, game)
        while table.now[STOCK]:
            if table.now[STAGE] == TO_LEAD:
                compare(cells, world, table, game)
            advance(table, game)


def rows_of(variant, play, deals, seed, confidence, threads):
    """Return what leading each kind of card gains against the policy's own lead, by tricks left, as rows."""

    def some(first):
        cells = np.zeros((24, CLASSES, 3), np.int64)
        game, count = game_of(variant, [play, play]), min(BLOCK, deals - first)
        throw(cells, table_of(), table_of(), whole_dealing(variant), game, U(first), count, U(seed))
        return cells

    some(deals)  # compiled on this very thread, where Ctrl-C is heard
    cells = sum(spread(some, list(range(0, deals, BLOCK)), threads, "blocks"))
    reach = NormalDist().inv_cdf((1 + confidence) / 2)
    return [
        {"action": name, "tricks": t + 1} | _estimate(*cells[t, k].tolist(), reach)
        for k, name in enumerate(KINDS) for t in reversed(range(24)) if cells[t, k, MANY] > 1
    ]  # fmt: skip


def _estimate(many, total, square, reach):
    """Return the mean over some deals, with its error."""
    mean = total / many
    error = ((square - total * mean) / (many - 1) / many) ** 0.5
    return {"deals": many, "ev": mean, "stderr": error, "low": mean - reach * error, "high": mean + reach * error}
