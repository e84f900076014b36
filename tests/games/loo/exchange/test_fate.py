"""Who receives, who pays, and that nothing is lost."""

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.games.loo.exchange import fate as fate
from analyzer.games.loo.exchange.deals import fates, play_one
from analyzer.games.loo.exchange.table import HELD, NUMBER_IN
from analyzer.games.loo.variant import Variant

from ..exchanged import LAYOUT, PACK, play, stage_of
from .test_course import TABLES

FLUSH_OF_DIAMONDS = "2d 3d 4d 5d 6d"


def test_money_is_conserved():
    for name in ("flush book, pam clubs, civil", "flush hoffmann, pam trumps", "flush foster, pam none", "irish"):
        fields, players = TABLES[name]
        variant, found = Variant(**fields), np.zeros((players, 3), np.int64)
        stage = stage_of(variant, players, 2, PACK.read("2h Ad 4d 7s 9c", "hand")[: variant.hand], 32 + 10, 30)
        table, kinds = stage.table(), set()
        for deal in range(3000):
            play_one(table, stage.dealing, stage.game, stage.arms, 0, stage.seed, U(deal))
            left = fates(table, stage.game, found)
            assert found[:, 1].sum() == stage.game.tricks, "the whole pool is received"
            assert found[:, 2].sum() == -left, "a loo is received or left for the next pool"
            kinds |= set(found[:, 0].tolist())
        wanted = {fate.STOOD_OUT, 0, 1, 2}
        if fields.get("flush") == "book":
            wanted |= {fate.OWN_FLUSH, fate.FLUSHED, fate.PAID_OUT}
        elif fields.get("flush") == "hoffmann":
            wanted |= {fate.OWN_FLUSH, fate.FLUSHED}
        assert wanted <= kinds, name


def test_law_21_by_the_book_every_player_pays_a_loo_standing_or_not():
    played = play("five", FLUSH_OF_DIAMONDS, ("stand", "throw", "draw-3", "throw", "draw-4"), flush="book")
    assert played.flush == 0
    assert played.loos == [4, -1, -1, -1, -1]
    assert played.outcomes == [fate.OWN_FLUSH, fate.PAID_OUT, fate.FLUSHED, fate.PAID_OUT, fate.FLUSHED]
    assert (played.shares, played.next_pool) == ([5, 0, 0, 0, 0], 0)


@pytest.mark.parametrize("law", ["hoffmann", "foster"])
def test_law_21_or_only_those_who_stood_are_looed(law):
    played = play("five", FLUSH_OF_DIAMONDS, ("stand", "throw", "draw-3", "throw", "draw-4"), flush=law)
    assert (played.loos, played.shares, played.next_pool) == ([0, 0, -1, 0, -1], [5, 0, 0, 0, 0], 20)
    assert played.outcomes[1] == played.outcomes[3] == fate.STOOD_OUT


def test_law_21_a_losing_flush_pays_nothing_but_by_foster():
    stage = play("five", FLUSH_OF_DIAMONDS, ("stand", "stand", "throw"), flush="book").stage
    for law, loos in ((1, [0, -1, 0]), (2, [1, 0, -1]), (3, [0, 0, 0])):
        game, table, found = stage.game._replace(flush=law), stage.table(), np.zeros((3, 3), np.int64)
        table.sets[HELD, 0] = LAYOUT.hand(PACK.read(FLUSH_OF_DIAMONDS, "hand"))
        table.sets[HELD, 1] = LAYOUT.hand(PACK.read("2s 3s 4s 5s 6s", "hand"))
        table.now[NUMBER_IN] = 2
        fates(table, game, found)  # the place of the flush is seat 0
        assert found[:, 2].tolist() == loos
        assert found[:, 0].tolist()[:2] == [fate.OWN_FLUSH, fate.SPARED if loos[1] == 0 else fate.FLUSHED]


def test_law_11_who_played_and_took_no_trick_is_looed():
    played = play("irish", "Ah Kh Jh", ("stand", "draw-3", "draw-2"))
    assert (played.shares, played.loos, played.next_pool) == ([3, 0, 0], [0, -1, -1], 20)


def test_law_4_the_pool_is_of_who_is_left_alone():
    played = play("irish", "2h 3c 4c", ("draw-1", "throw", "throw"))
    assert (played.outcomes, played.shares) == ([fate.WHOLE, fate.STOOD_OUT, fate.STOOD_OUT], [3, 0, 0])
    assert played.next_pool == 0
