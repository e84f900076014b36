"""Sessions: what they tell adds up, and policies that differ earn what they should."""

import numpy as np
import pytest

from analyzer.errors import Misuse
from analyzer.games import bezique


def test_rows_add_up():
    answer = bezique.session(runs=400)
    deals, rows = answer.method["deals"], answer.seats
    assert sum(row["ev"] for row in rows) == pytest.approx(1)
    for row in rows:
        assert row["points"] == pytest.approx(sum(row[k] for k in ("melds", "sevens", "brisques", "last")))
    assert sum(answer.method["lengths"]) == pytest.approx(1)
    assert answer.method["length"] == deals / 400
    assert sum(row["brisques"] for row in rows) <= 160 and sum(row["last"] for row in rows) <= 10


def test_what_shares_of_deals_bring_is_what_single_deals_bring():
    """The spread over whole games to 4000, few of which end within a deal, against deals dealt one by one."""
    row = bezique.session(runs=300, policies="plain", game=4000).seats[0]["at_most"]
    frame = bezique.deals(n=3000, play="plain")
    for source in ("melds", "sevens", "brisques", "last"):
        both = np.concatenate([frame[f"{source}_1"], frame[f"{source}_2"]])
        for share in (10, 50, 90):
            low, high = (np.quantile(both, (share + k) / 100, method="inverted_cdf") for k in (-4, 4))
            assert low <= row[f"{source}_{share}"] <= high, (source, share)
    assert row["points_10"] < row["points_50"] < row["points_90"]


def test_the_chance_of_the_game_at_a_score():
    """A lead helps, and by turns: what seat 1 wins ahead seat 2 wins when it is behind, but for who leads first."""
    ahead, behind = (bezique.session(runs=4000, score=score).seats[0]["ev"] for score in ("600-300", "300-600"))
    assert ahead > 0.7 and behind < 0.3 and ahead + behind == pytest.approx(1, abs=0.05)
    answer = bezique.session(runs=200, score=(990, 0))
    assert answer.seats[0]["ev"] > 0.95 and answer.situation["score"] == "990-0" and answer.method["length"] < 1.2


def test_book_beats_plain_under_both_rules_of_the_trick():
    for suit_led in (False, True):
        answer = bezique.session(policies="plain,book", by="policy", runs=4000, suit_led=suit_led)
        assert answer.best == ["book"] and answer.verdict == "clear"


def test_longer_games_take_more_deals_and_show_skill_better():
    short, long = (bezique.session(policies="book,plain", by="policy", runs=2000, game=n) for n in (1000, 4000))
    assert long.method["length"] > 3 * short.method["length"]
    assert long.seats[0]["ev"] > short.seats[0]["ev"]


@pytest.mark.slow
def test_search_beats_book():
    answer = bezique.session(policies="search,book", by="policy", runs=40, seed=5)
    points = {row["policy"]: row["points"] for row in answer.seats}
    assert points["search"] > points["book"]


@pytest.mark.parametrize(
    ("asked", "what"),
    [({"policies": "book,plain,book"}, "one name for both"), ({"policies": "boko"}, "did you mean book"),
     ({"by": "policy"}, "two that differ"), ({"deals": 5}, "counted in games"), ({"runs": 0}, "games are"),
     ({"score": "1000-0"}, "0 to 999"), ({"score": "15-0"}, "in tens"), ({"game": 1500}, "1500"),
     ({"last_trick": 31}, "31")],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(asked, what):
    with pytest.raises(Misuse, match=what):
        bezique.session(**asked)
