"""The rest of a deal between policies and perfect players, against what solves all hands at once and brute force."""

import random

import numpy as np
import pytest

from analyzer.core.bound import Voice
from analyzer.core.jit import OFF, kernel
from analyzer.core.rest import rest_of

from ..games.for_two.games import GAMES, WAYS

NONE = np.uint64(0)


@kernel
def ask(found, mine, theirs, led, card, leads, duties, free, my_leads, their_leads):
    for i in range(len(mine)):
        voices = Voice(free[0], mine[i], my_leads[i]), Voice(free[1], theirs[i], their_leads[i])
        found[i] = rest_of(mine[i], theirs[i], led[i], card[i], leads, duties, voices[0], voices[1])


def tricks(game, rows, ways=WAYS[0], leads=1):
    """Ask for many rows of hands, card led and card told."""
    sets = [np.array([row[k] for row in rows], np.uint64) for k in range(4)]
    found, free = np.zeros(len(rows), np.int64), np.array([voice.free for voice in game.voices(ways)])
    told = [game.leads_from(hands, way) for hands, way in zip(sets, ways, strict=False)]
    ask(found, *sets, leads, game.duties, free, *told)
    return found.tolist()


@pytest.mark.parametrize("ways", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_leads_and_replies_are_worth_what_is_found_for_all_hands(name, ways):
    game, draw, rows, wanted = GAMES[name], random.Random(1), [], []
    for deal in game.deals(5 if OFF else 40, seed=3):
        laid = game.lay(*deal, ways, draw.randrange(6))
        for card, won in laid.leads().items():
            rows.append((laid.mine, laid.unseen, NONE, laid.layout.hand(game.agreed.cards.read(card, ""))))
            wanted.append(won)
    assert tricks(game, rows, ways) == wanted
    rows, wanted = [], []
    for deal in game.deals(5 if OFF else 40, seed=4):
        laid = game.lay(*deal, ways, draw.randrange(6))
        rows.append((laid.mine, laid.unseen, NONE, NONE))
        wanted += laid.following().tolist()
    assert tricks(game, rows, ways, leads=0) == wanted


@pytest.mark.parametrize("name", GAMES)
def test_endings_against_brute_force(name):
    game, rows, wanted = GAMES[name], [], []
    for mine, theirs, turn_up, trump in game.deals(10 if OFF else 150, seed=5, size=3):
        laid = game.lay(mine, theirs, turn_up, trump)
        one = lambda card, laid=laid: laid.layout.hand(game.agreed.cards.read(card, ""))  # noqa: E731
        rows.append((laid.mine, laid.unseen, NONE, NONE))
        wanted.append(game.most([mine, theirs], trump))
        for card in mine:
            rows.append((laid.mine, laid.unseen, NONE, one(card)))
            wanted.append(game.most([[c for c in mine if c != card], theirs], trump, led=card))
        for card in game.legal(mine, theirs[0], trump):
            rest, won = [c for c in mine if c != card], game.beats(card, theirs[0], trump)
            rows.append((laid.mine, laid.unseen & ~one(theirs[0]), one(theirs[0]), one(card)))
            wanted.append(won + game.most([rest, theirs[1:]], trump, leader=0 if won else 1))
    assert tricks(game, rows) == wanted
