"""Nap the slow, obvious way: players for tests, one that does as told and one that does anything legal."""

from .naive_plain import Plain


class Told(Plain):
    """All seats at once: say these words and play these cards in turn, and then as `plain` does.

    `throws` are lists of cards for `discard` and `buy` in turn. None leaves one answer to `plain`.
    """

    def __init__(self, words="", cards="", throws=()):
        super().__init__()
        self.words, self.cards, self.throws = self.listed(words), self.listed(cards), list(throws)

    def listed(self, answers):
        """Split a line of answers."""
        return answers.split() if isinstance(answers, str) else list(answers)

    def told(self, answers, otherwise, view):
        """Take the next answer of a list, the policy's own at its end."""
        answer = answers.pop(0) if answers else None
        return otherwise(view) if answer is None else answer

    def discard(self, view):
        """Throw away the cards named."""
        return self.told(self.throws, super().discard, view)

    def buy(self, view):
        """Exchange the cards named."""
        return self.told(self.throws, super().buy, view)

    def call(self, view):
        """Say the next word."""
        return self.told(self.words, super().call, view)

    def meet(self, view):
        """Say the next word."""
        return self.told(self.words, super().meet, view)

    def lead(self, view):
        """Play the next card."""
        return self.told(self.cards, super().lead, view)

    def follow(self, view):
        """Play the next card."""
        return self.told(self.cards, super().follow, view)


class Wild:
    """Answer anything that is legal."""

    def __init__(self, draw):
        self.draw = draw

    def discard(self, view):
        """Throw away any cards down to the number played."""
        return self.draw.sample(view.hand, len(view.hand) - view.table.tricks)

    def buy(self, view):
        """Exchange any number of cards that may be had."""
        return self.draw.sample(view.hand, self.draw.choice(view.legal))

    def call(self, view):
        """Pass, or say anything."""
        return self.draw.choice(["pass", self.draw.choice(view.legal)])

    def meet(self, view):
        """Say anything."""
        return self.draw.choice(view.legal)

    def lead(self, view):
        """Play any card."""
        return self.draw.choice(view.legal)

    def follow(self, view):
        """Play any card."""
        return self.draw.choice(view.legal)
