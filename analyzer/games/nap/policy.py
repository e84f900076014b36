"""How a seat of Nap calls, keeps and plays: policies as numbers.

Strength is counted in points: of the suit that would be trumps the ace 10, king 9, queen 8, knave 7, ten 6 and any
other 5; of other suits an ace 8, a king 4, a queen 2.
"""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...errors import Misuse, choose, whole

NEVER = 999  # points that no hand has, cards that no hand holds


class Voice(NamedTuple):
    """A policy as numbers; see `Policy`."""

    plain: int
    base: int
    slope: int
    nap: int
    rival: int
    four: int
    least: int
    misery: int
    raises: int
    spare: int
    buys: int
    peep: int
    goes_on: int
    attacks: int
    trumps_last: int
    holds_ace: int


@dataclass(frozen=True)
class Policy:
    """What a seat calls, which cards it keeps, how it plays.

    It never sees more than its own cards, what was said and what was played.

    Parameters
    ----------
    plain : bool
        Call by the length of the longest suit and by aces, not by points, and never anything but numbers and Nap.
    base, slope : int
        A call of c tricks needs `base + slope * c` points.
    nap : int
        So many more or fewer points are needed for Nap than for a call of all tricks.
    rival : int
        So many more for every opponent above three who holds cards, fewer for every one below.
    four : bool
        Whether one trick less than all is ever called.
    least : int
        No number is called on fewer points.
    misery : int
        Misery is called if in every suit held the lowest card is of the lowest `misery` ranks, the next of the lowest
        three more, the third of the lowest eight more; 0: never.
    raises : int
        Wellington needs so many points more than Nap, Blucher twice as many; and so does to meet a challenge.
    spare : int
        The spare hand is taken with so many points.
    buys : int
        At most so many cards are bought: those not of the best suit, nor aces.
    peep : int
        One looks at the card face down with so many points.
    goes_on : int
        The caller goes on leading trumps while he holds so many, or while he needs every trick; else his highest plain
        card.
    attacks : bool
        An opponent leads his highest plain card, not his lowest.
    trumps_last : bool
        An opponent leads trumps, the highest first, when the caller wants one trick more.
    holds_ace : bool
        With ace and one small trump an opponent lets the caller's first lead go if it is a knave or lower.
    """

    plain: bool = False
    base: int = 4
    slope: int = 6
    nap: int = -3
    rival: int = 2
    four: bool = False
    least: int = 14
    misery: int = 3
    raises: int = 6
    spare: int = 26
    buys: int = 2
    peep: int = 22
    goes_on: int = 2
    attacks: bool = True
    trumps_last: bool = True
    holds_ace: bool = True

    def playing(self, other):
        """Return the policy that calls and keeps as this one and plays the cards as another."""
        names = ("goes_on", "attacks", "trumps_last", "holds_ace")
        mine = {f.name: getattr(self, f.name) for f in fields(self)}
        return Policy(**mine | {name: getattr(other, name) for name in names})

    def voice(self):
        """Return the policy as numbers."""
        return Voice(*(int(getattr(self, f.name)) for f in fields(self)))


PLAY = {"goes_on": 0, "attacks": False, "trumps_last": False, "holds_ace": False}
# claim -> number: N2 rival; N3 N4 base, slope, nap; N7 four; N10 N11 base, slope; N18 holds_ace
POLICIES = {
    "plain": Policy(
        plain=True, misery=0, raises=NEVER, spare=NEVER, buys=0, peep=NEVER, **PLAY,
    ),
    "book": Policy(),
    "cautious": Policy(base=8, nap=0, least=18, misery=2, raises=NEVER, spare=NEVER, buys=1, peep=28),
    "bold": Policy(base=1, nap=-6, rival=1, four=True, least=0, misery=4, raises=3, spare=20, buys=4, peep=16),
}  # fmt: skip
SIGHTS = ("own", "double-dummy", "pimc")  # how a seat finds its card: from its policy, from all hands, from worlds
PLAYS = (*POLICIES, "double-dummy", "pimc")
WORLDS = 20  # drawn for a choice of card
BEST = "book"  # earns most whatever the others are, of three, four or five: reports/nap/match.md


def model_of(opponents, play, mine, worlds=None, band=False):
    """Return the names of a question's policies: how others call and keep, how all play the cards, how the asker does.

    Parameters
    ----------
    opponents, play, mine : str or None
    worlds : int, optional
        That a seat draws for a choice of card, where anybody plays so.
    band : bool
        Whether the answer is asked for under other models too.

    Raises
    ------
    Misuse
        For a name that is none, or worlds that nobody draws.
    """
    opponents = choose("opponents", BEST if opponents is None else opponents, tuple(POLICIES))
    play = choose("play", BEST if play is None else play, PLAYS)
    model = {"opponents": opponents, "play": play, "mine": choose("mine", play if mine is None else mine, PLAYS)}
    model |= {"band": True} if choose("band", band, (False, True)) else {}
    if "pimc" in model.values() or band:
        model["worlds"] = WORLDS if worlds is None else whole("worlds", worlds, 1, 10_000, "worlds are")
    elif worlds is not None:
        raise Misuse("worlds", "nobody draws worlds; they go with play pimc, mine pimc, or band")
    return model


def seats_of(model, holders, me):
    """Return the policy and the sight of every seat.

    Parameters
    ----------
    model : dict of str
        See `model_of`.
    holders : int
        Seats with cards.
    me : int
        The asker's, from 0; -1 if nobody asks.

    Returns
    -------
    policies : list of Policy
    sights : list of str
    """
    opponents = POLICIES[model["opponents"]]
    policies = [opponents.playing(POLICIES.get(model["play"], opponents))] * holders
    sights = [model["play"] if model["play"] in SIGHTS else "own"] * holders
    if me >= 0:
        policies[me] = POLICIES.get(model["mine"], opponents)
        sights[me] = model["mine"] if model["mine"] in SIGHTS else "own"
    return policies, sights
