"""The laws by their numbers, as at the table: spades are trumps."""

import numpy as np
import pytest

from analyzer.core.layout import Layout
from analyzer.games.loo.rules import (
    ANY_OF_SEVERAL,
    ANY_TRUMP,
    HIGHEST,
    heads,
    legal_leads,
    legal_plays,
    most_players,
    words,
)
from analyzer.games.loo.variant import Variant

from . import naive
from .table import kernel_deal
from .trace import table_of

PACK = Variant().cards
SPADES = Layout(PACK, 3, (0, 1, 2))
LEADS = {"highest": HIGHEST, "one": ANY_OF_SEVERAL, "trump": ANY_TRUMP}


def cards(names):
    return SPADES.hand(PACK.read(names, ""))


def names(hand):
    return set(map(PACK.name, SPADES.cards(hand)))


def laid(hands, *, miss, said, turn_up="9s", pool=15, **variant):
    """Play a deal laid out: hands from the eldest on, parted by `/`."""
    hands = [hand.split() for hand in hands.split("/")]
    deal = {"hands": hands, "miss": miss.split(), "turn_up": turn_up, "order": "cdhs", "pool": pool}
    return kernel_deal(deal, Variant(**variant), said=said)


def leads(hand, lead="highest", duty="As", opening=True):
    return names(legal_leads(cards(hand), opening, cards(duty), LEADS[lead]))


def plays(hand, led, *others):
    """What may be played on a card led, and on those that headed it since."""
    suit = SPADES.hand([PACK.read(led, "")[0] // 16 * 16 + slot for slot in range(13)])
    return names(legal_plays(cards(hand), suit, cards((led, *others)[-1]), False))


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("As Kd 2c", "As"), ("As Ks 2s", "As"), ("Ks 5s Qd", "Ks"), ("9s 8s 7s", "9s"), ("2s 3s Ad", "3s"),
        ("Ks Ad 2c", "Ks Ad 2c"), ("2s Ad 2c", "2s Ad 2c"), ("Kd Ad 2c", "Kd Ad 2c"),
    ],
)  # fmt: skip
def test_law_6_the_first_lead(hand, may):
    assert leads(hand) == set(may.split())


@pytest.mark.parametrize(
    ("hand", "may"), [("Ks Ad 2c", "Ks"), ("Ks 5s Qd", "Ks"), ("Qs Ad 2c", "Qs Ad 2c"), ("Qs 3s 2c", "Qs")]
)
def test_law_6_the_king_if_the_ace_is_turned_up(hand, may):
    assert leads(hand, duty="Ks") == set(may.split())


@pytest.mark.parametrize(
    ("hand", "may"),
    [("Ks 5s Qd", "Ks 5s"), ("9s 8s 7s", "9s 8s 7s"), ("As 5s Qd", "As"), ("5s Qd 2c", "5s Qd 2c")],
)
def test_law_6_or_one_of_several_trumps(hand, may):
    assert leads(hand, "one") == set(may.split())


@pytest.mark.parametrize(
    ("hand", "may"), [("Ks 5s Qd", "Ks"), ("2s Ad Kd", "2s"), ("Ad Kd 2c", "Ad Kd 2c"), ("As 2s 3c", "As")]
)
def test_law_6_or_a_trump_whenever_held(hand, may):
    assert leads(hand, "trump") == set(may.split())


@pytest.mark.parametrize(
    ("hand", "led", "others", "may"),
    [
        ("Ad 9d 2c", "Td", [], "Ad"),  # head the trick
        ("Ad Kd 2c", "Td", [], "Ad Kd"),  # with any card that does
        ("9d 2d Ac", "Td", [], "9d 2d"),  # else follow, with any card
        ("9d Ks Ac", "Td", [], "9d"),  # who can follow does not trump
        ("Ad 9d 2c", "Td", ["3s"], "Ad 9d"),  # a plain card does not head a trumped trick
        ("Ks 2s Ac", "Td", [], "Ks 2s"),  # void: a trump
        ("Ks 2s Ac", "Td", ["3s"], "Ks"),  # a trump that heads
        ("2s Ac Kh", "Td", ["3s"], "2s Ac Kh"),  # to undertrump is free
        ("Ac Kh 2h", "Td", [], "Ac Kh 2h"),  # else anything
        ("9s 2s Ac", "Ts", [], "9s 2s"),  # trumps led: follow
        ("Js 2s Ac", "Ts", [], "Js"),  # and head
        ("Qs 2s Ac", "Ts", ["Ks"], "Qs 2s"),
    ],
)
def test_law_7_following(hand, led, others, may):
    assert plays(hand, led, *others) == set(may.split())


@pytest.mark.parametrize(
    ("card", "led", "best", "wins"),
    [
        ("Ad", "Kd", "Kd", True), ("Qd", "Kd", "Kd", False), ("Ac", "2d", "2d", False), ("2s", "Ad", "Ad", True),
        ("Ad", "2d", "2s", False), ("3s", "Ad", "2s", True), ("2s", "As", "As", False), ("3s", "2s", "2s", True),
        ("Ah", "3s", "3s", False),
    ],
)  # fmt: skip
def test_law_8_what_takes_the_trick(card, led, best, wins):
    suit = SPADES.hand([PACK.read(led, "")[0] // 16 * 16 + slot for slot in range(13)])
    assert bool(heads(cards(card), suit, cards(best))) is wins


@pytest.mark.parametrize("lead", LEADS)
@pytest.mark.parametrize(
    ("hand", "may"), [("Ks 5s", "Ks"), ("2s Ad", "2s"), ("Ad 2c", "Ad 2c"), ("2s", "2s"), ("2c", "2c")]
)
def test_law_9_later_leads(hand, may, lead):
    assert leads(hand, lead, opening=False) == set(may.split())


def test_law_9_the_ace_turned_up_binds_the_first_lead_only():
    assert leads("Ks Ad", duty="Ks", opening=False) == {"Ks"}
    assert leads("Ad Kc", duty="Ks", opening=False) == {"Ad", "Kc"}


def test_a_lead_and_a_play_are_of_the_hand():
    draw = np.random.default_rng(1)
    for _ in range(300):
        hand = SPADES.hand([PACK.cards[k] for k in draw.choice(52, 3, replace=False)])
        led = PACK.cards[draw.integers(52)]
        suit = SPADES.hand([led // 16 * 16 + slot for slot in range(13)])
        for lead in LEADS.values():
            told = legal_leads(hand, True, cards("As"), lead)
            assert told and told & ~hand == 0
        told = legal_plays(hand, suit, SPADES.hand([led]), False)
        assert told and told & ~hand == 0


# What is said, and what it brings


def said_in_all_ways(variant, players, must=False):
    """Yield every row of words that may be said at a table."""

    def after(said):
        if len(said) == players:
            yield said
            return
        for word in words(variant, players, len(said) + 1, said, must):
            yield from after([*said, word])

    return after([])


@pytest.mark.parametrize(
    ("form", "pack", "most"),
    [("three", 52, 16), ("three", 32, 9), ("irish", 52, 8), ("irish", 32, 5), ("five", 52, 5)],
)
def test_law_2_hands_the_miss_and_the_turn_up_fit_into_the_pack(form, pack, most):
    assert most_players(Variant(form=form, pack=pack)) == most


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("defend", "club_law"), [("pool", False), ("free", False), ("pool", True)])
def test_law_3_what_may_be_said_is_what_the_twin_allows(players, defend, club_law):
    variant = Variant(defend=defend, club_law=club_law)
    for turn_up in ("9c", "9h"):
        must = club_law and turn_up == "9c"
        rows = list(said_in_all_ways(variant, players, must))
        assert len(rows) == (1 if must else {3: 18, 4: 46}[players])
        for row in rows:
            for seat in range(players):
                twins = naive.allowed_words(row[:seat], players, turn_up, table_of(variant))
                assert words(variant, players, seat + 1, row[:seat], must) == twins


def test_law_3_one_miss_first_come():
    for row in said_in_all_ways(Variant(), 4):
        assert row.count("miss") + row.count("defend") <= 1
    assert words(Variant(), 5, 3, ["throw", "miss"], False) == ["stand", "throw"]
    assert words(Variant(), 5, 3, ["throw", "stand"], False) == ["stand", "miss", "throw"]


def test_law_3_who_takes_the_miss_plays_it_and_not_his_own_cards():
    told = laid("Qs 2c 3c / 4c 5c 6c / 7s 8c 9c", miss="As Ks Js", said=["miss", "throw", "stand"])
    assert told["tricks"][0] == (0, [(0, "As"), (2, "7s")], 0)
    assert told["received"] == [15, 0, 0]


@pytest.mark.parametrize("said", [["throw", "throw", None], [None, None, None]])
def test_law_4_all_others_out_the_dealer_takes_the_pool_whatever_he_holds(said):
    told = laid("2c 3c 4c / 2d 3d 4d / 2h 3h 4h", miss="As Ks Qs", said=said)
    assert told["words"] == ["throw", "throw", "take"]
    assert (told["received"], told["looed"], told["tricks"]) == ([0, 0, 15], [], [])


def test_law_4_only_the_miss_is_in_and_the_dealer_throws_up():
    told = laid("2c 3c 4c / 2d 3d 4d / 2h 3h 4h", miss="5c 5d 5h", said=["throw", "miss", None])
    assert told["words"][2] == "throw"
    assert (told["received"], told["looed"]) == ([0, 15, 0], [])
    assert words(Variant(), 3, 3, ["throw", "miss"], False) == ["stand", "throw"]


def test_law_5_the_dealer_against_one_stander_plays_the_miss_for_the_pool():
    told = laid("As 3c 4c / 2d 3d 4d / 2h 3h 4h", miss="5c 6c 9h", said=[None, None, None])
    assert told["words"] == ["stand", "throw", "defend"]
    assert [card for _, plays, _ in told["tricks"] for _, card in plays] == "As 5c 4c 6c 9h 3c".split()
    assert (told["received"], told["left"], told["looed"], told["next_pool"]) == ([5, 0, 0], 10, [], 10)
    none = laid("As Ks Qs / 2d 3d 4d / 2h 3h 4h", miss="5c 6c 9h", said=[None, None, None])
    assert (none["received"], none["left"], none["looed"]) == ([15, 0, 0], 0, [])


def test_law_5_or_he_may_throw_up():
    told = laid("As 3c 4c / 2d 3d 4d / 2h 3h 4h", miss="5c 9d 9h", said=[None] * 3, defend="free")
    assert told["words"] == ["stand", "throw", "throw"]
    assert told["received"] == [15, 0, 0]
    for row in (["throw", "stand"], ["stand", "throw"]):
        assert words(Variant(), 3, 3, row, False) == ["stand", "miss", "defend"]
        assert words(Variant(defend="free"), 3, 3, row, False) == ["stand", "miss", "throw"]


def test_law_5_does_not_bind_him_where_two_stood_or_the_miss_is_taken():
    assert words(Variant(), 3, 3, ["stand", "stand"], False) == ["stand", "miss", "throw"]
    assert words(Variant(), 4, 4, ["stand", "miss", "throw"], False) == ["stand", "throw"]


def test_law_6_the_stander_nearest_the_dealers_left_leads_or_who_plays_the_miss():
    hands, said = "2c 3c 4c / As 3d 4d / 2s 3h 4h", ["throw", "stand", "miss"]
    assert laid(hands, miss="5c Kd 9h", said=said)["tricks"][0] == (1, [(1, "As"), (2, "5c")], 1)
    led = laid(hands, miss="5c Kd 9h", said=said, miss_leads=True)
    assert led["tricks"][0][:2] == (2, [(2, "Kd"), (1, "3d")])


def test_law_9_the_winner_leads_his_highest_trump():
    told = laid("2c 3c Kc / Ac 3s 2s / 4d 5d 6d", miss="7h 8h 9h", said=["stand", "stand", "throw"])
    assert [plays[0] for _, plays, _ in told["tricks"]] == [(0, "Kc"), (1, "3s"), (1, "2s")]


@pytest.mark.parametrize(("pool", "thirds"), [(15, (5, 5, 5)), (16, (6, 5, 5)), (17, (6, 6, 5)), (2, (1, 1, 0))])
def test_law_10_what_does_not_divide_goes_to_the_first_tricks(pool, thirds):
    told = laid("As 3c 4c / Ks 3d 4d / Qs 3h 4h", miss="7h 8h 9h", said=["stand"] * 3, pool=pool, lead="one")
    winners = [winner for _, _, winner in told["tricks"]]
    assert told["received"] == [sum(t for t, w in zip(thirds, winners, strict=True) if w == k) for k in range(3)]


def test_law_11_who_played_and_took_no_trick_is_looed():
    told = laid("As Ks Qs / 2s 3d 4d / 2h 3h 4h", miss="7h 8h 9h", said=["stand", "stand", "throw"])
    assert (told["looed"], told["paid"]) == ([1], [0, 6, 0])
    for loo, paid in (("9", 9), ("unlimited", 15), ("mixed-30", 15), ("mixed-10", 10), ("0", 0)):
        told = laid("As Ks Qs / 2s 3d 4d / 2h 3h 4h", miss="7h 8h 9h", said=["stand", "stand", "throw"], loo=loo)
        assert told["paid"] == [0, paid, 0]


@pytest.mark.parametrize(("turn_up", "in_play"), [("9c", 3), ("9h", 1)])
def test_law_16_a_club_turned_up_and_all_stand(turn_up, in_play):
    told = laid("2d 3d 4d / 2s 3s 4s / 5d 6d 7d", miss="As Ks Qs", said=[None] * 3, turn_up=turn_up, club_law=True)
    assert 3 - told["words"].count("throw") == in_play
    assert words(Variant(club_law=True), 3, 2, ["stand"], True) == ["stand"]


def test_law_17_three_trumps_take_the_pool_at_once():
    hands, said = "2s 3s 4s / As Kd Ad / 5c 6c 7c", ["stand", "stand", "throw"]
    told = laid(hands, miss="7h 8h 9h", said=said, flush="foster")
    assert (told["received"], told["looed"], told["tricks"]) == ([15, 0, 0], [1], [])
    assert laid(hands, miss="7h 8h 9h", said=said)["received"] != [15, 0, 0]
    two = laid("2s 3s 4s / As Ks Qs / 5c 6c 7c", miss="7h 8h 9h", said=said, flush="foster")
    assert (two["received"], two["looed"]) == ([15, 0, 0], [1]), "of two the elder"
    miss = laid("2d 3d 4d / As Kd Ad / 5c 6c 7c", miss="7s 8s Ts", said=["throw", "stand", "miss"], flush="foster")
    assert (miss["received"], miss["looed"]) == ([0, 0, 15], [1]), "the miss counts"
    pool = laid("2d 3d 4d / As Kd Ad / 5c 6c 7c", miss="7s 8s Ts", said=[None] * 3, flush="foster")
    assert pool["words"][2] == "defend" and pool["tricks"], "not what is played for the pool"
