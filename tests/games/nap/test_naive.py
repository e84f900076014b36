"""The twin of Nap against the known deals, the worked deal, and random deals of every form."""

import random
from dataclasses import replace
from math import sqrt

import pytest

from . import naive, naive_pay
from .cases import CASES, DEALS, OTHERS, needed, some_deal, some_players, some_table, told
from .naive_calls import goal_of, is_nap, ranking
from .naive_cards import RANKS, Table
from .naive_dummy import most_tricks, tricks_by_lead
from .naive_plain import Plain
from .naive_play import play_tricks, tricks_of
from .naive_told import Wild

FEW_FIVES = [deal["id"] for deal in DEALS if deal["n"] == 5][2:6]
KNOWN = [
    pytest.param(deal, id=str(deal["id"]), marks=[pytest.mark.slow] * (deal["n"] == 5 and deal["id"] not in FEW_FIVES))
    for deal in DEALS
]


def plain_tricks(hands, trump, order):
    """Play all five tricks by `plain`, seat 0 the caller."""
    return play_tricks(hands, 0, "nap", Table(players=len(hands)), [Plain(trump)] * len(hands), order, to_the_end=True)


def test_plain_plays_the_known_deals_card_by_card():
    for deal in DEALS:
        tricks, trump = plain_tricks(deal["hands"], deal["plain_trump"], "cdhs")
        played = [
            {"leader": leader, "cards": [list(play) for play in plays], "winner": winner}
            for leader, plays, winner in tricks
        ]
        assert played == deal["plain_play"], deal["id"]
        assert (trump, tricks_of(0, tricks)) == (deal["plain_trump"], deal["plain_tricks"])


@pytest.mark.parametrize("deal", KNOWN)
def test_brute_force_counts_the_known_tricks(deal):
    by_lead = tricks_by_lead(deal["hands"], 0)
    assert by_lead == deal["dd_by_lead"]
    assert max(by_lead.values()) == deal["dd_tricks"]
    assert {str(goal): goal <= deal["dd_tricks"] for goal in range(1, 6)} == deal["makes"]


def drawn_chances(case, deals, seed, count):
    """Deal the other hands at random and give the share of deals with at least 1 to 5 tricks."""
    draw, hand, holders = random.Random(seed), case["input"]["hand"], case["input"]["n"]
    left, at_least = [card for card in Table().cards() if card not in hand], [0] * 5
    for _ in range(deals):
        cards = draw.sample(left, 5 * (holders - 1))
        tricks = count([hand, *(cards[at : at + 5] for at in range(0, len(cards), 5))], draw)
        for goal in range(tricks):
            at_least[goal] += 1
    return [times / deals for times in at_least]


def agree(found, known, deals):
    """Compare chances with known ones, within four standard errors and two deals."""
    for chance, p, se in zip(found, known["p"], known["se"], strict=True):
        assert abs(chance - p) <= 4 * sqrt(p * (1 - p) / deals + se * se) + 2 / deals


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_plain_makes_its_tricks_as_often_as_known(case):
    def count(hands, draw):
        trump = case["input"]["plain_trump"]
        return tricks_of(0, plain_tricks(hands, trump, "".join(draw.sample("cdhs", 4)))[0])

    agree(drawn_chances(case, 400, 1, count), case["expected"]["plain"], 400)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in CASES if case["input"]["n"] < 5], ids=lambda case: case["id"])
def test_perfect_play_makes_them_as_often_as_known(case):
    found = drawn_chances(case, 100, 2, lambda hands, draw: most_tricks(hands, 0))
    agree(found, case["expected"]["double_dummy"], 100)


WORKED = ["Kh 3h 9c 2c Qs", "6h Ac 8d 7d 5s", "Ah Jh Th Kc 4d", "Qh Jc Tc 9d 2s"]  # B, C, D and A, who deals
COURSE = "Ah Qh 3h 6h Jh 2s Kh 5s Qs 7d Th Tc Kc Jc 9c Ac 8d 4d 9d 2c"


def test_the_worked_deal_3_6():
    record = told(WORKED, words="pass pass 3 pass", cards=COURSE)
    assert [winner for _, _, winner in record["tricks"]] == [2, 0, 2, 1, 3]
    assert (record["senior"], record["trump"], record["won"], record["made"]) == (2, "h", 2, False)
    assert record["net"] == [3, 3, -9, 3]


def test_the_worked_deal_had_he_made_it():
    assert told(WORKED, words="pass pass 2 pass", cards=COURSE[: 3 * 12 - 1])["net"] == [-2, -2, 6, -2]
    record = told(["2h 3c 4c 5c 6c", "3h 4d 5d 6d 7d", "Ah Kh Qh Kc 4s", "4h 3s 5s 6s 7s"], words="pass pass 3 pass")
    assert (record["made"], len(record["tricks"]), record["net"]) == (True, 3, [-3, -3, 9, -3])


def test_the_worked_deal_called_as_nap():
    record = told(WORKED, words="pass pass nap pass", cards=COURSE[: 3 * 8 - 1])
    assert (record["made"], len(record["tricks"]), record["net"]) == (False, 2, [5, 5, -15, 5])


def check_cards(record, hands, table):
    """Lay out the cards once more: who leads, who follows, what wins, where the play stops."""
    hands, leader, won = [list(hand) for hand in hands], record["senior"], 0
    word, played = record["word"], 0
    goal = goal_of(word, table)
    first = record["tricks"][0][1][0][1][1]
    trump = None if word == "misery" and not table.misery_trumps else first
    for trick_leader, plays, winner in record["tricks"]:
        still_open = won == 0 if word == "misery" else goal - table.tricks + played <= won < goal
        assert trick_leader == leader and still_open
        assert [seat for seat, _ in plays] == [(leader + step) % len(hands) for step in range(len(hands))]
        led = plays[0][1][1]
        for seat, card in plays:
            assert card in hands[seat]
            assert card[1] == led or not any(other[1] == led for other in hands[seat])
            hands[seat].remove(card)
        worth = {seat: ((card[1] == trump) * 2 + (card[1] == led), RANKS.index(card[0])) for seat, card in plays}
        assert winner == max(worth, key=worth.get)
        leader, played, won = winner, played + 1, won + (winner == record["senior"])
    assert (record["won"], record["trump"] or None) == (won, trump)
    if word == "misery":
        assert record["made"] == (won == 0) and (won or played == table.tricks)
    else:
        assert record["made"] == (won >= goal) and (won >= goal or won + table.tricks - played < goal)


def check_words(record, table):
    """Hear the auction once more: each call is higher than all before, and each seat says one word."""
    height = {word: number for number, word in enumerate(ranking(table))} | {"spare": 98, "wellington": 99}
    height |= {"nap": 98, "blucher": 100}
    words = [(seat, word) for seat, word in record["calls"] if word != "peep"]
    if table.challenge:
        heard = []
        for seat, word in words:
            if not heard or seat > max(other for other, _ in heard):
                heard.append((seat, word))
        words = heard
    assert [seat for seat, _ in words] == list(range(table.holders))
    calls = [word for _, word in words if word != "pass"]
    assert all(height[low] < height[high] for low, high in zip(calls, calls[1:], strict=False))
    assert record["forced"] == (not calls)
    if calls:
        assert record["word"] == calls[-1]


def check_money(record, table, pool, doubled):
    """Count the money once more: the kitty's part and the rest each add up."""
    assert sum(record["net"]) + record["pool"] == pool
    if record["senior"] is None:
        assert record["net"] == [-paid for paid in record["paid_in"]] and not record["tricks"]
        return
    won, lost = naive_pay.stakes(table, record["word"])
    each = (won if record["made"] else -lost) * (2 if doubled else 1)
    fines = [0] * table.players
    for _, plays, _ in record["tricks"]:
        for seat, card in plays:
            fines[seat] += table.knaves_fives and card[0] in "J5" and card[1] != record["trump"]
    for seat in range(table.players):
        if seat != record["senior"]:
            assert record["net"][seat] == -each - record["paid_in"][seat] - fines[seat]
    taken = record["made"] and (is_nap(record["word"]) or record["word"] in ("wellington", "blucher"))
    there = pool + sum(record["paid_in"]) + sum(fines)
    assert (record["pool"] == 0) if taken else record["pool"] >= there


def test_random_deals_of_every_form():
    draw, words = random.Random(1), set()
    for _ in range(4000):
        table = some_table(draw)
        pool, doubled = draw.choice([0, 0, 7]), draw.random() < 0.3
        record = naive.play_deal(
            table=table, players=some_players(table, draw), pool=pool, doubled=doubled, **some_deal(table, draw)
        )
        check_words(record, table)
        check_money(record, table, pool, doubled)
        if record["senior"] is not None:
            assert all(len(hand) == len(set(hand)) == table.tricks for hand in record["hands"])
            assert len(set().union(*record["hands"])) == table.tricks * table.holders
            check_cards(record, record["hands"], table)
        words.add((record["word"], record["made"]))
    every = {*"12345678", "misery", "nap", "spare", "wellington", "blucher"}
    assert {word for word, _ in words} - {None} == every
    assert {word for word, success in words if success} >= every - {"7", "8", "blucher"}


EVERYTHING = Table(
    players=4, misery="below-three", raises="blucher", challenge=True, kitty=1, knaves_fives=True, spare=True,
    buying=True, peep="hoffmann",
)  # fmt: skip


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OTHERS for value in OTHERS[name]])
def test_every_field_changes_some_deal(name, value):
    base = replace(EVERYTHING, players={5: 5, 7: 6}[value]) if name == "dealer_out" else EVERYTHING
    other = replace(base, **{name: value})
    if other == base:
        other = replace(base, **{name: getattr(Table(), name)})
    if needed(other) > other.pack:
        base, other = replace(base, players=3), replace(other, players=3)
    assert any(one_deal(base, number) != one_deal(other, number) for number in range(5000))


class Loud(Wild):
    """Says anything and plays as `plain`."""

    lead, follow = Plain.lead, Plain.follow

    def __getattr__(self, name):
        return getattr(Plain(), name)


def one_deal(table, number):
    """Play the deal of a number, whatever is agreed, with players who try everything."""
    draw = random.Random(number)
    return naive.play_deal(table=table, players=[Loud(draw)] * table.players, **some_deal(table, draw))


def test_a_session_moves_the_deal_and_keeps_kitty_and_double_header():
    draw, table = random.Random(5), Table(double_header=True, kitty=1)
    deals = [some_deal(table, draw) for _ in range(60)]
    gains, records, pool = naive.play_session(deals, table, [Plain()] * 4)
    assert sum(gains) + pool == 0
    assert [record["paid_in"] for record in records[:2]] == [[0, 0, 0, 1]] * 2
    people, counted = [0, 1, 2, 3], [0] * 4
    for record in records:
        for person, gain in zip(people, record["net"], strict=True):
            counted[person] += gain
        people = [*people[1:], people[0]]
    assert counted == gains
    doubled = False
    for record in records:
        if record["senior"] is not None:
            each = max(abs(gain + paid) for gain, paid in zip(record["net"], record["paid_in"], strict=True))
            assert doubled == (each > 3 * 4) or record["word"] == "nap"
        doubled = record["doubled_next"]
