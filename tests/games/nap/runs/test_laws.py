"""The laws that tie one deal to the next, by their numbers."""

from itertools import pairwise

import pytest

from analyzer.games.nap.runs.course import LEFT, LIMIT, limit
from analyzer.games.nap.runs.questions import session
from analyzer.games.nap.scene import game_of
from analyzer.games.nap.table import LEVEL, MADE, NET, POOL, SENIOR, table_of
from analyzer.games.nap.variant import Variant

from .trace import deal_of, sitting_of

BOLD, CAUTIOUS = ["bold"] * 4, ["cautious"] * 4


def many(names=BOLD, length=120, **agreed):
    sitting = sitting_of(names, length, seed=2, **agreed)
    return [deal_of(sitting, 0, number) for number in range(length)]


def test_law_1_a_dealer_without_cards_pays_and_is_paid():
    for deal in many(["bold"] * 6, stands_out="6"):
        assert len(deal.given["hands"]) == 5
        assert abs(deal.net[5]) == abs(deal.net[deal.senior]) // 5
    assert {len(deal.given["hands"]) for deal in many(["bold"] * 6, 3, stands_out="none")} == {6}


def test_law_1_the_deal_moves_to_the_left():
    """The dealer alone pays into the kitty, in turn from the last chair on."""
    names, agreed = ["cautious"] * 3, {"kitty": 7, "all_pass": "thrown-in", "lowest": 4}
    rows = [sitting_of(names, length, **agreed).rows_of(0, 1)[0][0] for length in range(1, 13)]
    rows.insert(0, 0 * rows[0])
    assert [(before - after)[:3].tolist().index(7) for before, after in pairwise(rows)] == [2, 0, 1] * 4


@pytest.mark.parametrize(("kitty", "others"), [(1, 0), (3, 1), (0, 2)])
def test_law_10_who_makes_nap_takes_the_kitty_and_the_next_begins_with_what_is_left(kitty, others):
    carried, taken = 0, 0
    for deal in many(kitty=kitty, kitty_others=others):
        carried += kitty + 3 * others
        if deal.word == "nap" and deal.made:
            stake = kitty if deal.senior == 3 else others
            assert deal.net[deal.senior] == 30 + carried - stake
            carried, taken = 0, taken + 1
        assert deal.pool == carried
    assert taken


def test_law_10_what_is_left_at_the_end_is_split_equally():
    """Of a kitty that nobody takes everybody has his share, so that the payments alone are counted."""
    asked = {"runs": 50, "length": 30, "policies": "plain,cautious,plain", "lowest": 4, "all_pass": "thrown-in"}
    quiet = sitting_of(asked["policies"].split(","), 30, kitty=5, lowest=4, all_pass="thrown-in")
    rows = quiet.rows_of(0, 50)[0]
    money, left = rows[:, :3], rows[:, 6 + LEFT]
    assert (money.sum(axis=1) == -left).all() and left.max() == 150
    for row, mean in zip(session(kitty=5, **asked).seats, (money + left[:, None] / 3).mean(axis=0) / 30, strict=True):
        assert row["ev"] == pytest.approx(mean)


def test_law_14_stakes_stay_doubled_until_a_caller_wins():
    deals, doubled, seen = many(CAUTIOUS, double_header=True, kitty=1), False, set()
    for deal in deals:
        if deal.senior is not None:
            units = {"3": 3, "4": 4, "nap": 10 if deal.made else 5}[deal.word] * (2 if doubled else 1)
            loser = next(seat for seat in range(3) if seat != deal.senior)
            assert deal.net[loser] == (-units if deal.made else units)  # the dealer beside it pays into the kitty
        seen.add((doubled, deal.made))
        doubled = deal.senior is None or (doubled and not deal.made)
        assert deal.doubled_next == doubled
    assert len(seen) == 6


@pytest.mark.parametrize(("pool", "level", "made", "back"), [
    (2 * LIMIT, 10, 0, LIMIT), (LIMIT + 3, 12, 0, 3), (LIMIT, 10, 0, 0), (2 * LIMIT, 6, 0, 0), (LIMIT + 3, 10, 1, 0),
])  # fmt: skip
def test_law_22_a_doubled_kitty_ends_somewhere(pool, level, made, back):
    game, table = game_of(Variant(failed_nap="doubles", kitty=1), 4, [], []), table_of(4, 5)
    table.now[[POOL, LEVEL, MADE, SENIOR]] = pool, level, made, 2
    limit(table, game)
    assert table.now[POOL] == pool - back
    assert table.seats[NET, :4].tolist() == [0, 0, back, 0]


def test_law_22_a_failed_nap_doubles_the_kitty():
    before = 0
    for deal in many(kitty=1, failed_nap="doubles", length=60):
        kept = before + 1
        if deal.word == "nap":
            kept = 0 if deal.made else 2 * kept
        assert deal.pool == kept
        before = deal.pool


def test_a_kitty_that_doubles_for_ever_stays_within_its_limit():
    rows = sitting_of(BOLD, 3000, kitty=1, failed_nap="doubles").rows_of(0, 100)[0]
    assert rows[:, -4].max() > LIMIT // 2
    assert (rows[:, -4] <= LIMIT + 3000).all()
    assert (rows[:, :4].sum(axis=1) == -rows[:, 8 + LEFT]).all()
