"""Charts: their numbers against the question's, and what must rise and fall."""

import pytest

from analyzer.games import bezique


def test_chances_are_those_of_the_question():
    hand = "Ah Th Kh Qh 7c 8c 9d 8s"  # one card of the sequence is missing
    row = next(r for r in bezique.melds(hand=hand, turn_up="9h", stock=48).actions if r["action"] == "sequence")
    cells = {(r["action"], r["missing"], r["tricks"]): r["p_end"] for r in bezique.chart().actions}
    assert cells["sequence", 1, 24] == pytest.approx(row["p_end"])
    assert all(cells["sequence", k, 12] > cells["sequence", k + 1, 12] for k in range(1, 5))
    assert all(cells["bezique", 1, t] > cells["bezique", 1, t - 1] for t in range(24, 1, -1))
    assert cells["bezique", 1, 1] == 0


@pytest.mark.parametrize("trump", ["h", "s"])
def test_worth_of_cards(trump):
    cells = {(r["action"], r["tricks"]): r["ev"] for r in bezique.chart(of_what="cards", trump=trump).actions}
    queen = "trump Q of bezique" if trump == "s" else "plain Q of bezique"
    assert cells[queen, 20] > cells["plain K", 20] > cells["plain 8", 20] == 0
    assert cells["trump A", 20] > cells["trump T", 20] > cells["plain T", 20] == 0
    assert {tricks for _, tricks in cells} == set(range(1, 25))


@pytest.mark.parametrize("of_what", ["melds", "cards", "throws"])
def test_it_can_be_drawn(of_what):
    figure = bezique.chart(of_what=of_what, **({"deals": 500} if of_what == "throws" else {})).plot()
    (axes,) = figure.axes
    assert axes.get_title(loc="left") or axes.get_title()
    assert len(axes.texts) > 50
