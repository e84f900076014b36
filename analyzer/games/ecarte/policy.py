"""How a seat of Écarté speaks and plays: policies as numbers, taken from the old books' hints or set beside them."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from ...errors import choose


class Voice(NamedTuple):
    """How a policy plays, as numbers; see `Policy`. One that is `free` plays what is best; see `core.bound`."""

    free: int
    trumps: int
    single: int
    small: int


class Manner(NamedTuple):
    """How a policy speaks, as numbers; see `Policy`."""

    listed: int
    keeps: int
    sure: int
    score: int
    secret: int


@dataclass(frozen=True)
class Policy:
    """What a seat says, keeps and leads; to a card led all play the lowest that takes the trick, else the lowest.

    It sees no more than the cards it holds, the turn-up, the score, whether its word would make it vulnerable, the card
    led, and whether the king of trumps is gone. All throw away what is neither trump nor king; who must throw and holds
    only those, his lowest plain king, else his lowest trump.

    Parameters
    ----------
    listed : bool
        Elder plays on the old books' jeux de règle and the dealer refuses on theirs; without it on the shorter lists of
        `plain`. The same in every round.
    keeps : bool
        With the king of trumps elder proposes and the dealer accepts, whatever the list says.
    sure : bool
        Elder proposes with a point that nobody can take from him, unless the other has all but two points of the game.
    score : bool
        Against one who lacks one point play and refuse on more, against one who lacks two on three trumps only, where
        it makes vulnerable.
    secret : bool
        The king of trumps is not marked by who lacks two points when the other is vulnerable.
    trumps : bool
        Lead the highest trump from the king, from queen and knave, or from knave and ace, with a court card outside;
        else, and always without it, the highest card of the longest plain suit.
    single : bool
        From two trumps lead a single card rather than a suit of two that are neither headed by the king nor neighbours.
    small : bool
        From the queen and two small trumps, the last three cards, lead a small one, unless the king of trumps was seen:
        turned up, in hand, or played. (`strength` and `play` reckon ahead without memory of what is played then.)
    """

    listed: bool = False
    keeps: bool = False
    sure: bool = False
    score: bool = False
    secret: bool = False
    trumps: bool = False
    single: bool = False
    small: bool = False

    def voice(self):
        """Return how the policy plays."""
        return Voice(0, *(int(getattr(self, name)) for name in Voice._fields[1:]))

    def manner(self):
        """Return how the policy speaks."""
        return Manner(*(int(getattr(self, name)) for name in Manner._fields))


FREE, BLIND = Voice(1, 0, 0, 0), Voice(2, 0, 0, 0)
# claim -> number: E1-E5 D1-D3 listed; E7 D1 keeps; E8 sure; E9 all; E10 the same in every round; S1 S2 S3 score; S4
# secret; P1 P5 P6 P7 P10 the longest suit from its top, as `plain`; P3 P11 trumps; P4 P9 single; P12 small
POLICIES = {
    "plain": Policy(),
    "book": Policy(**dict.fromkeys([field.name for field in fields(Policy)], True)),
}
PLAYS = (*POLICIES, "double-dummy")
WAYS = (*PLAYS, "pimc")
MARKING = MARK, KEEP = ("mark", "keep")
BEST = "plain"
WINNER = "book"  # of whole games, under every variant and way to play the cards


def voices_of(model):
    """Return how the asker plays and how the other does, as numbers."""
    return [voice_of(name) for name in (model.get("mine", model["play"]), model["play"])]


def voice_of(name):
    """Return a way to play as numbers."""
    return POLICIES[name].voice() if name in POLICIES else BLIND if name == "pimc" else FREE


def king_seen(voice):
    """Return how one plays who has seen the king of trumps: from the queen he leads her (claim P12)."""
    return voice._replace(small=0)


def whole_model(opponents, play, mine, king=None):
    """Return the names of a question's policies before the play: of the other's words, of the cards, of the asker.

    `king`: of `MARKING`, what the asker does with a king of trumps in hand, if not as his policy.
    """
    opponents = choose("opponents", WINNER if opponents is None else opponents, tuple(POLICIES))
    play = choose("play", opponents if play is None else play, PLAYS)
    mine = choose("mine", opponents if mine is None else mine, tuple(POLICIES))
    told = {} if king is None else {"king": choose("king", king, MARKING)}
    return {"opponents": opponents, "play": play, "mine": mine} | told
