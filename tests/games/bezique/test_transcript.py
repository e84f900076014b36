"""Deals shown line by line: the twin's events in words, and what the lines add up to."""

import re

import pytest

from analyzer.games import bezique
from analyzer.games.bezique.variant import Variant

from .against import Kernel
from .naive_declaring import POINTS


@pytest.mark.parametrize("index", range(8))
def test_points_add_up(index):
    rows = bezique.show(index=index, play="plain").actions
    for seat in (1, 2):
        told = [row for row in rows if row.get("seat") == seat]
        scored = sum(row.get("amount", 0) for row in told if row["event"] not in ("total", "turned"))
        assert scored == next(row["amount"] for row in told if row["event"] == "total")
    assert sum(row["event"] == "plays" for row in rows) == 64 and sum(row["event"] == "draws" for row in rows) == 48
    assert all(re.search(rf"\(law {row['law']}\)$", row["text"]) for row in rows)


def test_lines_are_the_kernels_events():
    kernel = bezique.show(index=3, play="plain").actions
    twin = Kernel(Variant())
    events = list(twin.events(3, twin.deck(3)[2]))
    declared = [points for kind, _, _, points in events if kind == "declare"]
    assert [row["amount"] for row in kernel if row["event"] == "declares"] == declared
    assert set(declared) <= set(POINTS.values())


def test_the_asker_is_spoken_to():
    hand = {"hand": "Kh Qh Ah Th Jh Qs 7c", "turn_up": "9h", "stock": 20}
    rows = bezique.show(**hand, action="sequence").actions
    assert any(row["text"].startswith("  You declare the sequence") for row in rows)
    led = bezique.show(hand="Qs Jd Kh Qh Ah 7c 8c 9d", turn_up="9h", stock=20, led="Ac", action="play Ah").actions
    texts = [row["text"] for row in led]
    assert any("The other has led Ac" in text for text in texts) and any("You play Ah." in text for text in texts)


def test_words_of_an_exchange_and_of_one_brisque():
    swap = {"hand": "7h Qh Kh Ks Kc Kd 8c", "turn_up": "Ah", "stock": 30, "action": "seven"}
    assert any("You exchange the seven of trumps for Ah: 10." in row["text"] for row in bezique.show(**swap).actions)
    last = {"hand": "Ah", "turn_up": "9h", "stock": 0, "theirs": "7c"}
    texts = [row["text"] for row in bezique.show(**last).actions]
    assert any("You count 1 ace or ten: 10." in text for text in texts)
    assert any("The other counts 0 aces and tens: 0." in text for text in texts)


def test_a_frame_of_deals():
    frame = bezique.deals(n=5, play="plain")
    assert len(frame) == 5 and (frame["brisques_1"] + frame["brisques_2"] == 160).all()
    assert all(len(played.split()) == 64 for played in frame["played"])
