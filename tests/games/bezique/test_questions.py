"""What to play and declare: deals under way against the twin's, and answers that must come out."""

import random
from itertools import permutations, product

import pytest

from analyzer.errors import Misuse
from analyzer.games import bezique
from analyzer.games.bezique.asking import model_of, usual_deals
from analyzer.games.bezique.moves import TO_DECLARE, TO_LEAD, beats, cards, declarations
from analyzer.games.bezique.rules import takes
from analyzer.games.bezique.scene import Stage
from analyzer.games.bezique.situation import Situation
from analyzer.games.bezique.table import HELD
from analyzer.games.bezique.variant import Variant
from analyzer.report.table import text

from .against import cards_of, table_agreed
from .naive_cards import PACK
from .naive_plain import Plain
from .naive_play import Deal, Position, dealt, totals
from .sets import LAYOUT, signs

WON = {"hand": "Kh Qh Ah Th Jh Qs 7c", "turn_up": "9h", "stock": 20}
OPENING = {"hand": "Qs Jd Kh Qh Ah 7c 8c 9d", "turn_up": "9h", "stock": 20}
LAST = {"hand": "8c As Jh", "turn_up": "9d", "stock": 0, "theirs": "7h Tc Tc"}
TAKEN, SHARED = {"brisques": "6-7"}, {"brisques": "5-6"}
PLAIN = {"play": "plain", "mine": "plain"}


class Until(Plain):
    """Plays as `plain`, and stops the deal when so many cards have been played."""

    def __init__(self, many):
        self.many = many

    def play(self, view):
        """Play, unless it is time to stop."""
        if sum(event.kind == "play" for event in view.events) == self.many:
            raise StopIteration
        return super().play(view)


def under_way(draw, variant, many):
    """Return a deal of the twin as it lies before a lead."""
    deck = list(PACK)
    draw.shuffle(deck)
    order = "".join(draw.sample("cdhs", 4))
    deal = Deal(dealt(table_agreed(variant), deck, 1, order), [Until(many)] * 2)
    with pytest.raises(StopIteration):
        deal.run()
    return deal


def told_by(deal, seat):
    """Return all that a seat knows of a deal, and the other's hand, as the question takes it; and what is left out."""

    def text(some):
        return " ".join(card.rank + card.suit for card in some)

    declared = {k: [] for k in (0, 1)}
    for event in deal.events:
        if event.kind == "declare":
            declared[event.seat].append(f"{event.name}:{''.join(card.rank + card.suit for card in event.cards)}")
    other = 1 - seat
    played = [card for event in deal.events if event.kind == "play" for card in event.cards]
    return {
        "hand": text(deal.hands[seat] + deal.shown[seat]), "table": text(deal.shown[seat]),
        "theirs": text(deal.hands[other] + deal.shown[other]), "seen": text(played), "stock": len(deal.stock),
        "turn_up": text(deal.stock[-1:]), "declared": declared[seat], "theirs_declared": declared[other],
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(1, 12))
def test_a_deal_under_way_goes_on_as_the_twins(seed):
    """The last two cards face down are all that is not known: in either order, and both are played by the twin."""
    draw, variant = random.Random(seed), Variant(suit_led=seed % 2 == 1)
    deal = under_way(draw, variant, 44)
    seat = next(e.seat for e in reversed(deal.events) if e.kind == "win")
    asked = told_by(deal, seat)
    assert all(len(made) == len(set(made)) for made in deal.made), "which of two twins has served is not told"
    assert asked["stock"] == 4
    situation = Situation.read(variant, **asked)
    stage = Stage(situation, TO_LEAD, [{}], PLAIN, 1)
    found = set()
    for index in range(40):
        layout, lay, table = stage.deal(index)
        hands = [set(c[:2] for c in cards_of(layout, lay.sets[HELD, k])) for k in (0, 1)]
        assert hands[0] == {card[:2] for card in deal.hands[seat] + deal.shown[seat]}
        found.add((int(table.points[:, 0].sum()), int(table.points[:, 1].sum())))
    expected = set()
    rest = deal.stock[:-1]
    for order in map("".join, permutations("cdhs")):
        for stock in permutations(rest):
            again = Position(
                deal.table, deal.dealer, order, deal.trump, [*stock, deal.stock[-1]], deal.hands, deal.shown,
                deal.served, deal.made, seat,
            )  # fmt: skip
            scored = totals(Deal(again, [Plain()] * 2).run())
            expected.add((scored[seat], scored[1 - seat]))
    assert found <= expected


def test_royal_marriage_before_the_sequence_until_it_is_too_late_or_wins():
    def best(**asked):
        score = {"brisques": "5-6"} if "score" in asked else {}
        return bezique.declare(**WON | asked | score, actions="sequence, royal-marriage", deals=16_384).best

    assert best() == ["royal-marriage"] and best(stock=2) == ["sequence"]
    assert best(score="880-940") == ["sequence"] and best(score="0-0") == ["royal-marriage"]


def test_the_chance_of_the_game_is_that_of_games():
    answer = bezique.declare(**WON, **SHARED, score="0-0", actions="none", deals=20_000, precision=0)
    (row,) = answer.actions
    assert 0.6 < row["p_game"] < 0.9 and row["ev"] > 200
    lost = bezique.declare(**WON, **SHARED, score="0-990", actions="none", deals=2000, precision=0).actions[0]
    assert lost["p_game"] < 0.2


def test_declarations_open_to_the_asker():
    def names(**asked):
        return list(declarations(Situation.read(Variant(), **WON | asked)))

    assert names() == ["sequence", "royal-marriage", "none"]
    assert names(declared="royal-marriage:KhQh") == ["sequence", "none"]
    swaps = names(hand="7h Kc Qc Qs Jd 8c 9c", turn_up="Ah")
    assert swaps == ["seven+bezique", "bezique", "seven+marriage-c", "marriage-c", "seven", "none"]
    assert names(hand="7h Kc Qd Qs 8d 8c 9c", turn_up="7h") == ["none"]


def test_cards_open_to_the_asker():
    def names(**asked):
        return list(cards(Situation.read(Variant(), **OPENING | asked)))

    assert len(names()) == 8 and names()[0] == "lead Ah"
    assert names(hand="9c 9c Ah", stock=0, led="8c") == ["play 9c"]
    assert names(hand="9c 7c Ah", stock=0, led="Kc") == ["play 9c", "play 7c"]
    assert names(hand="9d 7s Ah", stock=0, led="Kc") == ["play Ah"]


@pytest.mark.parametrize(
    ("question", "asked", "what"),
    [("declare", WON | {"stock": 0}, "nothing is declared"), ("declare", OPENING, "seven cards"),
     ("declare", WON | {"led": "Ac"}, "no card is led"), ("play", WON, "holds eight"),
     ("play", WON | {"stock": 0, "hand": "", "turn_up": "9h"}, "one to eight"),
     ("play", OPENING | {"method": "exact"}, "not all cards are known"),
        ("declare", WON | {"method": "exact"}, "valued by playing deals"),
     ("play", OPENING | {"actions": "lead Tc"}, "none of"), ("show", {"turn_up": "9h"}, "whole deal"),
     ("show", WON | {"score": "10-20"}, "without the game"), ("play", OPENING | {"play": "bold"}, "none of"),
     ("play", OPENING | {"worlds": 8}, "nobody imagines"), ("show", WON | {"worlds": 8}, "nobody imagines"),
     ("play", OPENING | {"mine": "search", "worlds": 0}, "worlds are"), ("session", {"worlds": 8}, "nobody imagines"),
     ("melds", OPENING | {"worlds": 8}, "nobody plays"),
     ("play", LAST | {"worlds": 8}, "at their best"),
     ("play", LAST | TAKEN | {"score": "0-0", "worlds": 8}, "nobody imagines"),
     ("play", LAST | TAKEN | {"score": "0-0", "method": "exact"}, "may go on after this deal"),
     ("melds", OPENING | {"draws": "1 10"}, "from 1 to 9"), ("melds", OPENING | {"draws": "0"}, "from 1 to 9"),
     ("melds", WON | {"stock": 2, "draws": "1"}, "none is left"),
     ("melds", OPENING | {"draws": "1", "method": "simulate"}, "the whole stock"),
     ("play", OPENING | {"led": "Tc", "actions": "play Ac"}, "'play Ac' is none of"),
     ("play", LAST | {"actions": ""}, "one or several of lead 8c"),
     ("play", OPENING | {"actions": ""}, "one or several of lead Ah"),
     ("declare", WON | {"actions": ""}, "one or several"),
     *((question, {"hand": WON["hand"], "stock": 20}, "turned for trumps") for question in ("declare", "play", "show")),
     *((question, {"turn_up": "9h"}, "not played") for question in ("declare", "play", "melds")),
     ("show", WON | {"action": ""}, "none of"), ("play", {}, "not played")],
)  # fmt: skip
def test_what_cannot_be_asked(question, asked, what):
    with pytest.raises(Misuse, match=what):
        getattr(bezique, question)(**asked)


def test_a_game_that_is_lost_by_every_card_is_told_by_its_chance():
    answer = bezique.play(**LAST, **TAKEN, score="990-990", method="simulate", deals=200)
    shown = text(answer, 120)
    assert "p_game" in shown and "bring the same p_game in every deal" in shown
    assert "too many worlds" not in shown and answer.method["why"].startswith("all cards are known")


def test_declarations_as_they_come_in_play():
    asked = {**OPENING, "stock": 40, "method": "simulate", "deals": 20_000}
    rows = {row["action"]: row for row in bezique.melds(**asked).actions}
    exact = {row["action"]: row for row in bezique.melds(**OPENING | {"stock": 40}).actions}
    for name, row in rows.items():
        assert row["p_declared"] < exact[name]["p_end"] + 0.02, "what is declared must come"
    assert rows["bezique"]["p_declared"] > 0.95


def test_several_hands_make_one_frame():
    hands = ["Kh Qh Ah Th Jh Qs 7c", "Kc Qc Ah Th Jh Qs 7c"]
    frame = bezique.declare(hand=hands, turn_up="9h", stock=20, deals=2000)
    assert list(frame["hand"].unique()) == hands and set(frame["action"]) >= {"sequence", "marriage-c", "none"}


def test_the_same_with_any_number_of_threads_where_one_searches():
    asked = {**WON, "stock": 6, "play": "search", "deals": 50, "actions": "sequence, none"}
    one, two = (bezique.declare(**asked, threads=threads).to_json() for threads in (1, 2))
    assert one == two


def test_a_seat_searches_over_as_many_worlds_as_are_asked_for():
    asked = {**WON, "stock": 6, "play": "search", "deals": 20, "precision": 0, "actions": "none"}
    few, usual, told = (bezique.declare(**asked, **how) for how in ({"worlds": 1}, {}, {"worlds": 48}))
    assert usual.to_json() == told.to_json() and usual.model["worlds"] == 48 and few.model["worlds"] == 1
    assert few.actions != usual.actions


def test_fewer_deals_where_each_takes_long():
    situation, game = Situation.read(Variant(), **WON), Situation.read(Variant(game=4000), **WON, **SHARED, score="0-0")
    assert usual_deals(model_of(None, None), situation) == 12_288
    assert usual_deals(model_of(None, None), game) == 2048
    assert usual_deals(model_of("book", "search"), game) == 1024


@pytest.mark.parametrize(
    ("asked", "sure"),
    [({"led": "Ac"}, {"play Ah": 1, "play Kh": 1, "play Qh": 1, "play 8c": 0, "play Qs": 0}),
     ({"led": "Js"}, {"play Jd": 0, "play Qs": 1, "play 9d": 0}), ({}, {"lead Ah": 1}),
     ({"led": "Js", "suit_led": True}, {"play Kh": 1, "play Jd": 0, "play Qs": 1, "play 9d": 0})],
)  # fmt: skip
def test_a_trick_that_is_sure_is_told_as_such(asked, sure):
    rows = {row["action"]: row for row in bezique.play(**OPENING | asked, deals=2000).actions}
    assert {name: rows[name]["p_trick"] for name in sure} == sure
    assert not any("p_trick_low" in row or "p_trick_high" in row for row in rows.values())
    if "led" not in asked:
        assert all(0 < row["p_trick"] < 1 for name, row in rows.items() if name != "lead Ah")


def test_beating_is_as_the_law_has_it():
    for second, first in product(range(64), repeat=2):
        for suit_led in (False, True):
            if second % 16 < 8 and first % 16 < 8:
                sets = [LAYOUT.copies([(card, 0)]) for card in (second, first)]
                assert beats(second, first, 2, suit_led) == takes(*sets, signs().trumps, suit_led)


def test_what_wins_the_game_at_once_wins_it():
    def sure(question, **asked):
        rows = getattr(bezique, question)(**asked, deals=500).actions
        return {row["action"] for row in rows if row["p_game"] == 1 and "p_game_low" not in row}

    assert sure("declare", **WON, **SHARED, score="760-0") == {"sequence"}
    swaps = {"hand": "7h Kc Qc Qs Jd 8c 9c", "turn_up": "Ah", "stock": 20}
    assert sure("declare", **swaps, **SHARED, score="950-0") == {"seven+bezique"}
    seven = OPENING | {"hand": "Qs Jd Kh Qh 7h 7c 8c 9d"}
    assert sure("play", **seven, **SHARED, score="990-990") == {"lead 7h"}
    assert not sure("play", **seven, **SHARED, score="980-990")
    ten = {row["action"]: row for row in bezique.declare(**swaps, **SHARED, score="990-0", deals=50).actions}
    assert ten["seven+bezique"]["ev"] == ten["seven"]["ev"] == 10 and ten["seven"]["low"] == 10, "nothing follows"


def test_two_numbers_for_a_score():
    one, two = (bezique.declare(**WON, **SHARED, score=score, deals=500).to_json() for score in ("880-940", (880, 940)))
    assert one == two


@pytest.mark.parametrize(("brisques", "live"), [("0-0", 14), ("7-6", 1), ("4-4", 6), ("7-7", 0)])
def test_worlds_have_as_many_aces_and_tens_as_are_left(brisques, live):
    """So many of the 26 places, seven of them the other's hand, hold an ace or ten: each as likely as any."""
    situation = Situation.read(Variant(), **WON, score="0-0", brisques=brisques)
    stage, held, hands = Stage(situation, TO_DECLARE, [{}], PLAIN, 1), 0, 1500
    for index in range(hands):
        layout, before, _ = stage.deal(index)
        hand = [card for card in cards_of(layout, before.sets[HELD, 1]) if card.rank in "AT"]
        stock = [card for one in before.stock[28:47] for card in cards_of(layout, one) if card.rank in "AT"]
        assert len(hand) + len(stock) == live
        held += len(hand)
    mean, spread = 7 * live / 26, (7 * (live / 26) * (1 - live / 26) * 19 / 25) ** 0.5  # hypergeometric
    assert abs(held / hands - mean) <= 4 * spread / hands**0.5


def test_what_a_deal_shares_out_is_what_is_left():
    row = bezique.declare(**WON, score="0-0", brisques="7-6", actions="none", deals=500, game=4000).actions[0]
    assert 0 <= row["brisques"] <= 30, "two held and one more"
