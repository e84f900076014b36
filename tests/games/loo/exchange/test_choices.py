"""What a seat plays on, keeps, throws first and leads, hand by hand."""

import pytest

from analyzer.core.jit import U
from analyzer.core.layout import Layout
from analyzer.core.packs import WHIST
from analyzer.games.loo.exchange import choices as choices
from analyzer.games.loo.exchange.flush import BOOK, FOSTER, HOFFMANN, NO_FLUSH
from analyzer.games.loo.exchange.policy import EXCHANGERS, Exchanger

PACK = WHIST[52]
LAYOUT = Layout.of(PACK, 2, [], PACK.read("Jc", "card")[0])  # hearts are trumps, Pam the knave of clubs


def set_of(text):
    return LAYOUT.hand(PACK.read(text, "cards"))


def text_of(cards):
    return " ".join(PACK.names(LAYOUT.cards(cards), 2))


def voice(policy):
    return (EXCHANGERS[policy] if isinstance(policy, str) else policy).voice(PACK)


def plays(policy, text, law=NO_FLUSH, rivals=4):
    return bool(choices.plays_on(set_of(text), voice(policy), law, rivals))


def keeps(policy, text, law=NO_FLUSH):
    return text_of(choices.kept(set_of(text), voice(policy), law))


def throws(policy, text, number, law=NO_FLUSH):
    hand = set_of(text)
    return text_of(choices.worst(hand, U(choices.kept(hand, voice(policy), law)), number))


def leads(policy, text, number_in=5, legal=None, opening=True):
    return text_of(choices.lead_of(set_of(text), set_of(legal or text), voice(policy), opening, number_in))


@pytest.mark.parametrize("law", [NO_FLUSH, FOSTER, BOOK, HOFFMANN])
def test_plain_plays_on_a_trump_pam_or_a_flush(law):
    assert plays("plain", "2h 3c 5d 7s 8s", law)
    assert plays("plain", "Jc 3c 5d 7s 8s", law)
    assert not plays("plain", "Ac Kd As Ks Ad", law)
    assert plays("plain", "2d 3d 4d 5d 6d", law) == (law != NO_FLUSH)


def test_plain_keeps_trumps_aces_and_a_flush():
    assert set(keeps("plain", "2h Jc Ac Kd 3s").split()) == {"2h", "Jc", "Ac"}
    assert keeps("plain", "2d 3d 4d 5d 6d", BOOK) == "6d 5d 4d 3d 2d"
    assert keeps("plain", "2d 3d 4d 5d 6d", NO_FLUSH) == ""
    assert keeps("plain", "2d 3d 4d 5d 2h", BOOK) == "2h", "four to a flush are nothing to it"


def test_the_worst_goes_first_low_plain_cards_then_what_is_kept_pam_last():
    order = [throws("plain", "Ah 9h Jc Ad 4s", number) for number in range(6)]
    assert [len(text.split()) for text in order] == list(range(6))
    gone = [set(b.split()) - set(a.split()) for a, b in zip(order, order[1:], strict=False)]
    assert gone == [{"4s"}, {"Ad"}, {"9h"}, {"Ah"}, {"Jc"}]
    assert throws("bold", "2d 3d 4d 5d 9h", 1, BOOK) == "9h", "what is not kept, even a trump"
    assert throws("bold", "2d 3d 4d 5d 9h", 3, BOOK) == "9h 3d 2d"


@pytest.mark.parametrize(
    ("better", "text", "asked"),
    [
        ({"alone": "9"}, "9h 3c 5d 7s 8s", {}), ({"two": "9"}, "2h 9h 5d 7s 8s", {}),
        ({"few": 2}, "2h 3c 5d 7s 8s", {"rivals": 2}), ({"four_alone": True}, "2d 3d 4d 5d Kc", {"law": BOOK}),
        ({"four_alone": True}, "2d 3d 4d Jc Kc", {"law": BOOK}),
    ],
)  # fmt: skip
def test_each_number_makes_a_hand_good_enough(better, text, asked):
    shy = Exchanger(alone="", two="")
    assert not plays(shy, text, **asked)
    assert plays(Exchanger(**{"alone": "", "two": ""} | better), text, **asked)


def test_the_numbers_are_bounds():
    assert not plays(Exchanger(alone="T", two=""), "9h 3c 5d 7s 8s")
    assert not plays(Exchanger(alone="", two="T"), "2h 9h 5d 7s 8s")
    assert not plays(Exchanger(alone="", two="", few=2), "2h 3c 5d 7s 8s", rivals=3)
    assert not plays(Exchanger(alone="", two="", few=2), "Ac 3c 5d 7s 8s", rivals=0)
    assert not plays(Exchanger(alone="", two="", four_alone=True), "2d 3d 4d 5d Kc", law=FOSTER)
    assert plays(Exchanger(alone="", two=""), "2h 3h 4h 7s 8s"), "three trumps are always enough"
    assert plays(Exchanger(alone="A", two=""), "Jc 3c 5d 7s 8s"), "Pam is above the ace"


def test_what_is_kept():
    assert keeps(Exchanger(keep="Q"), "2h Qd Jd Ac 3s") == "2h Ac Qd"
    assert keeps(Exchanger(keep=""), "2h Qd Jd Ac 3s") == "2h"
    assert keeps(Exchanger(pat=3), "2h 3h 4h 5d 6d") == "4h 3h 2h 6d 5d"
    assert keeps(Exchanger(pat=4), "2h 3h 4h 5d 6d") == "4h 3h 2h"
    assert keeps(Exchanger(pat=3), "2h 3h 4h 5d 6d", BOOK) == "4h 3h 2h", "not where a flush wins"


@pytest.mark.parametrize("law", [NO_FLUSH, FOSTER, BOOK, HOFFMANN])
def test_four_to_a_flush(law):
    four = Exchanger(four=True)
    assert keeps(four, "2h 3h 4h 5h Ad", law) == ("5h 4h 3h 2h Ad" if law == NO_FLUSH else "5h 4h 3h 2h")
    assert keeps(four, "2d 3d 4d 5d 9h", law) == ("5d 4d 3d 2d" if law == BOOK else "9h")
    assert set(keeps(four, "2d 3d 4d Jc 9h", law).split()) == (
        {"4d", "3d", "2d", "Jc"} if law == BOOK else {"9h", "Jc"}
    )


def test_leads():
    assert leads("plain", "2h Kc 9d 3s 4s") == "Kc"
    assert leads("plain", "Jc 3c 4d 9d 5s") == "9d", "Pam alone is not led"
    assert leads("plain", "Jc Kh", legal="Kh Jc") == "Kh"
    assert leads("plain", "Jc", opening=False) == "Jc"
    assert leads("book", "2h Kc Qd As Ks") == "2h", "beside high cards only, with several in"
    assert leads("book", "2h Kc Qd As Ks", number_in=3) == "As"
    assert leads("book", "Jc Kc Qd As Ks") == "As", "Pam never"
    assert leads("book", "Qh 9c 3d 4s 5s") == "3d"
    assert leads("book", "Jh 9c 3d 4s 5s") == "9c"
    assert leads("book", "Qh 9c 3d 4s", opening=False, legal="Qh") == "Qh"
