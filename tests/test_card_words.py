"""What is said of an answer about a card: of the other's words, of the ways to play, of worlds imagined."""

from analyzer.answer import Answer
from analyzer.card_words import beside, lines, share, ways

PLAYS = {"plain": "plain players lead", "double-dummy": "all hands are open"}


def said(opponents="book", method=None, **situation):
    model = {"opponents": opponents, "play": "plain"}
    answer = Answer("x.play", situation=situation, model=model, method=method or {}, actions=[{"action": "lead 7s"}])
    return " ".join(lines(answer, "spoke", PLAYS, ["More."]))


def test_what_the_other_s_words_tell():
    assert "Model: the other spoke as the old books advise; plain players lead." in said()
    assert "Model: the other spoke as bold players do; plain" in said("bold")
    assert "Model: what the other said tells nothing; plain" in said("any")
    assert "said with all of the hands" in said(method={"p_said": 1.0}) and "with 0.25 of" in said(
        method={"p_said": 0.25}
    )
    assert "No book player says this" in said("any", {"never_said_by": "book"})
    assert "The laws leave no other card." in said() and "More." in said()
    assert "p_game" in said(score="3-2") and "p_game" not in said()
    assert lines(Answer("x.play"), "spoke", PLAYS) == [] and (share(1.0), share(0.25)) == ("all", "0.25")


def test_how_the_cards_are_played():
    assert ways({"play": "plain"}, PLAYS) == "plain players lead"
    told = ways({"play": "pimc", "mine": "double-dummy", "worlds": 7}, PLAYS)
    assert "over 7 worlds" in told and told.endswith("; the asker: all hands are open")


def test_a_band_is_told_where_there_is_one():
    assert beside(Answer("x.strength")) == []
    assert "pimc 2,000" in beside(Answer("x.strength", method={"band": {"pimc": 2000}}))[0]
