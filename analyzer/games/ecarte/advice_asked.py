"""What the claims of the old books ask: every class of hand at a seat, exact chances, words and discards."""

from functools import lru_cache
from math import comb

from ...core.layout import Layout
from ...run import Budget, spread
from .card.classes import classes
from .card.rows import asking_of, moment_of, points_of
from .policy import whole_model
from .rules import CARDS, ELDER
from .variant import PACK, Variant

KINDS = ("plain", "book")  # of players
TURN_UP, DEALS = "9h", 2_048  # of a class, at most
WORLDS = comb(26, CARDS)


class Hand:
    """A class of hands as the books see it: its trumps, and its plain suits, the longest first."""

    def __init__(self, number, kind):
        self.number = number
        self.trumps = kind.trumps.split()
        self.suits = [suit.split() for suit in kind.plain.split(" + ") if suit]
        self.weight, self.weakest = len(kind.hands), kind.weakest

    @property
    def plain(self):
        """All plain cards."""
        return [card for suit in self.suits for card in suit]

    def many(self, ranks):
        """Count the plain cards of some ranks."""
        return sum(card in ranks for card in self.plain)

    def lengths(self):
        """Return the lengths of the plain suits."""
        return [len(suit) for suit in self.suits]

    def headed(self, length, ranks):
        """Count the plain suits of a length headed by one of some ranks."""
        return sum(len(suit) == length and suit[0] in ranks for suit in self.suits)

    @property
    def loose(self):
        """Count the plain cards that are no kings."""
        return len(self.plain) - self.many("K")

    @property
    def tierce(self):
        """Whether a plain suit has king, queen and knave."""
        return any(suit[:3] == ["K", "Q", "J"] for suit in self.suits)


@lru_cache(maxsize=1)
def layout():
    """Return the layout of the table's hands, and all cards but the turn-up in it."""
    (turned,) = PACK.read(TURN_UP, "turn_up")
    found = Layout(PACK, turned // 16, tuple(suit for suit in range(4) if suit != turned // 16))
    return found, found.hand([card for card in PACK.cards if card != turned])


@lru_cache(maxsize=1)
def hands():
    """Return every class of hands, and what the books see in it."""
    found = classes(int(layout()[1]))
    return found, [Hand(k, kind) for k, kind in enumerate(found)]


@lru_cache(maxsize=64)
def known(seat, kind, score):
    """Return what is asked of the classes at a seat, and what is known of them: by number of the class, a dict."""
    (turned,) = PACK.read(TURN_UP, "turn_up")
    moment = moment_of(Variant(), seat, turned, score)
    return asking_of(moment, whole_model(kind, "plain", None), Budget(deals=DEALS)), {}


def gains(seat, kind, such, score=None):
    """Return the classes of a sort, and what standing on each brings more than changing cards.

    By points, or at a score, the asker's points first, by the chance of the game.
    """
    (asking, found), (kinds, seen) = known(seat, kind, score), hands()
    wanted = [k for k, hand in enumerate(seen) if such(hand)]
    missing = [k for k in wanted if k not in found]
    rows = spread(lambda k: asking.row(layout()[0], kinds[k].hands)[0]["gain"], missing, None, "classes of hands")
    found.update(zip(missing, rows, strict=True))
    return [(seen[k], found[k]) for k in wanted]


def stands(seat, kind, such, score=None):
    """Return of the hands of a sort which share had better stand, and what standing gains on average."""
    rows = gains(seat, kind, such, score)
    whole = sum(hand.weight for hand, _ in rows)
    return (
        sum(hand.weight for hand, gain in rows if gain > 0) / whole,
        sum(hand.weight * gain for hand, gain in rows) / whole,
    )


@lru_cache(maxsize=512)
def count(hand, turn_up=TURN_UP, seat=ELDER):
    """Return in how many worlds a hand makes the point on sight of both."""
    held, turned = PACK.read(hand, "hand"), PACK.read(turn_up, "turn_up")
    trump = turned[0] // 16
    places = Layout(PACK, trump, tuple(suit for suit in range(4) if suit != trump))
    unseen = places.hand([card for card in PACK.cards if card not in (*held, *turned)])
    return points_of(places.hand(held), unseen, Variant().terms)[seat]


def told(seat, such, score=None):
    """Return what `stands` says under each kind of players, and as text: share, gain."""
    found = {kind: stands(seat, kind, such, score) for kind in KINDS}
    text = ", ".join(f"{kind} players {dots(share)} of hands, {gain:+.3f}" for kind, (share, gain) in found.items())
    return found, text


def verdict_of(found, mostly=0.9):
    """Return whether standing is right: on how many of the hands."""
    shares, means = [share for share, _ in found.values()], [gain for _, gain in found.values()]
    if min(shares) >= mostly:
        return "holds"
    if max(shares) <= 1 - mostly:
        return "fails"
    return "holds on average, not for every hand" if min(means) > 0 else (
        "fails on average, holds for some hands" if max(means) < 0 else "hangs on the hand and the other player"
    )  # fmt: skip


def dots(chance, places=3):
    """Return a chance without leading zero."""
    return f"{chance:.{places}f}".removeprefix("0") if chance < 1 else "1"
