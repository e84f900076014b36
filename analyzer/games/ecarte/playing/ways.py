"""Ways to play the cards of Écarté: by a policy, on sight of both hands, or over imagined worlds."""

from ....band import with_worlds
from ....errors import choose
from ..policy import BEST, FREE, PLAYS, POLICIES

OPEN, PIMC = 1, 2  # what a voice is free to: what is best on sight, or over imagined worlds
BLIND = FREE._replace(free=PIMC)
WAYS = (*PLAYS, "pimc")


def model_of(play, mine, worlds=None, band=False):
    """Return the names of a question's ways to play, and how many worlds are imagined, where anybody does.

    Parameters
    ----------
    play, mine : str or None
        How both play the cards, and how the asker does if otherwise.
    worlds : int, optional
    band : bool
        Whether other ways are asked for too.
    """
    play = choose("play", BEST if play is None else play, WAYS)
    mine = choose("mine", play if mine is None else mine, WAYS)
    return with_worlds({"play": play} | ({"mine": mine} if mine != play else {}), worlds, band)


def voices_of(model):
    """Return how the asker plays and how the other does, as numbers."""
    return [voice_of(name) for name in (model.get("mine", model["play"]), model["play"])]


def voice_of(name):
    """Return a way to play as numbers."""
    return POLICIES[name].voice() if name in POLICIES else BLIND if name == "pimc" else FREE
