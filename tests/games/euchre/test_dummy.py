"""Euchre solved: deals of another program, brute force, and deals played card by card by the twin."""

import random

import pytest

from analyzer.core.opposed import Opposed, plays_by
from analyzer.games.euchre.dummy import allow
from analyzer.games.euchre.policy import FREE, POLICIES
from analyzer.games.euchre.variant import Variant

from .asked import Laid
from .cases import DEALS, told
from .naive_cards import Table, pack
from .naive_dummy import hands_taken_up, most_tricks, tricks_by_lead

PLAIN, BOOK = POLICIES["plain"].voice(), POLICIES["book"].voice()


def names(cards):
    return " ".join(cards)


def test_all_deals_of_another_program_by_lead_and_if_the_dealer_led():
    for deal in DEALS:
        laid = Laid(names(deal["elder"]), "", deal["trump"], names(deal["dealer"]))
        assert laid.leads() == deal["lead_tricks"], deal["id"]
        assert max(deal["lead_tricks"].values()) == deal["elder_tricks"], deal["id"]
        assert laid.following()[0] == deal["elder_tricks_if_dealer_led"], deal["id"]


@pytest.mark.parametrize("size", [32, 24])
def test_random_deals_by_brute_force(size):
    draw, variant = random.Random(3), Variant(pack=size)
    for _ in range(20):
        cards, trump = draw.sample(pack(Table(pack=size)), 10), draw.choice("cdhs")
        laid = Laid(names(cards[:5]), "", trump, names(cards[5:]), variant=variant)
        hands = [cards[:5], cards[5:]]
        assert laid.leads() == tricks_by_lead(hands, trump)
        assert laid.following()[0] == most_tricks(hands, trump, leader=1)


def test_a_dealer_who_takes_up_and_sees_all_throws_what_is_worst_for_elder():
    draw = random.Random(5)
    for _ in range(8):
        cards = draw.sample(pack(Table()), 11)
        elder, dealer, turn_up = cards[:5], cards[5:10], cards[10]
        best, leads = Laid(names(elder), turn_up, None, names(dealer)).taken_up()
        rows = [tricks_by_lead(hands, turn_up[1]) for hands in hands_taken_up(elder, dealer, turn_up).values()]
        assert best.tolist() == [min(max(row.values()) for row in rows)]
        assert {card: tricks.tolist() for card, tricks in leads.items()} == {
            card: [min(row[card] for row in rows)] for card in elder
        }


@pytest.mark.parametrize("order", range(6))
@pytest.mark.parametrize("size", [32, 24])
def test_plain_players_play_as_the_twin_does(order, size):
    draw, variant, table = random.Random(order), Variant(pack=size), Table(pack=size)
    turn_up, trump = draw.choice(["9h", "Js", "Ad"]), draw.choice("cdhs")
    hand = names(draw.sample([card for card in pack(table) if card != turn_up], 5))
    how = {"order": order, "voices": (PLAIN, PLAIN), "variant": variant}
    up, named = Laid(hand, turn_up, **how), Laid(hand, turn_up, trump, **how)
    thrown = draw.choice(hand.split())
    (_, leads_up), leads = up.taken_up(), named.leads()
    worlds = len(leads[thrown])
    for k in draw.sample(range(worlds), 40):
        card, other = draw.choice(hand.split()), up.hand(k)
        deal = {"table": table, "order": up.order}
        assert told(hand, other, turn_up, words="order", cards=card, **deal)["won"][0] == leads_up[card][k]
        taken = told(other, hand, turn_up, words="pass take", throws=[thrown], **deal)
        assert taken["won"][1] == up.following(thrown)[k]
        if trump != turn_up[1]:
            other, deal = named.hand(k), deal | {"order": named.order}
            words = f"pass pass name-{trump}"
            assert told(hand, other, turn_up, words=words, cards=card, **deal)["won"][0] == leads[card][k]
            assert told(other, hand, turn_up, words=words, **deal)["won"][1] == named.following()[k]


@pytest.mark.parametrize("hand", ["Jh Kh Th As 7c", "Ah 7h As Ac 8c", "Jd Js Ks 9c 8d"])
def test_who_sees_all_does_no_worse_than_who_plays_by_a_policy(hand):
    for policy in (PLAIN, BOOK):
        alike, seeing, seen = (
            Laid(hand, "9h", voices=voices) for voices in [(policy, policy), (FREE, policy), (policy, FREE)]
        )
        for card, tricks in alike.taken_up()[1].items():
            assert (seeing.taken_up()[1][card] >= tricks).all() and (seen.taken_up()[1][card] <= tricks).all()
        for card in hand.split():
            tricks = alike.following(card)
            assert (seeing.following(card) >= tricks).all() and (seen.following(card) <= tricks).all()


def test_what_elder_takes_the_dealer_does_not():
    """The same deal asked from both seats, whoever plays how."""
    draw = random.Random(4)
    for voices in ((FREE, FREE), (PLAIN, FREE), (FREE, BOOK), (BOOK, PLAIN)):
        for _ in range(10):
            cards = draw.sample(pack(Table()), 11)
            laid = Laid(names(cards[:5]), cards[10], None, names(cards[5:10]), voices=voices)
            plays = [plays_by(allow, laid.terms, way) for way in (laid.voices, laid.voices[::-1])]
            elder, dealer = Opposed(laid.mine, laid.unseen, 5, plays[0]), Opposed(laid.unseen, laid.mine, 5, plays[1])
            only = elder.all_hands
            assert elder.opening(only)[-1] + dealer.following(only)[-1] == 5
            assert elder.following(only)[-1] + dealer.opening(only)[-1] == 5
