"""The last tricks solved, against brute force, and asked for by the question."""

import random

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.games import bezique
from analyzer.games.bezique.closed.search import DEEPEST, ends_of, solve, stack_of

from ..naive_cards import PACK, Table, brisques, wins
from ..naive_ending import answers, ending
from ..naive_view import duty
from ..sets import LAYOUT, signs


def one(card):
    return LAYOUT.copies([(16 * "cdhs".index(card.suit) + "789JQKTA".index(card.rank), card.copy)])


def some(cards):
    return U(sum(int(one(card)) for card in cards))


def worth(mine, theirs, led, trump, table, choices, ends):
    """Return what each card is worth, by the worth of ends."""
    values, cards = np.zeros(len(choices), np.int64), np.array([one(card) for card in choices], np.uint64)
    solve(values, cards, some(mine), some(theirs), some(led), signs(trump).trumps, table.must_trump, ends, *stack_of())
    return values.tolist()


def solved(mine, theirs, led, trump, table, choices):
    """Return what each card brings, in points."""
    all_brisques = brisques([*mine, *theirs, *led])
    values = worth(mine, theirs, led, trump, table, choices, ends_of(int(table.last_trick == 32)))
    return [10 * (value - all_brisques) for value in values]


@pytest.mark.parametrize(("size", "many"), [(1, 40), (2, 80), (3, 80), (4, 40), (5, 6)])
def test_against_brute_force(size, many):
    draw = random.Random(size)
    for k in range(many):
        dealt, trump = draw.sample(PACK, 2 * size), draw.choice("cdhs")
        mine, theirs = dealt[:size], dealt[size:]
        table = Table(must_trump=k % 2 == 0, last_trick=24 if k % 3 == 0 else 32)
        leads = ending(table, trump, [mine, theirs], 0)
        assert solved(mine, theirs, [], trump, table, mine) == [leads[card] for card in mine]
        led = theirs[0]
        replies = answers(table, trump, [mine, theirs], 1, led)
        found = solved(mine, theirs[1:], [led], trump, table, list(replies))
        assert found == [-value for value in replies.values()]


def best(table, trump, hands, leader, taken, ends):
    """Return the worth of the end that comes when both do their best, seat 0 for the most, by trying everything."""
    if not hands[0]:
        return ends[leader][taken]
    found = []
    for led in hands[leader]:
        replies = []
        for card in duty(table, trump, led, hands[1 - leader]):
            winner = 1 - leader if wins(card, led, trump, by_suit=True) else leader
            left = [[c for c in hand if c not in (led, card)] for hand in hands]
            more = taken + (brisques((led, card)) if winner == 0 else 0)
            replies.append(best(table, trump, left, winner, more, ends))
        found.append(min(replies) if leader == 0 else max(replies))
    return max(found) if leader == 0 else min(found)


@pytest.mark.parametrize(("size", "many"), [(1, 20), (2, 40), (3, 30), (4, 8)])
def test_ends_of_any_worth_against_brute_force(size, many):
    draw = random.Random(size)
    for k in range(many):
        dealt, trump = draw.sample([card for card in PACK if card.rank in "ATKQ9"], 2 * size), draw.choice("cdhs")
        mine, theirs = dealt[:size], dealt[size:]
        table = Table(must_trump=k % 2 == 0)
        ends = [[draw.randrange(0, 9) for _ in range(DEEPEST)] for _ in range(2)]
        found = worth(mine, theirs, [], trump, table, mine, np.array(ends))
        assert max(found) == best(table, trump, [mine, theirs], 0, 0, ends)


def names(cards):
    return " ".join(card.rank + card.suit for card in cards)


@pytest.mark.parametrize("seed", range(6))
def test_the_question_solves_what_is_known(seed):
    draw = random.Random(seed)
    deck = draw.sample(PACK, 64)
    mine, theirs, seen = deck[:4], deck[4:8], deck[8:]
    expected = ending(Table(), "s", [mine, theirs], 0)
    for known in ({"theirs": names(theirs)}, {"seen": names(seen)}):
        answer = bezique.play(hand=names(mine), turn_up="9s", stock=0, **known)
        found = {row["action"].split()[1]: row["ev"] for row in answer.actions}
        assert answer.method["kind"] == "exact"
        assert found == {card.rank + card.suit: value for card, value in expected.items()}
        total = 10 + 10 * sum(card.rank in "AT" for card in mine + theirs)
        assert all(row["mine"] + row["theirs"] == total for row in answer.actions)
    led, *rest = theirs
    expected = answers(Table(), "s", [mine, theirs], 1, led)
    answer = bezique.play(hand=names(mine), turn_up="9s", stock=0, theirs=names(rest), led=names([led]))
    assert {row["action"].split()[1]: -row["ev"] for row in answer.actions} == {
        card.rank + card.suit: value for card, value in expected.items()
    }
