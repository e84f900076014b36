"""Cards chosen over imagined worlds: nobody sees a hidden card, and card by card comes to what is found at once."""

import numpy as np
import pytest

from analyzer.core import blind
from analyzer.core.bound import Voice
from analyzer.core.jit import OFF, U, kernel

from ..games.for_two.games import GAMES


@kernel
def choose(found, seat, theirs, led, duties, free, leads, worths, worlds):
    for i in range(len(theirs)):
        voice = Voice(free, seat.hand, leads)
        found[i] = blind.chosen(seat, theirs[i], led, duties, voice, worths, U(7), worlds)


@kernel
def forward(found, me, other, duties, free, my_leads, their_leads, worths):
    voices = Voice(free, me.hand, my_leads), Voice(free, other.hand, their_leads)
    found[0] = blind.rest_of(me, other, U(0), U(0), True, duties, voices[0], voices[1], worths, U(3), 5)


@pytest.mark.parametrize("name", GAMES)
def test_no_seat_sees_a_hidden_card(name):
    game = GAMES[name]
    worths, pack = np.array([game.points] * 2), game.agreed.cards
    for deal in game.deals(3 if OFF else 20, seed=1):
        laid = game.lay(*deal)
        away = laid.layout.hand([c for c in pack.cards if pack.name(c) not in {*deal[0], deal[2]}])
        seat = blind.Seat(laid.mine, U(0), away, np.int64(0), np.int64(0))
        others = np.array([laid.unseen, away & U(int(away) & -int(away)), U(0)], np.uint64)
        for way in ("plain", "book", "pimc"):
            found, (voice,), (leads,) = np.zeros(3, np.uint64), game.voices([way]), game.leads_from([laid.mine], way)
            choose(found, seat, others, U(0), game.duties, voice.free, leads, worths, 10)
            assert len(set(found.tolist())) == 1


@pytest.mark.parametrize("ways", [("double-dummy", "double-dummy"), ("plain", "book")])
@pytest.mark.parametrize("name", GAMES)
def test_card_by_card_comes_to_the_same_as_at_once(name, ways):
    game, worths = GAMES[name], np.array([np.arange(6)] * 2)
    for deal in game.deals(3 if OFF else 40, seed=2):
        laid, found = game.lay(*deal, ways), np.zeros(1, np.int64)
        hands = laid.mine, laid.unseen
        seats = [blind.Seat(hand, U(0), U(0), np.int64(0), np.int64(k)) for k, hand in enumerate(hands)]
        leads = [game.leads_from([hand], way)[0] for hand, way in zip(hands, ways, strict=True)]
        forward(found, *seats, game.duties, laid.voices[0].free, *leads, worths)
        if "double-dummy" in ways:
            assert found[0] == max(laid.leads().values())
        else:
            assert found[0] in laid.leads().values()
