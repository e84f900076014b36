"""The king of trumps in the play: who may mark it, who had to, who has seen it."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.playing.king import seeing
from analyzer.games.ecarte.playing.moment import Moment
from analyzer.games.ecarte.policy import POLICIES
from analyzer.games.ecarte.situation import Situation
from analyzer.games.ecarte.variant import Variant

KING = {"hand": "Kh 7d 8c 9c Qs", "turn_up": "9h", "said": "play"}
AS_DEALER = {"hand": "Kh 7d 8c 9c Qs", "turn_up": "9h", "said": "play", "played": "Ts"}


@pytest.mark.parametrize(("asked", "king"), [
    (KING, 1), (AS_DEALER, 2), ({**KING, "hand": "7d 8c 9c Qs", "played": "Th Kh"}, 2),
    ({**KING, "hand": "Kh 7d 8c 9c", "played": "Qs Ts"}, None), ({**KING, "hand": "8d 7d 8c 9c Qs"}, None),
    ({**KING, "hand": "7d 8c 9c Qs", "played": "Kh Th"}, None),
])  # fmt: skip
def test_law_9_a_king_that_the_asker_may_still_mark_is_marked_unless_he_keeps_it(asked, king):
    """The holder marks before he plays his first card, the dealer who played it before he plays to the second trick."""
    moment = Moment.read(Variant(), **asked)
    assert (moment.king, moment.marking) == (king, king and "mark")
    assert moment.kings == ([(king, 1)] if king else [])
    assert Moment.read(Variant(), **moment.as_dict()) == moment
    if king:
        kept = Moment.read(Variant(), **asked, king="keep")
        assert (kept.king, kept.marking, kept.kings) == (None, "keep", [])
        assert Moment.read(Variant(), **kept.as_dict()) == kept
        with pytest.raises(Misuse, match="must be marked"):
            Moment.read(Variant(announcing="compulsory"), **asked, king="keep")
        before = Moment.read(Variant(), **asked, king=king)
        assert (before.king, before.marking) == (king, None)
    else:
        for word in ("mark", "keep"):
            with pytest.raises(Misuse, match="leave king out"):
                Moment.read(Variant(), **asked, king=word)


def test_a_king_marked_now_may_end_the_game():
    assert "elder has the game, 5 points" in Moment.read(Variant(), **KING, score="4-0").over
    assert Moment.read(Variant(), **KING, score="4-0", king="keep").over is None
    assert Moment.read(Variant(), **KING, score="3-4").over is None


@pytest.mark.parametrize("asked", [
    {**KING, "hand": "Kh 7d 8c 9c", "played": "Qs Ts"}, {**KING, "hand": "7d 8c 9c Qs", "played": "Kh Th / Ts"},
    {**KING, "played": "Kh", "hand": "Th 7d 8c 9c Qs"}, {**KING, "hand": "7d 8c 9c Ts", "played": "Ah Kh / Qc"},
])  # fmt: skip
def test_law_9_a_king_that_had_to_be_marked_and_was_not_is_refused(asked):
    with pytest.raises(Misuse) as refusal:
        Moment.read(Variant(announcing="compulsory"), **asked)
    assert refusal.value.name == "king" and "had to be marked" in refusal.value.message
    Moment.read(Variant(), **asked)


@pytest.mark.parametrize(("asked", "seen"), [
    ({"hand": "Qh 8h 7h", "turn_up": "9h", "played": "Ks 7s / Kd 7d"}, (False, False)),
    ({"hand": "Qh 8h 7h", "turn_up": "Kh", "played": "Ks 7s / Kd 7d"}, (True, True)),
    ({"hand": "Qh 8h 7h", "turn_up": "9h", "played": "Kh Th / Kd 7d", "king": 1}, (True, True)),
    ({"hand": "Kh Qh 8h", "turn_up": "9h", "played": "Ks 7s / Kd 7d"}, (True, False)),
])  # fmt: skip
def test_who_has_seen_the_king_leads_the_queen(asked, seen):
    voices = [POLICIES["book"].voice()] * 2
    told = seeing(Moment.read(Variant(), **asked, said="play"), voices)
    assert [voice.small for voice in told] == [int(not each) for each in seen]
    hand = {"hand": "Kh Qh 8h 7h Ks" if "Kh" in asked["hand"] else "Qh 8h 7h Ks Kd", "turn_up": asked["turn_up"]}
    first = Situation.read(Variant(), **hand).seeing(voices)
    turned = asked["turn_up"] == "Kh"
    assert [voice.small for voice in first] == [int(not (turned or "Kh" in hand["hand"])), int(not turned)]
