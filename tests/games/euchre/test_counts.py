"""Worlds counted by tricks: all there are, with the orders that matter, under any names that keep the colours."""

import re
from itertools import permutations
from math import comb

import pytest

from analyzer.games.euchre.counts import balance, counted, told
from analyzer.games.euchre.policy import FREE, POLICIES
from analyzer.games.euchre.situation import Situation
from analyzer.games.euchre.variant import Variant

PLAIN = POLICIES["plain"].voice()
SOME = [("d", "c", "s", "h"), ("s", "h", "d", "c")]  # names under which policies are asked too
HAND, TURN_UP = "Jd 8h Qs Jc 7d", "9h"
COLOURS = [
    suits for suits in permutations("cdhs") if {*suits[::3]} in ({"c", "s"}, {"d", "h"})
]  # the first and the last
MOMENTS = [{"seat": seat, "trump": trump} for seat in ("elder", "dealer") for trump in ("h", "c")]


def asked(voices, suits="cdhs", trump="h", **told):
    names = str.maketrans("cdhs", "".join(suits))
    cards = {"hand": HAND.translate(names), "turn_up": TURN_UP.translate(names), "trump": trump.translate(names)}
    situation = Situation.read(Variant(), **cards, **told)
    return {action: tally.tolist() for action, tally in counted(situation, voices).items()}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_world_is_counted_with_every_order_that_can_matter(moment):
    for voices, orders in (([FREE, FREE], 1), ([PLAIN, PLAIN], 6), ([FREE, PLAIN], 6)):
        assert {sum(tally) for tally in asked(voices, **moment).values()} == {orders * comb(26, 5)}


def test_which_rows_there_are():
    cards = ["Jd", "8h", "Jc", "7d", "Qs"]
    assert list(asked([FREE, FREE])) == ["best", *(f"lead {card}" for card in cards)]
    assert list(asked([PLAIN, FREE], seat=2)) == [f"discard {card}" for card in cards]
    assert list(asked([FREE, PLAIN], seat=2, trump="c")) == ["best"]
    assert list(asked([PLAIN, PLAIN], seat=2, trump="c")) == ["follow"]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("suits", COLOURS)
def test_suits_renamed_rename_the_rows_and_change_no_count(suits, moment):
    names = str.maketrans("cdhs", "".join(suits))
    assert len(COLOURS) == 8
    for voices in ([FREE, FREE], [PLAIN, FREE])[: 1 + (suits in SOME)]:
        base = asked(voices, **moment)
        renamed = {re.sub(" .*", lambda card: card[0].translate(names), a): tally for a, tally in base.items()}
        assert asked(voices, suits, **moment) == renamed


def test_no_lead_fixed_blind_and_no_discard_beats_the_best_on_sight():
    for moment in MOMENTS[:3]:
        best, *rows = asked([FREE, FREE], **moment).values()
        for row in rows:
            assert all(sum(row[k:]) <= sum(best[k:]) for k in range(6))


def test_what_is_told_of_a_tally_and_what_tricks_pay():
    tally = [1, 20, 300, 4000, 50000, 600000]
    assert told(tally) == {"worlds": 654321, "point": 654000, "march": 600000, "march_against": 1}
    pays = {(seat, maker): balance(Variant(), seat, maker) for seat in (1, 2) for maker in (1, 2)}
    assert pays[1, 1] == pays[2, 2] == [-2, -2, -2, 1, 1, 2]
    assert pays[1, 2] == pays[2, 1] == [-2, -1, -1, 2, 2, 2]
