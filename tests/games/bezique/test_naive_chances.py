"""Chances of declarations: the table of rules 3.7, the known cases, and deals counted one by one."""

import json
import random
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from .naive_cards import PACK, cards
from .naive_chances import at_least, chance, race

CASES = json.loads((Path(__file__).parents[2] / "oracles" / "bezique.json").read_text())["cases"]
PAIR, ALL_FOUR, FIVE = at_least([1, 1]), at_least([2, 2]), at_least([1] * 5)


def any_marriage(*counts):
    return any(king and queen for king, queen in zip(counts[::2], counts[1::2], strict=True))


def any_four(*counts):
    return max(counts) >= 4


TABLE = {  # rules 3.7: the chance as printed, then as counted
    "turn-up is a 7": (0.125, chance([8], 1, 64, at_least([1]))),
    "dealt bezique": (0.05029, chance([2, 2], 8, 64, PAIR)),
    "dealt double bezique": (0.000110, chance([2, 2], 8, 64, ALL_FOUR)),
    "dealt marriage of a suit": (0.05029, chance([2, 2], 8, 64, PAIR)),
    "dealt any marriage": (0.1920, chance([2] * 8, 8, 64, any_marriage)),
    "dealt four of a named rank": (0.00617, chance([8], 8, 64, at_least([4]))),
    "dealt four aces, kings, queens or knaves": (0.02467, chance([8] * 4, 8, 64, any_four)),
    "dealt a sequence, the turn-up not of it": (0.000223, chance([2] * 5, 8, 63, FIVE)),
    "seen bezique": (0.5645, chance([2, 2], 32, 64, PAIR)),
    "seen double bezique": (0.0566, chance([2, 2], 32, 64, ALL_FOUR)),
    "seen double bezique by either": (0.1132, 2 * chance([2, 2], 32, 64, ALL_FOUR)),
    "seen four aces": (0.6461, chance([8], 32, 64, at_least([4]))),
    "seen all of a sequence": (0.2264, chance([2] * 5, 32, 64, FIVE)),
    "seen marriage of a suit": (0.5645, chance([2, 2], 32, 64, PAIR)),
    "seven, winner of trick 24": (0.7619, chance([2], 32, 63, at_least([1]))),
    "seven, loser of trick 24": (0.7460, chance([2], 31, 63, at_least([1]))),
    "seven, either": (0.7540, (chance([2], 32, 63, at_least([1])) + chance([2], 31, 63, at_least([1]))) / 2),
}


@pytest.mark.parametrize("name", TABLE)
def test_the_table_of_3_7(name):
    printed, counted = TABLE[name]
    digits = {0.125: 3, 0.000110: 6, 0.000223: 6}.get(printed, 4 if printed >= 0.0566 else 5)
    assert isinstance(counted, Fraction) and round(float(counted), digits) == printed


def copies_left(names, seen):
    """Count the unseen copies of each card."""
    return [2 - seen.count(name) for name in names]


WANTED = {
    "bezique": lambda trump: ["Qs", "Jd"],
    "royal": lambda trump: [f"K{trump}", f"Q{trump}"],
    "sequence": lambda trump: [f"{rank}{trump}" for rank in "ATKQJ"],
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_known_cases(case):
    known = Fraction(case["numerator"], case["denominator"])
    if case["mode"] == "deal":
        names, seen = WANTED[case["event"]](case["turn_up"][1]), [case["turn_up"]]
        drawn, unseen = case["cards_dealt"], 63
    else:
        (names,), seen = case["needed_groups"], [*case["own"], case["turn_up"], *case["other_seen"]]
        drawn, unseen = case["draws"], 64 - len(seen)
        assert (unseen, copies_left(names, seen)) == (case["unseen"], case["copies_left"])
    counted = chance(copies_left(names, seen), drawn, unseen, at_least([1] * len(names)))
    assert counted == known == Fraction(case["favourable"], case["layouts"])
    assert case["layouts"] == comb(unseen, drawn)


def held(some, *names):
    return all(any(f"{card.rank}{card.suit}" == name for card in some) for name in names)


def test_counting_agrees_with_all_hands_of_a_small_pack():
    pack = cards("Qs Qs Jd Jd Kh Kh Qh 9c 9c 8d 7s")
    hands = list(combinations(pack, 4))
    assert Fraction(sum(held(h, "Qs", "Jd") for h in hands), len(hands)) == chance([2, 2], 4, 11, PAIR)
    assert Fraction(sum(held(h, "Kh", "Qh") for h in hands), len(hands)) == chance([2, 1], 4, 11, PAIR)
    queens = sum(sum(card.rank == "Q" for card in h) >= 3 for h in hands)
    assert Fraction(queens, len(hands)) == chance([3], 4, 11, at_least([3]))


@pytest.mark.slow
def test_dealt_hands_are_as_counted():
    draw, deals = random.Random(1), 200_000
    found = sum(held(draw.sample(PACK, 8), "Qs", "Jd") for _ in range(deals)) / deals
    p = float(TABLE["dealt bezique"][1])
    assert abs(found - p) < 4 * (p * (1 - p) / deals) ** 0.5


def test_a_race_for_one_card():
    # one copy among 4 hidden and 6 in the stock, drawn in turns, I first: I get it at places 0, 2, 4, he at 1, 3, 5
    assert race([1], [1], [1], hidden=4, stock=6, drawn=6, first=True) == (Fraction(3, 10), Fraction(7, 10), 0)
    # he needs another card too, and cannot have it
    assert race([1, 0], [1, 1], [1, 0], hidden=4, stock=6, drawn=6, first=False) == (
        Fraction(3, 10),
        0,
        Fraction(7, 10),
    )
    # two draws only
    assert race([1], [1], [1], hidden=0, stock=6, drawn=2, first=True) == (
        Fraction(1, 6),
        Fraction(1, 6),
        Fraction(4, 6),
    )


def test_a_race_nobody_disturbs_is_the_chance_of_a_draw():
    mine, _, nobody = race([1, 1], [9, 9], [2, 1], hidden=3, stock=7, drawn=6, first=True)
    assert mine == chance([2, 1], 3, 10, PAIR) and mine + nobody == 1


def test_a_race_told_by_drawing():
    draw, won, rounds = random.Random(2), [0, 0, 0], 20_000
    exact = race([1, 0], [1, 1], [2, 1], hidden=4, stock=8, drawn=8, first=False)
    for _ in range(rounds):
        pack = [0, 0, 1] + [None] * 9
        draw.shuffle(pack)
        his, got = pack[:4], None
        for number, card in enumerate([None, *pack[4:]]):  # his hand may hold both already
            his += [card] if number % 2 == 1 else []
            if {0, 1} <= set(his):
                got = 1
            elif number and number % 2 == 0 and card == 0:
                got = 0
            if got is not None:
                break
        won[2 if got is None else got] += 1
    assert all(abs(times / rounds - float(p)) < 0.02 for times, p in zip(won, exact, strict=True))
