"""A deal as lines to read, in every variant: the laws named, the cards played, the money that moves."""

import pytest

from analyzer.games import nap
from analyzer.games.nap import rules
from analyzer.games.nap.variant import VARIANTS

SETTINGS = [{"variant": name} for name in VARIANTS] + [
    {"variant": "wellington", "opponents": "bold", "challenge": True, "kitty": 2, "failed_nap": "doubles"},
    {"variant": "peep", "opponents": "bold", "toll": True, "players": 6},
    {"variant": "hoffmann", "opponents": "cautious", "double_header": False, "players": 2},
    {"variant": "sir-garnet", "opponents": "bold", "play": "pimc"},
]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_the_lines_of_some_deals(settings):
    players = settings.get("players", 3)
    for index in range(25):
        rows = nap.show(**{"players": players} | settings, index=index, kitty_others=1).actions
        assert all(
            row["text"].rstrip().endswith(f"(law {row['law']})") and f"Law {row['law']}." in rules.__doc__
            for row in rows
        )
        played = [row["card"] for row in rows if row["event"] == "plays"]
        assert len(set(played)) == len(played)
        kitty = sum(row["amount"] for row in rows if row["event"] == "kitty")
        assert sum(row["amount"] for row in rows if row["event"] == "paid") == -kitty
        decided = [row for row in rows if row["event"] == "decided"]
        assert len(decided) == (not any(row["event"] == "thrown-in" for row in rows))


def test_a_deal_of_a_call_is_told_from_the_asker_on():
    rows = nap.show(hand="Ah Kh Qh 9h As", said="pass 2", action="nap").actions
    texts = [row["text"] for row in rows]
    assert "Seat 3 calls Nap.  (law 3)" in texts and "Seat 3 leads Ah, and hearts are trumps.  (law 5)" in texts
    assert [row["card"] for row in rows if row["event"] == "says"][:3] == ["pass", "2", "nap"]


def test_the_rows_of_deals_tell_the_same():
    frame = nap.deals(n=20, players=4, opponents="book")
    for index, row in frame.iterrows():
        told = nap.show(players=4, opponents="book", index=index).actions
        paid = {line["seat"]: line["amount"] for line in told if line["event"] == "paid"}
        assert {seat: row[f"net_{seat}"] for seat in range(1, 5) if row[f"net_{seat}"]} == paid
        assert row["tricks"] == sum(line["event"] == "takes" for line in told)
        assert row["won"] == sum(line["event"] == "takes" and line["seat"] == row["senior"] for line in told)
