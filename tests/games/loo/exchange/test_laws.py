"""The laws of five-card and Irish Loo one by one."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.loo.exchange import fate as fate
from analyzer.games.loo.exchange.scene import pam_of
from analyzer.games.loo.rules import ANY_OF_SEVERAL, ANY_TRUMP, words
from analyzer.games.loo.situation import Situation
from analyzer.games.loo.variant import Variant

from ..exchanged import FIVE, leads, play, plays


def test_law_2_the_card_turned_up_is_nobodys():
    for form, hand in (("five", "2h 3d 4d 5s 7s"), ("irish", "2h 3d 4d")):
        for deal in range(50):
            played = play(form, hand, deal=deal)
            cards = sum(played.dealt, []) + played.stock
            assert len(cards) == len(set(cards)) == 51 and "Qh" not in cards


def test_law_3_each_says_once_from_the_dealers_left():
    for said in ([], ["throw"], ["draw-1", "stand"], ["throw", "throw", "throw", "draw-2"]):
        allowed = words(Variant(form="irish"), 5, len(said) + 1, said, False)
        assert allowed == ["stand", "draw-1", "draw-2", "draw-3", "throw"], "the dealer against one too"
    assert words(Variant(form="irish"), 5, 5, ["throw"] * 4, False) == ["take"]
    with pytest.raises(Misuse, match="it is the turn of seat 3, not of seat 2"):
        Situation.read(Variant(form="irish"), hand="2h 3d 4d", turn_up="Qh", seat=2, said="throw stand")


def test_law_16_under_club_law_all_stand_on_their_own_cards():
    for deal in range(20):
        played = play("five", "2c 3d 4d 5s 7s", turn_up="Qc", club_law=True, pam="clubs", deal=deal)
        assert played.words == ["stand"] * 5
        assert played.hands == played.dealt
    assert play("five", "2c 3d 4d 5s 7s", turn_up="Qh", club_law=True, deal=1).words != ["stand"] * 5


@pytest.mark.parametrize("exchange", ["at-once", "after"])
def test_law_18_cards_are_exchanged_once_from_the_top_in_the_order_of_the_seats(exchange):
    played = play("five", "2h 3d 4d 5s 7s", ("draw-2", "stand", "draw-5", "throw", "draw-1"), exchange=exchange)
    new = [set(hand) - set(dealt) for hand, dealt in zip(played.hands, played.dealt, strict=True)]
    assert new == [set(played.stock[:2]), set(), set(played.stock[2:7]), set(), set(played.stock[7:8])]
    assert [len(hand) for hand in played.hands] == [5, 5, 5, 0, 5]
    assert len(set(sum(played.dealt, []) + played.stock)) == 51


def test_law_18_a_hand_of_five_is_any_five_unseen_cards():
    seen = [set(sum(play("five", "2h 3d 4d 5s 7s", deal=deal).dealt[1:], [])) for deal in range(200)]
    assert all(len(cards) == 20 for cards in seen)
    assert len(set.union(*seen)) == 46


def test_law_19_pam_is_the_highest_trump_and_no_club():
    assert plays("Jc 2d", "Ah") == {"Jc"}, "it follows trumps, and heads the ace"
    assert plays("Jc 2d", "5c") == {"Jc"}, "it is no club, so it ruffs"
    assert plays("Jc 9c 2d", "5c") == {"9c"}
    assert plays("Jc 2h 2d", "5d", "9h") == {"2d"}
    assert plays("Jc 2h", "5d", "9h") == {"Jc"}, "it overruffs"
    assert plays("2h 3c", "5d", "Jc") == {"2h", "3c"}, "nothing is above it"


def test_law_19_pam_need_never_be_led():
    assert leads("Jc 2h 9h 3d") == {"9h"}
    assert leads("Jc 9h 3d") == {"9h"}, "two trumps: the highest but Pam"
    assert leads("Jc 3d 4d") == {"Jc", "3d", "4d"}
    assert leads("9h 3d 4d") == {"9h", "3d", "4d"}
    assert leads("Jc 3d 4d", lead=ANY_TRUMP) == {"Jc", "3d", "4d"}
    assert leads("9h 3d 4d", lead=ANY_TRUMP) == {"9h"}
    assert leads("Jc 9h 3d", lead=ANY_OF_SEVERAL) == {"Jc", "9h"}
    assert leads("Jc 2h 9h", opening=False) == {"9h"}
    assert leads("Jc 3d", opening=False) == {"Jc", "3d"}
    assert leads("Jc Ah 9h") == {"Ah"}


def test_law_19_pam_may_be_the_knave_of_trumps():
    for trump in range(4):
        assert pam_of(Variant(**FIVE, pam="trumps"), trump) == 16 * trump + 9
        assert pam_of(Variant(**FIVE, pam="clubs", pack=32), trump) == 4
        assert pam_of(Variant(**FIVE), trump) is None


def test_law_20_pam_is_civil_if_his_holder_can_follow_otherwise():
    assert plays("Jc 2h 3d", "Ah", civil=True) == {"2h"}
    assert plays("Jc 2h 3d", "Ah", civil=False) == {"Jc"}
    assert plays("Jc 2d 3d", "Ah", civil=True) == {"Jc"}, "with no other trump he must follow"


def test_law_20_civility_spares_the_ace_that_is_led():
    taken = {"civil": 0, "rude": 0}
    for deal in range(400):
        for name in taken:
            played = play("five", "Ah 3d 4d 5s 7s", pam="clubs", civil=name == "civil", deal=deal)
            if played.tricks:
                _, cards, taker = played.tricks[0]
                assert cards[0] == (0, "Ah")
                holder = next((seat for seat, hand in enumerate(played.hands) if "Jc" in hand), None)
                alone = holder is not None and sum(card[1] == "h" for card in played.hands[holder]) == 0
                taken[name] += taker != 0
                assert (taker != 0) == (holder is not None and (name == "rude" or alone))
    assert 0 < taken["civil"] < taken["rude"]


def test_law_22_irish_loo_has_three_cards_and_no_pam():
    played = play("irish", "Jc 2h 3d", ("draw-1", "stand", "throw"))
    assert [len(hand) for hand in played.hands] == [3, 3, 0]
    assert len(played.tricks) == 3
    with pytest.raises(Misuse) as refusal:
        Variant(form="irish", pam="clubs")
    assert refusal.value.name == "pam"


def test_law_22_or_all_declare_before_anybody_exchanges():
    after = Variant(form="irish", exchange="after")
    assert words(after, 3, 2, ["stand"], False) == ["stand", "throw"]
    assert words(after, 3, 3, ["throw", "throw"], False) == ["take"]
    assert words(after, 3, 1, ["stand", "throw", "stand"], False) == ["stand", "draw-1", "draw-2", "draw-3"]
    assert words(after, 3, 3, ["stand", "throw", "stand", "draw-1"], False)[0] == "stand"
    assert words(Variant(form="irish"), 3, 2, ["draw-2"], False) == ["stand", "draw-1", "draw-2", "draw-3", "throw"]


def test_the_dealer_to_whom_all_left_the_pool_takes_it():
    played = play("five", "2d 3d 4d 5s 7s", ("throw", "throw", "throw", "throw", "draw-2"))
    assert played.words[-1] == "take"
    assert (played.hands[4], played.outcomes[4], played.shares[4]) == (played.dealt[4], fate.WHOLE, 5)
