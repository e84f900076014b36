"""How a seat of Écarté plays: policies as numbers, taken from the old books' hints or set beside them."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...errors import choose


class Voice(NamedTuple):
    """A policy as numbers; see `Policy`. One that is `free` plays anything the laws leave, as its solver likes."""

    free: int
    trumps: int
    single: int
    small: int


@dataclass(frozen=True)
class Policy:
    """What a seat leads; to a card led every policy plays the lowest that takes the trick, else the lowest.

    It sees no more than the cards it holds and the card led.

    Parameters
    ----------
    trumps : bool
        Lead the highest trump from the king, from queen and knave, or from knave and ace, with a court card outside;
        else, and always without it, the highest card of the longest plain suit.
    single : bool
        From two trumps lead a single card rather than a suit of two that are neither headed by the king nor neighbours.
    small : bool
        From the queen and two small trumps, the last three cards, lead a small one.
    """

    trumps: bool = False
    single: bool = False
    small: bool = False

    def voice(self):
        """Return the policy as numbers."""
        return Voice(0, *(int(getattr(self, f.name)) for f in fields(self)))


FREE = Voice(1, 0, 0, 0)
# claim -> number: P1 P5 P6 P7 P10 the longest suit from its top, as `plain`; P3 P11 trumps; P4 P9 single; P12 small
POLICIES = {"plain": Policy(), "book": Policy(trumps=True, single=True, small=True)}
PLAYS = (*POLICIES, "double-dummy")
BEST = "plain"


def model_of(play, mine):
    """Return the names of a question's ways to play: how both play the cards, and how the asker does if otherwise."""
    play = choose("play", BEST if play is None else play, PLAYS)
    mine = choose("mine", play if mine is None else mine, PLAYS)
    return {"play": play} | ({"mine": mine} if mine != play else {})


def voices_of(model):
    """Return how the asker plays and how the other does, as numbers."""
    names = model.get("mine", model["play"]), model["play"]
    return [POLICIES[name].voice() if name in POLICIES else FREE for name in names]
