"""The rest of a deal between policies and perfect players, against the twin and brute force."""

import random

import numpy as np
import pytest

from analyzer.core.jit import OFF, kernel
from analyzer.games.ecarte.playing.rest import rest_of
from analyzer.games.ecarte.policy import FREE, POLICIES
from analyzer.games.ecarte.variant import PACK, Variant

from ..asked import Laid
from ..naive_dummy import most_tricks, tricks_by_lead

NONE = np.uint64(0)
PLAIN, BOOK = POLICIES["plain"].voice(), POLICIES["book"].voice()


@kernel
def ask(found, mine, theirs, led, card, leads, terms, voice, others):
    for i in range(len(mine)):
        found[i] = rest_of(mine[i], theirs[i], led[i], card[i], leads, terms, voice, others)


def some_deals(count, seed, size=5):
    draw = random.Random(seed)
    for _ in range(count):
        cards = [PACK.name(card) for card in draw.sample(PACK.cards, 2 * size + 1)]
        yield cards[:size], cards[size : 2 * size], cards[-1]


def laid_out(mine, theirs, turn_up, order):
    return Laid(" ".join(mine), turn_up, " ".join(theirs), order=order)


def tricks(rows, voices, leads=1, variant=None):
    """Ask for many rows of hands, card led and card told."""
    sets = [np.array([row[k] for row in rows], np.uint64) for k in range(4)]
    found = np.zeros(len(rows), np.int64)
    ask(found, *sets, leads, (variant or Variant()).terms, *voices)
    return found.tolist()


@pytest.mark.parametrize("voices", [(FREE, FREE), (PLAIN, PLAIN), (BOOK, PLAIN), (FREE, BOOK), (PLAIN, FREE)])
@pytest.mark.parametrize("size", [5, 3])
def test_every_lead_is_worth_what_strength_finds(voices, size):
    draw, rows, wanted = random.Random(1), [], []
    for mine, theirs, turn_up in some_deals(5 if OFF else 40, seed=2 + size, size=5):
        laid = Laid(" ".join(mine), turn_up, " ".join(theirs), order=draw.randrange(6), voices=voices)
        for name, won in laid.leads().items():
            rows.append((laid.mine, laid.unseen, NONE, laid.layout.hand(PACK.read(name, ""))))
            wanted.append(won)
    assert tricks(rows, voices) == wanted


@pytest.mark.parametrize("voices", [(FREE, FREE), (PLAIN, PLAIN), (BOOK, FREE)])
def test_a_dealer_takes_what_strength_finds(voices):
    rows, wanted = [], []
    for mine, theirs, turn_up in some_deals(5 if OFF else 40, seed=8):
        laid = Laid(" ".join(mine), turn_up, " ".join(theirs), order=3, voices=voices)
        rows.append((laid.mine, laid.unseen, NONE, NONE))
        wanted += laid.following().tolist()
    assert tricks(rows, voices, leads=0) == wanted


@pytest.mark.parametrize("variant", [Variant(), Variant(must_head=False, must_trump=False)])
def test_endings_against_brute_force(variant):
    from ..asked import table_of

    rows, wanted, table = [], [], table_of(variant)
    for mine, theirs, turn_up in some_deals(10 if OFF else 150, seed=5, size=3):
        laid = laid_out(mine, theirs, turn_up, 0)
        rows.append((laid.mine, laid.unseen, NONE, NONE))
        wanted.append(most_tricks([mine, theirs], turn_up[1], table=table))
        for name, won in tricks_by_lead([mine, theirs], turn_up[1], table=table).items():
            rows.append((laid.mine, laid.unseen, NONE, laid.layout.hand(PACK.read(name, ""))))
            wanted.append(won)
    assert tricks(rows, (FREE, FREE), variant=variant) == wanted


def test_a_reply_is_worth_what_is_left_after_it():
    rows, wanted = [], []
    for mine, theirs, turn_up in some_deals(10 if OFF else 100, seed=6, size=3):
        laid = laid_out(mine, theirs[1:], turn_up, 0)
        led = laid.layout.hand(PACK.read(theirs[0], ""))
        from ..asked import table_of
        from ..naive_cards import beats, legal_plays

        for card in legal_plays(mine, theirs[0], turn_up[1], table_of(Variant())):
            rest, won = [c for c in mine if c != card], beats(card, theirs[0], turn_up[1])
            after = most_tricks([rest, theirs[1:]], turn_up[1], leader=0 if won else 1)
            rows.append((laid.mine, laid.unseen, led, laid.layout.hand(PACK.read(card, ""))))
            wanted.append(won + after)
    assert tricks(rows, (FREE, FREE)) == wanted
