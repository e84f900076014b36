"""How a seat of Euchre speaks and plays: policies as numbers, taken from the old books' hints or set beside them."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...errors import choose
from .variant import DEALER

LIGHT, USUAL, CAUTIOUS = 1, 0, -1  # how good a hand must be, by the score


class Voice(NamedTuple):
    """A policy as numbers; see `Policy`. One that is `free` does what is best; see `core.bound`."""

    free: int
    many: int
    aces: int
    short: int
    listed: int
    command: int
    colour: int
    scored: int
    orders: int
    takes: int
    names: int
    pairs: int


@dataclass(frozen=True)
class Policy:
    """What a seat says, leads, and throws for the turn-up; to a card led every policy plays alike.

    That is the lowest card that takes the trick, else the lowest, a trump only if nothing else. It sees no more than
    the cards it holds, the turn-up, the score and the card led.

    Parameters
    ----------
    many : int
        Lead the highest trump from so many; else the highest plain card, a trump only if nothing else.
    aces : bool
        Lead the highest trump from one or two beside two plain aces.
    short : bool
        Throw the lowest card of the shortest plain suit, not an ace; else the lowest single plain card that is no ace,
        then the lowest plain card.
    listed : bool
        The dealer takes up with three trumps, and with those two that the books list.
    command : bool
        Elder orders up with three trumps led by a bower and an ace beside, or four, unless the other suit of the colour
        promises more; with other three and an ace only if he has no suit to name.
    colour : bool
        Of suits that are enough elder names the other of the colour turned down, the dealer one of the other colour.
    scored : bool
        Whether the score makes a hand enough that is not, or the reverse; see `moods`.
    orders, takes, names : int
        With how many trumps a hand is enough to order up, to take up (the turn-up counted), to name them.
    pairs : bool
        Whether one fewer is enough with a bower among them or a plain ace beside; to name a suit, with both.
    """

    many: int = 2
    aces: bool = False
    short: bool = False
    listed: bool = False
    command: bool = False
    colour: bool = False
    scored: bool = False
    orders: int = 3
    takes: int = 3
    names: int = 3
    pairs: bool = True

    def voice(self):
        """Return the policy as numbers."""
        return Voice(0, *(int(getattr(self, f.name)) for f in fields(self)))

    def playing(self, other):
        """Return the policy that speaks as this one, and throws and plays as another."""
        mine = {f.name: getattr(self, f.name) for f in fields(self)}
        return Policy(**mine | {name: getattr(other, name) for name in ("many", "aces", "short")})

    def moods(self, seat, mine, theirs, game):
        """Return how light a hand may be, or how cautious its holder is, to have the turn-up made trumps and to name.

        Parameters
        ----------
        seat : int
        mine, theirs : int
            Points before the deal.
        game : int
        """
        if not self.scored:
            return USUAL, USUAL
        need, others = game - mine, game - theirs
        if (need, others) in ((1, 1), (1, 5), (1, 2)):
            mood = LIGHT
        elif (need, others) in ((2, 2), (1, 3)):
            mood = CAUTIOUS
        elif seat == DEALER and need in (1, 2) and others in (3, 4):
            mood = CAUTIOUS
        elif seat == DEALER and need in (3, 4) and others in (1, 2):
            mood = LIGHT
        else:
            mood = USUAL
        return mood, CAUTIOUS if others == 2 else mood


FREE, BLIND = (Voice(free, *[0] * 11) for free in (1, 2))
# claim -> number: U1 U2 U4 U5 U13 command; U3 U12 listed; U6 colour; U7 to U10 scored; U14 short; U15 aces
POLICIES = {
    "plain": Policy(),
    "book": Policy(aces=True, short=True, listed=True, command=True, colour=True, scored=True),
    "bold": Policy(orders=4, takes=2, names=2, pairs=False),  # as the card for the table advises
}
PLAYS = (*POLICIES, "double-dummy")
WAYS = (*PLAYS, "pimc")
BEST = "plain"  # way to play the cards
SPEAKER = "bold"  # wins most games whatever the other is: see `session`


def voices_of(model):
    """Return how the asker plays and how the other does, as numbers."""
    return [voice_of(name) for name in (model.get("mine", model["play"]), model["play"])]


def voice_of(name):
    """Return a way to play as numbers."""
    return POLICIES[name].voice() if name in POLICIES else BLIND if name == "pimc" else FREE


def whole_model(opponents, play, mine):
    """Return the names of a question before trumps are made: how the other speaks, how both play, what the asker does.

    Without a word on it the asker speaks as the other does and plays as both do.
    """
    opponents = choose("opponents", SPEAKER if opponents is None else opponents, tuple(POLICIES))
    play = choose("play", BEST if play is None else play, PLAYS)
    return {"opponents": opponents, "play": play} | ({} if mine is None else {"mine": choose("mine", mine, PLAYS)})


def speakers_of(model):
    """Return the policies by which the asker and the other speak and throw, and the voices with which they play.

    Who plays without a fault throws so too, and speaks as the other does.
    """
    other = POLICIES[model["opponents"]]
    mine = model.get("mine", model["play"])
    speaks = POLICIES.get(model.get("mine"), other), other
    plays = mine, model["play"]
    policies = [policy.playing(POLICIES.get(name, policy)) for policy, name in zip(speaks, plays, strict=True)]
    return policies, voices_of(model)
