"""A deal told line by line: the words of the laws, and the facts of a frame."""

from analyzer.games import euchre
from analyzer.games.euchre.transcript import suits_of

ASKED = {"hand": "Jh Ah As 7d 8c", "turn_up": "9h"}


def test_a_deal_to_read():
    rows = euchre.show(**ASKED, action="order").actions
    assert [row["event"] for row in rows[:6]] == ["turned", "holds", "holds", "says", "throws", "plays"]
    assert rows[0]["text"] == "9h is turned up.  (law 3)"
    assert rows[1]["text"] == "Elder holds Jh Ah 8c 7d As.  (law 3)"
    assert rows[3]["text"] == "Elder orders it up.  (law 4)"
    assert sum(row["event"] == "takes" for row in rows) == 5
    assert rows[-1]["event"] == "marks" and rows[-1]["law"] == 11


def test_a_void_deal_and_names():
    rows = [euchre.show(index=index, opponents="plain").actions for index in range(60)]
    assert any(row[-1]["event"] == "void" for row in rows)
    texts = [line["text"] for row in rows for line in row]
    assert any(" names " in text for text in texts) and any("takes it up" in text for text in texts)
    assert any("void, so free" in text for text in texts) and any(", following." in text for text in texts)


def test_facts_of_deals():
    frame = euchre.deals(n=200, opponents="plain")
    assert (frame.maker == "").sum() == (frame.said == "pass pass pass pass").sum()
    played = frame[frame.maker != ""]
    assert ((played.points_1 > 0) ^ (played.points_2 > 0)).all() and (played.played.str.count("/") == 4).all()
    assert (played.thrown != "").equals(played.said.str.contains("order|take"))
    assert (frame.points_1.sum(), frame.points_2.sum()) != (0, 0)


def test_of_a_hand_the_frame_is_of_its_deals():
    frame = euchre.deals(n=50, **ASKED, action="order")
    assert (frame.hand_1 == "Jh Ah 8c 7d As").all() and (frame.trump == "h").all() and (frame.said == "order").all()
    thrown = euchre.deals(n=20, hand="7h As Ac 7d 8d", turn_up="9h", action="discard 7d")
    assert (thrown.thrown == "7d").all() and (thrown.said == "pass take").all()


def test_the_suits_are_named_in_eight_ways():
    found = {suits_of(k) for k in range(8)}
    assert len(found) == 8 and all(suits[0] == 3 - suits[3] and suits[1] == 3 - suits[2] for suits in found)
