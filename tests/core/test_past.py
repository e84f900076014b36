"""Tricks replayed: who led, who took, what was shown, what could not have been played."""

import random

import pytest

from analyzer.core.layout import Layout
from analyzer.core.packs import WHIST
from analyzer.core.past import DEALER, ELDER, Past, read_tricks
from analyzer.errors import Misuse

from .test_two import beats, lawful

PACK = WHIST[32]
HEARTS = Layout.of(PACK, 2, [])


def past(text, must_head=1, must_trump=1):
    return Past(read_tricks(PACK, text, 5), HEARTS, must_head, must_trump)


@pytest.mark.parametrize(("text", "many"), [
    ("", 0), ("Ks", 1), ("Ks 7s", 1), ("Ks 7s / 8d", 2), ("Ks 7s 8d", 2), (["Ks 7s", "8d"], 2), ("Ks 7s /", 1),
])  # fmt: skip
def test_tricks_are_read_with_strokes_or_without(text, many):
    assert len(read_tricks(PACK, text, 5)) == many


@pytest.mark.parametrize("text", ["Ks / 7s 8s", "Ks 7s 8s / 9s", 5, "Ks 7s 8s 9s Ts Js Qs As Kd Qd", "7s 8s // 9s"])
def test_what_are_no_tricks_is_refused(text):
    with pytest.raises((Misuse, TypeError)):
        read_tricks(PACK, text, 5)


def test_the_winner_of_a_trick_leads_the_next():
    seen = past("7s 9s / Kd 8h / 8d")
    assert seen.leaders == [ELDER, DEALER, ELDER] and seen.winners == [DEALER, ELDER]
    assert (seen.turn, PACK.name(seen.led)) == (DEALER, "8d")
    assert [PACK.name(card) for card in seen.cards_of(ELDER)] == ["7s", "8h", "8d"]
    assert past("").turn == ELDER and past("7s").turn == DEALER and past("7s 8s").turn == DEALER


def test_what_a_card_shows_of_its_holder():
    seen = past("9s 7s / Kd 7c")
    spades_above = HEARTS.hand(PACK.read("Ts Js Qs Ks As", ""))
    diamonds, hearts = (HEARTS.hand(PACK.read(" ".join(r + s for r in PACK.ranks), "")) for s in "dh")
    barred = int(seen.barred(DEALER))
    assert barred & int(spades_above) == int(spades_above)
    assert barred & int(diamonds) == int(diamonds) and barred & int(hearts) == int(hearts)
    assert not int(seen.barred(ELDER))


@pytest.mark.parametrize(("text", "held", "kept"), [
    ("9s 7s / Kd", {DEALER: "Ks"}, "kept Ks"), ("Ks 8h", {DEALER: "7s"}, "kept 7s"),
    ("Ks 8d", {DEALER: "9h"}, "kept 9h"), ("9s 7s / Td 8d / 7c Ks", {}, "kept Ks"),
])  # fmt: skip
def test_a_card_that_could_not_be_played_is_refused(text, held, kept):
    with pytest.raises(Misuse, match=kept):
        past(text).check({seat: PACK.read(cards, "") for seat, cards in held.items()}, "law 10")


@pytest.mark.parametrize(("head", "trump"), [(1, 1), (0, 0), (0, 1), (1, 0)])
def test_lawful_play_is_never_refused_and_unlawful_always(head, trump):
    draw, refused = random.Random(3), 0
    pair = lambda card: (3 if card // 16 == 2 else [0, 1, 3].index(card // 16), card % 16)  # noqa: E731 - lanes
    for _ in range(150):
        cards = draw.sample(PACK.cards, 10)
        hands, leader, tricks, fault = {ELDER: cards[:5], DEALER: cards[5:]}, ELDER, [], False
        for _ in range(draw.randint(1, 4)):
            other = ELDER + DEALER - leader
            led, card = draw.choice(hands[leader]), None
            card = draw.choice(hands[other])
            fault |= pair(card) not in lawful([pair(c) for c in hands[other]], pair(led), head, trump)
            hands[leader].remove(led)
            hands[other].remove(card)
            tricks.append((led, card))
            leader = other if beats(pair(card), pair(led)) else leader
        seen = Past(tuple(tricks), HEARTS, head, trump)
        assert seen.turn == leader
        try:
            seen.check(hands, "a law")
            assert not fault
        except Misuse:
            assert fault
            refused += 1
    assert refused > 20
