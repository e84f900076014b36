"""Sessions: what they tell adds up, and policies that differ earn what they should."""

import pytest

from analyzer.errors import Misuse
from analyzer.games import bezique


def test_rows_add_up():
    answer = bezique.session(runs=400)
    deals, rows = answer.method["deals"], answer.seats
    assert sum(row["ev"] for row in rows) == pytest.approx(1)
    for row in rows:
        assert row["points"] == pytest.approx(sum(row[k] for k in ("melds", "sevens", "brisques", "last")))
        hundreds = [many for name, many in row["counts"].items() if name[0].isdigit()]
        assert sum(hundreds) == deals and len(hundreds) == 11
    assert sum(answer.method["lengths"]) == pytest.approx(1)
    assert answer.method["length"] == deals / 400
    assert sum(row["brisques"] for row in rows) <= 160 and sum(row["last"] for row in rows) <= 10


def test_book_beats_plain_under_both_rules_of_the_trick():
    for suit_led in (False, True):
        answer = bezique.session(policies="plain,book", by="policy", runs=4000, suit_led=suit_led)
        assert answer.best == ["book"] and answer.verdict == "clear"


def test_longer_games_take_more_deals_and_show_skill_better():
    short, long = (bezique.session(policies="book,plain", by="policy", runs=2000, game=n) for n in (1000, 4000))
    assert long.method["length"] > 3 * short.method["length"]
    assert long.seats[0]["ev"] > short.seats[0]["ev"]


def test_search_beats_book():
    answer = bezique.session(policies="search,book", by="policy", runs=40, seed=5)
    points = {row["policy"]: row["points"] for row in answer.seats}
    assert points["search"] > points["book"]


@pytest.mark.parametrize(
    ("asked", "what"),
    [({"policies": "book,plain,book"}, "one name for both"), ({"policies": "boko"}, "did you mean book"),
     ({"by": "policy"}, "two that differ"), ({"deals": 5}, "counted in games"), ({"runs": 0}, "games are"),
     ({"game": 1500}, "1500"), ({"last_trick": 31}, "31")],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(asked, what):
    with pytest.raises(Misuse, match=what):
        bezique.session(**asked)
