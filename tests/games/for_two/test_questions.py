"""Which card to play: against brute force over every world, and what an answer must be."""

from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest

from analyzer.answer import Answer
from analyzer.core.jit import OFF
from analyzer.errors import Misuse

from .games import BOTH, ECARTE, EUCHRE

many = pytest.mark.skipif(OFF, reason="many worlds")
both = pytest.mark.parametrize("game", BOTH.values(), ids=BOTH)


def brute(game, asked, card):
    """Count over all worlds of any opponents the asker's tricks after a card, perfect play by brute force."""
    moment = game.moment.Moment.read(game.agreed, **asked)
    pack, trump, past = moment.variant.cards, "cdhs"[moment.trump], moment.turn.past
    mine = [pack.name(c) for c in moment.hand if pack.name(c) != card]
    won, counts = past.winners.count(moment.seat), Counter()
    worlds, _ = game.worlds.worlds_of(moment, {"opponents": "any", "play": "double-dummy"})
    for hand in worlds.theirs:
        theirs = pack.names(moment.layouts[0].cards(hand))
        if past.led is None:
            counts[won + game.most([mine, theirs], trump, led=card)] += 1
        else:
            takes = game.beats(card, pack.name(past.led), trump)
            counts[won + takes + game.most([mine, theirs], trump, leader=0 if takes else 1)] += 1
    return [counts[k] for k in range(6)], moment


@both
def test_cards_against_brute_force(game):
    for asked, *_ in islice(game.moments(40, 9, wild=True), 4 if OFF else 40):
        if len(asked["hand"].split()) > (2 if OFF else 3):
            continue
        answer = game.play(**asked, opponents="any", play="double-dummy")
        for row in answer.actions:
            counts, moment = brute(game, asked, row["action"].split()[1])
            assert [row["counts"][f"tricks_{k}"] for k in range(6)] == counts
            mean = Fraction(sum(n * p for n, p in zip(counts, game.points_of(moment), strict=True)), sum(counts))
            assert row["ev"] == float(mean) and row["p_point"] == sum(counts[3:]) / sum(counts)


@many
@both
@pytest.mark.parametrize("how", [
    {"play": "double-dummy"}, {"play": "plain"}, {"play": "plain", "mine": "double-dummy"}, {"play": "book"},
])  # fmt: skip
def test_the_first_lead_is_worth_what_strength_says(game, how):
    hand = {name: game.whole[name] for name in ("hand", "turn_up")}
    found = game.play(**hand, **game.first, opponents="any", **how).actions
    wanted = {row["action"]: row for row in game.strength(**game.whole, **how).actions}
    orders = 6 if "plain" in how.values() or "book" in how.values() else 1
    for row in found:
        counts = wanted[row["action"]]["counts"]
        assert row["p_point"] == counts["point"] / counts["worlds"]
        assert row["counts"]["worlds"] == 65780 * orders and row["counts"]["tricks_5"] == counts[game.five]


@many
@both
def test_the_form_of_an_answer(game):
    answer = game.play(**game.late)
    assert answer.question == f"{game.name}.play" and answer.situation["seat"] == 2
    assert answer.model == {"opponents": game.usual, "play": "plain"} and answer.method["kind"] == "exact"
    assert [row["action"] for row in answer.actions] == game.cards and answer.verdict == "identical"
    assert 0 < answer.method["p_said"] < 1
    assert Answer.from_json(answer.to_json()) == answer
    told = {key: value for key, value in answer.variant.items() if key != "name"}
    assert game.play(**answer.situation, **told, **answer.model).to_json() == answer.to_json()
    assert "Such a player would say" in str(answer)


@many
@both
def test_sampled_agrees_with_exact(game):
    asked = game.late | game.begun
    exact = {row["action"]: row for row in game.play(**asked).actions}
    for row in game.play(**asked, method="simulate", deals=100_000, precision=0).actions:
        assert abs(row["ev"] - exact[row["action"]]["ev"]) < 4 * row["stderr"] + 1e-12
    blind = game.play(**asked, play="pimc", deals=200)
    assert blind.method["deals"] == 200 and blind.model["worlds"] == 20


@many
@both
@pytest.mark.parametrize("how", [{}, {"play": "pimc", "deals": 200}, {"method": "simulate", "deals": 5000}])
def test_threads_and_suits_change_nothing(game, how):
    rename = str.maketrans("cdhs", game.renamed)
    other = {k: v if k == "said" else v.translate(rename) for k, v in game.drawn.items()}
    how = {"deals": 5000} | how
    rows = {row["action"]: row for row in game.play(**game.drawn, **how, threads=1).actions}
    assert {row["action"]: row for row in game.play(**game.drawn, **how, threads=2).actions} == rows
    for row in game.play(**other, **how).actions:
        verb, card = row["action"].split()
        (same,) = [a for a in rows if a.split()[1].translate(rename) == card]
        assert {k: v for k, v in row.items() if k != "action"} == {k: v for k, v in rows[same].items() if k != "action"}


@many
@both
def test_the_score_decides(game):
    answer = game.play(**game.late | game.begun, score="3-3")
    assert all(0 < row["p_game"] < 1 for row in answer.actions)


@many
def test_where_a_point_is_the_game_its_chance_is_that_of_the_game():
    lead = ECARTE.play(hand="Qh Ah 7h Ks Kd", turn_up="9h", said="play", score="4-4")
    assert "p_game" in lead.edge
    for row in (*lead.actions, *EUCHRE.play(**EUCHRE.late, score="4-4").actions):
        assert row["p_game"] == pytest.approx(row["p_point"], abs=1e-9)


def test_who_has_the_game_needs_no_card():
    answer = ECARTE.play(**ECARTE.late, king="elder", score="2-4")
    assert answer.over and answer.actions is None


@both
@pytest.mark.parametrize(("asked", "name"), [
    ({"play": "perfect"}, "play"), ({"opponents": "wild"}, "opponents"), ({"worlds": 5}, "worlds"), ({"xyzzy": 1}, ""),
    ({"play": "pimc", "method": "exact"}, "method"), ({"method": "guess"}, "method"), ({"deals": 0}, "deals"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(game, asked, name):
    with pytest.raises(Misuse) as refusal:
        game.play(**game.late | asked)
    assert refusal.value.name == name


@many
@pytest.mark.parametrize(("game", "asked", "never"), [
    (ECARTE, {"hand": "7h 8h Ks Qs Ah", "turn_up": "9h", "dead": "7c 8c 7d", "said": "propose accept draw-3 draw-2"},
     {"hand": "Kh Qh Jh Ah Th", "turn_up": "9h", "said": "propose refuse", "opponents": "plain"}),
    (EUCHRE, {"hand": "9h Jh Jd", "dead": "Qh", "turn_up": "9h", "said": "order", "played": "Ks Kh / Ah 7c"},
     {"hand": "9h Jh Jd", "dead": "Qh", "turn_up": "9h", "said": "order", "played": "Ks Kh / Ah 7c",
      "opponents": "bold"}),
])  # fmt: skip
def test_words_that_the_usual_opponents_never_say_tell_nothing(game, asked, never):
    """At Écarté a dealer who goes by the book refuses with two to throw."""
    answer = game.play(**asked)
    assert answer.model["opponents"] == "any" and "tells nothing" in str(answer)
    told = f"No {game.usual} player says this with any hand that fits: all hands are counted."
    assert told in " ".join(str(answer).split()) and "No book" not in str(game.play(**asked, opponents="any"))
    with pytest.raises(Misuse):
        game.play(**never)


@many
def test_a_king_that_may_be_marked_counts():
    play, asked = ECARTE.play, {"hand": "Kh 7d 8c 9c Qs", "turn_up": "9h", "said": "play"}
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
