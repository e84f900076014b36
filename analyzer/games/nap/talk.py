"""What is said before the play of Nap, in order: whose turn it is, and what he may say."""

from ...errors import Misuse, choose
from . import rules
from .table import DRAW, PEEP, SPARE

MOST_BOUGHT = 5


def code_of(variant, word):
    """Return a word as a number."""
    codes = {"pass": rules.PASS, "spare": SPARE, "peep": PEEP, **rules.levels(variant)}
    return codes[word] if word in codes else DRAW + int(word.removeprefix("draw-"))


class Talk:
    """What has been said so far.

    Parameters
    ----------
    variant : Variant
    players : int
    said : list of str
        Laws 3, 12, 13, 15 to 17 and 21: first the cards bought, if they may be, as `draw-0` or `draw-3`; then the
        calls, a peep before a seat's call, the answer of a Nap caller after a raise.

    Attributes
    ----------
    speakers : list of int
        Whose each word was; seats count from 1.
    seat : int or None
        Whose turn it is, None if all is said.
    asked : {"draw", "call", "meet"}
    legal : list of str
        What he may say.

    Raises
    ------
    Misuse
        For a word that could not have been said.
    """

    def __init__(self, variant, players, said=()):
        self.variant, self.holders = variant, variant.holders(players)
        self.ranking = list(rules.levels(variant))
        self.said, self.speakers, self.peeped = [], [], []
        self.stock = rules.stock_of(variant, players)
        self.best = self.senior = self.nap_caller = self.spare_to = self.raised_by = None
        self.asked, self.seat = ("draw" if variant.buying else "call"), 1
        for word in said:
            self.say(word)

    def say(self, word):
        """Add a word."""
        if self.seat is None:
            raise Misuse("said", f"after {' '.join(self.said)} all have spoken: {word!r} is one word too many")
        choose("said", word, self.legal)
        self.said.append(word)
        self.speakers.append(self.seat)
        {"draw": self._drawn, "call": self._called, "meet": self._met}[self.asked](word)

    @property
    def legal(self):
        """What the seat whose turn it is may say."""
        if self.asked == "draw":
            return [f"draw-{n}" for n in range(min(MOST_BOUGHT, self.stock) + 1)]
        if self.asked == "meet":
            return ["pass", self.best]
        higher = self.ranking if self.best is None else self.ranking[self.ranking.index(self.best) + 1 :]
        calls = [word for word in higher if word not in ("wellington", "blucher")]
        calls += ["spare"] * (self.variant.spare and self.spare_to is None and "nap" in calls)
        over = {"nap": "wellington", "wellington": "blucher"}.get(self.best)
        calls += [over] * (over in higher)
        return ["pass", *calls, *["peep"] * (self.variant.peep != "none" and self.seat not in self.peeped)]

    @property
    def forced(self):
        """Law 4: who must stand for the lowest call if all pass, or None."""
        if self.variant.double_header or self.variant.all_pass == "thrown-in":
            return None
        return 1 if self.variant.all_pass == "eldest" else self.holders

    def _drawn(self, word):
        self.stock -= int(word.removeprefix("draw-"))
        self._next()
        if self.seat is None:
            self.asked, self.seat = "call", 1

    def _called(self, word):
        if word == "peep":
            self.peeped.append(self.seat)
            return
        if word == "spare":
            self.spare_to = self.seat
        level = "nap" if word == "spare" else word
        if level == "nap":
            self.nap_caller = self.seat
        if level in ("wellington", "blucher") and self.variant.challenge and self.senior == self.nap_caller:
            self.best, self.raised_by, self.asked, self.seat = level, self.seat, "meet", self.nap_caller
            return
        if level != "pass":
            self.best, self.senior = level, self.seat
        self._next()

    def _met(self, word):
        self.senior = self.raised_by if word == "pass" else self.nap_caller
        self.asked, self.seat = "call", self.raised_by
        self._next()

    def _next(self):
        self.seat = self.seat + 1 if self.seat < self.holders else None
        if self.seat is None and self.asked == "call" and self.best is None and self.forced:
            self.best, self.senior = str(self.variant.agreed("lowest")), self.forced
