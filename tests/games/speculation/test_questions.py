"""The questions as issued at the table: what must be seen."""

import json

import pandas as pd
import pytest

from analyzer.errors import Misuse
from analyzer.games import speculation

QUEEN = {"players": 5, "turn_up": "Qh", "court": "play"}


def row(answer, name):
    return next(r for r in answer.actions if r["action"] == name)


def test_a_queen_turned_up():
    answer = speculation.price(**QUEEN)
    lead = row(answer, "lead")
    assert lead["fraction"] == "42/85"
    assert lead["ev"] == pytest.approx(6 * 42 / 85)
    assert answer.seats[4]["p_win"] == pytest.approx(0.5953, abs=5e-5)
    assert row(answer, "hidden card")["fraction"] == "43/1275"
    assert row(answer, "hand of seat 1")["fraction"] == "43/425"


def test_three_is_too_much_for_a_queen():
    answer = speculation.buy(**QUEEN, lot="lead", price=3)
    assert (answer.best, answer.verdict) == (["decline"], "clear")
    assert answer.edge["ev"] == pytest.approx(3 - 6 * 42 / 85)
    assert answer.break_even[0]["price"] == pytest.approx(6 * 42 / 85)


def test_the_court_rule_changes_the_unseen_turn_up():
    on, off = (speculation.buy(players=5, lot="turn-up", price=1, court=court) for court in ("pass", "play"))
    assert on.break_even[0]["price"] == pytest.approx(3758306061 / 1734280730)
    assert off.break_even[0]["price"] < on.break_even[0]["price"]


def test_a_knave_among_ten_is_beaten():
    """Section 1.8: another player beats it with .90; the owner himself may too."""
    answer = speculation.price(players=10, turn_up="Jh", court="play")
    assert answer.seats[9]["p_win"] == pytest.approx(0.157, abs=5e-4)
    assert "0.90" in next(r for r in speculation.claims().actions if r["claim"] == "S3")["numbers"]


def test_any_number_of_threads_the_same_bytes():
    texts = {
        speculation.buy(**QUEEN, price=3, method="simulate", deals=2_000_000, threads=n).to_json() for n in (1, 2, 7)
    }
    assert len(texts) == 1
    told = json.loads(texts.pop())
    assert told["break_even"][0]["low"] < 6 * 42 / 85 < told["break_even"][0]["high"]
    assert [r["ev"] for r in told["actions"]] == pytest.approx([6 * 253 / 425 - 3, 6 * 43 / 425], abs=0.01)


def test_a_price_that_is_fair_decides_nothing():
    answer = speculation.buy(players=2, turn_up="Ah", court="play", price=3)
    assert answer.verdict == "identical"
    assert sorted(answer.best) == ["buy", "decline"]
    assert answer.edge is None


def test_near_the_fair_price_few_deals_are_too_few():
    answer = speculation.buy(**QUEEN, price="2.96", method="simulate", deals=16_384)
    assert answer.verdict == "too close to call"


def test_selling_is_buying_from_the_other_side():
    bought = speculation.buy(**QUEEN, price=2)
    sold = speculation.sell(**QUEEN, offer=2)
    assert sold.situation["seat"] == 5
    assert sold.break_even[0]["offer"] == bought.break_even[0]["price"]
    assert sold.best == ["keep"]
    hidden = speculation.sell(turn_up="9d", lot="hidden", seat=2, offer=1)
    assert (hidden.situation["of"], hidden.best) == (2, ["sell"])


def test_all_that_is_sold_is_priced():
    answer = speculation.price(turn_up="9d", lot="hidden", of=3, count=2)
    assert [r["action"] for r in answer.actions] == ["2 hidden cards"]
    assert answer.actions[0]["ev"] == pytest.approx(2 * row(speculation.price(turn_up="9d"), "hidden card")["ev"])


def test_a_deal_that_passed_is_answered_in_a_sentence():
    for answer in (speculation.price(turn_up="Qh"), speculation.buy(turn_up="Ah", price=1)):
        assert "has the pool of 6" in answer.over
        assert answer.actions is None
        assert "has the pool" in str(answer)


def test_a_list_is_answered_with_one_frame():
    frame = speculation.price(turn_up=["9d", "Td", "2c"], lot="lead")
    assert list(frame["turn_up"]) == ["9d", "Td", "2c"]
    assert list(frame["p_best"]) == [speculation.price(turn_up=c).actions[0]["p_best"] for c in ("9d", "Td", "2c")]
    two = speculation.buy(turn_up=["9d", "Td"], price=1)
    assert len(two) == 4


def test_deals_are_rows_of_a_frame():
    frame = speculation.deals(n=500, players=3, turn_up="9d")
    assert isinstance(frame, pd.DataFrame)
    assert len(frame) == 500
    assert set(frame["turn_up"]) == {"9d"}
    won = frame[[f"received_{s}" for s in (1, 2, 3)]]
    assert (won.sum(axis=1) == 4).all()
    assert (won.idxmax(axis=1).str[-1].astype(int) == frame["winner"]).all()
    spades = frame[~frame["best"].str.endswith("d")]
    assert spades.empty


def test_one_deal_line_by_line():
    answer = speculation.show(players=4, index=7, seed=3)
    again = speculation.show(players=4, index=7, seed=3)
    assert answer.to_json() == again.to_json()
    events = [r["event"] for r in answer.actions]
    assert events[0] == "stakes" and events[1] == "turn-up" and events[-1] == "wins"
    frame = speculation.deals(n=1, first=7, players=4, seed=3)
    assert answer.actions[-1]["card"] == speculation.show(players=4, index=7, seed=3).actions[-1]["card"]
    assert frame["pools"].item() == events.count("stakes")


@pytest.mark.parametrize(
    ("question", "asked", "name"),
    [
        ("price", {"lot": "lead", "of": 3}, "of"), ("price", {"of": 3}, "of"), ("price", {"turn": "9d"}, ""),
        ("buy", {"turn_up": "9d", "price": 1, "seat": 5}, "seat"), ("buy", {"turn_up": "9d", "price": "one"}, "price"),
        ("buy", {"turn_up": "9d", "price": 1, "bias": 1.1}, "bias"),
        ("buy", {"turn_up": "9d", "price": 1, "bidders": "fair", "spread": 0.1}, "spread"),
        ("buy", {"turn_up": "9d", "price": 1, "bidders": "noisy", "spread": -1}, "spread"),
        ("buy", {"turn_up": "9d", "price": 1, "bidders": "noisy", "method": "exact"}, "method"),
        ("sell", {"turn_up": "9d", "offer": 1, "seat": 3}, "seat"),
        ("sell", {"turn_up": "9d", "offer": 1, "lot": "hand"}, "of"),
        ("deals", {"n": 0}, "n"), ("show", {"index": -1}, "index"), ("deals", {"turn_up": "Qh"}, "turn_up"),
        ("chart", {"of_what": "exposed", "players": "3 4"}, "players"), ("chart", {"turn_up_to": "pool"}, "turn_up_to"),
        ("price", {"method": "guess"}, "method"), ("price", {"variant": "hoyle"}, "variant"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(question, asked, name):
    with pytest.raises(Misuse) as refusal:
        getattr(speculation, question)(**asked)
    assert refusal.value.name == name


def test_advice_is_put_to_the_test():
    rows = {r["claim"]: r for r in speculation.claims().actions}
    assert set(rows) >= {"S1", "S2", "S3"}
    assert rows["S1"]["verdict"].startswith("holds")
    assert rows["S3"]["verdict"] == "fails"
    assert "0.42" in rows["S3"]["numbers"] and "0.24" in rows["S3"]["numbers"], (
        "section 1.8: a queen .42, a king .24 at five"
    )


def test_a_hand_that_passes_is_a_row_of_a_list_too():
    frame = speculation.price(turn_up=["9d", "Kd"], lot="lead")
    assert frame["turn_up"].tolist() == ["9d", "Kd"]
    assert "passes the deal" in frame["over"][1]
    with pytest.raises(Misuse, match="empty"):
        speculation.price(turn_up=[])
