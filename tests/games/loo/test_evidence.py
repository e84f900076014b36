"""What was said as evidence: how likely it was, which words are none, when ranges serve."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from . import naive
from .asked import of_plain, stage_of
from .test_dealing import fitting

ASKED = {"hand": "Kh 7h Ac", "turn_up": "Qh"}


def by_trumps(words, trumps, plain):
    """Return the chance of words by plain players, one hand after the other: stand on a trump."""
    if not words:
        return Fraction(1)
    room, chance = trumps + plain, Fraction(0)
    for held in range(4):
        if (held > 0) == (words[0] == "stand"):
            ways = Fraction(comb(trumps, held) * comb(plain, 3 - held), comb(room, 3))
            chance += ways * by_trumps(words[1:], trumps - held, plain - 3 + held)
    return chance


@pytest.mark.parametrize(
    "said", ["throw", "stand", "throw stand", "stand stand", "throw throw stand throw", "stand throw stand stand"]
)
def test_the_chance_of_what_plain_players_say_is_exact(said):
    stage = stage_of({**ASKED, "said": said})
    chance, error = stage.evidence.p_said(1, 1)
    assert (chance, error) == (pytest.approx(float(by_trumps(said.split(), 10, 38)), rel=1e-12), None)


def test_the_specimen_of_the_design():
    """Two seats before the asker, a throw and a stand."""
    answer = of_plain.declare(**ASKED, said="throw stand", deals=1000)
    assert answer.method["p_said"] == pytest.approx(0.2628, abs=5e-5)


@pytest.mark.parametrize(
    ("said", "opponents"), [("stand stand", "book"), ("throw stand", "book"), ("stand stand", "plain")]
)
def test_the_chance_of_what_others_say_is_counted_or_estimated(said, opponents):
    unseen = [card for card in naive.Table("789TJQKA").pack() if card not in "7h 8c Td 9h".split()]
    _, (first, second) = fitting(opponents, said.split(), 2, unseen)
    true = int(((first[:, None] & second[None, :]) == 0).sum()) / (comb(28, 3) * comb(25, 3))
    method = of_plain.declare(
        hand="7h 8c Td", turn_up="9h", said=said, players=3, pack=32, opponents=opponents, deals=100_000, precision=0
    ).method
    if opponents == "plain":
        assert method["p_said"] == pytest.approx(true, rel=1e-12) and "p_said_stderr" not in method
    else:
        assert abs(method["p_said"] - true) < 4 * method["p_said_stderr"]
        assert method["p_said_stderr"] < true / 100


def test_a_word_that_a_policy_never_says_is_no_evidence():
    """Plain never takes the miss: what he threw away is any hand."""
    stage = stage_of({**ASKED, "said": "stand miss"})
    assert stage.evidence.silent == [2] and set(stage.evidence.fitting) == {0}
    answer = of_plain.declare(**ASKED, said="stand miss", deals=1000)
    assert answer.method["no_evidence"] == ["seat 2: miss"]
    spoken = stage_of({**ASKED, "said": "throw throw miss"}, "book")
    assert spoken.evidence.silent == [] and set(spoken.evidence.fitting) == {0, 1, 2}


def test_under_club_law_words_tell_nothing():
    stage = stage_of({"hand": "Kc 7h Ac", "turn_up": "2c", "said": "stand stand"}, club_law=True)
    assert stage.evidence.fitting == {} and stage.evidence.silent == []


@pytest.mark.parametrize(
    ("said", "opponents", "by_range"),
    [
        ("", "plain", True),
        ("throw stand throw", "plain", True),
        ("stand stand", "plain", False),
        ("throw", "book", False),
    ],
)
def test_ranges_serve_where_at_most_one_stood_on_trumps(said, opponents, by_range):
    evidence = stage_of({**ASKED, "said": said}, opponents).evidence
    assert evidence.by_range is by_range
    assert (len(evidence.dealing.listed) == 0) == (by_range or not said)


def test_ranges_and_lists_are_the_same_law():
    """The same question by either way of dealing."""
    asked = {**ASKED, "said": "throw stand"}
    ranged, listed = stage_of(asked), stage_of(asked)
    listed.evidence.dealing = listed.evidence._lists()
    assert len(listed.evidence.dealing.listed) == 2 and len(ranged.evidence.dealing.listed) == 0
    n = 400_000
    one, two = ranged.play(0, n), listed.play(0, n)
    for arm in range(2):
        means = [tally.sums[arm] / n / ranged.scale for tally in (one, two)]
        spread = [
            tally.products[arm][arm] / n / ranged.scale**2 - mean**2
            for tally, mean in zip((one, two), means, strict=True)
        ]
        assert abs(means[0] - means[1]) < 4 * np.sqrt(sum(spread) / n)
