"""The twin of Bezique: the worked ledger, and what holds in every deal, whoever plays and whatever is agreed."""

import random
from collections import Counter

import pytest

from .cases import Scripted, laid, some_deck, some_order, some_table
from .naive import play_game
from .naive_cards import PACK, Table, brisques, wins
from .naive_declaring import POINTS
from .naive_plain import Plain, best_declaration
from .naive_play import Deal, dealt, play_deal, totals
from .naive_wild import Wild

LEDGER = {  # rules 3.5.1: hearts trump, turn-up Qh; A is elder, seat 0
    "elder": "Ks Qs Jd Qs Jd Ac As Ad", "dealer": "7h Kh Kc Kd Ks 7c 7d 8d", "turn_up": "Qh",
    "stock": "7s Ah 9d Th 9s 7h Jh 8s 7s 9c 8c Tc",
}  # fmt: skip
SAID = [
    (0, "declare", "marriage-s", 20), (0, "declare", "bezique", 40), (1, "exchange", "", 10),
    (1, "declare", "four-kings", 80), (1, "declare", "royal-marriage", 40), (1, "declare", "sequence", 250),
    (0, "declare", "double-bezique", 500), (0, "play", "", 10), (0, "last-trick", "", 10),
    (0, "brisques", "", 90), (1, "brisques", "", 70),
]  # fmt: skip


def ledger_deal(seed):
    """Play the deal of the ledger: its first seven tricks as told, the others at random, nothing declared."""
    draw = random.Random(seed)
    a = Scripted("Ac As 7s 9d 8s 9c 7h", ["marriage-s", "bezique", "double-bezique"], Wild(draw))
    b = Scripted("7c 7d 8d 9s Kc 7s Ah", ["four-kings", "royal-marriage", "sequence"], Wild(draw))
    return play_deal(Table(), laid(**LEDGER, seed=seed), 1, [a, b], "cdhs")


def test_the_worked_ledger_of_3_5_1():
    deals = (ledger_deal(seed) for seed in range(1000))
    last = (0, "last-trick")
    events = next(d for d in deals if totals(d) == (670, 450) and last in [(e.seat, e.kind) for e in d])
    assert [(e.seat, e.kind, e.name, e.points) for e in events if e.points] == SAID


def players_of(draw, names):
    return [Plain() if name == "plain" else Wild(draw, draw.choice([0, 0.3])) for name in names]


def played(seed, count, names=("wild", "wild")):
    """Play deals on any table; yield the finished `Deal`s."""
    draw = random.Random(seed)
    for number in range(count):
        start = dealt(some_table(draw), some_deck(draw), number % 2, some_order(draw))
        deal = Deal(start, players_of(draw, names))
        deal.run()
        yield deal


def check(deal):
    """Hold a deal against the invariants of 3.5 and what every event promises."""
    events, trump = deal.events, deal.trump
    by_kind = {kind: [e for e in events if e.kind == kind] for kind in {e.kind for e in events}}
    cards_of = {kind: [card for e in by_kind[kind] for card in e.cards] for kind in ("play", "draw")}
    assert sum(e.points for e in by_kind["brisques"]) == 160
    assert [e.seat for e in by_kind["brisques"]] == [1 - deal.dealer, deal.dealer]
    assert [e.points for e in by_kind["last-trick"]] == [10]
    assert sorted(cards_of["play"]) == sorted(PACK)
    assert len(cards_of["draw"]) == 48 and len(by_kind["win"]) == 32
    declared = by_kind.get("declare", [])
    assert len(declared) <= 24 and all(e.points == POINTS[e.name] for e in declared)
    turned = by_kind["turn-up"][0]
    sevens = sum(e.points for e in by_kind["play"] + by_kind.get("exchange", []))
    assert turned.points == 10 * (turned.cards[0].rank == "7") and sevens + turned.points <= 20
    for seat in (0, 1):
        assert Counter(e.seat for e in by_kind["play"])[seat] == 32
        assert Counter(e.seat for e in by_kind["draw"])[seat] == 24
    assert deal.scores == list(totals(events))
    leader, plays, won = 1 - deal.dealer, by_kind["play"], [0, 0]
    for number, winner in enumerate(by_kind["win"]):
        led, answer = plays[2 * number : 2 * number + 2]
        assert (led.seat, answer.seat) == (leader, 1 - leader)
        by_suit = number >= 24 or deal.table.trick == "suit_led"
        leader = answer.seat if wins(answer.cards[0], led.cards[0], trump, by_suit) else led.seat
        assert winner.seat == leader
        won[leader] += brisques(led.cards + answer.cards)
    assert [e.points for e in sorted(by_kind["brisques"], key=lambda e: e.seat)] == [10 * k for k in won]
    check_turns(events)


def check_turns(events):
    """Hold the order within a trick: play, play, win, last trick, exchange, declare, two draws, the winner first."""
    text = "".join(
        {"play": "p", "win": "w", "exchange": "x", "declare": "d", "draw": "c"}.get(e.kind, "") for e in events
    )
    turns = text.split("w")
    assert set(turns[1:24]) <= {"ccpp", "xccpp", "dccpp", "xdccpp"} and turns[24] in {
        f"{s}ccpp" for s in ("", "x", "d", "xd")
    }
    winner = None
    for event, after in zip(events, events[1:], strict=False):
        if event.kind == "win":
            winner = event.seat
        if event.kind in ("exchange", "declare"):
            assert event.seat == winner
        if event.kind == after.kind == "draw":
            assert (event.seat, after.seat) == (winner, 1 - winner)


@pytest.mark.parametrize("seed", range(4))
def test_invariants_of_wild_deals(seed):
    for deal in played(seed, 250):
        check(deal)


@pytest.mark.parametrize("names", [("plain", "wild"), ("plain", "plain")])
def test_invariants_of_plain_deals(names):
    for deal in played(9, 150, names):
        check(deal)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_invariants_of_many_deals(seed):
    for deal in played(seed, 500):
        check(deal)


class Watched(Wild):
    """Checks that no view shows what is hidden from it."""

    def see(self, view):
        """Compare what a view shows with what lies hidden."""
        deal = self.deal
        other = 1 - view.seat
        told = {card for e in deal.events if e.kind in ("exchange", "turn-up", "declare") for card in e.cards}
        hidden = {*deal.hands[other], *deal.stock[:-1]} - told
        seen = {*view.hand, *view.shown, *view.theirs, *(card for e in view.events for card in e.cards)}
        assert not seen & hidden
        assert len(view.cards) == len(set(view.cards)) and view.stock == len(deal.stock)
        assert len(view.events) == len(deal.events)

    def play(self, view):
        """Look, then play."""
        self.see(view)
        return super().play(view)

    def declare(self, view):
        """Look, then declare."""
        self.see(view)
        assert len(view.cards) == 7 and view.stock % 2 == 0
        return super().declare(view)


def test_a_player_sees_no_hidden_card():
    draw = random.Random(3)
    for number in range(30):
        watched = Watched(draw)
        watched.deal = Deal(dealt(some_table(draw), some_deck(draw), number % 2), [watched] * 2)
        watched.deal.run()


def renamed(cards, names):
    """Rename suits."""
    return [card._replace(suit=names[card.suit]) for card in cards]


def test_clubs_and_hearts_renamed_change_nothing():
    draw, names = random.Random(5), dict(zip("chds", "hcds", strict=True))
    for number in range(40):
        table, deck, order = Table(trick=draw.choice(["any_suit_rank", "suit_led"])), some_deck(draw), some_order(draw)
        events = play_deal(table, deck, number % 2, [Plain()] * 2, order)
        others = play_deal(table, renamed(deck, names), number % 2, [Plain()] * 2, "".join(names[s] for s in order))
        assert [sorted(renamed(e.cards, names)) for e in events] == [sorted(e.cards) for e in others]
        assert totals(events) == totals(others)


def test_twins_exchanged_change_nothing():
    draw = random.Random(6)
    for number in range(40):
        deck = some_deck(draw)
        events = play_deal(Table(), deck, number % 2, [Plain()] * 2)
        others = play_deal(Table(), [card._replace(copy=1 - card.copy) for card in deck], number % 2, [Plain()] * 2)
        said = [
            [(e.kind, e.seat, e.points, e.name, [c[:2] for c in e.cards]) for e in some] for some in (events, others)
        ]
        assert said[0] == said[1]


class Half(Wild):
    """Plays at random but exchanges and declares as `plain` does."""

    def exchange(self, view):
        """Exchange."""
        return True

    def declare(self, view):
        """Declare what is worth most."""
        return best_declaration(view)[0]


@pytest.mark.slow
@pytest.mark.parametrize("trick", ["any_suit_rank", "suit_led"])
@pytest.mark.parametrize("kind", [Wild, Half])
def test_plain_beats_random_play_by_150_points_a_deal(kind, trick):
    draw, edge, deals = random.Random(7), 0, 1500
    for number in range(deals):
        a, b = totals(
            play_deal(Table(trick=trick), some_deck(draw), number % 2, [Plain(), kind(draw)], some_order(draw))
        )
        edge += a - b
    assert edge / deals > 150


def test_plain_declares_everything():
    draw, made = random.Random(8), Counter()
    for number in range(250):
        made.update(e.name for e in play_deal(Table(), some_deck(draw), number % 2, [Plain()] * 2) if e.name)
    assert set(made) == set(POINTS)


@pytest.mark.parametrize("target", [1000, 2000])
def test_games_end_at_the_target(target):
    draw = random.Random(target)
    for _ in range(6):
        table = Table(target=target, ending=draw.choice(["highest", "elder_first"]))
        winner, scores, deals = play_game(table, (some_deck(draw) for _ in range(60)), 1, [Plain()] * 2)
        assert scores[winner] >= target > min(0, *scores) and len(deals) > 1
        assert [deal[0].seat for deal in deals] == [1 - k % 2 for k in range(len(deals))]
        for deal in deals[:-1]:
            assert deal[-1].kind == "brisques"


@pytest.mark.parametrize(
    "agreed",
    [{"trick": "suit_led"}, {"last_trick": 24}, {"alternative": True}, {"must_trump": False}, {"again": False}],
    ids=lambda agreed: next(iter(agreed)),
)
def test_each_agreement_changes_some_deal_of_plain_players(agreed):
    draw = random.Random(20)
    for number in range(200):
        deck = some_deck(draw)
        usual, other = (play_deal(table, deck, number % 2, [Plain()] * 2) for table in (Table(), Table(**agreed)))
        if totals(usual) != totals(other):
            return
    raise AssertionError("no deal differs")
