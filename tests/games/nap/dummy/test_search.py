"""Larger positions: a call that is made is made for less, a trick of the caller's turns the answers over."""

import random

from .endings import ask, some_ending


def test_who_makes_more_makes_less():
    draw = random.Random(8)
    for _ in range(200):
        ending = some_ending(draw, draw.randint(2, 5), 5)
        made = [ask(ending._replace(need=need))[0] for need in range(7)]
        assert made[0] and not made[6] and made == sorted(made, reverse=True)


def test_two_players_share_the_tricks_without_a_rest():
    draw = random.Random(10)
    for _ in range(100):
        ending = some_ending(draw, 2, 5)
        for need in range(1, 6):
            mine = ask(ending._replace(need=need, caller=0))[0]
            theirs = ask(ending._replace(need=6 - need, caller=1))[0]
            assert mine != theirs
