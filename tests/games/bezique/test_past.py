"""What cannot have happened before a moment is refused in one line."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.bezique.situation import Situation
from analyzer.games.bezique.variant import Variant

WON = {"hand": "Kh Qh Ah Th Jh Qs 7c", "turn_up": "9h", "stock": 20}
FIRST = {"stock": 48, "hand": "Kh Qh Ah Th Jh Qs 7c 8c"}
FOUR = {"hand": "Qs Qs Jd Jd Ah Th 7c"}


def read(afresh=True, **asked):
    return Situation.read(Variant(afresh=afresh), **WON | asked)


@pytest.mark.parametrize(
    ("asked", "name", "what"),
    [({"stock": 48, "declared": "royal-marriage:KhQh"}, "declared", "no trick has been won before, so 1 declarations"),
     ({"stock": 48, "theirs_declared": "marriage-c:KcQc"}, "theirs_declared", "no trick"),
     ({"stock": 48, "table": "Kh"}, "table", "laid anything down"),
     ({"stock": 46, "declared": "royal-marriage:KhQh", "theirs_declared": "marriage-c:KcQc"}, "declared", "one trick"),
     (FOUR | {"declared": "double-bezique:QsQsJdJd double-bezique:QsQsJdJd"}, "declared", "once a deal"),
     (FOUR | {"declared": "bezique:QsJd bezique:QsJd double-bezique:QsQsJdJd"}, "declared", "one of them fresh"),
     ({"afresh": False, "hand": "Kh Kh Qh Qh 7c 8c 9c", "declared": "royal-marriage:KhQh royal-marriage:KhQh"},
      "declared", "once a deal"),
     ({"afresh": False, "hand": "Ah Th Jh Qs 7c 8c 9c",
      "theirs_declared": "four-kings:KsKsKcKc four-kings:KhKdKdKh"}, "theirs_declared", "once a deal"),
     ({"stock": 48, "score": "0-0", "brisques": "2-1"}, "brisques", "0 to 2 aces and tens lie in tricks by now, not 3"),
     ({"score": "0-0"}, "brisques", "0 to 14 aces and tens lie in tricks by now; say how many"),
     (FIRST | {"score": "0-0", "seat": "dealer"}, "seat", "not dealer"),
     (FIRST | {"led": "Ac", "score": "0-0", "seat": "elder"}, "seat", "elder leads"),
     ({"stock": 48, "score": "0-0", "brisques": "0-1"}, "brisques", "the last trick is yours, so 0 aces and tens"),
     ({"stock": 46, "hand": "Kh Qh Ah Th Jh Qs 7c 8c", "led": "9c", "score": "0-0", "brisques": "1-1"}, "brisques",
      "the last trick is the other's, so 0 aces and tens at most are yours, not 1"),
     ({"score": "30-0", "brisques": "5-5", "declared": "royal-marriage:KhQh"}, "score", "40 points of this deal"),
     ({"score": "0-10", "brisques": "5-5", "theirs_declared": "marriage-c:KcQc"}, "score", "20 points of this deal"),
     ({"table": "7c"}, "table", "does not lie face up"),
     ({"hand": "Qs Jd Qs Jd Ah Th 7c", "declared": "double-bezique:QsQsJdJd bezique:QsJd"}, "declared", "fresh card"),
     ({"hand": "Qs Jd Kh Qh Ah Th 7c", "theirs_declared": "bezique:QsJd bezique:QsJd"}, "theirs_declared", "3 times"),
     ({"stock": 46, "hand": "Kh Qh Ah Th Jh Qs 7c 8c", "score": "0-0", "brisques": "3-0"}, "brisques", "0 to 2 aces"),
     ({"score": "0-0", "brisques": "8-7"}, "brisques", "0 to 14 aces"),
     ({"score": "0-0", "seen": "As Td Kd"}, "brisques", "2 to 14 aces and tens lie in tricks by now; say"),
     ({"score": "0-0", "seen": "As Td Kd", "brisques": "1-0"}, "brisques", "2 to 14 aces and tens lie"),
     ({"score": "0-0", "stock": 2}, "brisques", "6 to 14 aces and tens lie in tricks by now; say"),
     ({"score": "0-0", "stock": 0, "theirs": "As Ad Kc Kd 8s 9d Ts", "brisques": "6-4"}, "brisques", "11 aces"),
     ({"theirs": "Ac Tc", "turn_up": "Ad", "score": "0-0", "brisques": "8-4"}, "brisques", "0 to 11 aces")],
)  # fmt: skip
def test_what_cannot_have_come_to_pass(asked, name, what):
    with pytest.raises(Misuse, match=what) as caught:
        read(**asked)
    assert caught.value.name == name and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "asked",
    [{"stock": 46, "declared": "royal-marriage:KhQh"}, FOUR | {"declared": "bezique:QsJd double-bezique:QsQsJdJd"},
     FOUR | {"declared": "bezique:QsJd bezique:QsJd", "afresh": False}, {"score": "0-0", "brisques": "8-6"},
     {"hand": "Kh Kh Qh Qh 7c 8c 9c", "declared": "royal-marriage:KhQh royal-marriage:KhQh"},
     {"afresh": False, "declared": "royal-marriage:KhQh", "theirs_declared": "royal-marriage:KhQh"},
     {"stock": 48, "score": "0-0", "brisques": "2-0"}, FIRST | {"score": "0-0"}, {"seen": "As Td Kd"},
     {"score": "0-0", "seen": "As Td Kd", "brisques": "1-1"}],
)  # fmt: skip
def test_what_may_have(asked):
    assert read(**asked).stock
