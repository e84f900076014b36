"""Écarté the slow, obvious way: players for tests, one that does as told and one that does anything legal."""

from .naive_plain import Plain


class Told(Plain):
    """Both seats, or one: say these words and play these cards in turn, and then as `plain` does.

    `throws` are lists of cards, `kings` answers to the question whether to mark the king. None leaves one answer to
    `plain`.
    """

    def __init__(self, words="", cards="", throws=(), kings=()):
        self.words, self.cards = self.listed(words), self.listed(cards)
        self.throws = [throw if throw is None else self.listed(throw) for throw in throws]
        self.kings = list(kings)

    def listed(self, answers):
        """Split a line of answers."""
        return answers.split() if isinstance(answers, str) else list(answers)

    def told(self, answers, otherwise, view):
        """Take the next answer of a list, the policy's own at its end."""
        answer = answers.pop(0) if answers else None
        return otherwise(view) if answer is None else answer

    def propose(self, view):
        """Say the next word."""
        return self.told(self.words, super().propose, view)

    def answer(self, view):
        """Say the next word."""
        return self.told(self.words, super().answer, view)

    def discard(self, view):
        """Throw away the cards named."""
        return self.told(self.throws, super().discard, view)

    def announce(self, view):
        """Give the next answer."""
        return self.told(self.kings, super().announce, view)

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

    def propose(self, view):
        """Say anything."""
        return self.draw.choice(view.legal)

    announce = lead = follow = propose

    def answer(self, view):
        """Say anything, rather not refuse."""
        word = self.draw.choice(view.legal)
        return word if word != "refuse" else self.draw.choice(view.legal)

    def discard(self, view):
        """Throw away any cards."""
        return self.draw.sample(view.hand, self.draw.choice(view.legal))
