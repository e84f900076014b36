"""Worlds played to the end: seeing all never hurts, and what was compiled and kept runs as before."""

import os
import subprocess
import sys

import numpy as np
import pytest

from analyzer.core.course import tricks_by
from analyzer.core.jit import OFF
from analyzer.core.scene import layouts_of, scene_of

from ..games.for_two.games import GAMES


def tricks(game, deal, ways, worlds=20):
    """Return elder's tricks by lead in one world."""
    laid, pack = game.lay(*deal), game.agreed.cards
    layouts, held = layouts_of(laid.layout), pack.read(" ".join(deal[0]), "")
    away = [card for card in pack.cards if pack.name(card) not in {*deal[0], deal[2]}]
    scene = scene_of(layouts, [(held, (), (card,)) for card in held], away, game.points)
    how = game.duties, worlds, game.choices.lead_all, game.agreed.terms, game.voices(ways)
    world = np.array([laid.unseen]), np.zeros(1, np.uint64), np.zeros(1, np.int64)
    return tricks_by(scene, *how)(*world, 0, 1)[:, 0].tolist()


@pytest.mark.parametrize("way", ["plain", "book", "pimc"])
@pytest.mark.parametrize("name", GAMES)
def test_seeing_all_never_hurts(name, way):
    game, sees, points = GAMES[name], "double-dummy", GAMES[name].points
    for deal in game.deals(4 if OFF else 150, seed=3):
        seeing, mine, theirs = (tricks(game, deal, ways, 8) for ways in ((sees, sees), (way, sees), (sees, way)))
        assert all(points[a] >= points[b] for a, b in zip(seeing, mine, strict=True))
        assert all(points[a] <= points[b] for a, b in zip(seeing, theirs, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_deal_is_the_same_again(name):
    for deal in GAMES[name].deals(2 if OFF else 10, seed=4):
        one, again = (tricks(GAMES[name], deal, ("pimc", "pimc")) for _ in range(2))
        assert one == again


@pytest.mark.skipif(OFF, reason="of compiled code")
@pytest.mark.parametrize(("game", "hand"), [
    ("ecarte", {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}),
    ("euchre", {"hand": "Jh Kh Th As 7c", "turn_up": "9h", "trump": "d"}),
])  # fmt: skip
def test_what_was_compiled_and_kept_runs_as_before(game, hand):
    code = (
        f"from analyzer.games.{game}.questions import strength\n"
        "for play in ('pimc', 'plain'):\n"
        f"    found = strength(**{hand}, play=play, mine='pimc', deals=20)\n"
        "    print([row['p_point'] for row in found.actions])"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True).stdout
        for _ in range(2)
    ]
    assert runs[0] == runs[1] and runs[0].count("[") == 2
