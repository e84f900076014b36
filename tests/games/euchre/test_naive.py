"""The twin of Euchre against the known deals, the worked hand, and random deals and games of every form."""

import random
from dataclasses import replace
from itertools import combinations
from math import comb, sqrt

import pytest

from . import naive, naive_cards
from .cases import CASES, DEALS, OTHERS, some_deal, some_players, some_table, told
from .naive_cards import DEALER, ELDER, Table, in_suit
from .naive_dummy import hands_taken_up, most_tricks, takes, tricks_by_lead
from .naive_plain import Plain
from .naive_play import trick_points, tricks_of
from .naive_told import Wild


def test_brute_force_counts_the_known_tricks():
    assert len(DEALS) == 240
    for deal in DEALS:
        hands, trump = [deal["elder"], deal["dealer"]], deal["trump"]
        by_lead = tricks_by_lead(hands, trump)
        assert by_lead == deal["lead_tricks"], deal["id"]
        assert max(by_lead.values()) == most_tricks(hands, trump) == deal["elder_tricks"]
        assert 5 - deal["elder_tricks"] == most_tricks(hands, trump, seat=DEALER)
        assert most_tricks(hands, trump, leader=DEALER) == deal["elder_tricks_if_dealer_led"]
        taken_up = trump == deal["turn_up"][1]
        assert taken_up == (deal["dealer_discard"] is not None) == (deal["turn_up"] in deal["dealer"])


def other_hands(hand, turn_up):
    """List the cards the other player may hold."""
    return [card for card in naive_cards.pack(Table()) if card not in hand and card != turn_up]


def results(hands_by_discard, trump):
    """Tell of one layout whether elder and dealer make the point and the march, the dealer throwing what is best."""
    elder = all(takes(hands, trump, 3) for hands in hands_by_discard)
    march = elder and all(takes(hands, trump, 5) for hands in hands_by_discard)
    against = not elder and any(not takes(hands, trump, 1) for hands in hands_by_discard)
    return dict(layouts=1, elder_ge3=elder, dealer_ge3=not elder, elder_5=march, dealer_5=against)


def counted(case, worlds, thrown=None):
    """Count in some worlds what the known case counts in all of them."""
    hand, turn_up, mode = case["hand"], case["turn_up"], case["mode"]
    found = dict.fromkeys(("layouts", "elder_ge3", "dealer_ge3", "elder_5", "dealer_5"), 0)
    for other in worlds:
        if mode == "order":
            played = hands_taken_up(hand, list(other), turn_up).values()
        elif mode == "name":
            played = [[hand, other]]
        else:
            played = [hands_taken_up(list(other), hand, turn_up)[thrown]]
        for name, result in results(played, case.get("suit", turn_up[1])).items():
            found[name] += result
    made, march = ("dealer_ge3", "dealer_5") if mode == "take" else ("elder_ge3", "elder_5")
    found["sum_maker_minus_opponent"] = found[made] + found[march] - 2 * (found["layouts"] - found[made])
    return found


def share_agrees(count, known, worlds, spread=1):
    """Compare a count with the known one of all worlds, within four standard errors and two worlds."""
    p = known / 65780
    error = sqrt(max(p * (1 - p), 0) / worlds) if spread == 1 else spread / sqrt(worlds)
    assert abs(count / worlds - p) <= 4 * error + 2 / worlds


KNOWN = [
    pytest.param(case, thrown, known, id=f"{case['id']}-{thrown}")
    for case in CASES
    for thrown, known in case["expected"].get("by_discard", {None: case["expected"]}).items()
]


@pytest.mark.parametrize(("case", "thrown", "known"), KNOWN)
def test_perfect_play_counts_what_is_known_of_some_worlds(case, thrown, known):
    draw, left = random.Random(case["id"]), other_hands(case["hand"], case["turn_up"])
    found = counted(case, [draw.sample(left, 5) for _ in range(300)], thrown)
    for name in set(known) - {"layouts"}:
        share_agrees(found[name], known[name], 300, 2 if name.startswith("sum") else 1)


@pytest.mark.slow
@pytest.mark.parametrize(("case", "thrown", "known"), KNOWN[1::3])
def test_perfect_play_counts_what_is_known_of_all_worlds(case, thrown, known):
    found = counted(case, combinations(other_hands(case["hand"], case["turn_up"]), 5), thrown)
    assert {name: found[name] for name in known} == known


# 2.6: elder orders up the nine of hearts: his chances of the point and of the march, and the points of the deal
ORDERS_2_6 = {
    "Jh Kh Th As 7c": (0.978, 0.082, 1.02), "Jd Kh Th 7h 7s": (0.949, 0.087, 0.93),
    "Jh Kh 7h Ad 7s": (0.964, 0.076, 0.97), "Jh Jd Th Ad Kd": (0.9993, 0.784, 1.78),
    "Jh Ah As 7d 8c": (0.733, 0.006, 0.21), "Jh Jd As 8s 7c": (0.735, 0.026, 0.23),
    "Ah Kh As 7d 8c": (0.583, 0.005, -0.25), "7h 8h Th As 7c": (0.385, 0.030, -0.81),
    "7h 8h Th 7s 7c": (0.312, 0.000, -1.06), "Jh Ah 7s 7d 8c": (0.277, 0, -1.17),
    "Jh Jd 7s 8s 7c": (0.291, 0.004, -1.12), "Jh As Ac 7d 8c": (0.389, 0.004, -0.83),
    "7h As Ac Ad 8c": (0.477, 0, -0.57),
}  # fmt: skip


@pytest.mark.parametrize("hand", ORDERS_2_6)
def test_the_orders_of_2_6(hand):
    made, march, points = ORDERS_2_6[hand]
    assert abs(made + march - 2 * (1 - made) - points) < 0.01
    draw, case = random.Random(hand), dict(hand=hand.split(), turn_up="9h", mode="order")
    found = counted(case, [draw.sample(other_hands(case["hand"], "9h"), 5) for _ in range(250)])
    share_agrees(found["elder_ge3"], made * 65780, 250)
    share_agrees(found["elder_5"], march * 65780, 250)


@pytest.mark.parametrize(("hand", "made", "march"), [
    ("Jh Kh 7h Ad 7s", 0.766, 0.058), ("Jh Jd Th Ad Kd", 1.0, 0.512),
])  # fmt: skip
def test_the_names_of_2_6(hand, made, march):
    draw, case = random.Random(hand), dict(hand=hand.split(), turn_up="9h", mode="name", suit="d")
    found = counted(case, [draw.sample(other_hands(case["hand"], "9h"), 5) for _ in range(400)])
    share_agrees(found["elder_ge3"], made * 65780, 400)
    share_agrees(found["elder_5"], march * 65780, 400)


# 2.6: the dealer takes up with the best fixed discard
TAKES_2_6 = [
    ("7h 8h As 7d 7c", "9h", 0.761), ("7h 8h 7s 7d 7c", "9h", 0.397), ("7h As Ac 7d 8d", "9h", 0.705),
    ("Jh As 8s 7d 7c", "9h", 0.808), ("Jh Ah 7s 7d 7c", "9h", 0.947), ("Jh 7s 8s 7d 7c", "9h", 0.249),
    ("7h As 8s 7d 7c", "Jh", 0.791), ("As Ac 8s 7d 7c", "Jh", 0.688),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "turn_up", "made"), TAKES_2_6)
def test_the_hands_taken_up_of_2_6(hand, turn_up, made):
    draw, case = random.Random(hand), dict(hand=hand.split(), turn_up=turn_up, mode="take")
    worlds = [draw.sample(other_hands(case["hand"], turn_up), 5) for _ in range(250)]
    best = max(counted(case, worlds, thrown)["dealer_ge3"] for thrown in case["hand"])
    share_agrees(best, made * 65780, 250)


def test_trumps_among_the_dealers_five_as_in_2_6():
    for held, hand in enumerate(["8s 9s 7c 8c 7d", "7h 8s 9s 7c 8c", "7h Jd 9s 7c 8c", "7h Jd Jh 7c 8c"]):
        hand = hand.split()
        left = other_hands(hand, "9h")
        trumps = len(in_suit(left, "h", "h"))
        assert (len(in_suit(hand, "h", "h")), trumps) == (held, 8 - held)
        chance = comb(26 - trumps, 5) / comb(26, 5)
        assert abs(chance - [0.130, 0.177, 0.236, 0.309][held]) < 0.0005


def test_another_suit_makes_the_point_as_often_as_2_6_says():
    draw, counts, deals = random.Random(3), [0, 0], 700
    for _ in range(deals):
        deal = some_deal(Table(), draw)
        suits = [suit for suit in "cdhs" if suit != deal["turn_up"][1]]
        for seat in (ELDER, DEALER):
            counts[seat] += any(takes(deal["hands"], suit, 3, seat=seat) for suit in suits)
    for count, p in zip(counts, (0.870, 0.799), strict=True):
        assert abs(count / deals - p) <= 4 * sqrt(p * (1 - p) / deals)


def test_throwing_the_turn_up_itself_would_never_be_better():
    draw = random.Random(4)
    for _ in range(250):
        deal = some_deal(Table(), draw)
        (elder, dealer), trump = deal["hands"], deal["turn_up"][1]
        kept = most_tricks([elder, dealer], trump)
        assert any(
            not takes(hands, trump, kept + 1) for hands in hands_taken_up(*deal["hands"], deal["turn_up"]).values()
        )


WORKED = dict(elder="Jh Kh Th As 7c", dealer="Ah 8h Ks Qs Jc", turn_up="9h", words="order", throws="Jc")
COURSE = "Jh 8h As Qs 7c 9h Ah Th Ks Kh"


def test_the_worked_hand_2_4_1():
    record = told(**WORKED, cards=COURSE)
    assert (record["maker"], record["trump"], record["thrown"]) == (ELDER, "h", "Jc")
    assert sorted(record["hands"][DEALER]) == sorted("Ah 9h 8h Ks Qs".split())
    assert [(leader, winner) for leader, _, winner in record["tricks"]] == [(0, 0), (0, 0), (0, 1), (1, 1), (1, 0)]
    assert (record["won"], record["points"]) == ([3, 2], [1, 0])


def test_the_worked_hand_had_he_been_euchred():
    assert trick_points([2, 3], ELDER, Table()) == [0, 2]
    record = told(**WORKED | dict(elder="Th 7h Ts 9s 7c"), cards="Th Ah")
    assert (record["won"][ELDER] < 3, record["points"]) == (True, [0, 2])


def test_the_left_bower_of_2_4_1():
    hands = dict(elder="7h 8h As Kc 7c", dealer="Jd Ks Qs Ac 8c", turn_up="9s", words="pass pass name-h")
    assert told(**hands, cards="7h Jd")["tricks"][0][2] == DEALER
    with pytest.raises(ValueError, match="seat 1 cannot answer Ks: Jd"):
        told(**hands, cards="7h Ks")
    hands = dict(elder="7d 8h As Kc 7c", dealer="Jd Ks Qs Ac 8c", turn_up="9s", words="pass pass name-h")
    assert told(**hands, cards="7d Ac")["tricks"][0][2] == ELDER  # void in diamonds
    assert told(**hands, cards="7d Jd")["tricks"][0][2] == DEALER


def strength(card, trump):
    """Rank a card once more, in another way: bowers first in a list of the trump suit."""
    colour = {"c": "cs", "s": "cs", "d": "dh", "h": "dh"}[trump]
    other = colour.replace(trump, "")
    trumps = ["J" + trump, "J" + other, *(rank + trump for rank in "AKQT987")]
    plain = [rank + card[1] for rank in "AKQJT987"]
    return (1, -trumps.index(card)) if card in trumps else (0, -plain.index(card))


def check_cards(record):
    """Lay out the cards once more: who leads, what is legal, what wins."""
    hands, leader, trump = [list(hand) for hand in record["hands"]], ELDER, record["trump"]

    def suit(card):
        return trump if strength(card, trump)[0] else card[1]

    for trick_leader, plays, winner in record["tricks"]:
        assert trick_leader == leader and [seat for seat, _ in plays] == [leader, 1 - leader]
        (_, led), (_, card) = plays
        assert led in hands[leader] and card in hands[1 - leader]
        assert suit(card) == suit(led) or suit(led) not in map(suit, hands[1 - leader])
        comparable = suit(card) in (suit(led), trump)
        assert winner == (1 - leader if comparable and strength(card, trump) > strength(led, trump) else leader)
        hands[leader].remove(led)
        hands[1 - leader].remove(card)
        leader = winner
    assert hands == [[], []]


def check_words(record, deal, table):
    """Hear the words once more."""
    words, turned = [word for _, word in record["words"]], deal["turn_up"][1]
    assert [seat for seat, _ in record["words"]] == [ELDER, DEALER, ELDER, DEALER][: len(words)]
    assert all(word == "pass" for word in words[:-1])
    last, at = words[-1], len(words) - 1
    if last == "pass":
        assert at == 3 and not table.stick_dealer and record["maker"] is None and record["trump"] is None
        return
    assert record["maker"] == at % 2
    if at < 2:
        assert last == ("order", "take")[at] and record["trump"] == turned
        five = deal["hands"][DEALER]
        assert record["thrown"] in five
        assert sorted(record["hands"][DEALER]) == sorted({*five, deal["turn_up"]} - {record["thrown"]})
    else:
        assert last == "name-" + record["trump"] and (table.rename or record["trump"] != turned)
        assert record["hands"][DEALER] == deal["hands"][DEALER] and record["thrown"] is None
    assert record["hands"][ELDER] == deal["hands"][ELDER]


def check_points(record, table):
    """Count the points once more, by the table of 2.4."""
    maker, won, points = record["maker"], record["won"], record["points"]
    if maker is None:
        assert (won, points, record["tricks"]) == ([0, 0], [0, 0], [])
        return
    assert sum(won) == 5 and [tricks_of(seat, record["tricks"]) for seat in (0, 1)] == won
    made = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2}[won[maker]]
    lost = {0: table.defenders_march, 1: 2, 2: 2, 3: 0, 4: 0, 5: 0}[won[maker]]
    assert (points[maker], points[1 - maker]) == (made, lost)
    assert min(points) == 0 < max(points)


def test_random_deals_of_every_form():
    draw, seen = random.Random(1), set()
    for _ in range(6000):
        table = some_table(draw)
        deal, score = some_deal(table, draw), [draw.randrange(table.game) for _ in range(2)]
        record = naive.play_deal(table=table, players=some_players(draw), score=score, **deal)
        assert len({*deal["hands"][0], *deal["hands"][1], deal["turn_up"]}) == 11
        check_words(record, deal, table)
        if record["maker"] is not None:
            check_cards(record)
        check_points(record, table)
        assert record["score"] == [score[seat] + record["points"][seat] for seat in (0, 1)]
        assert record["over"] == (max(record["score"]) >= table.game)
        seen |= {record["words"][-1], (record["maker"], *record["won"])}
    words = {(0, "order"), (1, "take"), (1, "pass"), *((seat, f"name-{suit}") for seat in (0, 1) for suit in "cdhs")}
    assert words <= seen and {(maker, won, 5 - won) for maker in (0, 1) for won in range(6)} <= seen


def one_game(table, number):
    """Play the game of a number, whatever is agreed, with players who say anything and play as `plain`."""

    class Loud(Wild):
        discard, lead, follow = Plain.discard, Plain.lead, Plain.follow
        lowest, highest = Plain.lowest, Plain.highest

    draw = random.Random(number)
    return naive.play_game((some_deal(table, draw) for _ in range(99)), table, [Loud(draw)] * 2)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OTHERS for value in OTHERS[name]])
def test_every_field_changes_some_game(name, value):
    other = replace(Table(), **{name: value})
    assert any(one_game(Table(), number) != one_game(other, number) for number in range(400))


def test_games_end_as_soon_as_somebody_has_five():
    draw, winners, void = random.Random(5), [0, 0], 0
    for number in range(300):
        table, players = Table(), [Plain(), draw.choice([Plain(), Wild(draw)])]
        game = naive.play_game((some_deal(table, draw) for _ in range(99)), table, players, dealer=number % 2)
        records, dealers, score = game["records"], game["dealers"], [0, 0]
        assert dealers == [(number + turn) % 2 for turn in range(len(records))]
        for record, dealer in zip(records, dealers, strict=True):
            assert max(score) < 5
            void += record["maker"] is None
            for seat, who in enumerate((1 - dealer, dealer)):
                score[who] += record["points"][seat]
            assert record["score"] == [score[1 - dealer], score[dealer]]
        assert score == game["score"] and 5 <= score[game["winner"]] <= 6 and min(score) < 5
        winners[game["winner"]] += 1
    assert min(winners) > 50 and void > 20
    with pytest.raises(ValueError, match="1 deals are not enough"):
        naive.play_game([some_deal(Table(), draw)], Table(), [Plain()] * 2)
