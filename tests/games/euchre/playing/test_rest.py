"""The rest of a deal between policies and perfect players, against what strength finds and brute force."""

import random

import numpy as np
import pytest

from analyzer.core.jit import OFF, kernel
from analyzer.games.euchre.playing.rest import rest_of
from analyzer.games.euchre.policy import FREE, POLICIES
from analyzer.games.euchre.variant import Variant

from ..asked import Laid
from ..naive_cards import beats, legal_plays
from ..naive_dummy import most_tricks

PACK, NONE = Variant().cards, np.uint64(0)
PLAIN, BOOK = POLICIES["plain"].voice(), POLICIES["book"].voice()


@kernel
def ask(found, mine, theirs, led, card, leads, terms, voice, others):
    for i in range(len(mine)):
        found[i] = rest_of(mine[i], theirs[i], led[i], card[i], leads, terms, voice, others)


def some_deals(count, seed, size=5):
    """Deal hands and a turn-up, another suit than its own trumps."""
    draw = random.Random(seed)
    for _ in range(count):
        cards = [PACK.name(card) for card in draw.sample(PACK.cards, 2 * size + 1)]
        trump = draw.choice([suit for suit in "cdhs" if suit != cards[-1][1]])
        yield cards[:size], cards[size : 2 * size], cards[-1], trump


def laid_out(mine, theirs, turn_up, trump, **how):
    return Laid(" ".join(mine), turn_up, trump, " ".join(theirs), **how)


def tricks(rows, voices, leads=1):
    """Ask for many rows of hands, card led and card told."""
    sets = [np.array([row[k] for row in rows], np.uint64) for k in range(4)]
    found = np.zeros(len(rows), np.int64)
    ask(found, *sets, leads, Variant().terms, *voices)
    return found.tolist()


@pytest.mark.parametrize("voices", [(FREE, FREE), (PLAIN, PLAIN), (BOOK, PLAIN), (FREE, BOOK), (PLAIN, FREE)])
def test_leads_and_replies_are_worth_what_strength_finds(voices):
    draw, rows, wanted = random.Random(1), [], []
    for deal in some_deals(5 if OFF else 40, seed=3):
        laid = laid_out(*deal, order=draw.randrange(6), voices=voices)
        for name, won in laid.leads().items():
            rows.append((laid.mine, laid.unseen, NONE, laid.layout.hand(PACK.read(name, ""))))
            wanted.append(won)
    assert tricks(rows, voices) == wanted
    rows, wanted = [], []
    for deal in some_deals(5 if OFF else 40, seed=4):
        laid = laid_out(*deal, order=draw.randrange(6), voices=voices)
        rows.append((laid.mine, laid.unseen, NONE, NONE))
        wanted += laid.following().tolist()
    assert tricks(rows, voices, leads=0) == wanted


def test_endings_against_brute_force():
    rows, wanted = [], []
    for mine, theirs, turn_up, trump in some_deals(10 if OFF else 150, seed=5, size=3):
        laid = laid_out(mine, theirs, turn_up, trump)
        rows.append((laid.mine, laid.unseen, NONE, NONE))
        wanted.append(most_tricks([mine, theirs], trump))
        laid = laid_out(mine, theirs[1:], turn_up, trump)
        for card in legal_plays(mine, theirs[0], trump):
            rest, won = [c for c in mine if c != card], beats(card, theirs[0], trump)
            rows.append((laid.mine, laid.unseen, *(laid.layout.hand(PACK.read(c, "")) for c in (theirs[0], card))))
            wanted.append(won + most_tricks([rest, theirs[1:]], trump, leader=0 if won else 1))
    assert tricks(rows, (FREE, FREE)) == wanted
