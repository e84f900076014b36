"""What each policy leads, hand by hand, and what all play to a card led."""

import random

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.core.layout import Layout
from analyzer.games.ecarte.choices import follow, lead
from analyzer.games.ecarte.policy import POLICIES, Policy
from analyzer.games.ecarte.variant import PACK, Variant

from .naive_cards import Table, View, legal_plays, pack
from .naive_plain import Plain


@kernel
def ask_leads(found, hands, voice):
    for i in range(len(hands)):
        found[i] = lead(hands[i], voice)


@kernel
def ask_follows(found, hands, led, terms):
    for i in range(len(hands)):
        found[i] = follow(hands[i], led[i], terms)


def layout_of(order, trump):
    return Layout.in_order(PACK, "cdhs".index(trump), ["cdhs".index(suit) for suit in order])


def led_by(hand, policy, order="cdhs", trump="h"):
    layout, found = layout_of(order, trump), np.zeros(1, np.uint64)
    ask_leads(found, np.array([layout.hand(PACK.read(hand, ""))]), policy.voice())
    return layout.name(found[0])


def test_plain_leads_and_follows_as_the_twin_does():
    draw = random.Random(2)
    for must_head, must_trump in ((True, True), (False, True), (True, False)):
        table, variant = (
            Table(must_head=must_head, must_trump=must_trump),
            Variant(must_head=must_head, must_trump=must_trump),
        )
        for _ in range(400):
            order, trump = "".join(draw.sample("cdhs", 4)), draw.choice("cdhs")
            cards = draw.sample(pack(), draw.randint(2, 6))
            hand, card = cards[1:], cards[0]
            view = View(0, hand, table, order, "7" + trump, [0, 0])
            assert led_by(" ".join(hand), POLICIES["plain"], order, trump) == Plain().lead(view)
            legal = legal_plays(hand, card, trump, table)
            layout, found = layout_of(order, trump), np.zeros(1, np.uint64)
            sets = [np.array([layout.hand(PACK.read(text, ""))]) for text in (" ".join(hand), card)]
            ask_follows(found, *sets, variant.terms)
            follower = View(1, hand, table, order, "7" + trump, [0, 0], legal=legal, plays=[(0, card)])
            assert layout.name(found[0]) == Plain().follow(follower)


@pytest.mark.parametrize(("hand", "plain", "book", "claim"), [
    ("7h Ks Qs Js 7d", "Ks", "Ks", "P5: the tierce major"),
    ("7h 8h As Js Jd", "Js", "Js", "P6: the guarded knave"),
    ("7h 8h 9s 8s 7s", "9s", "9s", "P7: the best of three"),
    ("Ks Kd 7d Qc 7c", "Kd", "Kd", "P10: the guarded king"),
    ("Qh Jh Ah 7s 7d", "7s", "7s", "P3: no court card outside"),
    ("Qh Jh Ah Ks 7d", "Ks", "Qh", "P3: queen and knave with one"),
    ("Jh Ah Ks 8s 7d", "Ks", "Jh", "P3: knave and ace"),
    ("Kh 7h Qs 8s 7d", "Qs", "Kh", "P3: the king"),
    ("Qh 7h Qs 8s 7d", "Qs", "7d", "P9: the single card"),
    ("8h 7h Qs Js 7d", "Qs", "Qs", "P4: a sequence"),
    ("8h 7h Ks 8s 7d", "Ks", "Ks", "P1: headed by the king"),
    ("7h Qs 8s Jd 7c", "Qs", "Qs", "one trump is no two"),
    ("Qh 8h 7h", "Qh", "7h", "P12: a small trump"),
    ("Qh Jh 7h", "Qh", "Qh", "P12: two small ones"),
    ("Jh 8h 7h", "Jh", "Jh", "P11: the highest of three"),
    ("9h 8h 7h Ts 7s", "Ts", "Ts", "a pair, and no single card"),
])  # fmt: skip
def test_what_is_led(hand, plain, book, claim):
    assert (led_by(hand, POLICIES["plain"]), led_by(hand, POLICIES["book"])) == (plain, book), claim


def test_each_number_of_a_policy_changes_a_lead():
    hands = ("Kh 7h Qs 8s 7d", "Qh 7h Qs 8s 7d", "Qh 8h 7h")
    for hand, name in zip(hands, ("trumps", "single", "small"), strict=True):
        assert led_by(hand, Policy(**{name: True})) != led_by(hand, Policy())
