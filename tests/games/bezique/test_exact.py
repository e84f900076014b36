"""Closed forms against the oracles, the table of the rules (3.7), the twin's counting, and deals."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from analyzer.games.bezique.exact import Need, chance, chance_alone, chance_before
from analyzer.games.bezique.variant import PACK

from . import naive_chances as naive

CASES = json.loads((Path(__file__).parents[2] / "oracles" / "bezique.json").read_text(encoding="utf-8"))["cases"]
EVENTS = {  # what each event of the oracles takes: the cards, one a group
    "bezique": ["Qs", "Jd"], "royal": ["Kh", "Qh"], "sequence": ["Ad", "Td", "Kd", "Qd", "Jd"],
}  # fmt: skip


def one(*unseen):
    """Want one of each of some groups of cards."""
    return [Need(1, 0, n) for n in unseen]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_oracles(case):
    known = [case["turn_up"], *case.get("own", []), *case.get("other_seen", [])]
    groups = case["needed_groups"] if case["mode"] == "draw" else [[card] for card in EVENTS[case["event"]]]
    copies = [sum(2 - known.count(card) for card in group) for group in groups]
    drawn = case["draws"] if case["mode"] == "draw" else case["cards_dealt"]
    found = chance(one(*copies), 64 - len(known), drawn)
    assert found == Fraction(case["numerator"], case["denominator"]) == Fraction(case["favourable"], case["layouts"])


@pytest.mark.parametrize(
    ("needs", "unseen", "draws", "expected"),
    [
        (one(8), 64, 1, "0.1250"),  # the turn-up is a seven
        (one(2, 2), 64, 8, "0.05029"),
        ([Need(2, 0, 2), Need(2, 0, 2)], 64, 8, "0.000110"),
        ([Need(4, 0, 8)], 64, 8, "0.00617"),
        (one(2, 2, 2, 2, 2), 63, 8, "0.000223"),
        (one(2, 2), 64, 32, "0.5645"),
        ([Need(2, 0, 2), Need(2, 0, 2)], 64, 32, "0.0566"),
        ([Need(4, 0, 8)], 64, 32, "0.6461"),
        (one(2, 2, 2, 2, 2), 64, 32, "0.2264"),
        (one(2), 63, 32, "0.7619"),  # a seven of trumps, for the winner of trick 24
        (one(2), 63, 31, "0.7460"),  # for the loser, who takes the turn-up
    ],
)
def test_the_table_of_the_rules(needs, unseen, draws, expected):
    found = chance(needs, unseen, draws)
    assert f"{float(found):.{len(expected) - 2}f}" == expected
    groups, wanted = [need.unseen for need in needs], [need.wanted for need in needs]
    assert found == naive.chance(groups, draws, unseen, naive.at_least(wanted))


@pytest.mark.parametrize(("parts", "expected"), [([2, 2], ".1920"), ([8], ".02467")])
def test_any_of_four(parts, expected):
    """At least one of four declarations that share no card: of marriages, and of four of a rank."""
    wanted = 4 if parts == [8] else 1

    def some(*counts):
        size = len(parts)
        return any(min(counts[k : k + size]) >= wanted for k in range(0, len(counts), size))

    found = naive.chance(parts * 4, 8, 64, some)
    assert f"{float(found):.{len(expected) - 1}f}".lstrip("0") == expected
    single = chance([Need(wanted, 0, n) for n in parts], 64, 8)
    assert single < found < 4 * single


@pytest.mark.parametrize("other_first", [False, True])
@pytest.mark.parametrize(
    ("mine", "theirs", "left", "hidden", "stock", "draws"),
    [((1,), (1,), (2,), 2, 7, 3), ((1, 1), (1, 1), (1, 2), 3, 6, 3), ((0, 1), (1, 2), (2, 2), 1, 6, 2),
     ((2,), (1,), (3,), 1, 6, 3), ((1, 1, 1), (1, 1, 0), (1, 1, 1), 2, 8, 4)],
)  # fmt: skip
def test_before_the_other_against_every_order(mine, theirs, left, hidden, stock, draws, other_first):
    needs = [Need(*numbers) for numbers in zip(mine, theirs, left, strict=True)]
    drawn = 2 * draws  # the last of the other's, if he draws second, changes nothing for the asker
    won, _, _ = naive.race(mine, theirs, left, hidden, stock, drawn, not other_first)
    assert chance_before(needs, hidden + stock, draws, hidden, other_first) == won


def test_what_is_held_is_held_before_the_other_draws():
    """Unless it lies in the four cards he holds: none of two in four of nine."""
    assert chance_before([Need(0, 1, 2)], 9, 2, 4, False) == Fraction(5, 18)


def test_alone_is_both_less_together():
    needs = [Need(1, 1, 2)]
    assert chance_alone(needs, 4, 1, 1) == Fraction(1, 3)  # 1/2, less both one each: 1/6


def test_dealt_hands_have_these_chances():
    """Seeing a card of two copies in 8 of 64 cards, by counting hands of a small pack the same way."""
    assert Counter(PACK.cards)[0] == 1 and len(PACK.cards) == 32
    assert chance(one(2), 64, 8) == 1 - Fraction(56 * 55, 64 * 63)
