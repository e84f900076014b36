"""The twin of Écarté, law by law: deal, words, exchanges, the king, the second card, points, `plain`."""

import random

import pytest

from . import naive
from .cases import some_deal, told
from .naive_cards import DEALER, ELDER, Table, beats, deal_out, first_dealer, legal_plays, pack
from .naive_plain import Plain, longest_suit
from .naive_score import stake_of, trick_points
from .naive_words import conditions, may_propose, numbers_of

CLUB = Table(max_proposals=None)
ELDERS = "Ks Qs 9d 8c 7c"  # two to one against a dealer without trumps
DEALERS = "Js As Kd Td 7d"
TURN_UP = "9h"


def test_1_1_pack_and_rank():
    assert len(set(pack())) == 32 and not {"2c", "6h"} & set(pack())
    for trump in "ch":
        ranked = ["Kh", "Qh", "Jh", "Ah", "Th", "9h", "8h", "7h"]
        assert all(beats(high, low, trump) for high, low in zip(ranked, ranked[1:], strict=False))
        assert not any(beats(low, high, trump) for high, low in zip(ranked, ranked[1:], strict=False))


def test_1_1_the_higher_cut_deals():
    assert first_dealer(["Jh", "Ah"]) == 0
    assert first_dealer(["Th", "Ah"]) == 1
    assert first_dealer(["Kh", "Ks"]) is None


@pytest.mark.parametrize(("packets", "elder"), [((3, 2), [0, 1, 2, 6, 7]), ((2, 3), [0, 1, 4, 5, 6])])
def test_1_1_five_cards_in_packets_and_the_eleventh_turned(packets, elder):
    cards = pack()
    dealt = deal_out(cards, Table(packets=packets))
    assert dealt["hands"] == [[cards[at] for at in elder], [cards[at] for at in range(10) if at not in elder]]
    assert (dealt["turn_up"], dealt["stock"]) == (cards[10], cards[11:])


def test_1_1_a_turned_king_is_marked_at_once():
    record = told(ELDERS, DEALERS, "Kh")
    tricks = trick_points(record["won"], record["vulnerable"], Table())
    assert (record["king"], record["points"]) == ((DEALER, "turned"), [tricks[0], tricks[1] + 1])
    record = told(ELDERS, DEALERS, "Kh", score=(4, 4))
    assert (record["words"], record["tricks"], record["score"], record["over"]) == ([], [], [4, 5], True)


def test_1_1_the_turn_up_stays_out_of_play():
    record = told(ELDERS, DEALERS, TURN_UP, words="propose accept", throws=["Ks Qs 9d 8c 7c", "Js As Kd Td 7d"])
    assert TURN_UP not in record["hands"][0] + record["hands"][1] + record["stock"]


def test_1_2_elder_may_play_at_once_and_is_vulnerable():
    record = told(ELDERS, DEALERS, TURN_UP, words="play")
    assert (record["words"], record["vulnerable"], record["exchanges"]) == ([(ELDER, "play")], ELDER, [])


def test_1_2_a_first_refusal_makes_the_dealer_vulnerable():
    record = told(ELDERS, DEALERS, TURN_UP, words="propose refuse")
    assert (record["vulnerable"], record["exchanges"]) == (DEALER, [])
    assert record["hands"] == [ELDERS.split(), DEALERS.split()]


class Watch(Plain):
    """Throws its first three cards and keeps what it was shown."""

    def __init__(self):
        self.seen = []

    def discard(self, view):
        self.seen.append((view.seat, view.legal, view.counts, view.left, view.thrown))
        return view.hand[:3]

    def lead(self, view):
        self.seen.append((view.seat, view.counts, view.left, view.thrown))
        return super().lead(view)

    def answer(self, view):
        self.seen.append((view.seat, view.legal, view.words, view.hand))
        return "accept"


def test_1_2_elder_changes_first_and_the_dealer_knows_how_many():
    stock = [card for card in pack() if card not in f"{ELDERS} {DEALERS} {TURN_UP}"]
    hands, players = [ELDERS.split(), DEALERS.split()], [Watch(), Watch()]
    record = naive.play_deal(hands=hands, turn_up=TURN_UP, stock=stock, table=Table(), players=players, order="cdhs")
    thrown = ["Ks", "Qs", "9d"]
    assert players[0].seen[:2] == [
        (ELDER, [1, 2, 3, 4, 5], [], 21, []), (ELDER, [(ELDER, 3), (DEALER, 3)], 15, thrown),
    ]  # fmt: skip
    assert players[1].seen[:2] == [
        (DEALER, ["accept", "refuse"], [(ELDER, "propose")], DEALERS.split()),
        (DEALER, [0, 1, 2, 3, 4, 5], [(ELDER, 3)], 18, []),
    ]  # fmt: skip
    assert record["exchanges"] == [(ELDER, thrown, stock[:3]), (DEALER, ["Js", "As", "Kd"], stock[3:6])]
    assert record["hands"] == [["8c", "7c", *stock[:3]], ["Td", "7d", *stock[3:6]]]


@pytest.mark.parametrize("throw", ["", "Ah", "Ks Ks", "Ks Qs 9d 8c 7c Ah"])
def test_1_2_elder_throws_one_to_five_of_his_own(throw):
    with pytest.raises(ValueError, match="cannot be thrown away"):
        told(ELDERS, DEALERS, TURN_UP, words="propose accept", throws=[throw])


def test_1_2_the_dealer_may_keep_all_unless_one_is_asked():
    assert told(ELDERS, DEALERS, TURN_UP, words="propose accept", throws=[None, ""])["exchanges"][1] == (1, [], [])
    with pytest.raises(ValueError, match="nothing cannot be thrown"):
        told(ELDERS, DEALERS, TURN_UP, Table(dealer_least=1), words="propose accept", throws=[None, ""])
    assert numbers_of(DEALER, Table(dealer_least=1), 21) == [1, 2, 3, 4, 5]
    assert numbers_of(DEALER, Table(dealer_least=1), 0) == [0]


def test_1_2_one_exchange_is_allowed_unless_more_are_agreed():
    throws = ["8c", "7d"]
    record = told(ELDERS, DEALERS, TURN_UP, words="propose accept", throws=throws)
    assert len(record["exchanges"]) == 2 and record["vulnerable"] is None
    record = told(ELDERS, DEALERS, TURN_UP, Table(max_proposals=2), words="propose accept propose accept")
    assert len(record["exchanges"]) == 4
    assert [may_propose(Table(max_proposals=2), done, 21) for done in range(3)] == [True, True, False]
    assert may_propose(CLUB, 9, 1) and not may_propose(CLUB, 2, 0)


@pytest.mark.parametrize("words", ["propose accept play", "propose accept propose refuse"])
def test_1_2_later_plays_and_refusals_make_nobody_vulnerable(words):
    assert told(ELDERS, DEALERS, TURN_UP, CLUB, words=words, throws=["8c", "7d"])["vulnerable"] is None


class Greedy(Plain):
    """Proposes, accepts and throws as many as may be, elder in the third round all he gets."""

    def __init__(self, *numbers, word="accept"):
        self.numbers, self.word, self.legal = list(numbers), word, []

    def propose(self, view):
        return "propose"

    def answer(self, view):
        return self.word if self.word in view.legal else "accept"

    def discard(self, view):
        self.legal.append(view.legal)
        return view.hand[: self.numbers.pop(0)]


def short(elder, dealer, table=CLUB):
    """Play a deal of greedy players."""
    return naive.play_deal(table=table, players=[elder, dealer], **some_deal(table, random.Random(4)))


def test_1_2_a_short_stock_serves_elder_first():
    elder, dealer = Greedy(5, 5, 1), Greedy(5, 5)
    record = short(elder, dealer)
    assert elder.legal[-1] == [1] and len(dealer.legal) == 2
    assert record["exchanges"][-1] == (DEALER, [], []) and record["stock"] == []
    elder, dealer = Greedy(5, 5, 3), Greedy(5, 1, 2)
    record = short(elder, dealer)
    assert elder.legal[-1] == [1, 2, 3, 4, 5] and dealer.legal[-1] == [0, 1, 2]
    assert record["words"][-1] == (DEALER, "accept") and record["stock"] == []
    assert len(record["tricks"]) == 5


def test_1_2_accepting_on_condition():
    agreed = Table(max_proposals=None, conditional=True)
    assert conditions(agreed, 21) == conditions(agreed, 10) == conditions(CLUB, 5) == []
    assert (conditions(agreed, 9), conditions(agreed, 5), conditions(agreed, 2)) == ([5], [1, 2, 3, 4], [1])
    assert conditions(agreed, 1) == []
    record = short(Greedy(5, 5, 4), Greedy(5, 1, word="accept-2"), agreed)
    assert [word for _, word in record["words"][-3:]] == ["propose", "accept-2", "refuse"]
    assert len(record["exchanges"]) == 4 and record["vulnerable"] is None and len(record["stock"]) == 5
    record = short(Greedy(5, 5, 3, 1), Greedy(5, 1, 1, 0, word="accept-2"), agreed)
    assert len(record["exchanges"]) == 8
    with pytest.raises(ValueError, match="seat 1 cannot answer accept-2"):
        told(ELDERS, DEALERS, TURN_UP, agreed, words="propose accept-2")


HOLDS = "Kh Qd 9d 8c 7c"
OTHER = "Qh 7h Ad As Ts"


@pytest.mark.parametrize(("kings", "cards", "king"), [
    ([True], "", (ELDER, "held")),
    ([False, True], "Kh", (ELDER, "led")),
    ([False, False], "Kh", None),
    ([False], "Qd", None),
])  # fmt: skip
def test_1_2_elder_marks_the_king_before_he_leads_or_when_he_leads_it(kings, cards, king):
    record = told(HOLDS, OTHER, TURN_UP, words="play", kings=kings, cards=cards)
    assert record["king"] == king
    assert sum(record["points"]) == (king is not None) + max(trick_points(record["won"], ELDER, Table()))


@pytest.mark.parametrize(("kings", "cards", "king"), [
    ([True], "", (DEALER, "held")),
    ([False, True], "", (DEALER, "covering")),
    ([False, False, True], "Qh Kh", (DEALER, "played")),
    ([False, False, False], "Qh Kh", None),
    ([False, False], "Ad Qd", None),
])  # fmt: skip
def test_1_2_the_dealer_marks_it_before_his_first_card_or_having_played_it_before_his_second(kings, cards, king):
    record = told(OTHER, HOLDS, TURN_UP, words="play", kings=kings, cards=cards)
    assert record["king"] == king
    assert sum(record["points"]) == (king is not None) + max(trick_points(record["won"], ELDER, Table()))


def test_1_2_the_king_ends_the_game_when_it_is_marked():
    record = told(HOLDS, OTHER, TURN_UP, words="play", score=(4, 4))
    assert (record["king"], record["tricks"], record["points"], record["over"]) == ((ELDER, "held"), [], [1, 0], True)
    record = told(HOLDS, OTHER, TURN_UP, words="play", kings=[False, True], cards="Kh", score=(4, 4))
    assert (record["tricks"], record["unfinished"], record["score"]) == ([], [(ELDER, "Kh")], [5, 4])
    record = told(OTHER, HOLDS, TURN_UP, words="play", kings=[False, True], cards="Ad", score=(4, 4))
    assert (record["unfinished"], record["score"]) == ([(ELDER, "Ad")], [4, 5])
    record = told(OTHER, HOLDS, TURN_UP, words="play", kings=[False, False, True], cards="Qh Kh", score=(4, 4))
    assert (len(record["tricks"]), record["unfinished"], record["score"]) == (1, [], [4, 5])
    record = told(
        "Qh 7h Ad As Ts",
        "Kh Qd 9d 8c 7c",
        "9h",
        words="propose refuse",
        kings=[False, False],
        cards="Ad Qd",
        score=(0, 4),
    )
    assert len(record["tricks"]) == 5


def test_1_2_the_king_counts_when_drawn_and_not_when_thrown():
    throws = ["8c", "7d"]
    record = told(ELDERS, DEALERS, TURN_UP, words="propose accept", throws=throws, stock="Kh 8h")
    assert record["king"] == (ELDER, "held")
    record = told(HOLDS, OTHER, TURN_UP, words="propose accept", throws=["Kh", "Ts"], stock="8h 8d")
    assert record["king"] is None and sum(record["points"]) in (1, 2)


def test_1_2_by_option_the_king_must_be_marked():
    record = told(HOLDS, OTHER, TURN_UP, Table(announcing="compulsory"), words="play")
    assert record["king"] == (ELDER, "held")
    with pytest.raises(AssertionError, match="more was told"):
        told(HOLDS, OTHER, TURN_UP, Table(announcing="compulsory"), words="play", kings=[False])


@pytest.mark.parametrize(("led", "default", "no_head", "no_trump"), [
    ("9d", "Td Kd", "7d Td Kd", "Td Kd"),  # follow with a higher card
    ("As", "8h 9h", "8h 9h", "7d Td Kd 8h 9h"),  # void: trump
    ("Jh", "8h 9h", "8h 9h", "8h 9h"),  # nothing higher: any of the suit
    ("7h", "8h 9h", "8h 9h", "8h 9h"),
    (None, "7d Td Kd 8h 9h", "7d Td Kd 8h 9h", "7d Td Kd 8h 9h"),
])  # fmt: skip
def test_1_3_follow_head_trump(led, default, no_head, no_trump):
    hand = "7d Td Kd 8h 9h".split()
    assert legal_plays(hand, led, "h", Table()) == default.split()
    assert legal_plays(hand, led, "h", Table(must_head=False)) == no_head.split()
    assert legal_plays(hand, led, "h", Table(must_trump=False)) == no_trump.split()
    assert legal_plays(hand, "As", "c", Table()) == hand  # neither the suit nor a trump


def test_1_3_an_illegal_card_is_refused():
    with pytest.raises(ValueError, match="seat 1 cannot answer 7d: Kd or Td"):
        told(ELDERS, DEALERS, TURN_UP, words="play", cards="9d 7d")


def test_1_3_who_takes_the_trick():
    assert beats("8h", "Kd", "h") and not beats("Kd", "8h", "h") and not beats("Ks", "7d", "h")
    assert beats("Jd", "Ad", "h") and not beats("Td", "Ad", "h")


@pytest.mark.parametrize(("vulnerable", "row"), [
    (None, {3: [1, 0], 4: [1, 0], 5: [2, 0], 2: [0, 1], 1: [0, 1], 0: [0, 2]}),
    (ELDER, {3: [1, 0], 4: [1, 0], 5: [2, 0], 2: [0, 2], 1: [0, 2], 0: [0, 2]}),
    (DEALER, {3: [2, 0], 4: [2, 0], 5: [2, 0], 2: [0, 1], 1: [0, 1], 0: [0, 2]}),
])  # fmt: skip
def test_1_4_points(vulnerable, row):
    for elder, points in row.items():
        assert trick_points([elder, 5 - elder], vulnerable, Table()) == points


def test_1_4_by_option_a_vole_against_a_vulnerable_player_is_three():
    three = Table(vulnerable_vole=3)
    assert trick_points([5, 0], DEALER, three) == [3, 0] and trick_points([0, 5], ELDER, three) == [0, 3]
    assert trick_points([5, 0], ELDER, three) == trick_points([5, 0], None, three) == [2, 0]
    assert trick_points([4, 1], DEALER, three) == [2, 0]


def test_1_4_at_most_three_in_a_deal():
    record = told("Kh Qh Jh Ah Th", "7c 8c 9c 7d 8d", "9h", words="propose refuse")
    assert record["points"] == [3, 0]
    assert told("Kh Qh Jh Ah Th", "7c 8c 9c 7d 8d", "9h", words="propose refuse", score=(3, 0))["score"] == [6, 0]


def test_1_4_stakes():
    assert [stake_of(points, Table(stakes=True)) for points in range(5)] == [3, 2, 2, 1, 1]
    assert [stake_of(points, Table()) for points in range(5)] == [1] * 5


def words_of(hand, seat, turn_up="9h", order="cdhs"):
    """Say what `plain` says on a hand."""
    other = [card for card in pack() if card not in hand.split() and card != turn_up][:5]
    hands = [hand, " ".join(other)] if seat == ELDER else [" ".join(other), hand]
    words = [None] if seat == ELDER else ["propose"]
    return dict(told(*hands, turn_up, words=words, order=order)["words"])[seat]


@pytest.mark.parametrize(("hand", "elder", "dealer"), [
    ("7h 8h Th 7s 7d", "play", "refuse"),  # three trumps
    ("7h 8h 7s 8s 9s", "play", "accept"), ("Kh 8h 7s 8s 9s", "play", "refuse"),  # (a)
    ("7h 8h Qs 7s 7d", "play", "accept"), ("Kh 8h Qs 7s 7d", "play", "refuse"),  # (b)
    ("7h 8h Ks 7s 7d", "play", "accept"), ("7h 8h Js 7s 7d", "propose", "accept"),
    ("Kh 8h Js 7s Kd", "propose", "accept"), ("Kh 8h Ks Qd 7c", "propose", "accept"),
    ("7h Ks Qs Js 7d", "play", "accept"), ("7h Ks Qs Js 7s", "play", "accept"),
    ("7h Ks Qs As Ts", "propose", "accept"), ("Kh Qs 7s Qd 7d", "propose", "accept"),
    ("Ks Qs Js Kd Qd", "propose", "accept"), ("Kh 7h Qh 7s 8d", "play", "refuse"),
])  # fmt: skip
def test_plain_proposes_and_answers(hand, elder, dealer):
    assert (words_of(hand, ELDER), words_of(hand, DEALER)) == (elder, dealer)


@pytest.mark.parametrize(("hand", "thrown"), [
    ("7h Ks Qs 7d As", "7d As Qs"), ("Kh Kc Kd 7h Ks", "Kc"), ("Kh Qh 8h 7h Jh", "7h"),
    ("7d 8c 7c 9s Qs", "7c 7d 8c 9s Qs"),
])  # fmt: skip
def test_plain_discards_all_but_trumps_and_kings(hand, thrown):
    other = [card for card in pack() if card not in hand.split() and card[1] != "h"][:5]
    record = told(hand, " ".join(other), "9h", words="propose accept")
    assert record["exchanges"][0][1] == thrown.split()
    record = told(" ".join(other), hand, "9h", Table(dealer_least=1), words="propose accept")
    assert record["exchanges"][1][1] == thrown.split()
    if len(thrown.split()) == 1:
        assert told(" ".join(other), hand, "9h", words="propose accept")["exchanges"][1][1] == []


def test_plain_throws_its_lowest_when_the_stock_is_short():
    elder = Plain()
    record = naive.play_deal(
        table=CLUB, players=[elder, elder], order="schd", hands=["7d 7s 9c Qs Qd".split(), "8d 8s 9s Js Jd".split()],
        turn_up="9h", stock="7c 8c 7h".split(),
    )  # fmt: skip
    assert record["exchanges"][0] == (ELDER, ["7s", "7d", "9c"], ["7c", "8c", "7h"])
    assert record["exchanges"][1] == (DEALER, [], []) and len(record["words"]) == 2


@pytest.mark.parametrize(("hand", "order", "suit"), [
    ("7s 8s Kd Qd", "cdhs", "d"), ("7s 8s 9s Kd Qd", "cdhs", "s"), ("Ks 8s Kd 9d", "cdhs", "d"),
    ("Ks 8s Kd 8d", "cdhs", "s"), ("Ks 8s Kd 8d", "shcd", "d"), ("As Js Td Jd", "shcd", "s"),
])  # fmt: skip
def test_plain_prefers_the_longest_suit(hand, order, suit):
    assert longest_suit(hand.split(), order) == suit


def test_plain_leads_and_follows():
    record = told("7h 8s Ks Qd 9d", "Kh 7s Ad Jd 8h", "9h", words="propose refuse", order="cdhs")
    assert record["tricks"][0][1] == [(ELDER, "Ks"), (DEALER, "7s")]  # king before queen in suits of two
    assert record["tricks"][1][1] == [(ELDER, "Qd"), (DEALER, "Ad")]  # the longest of what is left; the lowest
    assert record["tricks"][2][1] == [(ELDER, "9d"), (DEALER, "Jd")]  # nine before eight
    assert record["tricks"][3][1] == [(DEALER, "Kh"), (ELDER, "7h")]
    record = told("7h Th Jh Qh 7s", "Kh 8s Ad Jd 8h", "9h", words="play", cards="7s 8s Ad")
    assert record["tricks"][1][1] == [(DEALER, "Ad"), (ELDER, "7h")]  # the lowest that wins
    assert record["tricks"][2][1] == [(ELDER, "Qh"), (DEALER, "Kh")]  # trumps only: the highest


def test_plain_wins_where_the_law_does_not_bind():
    free = Table(must_head=False, must_trump=False)
    record = told("7h 8s Ks Qd 9d", "8h 7s Ad Kd Jd", "9h", free, words="propose refuse", cards="9d")
    assert record["tricks"][0][1] == [(ELDER, "9d"), (DEALER, "Ad")]
    record = told("7h 8s Ks Qd 9d", "8h 7c Ad Td Jd", "9h", free, words="propose refuse", cards="Ks")
    assert record["tricks"][0][1] == [(ELDER, "Ks"), (DEALER, "8h")]
    record = told("7h 8s Ks Qd 9d", "7s Qs Js As 8d", "9h", free, words="propose refuse", cards="8s")
    assert record["tricks"][0][1] == [(ELDER, "8s"), (DEALER, "As")]
