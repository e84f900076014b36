"""The card in letters: it fits the screen and says what the cells are."""

from analyzer.games import nap
from analyzer.report.table import tables, text

from ..pinned import of_two_calls, usual


def flowing(answer):
    return " ".join(text(answer, 80).split())


def test_the_table_fits_and_shows_the_cells():
    assert max(map(len, text(usual(), 80).split("\n"))) <= 80
    two, *_, five = tables(usual())
    assert list(two) == ["2 players:", "J-", "Q", "K", "K+", "A", "A+", "A A", "A A+"]
    assert next(iter(five)) == "5-6 players:"
    assert (two["J-"][0], five["A A"][0], five["A A+"][-1][0]) == ("N", "", "2")
    assert len(two["J-"]) == 58 and "" not in two["J-"]


def test_it_says_when_a_call_pays():
    said = flowing(usual())
    assert "made in more than half of deals, Nap in more than .333 of deals; a lower" in said
    assert "each by itself: up to 10 in 1,000" in said
    assert "All play as plain players do; nothing is known" in said
    assert "with 5-6 players." in said
    assert "of deals (fewer with what lies in the kitty);" in flowing(of_two_calls())


def test_it_says_what_was_agreed_and_asked():
    only = flowing(nap.chart(players=4, goal="nap", nap_wins=12, nap_loses=6, deals=20, mine="book"))
    assert "made in more than .333 of deals; a lower" in only
    assert "All play as plain players do, the caller as book; nothing" in only
    assert "Nap pays" not in flowing(nap.chart(players=4, goal="3 4", deals=20))
