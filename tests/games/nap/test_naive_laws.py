"""The twin of Nap, law by law: the auction, the hands before the play, Misery, stakes and kitty, `plain`."""

import random
from fractions import Fraction
from itertools import permutations

import pytest

from . import naive
from .cases import some_deal, told
from .naive_calls import legal_calls, ranking
from .naive_cards import NO_TRUMP, RANKS, Table, beats, best_of, deal_out, legal_plays
from .naive_dummy import misery_by_lead, most_tricks, takes
from .naive_pay import break_even, lowest_cards, share_pool, stakes
from .naive_plain import Plain, best_cards, longest_suit, shortest_suit, strength

WEAK = ["2c 3c 4d 5h 7s", "3d 5c 6d 8s 9h", "4c 5d 6h 7c 9s"]  # nobody calls
LONG = ["Ah Kh Qh Jh Th", "2c 3c 4d 5h 7s", "3d 5c 6d 8s 9h"]
STOCK = "As Ks Qs Js Ts Ac Kc Qc Jc Tc"


def test_3_1_cards_go_round_one_at_a_time():
    cards = Table().cards()
    dealt = deal_out(cards, Table(players=3, spare=True, peep="hoffmann"))
    assert dealt["hands"][1] == [cards[1], cards[4], cards[7], cards[10], cards[13]]
    assert (dealt["spare"], dealt["peep"], dealt["stock"]) == (cards[15:20], cards[20], cards[21:])
    assert len(Table(pack=32).cards()) == 32 and min(Table(pack=32).cards(), key=lambda card: card[0]) == "7c"


@pytest.mark.parametrize(("table", "holders"), [
    (Table(players=6), 5), (Table(players=5), 5), (Table(players=5, dealer_out=5), 4),
    (Table(players=6, dealer_out=7), 6), (Table(players=6, dealer_out=5), 5),
])  # fmt: skip
def test_3_1_a_dealer_who_stands_out_holds_no_cards(table, holders):
    assert table.holders == len(some_deal(table, random.Random(1))["hands"]) == holders


def test_3_1_3_4_a_dealer_who_stands_out_pays_and_is_paid():
    table = Table(players=4, dealer_out=4)
    assert told(LONG, table)["net"] == [30, -10, -10, -10]
    assert told(WEAK, table)["net"] == [3, -1, -1, -1]


def test_3_2_a_call_is_higher_than_all_before():
    assert legal_calls(Table(), None, False, False) == ["pass", "1", "2", "3", "4", "nap"]
    assert legal_calls(Table(), "3", False, False) == ["pass", "4", "nap"]
    assert legal_calls(Table(), "nap", False, False) == ["pass"]
    with pytest.raises(ValueError, match="seat 1 cannot answer 2"):
        told(WEAK, words="2 2")


def test_3_2_eldest_must_stand_for_one_when_all_pass():
    record = told(WEAK)
    assert (record["word"], record["senior"], record["forced"]) == ("1", 0, True)
    assert record["tricks"][0][1][0] == (0, "3c")  # in the suit `plain` would have called in


def test_3_2_by_option_the_dealer_stands_or_the_hand_is_thrown_in():
    record = told(WEAK, Table(players=3, all_pass="dealer"))
    assert (record["word"], record["senior"]) == ("1", 2)
    assert told(WEAK, Table(players=4, dealer_out=4, all_pass="dealer"))["senior"] == 2
    record = told(WEAK, Table(players=3, all_pass="thrown-in", kitty=1), pool=4)
    assert (record["senior"], record["tricks"], record["net"], record["pool"]) == (None, [], [0, 0, -1], 5)


def test_3_2_the_lowest_call_may_be_two():
    assert legal_calls(Table(lowest=2), None, False, False) == ["pass", "2", "3", "4", "nap"]
    assert told(WEAK, Table(players=3, lowest=2))["word"] == "2"


def test_3_3_following_suit_is_the_only_duty():
    assert legal_plays(["Ah", "2h", "3c"], "h") == ["Ah", "2h"]
    assert legal_plays(["Ah", "2h", "3c"], "s") == ["Ah", "2h", "3c"]
    assert best_of([(0, "9c"), (1, "Ac"), (2, "2h"), (3, "As")], "h") == (2, "2h")
    assert best_of([(0, "9c"), (1, "Ac"), (2, "2h"), (3, "As")], NO_TRUMP) == (1, "Ac")


def test_3_3_play_stops_when_the_call_is_made_or_lost():
    assert len(told(LONG, words="1")["tricks"]) == 1
    assert len(told(LONG, words="3")["tricks"]) == 3
    assert len(told(["2h Kh Qh Jh Th", "3h 3c 4d 5h 7s"], words="nap", cards="2h 3h")["tricks"]) == 1
    assert len(told(["2h Kh Qh Jh Th", "3h 3c 4d 5h 7s"], words="4", cards="2h 3h")["tricks"]) == 5


PAID = [
    ("1", 1, 1, "1/2"), ("2", 2, 2, "1/2"), ("3", 3, 3, "1/2"), ("4", 4, 4, "1/2"), ("nap", 10, 5, "1/3"),
    ("misery", 3, 3, "1/2"), ("wellington", 20, 10, "1/3"), ("blucher", 30, 15, "1/3"), ("spare", 10, 5, "1/3"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "won", "lost", "chance"), PAID)
def test_3_4_stakes(word, won, lost, chance):
    assert stakes(Table(), word) == (won, lost)
    assert break_even(Table(), word) == Fraction(chance)


def test_3_4_other_stakes():
    mild, foster = Table(raise_stakes="mild"), Table(raise_stakes="foster")
    assert [stakes(mild, word) for word in ("wellington", "blucher")] == [(10, 10), (10, 15)]
    assert [break_even(mild, word) for word in ("wellington", "blucher")] == [Fraction(1, 2), Fraction(3, 5)]
    assert [stakes(foster, word) for word in ("wellington", "blucher")] == [(10, 10), (10, 20)]
    penny = Table(nap_stakes=(12, 6))
    assert [stakes(penny, word) for word in ("nap", "wellington", "blucher")] == [(12, 6), (24, 12), (36, 18)]
    assert stakes(Table(misery_loss=6), "misery") == (3, 6)
    assert stakes(Table(dealt=9), "nap") == (18, 9) and stakes(Table(dealt=9), "8") == (8, 8)


def test_3_5_kitty_goes_to_a_made_nap():
    table = Table(players=3, kitty=1)
    record = told(LONG, table, pool=6)
    assert (record["net"], record["pool"]) == ([27, -10, -11], 0)
    record = told(LONG, table, words="4", pool=6)
    assert (record["net"], record["pool"]) == ([8, -4, -5], 7)
    assert told(LONG, Table(players=3, kitty=3, kitty_others=1))["net"] == [24, -11, -13]


def test_3_5_a_failed_nap_adds_nothing_or_doubles_the_kitty():
    lost = dict(words="pass nap pass", pool=6)
    assert told(LONG, Table(players=3, kitty=1), **lost)["pool"] == 7
    record = told(LONG, Table(players=3, kitty=1, failed_nap="doubles"), **lost)
    assert (record["net"], record["pool"]) == ([5, -17, 4], 14)


def test_3_5_knaves_and_fives():
    record = told(LONG, Table(players=3, knaves_fives=True))
    played = [(seat, card) for _, plays, _ in record["tricks"] for seat, card in plays if card[0] in "J5"]
    assert sorted(played) == [(0, "Jh"), (1, "5h"), (2, "5c")]
    assert record["net"] == [21, -10, -11]  # only the five of clubs is no trump, and the Nap takes it


def test_3_5_the_kitty_at_the_end():
    assert share_pool(7, 4) == [Fraction(7, 4)] * 4
    assert lowest_cards(["Ac", "3d", "Kh", "3s"]) == [1, 3]


def test_3_5_misery_ranks_below_or_above_three():
    below, above = Table(misery="below-three"), Table(misery="above-three")
    assert ranking(below) == ["1", "2", "misery", "3", "4", "nap"]
    assert ranking(above) == ["1", "2", "3", "misery", "4", "nap"]
    assert ranking(Table(misery="below-three", double_header=True)) == ["3", "4", "nap"]
    assert ranking(Table(misery="above-three", double_header=True)) == ["3", "misery", "4", "nap"]
    assert told(WEAK, Table(players=3, misery="below-three"), words="misery 3 pass")["word"] == "3"


def test_3_5_misery_ends_with_the_callers_first_trick():
    table = Table(players=3, misery="below-three")
    record = told(["2c 4c 6d 8h Ts", "3c 5c 7d 9h Js", "2d 2h 2s 3d 3h"], table, words="misery")
    assert (record["made"], len(record["tricks"]), record["net"]) == (True, 5, [6, -3, -3])
    record = told(["3c 4c 6d 8h Ts", "2c 5c 7d 9h Js", "2d 2h 2s 3d 3h"], table, words="misery", cards="3c 2c")
    assert (record["made"], len(record["tricks"]), record["net"]) == (False, 1, [-6, 3, 3])


def test_3_5_misery_with_and_without_trumps():
    hands = ["2h 5h 4d 6d 7d", "Ac 3h Kd Qd Jd"]
    for trumps, success in ((True, False), (False, True)):
        table = Table(players=2, misery="below-three", misery_trumps=trumps)
        record = told(hands, table, words="misery pass", cards="2h 3h Ac 5h")
        assert record["trump"] == ("h" if trumps else NO_TRUMP)
        assert record["made"] is success  # the five of hearts is the last trump, or a card thrown away


def test_3_5_wellington_and_blucher_outbid_nap_by_later_seats():
    table = Table(players=3, raises="blucher")
    assert legal_calls(table, "nap", False, False) == ["pass", "wellington"]
    assert legal_calls(table, "spare", True, False) == ["pass", "wellington"]
    assert legal_calls(table, "wellington", False, False) == ["pass", "blucher"]
    assert legal_calls(table, "blucher", False, False) == legal_calls(table, "4", False, False)[:1]
    record = told(["2c 3c 4d 5h 7s", "3d 5c 6d 8s 9h", "Ah Kh Qh Jh Th"], table, words="nap pass wellington")
    assert (record["senior"], record["net"]) == (2, [-20, -20, 40])
    assert told(LONG[1:] + LONG[:1], table, words="nap wellington blucher", pool=5)["net"] == [-30, -30, 65]
    assert legal_calls(Table(raises="wellington"), "wellington", False, False) == ["pass"]


def test_3_5_challenge():
    table = Table(players=3, raises="blucher", challenge=True)
    record = told(LONG, table, words="nap wellington wellington blucher blucher")
    assert (record["senior"], record["word"], record["net"]) == (0, "blucher", [60, -30, -30])
    record = told(LONG, table, words="nap wellington wellington pass")
    assert (record["senior"], record["word"], record["net"]) == (0, "wellington", [40, -20, -20])
    record = told(LONG, table, words="nap wellington wellington blucher pass")
    assert (record["senior"], record["word"]) == (2, "blucher")
    record = told(LONG, table, words="nap wellington pass blucher")
    assert record["calls"] == [(0, "nap"), (1, "wellington"), (0, "pass"), (2, "blucher")]
    assert (record["senior"], record["word"]) == (2, "blucher")


SPARE = "Ah Kh Qh Jh Th"


def test_3_5_the_spare_hand_is_a_nap():
    table = Table(players=3, spare=True)
    record = told(WEAK, table, words="pass spare", spare=SPARE)
    assert (record["senior"], sorted(record["hands"][1]), record["net"]) == (1, sorted(SPARE.split()), [-10, 20, -10])
    assert "spare" not in legal_calls(table, "nap", True, False)
    assert "spare" not in legal_calls(table, "4", False, False)


def test_3_5_failing_on_the_spare_hand_pays_two_to_a_kitty():
    keep_own = ["Ah Kh Qh Jh Th".split()]
    record = told(WEAK, Table(players=3, spare=True), words="spare", throws=keep_own, spare=SPARE)
    assert (record["net"], record["pool"]) == ([-10, 5, 5], 0)
    record = told(WEAK, Table(players=3, spare=True, kitty=1), words="spare", throws=keep_own, spare=SPARE, pool=3)
    assert (record["net"], record["pool"]) == ([-12, 5, 4], 6)


def test_3_5_double_header():
    table = Table(players=3, double_header=True, kitty=1)
    record = told(WEAK, table)
    assert (record["senior"], record["net"], record["pool"], record["doubled_next"]) == (None, [0, 0, -1], 1, True)
    record = told(LONG, table, words="pass 3 pass", doubled=True)
    assert (record["net"], record["doubled_next"]) == ([6, -12, 5], True)
    record = told(LONG, table, words="3", doubled=True)
    assert (record["net"], record["doubled_next"]) == ([12, -6, -7], False)
    assert told(WEAK, table, doubled=True)["doubled_next"]
    assert not told(LONG, table, words="pass 3 pass")["doubled_next"]


def test_3_5_bought_cards():
    table = Table(players=3, buying=True)
    throws = [["2c", "3c"], [], ["4c", "5d", "6h", "7c", "9s"]]
    record = told(WEAK, table, throws=throws, stock=STOCK, words="pass pass pass")
    assert record["bought"] == throws
    assert record["paid_in"] == [2, 0, 5] and record["pool"] == 7
    assert record["hands"] == [["4d", "5h", "7s", "As", "Ks"], WEAK[1].split(), ["Qs", "Js", "Ts", "Ac", "Kc"]]
    assert sum(record["net"]) == -7
    with pytest.raises(ValueError, match="cannot be thrown away"):
        told(WEAK, table, throws=[["Ah"]], stock=STOCK)
    with pytest.raises(ValueError, match="cannot be thrown away"):
        told(WEAK, table, throws=[["2c", "3c"]], stock="As")


def test_3_5_six_and_seven_cards():
    record = told(["Ah Kh Qh 2d 3d 4d 5d", "2c 3c 4c 5c 6c 7c 8c"], Table(players=2, dealt=7))
    assert record["thrown"] == [["Kh", "Qh"], ["2c", "3c"]]
    assert [len(hand) for hand in record["hands"]] == [5, 5]
    record = told(["Ah Kh Qh 2d 3d 4d", "2c 3c 4c 5c 6c 7c"], Table(players=2, dealt=6), throws=[["2d"], ["7c"]])
    assert record["hands"][0] == ["Ah", "Kh", "Qh", "3d", "4d"]


def test_3_5_nine_cards():
    table = Table(players=2, dealt=9)
    assert ranking(table) == [*"12345678", "nap"]
    hands = ["Ah Kh Qh Jh Th 9h 8h 7h As", "2c 3c 4c 5c 6c 7c 8c 2s 3s"]
    record = told(hands, table)
    assert (record["word"], len(record["tricks"]), record["net"]) == ("nap", 9, [18, -18])
    assert told(hands[::-1], table, words="7 pass")["made"] is True
    assert told(hands[::-1], table, words="8 pass")["made"] is False


def test_3_5_peep():
    table = Table(players=3, peep="hoffmann")
    record = told(LONG, table, words="peep 4 peep pass pass", throws=[["Th"]], peep="9h", pool=2)
    assert record["hands"][0] == ["Ah", "Kh", "Qh", "Jh", "9h"]
    assert (record["net"], record["pool"]) == ([7, -5, -4], 4)
    assert told(LONG, table, words="4", peep="9h")["hands"][0] == LONG[0].split()
    assert told(LONG, table, words="peep nap", throws=[["9h"]], peep="9h")["net"] == [20, -10, -10]
    record = told(LONG, Table(players=3, peep="foster"), words="4", throws=[["Th"]], peep="9h")
    assert "9h" in record["hands"][0]
    with pytest.raises(ValueError, match="cannot answer peep"):
        told(LONG, table, words="peep peep", peep="9h")


@pytest.mark.parametrize(("hand", "trump", "worth", "word"), [
    ("Ah Kh Qh 9h As", "h", 4, "nap"), ("Ah Jh Th Kc 4d", "h", 2, "2"), ("2c 3c 4d 5h 7s", "c", 0, "pass"),
    ("Qh Jh Th 9h 8h", "h", 3, "3"), ("Ah Kh Qh As Ad", "h", 4, "nap"), ("Kh Qh Jh As Ad", "h", 4, "4"),
    ("Ah 2h Ac 2c Ks", "h", 2, "2"), ("Ah 3h Ac 2c Ks", "h", 2, "2"), ("Ac 3c Ah 2h Ks", "c", 2, "2"),
])  # fmt: skip
def test_plain_calls(hand, trump, worth, word):
    cards = hand.split()
    assert (longest_suit(cards, "cdhs"), strength(cards, "cdhs")) == (trump, worth)
    record = told([hand, "3s 4s 5s 6s 8d"], words=[None, "pass"])
    assert record["calls"][0] == (0, word)


def test_plain_chooses_suits_and_cards():
    assert longest_suit("Ah 2h Ac 2c 3s".split(), "hcds") == "c"
    assert shortest_suit("Ah 2h Kc 3s 4d".split(), "cdhs") == "s"
    assert shortest_suit("Ah 2h Kc 3s 3d".split(), "cshd") == "s"
    assert best_cards("2h 3h 4h As Kd Ks Ad".split(), 5, "cdhs") == ["4h", "3h", "2h", "As", "Ad"]
    record = told(LONG[1:] + LONG[:1], words="2 pass 3", cards=())
    assert record["tricks"][0][1] == [(2, "Ah"), (0, "5h"), (1, "9h")]


def test_plain_at_misery():
    table = Table(players=3, misery="below-three")
    hands = ["6c 7d 2d 9h 4h", "5c 8c Ad 3s 2s", "3d Kd 8h Jh Qs"]
    record = told(hands, table, words="misery")
    first = record["tricks"][0]
    assert first[1] == [(0, "6c"), (1, "5c"), (2, "Kd")] and record["made"] is False
    record = told([hands[0].replace("6c", "4c"), *hands[1:]], table, words="misery")
    assert record["tricks"][:2] == [
        (0, [(0, "4c"), (1, "5c"), (2, "Kd")], 1), (1, [(1, "2s"), (2, "Qs"), (0, "9h")], 2),
    ]  # fmt: skip


def test_plain_ducks_at_misery():
    table = Table(players=2, misery="below-three", misery_trumps=False)
    record = told(["4c 2d 6d 8d Ts", "5c 9d Qd 3h 2s"], table, words="misery pass", cards="4c 5c 9d")
    assert record["tricks"][1][1] == [(1, "9d"), (0, "8d")]  # the highest that does not win
    record = told(["4c 9d Jd Kh Ts", "5c 8d Qd 3h 2s"], table, words="misery pass", cards="4c 5c 8d")
    assert record["tricks"][1][1] == [(1, "8d"), (0, "9d")]  # else the lowest
    record = told(["4c 2d 6d Kh Ts", "5c 8s Qc 3h 2s"], table, words="misery pass", cards="4c 5c Qc")
    assert record["tricks"][1][1] == [(1, "Qc"), (0, "Kh")]  # void: the highest plain card
    table = Table(players=2, misery="below-three")
    record = told(["4c 2c 6c 8c Th", "5c 8s Qd 3h Jh"], table, words="misery pass", cards="4c 5c Jh Th Qd")
    assert record["tricks"][2][1] == [(1, "Qd"), (0, "2c")]  # void with trumps only: all win, the lowest
    hands, table = ["4c Tc 2d 9h 8h", "7c 2s 3s 6s Ks", "Jc 6c 3d 4h 5d"], Table(players=3, misery="below-three")
    record = told(hands, table, words="misery pass pass", cards="4c 7c 6c 2s Jc")
    assert record["tricks"][1][1] == [(1, "2s"), (2, "Jc"), (0, "9h")]  # not the trump that would not win


def laid_out(hands, caller, trump, wants=True):
    """Count the caller's tricks by minimax on numbers, with no memory and nothing cut off."""

    def value(hands, plays, leader, trump):
        if len(plays) == len(hands):
            winner = best_of(plays, trump)[0]
            return (winner == caller) + value(hands, [], winner, trump)
        seat = (leader + len(plays)) % len(hands)
        led = plays[0][1][1] if plays else None
        legal = [card for card in hands[seat] if card[1] == led] or hands[seat]
        if not legal:
            return 0
        values = []
        for card in legal:
            held = [[other for other in hand if other != card] for hand in hands]
            values.append(value(held, [*plays, (seat, card)], leader, card[1] if trump is None else trump))
        return max(values) if (seat == caller) == wants else min(values)

    return value(hands, [], caller, trump)


def test_brute_force_agrees_with_minimax_on_endings():
    draw = random.Random(3)
    for _ in range(150):
        size, seats = draw.choice([(2, 4), (3, 2), (3, 3), (2, 5)])
        cards, caller = draw.sample(Table().cards(), size * seats), draw.randrange(seats)
        hands, trump = [cards[at : at + size] for at in range(0, len(cards), size)], draw.choice([None, "", *"cdhs"])
        for wants in (True, False):
            assert most_tricks(hands, caller, trump, wants=wants) == laid_out(hands, caller, trump, wants)


def test_brute_force_at_misery():
    assert misery_by_lead([["2c", "4d"], ["3c", "5d"]], 0) == {"2c": True, "4d": True}
    assert misery_by_lead([["2c", "6d"], ["3c", "5d"]], 0) == {"2c": False, "6d": False}
    assert misery_by_lead([["2c", "6d"], ["3c", "5h"]], 0) == {"2c": True, "6d": False}
    assert not takes([["2c"], ["3c"]], 0, None, 1, wants=False)


def test_n1_only_the_five_highest_of_a_suit_are_a_certain_nap():
    draw, royal = random.Random(4), ["Ah", "Kh", "Qh", "Jh", "Th"]
    left = [card for card in Table().cards() if card not in royal]
    for _ in range(3):
        cards = draw.sample(left, 15)
        assert most_tricks([royal, cards[:5], cards[5:10], cards[10:]], 0) == 5
    nearly = ["Ah", "Kh", "Qh", "Jh", "9h"]
    assert most_tricks([nearly, "Th 2h 3h 4h 5h".split()], 0) == 4


def test_suits_renamed_change_nothing():
    draw = random.Random(6)
    table = Table(players=4, dealt=6)
    for _ in range(20):
        deal = some_deal(table, draw)
        record = naive.play_deal(table=table, players=[Plain()] * 4, **deal)
        for suits in permutations("cdhs"):
            new = dict(zip("cdhs", suits, strict=True))
            hands = [[card[0] + new[card[1]] for card in hand] for hand in deal["hands"]]
            order = "".join(new[suit] for suit in deal["order"])
            renamed = naive.play_deal(table=table, players=[Plain()] * 4, **deal | {"hands": hands, "order": order})
            assert renamed["net"] == record["net"] and renamed["calls"] == record["calls"]


def test_beating_is_by_rank_within_a_suit():
    for low, high in zip(RANKS, RANKS[1:], strict=False):
        assert beats(high + "c", low + "c", "h") and not beats(low + "c", high + "c", "c")
    assert beats("2h", "Ac", "h") and not beats("Ac", "2h", "h") and not beats("As", "2c", "h")
