"""How a seat declares and plays: numbers, taken from the old books' hints or set beside them.

Ranks are named by their letters, so that a policy serves a pack of 52 cards and one of 32 alike.
"""

from dataclasses import dataclass, fields, replace
from typing import NamedTuple

from ...core.reader import RANKS
from ...errors import choose

NEVER = 15  # a slot no card has
NOBODY = 99  # more than sit at any table, or are cards in a hand


class Voice(NamedTuple):
    """A policy as numbers; see `Policy`."""

    two_eldest: int
    alone: int
    honour: int
    honour_side: int
    sides: int
    bare: int
    rich: int
    rich_alone: int
    rich_players: int
    miss_thrown: int
    miss_stood: int
    lead_trump_in: int
    lead_high: int
    lead_low: int


@dataclass(frozen=True)
class Policy:
    """What a seat stands on, when it takes the miss, what it leads where it is free.

    It never sees more than its own cards and what was said. In following, every policy plays the lowest card that the
    laws leave it; on later leads they leave no choice but among plain cards, of which it leads the highest.

    Parameters
    ----------
    two_eldest : str
        The eldest hand stands on two trumps if its best card is of this rank or better; others always do.
    alone : str
        One trump of this rank or better is enough.
    honour, honour_side : str
        So is one of at least `honour` beside a plain card of at least `honour_side`.
    sides : str
        So is any beside two plain cards of at least this rank, of different suits.
    bare : str
        Without a trump, three plain cards of at least this rank are enough, if the pool is rich.
    rich : int
        Tenths of a loo from which a pool is rich.
    rich_alone, rich_players : str, int
        In a rich pool, with at most so many players, one trump of this rank is enough.
    miss_thrown, miss_stood : int
        Whoever does not stand takes the free miss if at least so many threw up and at most so many stood before him.
    lead_trump_in, lead_high : int, str
        Free to lead, with one trump beside two plain cards of at least `lead_high`: the trump, if so many are in.
    lead_low : str
        Free to lead, with one trump of at least this rank beside two plain cards below `lead_high`: the lowest card.
    """

    two_eldest: str = "2"
    alone: str = ""
    honour: str = ""
    honour_side: str = "2"
    sides: str = ""
    bare: str = ""
    rich: int = 10_000
    rich_alone: str = ""
    rich_players: int = 0
    miss_thrown: int = NOBODY
    miss_stood: int = 0
    lead_trump_in: int = NOBODY
    lead_high: str = "Q"
    lead_low: str = ""

    @property
    def by_trumps(self):
        """Whether its word depends on the number of trumps alone."""
        return (self.alone, self.two_eldest, self.miss_thrown, self.bare) == ("2", "2", NOBODY, "")

    def playing(self, other):
        """Return the policy that declares as this one and plays the cards as another."""
        return replace(self, lead_trump_in=other.lead_trump_in, lead_high=other.lead_high, lead_low=other.lead_low)

    def voice(self, pack):
        """Return the policy as numbers: slots of a pack, `NEVER` for a rank that is not named."""
        return Voice(*numbers(self, pack))


def numbers(policy, pack):
    """Return every field of a policy as a number: a rank as its slot in a pack, `NEVER` if it is not named."""
    return [_slot(getattr(policy, f.name), pack.ranks) for f in fields(policy)]


def _slot(value, ranks):
    if not isinstance(value, str):
        return int(value)
    return max(0, RANKS.index(value) - (len(RANKS) - len(ranks))) if value else NEVER


POLICIES = {
    "plain": Policy(alone="2"),
    # claim -> number: L3 two_eldest; L4 honour, honour_side; L5 sides; L6 alone; L7 L8 rich_alone; L2 bare; L9 L10 miss
    "book": Policy(
        two_eldest="T", alone="K", honour="J", honour_side="Q", sides="Q", bare="K", rich=40, rich_alone="J",
        rich_players=5, miss_thrown=2, miss_stood=1, lead_trump_in=4, lead_high="Q", lead_low="Q",
    ),
    "cautious": Policy(
        two_eldest="Q", alone="A", honour="Q", honour_side="K", sides="K", miss_thrown=3, miss_stood=0, lead_low="Q",
    ),
    "bold": Policy(
        alone="2", bare="Q", rich=25, miss_thrown=1, miss_stood=1, lead_trump_in=4,
    ),
}  # fmt: skip
# Where nothing is said: of five with a loo of 6 bold earns most, whatever the others are: reports/loo/match.md
BEST = {"three": "bold", "five": "plain", "irish": "plain"}


def model_of(opponents, play, mine, form):
    """Return the names of a question's policies: how others declare, how all play the cards, how the asker does."""
    opponents, play = (BEST[form] if name is None else name for name in (opponents, play))
    names = {"opponents": opponents, "play": play, "mine": play if mine is None else mine}
    return {name: choose(name, value, tuple(POLICIES)) for name, value in names.items()}


def policies_of(model, policies=POLICIES):
    """Return the policies a model names, in that order."""
    return [policies[model[name]] for name in ("opponents", "play", "mine")]
