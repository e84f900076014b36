"""What each policy leads and throws, hand by hand, and what all play to a card led."""

import random

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.games.euchre.choices import follow, lead, thrown
from analyzer.games.euchre.layout import Bowered
from analyzer.games.euchre.policy import POLICIES, Policy
from analyzer.games.euchre.variant import Variant

from .naive_cards import Table, View, legal_plays, pack
from .naive_plain import Plain


@kernel
def ask(found, hands, led, terms, voice):
    for i in range(len(hands)):
        found[i, 0], found[i, 1] = lead(hands[i], terms, voice), follow(hands[i], led[i])
        found[i, 2] = thrown(hands[i], terms, voice)


def asked(hand, led="7c", policy="plain", order="cdhs", trump="h", size=32):
    """Return what a policy leads, plays to a card led, and throws."""
    variant = Variant(pack=size)
    plain = tuple("cdhs".index(suit) for suit in order if suit != trump)
    made = Bowered.made(variant, "cdhs".index(trump), [])
    layout = Bowered(made.pack, made.trump, plain, None, made.right, made.left)
    sets = [np.array([layout.hand(variant.cards.read(text, ""))]) for text in (hand, led)]
    found = np.zeros((1, 3), np.uint64)
    policy = POLICIES[policy] if isinstance(policy, str) else policy
    ask(found, *sets, variant.terms, policy.voice())
    return tuple(map(layout.name, found[0]))


@pytest.mark.parametrize("size", [32, 24])
def test_plain_does_as_the_twin_does(size):
    draw, table = random.Random(2), Table(pack=size)
    for _ in range(600):
        order, trump = "".join(draw.sample("cdhs", 4)), draw.choice("cdhs")
        led, *hand = draw.sample(pack(table), draw.randint(2, 6))
        view = View(0, hand, table, order, "9" + trump, [0, 0], legal=hand, trump=trump)
        follower = View(
            1, hand, table, order, "9" + trump, [0, 0], legal=legal_plays(hand, led, trump), trump=trump,
            plays=[(0, led)],
        )  # fmt: skip
        expected = Plain().lead(view), Plain().follow(follower), Plain().discard(view)
        assert asked(" ".join(hand), led, "plain", order, trump, size) == expected


@pytest.mark.parametrize(("hand", "plain", "book", "claim"), [
    ("7h As Ac 8d 7d", "As", "7h", "U15: one trump and two aces"),
    ("8h 7h As Ac 7d", "8h", "8h", "U15: two trumps and two aces"),
    ("7h As Kc 8d 7d", "As", "As", "one ace"),
    ("Jd 7h Kc 8d 7d", "Jd", "Jd", "the left bower is a trump"),
    ("Ks 9s Qc 8d 7d", "Ks", "Ks", "no trump"),
])  # fmt: skip
def test_what_is_led(hand, plain, book, claim):
    assert (asked(hand)[0], asked(hand, policy="book")[0]) == (plain, book), claim


@pytest.mark.parametrize(("hand", "plain", "book", "claim"), [
    ("8h 7h As 7s Kc", "Kc", "Kc", "U14: a void, by the bare king"),
    ("8h As 7s Kc Qc", "7s", "7s", "of two short suits the lowest card"),
    ("9c 8c 7c Ks 8s", "7c", "8s", "U14: the lowest card of the short suit"),
    ("8h 7h As Ac Ad", "Ac", "Ac", "nothing but aces"),
    ("Jh Jd Ah Kh 7h", "7h", "7h", "nothing but trumps"),
    ("Jd 9d 8h 7h As", "9d", "9d", "the left bower leaves its suit a single card"),
])  # fmt: skip
def test_what_is_thrown(hand, plain, book, claim):
    assert (asked(hand)[2], asked(hand, policy="book")[2]) == (plain, book), claim


def test_each_number_of_a_policy_changes_something():
    for hand, changed in (("8h 7h As Kc 7d", {"many": 3}), ("7h As Ac 8d 7d", {"aces": True}),
                          ("9c 8c 7c Ks 8s", {"short": True})):  # fmt: skip
        assert asked(hand, policy=Policy(**changed)) != asked(hand)
