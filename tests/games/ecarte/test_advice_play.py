"""What is tested when the claims about play are: the hands that advice is for, and what is counted."""

import pytest

from analyzer.core.jit import OFF
from analyzer.games.ecarte import advice_play
from analyzer.games.ecarte.advice_leads import PACK, Hand, chances, followed, hands_like
from analyzer.games.ecarte.advice_play import PLAY
from analyzer.games.ecarte.questions import strength

ADVICE = {  # of a hand, 9h turned up, the cards advised and those warned of
    "guarded": ("7h Qs 7s Jd 7c", "Qs", "7h 7s Jd 7c"), "plain_first": ("7h Qh 7s 8s 9s", "9s 8s 7s", "Qh 7h"),
    "trumps_first": ("Kh 7h Qs Jd 7c", "Kh 7h", "Qs Jd 7c"), "sequence_or_single": ("7h Qs 7s 8d 7d", "8d", "Qs"),
    "tierce": ("7h Ks Qs Js 7d", "Ks", "7h 7d"), "guarded_knave": ("7h 8h Js As Jd", "Js", "8h 7h Jd"),
    "best_of_three": ("7h 8h Ts 8s 7s", "Ts", "8h 7h"), "small_first": ("7h 8h Ks 7d 8c", "7d 8c", "Ks"),
    "queen_first": ("Kh 8h Qs 7s 8c", "Qs", "8c"), "single_first": ("7h 8h Qs 7s 8c", "8c", "Qs"),
    "guarded_king": ("Ks Kd 7d Qc 7c", "Kd", "Ks 7d Qc 7c"), "top_trump": ("Qh Jh Ah 7s 8d", "Qh", "7s 8d"),
    "best_single": ("7h Js Td 8c 7c", "Js", "Td 8c 7c"), "keeps_trump": ("7h Js Td 8c 7c", "Js Td 8c 7c", "7h"),
}  # fmt: skip
NOTHING = {
    "guarded": "7h Ks 7d 8c Jd", "tierce": "Qh Ks Qs Js 7d", "guarded_knave": "7h 8h Js As Td",
    "top_trump": "Qh Jh Th 7s 8d",
    "queen_first": "7h 8h Qs 7s 8c", "best_single": "7h Ks Td 8c 7c", "guarded_king": "7h Kd 7d Qc 7c",
}  # fmt: skip


def cards(text):
    return PACK.read(text, "")


@pytest.mark.parametrize("name", ADVICE)
def test_what_a_claim_advises(name):
    hand, good, bad = ADVICE[name]
    told = getattr(advice_play, name)(Hand(cards(hand)))
    assert [set(some) for some in told] == [set(cards(good)), set(cards(bad))]


@pytest.mark.parametrize("name", NOTHING)
def test_on_other_hands_it_says_nothing(name):
    told = getattr(advice_play, name)(Hand(cards(NOTHING[name])))
    assert not told or not all(told)


def test_every_claim_of_the_rules_is_there():
    assert [name for name, *_ in PLAY] == [f"P{k}" for k in range(1, 15)]
    assert all(page and says.endswith(".") and callable(test) for _, page, says, test in PLAY)


@pytest.mark.skipif(OFF, reason="many worlds")
def test_chances_are_those_of_strength():
    hand = "7h 8h Qs 7s 7d"
    wanted = strength(hand=hand, turn_up="9h", play="double-dummy").actions[1:]
    found = chances(tuple(cards(hand)), "double-dummy")
    assert {f"lead {PACK.name(card)}": p for card, p in found.items()} == {r["action"]: r["p_point"] for r in wanted}


@pytest.mark.skipif(OFF, reason="many worlds")
def test_advice_is_followed_on_hands_it_is_for():
    rows = hands_like(advice_play.tierce, 3)
    assert len(rows) == 3 and all(advice_play.tierce(Hand(hand)) == told for hand, told in rows.items())
    verdict, numbers = followed(advice_play.tierce, 3)
    assert verdict == "holds" and "of 3 hands" in numbers
