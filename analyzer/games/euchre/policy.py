"""How a seat of Euchre plays: policies as numbers, taken from the old books' hints or set beside them."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...errors import choose


class Voice(NamedTuple):
    """A policy as numbers; see `Policy`. One that is `free` does what the laws leave, as its solver likes."""

    free: int
    many: int
    aces: int
    short: int


@dataclass(frozen=True)
class Policy:
    """What a seat leads, and what it throws for the turn-up; to a card led every policy plays alike.

    That is the lowest card that takes the trick, else the lowest, a trump only if nothing else. It sees no more than
    the cards it holds and the card led.

    Parameters
    ----------
    many : int
        Lead the highest trump from so many; else the highest plain card, a trump only if nothing else.
    aces : bool
        Lead the highest trump from one or two beside two plain aces.
    short : bool
        Throw the lowest card of the shortest plain suit, not an ace; else the lowest single plain card that is no ace,
        then the lowest plain card.
    """

    many: int = 2
    aces: bool = False
    short: bool = False

    def voice(self):
        """Return the policy as numbers."""
        return Voice(0, *(int(getattr(self, f.name)) for f in fields(self)))


OPEN, PIMC = 1, 2  # a voice that is free: to the best on sight, or over imagined worlds
FREE = Voice(OPEN, 0, 0, 0)
BLIND = FREE._replace(free=PIMC)
# claim -> number: U14 short; U15 aces
POLICIES = {"plain": Policy(), "book": Policy(aces=True, short=True)}
PLAYS = (*POLICIES, "double-dummy", "pimc")
BEST = "plain"


def model_of(play, mine):
    """Return the names of a question's ways to play: how both play the cards, and how the asker does if otherwise."""
    play = choose("play", BEST if play is None else play, PLAYS)
    mine = choose("mine", play if mine is None else mine, PLAYS)
    return {"play": play} | ({"mine": mine} if mine != play else {})


def voices_of(model):
    """Return how the asker plays and how the other does, as numbers."""
    names = model.get("mine", model["play"]), model["play"]
    return [voice_of(name) for name in names]


def voice_of(name):
    """Return a way to play as numbers."""
    return POLICIES[name].voice() if name in POLICIES else BLIND if name == "pimc" else FREE
