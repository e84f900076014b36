"""Chances from situations: what is needed, against the twin's counting of worlds."""

from fractions import Fraction

import pytest

from analyzer.errors import Misuse
from analyzer.games import bezique
from analyzer.games.bezique.chances import needs_of, usable
from analyzer.games.bezique.declarations import kinds
from analyzer.games.bezique.situation import Situation
from analyzer.games.bezique.variant import Variant

from . import naive_chances as naive

OPENING = {"hand": "Qs Jd Kh Qh Ah 7c 8c 9d", "turn_up": "9h", "stock": 40}

ROYAL = {"declared": "royal-marriage:KhQh"}


def needs(name, afresh=True, **asked):
    situation = Situation.read(Variant(afresh=afresh), **OPENING | asked)
    (kind,) = (kind for kind in kinds(situation.trump) if kind.name == name)
    found = needs_of(situation, kind)
    return None if found is None else [tuple(need) for need in found]


def test_what_is_needed():
    assert needs("sequence") == [(0, 1, 1), (1, 1, 2), (0, 1, 1), (0, 1, 1), (1, 1, 2)]
    assert needs("double-bezique") == [(1, 2, 1), (1, 2, 1)]
    assert needs("four-queens") == [(2, 4, 6)]
    assert needs("bezique", theirs="Qs", seen="Jd") == [(0, 0, 0), (0, 1, 0)]


def test_what_served_does_not_serve_again():
    assert needs("royal-marriage", declared="royal-marriage:KhQh") == [(1, 1, 1), (1, 1, 1)]
    assert needs("royal-marriage", False, declared="royal-marriage:KhQh") is None
    assert needs("bezique", declared="bezique:QsJd") == [(1, 1, 1), (1, 1, 1)]
    assert needs("double-bezique", declared="bezique:QsJd") == [(1, 2, 1), (1, 2, 1)]
    full = {"hand": "Qs Qs Jd Jd 7c 8c 9d Ts", "declared": "bezique:QsJd bezique:QsJd"}
    assert needs("double-bezique", **full) is None
    told = {row["action"]: row["missing"] for row in bezique.melds(**OPENING | full).actions}
    assert told["double-bezique"] == "can no longer be made"
    told = {row["action"]: row["missing"] for row in bezique.melds(**OPENING, **ROYAL, afresh=False).actions}
    assert told["royal-marriage"] == "scored before"


@pytest.mark.parametrize("first", ["me", "other"])
def test_chances_against_the_twins_counting(first):
    answer = bezique.melds(**OPENING, draws="1 3 19", first=first)
    rows = {row["action"]: row for row in answer.actions}
    groups = {"sequence": [2, 2], "marriage-s": [2], "four-aces": [7], "double-bezique": [1, 1]}
    for name, left in groups.items():
        wanted = naive.at_least([3] if name == "four-aces" else [1] * len(left))
        for draws in (1, 3, 19):
            assert rows[name][f"p_in_{draws}"] == pytest.approx(float(naive.chance(left, draws, 55, wanted)))
    assert usable(40) == 19 and rows["sequence"]["p_end"] == rows["sequence"]["p_in_19"]
    assert Fraction(rows["sequence"]["fraction"]) == naive.chance([2, 2], 19, 55, naive.at_least([1, 1]))


def test_a_price_is_what_holding_the_card_adds():
    rows = {row["action"]: row for row in bezique.melds(**OPENING).actions}
    more = bezique.melds(**OPENING | {"hand": "Qs Jd Kh Qh Ah Th 8c 9d", "seen": "7c"}).actions
    held = next(row for row in more if row["action"] == "sequence")
    gain = 250 * (held["p_end"] - rows["sequence"]["p_end"])
    unseen = rows["sequence with Th"]["price"]
    assert gain == pytest.approx(unseen, rel=0.05), "but for one card more that is known"


@pytest.mark.parametrize(
    ("asked", "what"),
    [({"stock": 0}, "nothing is declared"), ({"led": "Ac"}, "no card led"), ({"hand": "Ac"}, "eight cards"),
     ({"method": "exactly"}, "none of"), ({"first": "he"}, "none of"), ({"actions": "royal"}, "none of"),
     ({"play": "book"}, "method simulate"), ({"score": "10-20"}, "no score"), ({"draws": "two"}, "whole numbers"),
     ({"draws": "-1"}, "from 1"), ({"draws": ""}, "from 1"), ({"actions": ""}, "one or several of double-bezique"),
     ({"hand": None}, "not played"), ({"turn_up": None}, "turned for trumps")],
)  # fmt: skip
def test_what_cannot_be_asked(asked, what):
    with pytest.raises(Misuse, match=what):
        bezique.melds(**OPENING | asked)
