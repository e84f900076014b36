"""Which card to play: against brute force over every world, and what an answer must be."""

from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest

from analyzer.answer import Answer
from analyzer.core.jit import OFF
from analyzer.errors import Misuse
from analyzer.games.ecarte.playing.moment import Moment
from analyzer.games.ecarte.playing.strength import balance
from analyzer.games.ecarte.playing.worlds import worlds_of
from analyzer.games.ecarte.questions import play, strength
from analyzer.games.ecarte.variant import Variant

from ..naive_cards import beats
from ..naive_dummy import most_tricks
from .laid import moments

USUAL = {"hand": "Jh 7d 8c 9c", "turn_up": "9h", "said": "propose refuse", "played": "Qs Ts / Jc"}


def brute(asked, card):
    """Count over all worlds of any opponents the asker's tricks after a card, perfect play by brute force."""
    moment = Moment.read(Variant(), **asked)
    pack, trump = moment.variant.cards, moment.variant.cards.name(moment.turn_up)[1]
    mine = [pack.name(c) for c in moment.hand if pack.name(c) != card]
    won, counts = moment.turn.past.winners.count(moment.seat), Counter()
    worlds, _ = worlds_of(moment, {"opponents": "any", "play": "double-dummy"})
    for hand in worlds.theirs:
        theirs = pack.names(moment.layouts[0].cards(hand))
        if moment.turn.past.led is None:
            counts[won + most_tricks([mine, theirs], trump, led=card)] += 1
        else:
            takes = beats(card, pack.name(moment.turn.past.led), trump)
            counts[won + takes + most_tricks([mine, theirs], trump, leader=0 if takes else 1)] += 1
    return [counts[k] for k in range(6)], moment


def test_cards_against_brute_force():
    for asked, *_ in islice(moments(40, 9, wild=True), 4 if OFF else 40):
        if len(asked["hand"].split()) > (2 if OFF else 3):
            continue
        answer = play(**asked, opponents="any", play="double-dummy")
        for row in answer.actions:
            counts, moment = brute(asked, row["action"].split()[1])
            assert [row["counts"][f"tricks_{k}"] for k in range(6)] == counts
            points = balance(Variant(), moment.seat, moment.talk.loose)
            mean = Fraction(sum(n * p for n, p in zip(counts, points, strict=True)), sum(counts))
            assert row["ev"] == float(mean) and row["p_point"] == sum(counts[3:]) / sum(counts)


@pytest.mark.skipif(OFF, reason="many worlds")
@pytest.mark.parametrize("how", [
    {"play": "double-dummy"}, {"play": "plain"}, {"play": "plain", "mine": "double-dummy"}, {"play": "book"},
])  # fmt: skip
def test_the_first_lead_is_worth_what_strength_says(how):
    hand = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}
    found = play(**hand, said="play", opponents="any", **how).actions
    wanted = {row["action"]: row for row in strength(**hand, **how).actions}
    orders = 6 if "plain" in how.values() or "book" in how.values() else 1
    for row in found:
        counts = wanted[row["action"]]["counts"]
        assert row["p_point"] == counts["point"] / counts["worlds"]
        assert row["counts"]["worlds"] == 65780 * orders and row["counts"]["tricks_5"] == counts["vole"]


@pytest.mark.skipif(OFF, reason="many worlds")
def test_the_form_of_an_answer():
    answer = play(**USUAL)
    assert answer.question == "ecarte.play" and answer.situation["seat"] == 2
    assert answer.model == {"opponents": "book", "play": "plain"} and answer.method["kind"] == "exact"
    assert [row["action"] for row in answer.actions] == ["play 9c", "play 8c"] and answer.verdict == "identical"
    assert 0 < answer.method["p_said"] < 1
    assert Answer.from_json(answer.to_json()) == answer
    told = {key: value for key, value in answer.variant.items() if key != "name"}
    assert play(**answer.situation, **told, **answer.model).to_json() == answer.to_json()
    assert "Such a player would say" in str(answer)


@pytest.mark.skipif(OFF, reason="many deals")
def test_sampled_agrees_with_exact():
    asked = USUAL | {"hand": "Jh Kd 7d 8c 9c", "played": "Qs"}
    exact = {row["action"]: row for row in play(**asked).actions}
    for row in play(**asked, method="simulate", deals=100_000, precision=0).actions:
        assert abs(row["ev"] - exact[row["action"]]["ev"]) < 4 * row["stderr"] + 1e-12
    blind = play(**asked, play="pimc", deals=200)
    assert blind.method["deals"] == 200 and blind.model["worlds"] == 20


@pytest.mark.skipif(OFF, reason="many deals")
@pytest.mark.parametrize("how", [{}, {"play": "pimc", "deals": 200}, {"method": "simulate", "deals": 5000}])
def test_threads_and_suits_change_nothing(how):
    asked = {"hand": "7h 8h Ks Qs Ah", "turn_up": "9h", "dead": "7c 8c 7d", "said": "propose accept draw-3 draw-3"}
    rename = str.maketrans("cdhs", "shcd")
    other = {k: v if k == "said" else v.translate(rename) for k, v in asked.items()}
    how = {"deals": 5000} | how
    rows = {row["action"]: row for row in play(**asked, **how, threads=1).actions}
    assert {row["action"]: row for row in play(**asked, **how, threads=2).actions} == rows
    for row in play(**other, **how).actions:
        verb, card = row["action"].split()
        (same,) = [a for a in rows if a.split()[1].translate(rename) == card]
        assert {k: v for k, v in row.items() if k != "action"} == {k: v for k, v in rows[same].items() if k != "action"}


@pytest.mark.skipif(OFF, reason="many deals")
def test_the_score_decides():
    answer = play(**USUAL | {"hand": "Jh Kd 7d 8c 9c", "played": "Qs"}, score="3-3")
    assert all(0 < row["p_game"] < 1 for row in answer.actions)
    lead = play(hand="Qh Ah 7h Ks Kd", turn_up="9h", said="play", score="4-4")
    assert all(row["p_game"] == pytest.approx(row["p_point"], abs=1e-9) for row in lead.actions), "a point is the game"
    assert "p_game" in lead.edge


def test_who_has_the_game_needs_no_card():
    answer = play(**USUAL, king="elder", score="2-4")
    assert answer.over and answer.actions is None


@pytest.mark.parametrize(("asked", "name"), [
    ({"play": "perfect"}, "play"), ({"opponents": "wild"}, "opponents"), ({"worlds": 5}, "worlds"), ({"xyzzy": 1}, ""),
    ({"play": "pimc", "method": "exact"}, "method"), ({"method": "guess"}, "method"), ({"deals": 0}, "deals"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        play(**USUAL | asked)
    assert refusal.value.name == name


@pytest.mark.skipif(OFF, reason="many worlds")
def test_words_that_the_usual_opponents_never_say_tell_nothing():
    asked = {"hand": "Kh Qh Jh Ah Th", "turn_up": "9h", "said": "propose refuse", "opponents": "plain"}
    with pytest.raises(Misuse):
        play(**asked)
    usual = {"hand": "7h 8h Ks Qs Ah", "turn_up": "9h", "dead": "7c 8c 7d", "said": "propose accept draw-3 draw-2"}
    assert play(**usual).model["opponents"] == "any", "a dealer who goes by the book refuses with two to throw"


@pytest.mark.skipif(OFF, reason="many worlds")
def test_a_king_that_may_be_marked_counts():
    asked = {"hand": "Kh 7d 8c 9c Qs", "turn_up": "9h", "said": "play"}
    marked, kept = play(**asked), play(**asked, king="keep")
    for one, other in zip(marked.actions, kept.actions, strict=True):
        assert one["ev"] == pytest.approx(other["ev"] + 1) and one["p_point"] == other["p_point"]
    assert "marks the king of trumps now" in str(marked) and "keeps the king of trumps secret" in str(kept)
    assert play(**marked.situation, **marked.model).to_json() == marked.to_json()
    scored = [play(**asked, score="2-3", **how).actions for how in ({}, {"king": "elder"}, {"king": "keep"})]
    for one, same, other in zip(*scored, strict=True):
        assert one["p_game"] == same["p_game"] > other["p_game"]
    over = play(**asked, score="4-0")
    assert "marks the king of trumps now" in over.over and over.actions is None


@pytest.mark.skipif(OFF, reason="many worlds")
def test_how_the_other_s_words_are_told():
    usual = {"hand": "7h 8h Ks Qs Ah", "turn_up": "9h", "dead": "7c 8c 7d", "said": "propose accept draw-3 draw-2"}
    told = " ".join(str(play(**usual)).split())
    assert "No book player says this with any hand that fits: all hands are counted." in told
    assert "No book player" not in str(play(**usual, opponents="any"))
