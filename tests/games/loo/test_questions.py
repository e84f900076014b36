"""The questions as issued at the table: what must be seen."""

import json
from itertools import combinations, permutations

import pandas as pd
import pytest

from analyzer.errors import Misuse
from analyzer.games import loo

from . import naive
from .asked import of_plain

SPECIMEN = {"players": 5, "seat": 3, "hand": "Kh 7h Ac", "turn_up": "Qh", "said": "throw stand", "pool": 15}
FEW = {"deals": 16_384, "precision": 0}


def rows(answer):
    return {row["action"]: row for row in answer.actions}


def test_the_specimen_of_the_design():
    answer = of_plain.declare(**SPECIMEN, deals=262_144, precision=0)
    stand = rows(answer)["stand"]
    assert (answer.best, answer.verdict) == (["stand"], "clear")
    assert answer.edge["low"] < answer.edge["ev"] < answer.edge["high"] and answer.method["p_said"] < 0.263
    assert list(rows(answer)) == ["stand", "miss", "throw"]
    assert sum(stand["p_tricks"]) + stand["p_uncontested"] == pytest.approx(1)
    assert stand["p_looed"] == stand["p_tricks"][0]
    assert (rows(answer)["throw"]["ev"], rows(answer)["throw"]["stderr"]) == (0, 0)


def test_is_the_miss_right_without_a_trump_worth_the_name():
    """The eldest hand with 2h 3c 5d and a pool of 30: and from which pool on?"""
    answer = of_plain.declare(
        players=5, seat="eldest", hand="2h 3c 5d", turn_up="Qh", pool=30, deals=262_144, precision=0
    )
    assert (answer.best, answer.verdict) == (["miss"], "clear")
    (point,) = answer.break_even
    assert point["between"] == ["miss", "throw"] and 5 < point["pool"] < 30
    below = of_plain.declare(hand="2h 3c 5d", turn_up="Qh", pool=int(point["pool"] * 0.8), deals=262_144, precision=0)
    assert below.best == ["throw"]


def test_a_dealer_against_one_stander_may_defend_and_not_throw_up():
    answer = of_plain.declare(
        players=5, seat="dealer", hand="2c 3c 5d", turn_up="Qh", said="throw throw stand throw", pool=15, **FEW
    )
    assert list(rows(answer)) == ["stand", "miss", "defend"]
    assert rows(answer)["defend"]["ev"] == 0 and "p_looed" not in rows(answer)["defend"]
    free = of_plain.declare(hand="2c 3c 5d", turn_up="Qh", said="throw throw stand throw", defend="free", **FEW)
    assert list(rows(free)) == ["stand", "miss", "throw"]


def test_a_dealer_whom_all_left_alone_has_the_pool():
    answer = of_plain.declare(hand="2c 3c 5d", turn_up="Qh", said="throw " * 4, pool=21, **FEW)
    (row,) = answer.actions
    assert (row["action"], row["ev"], row["low"], row["high"]) == ("take", 21, 21, 21)
    assert answer.best == ["take"]


def test_under_club_law_there_is_one_row():
    answer = of_plain.declare(hand="Kc 7h Ac", turn_up="2c", club_law=True, **FEW)
    assert list(rows(answer)) == ["stand"] and answer.best == ["stand"]


def test_ace_king_queen_of_trumps_take_all():
    answer = of_plain.declare(hand="Ah Kh Qh", turn_up="Jh", pool=15, said="stand stand", **FEW)
    assert rows(answer)["stand"]["p_tricks"] == [0, 0, 0, 1]
    assert (rows(answer)["stand"]["ev"], rows(answer)["stand"]["stderr"]) == (15, 0)
    flush = of_plain.declare(hand="4h 3h 2h", turn_up="Jh", pool=15, flush="foster", actions="stand", **FEW)
    assert flush.actions[0]["p_flush"] + flush.actions[0]["p_uncontested"] == pytest.approx(1)


def test_only_the_actions_asked_for():
    answer = of_plain.declare(**SPECIMEN, actions="throw stand", **FEW)
    assert list(rows(answer)) == ["throw", "stand"]
    alone = of_plain.declare(**SPECIMEN, actions=["stand"], **FEW)
    assert alone.actions[0]["ev"] == rows(answer)["stand"]["ev"] and alone.verdict is None


def test_any_number_of_threads_the_same_bytes():
    for opponents in ("plain", "book"):
        texts = {
            of_plain.declare(**SPECIMEN, opponents=opponents, deals=70_001, precision=0, threads=n).to_json()
            for n in (1, 2, 7)
        }
        assert len(texts) == 1
        assert json.loads(texts.pop())["method"]["deals"] == 70_001


def test_suits_renamed_and_the_hand_in_any_order_change_no_row():
    expected = loo.declare(**SPECIMEN, **FEW)
    for suits in permutations("cdhs"):
        rename = str.maketrans("cdhs", "".join(suits))
        asked = SPECIMEN | {
            "hand": SPECIMEN["hand"].translate(rename),
            "turn_up": SPECIMEN["turn_up"].translate(rename),
        }
        assert loo.declare(**asked, **FEW).actions == expected.actions
    for hand in permutations(SPECIMEN["hand"].split()):
        assert loo.declare(**SPECIMEN | {"hand": " ".join(hand)}, **FEW).to_json() == expected.to_json()


def test_how_the_asker_and_the_others_play_counts():
    asked = {"hand": "Kh Kc Ad", "turn_up": "Qh", "actions": "stand", **FEW}
    base = of_plain.declare(**asked).actions[0]["ev"]
    assert of_plain.declare(**asked, mine="book").actions[0]["ev"] != base
    assert of_plain.declare(**asked, opponents="book").actions[0]["ev"] != base
    both = of_plain.declare(**asked, play="book"), of_plain.declare(**asked, play="book", mine="book")
    assert both[0].actions == both[1].actions
    assert of_plain.declare(**asked, play="book", mine="plain").actions != both[0].actions


def test_a_list_of_hands_is_answered_with_one_frame():
    hands = ["Kh 7h Ac", "2h 3c 5d"]
    frame = loo.declare(hand=hands, turn_up="Qh", **FEW)
    assert isinstance(frame, pd.DataFrame) and list(frame["hand"]) == [hand for hand in hands for _ in range(3)]
    one = loo.declare(hand=hands[1], turn_up="Qh", **FEW)
    assert list(frame["ev"])[3:] == [row["ev"] for row in one.actions]
    cards = loo.declare(hand=["2h", "3c", "5d"], turn_up="Qh", **FEW)
    assert cards.to_json() == one.to_json()
    assert loo.declare(hand=[["Kh", "7h", "Ac"], ["2h", "3c", "5d"]], turn_up="Qh", **FEW).equals(frame)


def test_deals_are_rows_of_a_frame():
    frame = of_plain.deals(**SPECIMEN, n=400)
    assert len(frame) == 400 and set(frame["hand_3"]) == {"Kh 7h Ac"}
    assert set(frame["says_1"]) == {"throw"} and set(frame["says_2"]) == {"stand"} and set(frame["says_3"]) == {"stand"}
    assert not frame["hand_1"].str.contains("h").any() and frame["hand_2"].str.contains("h").all()
    counts = (frame[[f"says_{seat}" for seat in range(1, 6)]] != "throw").sum(axis=1)
    assert (counts == frame["in"]).all()
    for trick in (1, 2, 3):
        assert set(frame[f"trick_{trick}"]) <= {1, 2, 3, 4, 5}
    none = of_plain.deals(hand="2c 3c 5d", turn_up="Qh", said="throw throw throw throw", n=5)
    assert (none[["trick_1", "trick_2", "trick_3"]] == 0).all(axis=None) and set(none["in"]) == {1}
    flush = of_plain.deals(hand="2h 3h 5h", turn_up="Qh", flush="foster", n=50)
    assert set(flush["flush"]) == {1} and (flush[["trick_1", "trick_2", "trick_3"]] == 0).all(axis=None)


def test_one_deal_is_that_of_the_frame():
    frame, answer = of_plain.deals(**SPECIMEN, n=1, first=7, seed=5), of_plain.show(**SPECIMEN, index=7, seed=5)
    says = [row["card"] for row in answer.actions if row["event"] == "says"]
    assert says == [frame[f"hand_{seat}"].item() for seat in range(1, 6)]
    takes = [row["seat"] for row in answer.actions if row["event"] == "takes"]
    assert takes == [frame[f"trick_{trick}"].item() for trick in (1, 2, 3)]


# A plain card exchanged for a trump


def exchanged(hand, turn_up, **asked):
    """Yield what standing on a hand brings, and on it with each plain card exchanged for each trump it has not."""
    base = of_plain.declare(hand=" ".join(hand), turn_up=turn_up, actions="stand", **asked).actions[0]
    for card in hand:
        if card[1] == turn_up[1]:
            continue
        for rank in naive.RANKS:
            trump = rank + turn_up[1]
            if trump in hand or trump == turn_up:
                continue
            other = [trump if held == card else held for held in hand]
            row = of_plain.declare(hand=" ".join(other), turn_up=turn_up, actions="stand", **asked).actions[0]
            yield card, trump, row["ev"] - base["ev"], (row["stderr"] ** 2 + base["stderr"] ** 2) ** 0.5


def losses(hands, turn_up="9h", **asked):
    """Return the exchanges that hurt, beyond chance: hand, card, trump, by how much."""
    return [
        (" ".join(hand), card, trump, round(gain, 3))
        for hand in hands
        for card, trump, gain, error in exchanged(hand, turn_up, **asked)
        if gain < -4 * error
    ]


@pytest.mark.parametrize("hand", ["3c 5d 7s", "Ac Kd Qs", "2h Ac Kd", "Kh 4c 4d", "7h 5h 2c"])
def test_a_trump_for_a_plain_card_never_hurts(hand):
    assert losses([hand.split()], said="stand", deals=8192, precision=0) == []


# Money: what a pool does to all seats


@pytest.mark.parametrize("said", ["stand stand stand stand", "throw throw stand throw", "stand miss throw throw"])
def test_what_all_seats_receive_is_the_pool(said):
    """From the frame of deals: every trick is somebody's, or nobody plays for it."""
    frame = of_plain.deals(hand="Kc 7d Ac", turn_up="Qh", said=said, n=200)
    tricks = frame[["trick_1", "trick_2", "trick_3"]]
    played = frame["in"] > 1
    assert (tricks[played] > 0).all(axis=None)
    for trick in tricks:
        for seat, says in zip(tricks.loc[played, trick], frame[played].itertuples(), strict=True):
            assert getattr(says, f"says_{seat}") != "throw"


@pytest.mark.parametrize(
    ("question", "asked", "name"),
    [
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "opponents": "me"}, "opponents"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "play": "me"}, "play"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "mine": "me"}, "mine"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "actions": "defend"}, "actions"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "actions": "stand stand"}, "actions"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "actions": ""}, "actions"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "method": "exact"}, "method"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "method": "guess"}, "method"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "variant": "whist"}, "variant"),
        ("declare", {"hand": "Kh 7h Ac", "turn_up": "Qh", "sais": "throw"}, ""),
        ("declare", {"hand": [], "turn_up": "Qh"}, "hand"),
        ("show", {"hand": "Kh 7h Ac", "turn_up": "Qh", "index": -1}, "index"),
        ("show", {"hand": "Kh 7h Ac", "turn_up": "Qh", "action": "defend"}, "action"),
        ("show", {"hand": "Kh 7h Ac", "turn_up": "Qh", "deals": 5}, ""),
        ("deals", {"hand": "Kh 7h Ac", "turn_up": "Qh", "n": 0}, "n"),
        ("deals", {"hand": "Kh 7h Ac", "turn_up": "Qh", "n": 10**7}, "n"),
        ("deals", {"hand": "Kh 7h Ac", "turn_up": "Qh", "first": -1}, "first"),
    ],
)
def test_what_cannot_be_asked(question, asked, name):
    with pytest.raises(Misuse) as refusal:
        getattr(loo, question)(**asked)
    assert refusal.value.name == name


ONE_TRUMP = [["7h", f"{a}c", f"{b}d"] for a, b in combinations(naive.RANKS, 2)]
NO_TRUMP = [[f"{a}c", f"{b}c", "2d"] for a, b in combinations(naive.RANKS[1:], 2)]


@pytest.mark.slow
@pytest.mark.parametrize("said", ["", "stand", "throw throw throw", "stand stand"])
def test_a_trump_for_a_plain_card_never_hurts_beside_a_trump(said):
    """All hands of one trump, the seven, and two plain cards of different suits and ranks: no exception."""
    assert losses(ONE_TRUMP, said=said, deals=8192, precision=0) == []


@pytest.mark.slow
@pytest.mark.parametrize("said", ["", "stand", "throw throw throw", "stand stand"])
def test_a_first_trump_never_hurts_but_for_an_ace_or_king(said):
    """All hands of three plain cards, two of a suit: only an ace or king may be worth more than a small trump.

    Who stands has a trump, mostly a higher one: he must follow an ace more often than he can trump it, so it takes a
    trick where the small trump, which must be played when it can head, falls to a higher. To the eldest hand, before
    whom nobody stood, it does not happen.
    """
    found = losses(NO_TRUMP, said=said, deals=8192, precision=0)
    assert {card for _, card, _, _ in found} <= {"Ac", "Kc"}
    assert all(naive.RANKS.index(trump[0]) < naive.RANKS.index("8") for _, _, trump, _ in found)
    assert bool(found) == (said != "")


def test_a_small_trump_for_an_ace_may_hurt_if_two_stood():
    found = losses([["3c", "Ac", "2d"]], said="stand stand", deals=16_384, precision=0)
    assert ("Ac", "2h") in {(card, trump) for _, card, trump, _ in found}
    assert {card for _, card, _, _ in found} == {"Ac"}


@pytest.mark.parametrize(
    ("asked", "name"),
    [({"said": 3}, "said"), ({"actions": 5}, "actions"), ({"hand": None}, "hand"), ({"turn_up": None}, "turn_up"),
     ({"hand": ["Kh 7h Ac", 5]}, "hand"), ({"hand": []}, "hand"), ({"future": "x"}, "future")],
)  # fmt: skip
def test_what_is_of_another_kind_is_refused_by_name(asked, name):
    with pytest.raises(Misuse) as refused:
        loo.declare(**{"hand": "Kh 7h Ac", "turn_up": "Qh"} | asked)
    assert refused.value.name == name


def test_without_a_loo_no_pool_changes_the_answer():
    """However it is written: what costs nothing is always worth it."""
    for none in (0, "0", "00"):
        answer = of_plain.declare(hand="2h 3c 5d", turn_up="Qh", said="stand stand stand", loo=none, **FEW)
        assert answer.break_even is None
        assert answer.variant["loo"] == "0"
        assert rows(answer)["stand"]["ev"] > 0
