"""What a card says in sentences."""

from analyzer.games import euchre
from analyzer.games.euchre.card.words import grids, lines


def test_lines_and_grids():
    answer = euchre.chart(places="take", deals=64, turn_up="Jh", opponents="book", play="book")
    said = lines(answer)
    assert "Jh" in said[1] and "book players" in said[2]
    (grid,) = grids(answer)
    assert list(grid) == ["the dealer takes up; aces:", "0", "1", "2", "3"]
    assert grid["the dealer takes up; aces:"][-1] == "0"
