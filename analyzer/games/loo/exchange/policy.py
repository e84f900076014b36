"""How a seat plays where cards are exchanged: what it stands on, what it keeps, what it leads: policies as numbers.

Ranks are named by their letters, so that a policy serves a pack of 52 cards and one of 32 alike.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from ..policy import NOBODY, numbers


class Voice(NamedTuple):
    """A policy as numbers; see `Exchanger`."""

    alone: int
    two: int
    few: int
    keep: int
    pat: int
    four: int
    four_alone: int
    lead_trump_in: int
    lead_high: int
    lead_low: int


@dataclass(frozen=True)
class Exchanger:
    """What a seat plays on, what it exchanges and what it leads where it is free.

    It never sees more than its own cards and how many threw up before. It plays on three trumps, Pam counted, and on a
    flush, with which it stands pat. Of what it throws the worst goes first: what it does not keep, then what it does;
    of either plain cards from the lowest up, then trumps, Pam last. In following it plays the lowest card that the
    laws leave it.

    Parameters
    ----------
    alone : str
        One trump of this rank or better is enough.
    two : str
        So are two, the better of this rank or better.
    few : int
        So is any trump where at most so many others play or have still to speak.
    keep : str
        Besides trumps, plain cards of this rank or better are kept.
    pat : int
        With so many trumps nothing is exchanged, where no flush wins.
    four : bool
        Four trumps are kept for a flush; where the flush is paid by all, by the book, four of any suit.
    four_alone : bool
        Then such a four is enough to play on.
    lead_trump_in, lead_high : int, str
        Free to lead, with one trump beside plain cards of at least `lead_high` only: the trump, if so many are in;
        never Pam.
    lead_low : str
        Free to lead, with one trump of at least this rank beside plain cards below `lead_high`: the lowest card.
    """

    alone: str = "2"
    two: str = "2"
    few: int = 0
    keep: str = "A"
    pat: int = NOBODY
    four: bool = False
    four_alone: bool = False
    lead_trump_in: int = NOBODY
    lead_high: str = "Q"
    lead_low: str = ""

    def playing(self, other):
        """Return the policy that declares and exchanges as this one and leads as another."""
        return replace(self, lead_trump_in=other.lead_trump_in, lead_high=other.lead_high, lead_low=other.lead_low)

    def voice(self, pack):
        """Return the policy as numbers: slots of a pack, `NEVER` for a rank that is not named."""
        return Voice(*numbers(self, pack))


# The old books say nothing of exchanging; these numbers are about where `declare` and `discard` change their mind among
# plain players at the usual pool and loo.
EXCHANGERS = {
    "plain": Exchanger(),
    "book": Exchanger(
        alone="J", two="7", few=2, four=True, four_alone=True, lead_trump_in=4, lead_high="Q", lead_low="Q",
    ),
    "cautious": Exchanger(alone="A", two="T", few=1, keep="K", pat=4, lead_low="Q"),
    "bold": Exchanger(keep="", four=True, four_alone=True, lead_trump_in=4),
}  # fmt: skip
