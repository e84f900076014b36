"""The twin of Écarté against the known deals, the worked game, and random deals and games of every form."""

import random
from dataclasses import replace
from itertools import combinations
from math import sqrt

import pytest

from . import naive, naive_cards
from .cases import CASES, DEALS, OTHERS, some_deal, some_players, some_table, told
from .naive_cards import DEALER, ELDER, Table, legal_plays
from .naive_dummy import most_tricks, takes, tricks_by_lead
from .naive_plain import Plain
from .naive_play import tricks_of
from .naive_told import Told, Wild


def test_brute_force_counts_the_known_tricks():
    assert len(DEALS) == 240
    for deal in DEALS:
        hands, trump = [deal["elder"], deal["dealer"]], deal["trump"]
        by_lead = tricks_by_lead(hands, trump)
        assert by_lead == deal["lead_tricks"], deal["id"]
        assert max(by_lead.values()) == most_tricks(hands, trump) == deal["elder_tricks"]
        assert 5 - deal["elder_tricks"] == most_tricks(hands, trump, seat=DEALER)
        assert most_tricks(hands, trump, leader=DEALER) == deal["elder_tricks_if_dealer_led"]


def other_hands(hand, turn_up):
    """List the cards the other player may hold."""
    return [card for card in naive_cards.pack() if card not in hand and card != turn_up]


def counted(case, worlds):
    """Count in some worlds what the known case counts in all of them."""
    hand, trump, mine = case["hand"], case["turn_up"][1], ELDER if case["mode"] == "elder" else DEALER
    found = {"layouts": 0, "elder_ge3": 0, "elder_5": 0, "dealer_ge3": 0, "dealer_5": 0, "sum_refused": 0}
    found |= {"sum_played": 0, "sum_exchanged": 0}
    leads = {name: dict.fromkeys(hand, 0) for name in ("lead_ge3", "lead_5")}
    for other in worlds:
        hands = [hand, list(other)] if mine == ELDER else [list(other), hand]
        elder, vole = takes(hands, trump, 3), takes(hands, trump, 5)
        dealer, dealer_vole = not elder, not elder and not takes(hands, trump, 1)
        results = dict(layouts=1, elder_ge3=elder, elder_5=vole, dealer_ge3=dealer, dealer_5=dealer_vole)
        results["sum_played"] = elder + vole - 2 * dealer
        results["sum_exchanged"] = elder + vole - dealer - dealer_vole
        results["sum_refused"] = 2 * elder - dealer - dealer_vole
        for name, result in results.items():
            found[name] += result
        for card in hand if mine == ELDER else []:
            held = [[kept for kept in hand if kept != card], other]
            leads["lead_ge3"][card] += takes(held, trump, 3, led=card)
            leads["lead_5"][card] += takes(held, trump, 5, led=card)
    return found | leads


def share_agrees(count, known, worlds, spread=1.0):
    """Compare a count with the known one of all worlds, within four standard errors and two worlds."""
    p = known / 65780
    error = sqrt(max(p * (spread - p), 0) / worlds) if spread == 1 else spread / sqrt(worlds)
    assert abs(count / worlds - p) <= 4 * error + 2 / worlds


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_perfect_play_counts_what_is_known_of_some_worlds(case):
    draw, left = random.Random(case["id"]), other_hands(case["hand"], case["turn_up"])
    found = counted(case, [draw.sample(left, 5) for _ in range(250)])
    for name, known in case["expected"].items():
        if name.startswith("lead"):
            for card in known:
                share_agrees(found[name][card], known[card], 250)
        elif name != "layouts":
            share_agrees(found[name], known, 250, 2 if name.startswith("sum") else 1)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES[::4], ids=lambda case: case["id"])
def test_perfect_play_counts_what_is_known_of_all_worlds(case):
    found = counted(case, combinations(other_hands(case["hand"], case["turn_up"]), 5))
    assert {name: found[name] for name in case["expected"]} == case["expected"]


# 1.6: elder leads, hearts are trumps, the nine of hearts is turned; the dealer's hands of 65,780 against which he makes
# the point
TABLE_1_6 = {
    "7h 8h Th 7s 7d": 37310, "7h 8h Th Ah 7s": 61894, "Qh Jh Ah 7s 7d": 58352, "7h 8h 7s 8s 9s": 47768,
    "7h 8h Qs 7s 7d": 39899, "7h 8h Ks 7s 7d": 46039, "7h Qh Qs 7s 7d": 51479, "7h 8h 7s 8s Kd": 45374,
    "7h 8h Ks Jd Ac": 51529, "7h 8h Qs Jd Ac": 46779, "7h 8h Ks 7d 8c": 32389, "7h 8h Js As Jd": 53040,
    "7h Ks Qs Js 7d": 44724, "7h Ks 9s 8s 7s": 39368, "7h Qs 8s 7s Qd": 34491, "7h Ks 8s 7s Qd": 39524,
    "Qs 7s Qd 7d Qc": 28958, "Ks Jd 7d Jc 7c": 26352, "Ks Qs Jd Qd 7c": 25068, "Ks Kd 7d Qc 7c": 38858,
    "Qh Ah 7h Ks Kd": 65366, "Kh 8h 7s 8s 9s": 47768, "Jh Ks Kd 7c 8c": 48674, "Qs Jd 7d Tc 7c": 13592,
    "7h Js Td 8c 7c": 14004, "7s 8s 7d 8d 7c": 33, "7h 8h Ks Ad 9c": 44034, "7h 8h Kd Tc Ts": 43434,
    "7h 8h Jc Jd Js": 45923, "7h 8h 9c Tc Jd": 44423, "7h 8h Ts As Ac": 45893, "7h 8h Ad Qs Jc": 46779,
}  # fmt: skip


@pytest.mark.parametrize("hand", TABLE_1_6)
def test_the_table_of_1_6(hand):
    draw, hand, known = random.Random(hand), hand.split(), TABLE_1_6[hand]
    left = other_hands(hand, "9h")
    share_agrees(sum(takes([hand, draw.sample(left, 5)], "h", 3) for _ in range(400)), known, 400)


# 1.6: the dealer refuses on these hands, hearts trumps, the nine turned: his chance of the point
REFUSED_1_6 = {
    "7h 8h 7s 8s 9s": 0.3431, "7h 8h 7s 8s Js": 0.4986, "7h 8h Ks 7s 7d": 0.6658, "7h 8h Qs 7s 7d": 0.5725,
    "7h 8h Th 7s 7d": 0.5672, "7h Ks Qs Js 7d": 0.2521, "7h Ks Qs Js Jd": 0.3579, "7h Ks 9s 8s 7s": 0.1771,
    "7h Qs Qd 7c 8c": 0.2175, "7h Qs 7s Qd 7d": 0.3093, "7h Ks 7s Kd 7d": 0.4209, "7h Qs Jd 7d 8c": 0.2314,
    "7h Ks Qd 7c 8c": 0.2707, "7h Ks Qd Ac 7c": 0.4158, "Ks Qs Kd Qd 7c": 0.4090, "Ks Qs Kd Qc 7c": 0.5790,
    "Qs 7s Qd 7d Qc": 0.3147,
}  # fmt: skip


@pytest.mark.parametrize("hand", REFUSED_1_6)
def test_the_refusals_of_1_6(hand):
    draw, hand, known = random.Random(hand), hand.split(), REFUSED_1_6[hand]
    left = other_hands(hand, "9h")
    share_agrees(sum(not takes([draw.sample(left, 5), hand], "h", 3) for _ in range(400)), known * 65780, 400)


def test_perfect_play_of_random_deals_makes_what_1_6_says():
    draw, counts, deals = random.Random(3), [0, 0, 0], 2000
    for _ in range(deals):
        deal = some_deal(Table(), draw)
        hands, trump = deal["hands"], deal["turn_up"][1]
        for goal, reached in enumerate((takes(hands, trump, 3), takes(hands, trump, 5), not takes(hands, trump, 1))):
            counts[goal] += reached
    for count, p in zip(counts, (0.5689, 0.0942, 0.0741), strict=True):
        assert abs(count / deals - p) <= 4 * sqrt(p * (1 - p) / deals)


FIRST = dict(
    elder="Ts Kh Td 7d 9c", dealer="Qs Js As Ad 8h", turn_up="Ks", stock="Kd 7s 7h 9s 8s", words="propose accept",
    throws=["Td 7d 9c", "Ad 8h"],
)  # fmt: skip
SECOND = dict(elder="Kd Ad 8h 7h Ts", dealer="Ks Qs Js 8c 7c", turn_up="9c", words="propose refuse")
THIRD = dict(
    elder="Qd Td Tc 8c 8h", dealer="Jc Ah Jh Th 8d", turn_up="Jd", words="play", cards="Tc Jc Ah 8h Jh Td Qd 8d 8c Th"
)
FOURTH = dict(elder="7c 8d 9d 7h 8s", dealer="Qc Jc Ac 7d 8h", turn_up="9c", words="propose refuse")  # made up
FIFTH = dict(
    elder="Qd Jd Ks Qs As", dealer="Kd Ad Ah Kc 8s", turn_up="9d", words="play", kings=[False, False],
    cards="Ks 8s Qd Kd Kc Jd Qs Ad Ah As",
)  # fmt: skip


def test_the_worked_game_1_4_1_first_deal():
    assert naive_cards.first_dealer(["Jh", "Ah"]) == 0
    record = told(**FIRST)
    assert record["exchanges"] == [
        (ELDER, ["Td", "7d", "9c"], ["Kd", "7s", "7h"]), (DEALER, ["Ad", "8h"], ["9s", "8s"]),
    ]  # fmt: skip
    assert record["hands"] == ["Ts Kh Kd 7s 7h".split(), "Qs Js As 9s 8s".split()]
    assert (record["king"], record["won"], record["points"]) == ((DEALER, "turned"), [0, 5], [0, 3])
    assert not takes(record["hands"], "s", 1)


def test_the_worked_game_1_4_1_second_deal():
    record = told(**SECOND)
    assert (record["vulnerable"], record["won"], record["points"]) == (DEALER, [0, 5], [0, 2])


def test_the_worked_game_1_4_1_third_deal():
    record = told(**THIRD)
    assert [winner for _, _, winner in record["tricks"]] == [1, 1, 0, 0, 0]
    assert (record["vulnerable"], record["points"]) == (ELDER, [1, 0])
    hands = [THIRD["elder"].split(), THIRD["dealer"].split()]
    by_lead = tricks_by_lead(hands, "d")
    assert by_lead["8h"] < 3 <= min(tricks for card, tricks in by_lead.items() if card != "8h")
    held = ["Tc 8c 8h".split(), "Jc Ah Jh Th".split()]
    assert not takes(held, "d", 2, led="Td")  # the queen took a trick, the ten as well, and no third


def test_the_worked_game_1_4_1_fifth_deal():
    record = told(**FIFTH, score=(4, 3))
    assert [winner for _, _, winner in record["tricks"]] == [0, 1, 0, 1, 1]
    assert (record["king"], record["vulnerable"], record["won"]) == (None, ELDER, [2, 3])
    assert (record["points"], record["score"], record["over"]) == ([0, 2], [4, 5], True)
    assert takes(["Qd Jd As".split(), "Kd Ad Ah Kc".split()], "d", 2, led="Qs")  # at the second trick
    assert not takes(["Jd Qs As".split(), "Kd Ad Ah Kc".split()], "d", 2, led="Qd")


def played_game(deals, table):
    """Play a game from told deals, the second player elder in the first of them."""
    players, dealt = [Told(), Told()], []
    for number, deal in enumerate(deals):
        hands, seats = [deal["elder"].split(), deal["dealer"].split()], [players[1 - number % 2], players[number % 2]]
        for seat, word in enumerate(deal["words"].split()):
            seats[seat].words.append(word)
        for seat, throw in enumerate(deal.get("throws", [])):
            seats[seat].throws.append(throw.split())
        seats[1].kings += deal.get("kings", [])
        for seat, player in enumerate(seats):
            cards = [card for card in deal.get("cards", "").split() if card in hands[seat]]
            player.cards += cards or [None] * 5
        named = deal.get("stock", "").split()
        seen = {*hands[0], *hands[1], deal["turn_up"], *named}
        stock = named + [card for card in naive_cards.pack() if card not in seen]
        dealt.append(dict(hands=hands, turn_up=deal["turn_up"], stock=stock, order="cdhs"))
    game = naive.play_game(dealt, table, players, dealer=0)
    assert not any(player.words + player.throws + player.kings + player.cards for player in players)
    return game


def test_the_worked_game_1_4_1_as_a_whole():
    game = played_game([FIRST, SECOND, THIRD, FOURTH, FIFTH], Table(stakes=True))
    assert [record["points"] for record in game["records"]] == [[0, 3], [0, 2], [1, 0], [0, 1], [0, 2]]
    assert [record["score"] for record in game["records"]] == [[0, 3], [3, 2], [3, 3], [3, 4], [4, 5]]
    assert (game["score"], game["winner"], game["stake"]) == ([5, 4], 0, 1)
    assert game["dealers"] == [0, 1, 0, 1, 0]


def test_the_leads_of_1_4_1():
    hands = ["Qc Qd Qh 8h 8s".split(), "Kh 9h 9d 7d 9s".split()]
    assert max(tricks_by_lead(hands, "s").values()) < 3
    assert takes(["Qd Qh 8s".split(), "9h 9d 7d".split()], "s", 3, leader=DEALER)  # after Qc 9s, Kh 8h
    assert takes(["Qh 8s".split(), "9h 9d".split()], "s", 2, leader=DEALER)  # after Qd 7d, Qc 9s, Kh 8h
    by_lead = tricks_by_lead(["Qs Ts Jh Th Td".split(), "Js 7s 7h Jd 8d".split()], "d")
    assert [card for card in by_lead if by_lead[card] >= 3] == ["Jh", "Th", "Td"]


def check_cards(record, table):
    """Lay out the cards once more: who leads, what is legal, what wins."""
    hands, leader, trump = [list(hand) for hand in record["hands"]], ELDER, record["trump"]
    for trick_leader, plays, winner in record["tricks"]:
        assert trick_leader == leader and [seat for seat, _ in plays] == [leader, 1 - leader]
        (_, led), (_, card) = plays
        assert led in hands[leader] and card in hands[1 - leader]
        ranks, held = "789TAJQK", hands[1 - leader]
        same = [other for other in held if other[1] == led[1]]
        higher = [other for other in same if ranks.index(other[0]) > ranks.index(led[0])]
        if same:
            assert card in same and (card in higher or not higher or not table.must_head)
        elif any(other[1] == trump for other in held):
            assert card[1] == trump or not table.must_trump
        takes_it = card in higher or (card[1] == trump != led[1])
        assert winner == (1 - leader if takes_it else leader)
        hands[leader].remove(led)
        hands[1 - leader].remove(card)
        leader = winner
    for _, card in record["unfinished"]:
        assert any(card in hand for hand in hands)


def check_exchanges(record, deal, table):
    """Draw the cards once more: nothing is lost, and everybody draws from the top."""
    drawn = [card for _, _, cards in record["exchanges"] for card in cards]
    thrown = [card for _, cards, _ in record["exchanges"] for card in cards]
    assert drawn + record["stock"] == deal["stock"]
    everything = [*record["hands"][0], *record["hands"][1], *thrown, *record["stock"], deal["turn_up"]]
    assert sorted(everything) == sorted(naive_cards.pack())
    assert all(len(hand) == 5 for hand in record["hands"])
    assert [seat for seat, _, _ in record["exchanges"]] == [ELDER, DEALER] * (len(record["exchanges"]) // 2)
    left = 21
    for seat, cards, got in record["exchanges"]:
        assert len(cards) == len(got)
        least = 1 if seat == ELDER else table.dealer_least
        assert min(least, left) <= len(cards) <= min(5, left)
        left -= len(cards)
    if table.max_proposals is not None:
        assert len(record["exchanges"]) <= 2 * table.max_proposals


def check_words(record, table):
    """Hear the words once more."""
    words, exchanges = [word for _, word in record["words"]], len(record["exchanges"]) // 2
    first = words[:2]
    expected = ELDER if first[:1] == ["play"] else DEALER if first == ["propose", "refuse"] else None
    assert record["vulnerable"] == expected
    assert words.count("propose") == exchanges + words.count("refuse")
    if not words or words[-1] not in ("play", "refuse"):
        assert record["king"] == (DEALER, "turned") or exchanges == table.max_proposals or not record["stock"]
    if any(word.startswith("accept-") for word in words):
        assert table.conditional and exchanges >= 2


def check_points(record, score, table):
    """Count the points once more, by the table of 1.4."""
    elder, dealer = record["points"]
    if record["king"]:
        seat, when = record["king"]
        elder, dealer = elder - (seat == ELDER), dealer - (seat == DEALER)
        king = "K" + record["trump"]
        first = {seat: card for _, plays, _ in record["tricks"][:1] for seat, card in plays}
        first |= {} if record["tricks"] else dict(record["unfinished"])
        if when == "turned":
            assert seat == DEALER
        else:
            assert king in record["hands"][seat] and len(record["tricks"]) <= 5
        if when == "led":
            assert seat == ELDER and first[ELDER] == king
        if when in ("covering", "played"):
            assert seat == DEALER
        if when == "played":
            assert first[DEALER] == king
    if len(record["tricks"]) < 5:
        at = 0 if record["king"][0] == ELDER else 1
        assert (elder, dealer) == (0, 0) and score[at] == table.game - 1 and record["over"]
        return
    column = (record["won"][ELDER] == 5) + 2 * (record["won"][DEALER] >= 3) + (record["won"][DEALER] == 5)
    row = {None: [1, 2, 1, 2], ELDER: [1, 2, 2, 2], DEALER: [2, 2, 1, 2]}[record["vulnerable"]]
    worth = row[column]
    if record["vulnerable"] is not None and (record["vulnerable"], column) in ((ELDER, 3), (DEALER, 1)):
        worth = table.vulnerable_vole
    assert (elder, dealer) == ((worth, 0) if column < 2 else (0, worth))
    assert sum(record["won"]) == 5 and [tricks_of(seat, record["tricks"]) for seat in (0, 1)] == record["won"]


def test_random_deals_of_every_form():
    draw, seen = random.Random(1), set()
    for _ in range(10000):
        table = some_table(draw)
        if draw.random() < 0.2:
            table = replace(table, max_proposals=None, conditional=True)
        deal, score = some_deal(table, draw), [draw.randrange(table.game) for _ in range(2)]
        record = naive.play_deal(table=table, players=some_players(draw), score=score, **deal)
        check_exchanges(record, deal, table)
        check_words(record, table)
        check_cards(record, table)
        check_points(record, score, table)
        assert record["score"] == [score[seat] + record["points"][seat] for seat in (0, 1)]
        assert record["over"] == (max(record["score"]) >= table.game)
        seen |= {word for _, word in record["words"]}
        seen |= {record["king"], ("exchanges", len(record["exchanges"]) // 2), ("left", len(record["stock"]))}
        seen |= {("unfinished", len(record["unfinished"]), len(record["tricks"]))}
    assert {"propose", "play", "accept", "refuse", *(f"accept-{number}" for number in range(1, 6))} <= seen
    kings = {(0, "held"), (1, "held"), (0, "led"), (1, "covering"), (1, "played"), (1, "turned"), None}
    assert kings <= seen and {("exchanges", number) for number in range(6)} <= seen
    assert {("left", number) for number in range(22)} <= seen
    assert {("unfinished", 1, 0), ("unfinished", 0, 0), ("unfinished", 0, 1), ("unfinished", 0, 5)} <= seen


class Loud(Wild):
    """Says anything, leads as `plain` and follows with the lowest card."""

    lead = Plain.lead

    def __getattr__(self, name):
        return getattr(Plain(), name)

    def follow(self, view):
        return self.lowest(view, view.legal)


def one_game(table, number):
    """Play the game of a number, whatever is agreed, with players who try everything."""
    draw = random.Random(number)
    return naive.play_game((some_deal(table, draw) for _ in range(99)), table, [Loud(draw)] * 2)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OTHERS for value in OTHERS[name]])
def test_every_field_changes_some_game(name, value):
    base = Table(max_proposals=2 if value is None else None)
    assert any(one_game(base, number) != one_game(replace(base, **{name: value}), number) for number in range(400))


def test_games_end_as_soon_as_somebody_has_five():
    draw, winners = random.Random(5), [0, 0]
    for number in range(300):
        table, players = Table(stakes=True), [Plain(), draw.choice([Plain(), Wild(draw)])]
        game = naive.play_game((some_deal(table, draw) for _ in range(99)), table, players, dealer=number % 2)
        records, dealers, score = game["records"], game["dealers"], [0, 0]
        assert dealers == [(number + turn) % 2 for turn in range(len(records))]
        for record, dealer in zip(records, dealers, strict=True):
            assert max(score) < 5
            for seat, who in enumerate((1 - dealer, dealer)):
                score[who] += record["points"][seat]
            assert record["score"] == [score[1 - dealer], score[dealer]]
        assert score == game["score"] and 5 <= score[game["winner"]] <= 6 and min(score) < 5
        assert game["stake"] == {0: 3, 1: 2, 2: 2, 3: 1, 4: 1}[min(score)]
        winners[game["winner"]] += 1
    assert min(winners) > 50
    with pytest.raises(ValueError, match="1 deals are not enough"):
        naive.play_game([some_deal(Table(), draw)], Table(), [Plain()] * 2)


def test_the_law_leaves_something_to_play():
    draw = random.Random(2)
    for _ in range(500):
        hand, table = draw.sample(naive_cards.pack(), 6), some_table(draw)
        assert set(legal_plays(hand[1:], hand[0], draw.choice("cdhs"), table)) <= set(hand[1:])
        assert legal_plays(hand[1:], hand[0], "c", table)
