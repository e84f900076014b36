"""Every claim of the books is put to the test, with numbers and a verdict."""

import re

import pytest

from analyzer.games.euchre import advice, advice_asked

VERDICTS = ("holds", "holds in part", "fails", "holds, and by far more")
VERDICTS += tuple(f"holds among {kind} players only" for kind in advice_asked.KINDS)


def test_all_claims_in_their_order():
    assert [claim[0] for claim in advice.CLAIMS] == [*(f"U{k}" for k in range(1, 16)), "all"]


@pytest.mark.slow
def test_every_claim_has_a_verdict_and_numbers():
    rows = advice.claims().actions
    assert all(row["verdict"] in VERDICTS and re.search(r"\.\d", row["numbers"]) for row in rows)
    assert advice.claims() is advice.claims()
    assert next(row for row in rows if row["claim"] == "U3")["verdict"] == "holds"


def test_what_claims_ask():
    assert advice_asked.of_all([True, True]) == "holds" and advice_asked.of_all([False]) == "fails"
    assert advice_asked.of_all([True, False]) == "holds in part"
    assert advice_asked.by_kind([("book", True), ("bold", False)]) == "holds among book players only"
    assert advice_asked.by_kind([("book", True), ("bold", True)]) == "holds"
    assert advice_asked.told({"order": -0.25, "pass": 1.5}) == "order -.25, pass +1.50"
    assert 0 < advice_asked.acted("", (4, 4)) < 1
