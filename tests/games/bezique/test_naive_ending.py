"""The brute force on the last tricks: against plain counting, the law, and players who are not at their best."""

import random
from itertools import permutations

import pytest

from .naive_cards import PACK, Table, brisques, cards, wins
from .naive_ending import answers, best_answer, ending
from .naive_view import duty


def hands_of(draw, size):
    """Draw two hands of what may be left at the end."""
    some = draw.sample(PACK, 2 * size)
    return [some[:size], some[size:]]


def worth(table, trump, hands, leader):
    return max(ending(table, trump, hands, leader).values())


def test_one_card_each():
    a, b = cards("Ac"), cards("7h")
    assert ending(Table(), "h", [a, b], 0) == {a[0]: -20}
    assert ending(Table(), "d", [a, b], 0) == {a[0]: 20}
    assert ending(Table(last_trick=24), "d", [a, b], 0) == {a[0]: 10}
    assert ending(Table(), "d", [a, b], 1) == {b[0]: 20}


def test_two_cards_a_trump_kept_for_the_last():
    mine, theirs = cards("Kh 7c"), cards("Tc 9d")
    assert ending(Table(), "h", [mine, theirs], 0) == {mine[0]: 0 - 10 - 10, mine[1]: -10 + 10}


@pytest.mark.parametrize("size", [2, 3, 4])
def test_twins_change_nothing_and_sides_mirror(size):
    draw = random.Random(size)
    for _ in range(15):
        hands, trump = hands_of(draw, size), draw.choice("cdhs")
        swapped = [[card._replace(copy=1 - card.copy) for card in hand] for hand in hands]
        assert (
            worth(Table(), trump, hands, 0)
            == worth(Table(), trump, swapped, 0)
            == worth(Table(), trump, hands[::-1], 1)
        )


def lines(table, trump, hands, leader):
    """Yield every way the cards may fall, with the points of seat 0 minus those of seat 1."""
    for mine, theirs in ((m, t) for m in permutations(hands[0]) for t in permutations(hands[1])):
        order, left, lead, points = (list(mine), list(theirs)), [list(mine), list(theirs)], leader, 0
        for number in range(len(mine)):
            led, card = order[lead][number], order[1 - lead][number]
            if card not in duty(table, trump, led, left[1 - lead]):
                break
            left[lead].remove(led)
            left[1 - lead].remove(card)
            lead = 1 - lead if wins(card, led, trump, True) else lead
            points += (1 - 2 * lead) * (10 * brisques((led, card)) + 10 * (number == len(mine) - 1))
        else:
            yield points


@pytest.mark.parametrize("table", [Table(), Table(must_trump=False)])
def test_the_best_lies_within_all_that_can_happen(table):
    draw = random.Random(3)
    for _ in range(25):
        hands, trump = hands_of(draw, 3), draw.choice("cdhs")
        found = list(lines(table, trump, hands, 0))
        assert min(found) <= worth(table, trump, hands, 0) <= max(found)


def test_best_answers_are_the_least_the_leader_can_get():
    draw = random.Random(4)
    for _ in range(20):
        hands, trump = hands_of(draw, 4), draw.choice("cdhs")
        for led in hands[0]:
            found = answers(Table(), trump, hands, 0, led)
            assert set(found) == set(duty(Table(), trump, led, hands[1]))
            assert best_answer(Table(), trump, hands, 0, led) == min(found.values())


def against_the_best(trump, hands, leader, best):
    """Return all differences for seat 0 that can come about when seat `best` plays his best, the other anything."""
    if not hands[0]:
        return {0}
    leads, found = ending(Table(), trump, hands, leader), set()
    for led in [max(leads, key=leads.get)] if leader == best else leads:
        replies = answers(Table(), trump, hands, leader, led)
        for card in replies if leader == best else [min(replies, key=replies.get)]:
            left = [[c for c in hand if c not in (led, card)] for hand in hands]
            winner = 1 - leader if wins(card, led, trump, True) else leader
            points = (1 - 2 * winner) * (10 * brisques((led, card)) + 10 * (not left[0]))
            found |= {points + rest for rest in against_the_best(trump, left, winner, best)}
    return found


@pytest.mark.parametrize("size", [2, 3, 4])
def test_neither_gets_less_than_promised_whatever_the_other_does(size):
    draw = random.Random(5)
    for _ in range(60 if size < 4 else 8):
        hands, trump, leader = hands_of(draw, size), draw.choice("cdhs"), draw.randrange(2)
        promised = worth(Table(), trump, hands, leader) * (1 - 2 * leader)
        assert min(against_the_best(trump, hands, leader, 0)) == promised
        assert max(against_the_best(trump, hands, leader, 1)) == promised
