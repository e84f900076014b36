"""A moment of the play: what is read, what is refused, and which hands of the others agree with it."""

from itertools import combinations

import pytest

from analyzer.errors import Misuse
from analyzer.games import nap
from analyzer.games.nap.playing.moment import Moment
from analyzer.games.nap.policy import model_of
from analyzer.games.nap.scene import Stage
from analyzer.games.nap.table import DEALT
from analyzer.games.nap.variant import Variant

from ..naive_cards import Table, View, beats
from ..naive_dummy import takes
from ..naive_plain import Plain

THREE = {"said": "pass pass 3 pass", "hand": "2s Jc Tc 9d", "played": "Ah Qh 3h 6h / Jh"}


def read(variant=None, **asked):
    return Moment.read(variant or Variant(), **asked)


def test_the_turn_the_trumps_and_the_voids_follow_from_the_cards():
    moment = read(**THREE)
    assert (moment.seat, moment.course.leader, moment.course.trump) == (4, 3, 2)
    assert list(moment.actions) == ["play Jc", "play Tc", "play 9d", "play 2s"]
    later = read(said=THREE["said"], hand="Jc Tc 9d", played="Ah Qh 3h 6h / Jh 2s Kh 4c / 5s 3s Qs")
    assert later.course.winners == [3, 1] and later.course.voids == {1: set(), 2: {2}, 3: set(), 4: {2}}
    assert (later.course.leader, later.seat) == (1, 4)


def test_who_did_not_follow_is_void_in_all_deals():
    moment = read(hand="Ts 9c 8c", said="2 pass pass", players=3, played="Ah 3c Th / Kh 4d Jh", seat=1)
    assert moment.course.voids[2] == {2}
    stage = Stage(moment, [{"stands": moment.level, "lead": ()}], model_of("bold", "plain", None), 1)
    for k in range(200):
        table, layout = stage.deal(k)
        held = [layout.cards(hand) for hand in table.sets[DEALT, :3]]
        assert [len(cards) for cards in held] == [5, 5, 5]
        assert not any(card // 16 == 2 for card in held[1])
        pack = moment.variant.cards
        assert set(pack.read("Th Jh", "hand")) <= set(held[2]) and set(pack.read("3c 4d", "hand")) <= set(held[1])
        assert len(set(sum(held, []))) == 15


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"hand": "2s Jc Tc"}, "still holds 4 cards"),
        ({"hand": "2h Jc Tc 9d", "played": "Ah 6s 3h Qh / Jh"}, r"kept 2h: he must follow suit \(law 6\)"),
        ({"played": "Ah Qh 3h / Jh"}, "trick 1 has 3 cards"),
        ({"hand": "2s Jc Tc Ah"}, "Ah is played already"),
        ({"seat": 2}, "the turn of seat 4"),
        ({"said": "pass pass 3"}, "the turn of seat 4"),
        ({"said": "pass pass 3 2"}, "'2' is none of"),
        ({"hand": "2s", "played": "Ah Qh 3h 6h / Jh 7h 4h 5h / Th 8h 2d 2c / Ks"}, "law 8"),
        ({"hand": "2s 3s 5s", "played": "Ah 3c 3h 6h / Jh 2h 9h 8h / 4s"}, r"seat 4 played 3c but kept 2h"),
        ({"doubled": True}, "double-header"),
    ],
)
def test_what_cannot_be_is_refused(asked, says):
    with pytest.raises(Misuse, match=says):
        read(**THREE | asked)


def test_a_deal_that_is_over_is_answered_in_a_sentence():
    asked = {"said": "pass 1 pass pass", "hand": "2s 3s 4s 5s", "played": "Ah 2h 3h 4h"}
    assert "made" in nap.play(**asked).over
    thrown = nap.play(said="pass pass pass pass", hand="2s 3s 4s 5s 6s", all_pass="thrown-in")
    assert "nobody must stand" in thrown.over


def test_misery_without_trumps_has_none():
    variant = Variant(misery="below-three", misery_trumps=False)
    moment = read(variant, said="misery pass", players=2, hand="9c 8c 7c", played="2h 3h / 6d 5d")
    assert moment.course.trump is None and moment.course.winners == [2, 2] and moment.over is None
    assert "lost" in read(variant, said="misery pass", players=2, hand="9c 8c 7c", played="2h 3h / 4d 5d").over


def worlds(hand, played, turn_up_to):
    """Yield every hand of the one opponent that a plain player passes on and that no card played contradicts."""
    table = Table(players=2, pack=32)
    mine, theirs = [t[0] for t in played] + hand, [t[1] for t in played]
    rest = [card for card in table.cards() if card not in mine + theirs]
    trump, void = played[0][0][1], {a[1] for a, b in played if b[1] != a[1]}
    for left in combinations(rest, turn_up_to):
        held = theirs + list(left)
        view = View(1, held, table, "cdhs", ["pass", "4", "nap"], [(0, "3")])
        if Plain().call(view) == "pass" and not any(card[1] in void for card in left):
            yield list(left), trump


def test_a_card_is_worth_what_all_worlds_say():
    """Two players, 32 cards, two tricks left: every hand of the other by brute force, hands open."""
    hand, played = ["Qh", "Ks"], [("Ah", "9h"), ("Kh", "8c"), ("As", "Ts")]
    assert all(not beats(b, a, "h") for a, b in played[:2])
    found = nap.play(
        hand=" ".join(hand), said="4 pass", players=2, pack=32, opponents="plain", play="double-dummy", deals=20_000,
        played=" / ".join(" ".join(trick) for trick in played[:2]) + " / As Ts",
        precision=0,
    )  # fmt: skip
    every = list(worlds(hand, played, 2))
    for row in found.actions:
        card = row["action"].split()[1]
        rest = [c for c in hand if c != card]
        made = sum(takes([rest, left], 0, trump, 1, leader=0, plays=((0, card),)) for left, trump in every)
        p = made / len(every)
        assert abs(row["p_made"] - p) < 4.5 * (p * (1 - p) / 20_000) ** 0.5 + 1e-9
