"""What a policy says and leads, against the words in which `Policy` describes itself."""

import random

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.games.loo.choices import FREE, MISS, STAND, THROW, lead_of, word_of
from analyzer.games.loo.policy import NOBODY, POLICIES, Policy, Voice
from analyzer.games.loo.rules import HIGHEST, legal_leads
from analyzer.games.loo.variant import Variant

from . import naive
from .table import stage_of

OTHERS = {
    "two": Policy(two_eldest="A"),
    "alone": Policy(alone="T"),
    "honour": Policy(honour="9", honour_side="K"),
    "sides": Policy(sides="8"),
    "bare": Policy(bare="7", rich=10),
    "rich": Policy(rich=20, rich_alone="5", rich_players=4),
    "miss": Policy(alone="A", miss_thrown=1, miss_stood=2),
    "early": Policy(miss_thrown=0, miss_stood=NOBODY),
    "leads": Policy(alone="2", lead_trump_in=3, lead_high="9", lead_low="6"),
    "leads low": Policy(alone="2", lead_high="A", lead_low="2"),
}
EVERY = POLICIES | OTHERS


@kernel
def ask_words(out, hands, voice, seats, rich, players, thrown, stood, free):
    for i in range(len(out)):
        seat = seats[i]
        out[i] = word_of(hands[i], voice, 0, seat == 0, rich[i], players[i], thrown[i], stood[i], free[i])


@kernel
def ask_leads(out, hands, voice, duty, opening, number_in):
    for i in range(len(out)):
        legal = legal_leads(hands[i], opening[i], duty, HIGHEST)
        out[i] = lead_of(hands[i], legal, voice, 0, opening[i], number_in[i])


def rank(card):
    return naive.RANKS.index(card[0])


def at_least(cards, lowest):
    """Return the cards of a rank or better; no rank, no card."""
    return [card for card in cards if lowest and rank(card) >= rank(lowest)]


def wants_to_stand(policy, hand, trump, eldest, rich, players):
    trumps = [card for card in hand if card[1] == trump]
    plain = [card for card in hand if card[1] != trump]
    if len(trumps) >= 2:
        return not eldest or bool(at_least(hand, policy.two_eldest))
    if not trumps:
        return rich and len(at_least(plain, policy.bare)) == 3
    if at_least(trumps, policy.alone) or (at_least(trumps, policy.honour) and at_least(plain, policy.honour_side)):
        return True
    if len({card[1] for card in at_least(plain, policy.sides)}) == 2:
        return True
    return rich and players <= policy.rich_players and bool(at_least(trumps, policy.rich_alone))


def says(policy, hand, trump, eldest, rich, players, thrown, stood, free):
    if wants_to_stand(policy, hand, trump, eldest, rich, players):
        return STAND
    return MISS if free and thrown >= policy.miss_thrown and stood <= policy.miss_stood else THROW


def leads(policy, hand, trump, order, opening, number_in):
    """What is led, the ace of trumps not being turned up."""
    legal = naive.legal_leads(hand, 1 if opening else 2, trump, "9" + trump, "highest")
    trumps = [card for card in hand if card[1] == trump]
    plain = [card for card in hand if card[1] != trump]
    if opening and len(trumps) == 1 and len(plain) == 2 and set(legal) == set(hand):
        high = at_least(plain, policy.lead_high)
        if len(high) == 2 and number_in >= policy.lead_trump_in:
            return trumps[0]
        if not high and at_least(trumps, policy.lead_low):
            return min(plain, key=lambda card: (rank(card), order.index(card[1])))
    return naive.plain_lead(legal, trump, order)


def alone(voice):
    return Voice(*((value,) for value in voice))


@pytest.mark.parametrize("pack", [52, 32])
@pytest.mark.parametrize("name", EVERY)
def test_what_a_policy_says_is_what_its_description_says(name, pack):
    policy, draw, n = EVERY[name], random.Random(f"{name}{pack}"), 3000
    variant = Variant(pack=pack)
    stage, cards = stage_of(variant, "9h", "dchs", 15, 3, ("plain",) * 3), naive.Table(variant.cards.ranks).pack()
    hands = [draw.sample([card for card in cards if card != "9h"], 3) for _ in range(n)]
    facts = [
        (
            draw.randrange(5), draw.random() < 0.5, draw.randint(3, 9), draw.randrange(4), draw.randrange(4),
            draw.random() < 0.7,
        )
        for _ in hands
    ]  # fmt: skip
    seats, rich, players, thrown, stood, free = map(np.array, zip(*facts, strict=True))
    sets, out = np.array([stage.layout.hand(variant.cards.read(" ".join(h), "")) for h in hands]), np.zeros(n, np.int64)
    ask_words(out, sets, alone(policy.voice(variant.cards)), seats, rich, players, thrown, stood, free)
    expected = [says(policy, h, "h", seat == 0, *more) for h, (seat, *more) in zip(hands, facts, strict=True)]
    assert out.tolist() == expected
    assert len(set(expected)) > 1


@pytest.mark.parametrize("name", EVERY)
def test_what_a_policy_leads_is_what_its_description_says(name):
    policy, draw, n, variant = EVERY[name], random.Random(name), 3000, Variant()
    stage = stage_of(variant, "9h", "dchs", 15, 3, ("plain",) * 3)
    pack = [card for card in naive.Table().pack() if card != "9h"]
    hands = [draw.sample(pack, 3 - k % 2) for k in range(n)]
    opening, number_in = np.array([len(hand) == 3 for hand in hands]), np.array([draw.randint(2, 6) for _ in hands])
    sets, out = (
        np.array([stage.layout.hand(variant.cards.read(" ".join(h), "")) for h in hands]),
        np.zeros(n, np.uint64),
    )
    ask_leads(out, sets, alone(policy.voice(variant.cards)), stage.game.duty, opening, number_in)
    told = [stage.layout.name(card) for card in out]
    expected = [
        leads(policy, hand, "h", "dchs", first, many)
        for hand, first, many in zip(hands, opening.tolist(), number_in.tolist(), strict=True)
    ]
    assert told == expected


def test_a_word_is_no_seat():
    assert FREE not in (THROW, STAND, MISS)
