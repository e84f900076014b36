"""Policies as numbers, who sits where, and that every number of a policy changes some deal."""

import random
from dataclasses import fields, replace

import pytest

from analyzer.errors import Misuse
from analyzer.games.nap.policy import NEVER, PLAYS, POLICIES, Policy, Voice, model_of, seats_of

from .naive_cards import Table
from .played import Deals

EVERYTHING = Table(misery="below-three", raises="blucher", spare=True, buying=True, peep="hoffmann")
KEEN = Policy(base=-2, nap=-9, rival=1, misery=6, raises=0, spare=24, peep=24, buys=2)
OTHERWISE = {
    "plain": True, "base": 3, "slope": 5, "nap": -5, "rival": 3, "four": True, "least": 18, "misery": 3, "raises": 4,
    "spare": 20,
    "buys": 1, "peep": 18, "goes_on": 4, "attacks": False, "trumps_last": False, "holds_ace": False,
}  # fmt: skip


def test_a_policy_is_its_numbers():
    assert list(OTHERWISE) == [field.name for field in fields(Policy)] == list(Voice._fields)
    assert Policy().voice() == (0, 4, 6, -3, 2, 0, 14, 3, 6, 26, 2, 22, 2, 1, 1, 1)
    assert all(type(number) is int for policy in POLICIES.values() for number in policy.voice())


def test_plain_never_says_anything_but_numbers_and_nap():
    voice = POLICIES["plain"].voice()
    assert (voice.plain, voice.misery, voice.raises, voice.spare, voice.buys, voice.peep) == (
        1,
        0,
        *[NEVER] * 2,
        0,
        NEVER,
    )
    stage = Deals(EVERYTHING, [POLICIES["plain"]] * 4)
    said = {word for index in range(400) for word in stage.play(index).said}
    assert said == {"draw-0", "pass", "1", "2", "3", "4", "nap"}


@pytest.mark.parametrize("name", OTHERWISE)
def test_every_number_changes_some_deal(name):
    """At a table where everything may be said, or where nothing but the cards is of interest."""
    agreed = Table() if name in ("goes_on", "attacks", "trumps_last", "holds_ace") else EVERYTHING
    agreed = replace(agreed, players=5 if name == "rival" else 4)
    base = {"four": Policy(spare=NEVER), "spare": Policy()}.get(name, KEEN)  # who calls Nap on less never does either
    found = []
    for policy in (base, replace(base, **{name: OTHERWISE[name]})):
        stage = Deals(agreed, [policy] * agreed.holders, 3)
        deals = [stage.play(index) for index in range(600)]
        found.append([(deal.said, deal.tricks, deal.held, deal.net) for deal in deals])
    assert found[0] != found[1]


def test_to_call_as_one_and_play_as_another():
    mixed = POLICIES["bold"].playing(POLICIES["plain"])
    assert (mixed.base, mixed.spare, mixed.four) == (1, 20, True)
    assert (mixed.goes_on, mixed.attacks, mixed.trumps_last, mixed.holds_ace) == (0, False, False, False)
    assert all(policy.playing(policy) == policy for policy in POLICIES.values())


def test_what_is_not_said_follows():
    best = model_of(None, None, None)
    assert set(best) == {"opponents", "play", "mine"} and best["mine"] == best["play"]
    assert model_of("bold", "book", None) == {"opponents": "bold", "play": "book", "mine": "book"}
    assert model_of("bold", "book", "cautious")["mine"] == "cautious"


@pytest.mark.parametrize(("given", "name"), [
    (("timid", None, None), "opponents"), ((None, "timid", None), "play"), ((None, None, "timid"), "mine"),
    (("double-dummy", None, None), "opponents"),
])  # fmt: skip
def test_a_policy_that_nobody_knows(given, name):
    with pytest.raises(Misuse) as refusal:
        model_of(*given)
    assert refusal.value.name == name


def test_who_sits_where():
    model = {"opponents": "bold", "play": "book", "mine": "cautious"}
    policies, sights = seats_of(model, 3, 1)
    others = POLICIES["bold"].playing(POLICIES["book"])
    assert policies == [others, POLICIES["cautious"], others] and sights == ["own"] * 3
    policies, sights = seats_of(model, 3, -1)
    assert policies == [others] * 3
    policies, sights = seats_of({"opponents": "bold", "play": "double-dummy", "mine": "plain"}, 3, 0)
    assert policies == [POLICIES["plain"], POLICIES["bold"], POLICIES["bold"]]
    assert sights == ["own", "double-dummy", "double-dummy"]
    assert set(PLAYS) == {*POLICIES, "double-dummy", "pimc"}


def test_who_calls_more_boldly_plays_more_often():
    played = {}
    for name in ("cautious", "book", "bold"):
        policies = [POLICIES[name], *[POLICIES["plain"]] * 3]
        stage, draw = Deals(Table(), policies), random.Random(1)
        played[name] = sum(stage.play(draw.randrange(2**40)).words[0] not in ("pass", "1") for _ in range(400))
    assert played["cautious"] < played["book"] < played["bold"]
