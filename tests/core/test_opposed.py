"""A hand against all that may oppose it, against a search of each position for itself."""

import random
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from analyzer.core.jit import U, kernel
from analyzer.core.opposed import Opposed, hands_of, least_thrown, plays_by, singles
from analyzer.core.positions import mask_in
from analyzer.core.trumps import weakest
from analyzer.core.two import second_plays, takes

PLACES = [*range(9), 48, 49, 50]  # three ranks of four suits
FREE, TIED = (1,), (0,)  # one plays what he likes, one the lowest card always


@kernel
def allow(leads, follows, hands, wholes, led, terms, voice):
    for i in range(len(hands)):
        leads[i] = mask_in(hands[i] if voice[0] else weakest(hands[i]), wholes[i])
        for k in range(len(led)):
            plays = second_plays(hands[i], led[k], terms[0], terms[1])
            follows[i, k] = mask_in(plays if voice[0] else weakest(plays), wholes[i])


@kernel
def legal(hand, led, head, trump):
    return second_plays(hand, led, head, trump)


@kernel
def second_takes(card, led):
    return takes(card, led)


def set_of(places):
    return sum(2**place for place in places)


def searched(mine, theirs, terms, voices, leads):
    """What the known hand takes, found by going through all plays; `leads`: whether it leads."""

    @cache
    def value(hands, leader):
        if not hands[0]:
            return 0
        return (max, min)[leader]([led(hands, leader, card) for card in chosen(leader, hands[leader], hands[leader])])

    def chosen(side, plays, hand):
        return cards_of(plays) if voices[side][0] else cards_of(plays)[:1]

    @cache
    def led(hands, leader, card):
        other = 1 - leader
        plays = int(legal(U(hands[other]), U(card), *terms))
        return (min, max)[leader]([after(hands, leader, card, reply) for reply in chosen(other, plays, hands[other])])

    def after(hands, leader, card, reply):
        winner = 1 - leader if second_takes(U(reply), U(card)) else leader
        left = [hands[0] ^ (reply if leader else card), hands[1] ^ (card if leader else reply)]
        return (winner == 0) + value(tuple(left), winner)

    if leads is None:
        return value((mine, theirs), 1)
    return led((mine, theirs), 0, leads)


def cards_of(cards):
    return [2**place for place in range(64) if cards & 2**place]


@pytest.mark.parametrize("terms", [(0, 0), (1, 1), (1, 0), (0, 1)])
@pytest.mark.parametrize("voices", [(FREE, FREE), (FREE, TIED), (TIED, FREE), (TIED, TIED)])
def test_every_hand_that_may_oppose_one(terms, voices):
    draw = random.Random(7)
    for tricks in (1, 2, 3, 4, 5):
        places = draw.sample(PLACES, min(12, 2 * tricks + 2))
        mine, unseen = set_of(places[:tricks]), set_of(places[tricks:])
        found = Opposed(mine, unseen, tricks, plays_by(allow, terms, voices))
        hands = hands_of(found.all_hands, unseen).tolist()
        assert sorted(hands) == sorted(set_of(some) for some in combinations(sorted(places[tricks:]), tricks))
        leading, following = found.leading(found.all_hands), found.following(found.all_hands)[-1]
        assert (
            found.opening(found.all_hands)[-1].tolist() == leading[: None if voices[0] == FREE else 1].max(0).tolist()
        )
        for i, hand in enumerate(hands):
            assert following[i] == searched(mine, hand, terms, voices, None)
            for c, card in enumerate(cards_of(mine)):
                assert leading[c, i] == searched(mine, hand, terms, voices, card)


def test_a_hand_of_more_cards_than_tricks_by_the_cards_it_plays_with():
    places = random.Random(3).sample(PLACES, 11)
    cards, unseen = sorted(places[:4]), set_of(places[4:])
    plays = plays_by(allow, (1, 1), (FREE, FREE))
    found = Opposed(set_of(cards), unseen, 3, plays)
    values = found.following(found.all_hands)
    for k, card in enumerate(cards):
        alone = Opposed(set_of(cards) - 2**card, unseen, 3, plays)
        assert values[15 - 2**k].tolist() == alone.following(alone.all_hands)[-1].tolist()


def test_hands_that_hold_a_card_and_hands_that_threw_one_away():
    places = random.Random(8).sample(PLACES, 10)
    mine, unseen, card = set_of(places[:4]), set_of(places[4:]), 2 ** places[5]
    found = Opposed(mine, unseen, 4, plays_by(allow, (1, 1), (FREE, FREE)))
    holding = hands_of(found.holding(card), unseen)
    others = hands_of(Opposed(mine, unseen - card, 3, plays_by(allow, (1, 1), (FREE, FREE))).all_hands, unseen - card)
    assert holding.tolist() == [other + card for other in others.tolist()], "in the order of their other cards"
    rows = np.array([[3, 1, 2, 4], [0, 2, 2, 1]], np.uint8)  # by hand of three of four places
    thrown = least_thrown(rows, np.array([15], np.uint64), np.array([15], np.uint8))
    assert thrown.tolist() == [[1], [0]]
    assert least_thrown(rows, np.array([15], np.uint64), np.array([8], np.uint8)).tolist() == [[3], [0]]
    assert least_thrown(rows, np.array([15], np.uint64), np.array([1], np.uint8)).tolist() == [[4], [1]]


def test_the_cards_of_a_set_one_by_one():
    assert singles(U(2**63 + 2**5 + 1)).tolist() == [1, 2**5, 2**63] and not len(singles(0))
