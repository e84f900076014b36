"""A deal from the declarations to the last payment: against the naive twin, the known deals, the worked example."""

import json
import os
import random
import subprocess
import sys
from itertools import permutations
from math import comb
from pathlib import Path

import pytest

from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.variant import Variant

from . import naive
from .table import TABLES, chosen_policies, in_order_of_play, kernel_deal, random_deal, random_words, same, sweep

ROOT = Path(__file__).parents[3]
SWEEP = "from tests.games.loo.table import *; print(sum(sweep(name, n, {0}, {1}) for n in {2} for name in TABLES))"
KNOWN = [json.loads(line) for line in (ROOT / "tests" / "oracles" / "loo_deals.jsonl").read_text().splitlines()]


def without_compiler(code):
    """Run code in a process in which the kernels are plain Python; return what it prints."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


# The naive twin


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("name", TABLES)
def test_deals_are_the_twins(name, players):
    sweep(name, players, 60, seed=1)


def test_deals_of_any_number_of_players_are_the_twins_without_the_compiler():
    assert int(without_compiler(SWEEP.format(6, 2, (3, 4, 6, 7, 9)))) == 5 * 6 * len(TABLES)


def test_the_fullest_table_is_the_twins_without_the_compiler():
    """Sixteen players hold all cards but three, and those are the miss."""
    code = "from tests.games.loo.table import *; print(sweep('as usual', 16, 40, 3) + sweep('free', 16, 40, 3))"
    assert int(without_compiler(code)) == 80


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("name", TABLES)
def test_many_deals_are_the_twins(name, players):
    """With those of the next test 100,000 deals."""
    sweep(name, players, 3000, seed=5)


@pytest.mark.slow
def test_many_deals_of_other_tables_are_the_twins_without_the_compiler():
    assert int(without_compiler(SWEEP.format(170, 6, (4, 6, 7, 9)))) == 4 * 170 * len(TABLES)


# The known deals


def known(deals):
    """Play known deals again: every card of every trick, every payment."""
    for case in deals:
        variant = Variant(loo=str(case["loo"]))
        deal = {
            "hands": case["hands"], "miss": case["miss"], "turn_up": case["turnup"], "order": "cdhs",
            "pool": case["pool"],
        }  # fmt: skip
        said = [{"pool": "defend"}.get(word, word) for word in case["declarations"]]
        forced = said if case["kind"] != "any_trump" else None
        told, number = kernel_deal(deal, variant, said=forced), case["id"]
        assert told["words"] == said, number
        tricks = [
            {"leader": leader, "cards": [list(play) for play in plays], "winner": winner}
            for leader, plays, winner in told["tricks"]
        ]
        assert tricks == case["tricks"], number
        assert told["received"] == case["received"], number
        assert told["paid"] == case["loo_paid"], number
        net = [got - paid for got, paid in zip(told["received"], told["paid"], strict=True)]
        assert net == case["net"], number
        assert (told["left"], told["next_pool"]) == (case["left_in_pool"], case["next_pool"]), number
        if case["resolution"] == "play":
            shown = [outcome if outcome < 4 else 0 for outcome in told["outcomes"]]
            defended = [k for k, word in enumerate(said) if word == "defend"]
            assert shown == case["tricks_won"], (number, defended)
    return len(deals)


@pytest.mark.parametrize("players", [3, 5])
def test_known_deals(players):
    assert known([case for case in KNOWN if case["n"] == players]) > 50


def test_all_known_deals_without_the_compiler():
    code = "from tests.games.loo.test_course import KNOWN, known; print(known(KNOWN))"
    assert int(without_compiler(code)) == len(KNOWN) == 300


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6, 7])
def test_the_other_known_deals_with_the_compiler(players):
    assert known([case for case in KNOWN if case["n"] == players]) > 50


def test_the_known_deals_hold_all_that_may_happen():
    assert {case["kind"] for case in KNOWN} == {"any_trump", "miss_holder", "for_pool", "uncontested", "wild"}
    assert {case["resolution"] for case in KNOWN} == {"play", "dealer_takes_pool", "miss_holder_takes_pool"}


# The worked example


WORKED = {  # section 2.10, deal 2; in the order C D E A B
    "hands": [hand.split() for hand in ("Ks 5s Qd", "Th 4c 3d", "Ad Jd 6s", "9c 7c 2h", "9h 5d 2c")],
    "miss": "Qs 7h Td".split(), "turn_up": "8s", "order": "cdhs", "pool": 15,
}  # fmt: skip


@pytest.mark.parametrize(("loo", "paid"), [("6", 6), ("unlimited", 15), ("mixed-10", 10)])
def test_worked_deal_of_the_rules(loo, paid):
    told = kernel_deal(WORKED, Variant(loo=loo), said=[None, None, None, None, "miss"])
    assert told["words"] == ["stand", "throw", "stand", "throw", "miss"]
    assert [" ".join(card for _, card in plays) for _, plays, _ in told["tricks"]] == [
        "Ks 6s Qs",
        "5s Jd 7h",
        "Qd Ad Td",
    ]
    assert [winner for _, _, winner in told["tricks"]] == [0, 0, 2]
    assert told["received"] == [10, 0, 5, 0, 0]
    assert (told["looed"], told["paid"][4]) == ([4], paid)
    assert told["next_pool"] + 3 == {6: 9, 15: 18, 10: 13}[paid], "with C's stake"


def test_worked_single_of_the_rules():
    """Section 2.10, deal 1: a nine in the centre; D's king of hearts beats B's queen."""
    told = naive.single_show(cards=["Qh", "4c", "Kh", "2d", "7h"], centre="9h", pool=3, dealer_stake=3, single_loo=3)
    assert (told["winner"], told["looed"], told["next_pool"]) == (2, [0, 1, 3, 4], 12)


@pytest.mark.parametrize(
    ("players", "nobody"), [(3, 0.696), (4, 0.623), (5, 0.560), (6, 0.506), (7, 0.459), (8, 0.419), (12, 0.304)]
)
def test_closed_form_of_the_single(players, nobody):
    """Section 2.11; the session's singles are held against the same form."""
    chance = sum(comb(51 - higher, players) for higher in range(13)) / (13 * comb(51, players))
    assert chance == pytest.approx(nobody, abs=5e-4)


# What must not matter


def test_suits_renamed_rename_the_play():
    draw = random.Random(8)
    for k in range(12):
        variant, policies = Variant(), chosen_policies(draw, 5)
        deal = random_deal(draw, variant, 5)
        said = random_words(draw, variant, 5, False) if k % 2 else None
        told = kernel_deal(deal, variant, policies, said)
        for suits in permutations("cdhs"):
            rename = str.maketrans("cdhs", "".join(suits))

            def named(cards, rename=rename):
                return [card.translate(rename) for card in cards]

            other = {
                "hands": [named(hand) for hand in deal["hands"]], "miss": named(deal["miss"]),
                "turn_up": deal["turn_up"].translate(rename), "order": deal["order"].translate(rename),
                "pool": deal["pool"],
            }  # fmt: skip
            again = kernel_deal(other, variant, policies, said)
            assert again["words"] == told["words"]
            assert again["received"] == told["received"] and again["paid"] == told["paid"]
            assert in_order_of_play(again) == named(in_order_of_play(told))


def test_the_order_in_which_a_hand_is_held_does_not_matter():
    draw = random.Random(9)
    for _ in range(40):
        deal = random_deal(draw, Variant(), 5)
        told = kernel_deal(deal, Variant())
        mixed = deal | {"hands": [draw.sample(hand, 3) for hand in deal["hands"]], "miss": draw.sample(deal["miss"], 3)}
        again = kernel_deal(mixed, Variant())
        assert (again["words"], again["tricks"], again["paid"]) == (told["words"], told["tricks"], told["paid"])


def test_a_policy_never_sees_a_hidden_card():
    """All hands after a seat's, and the miss, are dealt anew: what it and those before it say does not change."""
    draw = random.Random(10)
    for _ in range(60):
        policies, variant = chosen_policies(draw, 5), Variant()
        deal = random_deal(draw, variant, 5)
        told = kernel_deal(deal, variant, policies)
        seat = draw.randrange(5)
        seen = [*(card for hand in deal["hands"][: seat + 1] for card in hand), deal["turn_up"]]
        hidden = draw.sample([card for card in naive.Table().pack() if card not in seen], 3 * (5 - seat))
        hands = deal["hands"][: seat + 1] + [hidden[3 * k : 3 * k + 3] for k in range(4 - seat)]
        again = kernel_deal(deal | {"hands": hands, "miss": hidden[-3:]}, variant, policies)
        assert again["words"][: seat + 1] == told["words"][: seat + 1]
        own = deal["hands"][seat]  # and all others' hands dealt anew, their words the same
        before = [card for card in naive.Table().pack() if card not in own and card != deal["turn_up"]]
        others = draw.sample(before, 15)
        hands = [others[3 * k : 3 * k + 3] for k in range(5)]
        hands[seat] = own
        words = [told["words"][k] if k < seat else None for k in range(5)]
        forced = [word if word != "take" else None for word in words]
        again = kernel_deal(deal | {"hands": hands, "miss": others[12:]}, variant, policies, forced)
        assert again["words"][seat] == told["words"][seat]


def test_a_card_is_led_and_played_without_seeing_what_is_hidden():
    """The others' later cards are exchanged among them and the pack: the first trick's cards so far stay."""
    draw = random.Random(11)
    for _ in range(60):
        policies, variant = chosen_policies(draw, 5), Variant()
        deal = random_deal(draw, variant, 5)
        said = ["stand"] * 5
        told = kernel_deal(deal, variant, policies, said)
        seen = draw.randrange(5)  # so many have played
        fixed = [card for hand in deal["hands"][: seen + 1] for card in hand]
        free = [card for card in naive.Table().pack() if card not in fixed and card != deal["turn_up"]]
        others = draw.sample(free, 3 * (4 - seen))
        hands = deal["hands"][: seen + 1] + [others[3 * k : 3 * k + 3] for k in range(4 - seen)]
        again = kernel_deal(deal | {"hands": hands}, variant, policies, said)
        assert again["tricks"][0][1][: seen + 1] == told["tricks"][0][1][: seen + 1]


@pytest.mark.parametrize("name", TABLES)
def test_money_is_conserved(name):
    """What the seats receive and what stays is the pool; what the looed pay is the next pool but for that."""
    draw, variant = random.Random(12), Variant(**TABLES[name])
    for _ in range(40):
        deal = random_deal(draw, variant, 5)
        must = variant.club_law and deal["turn_up"][1] == "c"
        told = kernel_deal(deal, variant, chosen_policies(draw, 5), random_words(draw, variant, 5, must))
        assert sum(told["received"]) == deal["pool"] - told["left"]
        assert told["next_pool"] == told["left"] + sum(told["paid"])
        assert sum(told["paid"]) == told["number_looed"] * variant.one_loo(deal["pool"])


def test_every_policy_is_tried_against_the_twin():
    draw = random.Random(1)
    assert {name for _ in range(30) for name in chosen_policies(draw, 5)} == set(POLICIES)


def test_what_differs_is_found():
    """The twin and the kernel would not be called equal whatever they do."""
    draw = random.Random(4)
    deal = random_deal(draw, Variant(), 5)
    told = kernel_deal(deal, Variant(), said=["stand"] * 5)
    twin = naive.play_three(**deal, table=naive.Table(loo=5), said=["stand"] * 5)
    with pytest.raises(AssertionError):
        same(told, twin, deal["pool"])
