"""The table of jeux de règle: every hand is in a class, chances are exact, words are those of the questions."""

from math import comb

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.advice_asked import layout
from analyzer.games.ecarte.card.cells import cells_of, place_of, seats_of
from analyzer.games.ecarte.card.classes import classes
from analyzer.games.ecarte.card.rows import points_of
from analyzer.games.ecarte.charts import chart
from analyzer.games.ecarte.questions import propose, strength
from analyzer.games.ecarte.variant import Variant


def test_every_hand_is_in_one_class():
    _, whole = layout()
    found = classes(int(whole))
    assert sum(len(kind.hands) for kind in found) == comb(31, 5) and len(found) == 3093
    assert len({(kind.trumps, kind.plain) for kind in found}) == 3093


def test_the_lowest_of_a_class_is_what_the_books_print():
    places, whole = layout()
    names = {(kind.trumps, kind.plain): places.names(kind.weakest) for kind in classes(int(whole))}
    assert names["x x", "x x x"] == "8h 7h 9c 8c 7c" and names["x", "K Q J + x"] == "7h Kc Qc Jc 7d"


def test_chances_are_those_of_strength():
    places, whole = layout()
    for hand in ("8h 7h 9c 8c 7c", "7h Kc Qc Jc 7d"):
        cards = places.hand(Variant().cards.read(hand, "hand"))
        counts = points_of(cards, whole ^ cards, Variant().terms)
        for seat, count in counts.items():
            row = strength(hand=hand, turn_up="9h", seat=seat, play="double-dummy").actions[0]
            assert row["counts"]["point"] == count


def test_rows_and_cells():
    found = chart(trumps=5, deals=4096)
    assert {row["seat"] for row in found.actions} == {"elder", "dealer"}
    assert all(row["best"] in ("play", "refuse") or row["verdict"] != "clear" for row in found.actions[:1])
    cells = cells_of(seats_of(found)["elder"])
    assert sum(cell[0] for cell in cells.values()) == comb(7, 5)
    assert place_of({"trumps": "K x", "plain": "Q x + K"}) == (2, "K", "2-1", "Q", "K")
    assert found.plot().get_size_inches()[0] > 5


def test_a_class_of_like_hands_brings_what_the_question_says():
    row = next(row for row in chart(trumps=4, seat="elder", deals=32_768).actions if row["plain"] == "K")
    found = {r["action"]: r["ev"] for r in propose(hand=row["hand"], turn_up="9h", deals=65_536).actions}
    assert abs(found["play"] - row["ev_play"]) < 0.1 and row["best"] == "play"


@pytest.mark.parametrize("asked", [{"trumps": 6}, {"trumps": ""}, {"seat": ""}, {"turn_up": "9h 8h"}, {"score": "9-9"}])
def test_what_has_no_card_is_refused(asked):
    with pytest.raises(Misuse):
        chart(**asked)


def test_a_game_that_is_over_has_no_card():
    assert chart(turn_up="Kh", score="3-4").over
