"""Which sets of cards may be thrown, and which are worth the same because they differ in names of suits only."""

import pytest

from analyzer.games import loo
from analyzer.games.loo.exchange.sets import alike, every_set, name_of
from analyzer.games.loo.situation import Situation
from analyzer.games.loo.variant import VARIANTS


def situation_of(variant, hand, turn_up="Qh"):
    return Situation.read(VARIANTS[variant], hand=hand, turn_up=turn_up)


def groups(variant, hand, turn_up="Qh"):
    """Return the sets of a hand that are alike, each group as names."""
    moment, found = situation_of(variant, hand, turn_up), {}
    for cards, first in alike(moment).items():
        found.setdefault(first, set()).add(name_of(moment, cards).removeprefix("discard "))
    return [group for group in found.values() if len(group) > 1]


def test_there_are_two_to_the_power_of_the_cards():
    assert len(every_set(situation_of("five-card", "Kh 7h Ac 4d 2s"))) == 32
    assert len(every_set(situation_of("irish", "Kh 7h Ac"))) == 8


@pytest.mark.parametrize(
    ("variant", "hand", "same"),
    [
        ("irish", "7h 9c 9d", [{"9c", "9d"}, {"7h 9c", "7h 9d"}]), ("irish", "7h 9c 8d", []),
        ("irish", "9h 9c 9d", [{"9c", "9d"}, {"9h 9c", "9h 9d"}]),
        ("irish", "2c 2d 2s", [{"2c", "2d", "2s"}, {"2c 2d", "2c 2s", "2d 2s"}]),
        ("five-card", "7h 8h Kh 9c 9d", []),
        ("five-card", "7h 9c 8c 9d 8d", []), ("five-card", "Ah 9s Jc Kh 9d", [
            {"9d", "9s"}, {"Ah 9d", "Ah 9s"}, {"Kh 9d", "Kh 9s"}, {"Jc 9d", "Jc 9s"}, {"Ah Kh 9d", "Ah Kh 9s"},
            {"Ah Jc 9d", "Ah Jc 9s"}, {"Kh Jc 9d", "Kh Jc 9s"}, {"Ah Kh Jc 9d", "Ah Kh Jc 9s"},
        ]),
    ],
)  # fmt: skip
def test_alike(variant, hand, same):
    """Hearts are trumps; where the knave of clubs is Pam, clubs are like no other suit."""
    found = groups(variant, hand)
    assert sorted(map(sorted, found)) == sorted(map(sorted, same))


def test_two_of_a_suit_part_two_suits():
    assert groups("irish", "9c 8c 9d") == []
    assert {"8c 9d", "9c 8d"} in groups("irish", "8c 9d 7h", "Qh") or groups("irish", "8c 9d 7h") == []


def test_sets_that_are_alike_have_one_row_twice_and_share_the_top():
    answer = loo.discard(form="irish", hand="Kh 9c 9d", turn_up="Qh", deals=20_000, precision=0)
    row = {found.pop("action"): found for found in answer.actions}
    assert row["discard 9c"] == row["discard 9d"]
    assert row["discard Kh 9c"] == row["discard Kh 9d"]
    two = loo.discard(form="irish", hand="Kh 9c 9d", turn_up="Qh", actions="9d, 9c", deals=20_000, precision=0)
    assert (two.best, two.verdict) == (["discard 9d", "discard 9c"], "identical")
    one = loo.discard(form="irish", hand="Kh 9c 9d", turn_up="Qh", actions="9d", deals=20_000, precision=0)
    assert one.actions[0]["ev"] == row["discard 9d"]["ev"]
