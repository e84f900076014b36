"""The strength of a hand: against the twin, against the declaration, counted against drawn."""

import os
import random
import subprocess
import sys
from itertools import combinations, permutations

import pytest
from click.testing import CliRunner

from analyzer.cli import odds
from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.verify import verify_file

from .. import naive
from ..asked import of_plain

HAND = {"hand": "Kh 7h Ac", "turn_up": "Qh"}


def rows_of(**asked):
    return {row["action"]: row for row in of_plain.strength(**asked).actions}


def test_a_row_for_every_number_of_others():
    answer = loo.strength(**HAND, players=3, deals=16_384)
    assert [row["action"] for row in answer.actions] == [
        f"{k} other{'s' * (k > 1)}, {how}" for k in (1, 2) for how in ("leading", "last")
    ]
    assert (answer.best, answer.verdict, answer.unit) == (None, None, "tricks")
    for row in answer.actions:
        assert sum(row["p_tricks"]) == pytest.approx(1) and row["p_looed"] == row["p_tricks"][0]
        assert row["ev"] == pytest.approx(sum(k * p for k, p in enumerate(row["p_tricks"])))
    assert len(loo.strength(**HAND, deals=16_384).actions) == 8


@pytest.mark.parametrize("leading", [True, False])
def test_one_other_is_the_twins(leading):
    hand, turn_up, pack = ["Kh", "9d", "Ac"], "Qh", naive.Table(pack_ranks=naive.RANKS[5:]).pack()
    left = [card for card in pack if card not in (*hand, turn_up)]
    counts = [0, 0, 0, 0]
    for other in combinations(left, 3):
        if any(card[1] == "h" for card in other):
            hands = {0: hand, 1: list(other)} if leading else {0: list(other), 1: hand}
            for order in permutations("cds"):
                tricks = naive.play_tricks(hands, [0, 1], 0, "".join(order) + "h", "h", turn_up=turn_up)
                counts[sum(winner == (not leading) for _, _, winner in tricks)] += 1
    row = rows_of(hand=hand, turn_up=turn_up, pack=32, players=3, deals=16_384)[
        f"1 other, {'leading' if leading else 'last'}"
    ]
    assert row["method"] == "exact"
    assert [row["counts"][f"tricks_{k}"] for k in range(4)] == counts
    assert row["p_tricks"] == [many / sum(counts) for many in counts]


def twin_samples(hand, turn_up, others, leading, deals, table):
    """Deal at random, keep the deals in which all others hold a trump, play them by the twin."""
    draw, left = random.Random(1), [card for card in table.pack() if card not in (*hand, turn_up)]
    tricks_won, seats = [], list(range(others + 1))
    while len(tricks_won) < deals:
        cards, order = draw.sample(left, 3 * others), "".join(draw.sample("cdhs", 4))
        dealt = [cards[3 * k : 3 * k + 3] for k in range(others)]
        if all(any(card[1] == turn_up[1] for card in other) for other in dealt):
            me = 0 if leading else others
            dealt.insert(me, hand)
            tricks = naive.play_tricks(
                dict(enumerate(dealt)), seats, 0, order, turn_up[1], turn_up=turn_up, lead=table.lead
            )
            tricks_won.append(sum(winner == me for _, _, winner in tricks))
    return tricks_won


@pytest.mark.parametrize(("others", "leading", "lead"), [(3, True, "highest"), (4, False, "one"), (2, True, "trump")])
def test_many_others_agree_with_the_twins_own_deals(others, leading, lead):
    hand, turn_up, deals = ["Jh", "9d", "Ac"], "Qh", 6000
    won = twin_samples(hand, turn_up, others, leading, deals, naive.Table(lead=lead))
    row = rows_of(hand=hand, turn_up=turn_up, lead=lead, deals=262_144, precision=0)[
        f"{others} others, {'leading' if leading else 'last'}"
    ]
    for tricks in range(4):
        p = row["p_tricks"][tricks]
        assert abs(won.count(tricks) / deals - p) < 4.5 * (p * (1 - p) / deals) ** 0.5 + 1e-9


def test_last_against_all_is_the_declaration_of_the_dealer():
    """Two who stood, the dealer stands: the same deals by another way, lists against ranges of trumps."""
    row = rows_of(**HAND, players=3, deals=524_288, precision=0)["2 others, last"]
    asked = HAND | {"players": 3, "said": "stand stand", "actions": "stand", "deals": 524_288}
    told = of_plain.declare(**asked, precision=0).actions[0]
    for mine, theirs in zip(row["p_tricks"], told["p_tricks"], strict=True):
        assert abs(mine - theirs) < 4.5 * (2 * mine * (1 - mine) / 524_288) ** 0.5 + 1e-9


def test_the_moment_before_the_first_card_is_the_same():
    """Leading against two who stand is the first lead of three: an ace that must be led leaves no choice."""
    row = rows_of(hand="Ah 7d 2c", turn_up="Qh", players=3, deals=262_144, precision=0)["2 others, leading"]
    asked = {"hand": "Ah 7d 2c", "turn_up": "Qh", "players": 3, "said": "stand stand stand"}
    led = of_plain.play(**asked, deals=262_144, precision=0).actions[0]
    for mine, theirs in zip(row["p_tricks"], led["p_tricks"], strict=True):
        assert abs(mine - theirs) < 4.5 * (2 * mine * (1 - mine) / 262_144) ** 0.5 + 1e-9


@pytest.mark.parametrize("opponents", ["plain", "book", "cautious", "bold"])
def test_counted_and_drawn_agree(opponents):
    asked = HAND | {"players": 3, "opponents": opponents, "play": opponents}
    counted, drawn = rows_of(**asked, deals=16_384), rows_of(**asked, method="simulate", deals=131_072, precision=0)
    for name in ("1 other, leading", "1 other, last"):
        assert counted[name]["method"] == "exact" and drawn[name]["method"] == "simulation"
        assert drawn[name]["low"] <= counted[name]["ev"] <= drawn[name]["high"]


def test_policies_are_heard():
    books = rows_of(hand="Kh Qd Js", turn_up="Ah", opponents="book", players=3, deals=65_536)
    plain = rows_of(hand="Kh Qd Js", turn_up="Ah", players=3, deals=65_536)
    assert all(books[name]["ev"] < plain[name]["ev"] for name in plain), "the books stand on better hands"
    mine = rows_of(hand="2h Ad Kc", turn_up="Ah", mine="book", deals=65_536)
    own = rows_of(hand="2h Ad Kc", turn_up="Ah", deals=65_536)
    assert mine["4 others, leading"]["ev"] != own["4 others, leading"]["ev"], "L11: the trump, if several are in"
    assert mine["1 other, leading"]["ev"] == own["1 other, leading"]["ev"]
    rich = rows_of(hand="2h Ad Kc", turn_up="Ah", opponents="book", pool=60, players=3, deals=65_536)
    poor = rows_of(hand="2h Ad Kc", turn_up="Ah", opponents="book", pool=15, players=3, deals=65_536)
    assert rich["1 other, last"]["counts"]["worlds"] > poor["1 other, last"]["counts"]["worlds"]


def test_who_would_hardly_all_stand_is_left_out():
    answer = loo.strength(hand="Kh Qd Js", turn_up="Qh", opponents="cautious", deals=16_384)
    assert answer.method["left_out"] == ["4 others, last"], "the eldest among them needs a queen beside two trumps"
    assert answer.actions[-1]["action"] == "4 others, leading"
    assert "hardly ever all stand" in str(answer)


@pytest.mark.slow
def test_more_others_than_trumps_are_left():
    nobody = {"hand": "7h 8h 9h", "turn_up": "Th", "pack": 32, "players": 7, "deals": 16_384}
    assert of_plain.strength(**nobody).method["left_out"][:2] == ["5 others, leading", "5 others, last"], (
        "four trumps are left"
    )


def test_club_law_everybody_stands_on_anything():
    asked = {"hand": "Kc 9d Ah", "turn_up": "Qc", "players": 3, "deals": 16_384}
    must, free = rows_of(**asked, club_law=True), rows_of(**asked)
    assert must["1 other, last"]["counts"]["worlds"] == 6 * 17_296 > free["1 other, last"]["counts"]["worlds"]
    assert len(rows_of(**asked | {"players": 5}, club_law=True)) == 8


def test_three_trumps_take_the_pool():
    rows = rows_of(hand="Kh 9h 2h", turn_up="Qh", flush="foster", players=3, deals=16_384)
    first, last = rows["1 other, leading"], rows["1 other, last"]
    assert (first["p_flush"], first["ev"]) == (1, 3), "the eldest's counts, and he leads"
    assert 0 < last["p_looed"] == pytest.approx(1 - last["p_flush"])
    other = rows_of(hand="Kh 9d 2c", turn_up="Qh", flush="foster", players=3, deals=16_384)["1 other, last"]
    assert other["p_flush"] == 0 < other["p_looed"]


def test_suits_renamed_or_cards_in_another_order_change_no_row():
    texts = set()
    for new, cards in zip(permutations("cdhs"), 4 * list(permutations(["Kh", "7c", "Ac"])), strict=True):
        names = dict(zip("cdhs", new, strict=True))
        hand = " ".join(card[0] + names[card[1]] for card in cards)
        answer = loo.strength(hand=hand, turn_up="Q" + names["h"], players=3, deals=16_384)
        texts.add(str(answer.actions))
    assert len(texts) == 1


def test_any_number_of_threads_the_same_bytes():
    assert len({loo.strength(**HAND, deals=200_000, precision=0, threads=n).to_json() for n in (1, 2, 7)}) == 1


@pytest.mark.slow  # the contract asks one of each question so
def test_without_the_compiler_the_same_bytes():
    asked = {"hand": "Kh 9h Ac", "turn_up": "Qh", "players": 3, "pack": 32, "method": "simulate", "deals": 10}
    asked |= {"opponents": "book"}
    code = f"from analyzer.games import loo\nprint(loo.strength(**{asked!r}).to_json(), end='')"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )  # fmt: skip
    assert ran.stdout == loo.strength(**asked).to_json()


def test_an_answer_can_be_verified(tmp_path):
    for number, how in enumerate(({}, {"method": "simulate"})):
        file = tmp_path / f"{number}.json"
        file.write_text(loo.strength(**HAND, players=3, deals=20_000, **how).to_json())
        assert verify_file(file) == []


@pytest.mark.parametrize(
    ("asked", "name", "words"),
    [
        ({"hand": "Kh 7h"}, "hand", "3 cards, not 2"), ({"turn_up": "Kh"}, "turn_up", "twice"),
        ({"players": 2}, "players", "3 to 16"), ({"method": "exact"}, "method", "too many"),
        ({"form": "five"}, "form", "three-card"), ({"seat": 3}, "", "no setting 'seat'"),
        ({"opponents": "hoyle"}, "opponents", "none of"), ({"pool": 0}, "pool", "whole counters"),
        ({"pack": 32, "hand": "Kh 2h Ac"}, "hand", "not in this pack"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(asked, name, words):
    with pytest.raises(Misuse) as refusal:
        loo.strength(**HAND | asked)
    assert refusal.value.name == name
    assert words in refusal.value.message


def test_the_command():
    told = CliRunner().invoke(odds, ["loo", "strength", "--hand", "Kh 7h Ac", "--turn-up", "Qh", "--players", "3"])
    assert told.exit_code == 0 and "ev: tricks on average" in told.output
    assert "odds loo strength" in CliRunner().invoke(odds, ["loo", "strength", "--help"]).output
