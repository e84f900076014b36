"""Euchre the slow, obvious way: players for tests, one that does as told and one that does anything legal."""

from .naive_plain import Plain


class Told(Plain):
    """Both seats, or one: say these words and play these cards in turn, and then as `plain` does.

    `throws` are the dealer's discards. None leaves one answer to `plain`.
    """

    def __init__(self, words="", cards="", throws=""):
        self.words, self.cards, self.throws = self.listed(words), self.listed(cards), self.listed(throws)

    def listed(self, answers):
        """Split a line of answers."""
        return answers.split() if isinstance(answers, str) else list(answers)

    def told(self, answers, otherwise, view):
        """Take the next answer of a list, the policy's own at its end."""
        answer = answers.pop(0) if answers else None
        return otherwise(view) if answer is None else answer

    def declare(self, view):
        """Say the next word."""
        return self.told(self.words, super().declare, view)

    def discard(self, view):
        """Throw the next card."""
        return self.told(self.throws, super().discard, view)

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

    def declare(self, view):
        """Say anything."""
        return self.draw.choice(view.legal)

    discard = lead = follow = declare
