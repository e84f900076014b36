"""Hands that fit what was said: those of the twin's players who would say so, and throw so many cards away."""

import random

import pytest

from analyzer.games.ecarte.evidence import fitting_hands
from analyzer.games.ecarte.moment import Moment
from analyzer.games.ecarte.policy import POLICIES
from analyzer.games.ecarte.variant import Variant

from .naive_book import Book
from .naive_cards import Table, View
from .naive_plain import Plain

TWINS = {"plain": Plain(), "book": Book()}


@pytest.mark.parametrize("name", TWINS)
@pytest.mark.parametrize("asked", [
    {"said": "propose"}, {"said": "propose accept"}, {"said": "propose accept draw-2"}, {"said": "propose refuse"},
    {"said": "propose accept draw-3 draw-2", "dead": "8c 9c Tc", "variant": Variant(max_proposals="unlimited")},
])  # fmt: skip
def test_the_hands_that_fit(name, asked):
    variant = asked.get("variant", Variant())
    told = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"} | {k: v for k, v in asked.items() if k != "variant"}
    if asked["said"] == "propose refuse":
        told["seat"] = "elder"
    moment = Moment.read(variant, **told)
    unseen, turned = (moment.layout.hand(cards) for cards in (moment.unseen, [moment.turn_up]))
    hands, chance = fitting_hands(moment, unseen, turned, POLICIES[name])
    other, draw, pack = 2 - moment.seat, random.Random(1), variant.cards
    fitting, agreed = {int(hand) for hand in hands}, 0
    for _ in range(500):
        cards = draw.sample(moment.unseen, 5)
        view = View(other, [pack.name(card) for card in cards], Table(), "cdhs", "9h", [0, 0], legal=list(range(6)))
        twin = TWINS[name]
        says = twin.propose(view) if other == 0 else twin.answer(view)
        fits = says == (moment.said[other])
        if moment.talk.drawn[other + 1]:
            fits = fits and len(twin.discard(view)) == moment.talk.drawn[other + 1][0]
        assert fits == (int(moment.layout.hand(cards)) in fitting)
        agreed += fits
    assert abs(agreed / 500 - chance) < 0.1
