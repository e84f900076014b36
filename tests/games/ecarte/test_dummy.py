"""Écarté solved: deals of another program, the worked game, brute force, and deals played card by card by the twin."""

import random

import pytest

from analyzer.core.opposed import Opposed, plays_by
from analyzer.games.ecarte.dummy import allow
from analyzer.games.ecarte.policy import FREE, POLICIES
from analyzer.games.ecarte.variant import Variant

from .asked import Laid, table_of
from .cases import DEALS, told
from .naive_cards import pack
from .naive_dummy import most_tricks, tricks_by_lead

PLAIN, BOOK = POLICIES["plain"].voice(), POLICIES["book"].voice()


def names(cards):
    return " ".join(cards)


def test_all_deals_of_another_program_by_lead_and_if_the_dealer_led():
    for deal in DEALS:
        elder, dealer, turn_up = names(deal["elder"]), names(deal["dealer"]), deal["turn_up"]
        assert Laid(elder, turn_up, dealer).leads() == deal["lead_tricks"], deal["id"]
        assert max(deal["lead_tricks"].values()) == deal["elder_tricks"], deal["id"]
        assert Laid(elder, turn_up, dealer).following()[0] == deal["elder_tricks_if_dealer_led"], deal["id"]


@pytest.mark.parametrize("must_head", [True, False])
@pytest.mark.parametrize("must_trump", [True, False])
def test_random_deals_by_brute_force_under_every_law(must_head, must_trump):
    draw, variant = random.Random(3), Variant(must_head=must_head, must_trump=must_trump)
    for _ in range(12):
        cards = draw.sample(pack(), 11)
        hands, turn_up = (cards[:5], cards[5:10]), cards[10]
        laid = Laid(names(hands[0]), turn_up, names(hands[1]), variant=variant)
        assert laid.leads() == tricks_by_lead(hands, turn_up[1], table=table_of(variant))
        assert laid.following()[0] == most_tricks(hands, turn_up[1], table=table_of(variant), leader=1)


@pytest.mark.parametrize(("elder", "dealer", "turn_up", "tricks"), [
    ("Qd Td Tc 8c 8h", "Jc Ah Jh Th 8d", "Jd", {"8h": 2, "Tc": 3}),  # deal 3 of the worked game
    ("Qc Qd Qh 8h 8s", "Kh 9h 9d 7d 9s", "7s", dict.fromkeys("Qc Qd Qh 8h 8s".split(), 2)),
    ("Qs Ts Jh Th Td", "Js 7s 7h Jd 8d", "7d", {"Jh": 3, "Th": 3, "Td": 3, "Qs": 2, "Ts": 2}),
])  # fmt: skip
def test_opening_leads_of_the_books(elder, dealer, turn_up, tricks):
    found = Laid(elder, turn_up, dealer).leads()
    assert {card: min(3, max(2, found[card])) for card in tricks} == tricks


def test_a_king_kept_secret_costs_the_game_after_the_wrong_second_lead():
    """Deal 5 of the worked game: Ks led and won, Qs wins on, Qd does not."""
    laid = Laid("Qd Jd Qs As Ks", "9d", "Kd Ad Ah Kc 8s")
    left = [laid.layout.hand(laid.layout.pack.read(text, "")) for text in ("Qd Jd Qs As", "Kd Ad Ah Kc")]
    found = Opposed(*left, 4, plays_by(allow, laid.terms, laid.voices))
    rows = dict(zip(map(laid.layout.name, found.cards), found.leading(found.all_hands)[:, 0].tolist(), strict=True))
    assert rows["Qs"] >= 2 > rows["Qd"]


@pytest.mark.parametrize("order", range(6))
@pytest.mark.parametrize("variant", [Variant(), Variant(must_trump=False), Variant(must_head=False)])
def test_plain_players_play_as_the_twin_does(order, variant):
    draw = random.Random(order)
    hand, turn_up = names(draw.sample([card for card in pack() if card != "9h"], 5)), "9h"
    laid = Laid(hand, turn_up, order=order, voices=(PLAIN, PLAIN), variant=variant)
    leads, following = laid.leads(), laid.following()
    for k in draw.sample(range(65780), 40):
        card, other = draw.choice(hand.split()), laid.hand(k)
        deal = {"words": "play", "table": table_of(variant), "order": laid.order}
        assert told(hand, other, turn_up, cards=card, **deal)["won"][0] == leads[card][k]
        assert told(other, hand, turn_up, **deal)["won"][1] == following[k]


@pytest.mark.parametrize("hand", ["7h 8h Qs 7s 7d", "Kh 8h Ks Qd Jc", "Qs 7s Qd 7d Qc"])
def test_who_sees_all_does_no_worse_than_who_plays_by_a_policy(hand):
    for policy in (PLAIN, BOOK):
        alike, seeing, seen = (
            Laid(hand, "9h", voices=voices) for voices in [(policy, policy), (FREE, policy), (policy, FREE)]
        )
        for card, tricks in alike.leads().items():
            assert (seeing.leads()[card] >= tricks).all() and (seen.leads()[card] <= tricks).all()
        assert (seeing.following() >= alike.following()).all() and (seen.following() <= alike.following()).all()


def test_what_elder_takes_the_dealer_does_not():
    """The same deal asked from both seats, whoever plays how."""
    draw = random.Random(4)
    for voices in ((FREE, FREE), (PLAIN, FREE), (FREE, BOOK), (BOOK, PLAIN)):
        for _ in range(10):
            cards = draw.sample(pack(), 11)
            laid = Laid(names(cards[:5]), cards[10], names(cards[5:10]), voices=voices)
            plays = [plays_by(allow, laid.terms, way) for way in (laid.voices, laid.voices[::-1])]
            elder, dealer = Opposed(laid.mine, laid.unseen, 5, plays[0]), Opposed(laid.unseen, laid.mine, 5, plays[1])
            only = elder.all_hands
            assert elder.opening(only)[-1] + dealer.following(only)[-1] == 5
            assert elder.following(only)[-1] + dealer.opening(only)[-1] == 5
