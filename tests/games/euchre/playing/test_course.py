"""Cards chosen over imagined worlds: nobody sees a hidden card, seeing all never hurts, and what is kept still runs."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

from analyzer.core.jit import OFF, U, kernel
from analyzer.core.scene import Manner, layouts_of, scene_of
from analyzer.games.euchre.playing import blind
from analyzer.games.euchre.playing.course import play_all
from analyzer.games.euchre.playing.strength import balance
from analyzer.games.euchre.playing.ways import BLIND, FREE, voice_of
from analyzer.games.euchre.variant import Variant

from ..asked import Laid

PACK = Variant().cards
PLAIN, BOOK = voice_of("plain"), voice_of("book")
TERMS = Variant().terms


def some_deals(count, seed):
    draw = random.Random(seed)
    for _ in range(count):
        cards = [PACK.name(card) for card in draw.sample(PACK.cards, 11)]
        trump = draw.choice([suit for suit in "cdhs" if suit != cards[10][1]])
        yield cards[:5], cards[5:10], cards[10], trump


def tricks(deal, voices, worlds=20, order=0):
    """Return elder's tricks by lead, as `play_all` plays one world."""
    mine, theirs, turn_up, trump = deal
    laid = Laid(" ".join(mine), turn_up, trump, " ".join(theirs))
    layouts = layouts_of(laid.layout)
    held = PACK.read(" ".join(mine), "")
    away = [card for card in PACK.cards if PACK.name(card) not in {*mine, turn_up}]
    scene = scene_of(layouts, [(held, (), (card,)) for card in held], away, balance(Variant(), 1, 1))
    taken, other = np.zeros((5, 1), np.int64), layouts[order].hand(PACK.read(" ".join(theirs), ""))
    manner = Manner(TERMS, *voices, worlds)
    play_all(taken, *(np.array([x], np.uint64) for x in (other, 0)), np.array([order]), U(0), U(1), scene, manner)
    return taken[:, 0].tolist()


@kernel
def choose(found, seat, theirs, led, terms, voice, worths, worlds):
    for i in range(len(theirs)):
        found[i] = blind.chosen(seat, theirs[i], led, terms, voice, worths, U(7), worlds)


@kernel
def forward(found, me, other, terms, voice, others, worths):
    found[0] = blind.rest_of(me, other, U(0), U(0), True, terms, voice, others, worths, U(3), 5)


def test_no_seat_sees_a_hidden_card():
    worths = np.array([[-2, -2, -2, 1, 1, 2]] * 2)
    for mine, theirs, turn_up, trump in some_deals(3 if OFF else 20, seed=1):
        laid = Laid(" ".join(mine), turn_up, trump, " ".join(theirs))
        away = laid.layout.hand([c for c in PACK.cards if PACK.name(c) not in {*mine, turn_up}])
        seat = blind.Seat(laid.mine, U(0), away, np.int64(0), np.int64(0))
        others = np.array([laid.unseen, away & U(int(away) & -int(away)), U(0)], np.uint64)
        for voice in (PLAIN, BOOK, BLIND):
            found = np.zeros(3, np.uint64)
            choose(found, seat, others, U(0), TERMS, voice, worths, 10)
            assert len(set(found.tolist())) == 1


@pytest.mark.parametrize("voices", [(FREE, FREE), (PLAIN, BOOK)])
def test_card_by_card_comes_to_the_same_as_at_once(voices):
    worths = np.array([np.arange(6)] * 2)
    for mine, theirs, turn_up, trump in some_deals(3 if OFF else 40, seed=2):
        laid, found = Laid(" ".join(mine), turn_up, trump, " ".join(theirs), voices=voices), np.zeros(1, np.int64)
        seats = [blind.Seat(h, U(0), U(0), np.int64(0), np.int64(k)) for k, h in enumerate((laid.mine, laid.unseen))]
        forward(found, *seats, TERMS, *voices, worths)
        if voices == (FREE, FREE):
            assert found[0] == max(laid.leads().values())
        else:
            assert found[0] in laid.leads().values()


@pytest.mark.parametrize("name", ["plain", "book", "pimc"])
def test_seeing_all_never_hurts(name):
    voice, points = voice_of(name), balance(Variant(), 1, 1)
    for deal in some_deals(4 if OFF else 150, seed=3):
        seeing, mine, theirs = (tricks(deal, how, worlds=8) for how in ((FREE, FREE), (voice, FREE), (FREE, voice)))
        assert all(points[a] >= points[b] for a, b in zip(seeing, mine, strict=True))
        assert all(points[a] <= points[b] for a, b in zip(seeing, theirs, strict=True))


def test_the_same_deal_is_the_same_again():
    for deal in some_deals(2 if OFF else 10, seed=4):
        assert tricks(deal, (BLIND, BLIND)) == tricks(deal, (BLIND, BLIND))


@pytest.mark.skipif(OFF, reason="of compiled code")
def test_what_was_compiled_and_kept_runs_as_before():
    code = (
        "from analyzer.games.euchre.questions import strength\n"
        "for play in ('pimc', 'plain'):\n"
        "    found = strength(hand='Jh Kh Th As 7c', turn_up='9h', trump='d', play=play, mine='pimc', deals=20)\n"
        "    print([row['p_point'] for row in found.actions])"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True).stdout
        for _ in range(2)
    ]
    assert runs[0] == runs[1] and runs[0].count("[") == 2
