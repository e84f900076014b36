"""Words and discards: counted equals sampled, the sides are each other's opposites, the score may decide otherwise."""

import numpy as np
import pytest

from analyzer.answer import Answer
from analyzer.errors import Misuse
from analyzer.games.ecarte.deciding import _asked
from analyzer.games.ecarte.decisions import Decision
from analyzer.games.ecarte.moment import Moment
from analyzer.games.ecarte.outcome import CODES
from analyzer.games.ecarte.policy import whole_model
from analyzer.games.ecarte.questions import answer, discard, propose, strength
from analyzer.games.ecarte.scene import Stage
from analyzer.games.ecarte.talk import PROPOSE, code_of, word_of
from analyzer.games.ecarte.variant import Variant
from analyzer.games.ecarte.words import SPARE, model

PAIR = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}
MANY = {"deals": 131_072, "precision": 0}


def rows_of(found):
    return {row["action"]: row for row in found.actions}


@pytest.mark.parametrize(("question", "word", "asked"), [
    (propose, "play", PAIR), (propose, "play", PAIR | {"score": "2-3", "opponents": "book"}),
    (propose, "play", PAIR | {"play": "double-dummy"}), (answer, "refuse", PAIR),
    (answer, "refuse", {"hand": "Kh 8h Ks 7s 7d", "turn_up": "9c", "opponents": "book", "score": "4-1"}),
])  # fmt: skip
def test_what_is_counted_is_what_is_sampled(question, word, asked):
    (exact,) = question(**asked, actions=word, method="exact").actions
    found = question(**asked, actions=word, method="simulate", **MANY)
    (sampled,) = found.actions
    assert sampled["low"] < exact["ev"] < sampled["high"] and exact["method"] == "exact"
    if "score" in asked:
        assert sampled["game"]["low"] < exact["p_game"] < sampled["game"]["high"]
    assert abs(exact["p_point"] - sampled["p_point"]) < 0.01


def test_to_play_with_open_hands_is_worth_what_strength_counts():
    (row,) = propose(**PAIR, actions="play", play="double-dummy").actions
    counts = strength(**PAIR, play="double-dummy").actions[0]["counts"]
    assert row["p_point"] == counts["point"] / 65_780


def test_what_was_said_is_evidence():
    found = answer(**PAIR, **MANY)
    assert 0.8 < found.method["p_said"] < 0.9 and found.method["worlds"] < 65_780
    blind = propose(**PAIR, actions="play")
    assert "p_said" not in blind.method and blind.method["worlds"] == 65_780


def test_points_and_the_game_may_decide_otherwise():
    found = propose(**PAIR, score="3-4")
    assert found.best == ["play"] and found.method["by_points"]["best"] == ["propose"]
    assert any("decides otherwise than points" in line for line in str(found).splitlines())
    assert propose(**PAIR).best == ["propose"]


def test_a_king_may_be_marked_or_kept_secret():
    held = {"hand": "Kh 8h Qs 7s 7d", "turn_up": "9h", "actions": "play"}
    marked, kept = (propose(**held, king=king).actions[0] for king in ("mark", "keep"))
    assert (marked["p_king"], kept["p_king"]) == (1, 0) and abs(marked["ev"] - kept["ev"] - 1) < 1e-9
    with pytest.raises(Misuse, match="must be marked"):
        propose(**held, king="keep", announcing="compulsory")


def test_the_best_discard_is_named():
    rows = rows_of(propose(**PAIR, **MANY))
    assert rows["propose"]["discard"] == "7d Qs 7s"
    found = discard(**PAIR, **MANY)
    assert found.best == ["discard 7d Qs 7s"] and found.method["first_look"]["sets"] == 31
    few = discard(**PAIR, actions="7d, 7d 7s", **MANY)
    assert [row["action"] for row in few.actions] == ["discard 7d", "discard 7d 7s"]


@pytest.mark.parametrize("asked", [{"score": "4-4"}, {"score": "4-4", "deals": 16_384}, {}])
def test_a_discard_is_named_in_place_of_the_policy_s_only_if_it_does_better_over_the_same_deals(asked):
    row = rows_of(propose(**PAIR | asked))["propose"]
    key = "p_game" if "score" in asked else "ev"
    assert ("ev_discard" in row) == (row["discard"] != "7d Qs 7s")
    assert row.get(f"{key}_discard", 2) > row[key]


def test_other_cards_are_held_against_the_policy_s_over_the_same_deals():
    asked = {"hand": "Kh Qh Jh Ks 7d", "turn_up": "9h", "deals": 16_384, "precision": 0}
    found = _asked("propose", asked, (None, None, None, None), "auto")
    decision = found.decide(found.words("propose"))
    again = Decision(found.moment, {"policy": {"word": PROPOSE}}, found.model, found.budget, "simulate")
    assert again.row("policy")["ev"] == decision.row("propose")["ev"]
    shown = str(propose(**asked))
    assert "which ev and all else of propose count" in " ".join(shown.split())


def test_a_narrow_table_does_without_what_another_discard_brings_first():
    assert SPARE[:2] == ("p_game_discard", "ev_discard")
    rows = [{"action": "play", "ev": 0.1}, {"action": "propose", "ev": 0.2, "discard": "7d", "ev_discard": 0.3}]
    told = Answer("ecarte.propose", {"score": "3-4"}, {}, {"opponents": "book", "play": "book"}, {}, actions=rows)
    assert any(line.startswith("ev_discard, p_game_discard: what proposing") for line in model(told))


def test_to_throw_nothing_is_the_dealer_s_alone():
    sure = {"hand": "Kh Qh Jh Th Kd", "turn_up": "9h"}
    found = discard(**sure, said="propose accept draw-3", **MANY)
    assert "discard none" in found.best
    assert "discard none" not in rows_of(discard(**sure, said="propose accept draw-3", dealer_least=1, **MANY))
    assert "discard none" not in rows_of(discard(**sure, **MANY))


def test_later_rounds_leave_nobody_vulnerable():
    later = {"said": "propose accept draw-2 draw-3", "dead": "8c 9c", "variant": "club"}
    found = propose(**PAIR, **later, **MANY)
    assert found.method["kind"] == "simulation" and "worlds" not in found.method
    assert 0.3 < found.method["p_said"] < 0.45


def test_to_accept_on_condition_is_to_accept_where_enough_are_left_and_to_refuse_where_not():
    said = "propose accept draw-4 draw-3 propose accept draw-4 draw-2 propose"
    variant = Variant(max_proposals="unlimited", conditional=True)
    moment = Moment.read(variant, **PAIR, said=said, dead="8c 9c Tc 8d 9d")
    words = {word: code_of(word) for word in ("accept", "refuse", "accept-5")}
    model, worth = whole_model("plain", None, None), np.zeros((1, CODES), np.int64)
    stages = {word: Stage(moment, [{"word": code}], model, 1, worth) for word, code in words.items()}
    seen = set()
    for index in range(300):
        tallies, tables = {}, {}
        for word, stage in stages.items():
            tally, tables[word], _ = stage.deal(index)
            tallies[word] = tally.counts[:CODES]
        spoken = [word_of(code) for code in tables["accept"].spoken]
        many = int(spoken[len(moment.said) + 1].split("-")[1])
        met = moment.talk.stock - many >= 5
        assert tallies["accept-5"] == tallies["accept" if met else "refuse"]
        seen.add(met)
    assert seen == {True, False}


def test_a_game_that_is_over_is_told_in_a_sentence():
    found = propose(hand="7h 8h Qs 7s 7d", turn_up="Kh", score="3-4")
    assert "king turned up" in found.over and found.actions is None


@pytest.mark.parametrize(("question", "asked", "name"), [
    (propose, {"said": "propose"}, "said"), (answer, {"said": "play"}, "said"), (discard, {"said": "propose"}, "said"),
    (propose, {"actions": "accept"}, "actions"), (discard, {"actions": "9s"}, "actions"),
    (propose, {"method": "exact"}, "method"), (propose, {"opponents": "bold"}, "opponents"),
    (propose, {"mine": "double-dummy"}, "mine"), (propose, {"deals": 0}, "deals"), (answer, {"xyzzy": 1}, ""),
    (answer, {"said": f"{4 * 'propose accept draw-5 draw-0 '}propose", "variant": "club"}, "said"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(question, asked, name):
    with pytest.raises(Misuse) as refusal:
        question(**PAIR | asked)
    assert refusal.value.name == name


def test_a_list_of_hands_gives_one_frame():
    frame = propose(hand=["7h 8h Qs 7s 7d", "Kh Qh Jh 7s 7d"], turn_up="9h", deals=1000)
    assert len(frame) == 4 and frame.hand.nunique() == 2
