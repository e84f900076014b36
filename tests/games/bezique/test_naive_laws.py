"""Every law of Bezique, as `naive` numbers them, on a position or a deal laid out for it."""

import random

import pytest

from .cases import Scripted, laid, look, of, some_deck
from .naive import last_winner, play_game, winner_of
from .naive_cards import PACK, RANKS, SUITS, Table, cards, wins
from .naive_declaring import every_way, legal_declarations, serve
from .naive_plain import Plain
from .naive_play import Deal, dealt, play_deal, totals
from .naive_view import duty, legal_plays, may_exchange
from .naive_wild import Wild


def card(name):
    return cards(name)[0]


def takes(text, trump="h", trick="any_suit_rank"):
    """Whether the second card takes the trick; twins if it is the same."""
    led, answer = cards(text)
    return wins(answer, led, trump, trick == "suit_led")


def may(view):
    """Name what may be declared, with the cards laid."""
    return {name: " ".join(map(repr, way)) for name, way in legal_declarations(view).items()}


def quiet(plays="", says=(), exchanges=False, seed=1):
    """Play what is named, say what is named, and the rest at random in silence."""
    return Scripted(plays, says, Wild(random.Random(seed)), exchanges)


def kinds(events, *names):
    return [(e.kind, e.seat, e.points) for e in events if e.kind in names]


def test_twin_law_1_two_packs_of_32_ten_below_the_ace():
    assert len(set(PACK)) == 64 and {c.rank for c in PACK} == set("789TJQKA") and RANKS == "789JQKTA"
    assert [takes(f"{low}c {high}c") for low, high in zip(RANKS, RANKS[1:], strict=False)] == [True] * 7


def test_twin_law_2_three_two_three_and_the_seventeenth_turned():
    deck = some_deck(random.Random(1))
    deal = dealt(Table(), deck, 0)
    assert deal.hands[1] == deck[0:3] + deck[6:8] + deck[10:13]
    assert deal.hands[0] == deck[3:6] + deck[8:10] + deck[13:16]
    assert (
        deal.stock[-1] == deck[16]
        and deal.trump == deck[16].suit
        and len(deal.stock) == 48
        and deal.stock[0] == deck[17]
    )


SPARE = ("Ac Ac 9c 9c Jc Jc 8d 8d", "7c 7c 8c 8c 9d 9d Jd Jd")  # elder takes tricks as he likes


@pytest.mark.parametrize(("turn_up", "points"), [("7h", 10), ("9h", 0)])
def test_twin_law_3_dealer_scores_for_a_seven_turned(turn_up, points):
    events = play_deal(Table(), laid(*SPARE, turn_up, ""), 1, [quiet(), quiet()])
    assert kinds(events, "turn-up") == [("turn-up", 1, points)]


def test_twin_law_4_elder_leads_then_the_winner():
    events = play_deal(Table(), laid(*SPARE, "9h", ""), 1, [quiet("8d Ac"), quiet("Jd 7c")])
    plays = [(e.seat, e.cards[0][:2]) for e in events if e.kind == "play"]
    assert plays[:2] == [(0, ("8", "d")), (1, ("J", "d"))] and plays[2] == (1, ("7", "c"))
    winners, leads = [e.seat for e in events if e.kind == "win"], [e for e in events if e.kind == "play"][::2]
    assert [lead.seat for lead in leads] == [0, *winners[:-1]]


def test_twin_law_5_any_card_may_be_played_while_there_is_stock():
    view = look("Kh 7c 9s", "Qh", led=card("9c"))
    assert len(legal_plays(view)) == 4


@pytest.mark.parametrize(
    ("text", "ranked", "by_suit"),
    [
        ("9c Tc", True, True), ("Tc 9c", False, False), ("Ac 7h", True, True), ("7h As", False, False),
        ("7h 8h", True, True), ("9c Td", True, False), ("Kc Qs", False, False), ("7s Ad", True, False),
    ],
)  # fmt: skip
def test_twin_law_6_who_takes_in_the_stock_phase(text, ranked, by_suit):
    assert takes(text) is ranked and takes(text, trick="suit_led") is by_suit


@pytest.mark.parametrize("text", ["9c 9c", "9c 9s", "Ah Ah"])
def test_twin_law_7_of_equals_the_first_takes(text):
    assert not takes(text) and not takes(text, trick="suit_led")


def test_twin_law_8_winner_draws_first_and_loser_the_card_face_up():
    events = play_deal(Table(), laid(*SPARE, "9h", "Ks Qs"), 1, [quiet("Ac"), quiet("7c")])
    draws = [e for e in events if e.kind == "draw"]
    assert [(e.seat, e.cards[0][:2]) for e in draws[:2]] == [(0, ("K", "s")), (1, ("Q", "s"))]
    winner = [e.seat for e in events if e.kind == "win"][23]
    assert (draws[46].seat, draws[47].seat) == (winner, 1 - winner) and draws[47].cards[0][:2] == ("9", "h")


def test_twin_law_9_the_winner_declares_once_a_trick_until_the_last_draw():
    class Counts(Plain):
        asked = 0

        def declare(self, view):
            Counts.asked += 1
            assert view.stock >= 2
            return super().declare(view)

    draw = random.Random(4)
    for number in range(20):
        events = play_deal(Table(), some_deck(draw), number % 2, [Counts()] * 2)
        turns = "".join({"declare": "d", "win": "w"}.get(e.kind, "") for e in events)
        assert "dd" not in turns and "d" not in turns[turns.rindex("w" * 8) + 1 :]
    assert Counts.asked
    assert every_way(look("Kc Qc", stock=0)) == {} and every_way(look("Kc Qc", stock=2))


def test_twin_law_9_after_trick_24_it_is_still_allowed():
    draw, late = random.Random(11), 0
    for number in range(60):
        events = play_deal(Table(), some_deck(draw), number % 2, [Wild(draw, 0)] * 2)
        at = [k for k, e in enumerate(events) if e.kind == "win"][23]
        late += any(e.kind == "declare" for e in events[at : at + 4])
    assert late


def test_twin_law_10_cards_lie_open_and_may_be_played_and_no_played_card_counts():
    elder = "Kc Qc Ac Ac 7d 8d 9d 9d"
    a = quiet("Ac Kc Ac", ["marriage-c"])
    start = dealt(Table(), laid(elder, "7c 7c 8c 8c 7s 7s 8s 8s", "9h", "Kd Jd Jd Td"), 1)
    deal = Deal(start, [a, quiet("7c 8c 7c")])
    deal.run()
    declared = next(e for e in deal.events if e.kind == "declare")
    assert {c[:2] for c in declared.cards} == {("K", "c"), ("Q", "c")}
    assert ("K", "c") in [e.cards[0][:2] for e in deal.events if (e.kind, e.seat) == ("play", 0)][:2]
    assert may(look("Qc", "Kd")) == {}
    view = look("", "Kc Qc Kd Kh Ks", served={"quartet": "Kc Kd Kh Ks"})
    assert may(view) == {"marriage-c": "Kc.0 Qc.0"}  # wholly from the table


def test_twin_law_11_marriages_and_the_sequence():
    assert list(may(look("Kc Qc"))) == ["marriage-c"] and list(may(look("Kh Qh"))) == ["royal-marriage"]
    assert list(may(look("Ah Th Kh Qh Jh"))) == ["sequence", "royal-marriage"]
    assert may(look("Ac Tc Kc Jc 7h")) == {} and may(look("Kc Qd")) == {}


def test_twin_law_12_bezique_and_double_bezique():
    assert list(may(look("Qs Jd"))) == ["bezique"]
    assert list(may(look("Qs Jd", "Qs Jd"))) == ["double-bezique", "bezique"]
    assert may(look("Qs Qs Jd Jh"))["bezique"] == "Qs.0 Jd.0" and "double-bezique" not in may(look("Qs Qs Jd Jh"))


@pytest.mark.parametrize(("trump", "cards_held"), [("s", "Qc Jh"), ("d", "Qc Jh"), ("h", "Qs Jd"), ("c", "Qs Jd")])
def test_twin_law_12_the_alternative_bezique(trump, cards_held):
    table = Table(alternative=True)
    assert "bezique" in may(look(cards_held, trump=trump, table=table))
    assert "bezique" not in may(look("Qs Jd" if cards_held == "Qc Jh" else "Qc Jh", trump=trump, table=table))
    assert "bezique" not in may(look("Qc Jh", trump=trump))


@pytest.mark.parametrize(
    "name, rank", [("four-aces", "A"), ("four-kings", "K"), ("four-queens", "Q"), ("four-knaves", "J")]
)
def test_twin_law_13_four_of_a_rank(name, rank):
    assert name in may(look(" ".join(f"{rank}{suit}" for suit in "cdhs")))
    assert name in may(look(f"{rank}c {rank}c {rank}d {rank}d")) and name not in may(look(f"{rank}c {rank}c {rank}h"))
    assert may(look("Tc Td Th Ts 9c 9d 9h 9s")) == {}


def test_twin_law_14_a_card_serves_in_each_class():
    view = look("Jd", "Qs Ks Qd Qh Qc", served={"married": "Qs Ks", "quartet": "Qs Qd Qh Qc"})
    assert may(view) == {"bezique": "Qs.0 Jd.0"}
    view = look("Kd Qd Td Ad", "Jd Qs", trump="d", served={"beziqued": "Jd Qs"})
    assert list(may(view)) == ["sequence", "royal-marriage"]
    view = look("Th Kh Qh Jh", "Ah Ac Ad As", served={"quartet": "Ah Ac Ad As"})
    assert "sequence" in may(view) and "four-aces" not in may(view)


def test_twin_law_15_no_king_or_queen_is_married_twice():
    assert may(look("Qc", "Kc Qc", served={"married": "Kc Qc.1"})) == {}
    assert may(look("Qc Kc", "Kc Qc", served={"married": "Kc.1 Qc.1"})) == {"marriage-c": "Kc.0 Qc.0"}


def test_twin_law_15_marriage_then_sequence_but_no_marriage_after():
    view = look("Ah Th Jh", "Kh Qh", served={"married": "Kh Qh"})
    assert list(may(view)) == ["sequence"]
    view = look("Qh", "Ah Th Kh Qh Jh", served={"sequenced": "Ah Th Kh Qh.1 Jh"})
    assert may(view) == {}  # a fresh queen to the king of the sequence
    view = look("Kh Qh", "Ah Th Kh Qh Jh", served={"sequenced": "Ah Th Kh.1 Qh.1 Jh"})
    assert may(view) == {"royal-marriage": "Kh.0 Qh.0"}
    served = look("Kh Qh").served
    serve("sequence", cards("Ah Th Kh Qh Jh"), served)
    assert len(served["sequenced"]) == 5 and not served["married"]


def test_twin_law_16_forty_and_five_hundred_or_forty_and_forty_but_no_more():
    after_one = look("Qs Jd", "Qs Jd", served={"beziqued": "Qs.1 Jd.1"})
    assert may(after_one) == {"double-bezique": "Qs.0 Qs.1 Jd.0 Jd.1", "bezique": "Qs.0 Jd.0"}
    assert may(look("Jd", "Qs Jd", served={"beziqued": "Qs Jd.1"})) == {}  # the queen has served
    assert may(look("", "Qs Qs Jd Jd", served={"beziqued": "Qs Jd"})) == {}
    served = look("Qs").served
    serve("double-bezique", cards("Qs Qs Jd Jd"), served)
    assert len(served["beziqued"]) == 4


def test_twin_law_17_four_kings_none_of_which_has_served():
    three = look("Kc", "Kd Kh Ks", served={"quartet": "Kd Kh Ks"})
    assert may(three) == {}
    fresh = look("Kc Kd Kh Ks", "Ks", served={"quartet": "Ks.1"})
    assert may(fresh) == {"four-kings": "Kc.0 Kd.0 Kh.0 Ks.0"}


@pytest.mark.parametrize("name", ["four-kings", "royal-marriage", "marriage-c", "sequence"])
def test_twin_law_18_a_second_set_of_fresh_cards_by_agreement(name):
    held = {"four-kings": "Kc Kd Kh Ks", "marriage-c": "Kc Qc", "royal-marriage": "Kh Qh", "sequence": "Ah Th Kh Qh Jh"}
    assert name in may(look(held[name], made=(name,)))
    assert name not in may(look(held[name], made=(name,), table=Table(again=False)))


def test_twin_law_18_leaves_bezique_and_other_suits_alone():
    table = Table(again=False)
    assert "bezique" in may(look("Qs Jd", "Qs Jd", served={"beziqued": "Qs.1 Jd.1"}, made=("bezique",), table=table))
    assert "marriage-d" in may(look("Kd Qd", made=("marriage-c",), table=table))


def test_twin_law_19_the_winner_exchanges_and_declares_without_the_card_he_got():
    assert may_exchange(look("7h")) and not may_exchange(look("7c")) and not may_exchange(look("7h", stock=0))
    assert not may_exchange(look("7h", turn_up=cards("7h 7h")[1]))
    assert may(look("Kh Qh", taken="Qh")) == {} and may(look("Kc Qc Qh", taken="Qh")) == {"marriage-c": "Kc.0 Qc.0"}
    elder = "Ac Kc Qc Kh 7h 8c 8c 9c"
    for says in (["marriage-c"], [None]):
        a = quiet("Ac", says, exchanges=True)
        events = play_deal(Table(), laid(elder, "7c 7c 8d 8d 7s 7s 8s 8s", "Qh", ""), 1, [a, quiet("7c")])
        assert kinds(events, "exchange") == [("exchange", 0, 10)]
        assert len(kinds(events, "declare")) == len([s for s in says if s])
        assert [e for e in events if e.kind == "draw"][-1].cards[0][:2] == ("7", "h")


def test_twin_law_19_the_loser_of_a_trick_does_not_exchange():
    b = quiet("7c", exchanges=True)
    deck = laid("Ac Kc Qc Kh 9d 8c 8c 9c", "7c 7h 8d 8d 7s 7s 8s 8s", "Qh", "")
    events = play_deal(Table(), deck, 1, [quiet("Ac"), b])
    at = next(k for k, e in enumerate(events) if e.kind == "draw")
    assert not kinds(events[:at], "exchange")


def test_twin_law_20_a_seven_of_trumps_played_scores_win_or_lose_but_not_late():
    deck = laid("7h Kc Qc Kh 9d 8c 8c 9c", "Ah 7h 8d 8d 7s 7s 8s 8s", "Qh", "")
    events = play_deal(Table(), deck, 1, [quiet("7h"), quiet("Ah 7h")])
    assert sum(e.points for e in events if e.kind == "play") == 20
    hold = laid("7h 9s 9c Kh 9d 8c 8c 9c", "Ah 7h 8d 8d 7s 7s 8s 8s", "Qh", "")
    late = play_deal(Table(), hold, 1, [Keeps(), Keeps()])
    assert sum(e.points for e in late if e.kind == "play") == 0


class Keeps(Plain):
    """Keeps the seven of trumps as long as the law lets him."""

    def exchange(self, view):
        return False

    def play(self, view):
        legal = legal_plays(view)
        return next((c for c in legal if c[:2] != ("7", view.trump)), legal[0])


@pytest.mark.parametrize(
    ("held", "led", "left"),
    [
        ("7c 9c Kh", "8c", "9c"), ("7c 8c Kh", "9c", "7c 8c"), ("7s Kh 9h", "9c", "Kh 9h"), ("7s Kd", "9c", "7s Kd"),
        ("8h Kh Ac", "Qh", "Kh"), ("Kh As", "Ah", "Kh"), ("9c Kh", "9c", "9c"), ("9c Tc Ac", "Kc", "Tc Ac"),
    ],
)  # fmt: skip
def test_twin_law_21_follow_win_trump(held, led, left):
    view = look(held, stock=0, led=cards(f"{led} {led}")[1])
    assert legal_plays(view) == of(left, view.cards)


def test_twin_law_21_trumping_by_agreement_only():
    held = cards("7s Kh 9h")
    assert duty(Table(must_trump=False), "h", card("9c"), held) == held
    assert duty(Table(), "h", card("9c"), held) == held[1:]


def test_twin_law_21_table_cards_return_to_the_hand():
    draw = random.Random(12)
    deal = Deal(dealt(Table(), some_deck(draw), 0), [Wild(draw), Wild(draw)])
    deal.run()
    assert deal.made != [[], []] and deal.shown == [[], []]


def test_twin_law_22_in_the_last_eight_a_card_of_another_suit_takes_nothing():
    draw, seen = random.Random(13), 0
    for number in range(30):
        deal = Deal(dealt(Table(), some_deck(draw), number % 2), [Wild(draw), Wild(draw)])
        deal.run()
        plays, winners = (
            [e for e in deal.events if e.kind == "play"][48:],
            [e for e in deal.events if e.kind == "win"][24:],
        )
        for led, answer, winner in zip(plays[::2], plays[1::2], winners, strict=True):
            if answer.cards[0].suit not in (led.cards[0].suit, deal.trump):
                assert winner.seat == led.seat
                seen += answer.cards[0].rank == "A" != led.cards[0].rank
    assert seen


@pytest.mark.parametrize("last", [32, 24])
def test_twin_law_23_the_last_trick(last):
    draw = random.Random(14)
    events = play_deal(Table(last_trick=last), some_deck(draw), 1, [Wild(draw), Wild(draw)])
    at = next(k for k, e in enumerate(events) if e.kind == "last-trick")
    assert events[at].points == 10 and events[at - 1] == ("win", events[at].seat, (), 0, "")
    assert sum(e.kind == "win" for e in events[:at]) == last


def test_twin_law_24_aces_and_tens_count_ten_each_elder_first():
    draw = random.Random(15)
    events = play_deal(Table(), some_deck(draw), 0, [Wild(draw), Wild(draw)])
    assert [e.seat for e in events[-2:]] == [1, 0] and sum(e.points for e in events[-2:]) == 160
    assert all(e.points % 10 == 0 for e in events)


@pytest.mark.parametrize("target", [1000, 2000, 4000])
def test_twin_law_25_the_game_and_the_deal_in_turn(target):
    draw = random.Random(16)
    winner, scores, deals = play_game(Table(target=target), (some_deck(draw) for _ in range(99)), 0, [Plain()] * 2)
    assert scores[winner] >= target and [deal[0].seat for deal in deals[:3]] == [0, 1, 0]


def test_twin_law_26_a_declaration_ends_the_game_at_once_but_not_brisques():
    deck = laid("Ac Kc Qc Kh 9d 8c 8c 9c", "7c 7h 8d 8d 7s 7s 8s 8s", "9h", "")
    events = play_deal(Table(), deck, 1, [quiet("Ac", ["marriage-c"]), quiet("7c")], scores=[980, 0])
    assert (events[-1].kind, events[-1].name, len(events)) == ("declare", "marriage-c", 5)
    turned = play_deal(Table(), laid(*SPARE, "7h", ""), 1, [quiet(), quiet()], scores=[0, 990])
    assert len(turned) == 1
    assert len(play_deal(Table(), laid(*SPARE, "7h", ""), 1, [quiet(), quiet()])) > 100
    draw = random.Random(17)
    seen = play_deal(Table(), some_deck(draw), 1, [Keeps(), Keeps()], scores=[990, 0])
    assert seen[-1].kind in ("last-trick", "declare") or totals(seen)[0] == sum(
        e.points for e in seen[-2:] if not e.seat
    )


def test_twin_law_26_brisques_are_counted_for_both_whoever_is_there():
    draw = random.Random(19)
    events = play_deal(Table(), some_deck(draw), 1, [Keeps(), Keeps()], scores=[0, 0])
    scores = [990 - totals(events)[0] + events[-2].points, 990 - totals(events)[1] + events[-1].points]
    again = play_deal(Table(), some_deck(random.Random(19)), 1, [Keeps(), Keeps()], scores=scores)
    assert again == events and min(events[-2].points, events[-1].points) >= 10


def test_twin_law_26_is_part_of_a_game():
    deck = laid("Ac Kc Qc Kh 9d 8c 8c 9c", "7c 7h 8d 8d 7s 7s 8s 8s", "7h", "")
    decks, players = [deck] * 100, [quiet(), quiet()]
    winner, scores, deals = play_game(Table(), decks, 1, players)
    assert max(scores) >= 1000 and len(deals) < 100 and winner in (0, 1)


@pytest.mark.parametrize(
    ("before", "scores", "ending", "winner"),
    [
        ((900, 900), (990, 970), "highest", None), ((900, 900), (1000, 970), "highest", 0),
        ((930, 940), (1010, 1020), "highest", 1), ((950, 930), (1000, 1040), "highest", 0),
        ((940, 940), (1010, 1030), "highest", 1), ((1000, 0), (1000, 0), "highest", 0),
        ((930, 960), (1010, 1040), "elder_first", 0), ((900, 960), (980, 1040), "elder_first", 1),
    ],
)  # fmt: skip
def test_twin_law_27_who_wins_when_both_are_there(before, scores, ending, winner):
    assert winner_of(Table(ending=ending), before, scores, dealer=1, last=1) is winner


def test_twin_law_27_equal_before_the_brisques_goes_to_the_last_trick():
    assert [winner_of(Table(), (940, 940), (1020, 1020), 1, last) for last in (0, 1)] == [0, 1]
    draw = random.Random(18)
    events = play_deal(Table(), some_deck(draw), 1, [Wild(draw), Wild(draw)])
    assert last_winner(events) == next(e.seat for e in events if e.kind == "last-trick")
    assert sum(totals(events)) == sum(e.points for e in events)


def test_which_twins_are_laid():
    view = look("Qs Ks", "Qs Jd", served={"beziqued": "Qs.1 Jd"})
    assert may(view)["marriage-s"] == "Ks.0 Qs.1"  # the worn one first
    view = look("Kc Kd Ks", "Kh Ks Qs", order="shdc", served={"married": "Ks.1 Qs"})
    assert sorted(may(view)["four-kings"].split()) == ["Kd.0", "Kh.0", "Ks.0", "Ks.1"]
    view = look("", "Kh Kh Qh Qh Ah Th Jh", served={"married": "Kh.1 Qh.0", "quartet": "Kh.0"})
    assert may(view)["sequence"] == "Ah.0 Th.0 Kh.1 Qh.0 Jh.0" and may(view)["royal-marriage"] == "Kh.0 Qh.1"


def test_suits_and_ranks_are_those_of_the_pack():
    assert [c for c in PACK if c.suit == SUITS[-1]][-1] == ("A", "s", 1)
