"""What was said in a deal of Écarté, word by word: whose turn it is, and what may be said there."""

from ...errors import Misuse
from ...settings import words_of
from . import rules
from .rules import DEALER, ELDER

STOCK = 21  # law 2: cards after the turn-up
PLAY, PROPOSE, ACCEPT, REFUSE = range(4)  # words as numbers
ON_CONDITION, DRAW = 10, 20  # accept-3 is 13, draw-3 is 23
CODES = {"play": PLAY, "propose": PROPOSE, "accept": ACCEPT, "refuse": REFUSE}
NAMES = {ELDER: "elder", DEALER: "dealer"}


def code_of(word):
    """Return a word as a number."""
    if word in CODES:
        return CODES[word]
    name, number = word.split("-")
    return (ON_CONDITION if name == "accept" else DRAW) + int(number)


def word_of(code):
    """Return a number as a word."""
    names = {number: word for word, number in CODES.items()}
    return names.get(code) or (f"draw-{code - DRAW}" if code >= DRAW else f"accept-{code - ON_CONDITION}")


class Talk:
    """The words of a deal so far.

    Parameters
    ----------
    variant : Variant
    words : str or list of str
        `play propose accept refuse accept-3`, and `draw-3` of who changes three cards.

    Attributes
    ----------
    asked : str
        What comes next: `propose`, `answer`, `discard`, or `play`, when all is said.
    seat : int
        Who is asked; elder, when all is said.
    stock : int
        Cards left.
    drawn : dict of int to list of int
        How many cards each seat has changed, exchange by exchange.
    """

    def __init__(self, variant, words=()):
        self.variant, self.said, self.speakers, self.stock, self.exchanges = variant, [], [], STOCK, 0
        self.drawn, self.condition, self.loose = {ELDER: [], DEALER: []}, 0, None
        self.seat, self.asked = ELDER, "propose"
        for word in words_of(words):
            self.say(str(word).lower())

    def allowed(self):
        """Return what may be said now (laws 5 to 8)."""
        if self.asked == "propose":
            return ["play", "propose"]
        if self.asked == "answer":
            return rules.answers(self.variant, self.stock)
        if self.asked == "discard":
            least, most = rules.changes(self.variant, self.seat, self.stock)
            return [f"draw-{number}" for number in range(least, most + 1)]
        return []

    def say(self, word):
        """Hear the next word."""
        allowed = self.allowed()
        if not allowed:
            raise Misuse("said", f"{word!r} comes too late: after {' '.join(self.said)!r} the cards are played")
        if word not in allowed:
            who = NAMES[self.seat]
            raise Misuse("said", f"{word!r} cannot be what {who} says there; allowed: {', '.join(allowed)}")
        self.said.append(word)
        self.speakers.append(self.seat)
        if self.asked == "discard":
            self._change(int(word.split("-")[1]))
        elif word == "propose":
            self.seat, self.asked = DEALER, "answer"
        elif word.startswith("accept"):
            self.condition = int(word.split("-")[1]) if "-" in word else 0
            self.seat, self.asked = ELDER, "discard"
        else:
            self._end()

    def _change(self, number):
        """Change so many cards (laws 6 and 8)."""
        if self.seat == ELDER and self.stock - number < self.condition:
            self._end()
            return
        self.stock -= number
        self.drawn[self.seat].append(number)
        if self.seat == ELDER and self.stock:
            self.seat = DEALER
            return
        self.exchanges += 1
        if rules.may_propose(self.variant, self.exchanges, self.stock):
            self.seat, self.asked = ELDER, "propose"
        else:
            self._end()

    def _end(self):
        self.seat, self.asked, self.loose = ELDER, "play", rules.vulnerable(self.said)
