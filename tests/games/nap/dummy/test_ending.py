"""The last two tricks after the caller's card, in closed form, against brute force."""

import random

from .endings import RANKS, ask, some_ending, winner_of


def test_two_tricks_left_and_the_caller_has_played():
    draw, seen = random.Random(2), set()
    for _ in range(3000):
        players = draw.randint(2, 5)
        ending = some_ending(draw, players, 2, ranks=RANKS[-5:], begun=draw.randint(1, players - 1))
        caller = draw.choice(ending.plays)[0]
        ending = ending._replace(caller=caller)
        made = ending.makes()
        seen.add((ending.need, winner_of(ending) == caller, made))
        assert ask(ending)[0] == made, ending
    assert len(seen) == 7  # two tricks are never made once one is lost
