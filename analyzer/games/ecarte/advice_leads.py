"""What the claims about play ask: the chance of the point by first lead, and what advice is worth over many hands."""

from functools import cache
from random import Random

from .choices import ACE, KING, KNAVE, QUEEN
from .counts import counted, told
from .playing.questions import play
from .policy import FREE, POLICIES
from .situation import Situation
from .variant import VARIANTS

KINDS = {"double-dummy": FREE, "book": POLICIES["book"].voice()}  # of players: seeing all after the lead, or nothing
VARIANT = VARIANTS["enquire-within"]
PACK = VARIANT.cards
TURNED = PACK.read("9h", "turn_up")[0]
TRUMP, SEED, HANDS, NEAR = TURNED // 16, 1, 20, 5e-4


class Hand:
    """A hand of elder as the books see it; cards by their numbers, 9h turned up.

    Attributes
    ----------
    trumps, plain : list of int
        From the top.
    suits : list of list of int
        The plain suits held, the longest first, each from the top.
    """

    def __init__(self, cards):
        self.cards = tuple(sorted(cards, reverse=True))
        self.trumps = [card for card in self.cards if card // 16 == TRUMP]
        self.plain = [card for card in self.cards if card // 16 != TRUMP]
        suits = [[card for card in self.plain if card // 16 == suit] for suit in range(4)]
        self.suits = sorted((suit for suit in suits if suit), key=len, reverse=True)

    @property
    def lengths(self):
        """How long the plain suits are, the longest first."""
        return [len(suit) for suit in self.suits]

    @property
    def singles(self):
        """Cards that stand alone in a plain suit."""
        return [suit[0] for suit in self.suits if len(suit) == 1]

    @property
    def ranks(self):
        """The slots of the trumps, from the top."""
        return [card % 16 for card in self.trumps]


@cache
def chances(cards, kind):
    """Return the chance of the point by lead, one order of the suits."""
    situation = Situation(VARIANT, 1, tuple(sorted(cards)), TURNED)
    found = {}
    for action, tally in counted(situation, [KINDS[kind]] * 2).items():
        counts = told(tally)
        if action.startswith("lead"):
            found[PACK.read(action.split()[1], "hand")[0]] = counts["point"] / counts["worlds"]
    return found


@cache
def hands_like(advice, count=HANDS):
    """Return hands at random for which advice has something to say: each with the cards advised and those it warns of.

    Parameters
    ----------
    advice : callable
        `advice(hand)` returns two lists of cards, or None.
    """
    draw, found = Random(SEED), {}
    others = [card for card in PACK.cards if card != TURNED]
    for _ in range(100_000):
        hand = Hand(draw.sample(others, 5))
        told_so = advice(hand)
        if told_so and all(told_so) and hand.cards not in found:
            found[hand.cards] = told_so
        if len(found) == count:
            break
    return found


def followed(advice, count=HANDS):
    """Return the verdict on advice, and the numbers: how often a card advised is best, and what it gains.

    It holds if among both kinds of players a card advised is no worse than those warned of on nine hands of ten and
    better on average; it fails if it is worse on average among both.
    """
    rows, parts = hands_like(advice, count), []
    gains, share = {}, {}
    for kind in KINDS:
        gain = []
        for cards, (good, bad) in rows.items():
            by_lead = chances(cards, kind)
            gain.append(max(by_lead[c] for c in good) - max(by_lead[c] for c in bad))
        gains[kind], share[kind] = sum(gain) / len(gain), sum(g > -NEAR for g in gain) / len(gain)
        parts.append(f"{kind} {share[kind]:.2f} of {len(gain)} hands, {gains[kind]:+.3f} on average")
    if min(share.values()) >= 0.9 and min(gains.values()) > 0:
        verdict = "holds"
    else:
        verdict = "fails" if max(gains.values()) < 0 else "a matter of degree"
    return verdict, (
        "at random hands, chance of the point, the best card advised against the best of those warned of; no worse on,"
        f" and better by: {'; '.join(parts)}."
    )


@cache
def moment(kind, **asked):
    """Return the rows of a moment of the play, by card; what the other said tells nothing."""
    found = play(turn_up="9h", opponents="any", play=kind, **asked)
    return {row["action"].split()[1]: row for row in found.actions}


def is_small(card):
    """Whether a card is below the ace of Écarté."""
    return card % 16 < ACE


__all__ = ["ACE", "KING", "KNAVE", "QUEEN", "Hand", "chances", "followed", "is_small", "moment"]
