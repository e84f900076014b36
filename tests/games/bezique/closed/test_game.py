"""The last tricks within a game: what wins it, by trying everything; and the deals that may follow."""

import random

import pytest

from analyzer.games import bezique

from ..naive import winner_of
from ..naive_cards import PACK, Table, brisques, wins
from ..naive_view import duty


def game_won(table, scores, taken, last):
    """Return whether seat 0, who is elder, has won at the end, True or False; None if the game goes on (laws 17-20)."""
    scores = list(scores)
    if table.last_trick == 32:
        scores[last] += 10
        if scores[last] >= table.target:
            return last == 0
    after = [score + 10 * many for score, many in zip(scores, taken, strict=True)]
    winner = winner_of(table, scores, after, 1, last)
    return None if winner is None else winner == 0


def best(table, trump, hands, leader, scores, taken):
    """Return whether seat 0 wins when both do their best for it, by trying everything."""
    if not hands[0]:
        return game_won(table, scores, taken, leader)
    found = []
    for led in hands[leader]:
        replies = []
        for card in duty(table, trump, led, hands[1 - leader]):
            replies.append(best(*after(table, trump, hands, leader, led, card, scores, taken)))
        found.append(min(replies) if leader == 0 else max(replies))
    return max(found) if leader == 0 else min(found)


def after(table, trump, hands, leader, led, card, scores, taken):
    """Return the moment after a trick."""
    winner = 1 - leader if wins(card, led, trump, by_suit=True) else leader
    left = [[c for c in hand if c not in (led, card)] for hand in hands]
    more = [many + (brisques((led, card)) if seat == winner else 0) for seat, many in enumerate(taken)]
    return table, trump, left, winner, scores, more


def names(cards):
    return " ".join(card.rank + card.suit for card in cards)


@pytest.mark.parametrize("seed", range(24))
def test_a_game_that_this_deal_decides(seed):
    draw = random.Random(seed)
    some = draw.sample([card for card in PACK if card.rank in "ATKQ9"], 6)
    mine, theirs, trump = some[:3], some[3:], "cdhs"[seed % 4]
    last_trick, ending = (24 if seed % 5 == 4 else 32), ("elder_first" if seed % 3 == 2 else "highest")
    table = Table(last_trick=last_trick, ending=ending)
    scores = [draw.choice([940, 950, 960, 970, 980, 990]) for _ in range(2)]
    taken = [16 - brisques(some) - (before := draw.randrange(4, 8)), before]
    answer = bezique.play(
        hand=names(mine), theirs=names(theirs), turn_up=f"9{trump}", stock=0, last_trick=last_trick,
        elder_first=ending == "elder_first", score=scores, brisques=taken, deals=50,
    )  # fmt: skip
    assert answer.method["kind"] == "exact" and answer.unit == "points"
    for row in answer.actions:
        led = next(card for card in mine if card.rank + card.suit == row["action"].split()[1])
        replies = duty(table, trump, led, theirs)
        expected = min(best(*after(table, trump, [mine, theirs], 0, led, card, scores, taken)) for card in replies)
        assert row["p_game"] == expected and row["method"] == "exact"


@pytest.mark.parametrize("how", [{}, {"play": "plain"}, {"elder_first": True, "seat": "dealer"}])
def test_a_game_that_goes_on(how):
    """Where nobody has a choice the solved end and the played one are the same, and so are the games after it."""
    asked = {"hand": "Ah", "theirs": "Tc", "turn_up": "9h", "stock": 0, "score": "640-700", "brisques": "7-7", **how}
    one, two = bezique.play(**asked, deals=3000), bezique.play(**asked, deals=3000, method="simulate")
    assert one.actions[0]["p_game"] == two.actions[0]["p_game"] and 0.2 < one.actions[0]["p_game"] < 0.8
    assert one.actions[0]["ev"] == two.actions[0]["ev"] == 30
    assert one.method["kind"] == "simulation" and one.receipt["digest"]


def test_a_point_may_be_worth_more_than_ten():
    """The last trick wins the game at once; by points it is given up for two tens."""
    asked = {"hand": "8c As Jh", "turn_up": "9d", "stock": 0, "theirs": "7h Tc Tc"}
    assert set(bezique.play(**asked).best) == {"lead As", "lead Jh"}
    answer = bezique.play(**asked, score="990-980", brisques="6-7")
    assert answer.best == ["lead 8c"] and answer.verdict == "clear"


def test_any_number_of_threads_and_searching_players():
    asked = {"hand": "Ah 9c", "theirs": "Tc 8d", "turn_up": "9h", "stock": 0, "score": "940-930", "brisques": "7-7"}
    for how in ({}, {"play": "search", "worlds": 1, "deals": 8}):
        one, two = (bezique.play(**asked, **how, threads=threads).to_json() for threads in (1, 2))
        assert one == two
