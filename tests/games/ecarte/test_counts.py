"""Worlds counted by tricks: all there are, with the orders that matter, under any names of the suits."""

import re
from itertools import permutations
from math import comb

import pytest

from analyzer.games.ecarte.counts import counted, told
from analyzer.games.ecarte.policy import FREE, POLICIES
from analyzer.games.ecarte.situation import Situation
from analyzer.games.ecarte.variant import Variant

PLAIN = POLICIES["plain"].voice()
SOME = [("d", "c", "s", "h"), ("s", "h", "d", "c")]  # names under which policies are asked too
HAND, TURN_UP = "7h 8h Qs Jd 7d", "9h"


def asked(voices, suits="cdhs", **told):
    names = str.maketrans("cdhs", "".join(suits))
    situation = Situation.read(Variant(), hand=HAND.translate(names), turn_up=TURN_UP.translate(names), **told)
    return {action: tally.tolist() for action, tally in counted(situation, voices).items()}


def test_every_world_is_counted_with_every_order_that_can_matter():
    for voices, orders in (([FREE, FREE], 1), ([PLAIN, PLAIN], 6), ([FREE, PLAIN], 6)):
        for seat in ("elder", "dealer"):
            assert {sum(tally) for tally in asked(voices, seat=seat).values()} == {orders * comb(26, 5)}


def test_which_rows_there_are():
    leads = ["lead 8h", "lead 7h", "lead Jd", "lead 7d", "lead Qs"]
    assert list(asked([FREE, FREE])) == list(asked([FREE, PLAIN])) == ["best", *leads]
    assert list(asked([PLAIN, FREE])) == leads
    assert list(asked([FREE, PLAIN], seat=2)) == ["best"] and list(asked([PLAIN, PLAIN], seat=2)) == ["follow"]


@pytest.mark.parametrize("seat", ["elder", "dealer"])
@pytest.mark.parametrize("suits", list(permutations("cdhs")))
def test_suits_renamed_rename_the_rows_and_change_no_count(suits, seat):
    names = str.maketrans("cdhs", "".join(suits))
    for voices in ([FREE, FREE], [PLAIN, FREE])[: 1 + (suits in SOME)]:
        base = asked(voices, seat=seat)
        renamed = {re.sub(" .*", lambda card: card[0].translate(names), a): tally for a, tally in base.items()}
        assert asked(voices, suits, seat=seat) == renamed


def test_what_is_told_of_a_tally():
    assert told([1, 20, 300, 4000, 50000, 600000]) == {
        "worlds": 654321, "point": 654000, "vole": 600000, "vole_against": 1,
    }  # fmt: skip
