"""Claims: every number that is compared is one of the policy, and verdicts follow from the gains."""

import pytest

from analyzer.games.bezique.advice import BOOK, CLAIMS, verdict_of
from analyzer.games.bezique.advice_matches import gain
from analyzer.games.bezique.policy import CLASSES, POLICIES, Policy


def test_every_claim_is_there_once():
    assert [claim[0] for claim in CLAIMS] == [f"Z{k}" for k in range(1, 18)]


def test_every_match_is_between_policies_that_differ():
    for *_, tests in CLAIMS:
        for _, one, other in tests:
            assert set(one) | set(other) <= set(Policy._fields)
            assert BOOK._replace(**one) != BOOK._replace(**other)


def test_every_order_names_every_class_once():
    orders = [BOOK.order, *(c["order"] for *_, tests in CLAIMS for _, *both in tests for c in both if "order" in c)]
    assert all(sorted(order) == list(range(CLASSES)) for order in orders)


@pytest.mark.parametrize(
    ("gains", "verdict"),
    [([(5, 1), (6, 1)], "holds"), ([(-5, 1), (0.1, 1)], "fails"), ([(5, 1), (-6, 1)], "holds in part"),
     ([(1, 1), (-1, 1)], "makes no difference")],
)  # fmt: skip
def test_verdicts(gains, verdict):
    assert verdict_of([("this against that", *gains)]) == verdict


def test_what_a_claim_compares_is_played_differently():
    for *_, tests in CLAIMS:
        for _, one, other in tests:
            assert gain(BOOK, one, other, False, deals=4000)[1] > 0, (one, other)


@pytest.mark.parametrize("suit_led", [False, True])
def test_book_gains_on_plain_and_nothing_on_itself(suit_led):
    mean, error = gain(BOOK, {}, {"book": False}, suit_led, deals=4000)
    assert mean > 30 and error < 3
    assert gain(BOOK, {}, {}, suit_led, deals=100) == (0, 0)


def test_policies_are_numbers():
    for policy in POLICIES.values():
        assert all(isinstance(number, int) for number in policy.voice) and len(policy.voice) == 20 + CLASSES


def test_plain_beats_random_play_by_more_than_it_must():
    """The twin's `Wild` is measured in test_naive; here plain declares every kind in many deals."""
    from analyzer.games import bezique

    counts = [row["counts"] for row in bezique.session(policies="plain", runs=3000).seats]
    assert all(min(row[kind] for row in counts) > 0 for kind in counts[0] if not kind[0].isdigit())
