"""The laws by their numbers, on deals laid out and in small."""

import random
from itertools import product

import pytest

from analyzer.games.nap import rules
from analyzer.games.nap.policy import Policy
from analyzer.games.nap.talk import Talk, code_of
from analyzer.games.nap.variant import MISERIES, RAISES, Variant

from .laid import LONG, WEAK, cards, laid, names
from .naive_cards import Table
from .played import Deals, some_policy

BUYER = Policy(base=99, buys=5, misery=0)


def after(said, players=4, **agreed):
    """What the next may say."""
    return " ".join(Talk(Variant(**agreed), players, said.split()).legal)


def dealt(players=4, deals=40, **agreed):
    """Deals of some table, all seats bold."""
    agreed = Table(players=players, **agreed)
    stage = Deals(agreed, [some_policy(random.Random(seat)) for seat in range(agreed.holders)])
    return [stage.play(index) for index in range(deals)]


@pytest.mark.parametrize(("stands_out", "holders"), [("6", "23455"), ("5", "23445"), ("none", "23456")])
def test_law_1_who_holds_cards(stands_out, holders):
    variant = Variant(stands_out=stands_out)
    assert "".join(str(variant.holders(n)) for n in range(2, 7)) == holders


@pytest.mark.parametrize(("agreed", "most"), [
    ({}, 6), ({"pack": 32}, 6), ({"pack": 32, "stands_out": "none"}, 6), ({"pack": 32, "dealt": 6}, 6),
    ({"pack": 32, "dealt": 7}, 4), ({"dealt": 9}, 6), ({"dealt": 9, "stands_out": "none"}, 5),
    ({"pack": 32, "dealt": 9}, 3), ({"pack": 32, "spare": True}, 6), ({"pack": 32, "dealt": 6, "spare": True}, 4),
    ({"pack": 32, "dealt": 6, "stands_out": "none", "peep": "foster"}, 5),
    ({"pack": 32, "dealt": 6, "spare": True, "peep": "foster"}, 4), ({"dealt": 9, "spare": True}, 4),
])  # fmt: skip
def test_law_1_as_many_as_there_are_cards_for(agreed, most):
    assert rules.most_players(Variant(**agreed)) == most


def test_law_1_a_dealer_without_cards_pays_and_is_paid():
    five = LONG + "/2s 3s 4s 6s 8d/2d 7d 8c 9c Td"
    assert laid(five, "nap", out=1).net == [50, -10, -10, -10, -10, -10]
    assert laid(five, "pass nap", out=1).net == [5, -25, 5, 5, 5, 5]


def test_law_2_five_cards_each_and_nothing_put_in():
    for played in dealt():
        assert [len(hand) for hand in played.hands] == [5] * 4 and len(played.stock) == 32
        assert len({*sum(played.hands, []), *played.stock}) == 52
        assert (sum(played.net), played.pool, played.spare, played.peep) == (0, 0, [], [])
    assert not Variant().has_kitty


def test_law_3_a_call_is_higher_than_all_before():
    assert after("") == "pass 1 2 3 4 nap" and after("2") == "pass 3 4 nap"
    assert after("2 pass 4") == "pass nap" and after("nap") == "pass"
    assert after("", lowest=2) == "pass 2 3 4 nap"
    assert laid(LONG, "1 pass 2").senior == 2 and laid(LONG, "3 pass pass").senior == 0
    assert Talk(Variant(), 3, ["1", "pass", "2"]).seat is None  # each says once


@pytest.mark.parametrize("agreed", [
    {"misery": misery, "raises": raises, "lowest": lowest, "dealt": dealt}
    for misery, raises, lowest, dealt in product(MISERIES, RAISES, (1, 3, 4), (5, 9))
])  # fmt: skip
def test_law_3_kernels_allow_what_talk_allows(agreed):
    variant = Variant(**agreed)
    terms, nap = variant.terms, 2 * variant.tricks
    for best in ["", *rules.levels(variant)]:
        said = {"wellington": "nap wellington", "blucher": "nap wellington blucher"}.get(best, best)
        allowed = {code_of(variant, word) for word in after(said, **agreed).split()} - {rules.PASS}
        level = code_of(variant, best) if best else rules.PASS
        assert {n for n in range(1, nap + 8) if rules.may_call(n, level, terms)} == allowed


@pytest.mark.parametrize(("all_pass", "senior"), [("eldest", 0), ("dealer", 2), ("thrown-in", None)])
def test_law_4_all_pass(all_pass, senior):
    played = laid(WEAK, all_pass=all_pass)
    assert (played.words, played.senior, played.level) == (["pass"] * 3, senior, 0 if senior is None else 2)
    talk = Talk(Variant(all_pass=all_pass), 3, ["pass"] * 3)
    assert (talk.senior, talk.best) == ((None, None) if senior is None else (senior + 1, "1"))
    if senior is None:
        assert (played.net, played.tricks) == ([0, 0, 0], [])


def test_law_4_it_is_the_lowest_call_and_a_dealer_without_cards_cannot():
    assert laid(WEAK, lowest=2).level == 4
    five = WEAK + "/2s 3s 4s 6s 8d/2d 7d 8c 9c Td"
    assert laid(five, "pass pass pass pass pass", out=1, all_pass="dealer").senior == 4


def test_law_5_the_senior_hand_leads_and_makes_trumps():
    played = laid(WEAK, "pass 2 pass")
    assert played.tricks[0][:2] == (1, [(1, "6d"), (2, "5d"), (0, "4d")]) and played.trump == "d"
    for played in dealt():
        assert played.tricks[0][0] == played.senior
        assert played.trump == played.tricks[0][1][0][1][1]


@pytest.mark.parametrize(("hand", "led", "may"), [
    ("Ah 2h 3c", "h", "Ah 2h"), ("Ah 2h 3c", "s", "Ah 2h 3c"), ("2d Ac Kc", "d", "2d"), ("2d Ac Kc", "c", "Ac Kc"),
])  # fmt: skip
def test_law_6_follow_suit_if_able(hand, led, may):
    assert names(rules.legal_plays(cards(hand), suit(led))) == set(may.split())


def suit(letter):
    return sum(cards(rank + letter) for rank in "23456789TJQKA")


@pytest.mark.parametrize(("card", "led", "best", "trump", "takes"), [
    ("Ad", "d", "Kd", "h", True), ("Qd", "d", "Kd", "h", False), ("Ac", "d", "2d", "h", False),
    ("2h", "d", "Ad", "h", True), ("Ad", "d", "2h", "h", False), ("3h", "d", "2h", "h", True),
    ("2h", "d", "3h", "h", False), ("3h", "h", "2h", "h", True), ("As", "h", "2h", "h", False),
    ("As", "d", "2d", "", False), ("3d", "d", "2d", "", True),
])  # fmt: skip
def test_law_7_what_takes_the_trick(card, led, best, trump, takes):
    found = rules.heading(cards(card), suit(led), cards(best), suit(trump) if trump else cards(""))
    assert bool(found) is takes


def test_law_7_the_winner_leads_what_he_likes():
    played = laid("Ah 2h 3c 4c 5d/Kh Qh Ac Kc Qc", "2 pass")
    assert [(leader, winner) for leader, _, winner in played.tricks[:3]] == [(0, 0), (0, 1), (1, 1)]
    assert played.tricks[2][1] == [(1, "Qc"), (0, "3c")]


@pytest.mark.parametrize(("word", "tricks", "made"), [("1", 1, True), ("3", 3, True), ("nap", 5, True)])
def test_law_8_play_stops_when_the_call_is_made(word, tricks, made):
    played = laid(LONG, f"{word} pass pass")
    assert (len(played.tricks), played.made, played.won) == (tricks, made, tricks)


@pytest.mark.parametrize(("word", "tricks"), [("nap", 1), ("4", 2), ("3", 3), ("2", 4), ("1", 5)])
def test_law_8_play_stops_when_it_can_be_made_no_more(word, tricks):
    played = laid("2h 3h 2c 2d 2s/Ah Kh Ac Ad As", f"{word} pass")
    assert (len(played.tricks), played.made, played.won) == (tricks, False, 0)


def test_law_8_the_others_play_against_the_senior_hand():
    """Who can beat the caller does; who sits behind a partner that beats him leaves the trick alone."""
    hands = "6d 2s 3c 4c 5h/7d 8d 2h 3h 4h/9d Ad 2c 3s 4s"
    assert laid(hands, "pass pass 1").tricks[0] == (2, [(2, "Ad"), (0, "6d"), (1, "7d")], 2)
    hands = "6d 7d 3c 4c 5c/8d 9d 2h 3h 4h/Td Ad 2c 3s 4s"
    trick = next(trick for trick in laid(hands, "1 pass pass").tricks if trick[1][0][1][1] == "c")
    assert trick == (0, [(0, "5c"), (1, "2h"), (2, "2c")], 0)
    hands = "2d 3d 5d 7d 2s/8d 9d 2h 3h 4h/Td Ad 2c 3s 4s"
    assert laid(hands, "1 pass pass").tricks[0] == (0, [(0, "7d"), (1, "8d"), (2, "Td")], 2)


@pytest.mark.parametrize(("word", "won", "lost"), [("1", 1, 1), ("2", 2, 2), ("3", 3, 3), ("4", 4, 4), ("nap", 10, 5)])
def test_law_9_each_other_player_pays_or_is_paid(word, won, lost):
    assert rules.stakes(Variant(), word) == (won, lost)
    assert laid(LONG, f"{word} pass pass").net == [2 * won, -won, -won]
    beaten = "3d 4d 5d 6d 7s/2c 3c 2d 2s 2h/Ac Kc Ad Ah As"
    assert laid(beaten, f"pass {word} pass").net == [lost, -2 * lost, lost]


def test_law_9_what_nap_brings_may_be_agreed():
    assert laid(LONG, "nap", nap_wins=12, nap_loses=6).net == [24, -12, -12]
    assert laid(LONG, "pass nap", nap_wins=12, nap_loses=6).net == [6, -12, 6]


def test_law_10_who_makes_nap_takes_the_kitty():
    assert (laid(LONG, "nap", pool=7).net, laid(LONG, "nap", pool=7).pool) == ([27, -10, -10], 0)
    assert (laid(LONG, "4", pool=7).net, laid(LONG, "4", pool=7).pool) == ([8, -4, -4], 7)
    assert (laid(LONG, "pass nap", pool=7).net, laid(LONG, "pass nap", pool=7).pool) == ([5, -10, 5], 7)
    assert [word for word in ("4", "misery", "nap", "spare", "wellington", "blucher") if rules.takes_kitty(word)] == [
        "nap", "spare", "wellington", "blucher",
    ]  # fmt: skip


LOW = "2c 4c 6d 8h Ts/3c 5c 7d 9h Js/2d 2h 2s 3d 3h"


def test_law_11_misery_is_to_take_no_trick():
    played = laid(LOW, "misery pass pass", misery="below-three")
    assert (played.made, len(played.tricks), played.net) == (True, 5, [6, -3, -3])
    played = laid("6c 7d 2d 9h 4h/5c 8c Ad 3s 2s/3d Kd 8h Jh Qs", "misery pass pass", misery="below-three")
    assert (played.made, len(played.tricks), played.net) == (False, 1, [-6, 3, 3])
    played = laid("6c 7d 2d 9h 4h/5c 8c Ad 3s 2s/3d Kd 8h Jh Qs", "misery", misery="below-three", misery_loss=6)
    assert played.net == [-12, 6, 6]


@pytest.mark.parametrize(
    ("misery", "order"), [("below-three", "1 2 misery 3 4 nap"), ("above-three", "1 2 3 misery 4 nap")]
)
def test_law_11_its_rank(misery, order):
    assert " ".join(rules.levels(Variant(misery=misery))) == order
    lowest_three = "pass 3 4 nap" if misery == "below-three" else "pass 3 misery 4 nap"
    assert after("", misery=misery, lowest=3) == lowest_three
    assert after("", misery="below-three", lowest=4) == after("", misery="above-three", lowest=4) == "pass 4 nap"


@pytest.mark.parametrize("trumps", [True, False])
def test_law_11_with_trumps_or_without(trumps):
    """The caller's last card, of the suit he led first, takes a club where that suit is trumps."""
    asked = {"misery": "below-three"} | ({} if trumps else {"misery_trumps": False})
    played = laid("2h 5h 4d 6d 7d/Ac 3h Kc Qc Jc", "misery pass", **asked)
    assert (played.trump, played.tricks[0][1]) == ("h" if trumps else "", [(0, "2h"), (1, "3h")])
    assert (played.made, played.won, len(played.tricks)) == (not trumps, int(trumps), 5)


def test_law_12_bought_cards_come_from_the_top_and_cost_one_each():
    played = laid(WEAK, buying=True, stock="As Ks Qs Js Ts Ad Kd Qd Jd Td", policies=BUYER)
    assert played.draws == [3, 3, 3]
    assert [set(hand) - set(dealt) for hand, dealt in zip(played.held, played.hands, strict=True)] == [
        {"As", "Ks", "Qs"}, {"Js", "Ts", "Ad"}, {"Kd", "Qd", "Jd"},
    ]  # fmt: skip
    assert played.pool == 9 and sum(played.net) == -9
    assert after("", buying=True) == "draw-0 draw-1 draw-2 draw-3 draw-4 draw-5"


def test_law_12_no_more_than_there_are():
    four = "7c 8c 9d Th Js Ks Qs/7d 8d 9c Tc Jc Kc Qc/7h 8h 9h Td Jd Kd Qd/7s 8s 9s Ts Jh Kh Qh"
    asked = {"buying": True, "pack": 32, "dealt": 7}
    played = laid(four, stock="Ac Ad Ah As", policies=BUYER, **asked)
    assert sum(played.draws) == 4 and [len(hand) for hand in played.held] == [5] * 4
    assert after("", **asked) == "draw-0 draw-1 draw-2 draw-3 draw-4"
    assert after("draw-3", **asked) == "draw-0 draw-1" and after("draw-3 draw-1", **asked) == "draw-0"


ROYAL = "Ah Kh Qh Jh Th"


def test_law_13_the_best_of_both_stands_for_nap():
    played = laid(WEAK, "pass spare pass", widow=ROYAL, spare=True, pool=3)
    assert (played.senior, played.level, set(played.held[1])) == (1, 10, set(ROYAL.split()))
    assert (played.net, played.pool) == ([-10, 23, -10], 0)


def test_law_13_who_fails_pays_two_to_a_kitty_if_there_is_one():
    low = "2d 3h 4s 6c 7d"
    assert laid(LONG, "pass spare pass", widow=low, spare=True).net == [5, -10, 5]
    played = laid(LONG, "pass spare pass", widow=low, spare=True, pool=1)
    assert (played.net, played.pool) == ([5, -12, 5], 3)
    played = laid(LONG, "pass spare pass", widow=low, spare=True, kitty=1)
    assert (played.net, played.pool) == ([5, -12, 5], 2)
    assert laid(LONG, "pass 4 spare", widow=low, spare=True, kitty=1).net == [5, 5, -12]


def test_law_13_first_come_and_not_after_a_nap():
    assert after("4", spare=True) == "pass nap spare" and after("nap", spare=True) == "pass"
    assert after("spare", spare=True) == "pass"
    taken = Variant(spare=True).terms
    assert rules.may_take_spare(8, False, taken) and not rules.may_take_spare(10, False, taken)
    assert not rules.may_take_spare(8, True, taken) and not rules.may_take_spare(8, False, Variant().terms)


def test_law_14_double_header():
    plain = laid(WEAK, double_header=True, pool=3)
    assert (plain.senior, plain.net, plain.pool, plain.doubled_next) == (None, [0, 0, 0], 3, True)
    lost = laid(LONG, "pass 3 pass", double_header=True, doubled=True)
    assert (lost.net, lost.doubled_next) == ([6, -12, 6], True)
    won = laid(LONG, "3 pass pass", double_header=True, doubled=True, pool=5)
    assert (won.net, won.pool, won.doubled_next) == ([12, -6, -6], 5, False)
    assert laid(LONG, "nap", double_header=True, doubled=True, pool=5).net == [45, -20, -20]
    assert not laid(LONG, "pass 3 pass", double_header=True).doubled_next
    assert laid(WEAK, double_header=True, doubled=True).doubled_next
    assert not laid(WEAK, all_pass="thrown-in").doubled_next
    assert after("", double_header=True) == "pass 3 4 nap" and after("", double_header=True, lowest=1)[:8] == "pass 1 2"
    assert Talk(Variant(double_header=True), 3, ["pass"] * 3).senior is None


LAST = "2c 3c 4d 5h 7s/3d 5c 6d 8s 9h/Ah Kh Qh Jh Th"


@pytest.mark.parametrize(("stakes", "won", "lost"), [("full", 20, 10), ("mild", 10, 10), ("foster", 10, 10)])
def test_law_15_wellington(stakes, won, lost):
    asked = {"raises": "wellington", "raise_stakes": stakes}
    assert laid(LAST, "nap pass wellington", pool=4, **asked).net == [-won, -won, 2 * won + 4]
    assert laid(LAST, "nap wellington pass", pool=4, **asked).net == [lost, -2 * lost, lost]


def test_law_15_over_a_nap_by_one_who_speaks_later():
    assert after("nap", raises="wellington") == "pass wellington"
    assert after("4", raises="wellington") == "pass nap" and after("nap") == "pass"
    assert after("nap wellington", raises="wellington") == "pass"
    assert after("spare", raises="wellington", spare=True) == "pass wellington"


@pytest.mark.parametrize(("stakes", "won", "lost"), [("full", 30, 15), ("mild", 10, 15), ("foster", 10, 20)])
def test_law_16_blucher(stakes, won, lost):
    asked = {"raises": "blucher", "raise_stakes": stakes}
    assert laid(LAST, "nap wellington blucher", pool=4, **asked).net == [-won, -won, 2 * won + 4]
    other = "/".join(LAST.split("/")[k] for k in (2, 0, 1))
    assert laid(other, "nap wellington blucher", **asked).net == [lost, lost, -2 * lost]


def test_law_16_over_wellington_only():
    assert after("nap wellington", raises="blucher") == "pass blucher"
    assert after("nap", raises="blucher") == "pass wellington"
    assert after("nap wellington blucher", raises="blucher") == "pass"


@pytest.mark.parametrize(("said", "senior", "net"), [
    ("nap wellington wellington blucher blucher", 0, [60, -30, -30]),
    ("nap wellington wellington pass", 0, [40, -20, -20]), ("nap wellington wellington blucher pass", 2, None),
    ("nap wellington pass blucher", 2, None), ("nap wellington pass pass", 1, [10, -20, 10]),
    ("nap pass wellington pass", 2, None), ("nap pass wellington wellington", 0, [40, -20, -20]),
])  # fmt: skip
def test_law_17_the_challenge(said, senior, net):
    played = laid(LONG, said, raises="blucher", challenge=True)
    assert (" ".join(played.words), played.senior) == (said, senior)
    assert net is None or played.net == net
    talk = Talk(Variant(raises="blucher", challenge=True), 3, said.split())
    assert (talk.seat, talk.senior) == (None, senior + 1)


def test_law_17_the_nap_caller_is_asked_at_once():
    asked = {"players": 3, "raises": "blucher", "challenge": True}
    assert after("nap wellington", **asked) == "pass wellington" == after("nap pass wellington", **asked)
    talk = Talk(Variant(raises="blucher", challenge=True), 3, "nap wellington wellington blucher".split())
    assert (talk.asked, talk.seat, talk.legal) == ("meet", 1, ["pass", "blucher"])
    talk = Talk(Variant(raises="blucher", challenge=True), 3, "nap wellington pass".split())
    assert (talk.asked, talk.seat, talk.legal) == ("call", 3, ["pass", "blucher"])


def test_law_18_nothing_below_the_seven():
    assert len(Variant(pack=32).cards.cards) == 32 and min(Variant(pack=32).cards.ranks) == "7"
    for played in dealt(pack=32):
        assert all(card[0] in "789TJQKA" for hand in played.hands for card in hand)
        assert len(played.stock) == 12


@pytest.mark.parametrize("number", [6, 7])
def test_law_19_thrown_down_to_five_before_the_calls(number):
    for played in dealt(dealt=number):
        assert [len(hand) for hand in played.hands] == [number] * 4
        for held, hand in zip(played.held, played.hands, strict=True):
            assert len(held) == 5 and set(held) <= set(hand)
        assert len(played.tricks) <= 5 and rules.levels(played.variant)["nap"] == 10
    three = "Ah Kh Qh Jh Th 9h 8h/2c 3c 4d 5h 7s 2s 3s/3d 5c 6d 8s 9d Tc Jc"
    assert set(laid(three, dealt=7).held[0]) == set("Ah Kh Qh Jh Th".split())


def test_law_20_nine_cards():
    assert rules.stakes(Variant(dealt=9), "nap") == (18, 9) and rules.stakes(Variant(dealt=9), "8") == (8, 8)
    nine = "Ah Kh Qh Jh Th 9h 8h 7h As/2c 3c 4c 5c 6c 7c 8c 2s 3s"
    played = laid(nine, dealt=9)
    assert (played.words, len(played.tricks), played.net) == (["nap", "pass"], 9, [18, -18])
    assert laid(nine, "pass 7", dealt=9).net == [-7, 7] and laid(nine, "pass 8", dealt=9).net == [8, -8]
    assert after("6", dealt=9) == "pass 7 8 nap"


NEARLY = "Ah Qh Jh Th 2c/3c 4c 4d 5h 7s/3d 5c 6d 8s 9h"


@pytest.mark.parametrize(("said", "law", "exchanged"), [
    ("nap pass pass", "hoffmann", False), ("peep nap pass pass", "hoffmann", True), ("nap pass pass", "foster", True),
    ("nap peep pass pass", "hoffmann", False), ("peep pass pass pass", "hoffmann", True),
])  # fmt: skip
def test_law_21_who_looked_may_exchange_a_card(said, law, exchanged):
    played = laid(NEARLY, said, down="Kh", peep=law, policies=Policy(base=99, misery=0))
    assert set(played.held[0]) == set(ROYAL.split() if exchanged else NEARLY.split("/")[0].split())
    assert len(played.held[1]) == 5


def test_law_21_it_costs_one_and_is_done_once():
    looks = Policy(base=99, misery=0, peep=0)
    played = laid(NEARLY, down="Kh", peep="hoffmann", policies=looks)
    assert played.words == ["peep", "pass"] * 3 and played.pool == 3
    assert played.net == [2 - 1, -1 - 1, -1 - 1]
    assert after("", peep="hoffmann") == "pass 1 2 3 4 nap peep" and after("peep", peep="hoffmann") == after("")


def test_law_22_a_failed_nap_doubles_the_kitty():
    asked = {"failed_nap": "doubles", "pool": 6}
    played = laid(LONG, "pass nap pass", **asked)
    assert (played.net, played.pool) == ([5, -16, 5], 12)
    played = laid(LONG, "pass 4 pass", **asked)
    assert (played.net, played.pool) == ([4, -8, 4], 6)
    played = laid(LONG, "pass spare pass", widow="2d 3h 4s 6c 7d", spare=True, **asked)
    assert (played.net, played.pool) == ([5, -18, 5], 14)
    assert laid(LONG, "nap wellington pass", raises="wellington", **asked).pool == 12


def test_law_22_knaves_and_fives_pay_a_toll():
    played = laid(LONG, "4", toll=True)  # the caller's knave is a trump; fives of hearts and clubs are played, one is
    tolls = [sum(card[0] in "J5" and card[1] != "h" for _, plays, _ in played.tricks for s, card in plays if s == seat)
             for seat in range(3)]  # fmt: skip
    assert sum(tolls) == played.pool == 1
    assert played.net == [8 - tolls[0], -4 - tolls[1], -4 - tolls[2]]
    short = laid("Ah Kh Qh Jh Th/7c 8c 9c Jc Js", "nap pass", toll=True, pack=32)
    assert short.net == [10 + 2, -10 - 2] and short.pool == 0
    none = laid(LOW, "misery pass pass", toll=True, misery="below-three", misery_trumps=False)
    assert none.pool == sum(card[0] in "J5" for _, plays, _ in none.tricks for _, card in plays)
