"""The laws that tie one deal to the next, and those of the singles, by their numbers."""

import pytest

from analyzer.core.jit import U
from analyzer.core.layout import Layout
from analyzer.core.packs import WHIST
from analyzer.games.loo.course import NOBODY
from analyzer.games.loo.runs.settle import BOLD, MUST, ORDINARY, SHOW, Agreed, Played, bold, one_loo, settle, show

from ..trace import deals_of, sitting_of

PACK = WHIST[52]
ZEROS = (0,) * 5
MIXED = ["book", "plain", "bold", "cautious", "book"]


def many(names=None, length=400, **agreed):
    return deals_of(sitting_of(names or MIXED, length, seed=2, **agreed))[1]


def pairs(deals):
    return zip(deals, deals[1:], strict=False)


@pytest.mark.parametrize(("deal", "ante"), [(3, 0), (4, 0), (2, 1)])
def test_law_1_the_dealer_puts_in_his_stake_and_the_pool_holds_the_last_loos(deal, ante):
    deals = many(deal=deal, ante=ante)
    assert deals[0]["pool"] == deal + 4 * ante
    for before, after in pairs(deals):
        assert after["pool"] == deal + 4 * ante + before["left"] + before["loo"] * sum(before["looed"])


def test_law_1_the_deal_moves_to_the_left():
    """Who deals pays: at the end of a deal nobody wins, the dealer alone has put in."""
    for dealer, run in ((4, 0), (0, 1), (1, 2)):
        sitting = sitting_of(["plain"] * 5, 1, rotated=True, single_loo=0)
        row, _ = deals_of(sitting, run)
        stakes = [money - 3 * (money == 3) for money in row[5:10].tolist()]
        assert stakes[dealer] == -3 and sum(stakes) == -3


def played(tricks, spared=NOBODY, whole=NOBODY, inside=range(5)):
    hands = tuple(U(seat in inside) for seat in range(5))
    return Played(hands, ZEROS, tricks, (hands, hands, hands), whole, spared)


@pytest.mark.parametrize(("pool", "thirds"), [(15, (5, 5, 5)), (16, (6, 5, 5)), (17, (6, 6, 5)), (2, (1, 1, 0))])
def test_law_10_what_does_not_divide_goes_to_the_first_tricks(pool, thirds):
    for first, second, third in ((0, 1, 2), (2, 2, 0), (4, 0, 4)):
        received, looed, left = settle(played((first, second, third)), ORDINARY, pool, ZEROS)
        wanted = [0] * 5
        for seat, share in zip((first, second, third), thirds, strict=True):
            wanted[seat] += share
        assert list(received) == wanted and left == 0
        assert list(looed) == [int(seat not in (first, second, third)) for seat in range(5)]


def test_law_5_what_is_played_for_the_pool_stays_there():
    received, looed, left = settle(played((4, 0, 4), spared=4, inside=(0, 4)), ORDINARY, 16, ZEROS)
    assert (list(received), list(looed), left) == ([5, 0, 0, 0, 0], [0] * 5, 11)
    received, looed, left = settle(played((0, 0, 0), spared=4, inside=(0, 4)), ORDINARY, 16, ZEROS)
    assert (received[0], list(looed), left) == (16, [0] * 5, 0)


def test_law_17_a_flush_takes_all():
    received, looed, left = settle(played((NOBODY,) * 3, whole=1, inside=(0, 1, 3)), ORDINARY, 16, ZEROS)
    assert (list(received), list(looed), left) == ([0, 16, 0, 0, 0], [1, 0, 0, 1, 0], 0)


def agreed(loo=6, cap=0, single_loo=3):
    return Agreed(13, 3, 0, SHOW, single_loo, loo, cap, False)


def test_law_11_a_loo_is_a_sum_or_the_pool_or_that_up_to_a_cap():
    assert [one_loo(kind, 15, agreed()) for kind in (SHOW, MUST, BOLD, ORDINARY)] == [3, 6, 3, 6]
    assert [one_loo(ORDINARY, pool, agreed(0, 20)) for pool in (3, 19, 20, 400)] == [3, 19, 20, 20]
    assert one_loo(SHOW, 3, agreed(0, 2**31)) == 3
    loos = {deal["loo"] for deal in many(loo="7") if deal["kind"] == ORDINARY}
    assert loos == {7}
    for deal in many(loo="unlimited"):
        assert deal["loo"] == deal["pool"]
    for deal in many(loo="mixed-20"):
        assert deal["loo"] == min(deal["pool"], 20)


@pytest.mark.parametrize("single", ["show", "must", "bold", "none"])
def test_law_12_after_a_deal_without_a_loo_comes_a_single(single):
    kind = {"show": SHOW, "must": MUST, "bold": BOLD, "none": ORDINARY}[single]
    deals = many(single=single)
    assert deals[0]["kind"] == kind
    for before, after in pairs(deals):
        assert after["kind"] == (ORDINARY if sum(before["looed"]) else kind)
    if single != "none":
        assert {ORDINARY, kind} == {deal["kind"] for deal in deals}
    if single == "show":
        kept = [deal for deal in deals if deal["kind"] == SHOW and deal["pool"] > 3]
        assert kept, "what the dealer's miss left in the pool is added to the single's"


def hands_of(layout, *texts):
    return tuple(layout.hand(PACK.read(text, "hand")) for text in texts)


def test_law_13_a_card_each_against_the_centre():
    """Section 2.10, the first deal: the king of hearts wins three, all others owe three."""
    layout = Layout(PACK, 2, (0, 1, 3))
    cards = hands_of(layout, "Qh", "4c", "Kh", "2c", "7h")
    shown = show(cards, layout.hand(PACK.read("9h", "centre")), ZEROS)
    assert [list(part) for part in settle(shown, SHOW, 3, ZEROS)[:2]] == [[0, 0, 3, 0, 0], [1, 1, 0, 1, 1]]
    shown = show(cards, layout.hand(PACK.read("Ah", "centre")), ZEROS)
    received, looed, left = settle(shown, SHOW, 3, ZEROS)
    assert (sum(received), sum(looed), left) == (0, 5, 3)


def test_law_14_in_a_must_everybody_plays_without_a_miss():
    for deal in many(single="must", flush="foster", loo="4"):
        if deal["kind"] == MUST:
            assert set(deal["words"]) == {"stand"} and deal["loo"] == 4 and min(deal["winners"]) >= 0


def four_lanes(order, *texts):
    """Return hands as a bold stand has them."""
    return tuple(
        U(sum(1 << 4 * (card % 16) + order.index(card // 16) for card in PACK.read(text, "hand"))) for text in texts
    )


@pytest.mark.parametrize(
    ("turned", "winners", "last"),
    [("Jc", (1, 0, 0), "7h 3s 8s"), ("Jh", (1, 1, 0), "3s 8s 7h"), ("Jd", (1, 1, 2), "3s 8s 7h")],
)
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
def test_law_15_the_bold_stand_has_no_trumps_until_somebody_cannot_follow(order, turned, winners, last):
    """The second trick, a diamond, cannot be followed by the first seat, which parts with a club."""
    hands = four_lanes(order, "Kh 7h 2c", "Ah 9d 3s", "5h 8s 4d")
    told = bold(hands, four_lanes(order, turned)[0], (0, 0, 0))
    assert tuple(told.winners) == winners
    assert tuple(told.cards[0]) == four_lanes(order, "Kh", "Ah", "5h")
    assert tuple(told.cards[1]) == four_lanes(order, "2c", "9d", "4d")
    assert sorted(told.cards[2]) == sorted(four_lanes(order, *last.split()))
    received, looed, _ = settle(told, BOLD, 4, (0, 0, 0))
    assert sum(received) == 4 and [bool(r) for r in received] == [not yes for yes in looed]


def test_law_16_a_club_turned_up_makes_everybody_stand():
    deals = [deal for deal in many(club_law=True) if deal["kind"] == ORDINARY]
    clubs = [deal for deal in deals if deal["turn_up"][1] == "c"]
    assert 0.15 < len(clubs) / len(deals) < 0.35
    assert all(set(deal["words"]) == {"stand"} for deal in clubs)
    others = [deal for deal in deals if deal["turn_up"][1] != "c"]
    assert sum("throw" in deal["words"] for deal in others) > 0.9 * len(others)
    assert any("throw" in deal["words"] for deal in many() if deal["turn_up"][1] == "c")
