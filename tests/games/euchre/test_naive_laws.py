"""The twin of Euchre, law by law: deal, words, the discard, bowers, the second card, points, `plain`."""

import pytest

from . import naive
from .cases import told
from .naive_cards import DEALER, ELDER, Table, beats, deal_out, first_dealer, in_suit, legal_plays, pack
from .naive_plain import Plain, longest_trumps
from .naive_play import trick_points

ELDERS = "Ks Qs 9d 8c 7c"
DEALERS = "Js As Kd Td 7d"
TURN_UP = "9h"


def test_2_1_pack():
    assert len(set(pack(Table()))) == 32 and "7c" in pack(Table())
    assert len(set(pack(Table(pack=24)))) == 24 and not {"7c", "8h"} & set(pack(Table(pack=24)))


def test_2_1_rank():
    hearts = ["Jh", "Jd", "Ah", "Kh", "Qh", "Th", "9h", "8h", "7h"]
    assert all(beats(high, low, "h") for high, low in zip(hearts, hearts[1:], strict=False))
    assert not any(beats(low, high, "h") for high, low in zip(hearts, hearts[1:], strict=False))
    for suit in "sd":
        plain = [rank + suit for rank in "AKQJT987" if (rank, suit) != ("J", "d")]
        assert all(beats(high, low, "h") for high, low in zip(plain, plain[1:], strict=False))
        assert not any(beats(low, high, "h") for high, low in zip(plain, plain[1:], strict=False))


def test_2_1_nine_trumps_seven_of_the_colour_eight_of_the_others():
    sizes = {suit: len(in_suit(pack(Table()), suit, "s")) for suit in "cdhs"}
    assert sizes == {"s": 9, "c": 7, "d": 8, "h": 8}


def test_2_1_the_higher_cut_deals():
    assert first_dealer(["Jh", "Ah"]) == 1
    assert first_dealer(["Jh", "Th"]) == 0
    assert first_dealer(["Kh", "Ks"]) is None


@pytest.mark.parametrize(("packets", "elder"), [((3, 2), [0, 1, 2, 6, 7]), ((2, 3), [0, 1, 4, 5, 6])])
def test_2_1_five_cards_in_packets_and_the_eleventh_turned(packets, elder):
    cards = pack(Table())
    dealt = deal_out(cards, Table(packets=packets))
    assert dealt["hands"] == [[cards[at] for at in elder], [cards[at] for at in range(10) if at not in elder]]
    assert dealt["turn_up"] == cards[10]


def test_2_2_elder_orders_up():
    record = told(ELDERS, DEALERS, TURN_UP, words="order", throws="Js")
    assert (record["words"], record["maker"], record["trump"]) == ([(ELDER, "order")], ELDER, "h")
    assert (record["thrown"], sorted(record["hands"][DEALER])) == ("Js", sorted("9h As Kd Td 7d".split()))


def test_2_2_the_dealer_takes_up():
    record = told(ELDERS, DEALERS, TURN_UP, words="pass take", throws="7d")
    assert (record["maker"], record["trump"], record["thrown"]) == (DEALER, "h", "7d")
    assert record["tricks"][0][0] == ELDER


@pytest.mark.parametrize("thrown", ["9h", "Ks", "7h"])
def test_2_2_the_dealer_throws_one_of_his_own_five(thrown):
    with pytest.raises(ValueError, match=f"seat 1 cannot answer {thrown}"):
        told(ELDERS, DEALERS, TURN_UP, words="pass take", throws=thrown)


@pytest.mark.parametrize(("words", "maker", "trump"), [
    ("pass pass name-d", ELDER, "d"), ("pass pass pass name-c", DEALER, "c"), ("pass pass name-s", ELDER, "s"),
])  # fmt: skip
def test_2_2_both_pass_and_one_names_a_suit(words, maker, trump):
    record = told(ELDERS, DEALERS, TURN_UP, words=words)
    assert (record["maker"], record["trump"], record["thrown"]) == (maker, trump, None)
    assert record["hands"] == [ELDERS.split(), DEALERS.split()]
    assert record["tricks"][0][0] == ELDER


def test_2_2_the_suit_turned_down_is_not_named_unless_agreed():
    for words in ("pass pass name-h", "pass pass pass name-h"):
        with pytest.raises(ValueError, match="cannot answer name-h"):
            told(ELDERS, DEALERS, TURN_UP, words=words)
        record = told(ELDERS, DEALERS, TURN_UP, Table(rename=True), words=words)
        assert record["trump"] == "h" and TURN_UP not in record["hands"][DEALER]


def test_2_2_all_pass_and_the_deal_is_void():
    record = told(ELDERS, DEALERS, TURN_UP, words="pass pass pass pass", score=(3, 4))
    assert (record["maker"], record["tricks"], record["points"], record["over"]) == (None, [], [0, 0], False)
    assert record["score"] == [3, 4]


def test_2_2_by_option_the_dealer_is_stuck():
    with pytest.raises(ValueError, match="seat 1 cannot answer pass: name-c or name-d or name-s"):
        told(ELDERS, DEALERS, TURN_UP, Table(stick_dealer=True), words="pass pass pass pass")


@pytest.mark.parametrize(
    "words", ["name-h", "take", "pass order", "pass name-c", "pass pass order", "pass pass pass take"]
)
def test_2_2_words_out_of_turn_are_refused(words):
    with pytest.raises(ValueError, match="cannot answer"):
        told(ELDERS, DEALERS, TURN_UP, words=words)


def test_2_2_the_discard_is_shown_to_the_dealer_only():
    seen = []

    class Watch(Plain):
        def lead(self, view):
            seen.append((view.seat, view.thrown, view.turn_up, view.maker))
            return super().lead(view)

        def follow(self, view):
            seen.append((view.seat, view.thrown, view.turn_up, view.maker))
            return super().follow(view)

    hands = ["Jh Jd Ah 7c 8c".split(), "Ks Kd Kc Qs 7d".split()]
    naive.play_deal(hands=hands, turn_up="9h", table=Table(), players=[Watch()] * 2, order="cdhs")
    assert set(seen) == {(ELDER, None, "9h", ELDER), (DEALER, "Kc", "9h", ELDER)}


@pytest.mark.parametrize(("led", "legal"), [
    ("9d", "Td"), ("7h", "Jd 8h"), ("Jh", "Jd 8h"), ("Ks", "As 7s"), ("Kc", "Jd Td 8h As 7s"), (None, "Jd Td 8h As 7s"),
])  # fmt: skip
def test_2_3_follow_suit_is_the_only_duty(led, legal):
    assert legal_plays("Jd Td 8h As 7s".split(), led, "h") == legal.split()


def test_2_3_the_left_bower_is_a_trump_everywhere():
    assert legal_plays("Jd Ks Qs".split(), "7h", "h") == ["Jd"]
    assert legal_plays("Jd Ks Qs".split(), "7d", "h") == ["Jd", "Ks", "Qs"]
    assert legal_plays("7h Kd Qs".split(), "Jd", "h") == ["7h"]
    assert legal_plays("Jd Kd Qs".split(), "7d", "s") == ["Jd", "Kd"]
    assert beats("Jd", "Ad", "h") and not beats("Ad", "Jd", "h") and not beats("Jd", "Ad", "s")


def test_2_3_who_takes_the_trick():
    assert beats("7h", "Ad", "h") and not beats("Ad", "7h", "h") and not beats("As", "7d", "h")
    assert beats("Js", "Jc", "s") and beats("Jc", "As", "s") and not beats("Jc", "Js", "s")


@pytest.mark.parametrize(("maker", "row"), [
    (ELDER, [[0, 2], [0, 2], [0, 2], [1, 0], [1, 0], [2, 0]]),
    (DEALER, [[0, 2], [0, 1], [0, 1], [2, 0], [2, 0], [2, 0]]),
])  # fmt: skip
def test_2_4_points_by_elders_tricks(maker, row):
    assert [trick_points([elder, 5 - elder], maker, Table()) for elder in range(6)] == row


def test_2_4_by_option_the_defenders_march_is_worth_more():
    four = Table(defenders_march=4)
    assert trick_points([0, 5], ELDER, four) == [0, 4] and trick_points([5, 0], DEALER, four) == [4, 0]
    assert trick_points([1, 4], ELDER, four) == [0, 2] and trick_points([5, 0], ELDER, four) == [2, 0]


def test_2_4_a_game_is_five():
    march = dict(elder="Jh Jd Ah Kh Qh", dealer="Ks Kd Kc Qs 7d", turn_up="9h", words="order")
    assert told(**march, score=(4, 4))["score"] == [6, 4] and told(**march, score=(3, 4))["over"]
    assert not told(**march, score=(2, 4))["over"]


def word_of(hand, turn_up, said, order="cdhs", **options):
    """Say what `plain` says on a hand, after these words."""
    other = [card for card in pack(Table()) if card not in hand.split() and card != turn_up][:5]
    seat = len(said) % 2
    hands = [hand, " ".join(other)] if seat == ELDER else [" ".join(other), hand]
    return told(*hands, turn_up, Table(**options), words=[*said, None], order=order)["words"][len(said)][1]


@pytest.mark.parametrize(("hand", "turn_up", "word"), [
    ("7h 8h Th 7s 7d", "9h", "order"), ("Jd 8h 7s 8s 7d", "9h", "order"), ("Jh 8h 7s 8s 7d", "9h", "order"),
    ("7h 8h As 8s 7d", "9h", "order"), ("Ah Kh Ks 8s 7d", "9h", "pass"), ("Jh As Ac Ad 7d", "9h", "pass"),
    ("Jd Jh 7s 8s 7d", "9h", "order"), ("7h 8h Ks Qs Jd", "9s", "pass"), ("7h 8h Ks Qs Jd", "9h", "order"),
])  # fmt: skip
def test_plain_orders_up(hand, turn_up, word):
    assert word_of(hand, turn_up, []) == word


@pytest.mark.parametrize(("hand", "turn_up", "word"), [
    ("7h 8h 7s 8s 7d", "9h", "take"), ("Jd 8s 7s 9s 7d", "9h", "take"), ("7h 8s As 9s 7d", "9h", "take"),
    ("7h 8s Ks 9s 7d", "9h", "pass"), ("7h 8s 7s 9s 7d", "Jh", "take"), ("Kd 8s 7s 9s 7d", "Jh", "pass"),
    ("7c As Ac Ad 7d", "Jh", "pass"), ("Ah 8s 7s 9s 7d", "9h", "pass"), ("7h 8s 7s 9s 7d", "Ah", "pass"),
])  # fmt: skip
def test_plain_takes_up_counting_the_turn_up(hand, turn_up, word):
    assert word_of(hand, turn_up, ["pass"]) == word


@pytest.mark.parametrize(("hand", "order", "word"), [
    ("7s 8s 9s 7d 7c", "cdhs", "name-s"),  # three
    ("Js 8s Ad 7d 7c", "cdhs", "name-s"),  # two with a bower and a plain ace, and two clubs with the left bower less
    ("Js 8s Kd 7d 7h", "cdhs", "pass"), ("Ks 8s Ad 7d 7h", "cdhs", "pass"), ("Js As 8d 7d 7h", "cdhs", "pass"),
    ("Jh 7d Ac 8s 7s", "cdhs", "name-d"),  # the left bower of diamonds
    ("Js 8s 7c 8c Kd", "cdhs", "name-c"),  # three clubs with the left bower, two spades with the right
    ("Jc 8s 7s 8c Kd", "cdhs", "name-s"), ("Js Jc 7c 7s 8d", "cdhs", "name-s"), ("Js Jc 7c 7s 8d", "schd", "name-c"),
    ("8h Kh Qh Ah Th", "cdhs", "pass"),  # the suit turned down
    ("Jd Jh 7d 8s 9s", "cdhs", "name-d"),
])  # fmt: skip
def test_plain_names_a_suit(hand, order, word):
    assert word_of(hand, "9h", ["pass", "pass"], order) == word
    assert word_of(hand, "9h", ["pass", "pass", "pass"], order) == word
    assert word_of(hand, "9h", ["pass", "pass"], order, rename=True, stick_dealer=True) == word


@pytest.mark.parametrize(("hand", "order", "word"), [
    ("8h Kh Qh Ah Th", "cdhs", "name-s"), ("8h Kh Qh Ah Th", "cshd", "name-d"), ("8h Kh Qh Ah Jh", "cdhs", "name-d"),
    ("8h Kh 7s 8s Kc", "cdhs", "name-s"), ("8h 7c 8c Kd 7d", "dshc", "name-d"),
])  # fmt: skip
def test_plain_names_its_longest_suit_when_stuck(hand, order, word):
    assert word_of(hand, "9h", ["pass", "pass", "pass"], order, stick_dealer=True) == word


@pytest.mark.parametrize(("hand", "suits", "order", "suit"), [
    ("Js 8s Ah 7h", "sh", "shcd", "s"), ("Jd 7h As Ks", "sh", "hscd", "h"), ("Jd 7h Js 8s", "sh", "shcd", "s"),
    ("Ah 7h As Ks", "sh", "shcd", "h"), ("Ah 7h As Ks", "sh", "hscd", "s"), ("7h 8h 9h As Ks", "sh", "hscd", "h"),
])  # fmt: skip
def test_plain_parts_equal_suits_by_their_highest_trump_alone(hand, suits, order, suit):
    assert longest_trumps(hand.split(), suits, order) == suit


@pytest.mark.parametrize(("hand", "thrown"), [
    ("8h Jd 7s 8s Kc", "Kc"), ("8h Qc 7s 8s 9d", "9d"), ("8h Ac 7s 8s As", "7s"), ("8h Ac Ad 8s 7s", "7s"),
    ("8h Ac Ad Ah 7h", "Ac"), ("8h Jd Jh Ah 7h", "7h"), ("8h Jd Td Kc 9c", "Td"), ("8h Td Tc Ks 9s", "Tc"),
])  # fmt: skip
def test_plain_throws_a_single_small_card(hand, thrown):
    other = [card for card in pack(Table()) if card not in hand.split() and card != "9h"][:5]
    assert told(" ".join(other), hand, "9h", words="order")["thrown"] == thrown


def test_plain_leads_and_follows():
    record = told("7h Jd As Kc 8c", "Kh Qh Ad 9s Ts", "9h", words="order", throws="Ts")
    assert record["tricks"][0][1] == [
        (ELDER, "Jd"),
        (DEALER, "9h"),
    ]  # of two trumps the highest; cannot win: the lowest
    assert record["tricks"][1][1] == [(ELDER, "As"), (DEALER, "9s")]  # a lone trump waits
    assert record["tricks"][2][1] == [(ELDER, "Kc"), (DEALER, "Qh")]  # void: the lowest trump that wins
    assert record["tricks"][3][1] == [(DEALER, "Ad"), (ELDER, "7h")]
    assert record["tricks"][4][1] == [(ELDER, "8c"), (DEALER, "Kh")]
    record = told("7c 8c 9d Td Qs", "Ks 7s Ad Kd As", "9c", words="pass pass name-h")
    assert record["tricks"][0][1] == [(ELDER, "Qs"), (DEALER, "Ks")]  # the lowest that wins
    assert record["tricks"][1][1] == [(DEALER, "As"), (ELDER, "7c")]  # void, no trumps: the lowest
    record = told("7d Kc 9h 8s Qs", "Jd Ts Jh Kd As", "9c", words="pass pass name-h")
    assert record["tricks"][0][1] == [(ELDER, "Kc"), (DEALER, "Jd")]
    assert record["tricks"][1][1] == [(DEALER, "As"), (ELDER, "8s")]
