"""A turn in the play of two: whose it is, what he may play, what both have shown in every order of the suits."""

import pytest

from analyzer.core.layout import Layout
from analyzer.core.packs import WHIST
from analyzer.core.past import DEALER, ELDER, Past, read_tricks
from analyzer.core.scene import layouts_of
from analyzer.core.turn import Turn
from analyzer.errors import Misuse

PACK, LAYOUTS = WHIST[32], layouts_of(Layout.of(WHIST[32], 2, []))


def turn(played, hand, duties=(1, 1), dead=""):
    return Turn(read_tricks(PACK, played, 5), LAYOUTS, duties, tuple(PACK.read(hand, "")), tuple(PACK.read(dead, "")))


def names(cards):
    return " ".join(map(PACK.name, cards))


@pytest.mark.parametrize(("played", "hand", "duties", "plays"), [
    ("", "7s 8d 9c Th Ks", (1, 1), "lead 7s 8d 9c Th Ks"), ("Ts", "7s 8d 9c Th Ks", (1, 1), "play Ks"),
    ("Ts", "7s 8d 9c Th Ks", (0, 0), "play 7s Ks"), ("Ts", "7d 8d 9c Th Kc", (1, 1), "play Th"),
    ("Ts", "7d 8d 9c Th Kc", (1, 0), "play 7d 8d 9c Th Kc"),
])  # fmt: skip
def test_what_may_be_played(played, hand, duties, plays):
    asked, (word, *cards) = turn(played, hand, duties), plays.split()
    assert sorted(map(PACK.name, asked.plays)) == sorted(cards)
    assert list(asked.actions(cards)) == [f"{word} {card}" for card in cards]


def test_whose_turn_it_is_and_what_he_sees():
    asked = turn("Ks 7s / 9d Qd / 8c", "Th 9h 8h", dead="7c")
    assert (asked.seat, asked.other, asked.left) == (ELDER, DEALER, 2)
    assert (names(asked.mine), names(asked.shown)) == ("Th 9h 8h Ks 9d", "7s Qd 8c")
    assert asked.text == "Ks 7s / 9d Qd / 8c"
    asked.check("elder")
    with pytest.raises(Misuse, match="turn of elder, who holds 3 cards, not 2"):
        turn("Ks 7s / 9d Qd / 8c", "Th 9h").check("elder")


def test_the_scene_knows_what_was_shown_in_every_order():
    asked = turn("Ks 7d / 9d Qd / 8c", "Th 9h 8h", dead="7c")
    cards, away = [PACK.read(card, "") for card in ("Th", "9h")], PACK.read("Jc Qc Kc", "")
    scene = asked.scene(cards, away, [0] * 6, PACK.read("Jc", ""), PACK.read("Th", ""))
    for k, layout in enumerate(LAYOUTS):
        past = Past(asked.past.tricks, layout, 1, 1)
        assert (scene.barred[k], scene.hidden[k]) == (past.barred(DEALER), past.barred(ELDER))
        assert scene.barred[k] & layout.hand(PACK.read("As", "")) and scene.led[k] == layout.hand(PACK.read("8c", ""))
        assert scene.cards[k].tolist() == [layout.hand(card) for card in cards]
        assert scene.mine[k, 1] == layout.hand(asked.hand) and scene.dead[k, 0] == layout.hand(asked.dead)
        assert (scene.sure[k], scene.told[k]) == (layout.hand(PACK.read("Jc", "")), layout.hand(PACK.read("Th", "")))
    assert not scene.leads and scene.won.tolist() == [1, 1]
