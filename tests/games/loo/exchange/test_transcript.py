"""A deal of five-card or Irish Loo to be read: every line is what the twin says happens, under the law it names."""

import re

import pytest

from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.verify import verify_file

from .. import naive

FIVE = {"variant": "five-card", "hand": "Kh 7h Ac 4c 2d", "turn_up": "Qh"}
FLUSH = FIVE | {"hand": "3d 4d 5d 7d 9d"}
CASES = {
    "five": (FIVE | {"said": "throw draw-3"}, {}),
    "five, some cards": (FIVE | {"said": "throw", "action": "discard Ac 4c"}, {}),
    "five, flush": (FLUSH, {}),
    "five, flush, hoffmann": (FLUSH | {"variant": "five-card-hoffmann"}, {"flush": "hoffmann"}),
    "five, civil": (FIVE | {"hand": "Ah 7h Ac 4c 2d"}, {}),
    "irish": ({"variant": "irish", "hand": "Kh 7d Ac", "turn_up": "Qh"}, {}),
    "irish, ace turned, pool of 17": ({"variant": "irish", "hand": "Kh 7d Ac", "turn_up": "Ah", "pool": 17}, {}),
    "irish, after": ({"variant": "irish-foster", "hand": "Kh 7d Ac", "turn_up": "Qh", "said": "stand"}, {}),
    "irish, club law": ({"variant": "irish", "hand": "Kh 7d Ac", "turn_up": "Qc", "club_law": True}, {}),
    "irish, dealer": (
        {"variant": "irish", "players": 3, "hand": "2c 7d Ac", "turn_up": "Qh", "said": "throw throw"}, {},
    ),
}  # fmt: skip


def shown(asked, index):
    return loo.show(index=index, **asked)


def twin_of(answer, frame, index, table):
    """Play the deal of a row of the frame by the twin; what was drawn stands on top of its stock."""
    row, n, variant = frame.loc[index], answer.situation["players"], answer.variant
    hands = [row[f"hand_{k}"].split() for k in range(1, n + 1)]
    said = [row[f"says_{k}"] for k in range(1, n + 1)]
    events = [e for e in answer.actions if e["event"] == "exchanges"]
    thrown = {e["seat"]: e["card"].split() for e in events}
    drawn = [card for e in events for card in re.search(r"draws (.*)\.", e["text"])[1].split()]
    form = {"five": "five", "irish": "irish"}[variant["form"]]
    table = naive.Table(
        pam=variant["pam"], civil=variant["civil"], loo=int(variant["loo"]), club_law=variant["club_law"],
        **{"flush": "book" if form == "five" else "none"} | table,
    )  # fmt: skip
    asked = {"turn_up": answer.situation["turn_up"], "order": "cdhs", "pool": answer.situation["pool"]}
    played = [e["card"] for e in answer.actions if e["event"] == "plays"]
    return naive.play_five(
        hands=hands, stock=drawn, table=table, form=form, exchange=variant["exchange"], cards=played, **asked,
        said=[None if word == "take" else word for word in said], discards=[thrown.get(k, []) for k in range(1, n + 1)],
    )  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_is_shown_is_what_happens(case):
    asked, table = CASES[case]
    frame = loo.deals(n=25, **asked)
    for index in range(25):
        answer = shown(asked, index)
        twin, events = twin_of(answer, frame, index, table), answer.actions
        plays = [(e["seat"] - 1, e["card"]) for e in events if e["event"] == "plays"]
        assert plays == [play for _, trick, _ in twin["tricks"] for play in trick]
        assert [e["seat"] - 1 for e in events if e["event"] == "takes"] == [taker for _, _, taker in twin["tricks"]]
        got = [0] * len(twin["paid"])
        for event in events:
            if event["event"] in ("pool", "receives"):
                got[event["seat"] - 1] += event["amount"]
        loos = {e["seat"] - 1: -e["amount"] for e in events if e["event"] == "looed"}
        assert [loos.get(seat, 0) for seat in range(len(got))] == twin["paid"]
        to_flush = sum(twin["paid"]) if answer.variant["flush"] == "book" and twin["flush"] is not None else 0
        assert sum(got) + to_flush == sum(twin["received"])
        row = frame.loc[index]
        held = [sorted(row[f"holds_{k + 1}"].split()) for k in range(len(got))]
        assert held == [sorted(h) if w != "throw" else [] for h, w in zip(twin["hands"], twin["words"], strict=True)]
        assert row["flush"] == (0 if twin["flush"] is None else twin["flush"] + 1)
        takers = [taker + 1 for _, _, taker in twin["tricks"]]
        assert [row[c] for c in frame if c.startswith("trick_")] == (takers or [0] * (5 if "five" in case else 3))


def lines_of(asked, deals=60):
    return [event["text"].strip() for index in range(deals) for event in shown(asked, index).actions]


def test_each_play_names_the_duty_and_the_law():
    text = " ".join(lines_of(FIVE | {"said": "throw draw-3"}) + lines_of(CASES["five, civil"][0]))
    for line in (
        ", which must be led. (law 6)", ", the highest of his trumps. (law 6)", ", his highest trump. (law 9)",
        ", heading as he must. (law 7)", ", trumping as he must. (law 7)", ", following. (law 7)",
        ", free to play anything. (law 7)", ", as Pam must be civil. (law 20)", "takes the trick. (law 8)",
        "is looed and pays 10 to the next pool. (law 11)",
    ):  # fmt: skip
        assert line in re.sub(" +", " ", text), line


def test_exchanges_are_shown_when_they_are_made():
    at_once = [e["event"] for e in shown(CASES["irish"][0], 1).actions]
    after = [e["event"] for e in shown(CASES["irish, after"][0], 1).actions]
    assert at_once.index("exchanges") < len(at_once) - 1 - at_once[::-1].index("says")
    assert after.index("exchanges") > len(after) - 1 - after[::-1].index("says")


def test_a_flush_is_paid_by_all_or_by_those_who_stood():
    book, hoffmann = " ".join(lines_of(FLUSH)), " ".join(lines_of(FLUSH | {"variant": "five-card-hoffmann"}))
    assert "Seat 1 has the best flush: he has the pool of 25.  (law 21)" in book
    assert "Seat 5 pays a loo of 10 to seat 1.  (law 21)" in book and "to the next pool" not in book
    assert "is looed and pays 10 to the next pool.  (law 21)" in hoffmann and "to seat" not in hoffmann
    assert "holds 9d 7d 5d 4d 3d: stands pat.  (law 3)" in book


def test_the_dealer_takes_the_pool_and_club_law_makes_all_play():
    took = " ".join(lines_of(CASES["irish, dealer"][0], 2))
    assert "takes the pool, as all others threw up.  (law 4)" in took and "Seat 3 has the pool of 15.  (law 4)" in took
    club = lines_of(CASES["irish, club law"][0], 3)
    assert sum("plays.  (law 16)" in line for line in club) == 15


def test_what_is_shown_is_verified(tmp_path):
    (tmp_path / "shown.json").write_text(shown(FIVE | {"action": "discard 2d 4c"}, 3).to_json())
    assert verify_file(tmp_path / "shown.json") == []


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        (FIVE | {"action": "miss"}, "action"), (FIVE | {"action": "discard 9s"}, "actions"),
        (CASES["irish, after"][0] | {"action": "discard Ac"}, "action"),
    ],
)  # fmt: skip
def test_what_cannot_be_shown(asked, name):
    with pytest.raises(Misuse) as refusal:
        shown(asked, 0)
    assert refusal.value.name == name
