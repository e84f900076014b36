"""Seats that see all hands, or worlds: against the solver, and only legal cards."""

import numpy as np
import pytest

from analyzer.games.nap.policy import model_of
from analyzer.games.nap.rules import levels
from analyzer.games.nap.scene import Stage
from analyzer.games.nap.situation import Situation
from analyzer.games.nap.table import MADE, NET, SPOKEN
from analyzer.games.nap.variant import Variant

VARIANTS = [
    Variant(),
    Variant(misery="below-three"),
    Variant(misery="above-three", misery_trumps=False),
    Variant(pack=32),
]


@pytest.mark.parametrize("variant", VARIANTS, ids=range(len(VARIANTS)))
@pytest.mark.parametrize("hand", ["Ah Kh Qd Td 9c", "8c 7d 8h 9s 7s"])
def test_open_hands_card_by_card_come_to_what_the_solver_says(variant, hand):
    situation = Situation.read(variant, hand=hand, players=3)
    arms = [{"stands": level} for level in levels(variant).values()]
    for arm in arms:
        solved = Stage(situation, [arm], model_of("plain", "double-dummy", None), 5)
        played = Stage(situation, [arm], model_of("plain", "double-dummy", None), 5, cards=True)
        assert solved.game.solved and not played.game.solved
        assert [solved.deal(k)[0].now[MADE] for k in range(40)] == [played.deal(k)[0].now[MADE] for k in range(40)]


def test_with_a_toll_open_hands_play_their_cards():
    situation = Situation.read(Variant(toll=True), hand="Jh 5h Jc 5d Ah")
    stage = Stage(situation, [{"stands": 4}], model_of("plain", "double-dummy", None), 5)
    assert not stage.game.solved
    assert {int(stage.deal(k)[0].seats[NET, :4].sum()) for k in range(20)} != {0}


def test_worlds_are_the_same_whoever_else_asks_and_more_of_them_choose_otherwise():
    situation = Situation.read(Variant(), hand="Kh Jh Ts 9s 4d")
    played = {}
    for worlds in (1, 1, 30):
        stage = Stage(situation, [{"stands": 6}], model_of("plain", "pimc", None, worlds), 5)
        cards = np.array([stage.deal(k)[0].cards.copy() for k in range(60)])
        assert worlds not in played or (played[worlds] == cards).all()
        played[worlds] = cards
    assert (played[1] != played[30]).any()


def test_who_sees_worlds_says_what_his_policy_says():
    situation = Situation.read(Variant(), hand="Kh Jh Ts 9s 4d")
    told = []
    for play in ("book", "pimc"):
        stage = Stage(situation, [{}], model_of("book", play, None), 5)
        told.append([stage.deal(k)[0].spoken[: int(stage.deal(k)[0].now[SPOKEN])].tolist() for k in range(30)])
    assert told[0] == told[1]
