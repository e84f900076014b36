"""A question as the kernels take it: every payoff of every arm is that of the twin in the same deals."""

from fractions import Fraction

import numpy as np
import pytest

from analyzer.games.loo.scene import CODES, pays_of
from analyzer.tally import Tally

from . import naive
from .asked import deals_of, stage_of
from .trace import table_of

DEALS = 300
HAND = {"hand": "Kh 7h Ac", "turn_up": "Qh"}
WORDS = {code: word for word, code in CODES.items()}
ASKED = {  # situations in which all that concerns the payoffs occurs
    "eldest": ({"hand": "2h 3c 5d", "turn_up": "Qh"}, {}),
    "third": ({**HAND, "said": "throw stand"}, {}),
    "uneven": ({**HAND, "said": "throw stand", "pool": 16}, {}),
    "dealer defends": ({"hand": "2c 3c 5d", "turn_up": "Qh", "said": "throw throw stand throw"}, {}),
    "dealer gives up": ({"hand": "2c 3c 5d", "turn_up": "Qh", "said": "throw throw stand throw"}, {"defend": "free"}),
    "dealer against the miss": ({"hand": "2c 3c 5d", "turn_up": "Qh", "said": "throw throw throw miss"}, {}),
    "dealer alone": ({"hand": "2c 3c 5d", "turn_up": "Qh", "said": "throw throw throw throw"}, {}),
    "all stood": ({**HAND, "said": "stand stand stand"}, {}),
    "unlimited": ({**HAND, "said": "stand", "pool": 40}, {"loo": "unlimited"}),
    "mixed": ({**HAND, "said": "stand", "pool": 40}, {"loo": "mixed-30"}),
    "club law": ({"hand": "Kc 7h Ac", "turn_up": "2c"}, {"club_law": True}),
    "flush": ({"hand": "Kh 7h 2h", "turn_up": "Qh", "said": "throw"}, {"flush": "foster"}),
    "miss leads": ({"hand": "2h 3c 5d", "turn_up": "Qh"}, {"miss_leads": True, "lead": "one"}),
    "32 cards": ({**HAND, "said": "throw stand"}, {"pack": 32}),
    "the ace turned": ({"hand": "Kh 7d Ac", "turn_up": "Ah"}, {"lead": "trump"}),
}


def twins_payoffs(stage, arm, future):
    """Return what the asker gets in each of the first deals by the twin, in counters."""
    moment, table, out = stage.situation, table_of(stage.situation.variant), []
    me, n = moment.seat - 1, moment.players
    for deal, words in deals_of(stage, DEALS, arm):
        said = [None if WORDS[word] == "take" else WORDS[word] for word in words]
        assert said[:me] == list(moment.said)
        twin = naive.play_three(**deal, table=table, said=said[: me + 1] + [None] * (n - me - 1))
        assert twin["words"] == [WORDS[word] for word in words], "those after the asker speak by plain"
        third = Fraction(moment.pool, 3)
        tricks = 3 if me in (twin["uncontested"], twin["flush"]) else twin["tricks_won"][me]
        gain = third * tricks - twin["paid"][me]
        if WORDS[words[me]] == "defend":
            gain = Fraction(0)
        if future:
            left = [twin["tricks_won"][k] for k in range(n) if twin["words"][k] == "defend" and twin["flush"] is None]
            gain += (third * sum(left) + sum(twin["paid"])) / n
        out.append(gain)
    return out


@pytest.mark.parametrize("future", [False, True])
@pytest.mark.parametrize("name", ASKED)
def test_payoffs_are_the_twins(name, future):
    asked, variant = ASKED[name]
    stage = stage_of(asked, future=future, **variant)
    tally = stage.play(0, DEALS)
    payoffs = [twins_payoffs(stage, arm, future) for arm in range(len(stage.actions))]
    assert tally.deals == DEALS
    assert [Fraction(total, stage.scale) for total in tally.sums] == [sum(row) for row in payoffs]
    for a, mine in enumerate(payoffs):
        for b, other in enumerate(payoffs[: a + 1]):
            product = sum(x * y for x, y in zip(mine, other, strict=True))
            assert Fraction(tally.products[a][b], stage.scale**2) == product


@pytest.mark.parametrize("name", ["third", "all stood", "eldest"])
@pytest.mark.parametrize("opponents", ["plain", "book"])
def test_deals_add_up_however_they_are_cut(name, opponents):
    """Blocks of 2,048 and what is left of one, lists and ranges."""
    stage = stage_of(ASKED[name][0], opponents)
    parts = [stage.play(first, count) for first, count in ((0, 2048), (2048, 1), (2049, 2952))]
    assert sum(parts, Tally()).digest() == stage.play(0, 5001).digest()


def test_arms_share_deals():
    stage = stage_of(ASKED["third"][0])
    deals = [[deal for deal, _ in deals_of(stage, 50, arm)] for arm in range(3)]
    assert deals[0] == deals[1] == deals[2]


def test_another_seed_other_deals():
    one, two = (stage_of(ASKED["third"][0], seed=seed).play(0, 1000).digest() for seed in (1, 2))
    assert one != two


@pytest.mark.parametrize(
    ("pool", "loo", "pays"), [(15, 6, [-18, 15, 30, 45, 45, 45, 0]), (16, 0, [0, 16, 32, 48, 48, 48, 0])]
)
def test_what_an_outcome_brings_in_thirds(pool, loo, pays):
    assert pays_of(pool, loo, True).tolist() == pays
    assert pays_of(pool, loo, False).tolist() == [0] * 7


def test_a_rich_pool_is_told_by_loos():
    for pool, rich in ((23, False), (24, True)):
        stage = stage_of({**HAND, "pool": pool}, "book")
        assert set(stage.game.rich) == {rich}


def test_how_far_payoffs_may_lie_apart():
    stage = stage_of(ASKED["third"][0])
    assert np.allclose(stage.largest, [21, 21, 0])
