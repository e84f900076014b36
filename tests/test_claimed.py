"""Claims put to the test: a row each, its verdict and numbers as the test told them."""

from analyzer.claimed import judged
from analyzer.games.ecarte.variant import Variant


def test_every_claim_has_a_row():
    answer = judged("ecarte.claims", Variant(), [("E1", "p. 3", "Play.", lambda: ("right", "61 %"))])
    (row,) = answer.actions
    assert answer.question == "ecarte.claims" and answer.variant["name"] == "enquire-within"
    assert list(row.values())[:5] == ["E1", "p. 3", "Play.", "right", "61 %"]
    assert row["text"] == "\nE1 (p. 3) Play.\n   RIGHT: 61 %"
